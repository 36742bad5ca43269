"""What holds for a while: its kinds are those that some rule looks for (FIG-RUL-62)."""

import pytest

from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.queries import TO_HIT
from montjoie.games.figurines.state import Lasting
from tests.games.figurines.given import engine
from tests.rule import rule

UNITS = {"s": "stark_sworn_swords 24,10", "d": "stark_sworn_swords 24,20 owner=b"}


@rule("FIG-RUL-62", "KER-LST-01")
def test_nothing_begins_to_hold_that_no_rule_looks_for():
    with pytest.raises(ValueError, match="got 'to_hti'"):
        lasting.begin(engine(UNITS), "to_hti", "card", "a", ("s",), "turn")


@rule("FIG-RUL-62", "KER-LST-02")
def test_it_holds_for_those_it_names():
    g = engine(UNITS, lasting={"x": Lasting(TO_HIT, "card", "a", ("s",), 1)})
    assert list(lasting.on(g, TO_HIT, "s")) == ["x"]
    assert (lasting.holds(g, TO_HIT, "d"), lasting.holds(g, lasting.NO_CARDS, "s")) == (False, False)
