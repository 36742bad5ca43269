"""Seats without accounts: links with secrets, and what each link may do."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterable
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

from montjoie.server.protocol import LinkInfo, NewLink, Role, Vacancy

Row = dict[str, Any]


class Holder(Struct):
    """Who holds a seat: a person unless `bot` names a program."""

    seat: str
    name: str = ""
    bot: str | None = None
    stand_in: str = "default"
    auto_pass: bool = False
    auto_answer: bool = False  # where one answer alone is possible (KER-ASK-06)
    mail: str = ""  # where its people are told of their turns, which nobody else learns
    lang: str = "en"  # of the mail
    mail_key: str = ""  # what the letters to it carry, and open
    mail_confirmed: bool = False  # by who reads it
    push: str = ""  # the browsers that are told of its turns, as `push` writes them
    vacancy: Vacancy | None = None  # nobody has sat down yet

    def row(self, match: str) -> Row:
        """As a new row of the store."""
        return {
            "match_id": match,
            "seat": self.seat,
            "name": self.name,
            "bot": self.bot,
            "stand_in": self.stand_in,
            "auto_pass": self.auto_pass,
            "auto_answer": self.auto_answer,
            "mail": self.mail,
            "lang": self.lang,
            "mail_key": self.mail_key,
            "mail_confirmed": self.mail_confirmed,
            "push": self.push,
            "vacancy": self.vacancy,
        }

    @classmethod
    def read(cls, row: Row) -> Holder:
        """From a row of the store."""
        names = cls.__struct_fields__
        return msgspec.convert({name: row[name] for name in names}, cls, strict=False)

    def change(self, match: str) -> Row:
        """As the change of a row."""
        row = self.row(match)
        return {"match": row.pop("match_id"), "which": row.pop("seat"), **row}


class Link(Struct):
    """What the server knows of a link: never its secret."""

    id: str
    role: Role
    seats: tuple[str, ...]
    hash: str
    revoked: bool = False

    @property
    def host(self) -> bool:
        """Whether it has the host's rights."""
        return self.role == "host"

    def info(self) -> LinkInfo:
        """For the host's list."""
        return LinkInfo(self.id, self.role, list(self.seats), self.revoked)

    def row(self, match: str, now: int) -> Row:
        """As a row of the store."""
        return {
            "id": self.id,
            "match_id": match,
            "role": self.role,
            "seats": msgspec.json.encode(self.seats).decode(),
            "hash": self.hash,
            "revoked": self.revoked,
            "created": now,
        }

    @classmethod
    def read(cls, row: Row) -> Link:
        """From a row of the store."""
        seats = msgspec.json.decode(row["seats"], type=tuple[str, ...])
        return cls(row["id"], row["role"], seats, row["hash"], row["revoked"])


def new_match_id() -> str:
    """An id nobody can guess, so that summaries are for those who were told of the match.

    It never begins with a dash, which a command would take for an option.
    """
    return secrets.token_hex(10)


def could_be_id(text: str) -> bool:
    """Whether a text from outside may be the id of a match."""
    return 0 < len(text) <= 64 and text.isascii() and text.isprintable()


def new_link(role: Role, seats: Iterable[str], id: str | None = None) -> tuple[Link, NewLink]:
    """A link with 192 bits of secret, and what its holder is told."""
    token = secrets.token_urlsafe(24)
    link = Link(id or secrets.token_hex(6), role, tuple(seats), _hash(token))
    return link, NewLink(link.id, role, list(link.seats), token)


def find_link(links: Iterable[Link], token: str) -> Link | None:
    """The link of a token; every hash is compared, each in constant time."""
    given, found = _hash(token), None
    for link in links:
        if hmac.compare_digest(link.hash, given) and not link.revoked:
            found = link
    return found


def _hash(token: str) -> str:
    """Secrets are random and long, so one fast hash is enough."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
