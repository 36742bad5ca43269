"""What a careful player is warned of (KER-ANS-06)."""

from __future__ import annotations

from montjoie.games.westeros.battlefield.field import neighbours
from montjoie.games.westeros.phases.command import PlayerTurn
from tests.games.given import warned
from tests.games.westeros.given import at, engine
from tests.rule import rule

TURN = PlayerTurn(house="stark")
FAR = {"s1": "host green 5,3", "l1": "guards blue 5,9"}


@rule("KER-ANS-06", "WES-CMD-03")
def test_who_could_still_act_is_warned_of_a_pass() -> None:
    assert warned(at(TURN, FAR, pools={"stark": {"green": 1}}), "pass") == ["warn-pass"]
    assert warned(at(TURN, FAR), "pass") == []


@rule("KER-ANS-06", "WES-ACT-02")
def test_an_order_for_a_unit_that_can_do_nothing_is_warned_of() -> None:
    pools = {"stark": {"green": 1}}
    assert warned(at(TURN, FAR, pools=pools), {"token": "green/s1"}) == []
    around = neighbours(engine(FAR), "5,3")
    hemmed = FAR | {f"s{i}": f"host blue {hex}" for i, hex in enumerate(around, 2)}
    assert warned(at(TURN, hemmed, pools=pools), {"token": "green/s1"}) == ["warn-idle-order"]
    struck = {name: row for name, row in hemmed.items() if name != "s2"} | {"l2": f"guards blue {around[0]}"}
    assert warned(at(TURN, struck, pools=pools), {"token": "green/s1"}) == []
