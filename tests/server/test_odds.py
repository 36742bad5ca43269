"""Odds over the wire: told when they are asked for, by a worker, about the question that is asked."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace
from typing import Any

import pytest

from montjoie.server.errors import Denied
from montjoie.server.forecasts import Forecasts
from tests.server.client import Client, live, new_match, tokens
from tests.server.test_budgets import SOON, mire, server, slowest

__all__ = ["server"]  # a fixture


@live
async def test_the_odds_of_answers_are_told_in_their_order(small_server):
    made = new_match(small_server.address, "me", "me", game="mire")
    client = await Client.join(small_server.address, made["match"], tokens(made)["host"], "seat-1")
    told = await client.ask("odds", turn=client.turn, answers=["step", "out"])
    assert (told["type"], told["told"]) == ("odds", [{"steps": 1}, {"steps": 1}])
    refused = await client.ask("odds", turn=client.turn, answers=["fly"])
    assert refused["type"] == "refused"
    await client.answer("step")
    assert (await client.ask("odds", turn=client.turn, answers=["step"]))["told"] == [{"steps": 2}]


@live
async def test_odds_of_another_turn_or_of_none_are_not_counted(small_server):
    made = new_match(small_server.address, "me", "me", game="mire")
    client = await Client.join(small_server.address, made["match"], tokens(made)["host"], "seat-1")
    assert (await client.ask("odds", turn="another", answers=["step"]))["code"] == "stale"
    assert (await client.ask("odds", turn=client.turn, answers=[]))["code"] == "bad_message"
    assert (await client.ask("odds", turn=client.turn, answers=["step"] * 41))["code"] == "bad_message"
    watching = await Client.join(small_server.address, made["match"], tokens(made)["spectator"])
    assert (await watching.ask("odds", turn=client.turn, answers=["step"]))["code"] == "not_seated"


@live
async def test_who_waits_for_odds_can_answer_meanwhile_and_is_not_told_what_is_over(server):
    made = mire(server.address)
    client = await Client.join(server.address, made["match"], tokens(made)["seat-1"])
    await client.send(type="odds", id="slow", turn=client.turn, answers=["trudge"])
    assert (await client.answer("step"))["type"] == "accepted"
    await client.until(lambda client: any('"slow"' in raw for raw in client.received))
    (late,) = (json.loads(raw) for raw in client.received if '"slow"' in raw)
    assert (late["type"], late["code"]) == ("error", "stale")


@live
async def test_who_asks_for_other_odds_no_longer_waits_for_the_first(server):
    made = mire(server.address)
    client = await Client.join(server.address, made["match"], tokens(made)["seat-1"])
    await client.send(type="odds", id="first", turn=client.turn, answers=["trudge"])
    await client.send(type="odds", id="second", turn=client.turn, answers=["step"])
    replies = {(message := await client.next("error", "odds"))["id"]: message for _ in range(2)}
    assert replies["first"]["code"] == "overtaken"
    assert replies["second"]["told"] == [{"steps": 1}]


class Table:
    """A room as forecasts see it, and a worker that is asked for odds."""

    def __init__(self) -> None:
        self.asked: list[Any] = []
        self.given_up: list[Any] = []
        self.turns, self.quick = {"red": "r1", "blue": "b1"}, True
        self.forecasts = Forecasts(SimpleNamespace(turn=self.turns.get))  # type: ignore[arg-type]

    async def work(self, answers: list[Any]) -> list[dict[str, Any]]:
        """Count what is asked, at once or never."""
        self.asked.append(answers)
        try:
            await asyncio.sleep(0 if self.quick else 60)
        except asyncio.CancelledError:
            self.given_up.append(answers)
            raise
        return [{"of": answer} for answer in answers]

    async def odds(self, seat: str, *answers: Any) -> list[dict[str, Any]]:
        """What a seat is told at its turn."""
        return await self.forecasts.of(seat, self.turns[seat], "odds", list(answers), self.work)


@live
async def test_odds_that_were_told_are_told_again_without_work_while_the_question_is_asked():
    table = Table()
    assert await table.odds("red", "step", {"to": ["a"]}) == [{"of": "step"}, {"of": {"to": ["a"]}}]
    assert await table.odds("red", {"to": ["a"]}, "out") == [{"of": {"to": ["a"]}}, {"of": "out"}]
    await table.odds("blue", "step")
    table.forecasts.moved()  # somebody has sealed an answer: the questions are the same
    await table.odds("red", "step")
    assert table.asked == [["step", {"to": ["a"]}], ["out"], ["step"]]
    table.turns["red"] = "r2"
    table.forecasts.moved()
    await table.odds("red", "step")
    await table.odds("blue", "step")
    assert len(table.asked) == 4


@live
async def test_work_on_odds_is_given_up_as_soon_as_their_question_is_over():
    table = Table()
    table.quick = False
    red, blue = (asyncio.ensure_future(table.odds(seat, "step")) for seat in table.turns)
    await asyncio.sleep(0.01)
    table.turns["red"] = "r2"
    table.forecasts.moved()
    with pytest.raises(Denied) as denied:
        await red
    assert denied.value.code == "stale"
    assert (table.given_up, blue.done()) == ([["step"]], False)
    blue.cancel()  # who asked is gone
    with pytest.raises(asyncio.CancelledError):
        await blue
    assert len(table.given_up) == 2


@live
async def test_odds_without_end_are_cut_and_hold_nobody_up(server):
    made = mire(server.address)
    client = await Client.join(server.address, made["match"], tokens(made)["seat-1"])
    asked = asyncio.ensure_future(client.ask("odds", turn=client.turn, answers=["sink"]))
    assert await slowest(server.address, asked) < SOON
    assert (await asked)["code"] == "too_heavy"
