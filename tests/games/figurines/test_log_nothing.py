"""What comes to nothing is told, with the reason; and what a card changes in an attack."""

from __future__ import annotations

from itertools import pairwise

import pytest

import montjoie
from montjoie.games.figurines.actions.acting import FreeAction
from montjoie.games.figurines.harm import conditions
from montjoie.games.figurines.harm.casualties import Heal
from montjoie.games.figurines.harm.conditions import GiveCondition
from montjoie.games.figurines.harm.morale import Test as MoraleTest
from montjoie.games.figurines.moves.shift import ShiftUnit
from montjoie.games.figurines.state import CONDITIONS, INCH, G
from montjoie.games.figurines.tactics.board import ActivateNcu, ZoneEffect
from montjoie.kernel import PublicStep, Step
from montjoie.kernel.match import Match
from tests.games.figurines.given import answer, at
from tests.rule import rule

OWN, FOE = "stark_sworn_swords_1", "lannister_guardsmen_1"
APART = {OWN: "stark_sworn_swords 24,10", FOE: "lannister_guardsmen 24,40 @180 owner=b"}
TOUCHING = {OWN: "stark_sworn_swords 24,20", FOE: "lannister_guardsmen 24,24.1 @180 owner=b"}
HALVED = APART | {OWN: "stark_sworn_swords 24,10 x7"}


class Laying(PublicStep, frozen=True):
    """An effect that lays a token."""

    because = "counter_charge"
    stages = ("lay",)

    def lay(self, g: G) -> None:
        conditions.give(g, FOE, "panicked")


def last(match: Match, lang: str = "en") -> str:
    """The last line of the log."""
    return match.feed(None)[-1].text(lang)


def free(*actions: str, optional: bool = False, against: str = "") -> FreeAction:
    return FreeAction(unit=OWN, actions=actions, optional=optional, against=against, cause="counter_charge")


@rule("FIG-CON-01", "KER-LOG-01")
def test_a_second_token_of_a_kind_is_told_to_have_no_effect() -> None:
    match = at(Laying(), APART | {FOE: "lannister_guardsmen 24,40 @180 owner=b panicked"})
    assert (
        last(match) == "No effect (Counter Charge): the Lannister Guardsmen 1 already have a Panicked token."
    )
    assert (
        last(match, "fr") == "Sans effet (Contre-Charge) : les Gardes Lannister 1 ont déjà un pion Paniqué."
    )
    assert match.feed(None)[-1]["rule"] == "FIG-CON-01"


@rule("FIG-CON-01", "KER-LOG-01")
def test_a_unit_with_every_token_is_told_to_receive_no_further_one() -> None:
    foe = f"lannister_guardsmen 24,40 @180 owner=b {' '.join(CONDITIONS)}"
    match = at(GiveCondition(unit=FOE, player="a"), APART | {FOE: foe})
    assert last(match) == "No effect: the Lannister Guardsmen 1 can receive no further condition token."


@rule("FIG-RUL-58", "FIG-ACT-02", "FIG-CHG-02", "KER-LOG-01")
@pytest.mark.parametrize(
    ("board", "step", "line", "cited"),
    [
        (
            APART,
            free("charge"),
            "No effect (Counter Charge): the Stark Sworn Swords 1 have no enemy to reach with a charge.",
            "FIG-CHG-02",
        ),
        (
            APART,
            free("charge", against=FOE),
            "No effect (Counter Charge): the Stark Sworn Swords 1 cannot do this to the Lannister Guardsmen "
            "1 now (Charge).",
            "FIG-CHG-02",
        ),
        (
            APART,
            free("retreat"),
            "No effect (Counter Charge): the Stark Sworn Swords 1 are not engaged and cannot do this "
            "(Retreat).",
            "FIG-ACT-02",
        ),
        (
            TOUCHING,
            free("maneuver", "march"),
            "No effect (Counter Charge): the Stark Sworn Swords 1 are engaged with the Lannister Guardsmen 1 "
            "and cannot do this (Maneuver and March).",
            "FIG-ACT-02",
        ),
        (
            APART,
            free("retreat", "charge"),
            "No effect (Counter Charge): the Stark Sworn Swords 1 can do none of this now (Retreat and "
            "Charge).",
            "FIG-RUL-58",
        ),
    ],
)
def test_a_free_action_that_cannot_be_done_says_why(
    board: dict[str, str], step: Step, line: str, cited: str
) -> None:
    told = at(step, board).feed(None)[-1]
    assert (told.text("en"), told["rule"]) == (line, cited)


@rule("FIG-ACT-03", "KER-LOG-01")
def test_a_free_action_that_is_declined_is_told() -> None:
    match = at(free("maneuver", optional=True), APART)
    answer(match, "decline")
    assert last(match) == (
        "No effect (Counter Charge): a declines the free action of the Stark Sworn Swords 1 (Maneuver)."
    )


@rule("FIG-HEA-03", "FIG-GLO-12", "KER-LOG-01")
def test_wounds_that_are_not_healed_are_told() -> None:
    assert last(at(Heal(unit=OWN, up_to=3), APART)) == "The Stark Sworn Swords 1 have nothing to heal."
    match = at(Heal(unit=OWN, up_to=3), HALVED)
    answer(match, 0)
    assert last(match) == "A heals no wound of the Stark Sworn Swords 1."


@rule("FIG-GLO-10", "KER-LOG-01")
def test_a_unit_that_does_not_shift_is_told_to_stay() -> None:
    match = at(ShiftUnit(unit=OWN, distance=2 * INCH), APART)
    answer(match, "stay")
    assert last(match) == "The Stark Sworn Swords 1 stay where they are."


@rule("FIG-RUL-105", "KER-LOG-01")
def test_a_unit_that_never_tests_is_told_so() -> None:
    wall = {"castle_wall_1": "castle_wall 24,40 owner=b"}
    match = at(MoraleTest(unit="castle_wall_1", source="paid_mutiny"), APART | wall)
    assert last(match) == "No effect: the Castle Wall 1 never takes morale tests."


@rule("FIG-TAC-09", "FIG-NCU-03", "KER-LOG-01")
def test_a_zone_that_does_nothing_or_is_not_claimed_is_told() -> None:
    match = at(ZoneEffect(zone="combat", player="a"), APART)
    answer(match, "nobody")
    assert last(match) == "No effect (Combat zone): a chooses no unit."
    match = at(ActivateNcu(ncu="sansa_stark"), APART, ncus={"sansa_stark": "sansa_stark"})
    answer(match, "nothing")
    assert last(match) == "Sansa Stark, Little Bird, claims no zone."


@rule("FIG-CMD-05", "KER-LOG-01")
@pytest.mark.parametrize("seed", [3, 8])
def test_no_card_or_ability_is_played_without_a_word_of_what_it_does(seed: int) -> None:
    match = montjoie.start("figurines", seats=2, seed=seed, options={"size": 30})
    bots = {seat: montjoie.bots.make("random", "figurines", seed) for seat in match.seats}
    for _ in range(400):
        if not match.over:
            seat = next(iter(match.decisions))
            match.submit(seat, bots[seat].choose(match, seat))
    feed = match.feed(None)
    silent = [
        line.text("en")
        for line, after in pairwise(feed)
        if line["kind"] in ("figurines.card_played", "figurines.ability_used")
        and not line["facts"].get("window", "").endswith("before_roll")  # the test names what is added to it
        and (after["depth"], not after["head"]) < (line["depth"], True)
    ]
    assert silent == []
