"""Dice on a table: procedures that hang on a throw, and rolls of which dice are rolled again."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from montjoie.kernel import PUBLIC, Dice, Question, Step, Subset
from montjoie.table.dice import Reroll, Roller, Throw, can_reroll


class Bench:
    """What the procedures need of a match: what runs, and what was told."""

    def __init__(self, *stack: Step) -> None:
        self.stack, self.told = list(stack), list[Any]()

    def running(self, kind: type[Step]) -> Any:
        return next((step for step in reversed(self.stack) if isinstance(step, kind)), None)

    def revise(self, kind: type[Step], **new: Any) -> None:
        place = self.stack.index(self.running(kind))
        self.stack[place] = self.stack[place].but(**new)


class Volley(Roller, frozen=True):
    """Shots of which 1 and 2 hit, and a die of three sides in the last place."""

    shots: tuple[int, ...] = ()
    holds = {"shots": "shots"}
    audience = PUBLIC

    def misses(self, g: Any) -> tuple[int, ...]:
        return tuple(place for place, face in enumerate(self.shots) if face > 2)

    def sides(self, place: int) -> int:
        return 3 if place == len(self.shots) - 1 else 6


class Again(Reroll, frozen=True):
    """Tells what it does."""

    def question(self, roller: Roller, options: tuple[str, ...]) -> Question:
        return Question(self.player, Subset(options, self.least, len(options)), "KER-CHN-01")

    def tell(self, g: Any, before: Roller, after: Roller, places: tuple[int, ...]) -> None:
        g.told.append((before.on_table(), after.on_table(), places))


def volley(*shots: int) -> Volley:
    return Volley(rolling="shots", shots=shots)


def test_a_throw_is_one_die_and_what_it_shows_follows() -> None:
    class Coin(Throw, frozen=True):
        def shown(self, g: Any, faces: tuple[int, ...]) -> None:
            g.told.append(faces)

    g = Bench(Coin())
    assert Coin.roll.pose(Coin(), g) == Dice(1)
    Coin.roll.then(Coin(), g, [4])
    assert g.told == [(4,)]


def test_each_player_rolls_each_die_again_once_and_misses_are_those_of_the_roll() -> None:
    roll = volley(1, 5, 2)
    assert roll.made(None) == 2
    assert roll.eligible(None, "a") == (0, 1, 2)
    assert roll.eligible(None, "a", "misses") == (1,)
    after = roll.relaid("a", {1: 6})
    assert isinstance(after, Volley)
    assert (after.shots, after.again) == ((1, 6, 2), (("a", 1),))
    assert after.eligible(None, "a") == (0, 2)
    assert after.eligible(None, "b", "misses") == (1,)


def test_nobody_can_roll_again_what_does_not_lie() -> None:
    assert not can_reroll(Bench(), "a")
    assert can_reroll(Bench(volley(4)), "a", "misses")
    assert not can_reroll(Bench(volley(1)), "a", "misses")


def test_where_there_is_nothing_to_choose_nobody_is_asked() -> None:
    again = Again(player="a", which="misses")
    assert Again.choose.pose(again, Bench(volley(1, 2, 1))) is None
    asked = Again.choose.pose(again, Bench(volley(1, 6, 1)))
    assert asked.space.options == ("1",)


@given(st.lists(st.integers(1, 6), min_size=1, max_size=7), st.data())
def test_dice_of_one_kind_are_rolled_together_and_the_rest_lies_as_before(
    faces: list[int], data: st.DataObject
) -> None:
    places = data.draw(st.lists(st.integers(0, len(faces) - 1), unique=True, min_size=1))
    roll = volley(*faces)
    g = Bench(roll)
    step: Any = Again(player="a", places=tuple(places))
    rolled: dict[int, int] = {}
    while (dice := Again.roll.pose(step, g)) is not None:
        group = [place for place in places if roll.sides(place) == dice.sides]
        assert dice.count == len(group)
        new = [data.draw(st.integers(1, dice.sides)) for _ in group]
        rolled |= dict(zip(group, new, strict=True))
        step = Again.roll.then(step, g, new)
    after: Volley = g.running(Volley)
    assert after.shots == tuple(rolled.get(place, face) for place, face in enumerate(faces))
    assert {place for _, place in after.again} == set(places)
    assert [place for _, _, group in g.told for place in group] == list(rolled)
