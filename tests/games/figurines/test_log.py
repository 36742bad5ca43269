"""The log of a battle: who did what, from where, why, with the numbers that decided it."""

from __future__ import annotations

import pytest

from montjoie.games.figurines import timing
from montjoie.games.figurines.charge import Charge
from montjoie.games.figurines.charge.targets import why_not
from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.harm import victory
from montjoie.games.figurines.modes.tokens import ScoreObjectives
from montjoie.games.figurines.moves.retreat import Retreat
from montjoie.games.figurines.moves.walk import Maneuver
from montjoie.games.figurines.powers import decks
from montjoie.games.figurines.state import G
from montjoie.games.figurines.tactics.board import ZoneEffect
from montjoie.kernel import PUBLIC, Step
from montjoie.kernel.match import Match
from tests.games.figurines.fights import BYSTANDERS, dice, quiet
from tests.games.figurines.given import answer, asked, at, engine, events, roll
from tests.games.figurines.moves.ways import legs
from tests.rule import rule

CROWS, SWORDS = "stormcrow_mercenaries_1", "stark_sworn_swords_1"
MELEE = BYSTANDERS | {
    CROWS: "stormcrow_mercenaries 24,20",
    SWORDS: "stark_sworn_swords 24,25.15 @90 owner=b vulnerable",
}
CHARGE = {
    "stark_sworn_swords_1": "stark_sworn_swords 24,10",
    "lannister_guardsmen_1": "lannister_guardsmen 24,22.8 @180 owner=b",
}
TWO = {
    "stark_sworn_swords_1": "stark_sworn_swords 24,10",
    "lannister_guardsmen_1": "lannister_guardsmen 24,38 @180 owner=b",
}


def lines(match: Match, lang: str = "en", seat: str | None = None) -> list[str]:
    """The log as a seat reads it."""
    return [event.text(lang) for event in match.feed(seat)]


def rules(match: Match, kind: str) -> list[str]:
    """The rules that the events of a kind cite."""
    return [event["rule"] for event in match.feed(None) if event["kind"] == f"figurines.{kind}"]


# An attack.


def flank_attack() -> Match:
    """The mercenaries attack a flank: five hits, one blocked, of which the enemy makes none."""
    match = at(
        Attack(attacker=CROWS, defender=SWORDS, attack="stormcrow_longsword", arc="right"), MELEE, live=False
    )
    quiet(match)
    roll(match, 4, 4, 5, 5, 6, 1, 2)
    quiet(match)
    roll(match, 6, 1, 1, 4, 2)
    answer(match, f"rule:vulnerable/{SWORDS}")
    answer(match, ["0"])
    roll(match, 3)
    dice(match, 3, 5)
    dice(match, 2)
    return match


@rule("FIG-RES-01", "FIG-RES-02", "FIG-RES-04", "FIG-RES-06", "FIG-MRL-02", "FIG-RRL-03")
def test_an_attack_is_told_with_its_dice_their_modifiers_and_what_they_cost() -> None:
    assert lines(flank_attack()) == [
        "The Stormcrow Mercenaries 1 attack the Stark Sworn Swords 1 in the right flank, in melee "
        "(Longsword).",
        "Attack dice of the Stormcrow Mercenaries 1 (3 ranks: Longsword 7): 4, 4, 5, 5, 6, 1, 2. "
        "On 4+: 5 hits.",
        "Defense saves of the Stark Sworn Swords 1: 6, 1, 1, 4, 2. On 4+ (flank −1): 1 hit blocked.",
        "A spends a condition token of the Stark Sworn Swords 1: Vulnerable.",
        "A has 6 rolled again (Vulnerable): 3. No hit blocked in all.",
        "5 hits on the Stark Sworn Swords 1, none blocked: 5 wounds.",
        "The Stark Sworn Swords 1 suffer 5 wounds: 5 figures lost, 7 left in 2 ranks.",
        "Panic dice of the Stark Sworn Swords 1: 3, 5.",
        "Casualty die of the Stark Sworn Swords 1 (D3): 2.",
        "Panic test of the Stark Sworn Swords 1, Morale 6+: 3, 5, flank −1 = 7, passed.",
    ]


@rule("FIG-RES-01")
def test_an_attack_is_told_in_french_as_well() -> None:
    told = lines(flank_attack(), "fr")
    assert told[0] == (
        "Les Mercenaires Corbeaux Tornade 1 attaquent les Épées Liges Stark 1 sur le flanc droit, "
        "au corps à corps (Épée Longue)."
    )
    assert told[4] == "A fait relancer 6 (Vulnérable) : 3. Aucune touche parée en tout."
    assert (
        told[6]
        == "Les Épées Liges Stark 1 subissent 5 blessures : 5 figurines perdues, 7 restent sur 2 rangs."
    )


@rule("KER-LOG-01")
def test_an_attack_is_one_paragraph() -> None:
    told = flank_attack().feed(None)
    assert [event["head"] for event in told] == [True] + [False] * (len(told) - 1)
    assert {event["depth"] for event in told} == {1}


# Charges and moves.


@rule("FIG-CHG-01", "FIG-CHG-06", "FIG-CHG-08")
def test_a_charge_that_succeeds_is_told_with_distance_speed_and_die() -> None:
    match = at(Charge(unit="stark_sworn_swords_1"), CHARGE, live=False)
    answer(match, [])
    roll(match, 4)
    told = lines(match)
    assert told[0] == (
        "The Stark Sworn Swords 1 charge the Lannister Guardsmen 1 in the front, 8 inches away: "
        "Speed 5 inches and a die."
    )
    assert told[3] == (
        "The charge of the Stark Sworn Swords 1 succeeds: Speed 5 inches and 4 on the die make 9 inches, "
        "for 8 inches to cross."
    )


@rule("FIG-CHG-07", "FIG-CHG-08")
@pytest.mark.parametrize(
    ("there", "die", "away", "crossed"),
    [
        (23.26, 4, "8.5 inches away", "for 8.5 inches to cross"),
        (22.84, 4, "8 inches away", "for 8 inches to cross"),
        (22.84, 3, "8 inches away", "it took 8.1 inches to reach"),  # more than the 8 inches it had
    ],
)
def test_all_lines_of_a_charge_tell_its_length_to_a_tenth(
    there: float, die: int, away: str, crossed: str
) -> None:
    target = f"lannister_guardsmen 24,{there} @180 owner=b"
    match = at(Charge(unit="stark_sworn_swords_1"), CHARGE | {"lannister_guardsmen_1": target}, live=False)
    answer(match, [])
    roll(match, die)
    declared, ended = (event for event in match.feed(None) if event["kind"].startswith("figurines.charge_"))
    assert away in declared.text("en")
    assert crossed in ended.text("en")


@rule("FIG-CHG-12", "FIG-CHG-13")
def test_a_charge_that_fails_tells_what_it_lacked_and_the_test_that_follows_why() -> None:
    match = at(Charge(unit="stark_sworn_swords_1"), CHARGE, live=False)
    answer(match, [])
    roll(match, 1)
    dice(match, 6, 6)
    dice(match, 1)
    told = lines(match, "fr")
    assert (
        "Charge des Épées Liges Stark 1 manquée : Vitesse 5 pouces et 1 au dé ne font que 6 pouces ; "
        "il fallait 8 pouces pour atteindre les Gardes Lannister 1. "
        "Elle est désordonnée : pas de bonus de Charge."
    ) in told
    assert any(
        line.startswith("Test de panique des Épées Liges Stark 1 (Charge manquée), Moral 6+ : 6, 6")
        for line in told
    )


@rule("FIG-MAN-01")
def test_a_move_is_told_with_pivots_distance_and_the_nearest_enemy() -> None:
    match = at(Maneuver(unit="stark_sworn_swords_1"), TWO)
    answer(match, legs(0, 4.5, 30))
    assert lines(match, "fr") == [
        "Manœuvre des Épées Liges Stark 1 : 4,5 pouces vers l'avant, pivot de 30° à droite ; "
        "l'ennemi le plus proche, les Gardes Lannister 1, est à 17,6 pouces."
    ]
    assert events(match, "unit_moved")[0]["origin"] == {"x": 24_000, "y": 10_000, "facing": 0}


# Why.


@rule("FIG-TAC-05")
def test_what_a_zone_does_is_told_with_the_zone_and_its_rule() -> None:
    match = at(ZoneEffect(zone="tactics", player="a"), TWO)
    answer(match, "lannister_guardsmen_1")
    answer(match, "weakened")
    assert lines(match)[-1] == (
        "The Lannister Guardsmen 1 receive a condition token: Weakened (Tactics zone)."
    )
    assert rules(match, "condition_gained") == ["FIG-TAC-05"]


@rule("FIG-TAC-03", "FIG-MOD-05")
def test_the_penalty_of_the_crown_is_a_part_of_the_test_it_calls_for() -> None:
    match = at(ZoneEffect(zone="crown", player="a"), TWO, live=False)
    if asked(match, "choose_zone_target"):
        answer(match, "lannister_guardsmen_1")
    dice(match, 3, 3)
    dice(match, 1)
    assert (
        "Panic test of the Lannister Guardsmen 1 (Crown zone), Morale 7+: 3, 3, Crown −1 = 5, failed."
        in lines(match)[2]
    )


@pytest.mark.parametrize(
    ("ability", "holder", "window", "cited"),
    [
        ("stand_resolute", "stark_sworn_swords_1", "panic_after_roll", "FIG-ORD-01"),
        ("stark_fury", "stark_sworn_swords_1", "attack_before_dice", "FIG-CRD-06"),
        ("bronze_shields", "stark_sworn_swords_1", "defense_roll", "FIG-CRD-05"),
        ("family_duty_honor", "n", "zone_claimed", "FIG-INF-01"),
        ("lady_of_the_wilds", "n", "zone_claimed", "FIG-TAC-11"),
        ("tactical_mastermind", "n", "always", "FIG-NCU-02"),
    ],
)
@rule("FIG-ORD-01", "FIG-CRD-05", "FIG-CRD-06", "FIG-INF-01", "FIG-TAC-11", "FIG-NCU-02")
def test_an_ability_is_told_by_the_rule_of_its_kind(
    ability: str, holder: str, window: str, cited: str
) -> None:
    g = engine(TWO, ncus={"n": "catelyn_stark"})
    assert timing.playing.rule_of(g, ability, holder, timing.Moment(window)) == cited


# Points, cards and the end.


@rule("FIG-GOT-03", "FIG-GOT-05", "FIG-VIC-08")
def test_points_are_told_with_the_objective_who_holds_it_and_the_score_after_them() -> None:
    objectives = {"centre": "24,10 card=iron_throne claimed=stark_sworn_swords_1"}
    scoring = ScoreObjectives(rule="FIG-GOT-05", up="a")
    match = at(
        scoring, TWO, objectives=objectives, mode="a_game_of_thrones", round=2, players={"b": {"vp": 1}}
    )
    assert lines(match)[0] == (
        "A gains 2 VP for the centre, held by the Stark Sworn Swords 1 (control 1, The Iron Throne +1). "
        "Score (a: 2 and b: 1)."
    )


class Draw(Step, frozen=True):
    """Player a draws two cards."""

    stages = ("draw",)
    audience = PUBLIC

    def draw(self, g: G) -> None:
        """From the top."""
        decks.draw(g, "a", 2, "FIG-TAC-05")


@rule("FIG-TAC-05")
def test_everybody_reads_how_many_cards_are_drawn_and_their_player_which() -> None:
    match = at(Draw(), TWO, decks={"a": ["counterplot", "northern_ferocity", "counterplot"]})
    assert lines(match, seat="b") == ["A draws 2 Tactics cards; 2 in hand."]
    assert lines(match, seat="a") == [
        "A draws 2 Tactics cards: “Counterplot” and “Northern Ferocity”; 2 in hand."
    ]
    assert "cards" not in match.feed("b")[0]["facts"]


class Judge(Step, frozen=True):
    """The victory check of a round."""

    stages = ("judge",)
    audience = PUBLIC

    def judge(self, g: G) -> None:
        """Clean-up step c."""
        victory.check(g)


@rule("FIG-VIC-05", "FIG-VIC-07")
def test_the_last_line_names_winner_reason_score_and_what_broke_the_tie() -> None:
    both = {"a": {"vp": 3}, "b": {"vp": 3}}
    units = TWO | {"stark_bowmen_1": "stark_bowmen 24,6"}
    match = at(Judge(), units, players=both, round=6)
    assert lines(match)[-2:] == [
        "Points left on the table — a: 11 and b: 5.",
        "A wins: most Victory Points after the last round (with equal Victory Points, by the points left on "
        "the table). Victory Points (a: 3 and b: 3).",
    ]
    assert match.result is not None
    assert match.result.tie == "tie-points-left"


# Refusals.


@rule("FIG-LOS-03", "FIG-CHG-02")
def test_who_is_not_seen_is_refused_with_what_hides_him() -> None:
    units = {
        "stark_sworn_swords_1": "stark_sworn_swords 24,10",
        "stark_bowmen_1": "stark_bowmen 24,16",
        "lannister_guardsmen_1": "lannister_guardsmen 24,20.9 @180 owner=b",
    }
    (problem,) = why_not(engine(units), "stark_sworn_swords_1", "lannister_guardsmen_1")
    assert problem.text("fr") == (
        "Les Épées Liges Stark 1 ne voient pas les Gardes Lannister 1 : la vue est masquée par les Archers "
        "Stark 1. [FIG-CHG-02]"
    )


# Moves that move nothing.


@rule("FIG-MAN-01")
def test_a_maneuver_that_leaves_the_unit_where_it_is_says_so() -> None:
    match = at(Maneuver(unit=SWORDS), TWO)
    answer(match, [])
    assert lines(match)[-1].startswith("Maneuver of the Stark Sworn Swords 1: no movement; the nearest enemy")
    assert lines(match, "fr")[-1].startswith("Manœuvre des Épées Liges Stark 1 : aucun déplacement ; ")


@rule("FIG-RET-05")
def test_a_retreat_that_stays_says_so_with_the_enemy_it_touches() -> None:
    match = at(Retreat(unit=CROWS), MELEE, live=False)
    roll(match, 2)
    answer(match, "stay")
    told = events(match, "unit_moved")[-1]
    assert (told["move"], told["far"], told["near"]) == ("retreat", 0, 0)
    assert ": no movement; in contact with " in lines(match)[-1]
    assert rules(match, "unit_moved") == ["FIG-RET-05"]
