"""`montjoie admin`: what its operator orders a server: who is banned, who may not talk."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from montjoie.cli.admin.base import DAY, DataDir, Db, Json, admin, care_of, date_of, now, stored_of
from montjoie.cli.speech import CommandError, Lang, say, show, show_json, tongue_of

Days = Annotated[float | None, Parameter(help="For so many days; for good where not said.")]


@admin.command
def orders(*, json: Json = False, db: Db = "", data_dir: DataDir = None, lang: Lang = None) -> int:
    """List who is banned and who may not talk.

    Parameters
    ----------
    json
        One line of JSON.
    """
    with care_of(db, data_dir) as care:
        found = care.orders(now())
    if json:
        show_json([order._asdict() for order in found])
        return 0
    tongue = tongue_of(lang)
    for order in found:
        until = say(tongue, "admin-for-good") if order.until is None else date_of(order.until)
        show(f"{say(tongue, f'admin-{order.kind}')} {order.whom} ({until})", wrap=False)
    return 0


@admin.command
def ban(
    address: str, /, *, days: Days = None, db: Db = "", data_dir: DataDir = None, lang: Lang = None
) -> int:
    """Let nobody in from an address or a network; a running server heeds it within seconds.

    Parameters
    ----------
    address
        As 192.0.2.7, 192.0.2.0/24 or 2001:db8::/48.
    """
    return _order("ban", _network(address), days, db, data_dir)


@admin.command
def unban(address: str, /, *, db: Db = "", data_dir: DataDir = None, lang: Lang = None) -> int:
    """Let an address or a network in again.

    Parameters
    ----------
    address
        As it was banned.
    """
    return _lift("ban", _network(address), db, data_dir)


@admin.command
def silence(
    match: str,
    seat: str | None = None,
    /,
    *,
    days: Days = None,
    db: Db = "",
    data_dir: DataDir = None,
    lang: Lang = None,
) -> int:
    """Take the word from a seat, or from everybody in a match; they play on.

    Parameters
    ----------
    match
        The id of the match.
    seat
        The seat; all where not said.
    """
    with care_of(db, data_dir) as care:
        seats = {each["seat"] for each in stored_of(care, match).seats}
    if seat is not None and seat not in seats:
        raise CommandError("no-seat", seat=seat, known=sorted(seats))
    return _order("silence", "/".join(filter(None, (match, seat))), days, db, data_dir)


@admin.command
def unsilence(
    match: str, seat: str | None = None, /, *, db: Db = "", data_dir: DataDir = None, lang: Lang = None
) -> int:
    """Let a seat or a match talk again.

    Parameters
    ----------
    match
        The id of the match.
    seat
        The seat; all where that was the order.
    """
    return _lift("silence", "/".join(filter(None, (match, seat))), db, data_dir)


def _order(kind: str, whom: str, days: float | None, db: str, data_dir: Path | None) -> int:
    from montjoie.server.orders import Order

    until = None if days is None else now() + int(days * DAY)
    with care_of(db, data_dir) as care:
        care.order(Order(kind, whom, until))
    return 0


def _lift(kind: str, whom: str, db: str, data_dir: Path | None) -> int:
    with care_of(db, data_dir) as care:
        if not care.lift(kind, whom):
            raise CommandError("no-order", whom=whom)
    return 0


def _network(address: str) -> str:
    from montjoie.server.orders import network

    try:
        return network(address)
    except ValueError as error:
        raise CommandError("no-network", reason=str(error)) from None
