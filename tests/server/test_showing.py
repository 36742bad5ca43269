"""What is shown, and when it is acknowledged."""

from __future__ import annotations

import asyncio
from functools import partial
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import pytest

import montjoie
from montjoie.server.showing import Showing
from montjoie.server.store import Conflict, Lane, Work
from tests.server.client import Client, http, live, new_match, tokens


def test_going_back_to_the_store_acknowledges_what_is_stored_and_nothing_else():
    async def scenario() -> None:
        room: Any = None  # nobody looks, so nothing is drawn
        showing = Showing(room)
        told: list[str] = []
        stored, failed, late = (Work("m", Lane(), "inputs", []) for _ in range(3))
        for name, work in (("stored", stored), ("failed", failed), ("late", late)):
            showing.then(work, partial(told.append, name))
        stored.done.set_result(None)
        failed.done.set_exception(Conflict("that place is taken"))
        showing.show_anew()
        assert told == ["stored"]
        late.done.set_result(None)
        await asyncio.sleep(0)
        assert told == ["stored", "late"]
        showing.show_anew()
        assert told == ["stored", "late"], "once"

    asyncio.run(scenario())


def test_a_table_that_nobody_looks_at_any_more_is_no_failure_of_its_rules():
    """Whoever looked has left while the drawing was put off."""

    async def scenario() -> None:
        room: Any = SimpleNamespace(
            pending=[], hub=SimpleNamespace(start=asyncio.ensure_future), rules=Mock(aside=True)
        )
        room.rules.draw_aside.side_effect = AssertionError("there is nothing to draw")
        showing = Showing(room)
        showing.feeds["seat-1"] = Mock(seat="seat-1")
        showing.moved(None)
        showing.show()
        showing.feeds.clear()
        await asyncio.sleep(0.01)
        room.rules.failed_to_show.assert_not_called()
        assert not showing.late(), "it counts as shown"

    asyncio.run(scenario())


@live
async def test_an_answer_is_taken_back_in_the_table_before_that_is_acknowledged(small_server):
    """Also where a worker draws the table, as of every position that somebody brings."""
    document = montjoie.start("joust", 2, 1).position()
    body = {"seats": [{"who": "me"}, {"who": "link"}], "document": document}
    _, made = await asyncio.to_thread(http, small_server.address, "/api/open", body)
    page = await Client.join(small_server.address, made["match"], tokens(made)["seat-1"])
    for _ in range(5):
        assert (await page.answer(await page.first_legal()))["type"] == "accepted"
        assert page.view["sealed"] is not None
        assert (await page.ask("undo"))["type"] == "accepted"
        assert page.view["sealed"] is None


@pytest.mark.parametrize(("game", "seats"), [("throne", 3), ("parley", 4), ("joust", 3)])
@live
async def test_what_was_pushed_while_answers_are_sealed_is_what_a_new_page_sees(small_server, game, seats):
    made = new_match(small_server.address, "me", *["link"] * (seats - 1), game=game)
    keys, names = tokens(made), [each["seat"] for each in made["seats"]]
    clients = {name: await Client.join(small_server.address, made["match"], keys[name]) for name in names}
    clients["spectator"] = await Client.join(small_server.address, made["match"], keys["spectator"])
    for name in names[:-1]:
        assert (await clients[name].answer(await clients[name].first_legal()))["type"] == "accepted"
        for who, client in clients.items():
            await client.quiet()
            fresh = await Client.join(small_server.address, made["match"], keys[who])
            assert (client.view, client.turn, client.told) == (fresh.view, fresh.turn, fresh.told)
            await fresh.close()
    assert clients[names[-1]].view["awaited"] == [names[-1]]
