"""Mail: who is away is written to, at an address that nobody else learns."""

from __future__ import annotations

import asyncio
import contextlib
import email
import email.policy
import re
from collections.abc import AsyncIterator
from email.message import EmailMessage
from pathlib import Path

import pytest

from montjoie.server.config import Config
from montjoie.server.mail import PostOffice
from tests.cli.commands import montjoie
from tests.server.client import Client, http, live, new_match, tokens
from tests.server.processes import ServerProcess

ANN = "ann@example.org"


class Sink:
    """A mail server that keeps what it is given; the first `busy` letters it turns away."""

    def __init__(self, busy: int = 0) -> None:
        self.letters: asyncio.Queue[EmailMessage] = asyncio.Queue()
        self.url, self._busy = "", busy

    @contextlib.asynccontextmanager
    async def listening(self) -> AsyncIterator[Sink]:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.url = f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        try:
            yield self
        finally:
            server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 sink\r\n")
        while line := (await reader.readline()).strip().upper():
            if line == b"DATA" and self._busy:
                self._busy -= 1
                writer.write(b"451 later\r\n")
            elif line == b"DATA":
                writer.write(b"354 go on\r\n")
                text = await reader.readuntil(b"\r\n.\r\n")
                letter = email.message_from_bytes(text[:-3], policy=email.policy.default)
                assert isinstance(letter, EmailMessage)
                self.letters.put_nowait(letter)
                writer.write(b"250 kept\r\n")
            else:
                writer.write(b"221 bye\r\n" if line == b"QUIT" else b"250 sink\r\n")
        writer.close()

    async def letter(self) -> EmailMessage:
        """The next letter."""
        return await asyncio.wait_for(self.letters.get(), 60)


def serving(folder: Path, sink: Sink) -> ServerProcess:
    letters = ("--smtp-url", sink.url, "--mail-from", "Herald <herald@example.org>")
    return ServerProcess(folder, "", *letters, "--public-url", "https://play.example.org/")


async def asked(sink: Sink) -> tuple[str, str]:
    """Who is asked by letter whether they may be written to, and where the link in it leads."""
    letter = await sink.letter()
    (path,) = set(re.findall(r"https://play\.example\.org(/mail/\S+)", letter.get_content()))
    assert letter["List-Unsubscribe"] == f"<https://play.example.org{path}>"
    return str(letter["To"]), path


async def confirmed(server: ServerProcess, sink: Sink, number: int = 1) -> None:
    """Some addresses are confirmed by who reads them."""
    for _ in range(number):
        _, path = await asked(sink)
        status, page = await asyncio.to_thread(http, server.address, path, b"do=confirm")
        assert status == 200
        assert "confirm" not in page


@live
async def test_who_is_away_is_told_the_game_the_turn_the_phase_and_what_happened(tmp_path):
    async with Sink(busy=1).listening() as sink:
        with serving(tmp_path, sink) as server:
            seats = [{"who": "me", "name": "Ann\u2028of Cleves"}, {"who": "link", "name": "Bob"}]
            made = new_match(server.address, seats=seats, game="parley", options={"rounds": 1})
            keys = tokens(made)
            ann = await Client.join(server.address, made["match"], keys["seat-1"])
            bob = await Client.join(server.address, made["match"], keys["seat-2"])
            assert (await ann.ask("set_mail", address=ANN, lang="fr"))["type"] == "done"
            assert (await bob.ask("set_mail", address="bob@example.org"))["type"] == "done"
            await confirmed(server, sink, 2)
            assert (await ann.answer(9))["type"] == "accepted"
            await ann.close()
            await bob.until(lambda c: not c.table["seats"][0]["connected"])
            await bob.answer(0)
            letter = await sink.letter()
            text = letter.get_content()
            assert (letter["To"], letter["From"]) == (ANN, "Herald <herald@example.org>")
            assert letter["Subject"] == "Les Pourparlers : c'est à vous, Ann of Cleves"
            assert "Tour 1, les palabres." in text
            assert "ask-name-card" in text, "the question"
            assert "event-led" in text, "what happened"
            assert not any(secret in str(letter) for secret in keys.values())
            assert ANN not in "".join(bob.received), "an address is nobody else's business"

            back = await Client.join(server.address, made["match"], keys["seat-1"])
            await back.answer(await back.first_legal())
            await bob.close()
            await back.until(lambda c: not c.table["seats"][1]["connected"])
            await back.answer("soft")
            await back.until(lambda c: c.view["over"])
            farewell = await sink.letter()
            assert farewell["To"] == "bob@example.org"
            assert farewell["Subject"] == "The Parley: the match is over"
            assert sink.letters.empty(), "who was there was not written to"
        assert ANN not in server.log.read_text()


@live
async def test_an_address_is_kept_over_a_restart_and_can_be_taken_back(tmp_path):
    async with Sink().listening() as sink:
        with serving(tmp_path, sink) as server:
            made = new_match(server.address, "me", "link", game="parley", options={"rounds": 2})
            keys = tokens(made)
            ann = await Client.join(server.address, made["match"], keys["seat-1"])
            for bad in (
                "ann",
                "ann@example.org, all@example.org",
                "a@b\nBcc: c@d",
                "a@b\n",
                "<ann@example.org>",
            ):
                assert (await ann.ask("set_mail", address=bad))["code"] == "bad_message"
            await ann.ask("set_mail", address=ANN)
            await confirmed(server, sink)
            await ann.answer(9)
        with serving(tmp_path, sink) as server:
            bob = await Client.join(server.address, made["match"], keys["seat-2"])
            await bob.answer(0)
            assert (await sink.letter())["To"] == ANN
            ann = await Client.join(server.address, made["match"], keys["seat-1"])
            await ann.ask("set_mail", address="")
            await ann.answer(await ann.first_legal())
            await ann.close()
            await bob.until(lambda c: not c.table["seats"][0]["connected"])
            await bob.ask("say", text="your turn")
            assert sink.letters.empty()


@live
async def test_only_who_reads_an_address_can_have_it_written_to_and_can_end_it(tmp_path):
    async with Sink().listening() as sink:
        with serving(tmp_path, sink) as server:
            made = new_match(server.address, "me", "link", game="parley", options={"rounds": 3})
            keys = tokens(made)
            ann = await Client.join(server.address, made["match"], keys["seat-1"])
            bob = await Client.join(server.address, made["match"], keys["seat-2"])
            await ann.ask("set_mail", address=ANN, lang="fr")
            to, path = await asked(sink)
            assert to == ANN
            await ann.answer(9)
            await ann.close()
            await bob.until(lambda c: not c.table["seats"][0]["connected"])
            await bob.answer(0)
            await bob.until(lambda c: c.view["awaited"] == ["seat-1"])
            assert sink.letters.empty(), "nobody has confirmed it"

            wrong = path[:-4] + "AAAA"
            assert (await asyncio.to_thread(http, server.address, wrong))[0] == 403
            assert (await asyncio.to_thread(http, server.address, path, b"do=dance"))[0] == 400
            status, page = await asyncio.to_thread(http, server.address, path)
            assert (status, "Oui, écrivez-moi" in page) == (200, True), "to look changes nothing"
            assert (await asyncio.to_thread(http, server.address, path, b"do=confirm"))[0] == 200
            unsubscribe = b"List-Unsubscribe=One-Click"
            assert (await asyncio.to_thread(http, server.address, path, unsubscribe))[0] == 200
            assert (await asyncio.to_thread(http, server.address, path))[0] == 403, "the link is spent"
        assert path.rpartition("/")[2] not in server.log.read_text()


@live
async def test_a_server_without_mail_says_so(small_server):
    made = new_match(small_server.address, "me", "link")
    client = await Client.join(small_server.address, made["match"], tokens(made)["host"])
    assert (await client.ask("set_mail", address=ANN))["code"] == "mail"
    assert (await client.ask("set_mail", address=""))["type"] == "done"


def test_one_address_gets_so_many_an_hour():
    post = PostOffice(Config(mails_per_hour=3))
    assert [post.takes(ANN) for _ in range(5)] == [True, True, True, False, False]
    assert post.takes("bob@example.org")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--smtp-url", "mail.example.org", "--mail-from", "a@example.org"), "smtp://"),
        (("--smtp-url", "smtp://mail.example.org"), "--mail-from"),
        (("--smtp-url", "smtp://mail.example.org", "--mail-from", "a@example.org"), "--public-url"),
    ],
)
def test_settings_that_cannot_be_are_told(options, said):
    assert said in montjoie("serve", *options, "--lang", "en").err
