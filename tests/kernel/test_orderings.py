"""Orders of things of which some are alike."""

from __future__ import annotations

from typing import Any

from montjoie.kernel import Ordering
from tests.rule import rule


@rule("KER-ANS-03")
def test_things_that_are_alike_make_each_order_once():
    space = Ordering(("knight", "archer", "knight"))
    nobody: Any = None
    every = [tuple(each) for each in space.every(nobody)]
    assert every == [
        ("knight", "archer", "knight"),
        ("knight", "knight", "archer"),
        ("archer", "knight", "knight"),
    ]
    assert space.schema()["uniqueItems"] is False
    assert list(space.misfits(nobody, "KER-ANS-03", ["knight", "archer", "archer"]))
