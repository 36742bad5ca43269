"""One match, one room: whoever comes at whatever moment sees what all the others see."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import montjoie
from montjoie.server import feeds, lobby, protocol
from montjoie.server.actions.sitting import alter_seat
from montjoie.server.config import Config
from montjoie.server.connection import Connection
from montjoie.server.errors import Denied
from montjoie.server.hub import Hub
from montjoie.server.labour.turns import Turns
from montjoie.server.store import Store

PEOPLE = protocol.NewMatch(game="throne", seats=[protocol.SeatWish(who="me") for _ in range(3)])


def with_hub(folder: Path, scenario: Callable[[Hub], Awaitable[None]]) -> None:
    """Run a scenario in a hub with a store of its own; nothing ticks but what the scenario lets happen."""

    async def whole() -> None:
        config = Config(data_dir=folder, workers=1, bot_workers=1)
        hub = Hub(config, await Store.open(config.url, "test"))
        try:
            await scenario(hub)
        finally:
            await hub.close()

    asyncio.run(whole())


async def opened(hub: Hub) -> str:
    """A new match of three people."""
    return (await lobby.open(hub, PEOPLE, montjoie.start("throne", 3, seed=1))).match


async def nowhere(message: Any) -> None:
    """A line on which nobody listens."""


def test_a_match_that_is_looked_for_while_it_is_opened_has_one_room(tmp_path: Path):
    """The server looks for matches with bots to play just as one is stored, before it is taken in."""

    async def scenario(hub: Hub) -> None:
        take_in, looked = hub.take_in, list[asyncio.Task[Any]]()

        async def found_meanwhile(match: str, played: montjoie.Match, opener: str = "") -> Any:
            looked.append(asyncio.create_task(hub.room(match)))
            return await take_in(match, played, opener)

        hub.take_in = found_meanwhile  # type: ignore[method-assign]
        match = await opened(hub)
        first = await hub.room(match)
        assert await looked[0] is first
        assert await hub.room(match) is first, "who joined the first room would hear of nothing"

    with_hub(tmp_path, scenario)


def test_nobody_joins_a_room_that_was_let_go_while_the_table_was_drawn(tmp_path: Path):
    async def scenario(hub: Hub) -> None:
        room = await hub.room(await opened(hub))
        feed = room.showing.feed

        async def slowly(seat: str | None) -> Any:
            drawn = await feed(seat)
            hub.forget(room)  # it could not go back to what is stored, or nobody had looked for long
            return drawn

        room.showing.feed = slowly  # type: ignore[method-assign]
        late = Connection(nowhere, "here")
        with pytest.raises(Denied, match="waiting already"):
            await late.join(room, None, None, 0, 0)
        assert late not in room.members

    with_hub(tmp_path, scenario)


def test_a_seat_can_be_changed_before_anything_was_played(tmp_path: Path):
    async def scenario(hub: Hub) -> None:
        wish = protocol.NewMatch(game="conquest", seats=[protocol.SeatWish(who="me") for _ in range(2)])
        made = await lobby.open(hub, wish, montjoie.start("conquest", 2, seed=1))
        room = await hub.room(made.match)
        assert not room.match.inputs
        await alter_seat(room, "seat-1", name="Ada")
        stored = await hub.store.read(made.match)
        assert stored is not None
        assert stored.seats[0]["name"] == "Ada"

    with_hub(tmp_path, scenario)


def test_a_page_that_comes_late_is_told_the_past_in_short_pieces(tmp_path: Path):
    """The event loop is not held up by however much has happened: others have their turn in between."""

    async def scenario(hub: Hub) -> None:
        match = montjoie.start("throne", 3, seed=1)
        for n in range(60):
            seat = next(iter(match.decisions))
            match.submit(seat, montjoie.bots.make("random", "throne", n).choose(match, seat))
        room = await hub.room((await lobby.open(hub, PEOPLE, match)).match)
        feeds._sentence.cache_clear()
        turns, sent = 0, list[Any]()

        async def line(message: Any) -> None:
            sent.append(message)

        async def others() -> None:
            nonlocal turns
            while True:
                await asyncio.sleep(0)
                turns += 1

        late, watching = Connection(line, "here"), asyncio.ensure_future(others())
        await late.join(room, None, None, 0, 0)
        sending, before = asyncio.ensure_future(late.send_all()), turns
        while not sent:
            await asyncio.sleep(0)
        for task in (watching, sending):
            task.cancel()
        told = msgspec.json.decode(sent[0]["utf8"])["events"]
        assert [event["n"] for event in told] == list(range(len(match.feed(None))))
        assert turns - before > 10, "one piece after the other"

    with_hub(tmp_path, scenario)


def test_matches_of_bots_by_the_hundred_do_not_keep_the_bots_of_others_waiting(tmp_path: Path):
    """Somebody opens a hundred matches in which bots play bots; then others' bots are asked to think."""

    async def scenario(hub: Hub) -> None:
        turns: Turns[str] = Turns(each=1000, total=1000)

        async def line_up(*given: Any) -> Any:
            whom, watched, _ = given[-3:]
            turns.put(whom, whom, watched)
            await asyncio.Event().wait()

        hub.pool.choose = line_up  # type: ignore[assignment, method-assign]
        bot, person = protocol.SeatWish(who="bot", bot="random"), protocol.SeatWish(who="me")

        async def begin(opener: str, *seats: protocol.SeatWish) -> None:
            wish = protocol.NewMatch(game="throne", seats=list(seats))
            await lobby.open(hub, wish, montjoie.start("throne", 3, seed=1), opener=opener)

        for _ in range(100):
            await begin("attacker", bot, bot, bot)
        await begin("correspondent", person, bot, bot)  # nobody is connected
        await begin("neighbour", bot, bot, bot)
        while len(turns) < 305:
            await asyncio.sleep(0.01)
        served = [turns.take() for _ in range(8)]
        assert served[:2] == ["correspondent"] * 2, "a person comes back to that match"
        assert served.index("neighbour") <= 4, "one of two who wait, not one of a hundred and one"

    with_hub(tmp_path, scenario)


def test_a_bot_that_must_wait_for_the_workers_plays_as_soon_as_they_are_free(tmp_path: Path):
    """Not ever later, as where something is wrong with its match."""

    async def scenario(hub: Hub) -> None:
        choose, busy = hub.pool.choose, iter(range(6))

        async def crowded(*given: Any) -> Any:
            if next(busy, None) is not None:
                raise Denied("busy", retry=0.01)
            return await choose(*given)

        hub.pool.choose = crowded  # type: ignore[method-assign, assignment]
        seats = [protocol.SeatWish(who="bot", bot="random"), *PEOPLE.seats[1:]]
        wish = msgspec.structs.replace(PEOPLE, seats=seats)
        made = await lobby.open(hub, wish, montjoie.start("throne", 3, seed=1))
        room = await hub.room(made.match)
        async with asyncio.timeout(60):
            while not room.entered[room.match.seats[0]]:
                await asyncio.sleep(0.01)

    with_hub(tmp_path, scenario)
