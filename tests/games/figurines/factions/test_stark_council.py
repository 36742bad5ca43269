"""The Starks' Non-Combat Units."""

from __future__ import annotations

from typing import Any

from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.harm.strike import keywords
from montjoie.games.figurines.powers import abilities
from montjoie.games.figurines.queries import ATTACK_DICE, TO_HIT
from montjoie.games.figurines.rounds.turns import ActivationPhase, Turn
from montjoie.games.figurines.setup.deployment import Deployment
from montjoie.games.figurines.tactics.board import ActivateNcu
from montjoie.kernel.match import Match
from tests.games.figurines.covers import covers
from tests.games.figurines.factions.playing import BYSTANDER, PLAIN, duel, go, usable
from tests.games.figurines.factions.wolves import APART, charge, play, strike, wolves
from tests.games.figurines.given import asked, board, engine, events, offered, over, resume, waiting
from tests.games.figurines.given import field as table
from tests.rule import rule

BLOW = Attack(attacker="x", defender="y", attack="stormcrow_longsword")
EDDARD = {"e": "eddard_stark_warden_of_the_north tokens=3"}


def claim(ncu: str, *script: Any, units: dict[str, str] | None = None) -> Match:
    """The NCU `n` is activated; these are the answers from the zone it claims on."""
    m = play(ActivateNcu(ncu="n"), units or duel(), ncus={"n": ncu})
    go(m, *script)
    return m


@covers("family_duty_honor")
@rule("FIG-INF-01")
def test_catelyn_takes_a_token_off_the_unit_she_influences() -> None:
    units = duel(f"{PLAIN} weakened panicked", f"{PLAIN} vulnerable")
    m = claim("catelyn_stark", "crown", "ability", "x", "weakened", units=units)
    assert board(m).units["x"].conditions == ("panicked",)
    assert board(m).units["x"].influences == ("n",)
    assert waiting(m) == "choose_zone_target"


@covers("family_duty_honor")
@rule("FIG-CRD-02")
def test_the_unit_catelyn_influences_rolls_its_highest_dice() -> None:
    g = engine(duel(f"{PLAIN} x4 influence=n"), ncus={"n": "catelyn_stark crown"})
    assert g.tally(ATTACK_DICE, BLOW).total == 7
    back = Attack(attacker="y", defender="x", attack="stormcrow_longsword")
    other = engine(duel(PLAIN, f"{PLAIN} x4"), ncus={"n": "catelyn_stark crown"})
    assert other.tally(ATTACK_DICE, back).total == 4


@covers("martial_expertise")
def test_rodrik_on_the_combat_zone_makes_an_enemy_vulnerable() -> None:
    units = duel() | BYSTANDER
    m = claim("rodrik_cassel_combat_veteran", "combat", "ability", "x", "z", units=units)
    assert board(m).units["z"].conditions == ("vulnerable",)
    assert board(m).units["x"].influences == ("n",)
    m = claim("rodrik_cassel_combat_veteran", "wealth", "ability", "x", units=units)
    assert waiting(m) == "choose_zone_target"


@covers("martial_expertise")
@rule("FIG-INF-06")
def test_rodrik_exposes_an_enemy_even_if_there_is_nobody_to_influence() -> None:
    units = duel(f"{PLAIN} influence=c", f"{PLAIN} influence=c")
    ncus = {"n": "rodrik_cassel_combat_veteran", "c": "catelyn_stark"}
    m = play(ActivateNcu(ncu="n"), units, ncus=ncus)
    go(m, "combat", "ability")
    assert board(m).units["y"].conditions == ("vulnerable",)
    assert board(m).units["y"].influences == ("c",)


@covers("martial_expertise")
@rule("FIG-RES-14")
def test_the_unit_rodrik_influences_strikes_critically_in_melee() -> None:
    g = engine(duel(f"{PLAIN} influence=n"), ncus={"n": "rodrik_cassel_combat_veteran combat"})
    assert keywords(g, BLOW) == {"critical_blow"}
    assert keywords(g, BLOW.but(kind="ranged")) == set()
    assert keywords(engine(duel(), ncus={"n": "rodrik_cassel_combat_veteran"}), BLOW) == set()


@covers("hunters_guile")
@rule("FIG-MOD-04")
def test_the_unit_howland_influences_hits_worse() -> None:
    m = claim("howland_reed", "crown", "ability", "y")
    assert board(m).units["y"].influences == ("n",)
    g = engine(duel(f"{PLAIN} influence=n"), ncus={"n": "howland_reed crown owner=b"})
    assert g.tally(TO_HIT, BLOW).total == -1
    assert g.tally(TO_HIT, BLOW.but(kind="ranged")).total == -1
    assert g.tally(TO_HIT, Attack(attacker="y", defender="x", attack="stormcrow_longsword")).total == 0


def sansa(**given: Any) -> Match:
    """A turn of player a begins, Sansa beside the board."""
    players = wolves(discard=given.pop("discard", ()))
    decks = {"a": given.pop("deck", ())}
    units = {"x": f"{PLAIN} 24,10"} | BYSTANDER
    side = {"n": "sansa_stark " + given.pop("sansa", "")}
    return resume(
        table(units, ncus=side, players=players, decks=decks, **given),
        ActivationPhase(),
        Turn(player="a"),
        live=False,
    )


@covers("repeating_the_words")
def test_sansa_takes_a_card_from_deck_or_discard_pile_and_shuffles() -> None:
    m = sansa(deck=("winter_is_coming", "hit_and_run", "sudden_charge"), discard=("swift_advance",))
    go(m, "ability:n/repeating_the_words")
    found = ["deck/hit_and_run", "deck/sudden_charge", "deck/winter_is_coming", "discard/swift_advance"]
    assert offered(m) == found
    go(m, "deck/sudden_charge", (1, 0))
    assert board(m).hands["a"].cards == ("sudden_charge",)
    assert board(m).decks["a"].cards == ("hit_and_run", "winter_is_coming")
    assert board(m).ncus["n"].spent == ("repeating_the_words",)
    fetched = [each for each in m.feed("a") if each["kind"] == "figurines.card_fetched"]
    assert [each["rule"] for each in fetched] == ["FIG-NCU-02"]  # of the ability, no card was played
    assert "cards" not in events(m, "card_fetched", "b")[-1]


@covers("repeating_the_words")
def test_sansa_takes_back_a_card_from_the_pile_before_everybody() -> None:
    m = sansa(discard=("swift_advance", "hit_and_run"))
    go(m, "ability:n/repeating_the_words", "discard/hit_and_run")
    assert board(m).hands["a"].cards == ("hit_and_run",)
    assert board(m).players["a"].discard == ("swift_advance",)
    assert events(m, "card_fetched", "b")[-1]["cards"] == ["hit_and_run"]


@covers("repeating_the_words")
@rule("FIG-RUL-111")
def test_sansa_speaks_at_any_moment_but_once_and_not_to_an_empty_deck() -> None:
    side = {"n": "sansa_stark"}
    for step in (Test(unit="y"), BLOW):
        m = play(step, duel(), ncus=side, decks={"a": ("hit_and_run",)})
        assert asked(m, "use_effect") == "a"
        assert offered(m) == ["pass", "ability:n/repeating_the_words"]
    assert usable(sansa(sansa="spent=repeating_the_words", deck=("hit_and_run",))) == []
    assert usable(sansa()) == []


@covers("repeating_the_words")
@rule("FIG-RUL-111")
def test_sansa_is_silent_before_the_battle() -> None:
    units = {"x": f"{PLAIN} 0,0 reserve", "y": f"{PLAIN} 0,0 reserve owner=b"}
    m = play(Deployment(up="a"), units, ncus={"n": "sansa_stark"}, decks={"a": ("hit_and_run",)}, round=0)
    assert waiting(m) == "deploy_unit"


@covers("bravery_in_the_face_of_death")
@rule("FIG-RND-11")
def test_eddard_has_three_tokens_for_the_whole_game() -> None:
    g = engine(duel())
    assert abilities.resources(g, "eddard_stark_warden_of_the_north") == 3
    assert abilities.resources(g, "sansa_stark") == 0


@covers("bravery_in_the_face_of_death")
def test_for_a_token_of_eddard_a_unit_heals_after_a_passed_test() -> None:
    m = play(Test(unit="x"), duel(f"{PLAIN} x6"), ncus=EDDARD)
    go(m, (6, 6), "ability:e/bravery_in_the_face_of_death", 2)
    assert board(m).units["x"].figures == 8
    assert board(m).ncus["e"].tokens == 2


@covers("bravery_in_the_face_of_death")
def test_on_its_last_rank_a_brave_unit_heals_d3_and_one() -> None:
    m = play(Test(unit="x"), duel(f"{PLAIN} x4"), ncus=EDDARD)
    go(m, (6, 6), "ability:e/bravery_in_the_face_of_death", (3,), 4)
    assert board(m).units["x"].figures == 8


@covers("bravery_in_the_face_of_death")
def test_for_a_token_of_eddard_a_unit_heals_after_a_charge() -> None:
    m = charge(APART | {"x": f"{PLAIN} 24,20 x6"}, board={"ncus": EDDARD})
    go(m, "ability:e/bravery_in_the_face_of_death", 1)
    assert board(m).units["x"].figures == 7


@covers("bravery_in_the_face_of_death")
def test_without_a_token_and_for_enemies_there_is_no_bravery() -> None:
    spent = {"e": "eddard_stark_warden_of_the_north tokens=0"}
    for unit, side in (("x", spent), ("y", EDDARD)):
        m = play(Test(unit=unit), duel(f"{PLAIN} x6", f"{PLAIN} x6"), ncus=side)
        go(m, (6, 6))
        assert over(m)
    m = strike(duel(f"{PLAIN} x6"), board={"ncus": EDDARD})
    assert waiting(m) == "dice"
