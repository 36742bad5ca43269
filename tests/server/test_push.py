"""Web Push: who is away is told in a browser that subscribed, and nobody on the way can read it."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from montjoie.server.config import Config
from montjoie.server.push import MOST, PushOffice, Subscription, browsers, joined, parted
from montjoie.server.sealing import decoded, encoded, point, seal
from tests.server.client import Client, http, live, new_match, tokens
from tests.server.processes import ServerProcess


class Browser:
    """Keys of its own, and the push service that its endpoint is at."""

    def __init__(self, status: int = 201) -> None:
        self.key, self.auth = ec.generate_private_key(ec.SECP256R1()), b"sixteen letters!"
        self.got: asyncio.Queue[tuple[dict[str, str], bytes]] = asyncio.Queue()
        self.service, self._status = "", status

    @contextlib.asynccontextmanager
    async def listening(self) -> AsyncIterator[Browser]:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.service = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        try:
            yield self
        finally:
            server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        told = {line.split(": ")[0].lower(): line.split(": ", 1)[1] for line in head[1:] if ": " in line}
        body = await reader.readexactly(int(told["content-length"]))
        self.got.put_nowait((told | {"path": head[0].split()[1]}, body))
        writer.write(f"HTTP/1.1 {self._status} Told\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    @property
    def subscription(self) -> dict[str, str]:
        public = encoded(point(self.key))
        return {"endpoint": f"{self.service}/to/ann", "p256dh": public, "auth": encoded(self.auth)}

    def read(self, sealed: bytes) -> dict[str, str]:
        """What a message says: the other half of RFC 8291."""
        salt, size, theirs = sealed[:16], sealed[20], sealed[21 : 21 + sealed[20]]
        other = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)

        def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
            return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

        both = b"WebPush: info\0" + point(self.key) + theirs
        secret = derive(self.key.exchange(ec.ECDH(), other), self.auth, both, 32)
        cipher = AESGCM(derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16))
        nonce = derive(secret, salt, b"Content-Encoding: nonce\0", 12)
        text = cipher.decrypt(nonce, sealed[21 + size :], None)
        assert text.endswith(b"\x02")
        news: dict[str, str] = json.loads(text[:-1])
        return news


def test_a_message_is_sealed_as_the_standard_shows_it() -> None:
    numbers = decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    sealed = seal(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        ec.derive_private_key(int.from_bytes(numbers, "big"), ec.SECP256R1()),
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encoded(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize(
    ("endpoint", "allowed"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc", True),
        ("https://web.push.apple.com/abc", True),
        ("http://fcm.googleapis.com/abc", False),
        ("https://fcm.googleapis.com:8443/abc", False),
        ("https://fcm.googleapis.com@127.0.0.1/abc", False),
        ("https://fcm.googleapis.com.example.org/abc", False),
        ("https://push.apple.com.example.org/abc", False),
        ("https://evilpush.apple.com/abc", False),
        ("https://127.0.0.1/abc", False),
        ("https://[::1/abc", False),
    ],
)
def test_only_services_that_the_operator_allows_are_written_to(endpoint: str, allowed: bool) -> None:
    assert PushOffice(Config()).allows(endpoint) == allowed


def test_a_seat_has_few_browsers_and_each_once() -> None:
    written = ""
    for n in [*range(MOST + 2), MOST + 1]:
        written = joined(written, Subscription(f"https://a/{n}", "p", "a"))
    assert [one.endpoint for one in browsers(written)] == [f"https://a/{n}" for n in range(2, MOST + 2)]
    for n in range(2, MOST + 2):
        written = parted(written, f"https://a/{n}")
    assert written == ""


@live
async def test_who_is_away_is_told_by_a_message_that_only_the_browser_can_read(tmp_path):
    async with Browser().listening() as browser:
        options = ("--push-service", browser.service)
        with ServerProcess(tmp_path, "", *options) as server:
            _, ways = await asyncio.to_thread(http, server.address, "/api/ways")
            made = new_match(server.address, "me", "link", game="parley", options={"rounds": 1})
            keys = tokens(made)
            ann = await Client.join(server.address, made["match"], keys["seat-1"])
            bob = await Client.join(server.address, made["match"], keys["seat-2"])
            given = browser.subscription
            foreign = given | {"endpoint": "http://127.0.0.1:9/x"}
            assert (await ann.ask("set_push", **foreign))["code"] == "push"
            assert (await ann.ask("set_push", **(given | {"p256dh": "none"})))["code"] == "push"
            assert (await ann.ask("set_push", **given, lang="fr"))["type"] == "done"
            await ann.answer(9)
            await ann.close()
            await bob.until(lambda c: not c.table["seats"][0]["connected"])
            await bob.answer(0)
            head, sealed = await asyncio.wait_for(browser.got.get(), 60)
            news = browser.read(sealed)
            assert news["match"] == made["match"]
            assert news["title"].startswith("Les Pourparlers : c'est à vous")
            assert news["body"]
            assert head["path"] == "/to/ann"
            assert (head["content-encoding"], head["topic"]) == ("aes128gcm", made["match"])
            assert given["endpoint"] not in "".join(bob.received)

            # The signature is that of the server whose key the browser subscribed with.
            token, key = head["authorization"].removeprefix("vapid t=").split(", k=")
            assert key == ways["push"]
            signed, _, mark = token.rpartition(".")
            r, s = (int.from_bytes(half, "big") for half in (decoded(mark)[:32], decoded(mark)[32:]))
            public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
            public.verify(utils.encode_dss_signature(r, s), signed.encode(), ec.ECDSA(hashes.SHA256()))
            assert json.loads(decoded(signed.split(".")[1]))["aud"] == browser.service
        with ServerProcess(tmp_path, "", *options) as again:
            assert (await asyncio.to_thread(http, again.address, "/api/ways"))[1] == ways
