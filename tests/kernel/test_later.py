"""Procedures kept as plain data until their time comes."""

from types import SimpleNamespace
from typing import Any

from montjoie.kernel import PublicStep
from montjoie.kernel.engine import AnyEngine
from montjoie.kernel.later import later, run


class Bow(PublicStep, frozen=True):
    """Somebody bows."""

    who: str
    stages = ("bow",)

    def bow(self, g: AnyEngine) -> None:
        """Deeply."""


def test_procedures_come_back_from_plain_data_in_their_order():
    kept = later(Bow(who="ann"), Bow(who="bob"))
    assert kept == ({"step": "Bow", "who": "ann"}, {"step": "Bow", "who": "bob"})
    done: list[Bow] = []
    engine: Any = SimpleNamespace(game=SimpleNamespace(step_type=Bow), do=done.append)
    run(engine, kept)
    assert done == [Bow(who="ann"), Bow(who="bob")]
