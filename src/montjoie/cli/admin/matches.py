"""`montjoie admin`: what its operator does with the matches of a server."""

from __future__ import annotations

from rich.table import Table

from montjoie.cli.admin.base import DAY, DataDir, Db, Json, admin, care_of, date_of, now, stored_of
from montjoie.cli.speech import CommandError, Lang, say, show, show_json, tongue_of

_COLUMNS = ("match", "game", "status", "inputs", "begun", "last")


@admin.command(name="list")
def list_matches(
    *,
    status: str | None = None,
    limit: int = 50,
    json: Json = False,
    db: Db = "",
    data_dir: DataDir = None,
    lang: Lang = None,
) -> int:
    """List the newest matches.

    Parameters
    ----------
    status
        Only those that are playing, over, ended or stopped.
    limit
        How many.
    json
        One line of JSON.
    """
    with care_of(db, data_dir) as care:
        found = care.list(status, limit)
    if json:
        show_json(found)
        return 0
    tongue = tongue_of(lang)
    table = Table(box=None)
    for name in _COLUMNS:
        table.add_column(say(tongue, f"admin-{name}"), min_width=16 if name == "match" else None)
    for each in found:
        dates = (date_of(each.created)[:10], date_of(each.changed))
        table.add_row(each.match, each.game, each.status, str(each.inputs), *dates)
    show(table)
    return 0


@admin.command
def inspect(match: str, /, *, db: Db = "", data_dir: DataDir = None, lang: Lang = None) -> int:
    """Show what is stored of a match, without the secrets of its people, as JSON.

    Parameters
    ----------
    match
        The id of the match.
    """
    with care_of(db, data_dir) as care:
        stored = stored_of(care, match)
    row = stored.match
    seats = [{name: each[name] for name in ("seat", "name", "bot", "stand_in")} for each in stored.seats]
    links = [{name: each[name] for name in ("id", "role", "revoked")} for each in stored.links]
    told = {name: row[name] for name in ("id", "game", "status", "public", "rules", "base", "created", "due")}
    show_json(
        {**told, "seats": seats, "links": links, "inputs": len(stored.inputs), "talk": len(stored.talk)}
    )
    return 0


@admin.command
def verify(*, db: Db = "", data_dir: DataDir = None, lang: Lang = None) -> int:
    """Play every match through and list those that cannot be."""
    sound = bad = 0
    with care_of(db, data_dir) as care:
        for verdict in care.verify():
            sound, bad = sound + (not verdict.problem), bad + bool(verdict.problem)
            if verdict.problem:
                show(f"{verdict.match}: {verdict.problem}", wrap=False)
    show(say(tongue_of(lang), "admin-verified", sound=sound, bad=bad))
    return 1 if bad else 0


def _deed(name: str, what: str) -> None:
    """A command that does one thing to one match."""

    def command(match: str, /, *, db: Db = "", data_dir: DataDir = None, lang: Lang = None) -> int:
        with care_of(db, data_dir) as care:
            return _done(getattr(care, name)(match), match)

    command.__doc__ = f"{what}\n\nParameters\n----------\nmatch\n    The id of the match."
    admin.command(command, name=name)


_deed("end", "End a match for good, without a result.")
_deed("release", "Let a match go on that the server has stopped.")


@admin.command
def purge(
    match: str | None = None,
    /,
    *,
    closed_days: int | None = None,
    db: Db = "",
    data_dir: DataDir = None,
    lang: Lang = None,
) -> int:
    """Delete everything about a match, its talk and addresses included; or all that closed long ago.

    Parameters
    ----------
    match
        The id of the match.
    closed_days
        All matches that are closed and in which nothing has happened for so many days.
    """
    with care_of(db, data_dir) as care:
        if match is not None:
            return _done(care.purge(match), match)
        if closed_days is None:
            raise CommandError("purge-what")
        number = care.purge_closed(now() - closed_days * DAY)
    show(say(tongue_of(lang), "admin-purged", number=number))
    return 0


def _done(done: bool, match: str) -> int:
    if not done:
        raise CommandError("no-match", match=match)
    return 0
