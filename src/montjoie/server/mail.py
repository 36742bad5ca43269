"""Mail: tell people who are away of their turn, at the address they gave at their seat.

Only the seat itself gives its address and nobody else learns it. It is written to once who reads it has
confirmed it, so many times an hour, and every letter holds a link that ends it.
"""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Any
from urllib.parse import SplitResult, quote, unquote, urlsplit

from montjoie.server.config import Config
from montjoie.server.prices import Purses
from montjoie.server.protocol import Text
from montjoie.server.seats import Holder
from montjoie.server.speech import say

_PORTS = {"smtp": 25, "smtps": 465}
_LINE = 200  # letters of a line of a notification, so that all of it stays below what services take
_PATIENCE = 20.0  # seconds for the mail server to answer


def check(config: Config) -> None:
    """Say what is wrong with the settings before anything starts."""
    url = urlsplit(config.smtp_url)
    if config.smtp_url and (url.scheme not in _PORTS or not url.hostname):
        raise ValueError("the mail server is given as smtp://HOST or smtps://HOST")
    if config.smtp_url and "@" not in parseaddr(config.mail_from)[1]:
        raise ValueError("mail needs a sender: --mail-from montjoie@example.org")
    if config.smtp_url and not config.public_url.startswith(("http://", "https://")):
        raise ValueError("letters hold a link to this server: --public-url https://play.example.org")


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

    def ask(self, match: str, holder: Holder, facts: dict[str, Any]) -> EmailMessage:
        """The letter that asks whether an address may be written to."""
        lang, told = holder.lang, {name: _in(holder.lang, text) for name, text in facts.items()}
        link = self._link(match, holder)
        text = [say(lang, "mail-confirm-text", **told), link, say(lang, "mail-confirm-else")]
        return self._letter(holder, link, say(lang, "mail-confirm", **told), text)

    def write(self, match: str, holder: Holder, news: dict[str, Any]) -> EmailMessage:
        """The news of a seat as a letter."""
        lang, link = holder.lang, self._link(match, holder)
        text = [*_paragraphs(lang, news), f"{say(lang, 'mail-stop')}\n{link}"]
        return self._letter(holder, link, _subject(lang, news), text)

    def _link(self, match: str, holder: Holder) -> str:
        return f"{self._config.public_url.rstrip('/')}/mail/{match}/{quote(holder.seat)}/{holder.mail_key}"

    def _letter(self, holder: Holder, link: str, subject: str, text: list[str]) -> EmailMessage:
        letter = EmailMessage()
        letter["From"], letter["To"] = self._config.mail_from, holder.mail
        letter["Subject"] = " ".join(subject.split())  # people choose names with odd spaces
        letter["List-Unsubscribe"] = f"<{link}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=parseaddr(self._config.mail_from)[1].rpartition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content("\n\n".join(text) + "\n")
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


def noted(lang: str, news: dict[str, Any]) -> dict[str, str]:
    """The news of a seat in a few lines, for a notification."""
    lines = [_in(lang, news["ask"])] if news["what"] == "your_turn" else []
    lines += [_in(lang, each) for each in news["last"][-2:]]
    text = "\n".join(line[:_LINE] for line in lines)
    return {"title": " ".join(_subject(lang, news).split())[:_LINE], "body": text, "match": news["match"]}


def _subject(lang: str, news: dict[str, Any]) -> str:
    key = "mail-your-turn" if news["what"] == "your_turn" else "mail-closed"
    return say(lang, key, game=_in(lang, news["title"]), who=news["name"] or _in(lang, news["place"]))


def _paragraphs(lang: str, news: dict[str, Any]) -> list[str]:
    """Which game, which turn and phase, what is asked, what happened."""
    place, asked = _in(lang, news["place"]), news["what"] == "your_turn"
    found = [say(lang, "mail-greeting", who=news["name"] or place)]
    found.append(say(lang, "mail-asked" if asked else "mail-over", game=_in(lang, news["title"])))
    if news["round"] is not None:
        phase = {"phase": _in(lang, news["stage"])} if news["stage"] else {}
        found.append(say(lang, "mail-when" if phase else "mail-round", round=news["round"], **phase))
    if asked:
        found.append(_in(lang, news["ask"]))
    if news["last"]:
        told = [f"- {_in(lang, each)}" for each in news["last"]]
        found.append("\n".join([say(lang, "mail-last"), *told]))
    return [*found, say(lang, "mail-why", seat=place)]


def _in(lang: str, text: Text) -> str:
    return text.fr if lang == "fr" else text.en
