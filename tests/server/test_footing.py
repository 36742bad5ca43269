"""Going back to what is stored, where another process was first."""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import Mock

import examples.joust  # noqa: F401 - registers the example game
import montjoie
from montjoie import Match
from montjoie.server import footing
from montjoie.server.footing import Footing
from montjoie.server.loading import catch_up, input_rows
from montjoie.server.stored import News


def answered(match: Match, seat: str, lance: int) -> Match:
    """The match after an answer of a seat."""
    twin = match.clone()
    twin.submit(seat, list(twin.decisions[seat].candidates())[lance])
    return twin


def second(firm: Match, own: Match) -> tuple[Any, Footing]:
    """A room whose own answer came second, and stands no longer."""
    room = Mock(base=0, match=own, keys={}, talk=[], pending=[], status="playing")
    room.take_back.side_effect = lambda match: setattr(room, "match", match)

    async def follow(rows: list[dict[str, Any]]) -> Match:
        twin: Match = room.match.clone()
        catch_up(twin, rows)
        return twin

    room.rules.follow = follow
    found = Footing(room)
    found._firm, found._progress = firm, ("playing", None, None)
    found._reload = Mock()
    return room, found


def test_who_came_second_plays_what_the_first_says_he_has_stored():
    async def scenario() -> None:
        firm = montjoie.start("joust", 2, 1)
        theirs = answered(firm, "seat-2", 1)
        room, here = second(firm, answered(firm, "seat-1", 0))
        waiting = asyncio.ensure_future(here._give_way())
        await asyncio.sleep(0)
        assert not waiting.done(), "nothing was heard of him yet"
        here.hear(News(input_rows("m", theirs, 0, None, 0)))
        assert await waiting
        assert room.match.digest() == theirs.digest(), "his answer, and none of ours"
        assert not room.hub.store.read.called, "the store was not asked"
        room.showing.show.assert_called_once()

    asyncio.run(scenario())


def test_who_hears_of_nobody_looks_into_the_store(monkeypatch):
    async def scenario() -> None:
        monkeypatch.setattr(footing, "_SOON", 0.01)
        firm = montjoie.start("joust", 2, 1)
        room, here = second(firm, answered(firm, "seat-1", 0))
        assert not await here._give_way()
        room.showing.show.assert_not_called()

    asyncio.run(scenario())


def test_word_that_does_not_follow_what_is_stored_is_not_believed():
    async def scenario() -> None:
        firm = montjoie.start("joust", 2, 1)
        theirs = answered(answered(firm, "seat-2", 1), "seat-1", 2)
        room, here = second(firm, answered(firm, "seat-1", 0))
        known = len(firm.inside.inputs)
        here.hear(News(input_rows("m", theirs, known + 1, None, 0)))
        assert not await here._give_way()
        room.showing.show.assert_not_called()

    asyncio.run(scenario())
