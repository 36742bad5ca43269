"""Mail: tell people who are away of their turn, at the address they gave at their seat.

Only the seat itself gives its address, nobody else learns it, and one address gets so many an hour.
"""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from pathlib import Path
from typing import Any
from urllib.parse import SplitResult, unquote, urlsplit

from montjoie import words
from montjoie.server.config import Config
from montjoie.server.prices import Purses
from montjoie.server.protocol import Text

SCOPE = "SRV"
_PORTS = {"smtp": 25, "smtps": 465}
_PATIENCE = 20.0  # seconds for the mail server to answer
words.register(SCOPE, lambda: words.Source(words.messages_in(Path(__file__).parent), {}))


def check(config: Config) -> None:
    """Say what is wrong with the settings before anything starts."""
    url = urlsplit(config.smtp_url)
    if config.smtp_url and (url.scheme not in _PORTS or not url.hostname):
        raise ValueError("the mail server is given as smtp://HOST or smtps://HOST")
    if config.smtp_url and "@" not in parseaddr(config.mail_from)[1]:
        raise ValueError("mail needs a sender: --mail-from montjoie@example.org")


class PostOffice:
    """Writes to people through the operator's mail server."""

    def __init__(self, config: Config) -> None:
        self._config = config
        rate = config.mails_per_hour
        self._sent = Purses(rate / 3600, max(1.0, rate))

    @property
    def open(self) -> bool:
        """Whether the operator lets us send mail."""
        return bool(self._config.smtp_url)

    def takes(self, address: str) -> bool:
        """Whether the address may get one more."""
        return not self._sent.of(address).take()

    def write(self, address: str, lang: str, news: dict[str, Any]) -> EmailMessage:
        """The news of a seat as a letter."""
        letter = EmailMessage()
        letter["From"], letter["To"] = self._config.mail_from, address
        letter["Subject"] = " ".join(_subject(lang, news).split())  # people choose names with odd spaces
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=parseaddr(self._config.mail_from)[1].rpartition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content("\n\n".join(_paragraphs(lang, news)) + "\n")
        return letter

    def send(self, letter: EmailMessage) -> None:
        """Hand a letter to the mail server; takes its time."""
        url = urlsplit(self._config.smtp_url)
        with _connect(url) as server:
            if url.username:
                server.login(unquote(url.username), unquote(url.password or ""))
            server.send_message(letter)


def _connect(url: SplitResult) -> smtplib.SMTP:
    """Encrypted from the start or as soon as the server offers it; a password goes no other way."""
    host, port = url.hostname or "", url.port or _PORTS[url.scheme]
    safe = ssl.create_default_context()
    if url.scheme == "smtps":
        return smtplib.SMTP_SSL(host, port, timeout=_PATIENCE, context=safe)
    server = smtplib.SMTP(host, port, timeout=_PATIENCE)
    server.ehlo_or_helo_if_needed()
    if server.has_extn("starttls"):
        server.starttls(context=safe)
    elif url.username:
        server.close()
        raise smtplib.SMTPNotSupportedError("the mail server takes passwords only in the open")
    return server


def _say(lang: str, key: str, **facts: Any) -> str:
    return words.say(lang, f"{SCOPE}-", key, facts)


def _subject(lang: str, news: dict[str, Any]) -> str:
    key = "mail-your-turn" if news["what"] == "your_turn" else "mail-closed"
    return _say(lang, key, game=_in(lang, news["title"]), who=news["name"] or _in(lang, news["place"]))


def _paragraphs(lang: str, news: dict[str, Any]) -> list[str]:
    """Which game, which turn and phase, what is asked, what happened."""
    place, asked = _in(lang, news["place"]), news["what"] == "your_turn"
    found = [_say(lang, "mail-greeting", who=news["name"] or place)]
    found.append(_say(lang, "mail-asked" if asked else "mail-over", game=_in(lang, news["title"])))
    if news["round"] is not None:
        phase = {"phase": _in(lang, news["stage"])} if news["stage"] else {}
        found.append(_say(lang, "mail-when" if phase else "mail-round", round=news["round"], **phase))
    if asked:
        found.append(_in(lang, news["ask"]))
    if news["last"]:
        told = [f"- {_in(lang, each)}" for each in news["last"]]
        found.append("\n".join([_say(lang, "mail-last"), *told]))
    return [*found, _say(lang, "mail-why", seat=place)]


def _in(lang: str, text: Text) -> str:
    return text.fr if lang == "fr" else text.en
