"""Chapters 4.7, 4.19 and 4.20: NCUs, the tactics board, influence."""

from __future__ import annotations

from montjoie.games.figurines.battlefield import field
from montjoie.games.figurines.harm import conditions
from montjoie.games.figurines.harm.casualties import Suffer
from montjoie.games.figurines.powers import decks
from montjoie.games.figurines.rounds.turns import Turn
from montjoie.games.figurines.tactics.board import ActivateNcu, ZoneEffect, has_room
from montjoie.kernel.match import Match
from tests.games.figurines.given import answer, asked, at, board, engine, events, offered, over, refused, roll
from tests.rule import rule

TWO = {"own": "stark_sworn_swords 24,10", "foe": "lannister_guardsmen 24,38 @180 owner=b"}


def claim(zone: str, ncu: str = "pycelle", **given: object) -> Match:
    """An NCU without a say of its own in the effect claims a zone."""
    table = {"units": TWO, "ncus": {"n": ncu}, "live": False} | given
    match = at(ActivateNcu(ncu="n"), **table)  # type: ignore[arg-type]
    answer(match, zone)
    return match


def effect(zone: str, **given: object) -> Match:
    """The effect of a zone, for player a."""
    table = {"units": TWO, "live": False} | given
    return at(ZoneEffect(zone=zone, player="a"), **table)  # type: ignore[arg-type]


@rule("FIG-NCU-03", "FIG-D-39")
def test_an_activated_ncu_claims_a_free_zone_or_does_nothing() -> None:
    match = at(ActivateNcu(ncu="n"), TWO, ncus={"n": "sansa_stark", "m": "pycelle crown owner=b"})
    assert offered(match) == ["wealth", "tactics", "combat", "maneuver", "nothing"]
    answer(match, "nothing")
    assert over(match)
    assert board(match).ncus["n"].zone == ""


@rule("FIG-NCU-04")
def test_ncus_are_activated_like_units_but_nothing_is_aimed_at_them() -> None:
    table = {"ncus": {"n": "sansa_stark", "m": "pycelle owner=b"}}
    assert {"own", "n"} <= set(offered(at(Turn(player="a"), TWO, **table)))
    assert offered(effect("crown", **table)) == ["foe"]
    assert sorted(offered(effect("wealth", **table))) == ["foe", "own"]
    g = engine(TWO, **table)
    assert sorted(field.on_table(g)) == ["foe", "own"]
    assert not conditions.can_receive(g, "m", "panicked")


@rule("FIG-TAC-01")
def test_a_zone_holds_one_ncu() -> None:
    match = at(ActivateNcu(ncu="n"), TWO, ncus={"n": "sansa_stark", "m": "pycelle crown owner=b"})
    assert refused(match, "a", "crown") == ("FIG-TAC-01", "zone-taken")
    assert refused(match, "a", "kitchen") == ("FIG-NCU-03", "no-such-zone")


@rule("FIG-TAC-02", "FIG-CMD-07")
def test_who_claims_a_zone_controls_it() -> None:
    match = claim("crown", "sansa_stark")
    assert board(match).ncus["n"].zone == "crown"
    assert decks.controls(match.engine, "a", "crown") == 1
    assert decks.controls(match.engine, "b", "crown") == 0


@rule("FIG-TAC-08")
def test_without_a_free_zone_the_activation_ends() -> None:
    zones = ("crown", "wealth", "tactics", "combat", "maneuver")
    full = {f"m{i}": f"pycelle {zone} owner=b" for i, zone in enumerate(zones)}
    match = at(ActivateNcu(ncu="sansa_stark"), TWO, ncus={"sansa_stark": "sansa_stark", **full})
    assert over(match)
    assert board(match).ncus["sansa_stark"].zone == ""
    assert [event.text("fr") for event in match.feed(None)] == [
        "Toutes les zones du tableau stratégique sont prises : Sansa Stark, Petit Oiseau, n'en prend aucune."
    ]


@rule("FIG-TAC-03", "FIG-D-40")
def test_the_crown_frightens_an_enemy() -> None:
    match = effect("crown")
    assert asked(match, "choose_zone_target") == "a"
    assert offered(match) == ["foe"]
    answer(match, "foe")
    roll(match, 3, 4)  # 7, less 1: below Morale 7
    roll(match, 2)
    assert events(match, "test_taken")[0]["passed"] is False
    assert board(match).units["foe"].figures == 9


@rule("FIG-TAC-04", "FIG-D-42", "FIG-RUL-21")
def test_wealth_heals_three_wounds_and_takes_a_token_off() -> None:
    units = {**TWO, "own": "stark_sworn_swords 24,10 x6 weakened panicked"}
    match = effect("wealth", units=units)
    assert offered(match) == ["own", "foe"]  # any unit is legal
    answer(match, "own")
    assert offered(match) == [0, 1, 2, 3] or offered(match) == [3, 2, 1, 0]
    answer(match, 3)
    answer(match, "weakened")
    assert board(match).units["own"].figures == 9
    assert board(match).units["own"].conditions == ("panicked",)


@rule("FIG-TAC-05")
def test_tactics_draws_two_cards_and_lays_a_token_on_an_enemy() -> None:
    deck = ["northern_ferocity", "swift_advance", "sudden_charge"]
    match = effect("tactics", decks={"a": deck})
    assert board(match).hands["a"].cards == ("northern_ferocity", "swift_advance")
    answer(match, "foe")
    answer(match, "vulnerable")
    assert board(match).units["foe"].conditions == ("vulnerable",)


@rule("FIG-TAC-06")
def test_combat_gives_a_friend_a_free_attack() -> None:
    units = {"own": "stark_sworn_swords 24,10", "foe": "lannister_guardsmen 24,14.8 @180 owner=b"}
    match = effect("combat", units=units)
    assert offered(match) == ["own", "nobody"]
    answer(match, "own")
    assert asked(match, "choose_free_action") == "a"
    assert "melee_attack" in offered(match)
    assert "maneuver" not in offered(match)


@rule("FIG-TAC-07")
def test_maneuver_gives_a_friend_a_free_maneuver_or_retreat() -> None:
    match = effect("maneuver")
    answer(match, "own")
    assert "maneuver" in offered(match)
    assert "charge" not in offered(match)
    engaged = {"own": "stark_sworn_swords 24,10", "foe": "lannister_guardsmen 24,14.8 @180 owner=b"}
    match = effect("maneuver", units=engaged)
    answer(match, "own")
    assert "retreat" in offered(match)


@rule("FIG-TAC-09", "FIG-RUL-21")
def test_effects_that_do_not_say_may_are_mandatory_and_without_a_target_nothing_happens() -> None:
    assert "nobody" not in offered(effect("crown"))
    assert "nobody" in offered(effect("maneuver"))
    assert over(effect("crown", units={"own": TWO["own"]}))


@rule("FIG-TAC-11")
def test_an_ability_comes_before_or_after_the_zone() -> None:
    match = claim("crown", "pycelle owner=a")
    assert asked(match, "claim_order") == "a"
    answer(match, "zone")
    assert asked(match, "choose_zone_target") == "a"
    match = claim("crown", "pycelle owner=a")
    answer(match, "ability")
    assert asked(match, "choose_zone_target") == "a"
    assert board(match).units["foe"].conditions == ("weakened",)


@rule("FIG-INF-01", "FIG-INF-06", "FIG-D-41", "FIG-EX-29")
def test_an_influence_is_laid_on_any_combat_unit() -> None:
    match = claim("crown", "cersei_lannister")
    answer(match, "ability")
    assert asked(match, "choose_target") == "a"
    assert sorted(offered(match)) == ["foe", "own"]
    answer(match, "foe")
    assert board(match).units["foe"].influences == ("n",)
    answer(match, "foe")  # the Crown
    roll(match, 5, 4)  # 9, less 1 and less 2: below Morale 7
    roll(match, 1)
    assert events(match, "test_taken")[0]["total"] == 6


@rule("FIG-INF-02")
def test_a_unit_carries_one_influence_of_each_side() -> None:
    units = {"own": "stark_sworn_swords 24,10 influence=m", "foe": TWO["foe"]}
    match = claim("combat", "cersei_lannister", units=units, ncus={"n": "cersei", "m": "catelyn owner=a"})
    answer(match, "ability")
    assert board(match).units["foe"].influences == ("n",)  # the only one with room
    assert board(match).units["own"].influences == ("m",)


@rule("FIG-INF-02")
def test_an_influence_of_the_other_side_takes_no_room() -> None:
    units = {"own": "stark_sworn_swords 24,10 influence=m", "foe": TWO["foe"]}
    ncus = {"n": "cersei", "m": "catelyn owner=b"}
    match = claim("combat", "cersei_lannister", units=units, ncus=ncus)
    answer(match, "ability")
    assert sorted(offered(match)) == ["foe", "own"]


@rule("FIG-INF-04")
def test_losing_its_abilities_leaves_an_influence() -> None:
    from montjoie.games.figurines.state import Lasting
    from montjoie.games.figurines.tactics.board import influences

    units = {"own": "stark_sworn_swords 24,10 influence=n", "foe": TWO["foe"]}
    silence = {"s": Lasting("no_abilities", "some_card", units=("own",))}
    g = engine(units, ncus={"n": "catelyn"}, lasting=silence)
    assert influences(g, "n", "own")


@rule("FIG-INF-05")
def test_the_influence_of_a_destroyed_unit_goes_back_without_effect() -> None:
    units = {**TWO, "foe": f"{TWO['foe']} influence=n", "last": "lannister_guardsmen 4,40 @180 owner=b"}
    match = at(Suffer(unit="foe", wounds=12, by="a"), units, ncus={"n": "cersei crown"})
    assert board(match).units["foe"].where == "lost"
    assert board(match).units["foe"].influences == ()
    assert board(match).ncus["n"].zone == "crown"  # its NCU stands where it stood
    assert has_room(match.engine, "last", "a")


@rule("FIG-INF-03")
def test_an_influence_is_no_attachment() -> None:
    match = claim("combat", "cersei_lannister")
    answer(match, "ability")
    answer(match, "foe")
    assert board(match).units["foe"].attachments == ()
