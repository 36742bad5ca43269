"""The siege cards: how they are played, and each of them alone (FIG-STO-16)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.figurines.actions.acting import FreeAction
from montjoie.games.figurines.charge import Charge
from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.harm.strike import keywords
from montjoie.games.figurines.powers import abilities
from montjoie.games.figurines.queries import ATTACK_DICE, TO_HIT
from montjoie.games.figurines.rounds.turns import Activation, Turn
from montjoie.games.figurines.state import G, Lasting
from montjoie.games.figurines.tactics.board import ActivateNcu
from montjoie.games.figurines.timing import Moment, open_window
from montjoie.games.figurines.timing.hooks import hook
from montjoie.kernel import PUBLIC, Step
from montjoie.kernel.match import Match
from tests.games.figurines.covers import covers
from tests.games.figurines.given import answer, asked, at, board, engine, events, offered, over, roll, waiting
from tests.games.figurines.modes.hooks import SENTINELS, STO, SWORDS, doors, quiet
from tests.games.figurines.siege.test_siege import SIDES, UNITS, WALLS
from tests.rule import rule

WALL = "castle_wall_2"
NCUS = {"sansa": "sansa_stark", "shyra": "shyra_errol owner=b"}


class Situation(Step, frozen=True):
    """A situation is announced."""

    window: str
    player: str = "a"
    stages = ("announce",)
    audience = PUBLIC

    def announce(self, g: G) -> None:
        """To everybody."""
        open_window(g, Moment(self.window, player=self.player))


def held(card: str, step: Step, units: dict[str, str] | None = None, **more: Any) -> Match:
    """A step of a siege in round 2 while a side holds a single siege card."""
    side = "a" if engine().content.siege_cards[card].side == "attacker" else "b"
    told: dict[str, Any] = {"siege_hands": {side: [card]}, "round": 2, "live": False} | more
    return at(step, units or UNITS, mode=STO, players=SIDES, **told)


def played(card: str, step: Step, units: dict[str, str] | None = None, **more: Any) -> Match:
    """The same, and the card is played."""
    match = held(card, step, units, **more)
    answer(match, f"rule:{card}")
    return match


ROUND = Situation(window="round_start")


# Playing.


@rule("FIG-STO-16")
def test_a_siege_card_is_shown_when_played_and_then_discarded() -> None:
    match = played("starvation", ROUND)
    assert events(match, "siege_card_played")[0] == {
        "player": "a",
        "card": "starvation",
        "tokens": 0,
        "spent": False,
    }
    assert board(match).siege_hands["a"].cards == ()
    assert "starvation" not in board(match).siege_cards


@rule("FIG-STO-16")
def test_it_need_not_be_played() -> None:
    match = held("starvation", ROUND)
    answer(match, "pass")
    assert over(match)
    assert board(match).siege_hands["a"].cards == ("starvation",)


@rule("FIG-STO-16", "FIG-RUL-39")
def test_whoever_holds_unknown_cards_is_asked_as_if_he_had_one_that_fits() -> None:
    match = held("sappers", ROUND)
    assert (asked(match, "use_effect"), offered(match)) == ("a", ["pass"])


@rule("FIG-STO-16")
def test_once_all_cards_that_fit_are_seen_nobody_is_asked() -> None:
    fits = ("cut_communications", "all_out_assault", "starvation", "dread_of_the_siege")
    match = held("sappers", ROUND, tally={f"siege-card/{card}": 1 for card in fits})
    assert over(match)


@rule("FIG-STO-16")
def test_cards_of_a_friendly_turn_are_not_for_the_opponents() -> None:
    units = UNITS | {"foe": UNITS["foe"] + " x5"}
    assert over(held("hidden_stores", Situation(window="turn_start", player="a"), units))
    assert (
        asked(held("hidden_stores", Situation(window="turn_start", player="b"), units), "use_effect") == "b"
    )


# The attacker's.

OWN_TURN = Situation(window="turn_start")


@covers("catapult_bombardment")
def test_the_catapult_hits_on_3_a_unit_and_all_within_2_inches_of_it() -> None:
    near = UNITS | {"mate": f"{SWORDS} 24,31.3", "safe": f"{SENTINELS} 33,38 owner=b"}
    match = played("catapult_bombardment", OWN_TURN, near)
    assert sorted(offered(match)) == ["foe", "safe"]
    answer(match, "foe")
    roll(match, 3)
    roll(match, 2)
    rows = board(match).units
    assert (rows["foe"].figures, rows["mate"].figures, rows["safe"].figures) == (8, 8, 12)
    assert board(match).siege_cards == {"catapult_bombardment": 1}


@covers("catapult_bombardment")
def test_the_catapult_misses_below_3_and_shoots_twice_in_all() -> None:
    match = held(
        "catapult_bombardment", OWN_TURN, siege_hands={"a": []}, siege_cards={"catapult_bombardment": 1}
    )
    answer(match, "rule:catapult_bombardment")
    roll(match, 2)
    assert over(match)
    assert board(match).units["foe"].figures == 12
    assert board(match).siege_cards == {}


@covers("sappers")
def test_sappers_remove_a_piece_of_terrain() -> None:
    match = played("sappers", OWN_TURN, terrain={"wood": "forest 10,24", "mud": "bog 38,24"})
    answer(match, "mud")
    assert list(board(match).terrain) == ["wood"]


CAPTAIN = UNITS | {
    "foe": f"{SENTINELS} 24,38 @180 owner=b +master_warden",
    "own": f"{SWORDS} 24,10 +umber_champion",
}


@covers("cut_communications")
def test_cut_communications_silence_enemy_attachments_and_ncus_for_the_round() -> None:
    match = played("cut_communications", ROUND, CAPTAIN, ncus=NCUS)
    g = match.engine
    assert (abilities.active(g, "foe"), abilities.of_ncu(g, "shyra")) == ((), ())
    assert abilities.active(g, "own")
    assert abilities.of_ncu(g, "sansa")
    assert {row.until for row in board(match).lasting.values()} == {"round"}


@covers("all_out_assault")
def test_all_out_assault_gives_1_to_hit_in_melee_and_re_rolls_of_charge_dice() -> None:
    close = UNITS | {"foe": f"{SENTINELS} 24,20 @180 owner=b"}
    match = played("all_out_assault", ROUND, close)
    blow = Attack(attacker="own", defender="foe", attack="stark_fury_attack")
    assert match.engine.tally(TO_HIT, blow).total == 1
    shot = Attack(attacker="own", defender="foe", attack="stark_fury_attack", kind="ranged")
    assert match.engine.tally(TO_HIT, shot).total == 0
    kept = dict(board(match).lasting)
    charge = at(Charge(unit="own"), close, mode=STO, players=SIDES, lasting=kept, live=False)
    if waiting(charge) == "charge_pivot":
        answer(charge, [])
    roll(charge, 1)
    assert "rule:charge_reroll/all_out_assault" in offered(charge)


@covers("starvation")
def test_starvation_gives_every_enemy_on_the_table_the_same_condition() -> None:
    more = UNITS | {"bar": f"{SENTINELS} 34,38 owner=b", "late": f"{SENTINELS} reserve owner=b"}
    match = played("starvation", ROUND, more)
    answer(match, "weakened")
    rows = board(match).units
    assert [rows[name].conditions for name in ("foe", "bar", "late", "own", WALL)] == [
        ("weakened",),
        ("weakened",),
        (),
        (),
        (),
    ]


@pytest.mark.parametrize(("dice", "tokens"), [((1, 1), ("panicked",)), ((6, 6), ())])
@covers("dread_of_the_siege")
def test_dread_of_the_siege_tests_every_enemy_that_is_activated(
    dice: tuple[int, int], tokens: tuple[str, ...]
) -> None:
    kept = dict(board(played("dread_of_the_siege", ROUND)).lasting)
    match = at(Activation(unit="foe"), UNITS, mode=STO, players=SIDES, lasting=kept, live=False)
    roll(match, *dice)
    assert board(match).units["foe"].conditions == tokens
    assert asked(match, "choose_action") == "b"


@covers("dread_of_the_siege")
def test_dread_of_the_siege_spares_its_own_side() -> None:
    kept = dict(board(played("dread_of_the_siege", ROUND)).lasting)
    match = at(Activation(unit="own"), UNITS, mode=STO, players=SIDES, lasting=kept, live=False)
    assert waiting(match) == "choose_action"


# The defender's.


def parley(units: dict[str, str] | None = None) -> Match:
    """An NCU of the defender claims the crown, and parley is played."""
    match = held("parley", ActivateNcu(ncu="shyra"), units, ncus=NCUS, active="b", lasting=quiet("shyra"))
    answer(match, "crown")
    while waiting(match) == "claim_order":
        answer(match, "zone")
    answer(match, "rule:parley")
    return match


MORE = UNITS | {"two": f"{SWORDS} 10,10"}
BUSY = {"busy": f"{SWORDS} 24,33.2"}  # touches the enemy


@covers("parley")
def test_parley_holds_an_unengaged_enemy_back_in_the_place_of_the_zone_effect() -> None:
    match = parley(MORE | BUSY)
    assert sorted(offered(match)) == ["own", "two"]
    answer(match, "own")
    g = match.engine
    assert not hook(g).may_activate(g, "own")
    assert hook(g).may_activate(g, "two")
    assert not events(match, "test_taken")  # the crown did nothing
    assert waiting(match) != "choose_zone_target"


def bound(unit: str) -> dict[str, Lasting]:
    """A parley holds a unit."""
    match = parley(MORE)
    answer(match, unit)
    return {name: row for name, row in board(match).lasting.items() if row.source == "parley"}


@covers("parley")
def test_a_unit_held_back_counts_as_activated_and_makes_no_free_action() -> None:
    match = at(Turn(player="a"), MORE, mode=STO, players=SIDES, lasting=bound("own"))
    assert offered(match) == ["two"]
    free = FreeAction(unit="own", actions=("maneuver",))
    assert over(at(free, MORE, mode=STO, players=SIDES, lasting=bound("own")))


@covers("parley")
def test_a_unit_that_is_attacked_is_held_back_no_longer() -> None:
    units = MORE | {"foe": f"{SENTINELS} 24,14.8 @180 owner=b"}
    fight = Attack(attacker="foe", defender="own", attack="double_hammers_attack")
    match = at(fight, units, mode=STO, players=SIDES, lasting=bound("own"), live=False)
    g = match.engine
    assert hook(g).may_activate(g, "own")
    assert not board(match).lasting


@covers("masons_at_work")
def test_masons_mend_a_damaged_wall_by_a_d3() -> None:
    units = UNITS | {WALL: WALLS[WALL] + " wounds=5", "castle_wall_1": WALLS["castle_wall_1"] + " wounds=1"}
    match = played("masons_at_work", ROUND, units)
    assert sorted(offered(match)) == ["castle_wall_1", WALL]
    answer(match, WALL)
    roll(match, 3)
    assert board(match).units[WALL].wounds == 2


@covers("masons_at_work")
def test_masons_mend_no_more_than_there_was() -> None:
    match = played("masons_at_work", ROUND, UNITS | {WALL: WALLS[WALL] + " wounds=1"})
    roll(match, 3)
    assert board(match).units[WALL].wounds == 0


@covers("boiling_oil")
def test_boiling_oil_wounds_a_unit_that_has_charged_a_wall_before_its_attack() -> None:
    units = WALLS | {"own": f"{SWORDS} 24,37.6", "foe": f"{SENTINELS} 4,20 owner=b"}
    match = held("boiling_oil", Charge(unit="own", against=WALL), units)
    if waiting(match) == "charge_pivot":
        answer(match, [])
    roll(match, 4)
    answer(match, offered(match)[0])
    answer(match, "rule:boiling_oil")
    roll(match, 2)
    assert board(match).units["own"].figures == 9
    assert match.engine.running(Charge) is not None  # its attack is still to come


LATE = UNITS | {"late": f"{SENTINELS} reserve owner=b", "later": f"{SENTINELS} reserve owner=b"}


@covers("sally_forth")
def test_sally_forth_lets_one_unit_of_the_reserve_come_before_round_3() -> None:
    match = played("sally_forth", ROUND, LATE)
    kept = dict(board(match).siege_cards)
    turn = at(
        Activation(unit="late"),
        LATE,
        mode=STO,
        players=SIDES,
        round=2,
        siege_cards=kept,
        siege_hands={"b": []},
    )
    g = turn.engine
    assert hook(g).arriving(g, "b") == ("late", "later")
    answer(turn, next(iter(turn.decisions["b"].candidates())))
    assert board(turn).units["late"].where == "table"
    assert hook(g).arriving(g, "b") == ()


@pytest.mark.parametrize(("number", "asks"), [(1, ["pass"]), (2, ["pass", "rule:sally_forth"])])
@covers("sally_forth")
def test_sally_forth_is_not_played_in_round_1(number: int, asks: list[str]) -> None:
    hurt = LATE | {WALL: WALLS[WALL] + " wounds=1"}
    match = held("sally_forth", ROUND, hurt, round=number)
    assert offered(match) == asks


@covers("murder_holes")
def test_murder_holes_give_the_arrows_sundering_and_2_dice_for_the_turn() -> None:
    units = UNITS | {"own": f"{SWORDS} 24,33"}
    match = played("murder_holes", Activation(unit=WALL), units)
    shot = Attack(attacker=WALL, defender="own", attack="arrows", kind="ranged")
    assert match.engine.tally(ATTACK_DICE, shot).total == 10
    assert "sundering" in keywords(match.engine, shot)
    other = shot.but(attacker="castle_wall_1")
    assert match.engine.tally(ATTACK_DICE, other).total == 8
    assert {row.until for row in board(match).lasting.values()} == {"turn"}


@covers("murder_holes")
def test_murder_holes_are_for_walls() -> None:
    assert waiting(held("murder_holes", Activation(unit="foe"))) == "choose_action"


@covers("hidden_stores")
def test_hidden_stores_heal_up_to_2_units_and_take_a_token_of_each() -> None:
    units = UNITS | {
        "foe": UNITS["foe"] + " x5 weakened panicked",
        "bar": f"{SENTINELS} 34,38 owner=b x11",
        "baz": f"{SENTINELS} 14,38 owner=b x2",
    }
    match = played("hidden_stores", Situation(window="turn_start", player="b"), units, active="b")
    assert sorted(doors(match, "b")) == ["bar", "baz", "foe"]
    answer(match, ["foe", "bar"])
    answer(match, 3)
    answer(match, "weakened")
    answer(match, 1)
    rows = board(match).units
    assert (rows["foe"].figures, rows["foe"].conditions, rows["bar"].figures) == (8, ("panicked",), 12)
    assert over(match)
