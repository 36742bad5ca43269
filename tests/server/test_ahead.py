"""Bots that think while people decide: they are ready sooner, and nobody waits for them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

import montjoie
from montjoie.bots.thinking.foresight import outlook
from montjoie.server import lobby, protocol
from montjoie.server.config import Config
from montjoie.server.hub import Hub
from montjoie.server.labour import jobs
from montjoie.server.rooms import Room
from montjoie.server.store import Store

ME, CAPTAIN = protocol.SeatWish(who="me"), protocol.SeatWish(who="bot", bot="captain")
WISH = protocol.NewMatch(game="throne", seats=[ME, CAPTAIN, CAPTAIN])
PATIENCE = 300  # seconds: all of it is waiting for a state, on a machine however busy


async def until_only_people_are_asked(hub: Hub, match: montjoie.Match) -> Room:
    """A room whose bots have laid their orders, while the person has not."""
    room = await hub.room((await lobby.open(hub, WISH, match)).match)
    async with asyncio.timeout(PATIENCE):
        while any(room.holders[seat].bot for seat in room.awaited):
            await asyncio.sleep(0.02)
    return room


def test_bots_think_ahead_only_where_the_server_is_set_so(tmp_path: Path):
    async def found(think_ahead: bool) -> int:
        folder = tmp_path / str(think_ahead)
        folder.mkdir()
        config = Config(data_dir=folder, workers=1, bot_workers=1, think_ahead=think_ahead)
        hub = Hub(config, await Store.open(config.url, "test"))
        try:
            room = await until_only_people_are_asked(hub, montjoie.start("throne", 3, seed=1))
            ahead, (_, seat, _) = room.driver.ahead, room.match.seats
            ahead.look()
            async with asyncio.timeout(PATIENCE):
                while ahead.thinking and not ahead.foreseen("captain", seat):
                    await asyncio.sleep(0.02)
            kept = ahead.taken("captain", seat)
            assert not ahead.foreseen("captain", seat), "it is not needed twice"
            return len(kept)
        finally:
            await hub.close()

    assert asyncio.run(found(True)) > 0
    assert asyncio.run(found(False)) == 0


def test_an_answer_that_was_foreseen_is_given_at_once():
    match = montjoie.start("throne", 3, seed=1)
    seat, *_ = match.seats
    position = msgspec.json.encode(match.position())
    kept = {outlook(match, seat, 5): "as foreseen"}
    assert jobs.choose("constable", "throne", position, seat, "s", 5, kept) == "as foreseen"
    later = jobs.choose("squire", "throne", position, seat, "s", 6, kept)
    assert later != "as foreseen", "another moment is another question"
