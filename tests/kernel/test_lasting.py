"""What holds for a while: declared kinds, who carries it, until when (KER-LST)."""

from types import SimpleNamespace

import msgspec
import pytest

from montjoie.kernel import LastingRow, Part, lasting
from montjoie.kernel.facts import Facts
from tests.rule import rule


class Charm(LastingRow, frozen=True):
    source: str = "song"
    units: tuple[str, ...] = ()
    until: str = "night"
    n: int = 0


class Curse(LastingRow, frozen=True):
    source: str = "crone"


ASLEEP, SWIFT = Charm.declare("asleep"), Charm.declare("swift")
ROWS = {
    "song/1": Charm(SWIFT, units=("cat", "dog"), n=2),
    "song/2": Charm(ASLEEP, units=("cat",)),
    "horn/1": Charm(SWIFT, "horn", ("cat",), "dawn", 1),
}


class Charmed(lasting.RowBegun, frozen=True):
    row: Charm
    rule = "KER-LST-02"


class Woken(lasting.RowsEnded, frozen=True):
    rule = "KER-LST-03"


class Table(msgspec.Struct):
    lasting: dict[str, Charm]


def match() -> SimpleNamespace:
    """As much of a match as facts look at."""
    around = dict.fromkeys(("content", "game", "options", "seats"))
    return SimpleNamespace(state=Table(ROWS), facts=Facts(), lore=Facts(), **around)


@rule("KER-LST-01")
def test_nothing_of_a_kind_that_nobody_declared_can_begin():
    with pytest.raises(ValueError, match="got 'aslep'"):
        Charm("aslep")


@rule("KER-LST-01")
def test_the_kinds_of_one_game_are_none_of_another():
    with pytest.raises(ValueError, match="got 'asleep'"):
        Curse("asleep")


@rule("KER-LST-01")
def test_a_position_with_a_misspelt_kind_is_told_where():
    with pytest.raises(msgspec.ValidationError, match=r"got 'aslep' - at `\$\[\.\.\.\]`"):
        msgspec.convert({"x": {"kind": "aslep"}}, dict[str, Charm])


@rule("KER-LST-02")
def test_who_carries_something_carries_it_in_the_order_in_which_it_began():
    assert list(lasting.carried(match(), SWIFT, "cat")) == ["song/1", "horn/1"]
    assert list(lasting.carried(match(), SWIFT, "dog")) == ["song/1"]
    assert lasting.carried(match(), ASLEEP, "dog") == {}


@rule("KER-LST-02")
def test_what_is_carried_explains_itself_in_sums_by_its_source():
    told = lasting.parts(lasting.carried(match(), SWIFT, "cat").values(), "KER-LST-02")
    assert list(told) == [Part(2, "KER-LST-02", "song"), Part(1, "KER-LST-02", "horn")]


@rule("KER-LST-02")
def test_two_things_of_one_source_have_names_of_their_own():
    assert (lasting.fresh(ROWS, "song"), lasting.fresh(ROWS, "drum")) == ("song/3", "drum/1")


@rule("KER-LST-03")
def test_what_held_until_now_is_over_and_all_else_stays():
    assert list(lasting.ending(ROWS, "night")) == ["song/1", "song/2"]
    assert lasting.ending(ROWS, "noon") == {}


@rule("KER-LST-02", "KER-LST-03")
def test_events_lay_rows_and_take_them_away():
    table = Table({})
    Charmed("song/1", ROWS["song/1"]).apply(table)
    Charmed("song/2", ROWS["song/2"]).apply(table)
    Woken(("song/2", "gone")).apply(table)
    assert table.lasting == {"song/1": ROWS["song/1"]}
