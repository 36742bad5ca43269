"""The kernel in C answers as the kernel in Python, wherever it was compiled."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import montjoie
from montjoie.kernel import compiled
from montjoie.kernel.chance import Stream, pick, shuffled
from montjoie.kernel.facts import Facts, Tables, derived, derived_from
from montjoie.kernel.plain import read, read_rows
from montjoie.kernel.spaces import same
from montjoie.kernel.tally import Part, settle

needs_c = pytest.mark.skipif(not compiled.COMPILED, reason="the kernel was not compiled, or is left out")
LAYERS = ("base", "replace", "add", "cap", "floor")

PLAY = """
import montjoie
from montjoie.kernel.chance import Stream
from montjoie.kernel.compiled import COMPILED
print(COMPILED)
for game, seats in (("throne", 5), ("westeros", 2)):
    match, rng = montjoie.start(game, seats, 5), Stream("both ways")
    light = match.rollout()
    while not match.over:
        for seat, decision in match.decisions.items():
            match.submit(seat, decision.sample(rng))
    light.play_out(Stream("both ways"))
    print(match.digest(), light.digest())
"""


def pure(twin: Any) -> Any:
    return twin.__wrapped__


@needs_c
def test_what_has_a_twin_runs_in_c():
    for source in Path(compiled.__file__).parent.glob("*.py"):
        marked = re.findall(r"@in_c\n\s*def (\w+)", source.read_text())
        module = import_module(f"montjoie.kernel.{source.stem}")
        own = [each for each in vars(module).values() if getattr(each, "__module__", "") == module.__name__]
        members = [member for each in own if isinstance(each, type) for member in vars(each).values()]
        twins = [each.__name__ for each in (*own, *members) if type(each).__name__ == "Twin"]
        assert {*marked} <= {*twins}  # facts are twins, too
    assert "Add up the parts" in (settle.__doc__ or "")


def test_a_function_without_a_twin_stays_as_it_is():
    assert compiled.in_c(pure) is pure


@needs_c
def test_random_numbers_are_those_of_python():
    fast, slow = Stream("numbers", 7), Stream("numbers", 7)
    for stop in (*range(1, 300), 256, 257, 1000, 2**40, 3):
        assert fast.randrange(stop) == pure(Stream.randrange)(slow, stop)
        items = list(range(stop % 50 + 1))
        assert pick(fast, items) == pure(pick)(slow, items)
        assert shuffled(fast, items) == pure(shuffled)(slow, items)
    with pytest.raises(LookupError):
        pick(fast, [])
    with pytest.raises(ValueError, match="no number lies"):
        fast.randrange(0)


@needs_c
def test_sums_are_those_of_python():
    rng = Stream("sums")
    for _ in range(2000):
        parts = [
            Part(rng.randrange(40) - 20, "R", "s", LAYERS[rng.randrange(5)])  # type: ignore[arg-type]
            for _ in range(rng.randrange(7))
        ]
        assert settle(parts) == pure(settle)(parts) == settle(iter(parts))
    for odd in (Part(10**30, "R", "s"), Part(True, "R", "s", "cap"), Part(-(10**12), "R", "s", "base")):
        told, wanted = settle([Part(3, "R", "s"), odd]), pure(settle)([Part(3, "R", "s"), odd])
        assert (told, type(told.total)) == (wanted, type(wanted.total))


@needs_c
def test_an_answer_has_the_texts_that_python_keeps():
    word = "".join(["wo", "rds"])
    told = same({word: [word, 3, None, {"b": word}], "c": (word,)})
    assert told == pure(same)(told)
    assert told["words"][0] is told["words"][3]["b"] is sys.intern("words")


@needs_c
def test_rows_are_read_as_in_python_and_belong_to_the_reader():
    match = montjoie.start("throne", 5, 5)
    tables = (match.engine.state.houses, match.engine.state.armies, match.engine.state.decks)
    for rows in tables:
        assert read_rows(rows) == pure(read_rows)(rows) == {key: pure(read)(row) for key, row in rows.items()}
        first = next(iter(rows))
        told = read_rows(rows)[first]
        for field, value in told.items():
            told[field] = value.clear() if isinstance(value, (list, dict)) else None
        assert read(rows[first]) == pure(read)(rows[first]) != told
    assert read(None) is None


class Laid:
    """What a fact needs of a match, without a match."""

    content = game = options = seats = None

    def __init__(self, **tables: Any) -> None:
        self.facts, self.lore = Facts(), Facts()
        self.state = type("Laid", (), tables)()


def test_a_fact_is_found_once_and_from_its_tables_alone():
    asked: list[Any] = []

    @derived
    def sum_of(g: Any, more: int) -> Any:
        asked.append(more)
        assert type(g) is Tables
        return sum(g.state.units.values()) + more

    @derived_from("units")
    def most(g: Any) -> Any:
        asked.append("most")
        return max(g.state.units.values()) + sum_of(g, 0)

    g = Laid(units={"a": 1, "b": 2}, spells={})
    assert [sum_of(g, 1), sum_of(g, 1), sum_of(g, 2), most(g), most(g)] == [4, 4, 5, 5, 5]
    g.facts = Facts()
    assert most(g) == 5
    assert asked == [1, 2, "most", 0]
    g.state.units["c"], g.facts = 7, Facts()
    assert most(g) == 17
    assert sum_of.__name__ == "sum_of"

    @derived_from("units")
    def peeks(g: Any) -> Any:
        return g.state.spells

    with pytest.raises(TypeError, match="spells"):
        peeks(g)
    with pytest.raises(TypeError):
        sum_of(g, more=1)


@pytest.mark.skipif(not find_spec("montjoie.kernel._motor"), reason="the kernel was not compiled")
def test_games_go_the_same_way_with_and_without_c():
    told = []
    for left_out in ("0", "1"):
        environment = {**os.environ, "MONTJOIE_PURE": left_out}
        played = subprocess.run(
            [sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True, check=True
        )
        told.append(played.stdout.split())
    assert [each[0] for each in told] == ["True", "False"]
    assert told[0][1:] == told[1][1:]
