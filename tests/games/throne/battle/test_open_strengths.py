"""What all see of a battle: the strengths that decided it stay until it is over (THR-RUL-61)."""

from typing import Any

import pytest

from montjoie.games.throne.action_phase.neutral_forces import NeutralEntry
from montjoie.games.throne.state import Units
from montjoie.kernel.match import Match
from tests.games.throne.battle.fights import fight, kinds, play
from tests.games.throne.given import at, events
from tests.rule import rule

FAR = {"winterfell": "stark F", "karhold": "stark F", "pyke": "greyjoy F", "the_twins": "stark F"}
SUPPORT = {"winterfell": "support", "karhold": "march_0", "the_twins": "consolidate_power"}


def shown(match: Match, step: str = "battle") -> dict[str, Any]:
    """The strengths a spectator sees of the fight."""
    (seen,) = [each for each in match.view(None)["steps"] if each["step"] == step]
    strength: dict[str, Any] = seen["strength"]
    return strength


def totals(match: Match) -> tuple[int, int]:
    """The strengths that a spectator sees add up to these; their parts do."""
    strength = shown(match)
    for tally in strength.values():
        assert sum(part["value"] for part in tally["parts"]) == tally["total"]
    return strength["attacker"]["total"], strength["defender"]["total"]


def decided(match: Match) -> tuple[int, int]:
    """The strengths as they were stated when they were compared."""
    last = events(match, "strengths_stated")[-1]
    return last["strength"]["total"], last["against"]["total"]


def cersei() -> Match:
    m = fight("lannister KKK", "stark F", armies=FAR, orders=SUPPORT)
    play(m, lannister="cersei_lannister", stark="ser_rodrik_cassel")
    m.submit("stark", "stoney_sept")
    return m


def asha() -> Match:
    m = fight("greyjoy KKK", "stark F", area="seagard", origin="riverrun", armies=FAR, orders=SUPPORT)
    play(m, greyjoy="asha_greyjoy", stark="ser_rodrik_cassel")
    m.submit("stark", "the_twins")
    return m


def luwin() -> Match:
    hand = {"hand": ("maester_luwin",), "discard": ("robb_stark",)}
    m = fight("stark KKK", "lannister F", houses={"stark": hand})
    play(m, stark="maester_luwin", lannister="tyrion_lannister")
    m.submit("lannister", "stoney_sept")
    return m


def melisandre() -> Match:
    m = fight("baratheon KKK", "lannister F")
    play(m, baratheon="melisandre", lannister="tyrion_lannister")
    m.submit("lannister", "stoney_sept")
    return m


def renly() -> Match:
    m = fight("baratheon KKF", "lannister F")
    play(m, baratheon="renly_baratheon", lannister="tyrion_lannister")
    m.submit("lannister", "stoney_sept")
    return m


def retreat() -> Match:
    return play(fight("stark KKK", "lannister FF"), stark="robb_stark", lannister="tyrion_lannister")


def retreat_after_casualties() -> Match:
    m = play(fight("lannister KKKK", "stark FK"), lannister="kevan_lannister", stark="robb_stark")
    m.submit("stark", {"knight": 1})
    return m


@rule("THR-RUL-61", "THR-BAT-02")
@pytest.mark.parametrize(
    ("scene", "asked"),
    [
        (cersei, "cersei_order"),
        (asha, "asha_order"),
        (luwin, "luwin_card"),
        (melisandre, "melisandre_card"),
        (renly, "renly_knight"),
        (retreat, "retreat"),
        (retreat_after_casualties, "retreat"),
    ],
)
def test_the_strengths_that_decided_stay_shown_until_the_battle_is_over(scene, asked):
    m = scene()
    assert list(kinds(m).values()) == [asked]
    assert totals(m) == decided(m)


@rule("THR-RUL-61")
def test_the_parts_say_how_many_units_fought_also_when_they_have_fallen():
    m = retreat_after_casualties()
    units = {p["source"]: p["count"] for p in shown(m)["defender"]["parts"] if p["count"]}
    assert units == {"footman": 1, "knight": 1}


@rule("THR-RUL-61")
def test_a_position_keeps_the_strengths_that_decided():
    m = retreat_after_casualties()
    (step,) = [each for each in m.position()["steps"] if each["step"] == "Battle"]
    assert step["strength"]["defender"]["total"] == decided(m)[1]


@rule("THR-NEU-02", "THR-RUL-61")
def test_the_force_that_was_overcome_is_still_shown_when_the_entry_ties_two_victories():
    north = ["winterfell", "white_harbor", "moat_cailin", "flints_finger", "seagard", "riverrun", "harrenhal"]
    south = ["highgarden", "oldtown", "the_reach", "storms_end", "sunspear", "kings_landing"]
    entry = NeutralEntry(
        area="the_eyrie", origin="moat_cailin", attacker="stark", march="march_0", units=Units(knight=3)
    )
    armies = {**dict.fromkeys(north, "stark F"), **dict.fromkeys([*south, "crackclaw_point"], "tyrell F")}
    m = at(entry, armies=armies | {"moat_cailin": "stark KKK"}, neutrals={"the_eyrie": 6})
    assert kinds(m) == {"baratheon": "name_victor"}
    seen = shown(m, "neutral_entry")
    assert (seen["attacker"]["total"], seen["defender"]["total"]) == (6, 6)
