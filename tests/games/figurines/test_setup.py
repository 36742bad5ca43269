"""Chapter 4.32: setting up the battlefield (FIG-SET), and decisions FIG-D-03 to FIG-D-09."""

from __future__ import annotations

from typing import Any

import pytest

import montjoie
from montjoie.games.figurines.battlefield import terrain, zones
from montjoie.games.figurines.modes.laying import LayTokens
from montjoie.games.figurines.round import Battle
from montjoie.games.figurines.rounds.turns import ActivationPhase
from montjoie.games.figurines.setup import SetUp
from montjoie.games.figurines.setup.deployment import Deployment
from montjoie.games.figurines.setup.terrain import PlaceTerrain, TerrainRoll
from montjoie.games.figurines.state import G, Options
from montjoie.games.figurines.timing.hooks import Rules, hook
from montjoie.kernel.chance import Stream
from montjoie.kernel.match import Match
from montjoie.table import plane
from tests.games.figurines.given import (
    answer,
    asked,
    at,
    board,
    engine,
    events,
    first,
    offered,
    over,
    refused,
    roll,
)
from tests.rule import rule

THRONES = "a_game_of_thrones"
SOUTH = {"swords": "stark_sworn_swords reserve", "bowmen": "stark_bowmen reserve"}
NORTH = {"guards": "lannister_guardsmen reserve owner=b", "halberds": "lannister_halberdiers reserve owner=b"}
ALL = {**SOUTH, **NORTH}


def place(x: float, y: float, facing: float = 0) -> dict[str, int]:
    return {"x": round(x * 1000), "y": round(y * 1000), "facing": round(facing * 100)}


def told(match: Match) -> list[str]:
    return [event["kind"].partition(".")[2] for event in match.feed(None)]


# The order of the steps.


@rule("FIG-SET-01", "FIG-DIF-01", "FIG-OVR-01", "FIG-SET-10", "FIG-CMD-04")
def test_armies_zones_objectives_terrain_deployment_cards_then_round_one() -> None:
    armies = {"a": "stark_40_greatjon", "b": "lannister_40_tywin"}
    match = montjoie.start("figurines", ["a", "b"], seed=3, options={"mode": THRONES, "armies": armies})
    rng = Stream("set-up")
    while match.round == 0:
        ((seat, decision),) = match.decisions.items()
        match.submit(seat, decision.sample(rng))
    kinds = told(match)
    steps = ["army_shown", "deck_shuffled", "objective_placed", "piece_placed", "edges_settled"]
    steps += ["unit_placed", "cards_drawn", "first_player_settled", "round_begun"]
    assert sorted(steps, key=kinds.index) == steps
    last = {kind: len(kinds) - 1 - kinds[::-1].index(kind) for kind in ("objective_placed", "unit_placed")}
    assert last["objective_placed"] < kinds.index("piece_placed")
    assert last["unit_placed"] < kinds.index("cards_drawn")
    assert [len(hand.cards) for hand in board(match).hands.values()] == [3, 3]
    assert [len(deck.cards) for deck in board(match).decks.values()] == [17, 17]


@rule("FIG-SET-11", "FIG-DIF-05")
def test_the_mode_has_its_say_at_every_step(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[str] = []
    mode = type(hook(engine()))
    for name in ("opening", "objectives", "before_deployment", "reserves", "after_deployment"):
        monkeypatch.setattr(mode, name, lambda self, g, name=name: called.append(name))
    match = at(SetUp(), {}, options=Options(mode="fire_and_blood", pieces=0))
    while not over(match):
        answer(match, first(match))
    assert called == ["opening", "objectives", "before_deployment", "reserves", "after_deployment"]


# Zones.


@rule("FIG-SET-01", "FIG-GEO-01", "FIG-DIF-11")
@pytest.mark.parametrize(("mode", "depth"), [(THRONES, 6), ("a_clash_of_kings", 12), ("fire_and_blood", 18)])
def test_zones_lie_along_the_edges_as_deep_as_the_mode_says(mode: str, depth: int) -> None:
    g = engine(mode=mode)
    assert zones.bounds(g, "south") == (0, 0, 48_000, depth * 1000)
    assert zones.bounds(g, "north") == (0, 48_000 - depth * 1000, 48_000, 48_000)
    wide = engine(mode=mode, width=72_000)
    assert zones.bounds(wide, "south") == (0, 0, 72_000, depth * 1000)


@rule("FIG-STO-02")
def test_in_a_siege_zones_depend_on_the_role() -> None:
    roles = {"a": {"role": "attacker", "edge": "south"}, "b": {"role": "defender", "edge": "north"}}
    g = engine(mode="a_storm_of_swords", players=roles)
    assert zones.zone_depth(g, "south") == 18_000
    assert zones.zone_depth(g, "north") == 12_000


@rule("FIG-MUL-07")
def test_in_a_free_for_all_zones_are_corners() -> None:
    g = engine(mode=THRONES, seats=("a", "b", "c", "d"))
    assert zones.edges(g) == ("south_west", "north_west", "north_east", "south_east")
    assert zones.bounds(g, "north_east") == (36_000, 36_000, 48_000, 48_000)
    assert plane.covers(zones.zone(g, "a"), plane.tray(6000, 6000, 5500, 4800, 0))
    assert not plane.covers(zones.zone(g, "a"), plane.tray(9500, 6000, 5500, 4800, 0))


# Terrain.


def laying(kind: str = "", left: int = 4, **more: Any) -> Match:
    return at(PlaceTerrain(up="a", left=left, kind=kind, at="place"), {}, mode=THRONES, **more)


@rule("FIG-SET-03")
def test_the_winner_of_the_roll_places_first_ties_roll_again() -> None:
    match = at(TerrainRoll(), {}, mode=THRONES, live=False, options=Options(mode=THRONES))
    roll(match, 4, 4)
    roll(match, 2, 5)
    assert asked(match, "place_piece") == "b"
    assert [(e["dice"], e["player"]) for e in events(match, "rolled_off")] == [
        ({"a": 4, "b": 4}, None),
        ({"a": 2, "b": 5}, "b"),
    ]


@rule("FIG-SET-03", "FIG-D-04")
def test_players_place_pieces_in_turn_until_four_lie_there() -> None:
    match = at(TerrainRoll(), {}, mode=THRONES, live=False, options=Options(mode=THRONES))
    roll(match, 5, 2)
    seats, rng = [], Stream("terrain")
    while not over(match):
        ((seat, decision),) = match.decisions.items()
        seats.append(seat)
        match.submit(seat, decision.sample(rng))
    assert seats == ["a", "b", "a", "b"]
    assert len(board(match).terrain) == 4


@rule("FIG-SET-03", "FIG-D-03")
@pytest.mark.parametrize("pieces", [0, 2])
def test_more_or_fewer_by_agreement(pieces: int) -> None:
    options = Options(mode=THRONES, pieces=pieces)
    match = at(TerrainRoll(), {}, mode=THRONES, options=options)
    while not over(match):
        answer(match, first(match))
    assert len(board(match).terrain) == pieces


@rule("FIG-SET-04", "FIG-DIF-02")
def test_a_piece_lies_six_inches_from_zones_and_pieces() -> None:
    match = laying(terrain={"bog": "bog 24,24"})
    forest = max(y for _, y in match.engine.content.terrain["forest"].footprint)
    edge = 6 + 6 + forest / 1000
    assert refused(match, "a", {"forest": place(40, edge - 0.01)}) == ("FIG-SET-04", "terrain-near-zone")
    assert refused(match, "a", {"forest": place(40, edge)}) == ("", "")
    assert refused(match, "a", {"forest": place(26, 24)}) == ("FIG-SET-04", "terrain-near-terrain")
    assert refused(match, "a", {"forest": place(1, 24)}) == ("FIG-SET-03", "terrain-off-table")


@rule("FIG-SET-02", "FIG-RUL-32", "FIG-DIF-03")
def test_impassable_terrain_does_not_lie_on_a_token() -> None:
    match = laying(objectives={"centre": "24,24"})
    assert refused(match, "a", {"palisade": place(24, 24)}) == ("FIG-SET-02", "terrain-on-objective")
    assert refused(match, "a", {"forest": place(24, 24)}) == ("", "")


@rule("FIG-SET-06", "FIG-RUL-28")
def test_the_supply_of_pieces_is_unlimited() -> None:
    lie = {f"p{i}": f"palisade {8 + 14 * i},24 @90" for i in range(3)}
    match = laying(terrain=lie)
    assert set(match.engine.asked["a"].space.options) == set(match.engine.content.terrain)  # type: ignore[attr-defined]


@rule("FIG-SET-05", "FIG-DIF-04", "FIG-GLO-11")
@pytest.mark.parametrize(("face", "pieces"), [(1, 3), (3, 5)])
def test_method_b_rolls_for_the_number_of_pieces(face: int, pieces: int) -> None:
    options = Options(mode=THRONES, terrain="random")
    match = at(TerrainRoll(), {}, mode=THRONES, options=options, live=False)
    roll(match, 5, 2)
    roll(match, face)
    rng = Stream(f"pieces {face}")
    while not over(match):
        if not match.decisions:
            roll(match, 5, 5)  # a forest
        ((seat, decision),) = match.decisions.items()
        match.submit(seat, decision.sample(rng))
    assert [row.kind for row in board(match).terrain.values()] == ["forest"] * pieces


@rule("FIG-SET-05")
@pytest.mark.parametrize(
    ("faces", "kind"),
    [
        ((1, 1), "corpse_pile"),
        ((1, 2), "corpse_pile"),
        ((2, 2), "bog"),
        ((2, 3), "palisade"),
        ((3, 3), "hedge"),
        ((4, 4), "low_wall"),
        ((4, 5), "stakes"),
        ((5, 5), "forest"),
        ((5, 6), "weirwood"),
        ((6, 6), "weirwood"),
    ],
)
def test_method_b_rolls_for_the_kind(faces: tuple[int, int], kind: str) -> None:
    options = Options(mode=THRONES, terrain="random")
    match = at(PlaceTerrain(up="a", left=1), {}, mode=THRONES, options=options, live=False)
    roll(match, *faces)
    assert {next(iter(each)) for each in offered(match)} == {kind}


@rule("FIG-SET-05", "FIG-D-05")
def test_a_seven_lets_the_player_choose() -> None:
    options = Options(mode=THRONES, terrain="random")
    match = at(PlaceTerrain(up="a", left=1), {}, mode=THRONES, options=options, live=False)
    roll(match, 3, 4)
    assert len({next(iter(each)) for each in offered(match)}) == len(match.engine.content.terrain)


@rule("FIG-FEA-01", "FIG-SET-05")
def test_a_kind_the_mode_bans_is_rolled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def banned(self: Rules, g: G) -> tuple[str, ...]:
        return ("corpse_pile",)

    monkeypatch.setattr(type(hook(engine(mode=THRONES))), "terrain_banned", banned)
    options = Options(mode=THRONES, terrain="random")
    match = at(PlaceTerrain(up="a", left=1), {}, mode=THRONES, options=options, live=False)
    roll(match, 1, 1)
    assert not match.decisions
    roll(match, 2, 2)
    assert {next(iter(each)) for each in offered(match)} == {"bog"}
    assert "corpse_pile" not in {next(iter(each)) for each in offered(laying())}


@rule("FIG-STO-04")
def test_one_player_may_have_to_place_all_terrain_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    mode = type(hook(engine(mode=THRONES)))
    monkeypatch.setattr(mode, "terrain_by", lambda self, g: "b")
    options, tokens = Options(mode=THRONES, terrain="random"), {"centre": "24,24"}
    match = at(SetUp(at="terrain"), {}, mode=THRONES, options=options, objectives=tokens)
    seats = []
    while asked(match, "place_piece"):
        seats += list(match.decisions)
        answer(match, first(match))
    assert seats == ["b"] * 4


@rule("FIG-RUL-103")
def test_where_no_piece_has_a_place_nobody_places_one() -> None:
    match = at(PlaceTerrain(up="a", left=4), {}, mode="fire_and_blood")  # zones of 18" leave no room
    assert over(match)
    assert board(match).terrain == {}
    assert events(match, "terrain_left_out") == [{"number": 4, "kind": "any"}]


@rule("FIG-RUL-140", "FIG-RUL-103")
@pytest.mark.parametrize("terrain", ["choose", "random"])
@pytest.mark.parametrize("width", [48_000, 72_000])
def test_fire_and_blood_has_no_room_for_terrain_and_says_so(terrain: Any, width: int) -> None:
    options = Options(mode="fire_and_blood", terrain=terrain)
    match = at(SetUp(at="terrain"), {}, mode="fire_and_blood", options=options, live=False, width=width)
    assert events(match, "terrain_left_out") == [{"number": 0, "kind": "any"}]
    assert [e["player"] for e in events(match, "rolled")] == []  # nobody rolled for it
    for lang, said in (("en", "Terrain has no room"), ("fr", "Aucun décor ne tient")):
        assert said in match.feed(None)[0].text(lang)


@rule("FIG-RUL-140")
def test_corners_leave_fire_and_blood_room_for_terrain() -> None:
    options = Options(mode="fire_and_blood", pieces=2)
    match = at(SetUp(at="terrain"), {}, mode="fire_and_blood", options=options, seats=("a", "b", "c"))
    assert asked(match, "place_piece")


@rule("FIG-RUL-103")
def test_a_kind_that_was_rolled_and_has_no_place_is_told() -> None:
    match = at(PlaceTerrain(up="a", left=1, kind="forest", at="place"), {}, mode="fire_and_blood")
    assert events(match, "terrain_left_out") == [{"number": 1, "kind": "forest"}]


@rule("FIG-RUL-103")
def test_objective_tokens_without_room_are_told() -> None:
    tokens = {f"t{x}{y}": f"{x},{y}" for x in range(0, 49, 4) for y in range(0, 49, 4)}
    match = at(LayTokens(up="a", left=3, at="lay"), {}, mode=THRONES, objectives=tokens)
    assert events(match, "objectives_left_out") == [{"number": 3}]


# Sides and the First Player.


def sides(**more: Any) -> Match:
    match = at(SetUp(at="sides"), ALL, mode=THRONES, live=False, **more)
    roll(match, 6, 1)
    return match


def deploy_all(match: Match) -> None:
    """Everybody places units wherever there is room."""
    while asked(match, "deploy_unit"):
        answer(match, first(match))


@rule("FIG-SET-07", "FIG-D-07")
def test_the_winner_of_the_roll_chooses_a_zone_and_the_other_names_the_first_player() -> None:
    match = sides()
    assert asked(match, "choose_zone") == "a"
    assert offered(match) == ["south", "north", "yield"]
    answer(match, "north")
    assert {who: row.edge for who, row in board(match).players.items()} == {"a": "north", "b": "south"}
    deploy_all(match)
    assert asked(match, "choose_first_player") == "b"


@rule("FIG-SET-07", "FIG-D-08")
@pytest.mark.parametrize("named", ["a", "b"])
def test_any_player_can_be_named_first_player(named: str) -> None:
    match = sides()
    answer(match, "south")
    deploy_all(match)
    assert offered(match) == ["a", "b"]
    answer(match, named)
    assert board(match).course.first == named


@rule("FIG-SET-10", "FIG-RUL-137", "FIG-CMD-04")
@pytest.mark.parametrize("mode", ["a_game_of_thrones", "a_clash_of_kings", "fire_and_blood"])
def test_the_first_player_is_named_when_all_units_stand_and_all_hold_three_cards(mode: str) -> None:
    cards = {seat: ["northern_ferocity"] * 5 for seat in ("a", "b")}
    match = at(SetUp(at="sides"), ALL, mode=mode, live=False, decks=cards)
    roll(match, 6, 1)
    answer(match, "south")
    while asked(match, "starting_units"):
        answer(match, first(match))
    deploy_all(match)
    assert asked(match, "choose_first_player") == "b"
    assert all(row.where == "table" for row in board(match).units.values())
    assert [len(hand.cards) for hand in board(match).hands.values()] == [3, 3]


@rule("FIG-SET-07")
def test_who_yields_the_choice_of_zone_names_the_first_player() -> None:
    match = sides()
    answer(match, "yield")
    assert asked(match, "choose_zone") == "b"
    assert offered(match) == ["south", "north"]
    answer(match, "south")
    assert board(match).players["a"].edge == "north"
    assert asked(match, "deploy_unit") == "b"  # the chooser of the zone deploys first
    deploy_all(match)
    assert asked(match, "choose_first_player") == "a"


@rule("FIG-SET-07")
def test_ties_roll_again() -> None:
    match = at(SetUp(at="sides"), ALL, mode=THRONES, live=False)
    roll(match, 3, 3)
    roll(match, 1, 2)
    assert asked(match, "choose_zone") == "b"


@rule("FIG-SET-11")
def test_a_mode_may_settle_the_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    mode = type(hook(engine(mode=THRONES)))
    monkeypatch.setattr(mode, "fixed_edges", True)
    monkeypatch.setattr(mode, "chooser", lambda self, g: "b")
    match = at(SetUp(at="sides"), ALL, mode=THRONES)
    assert asked(match, "deploy_unit") == "b"
    deploy_all(match)
    assert asked(match, "choose_first_player") == "a"


# Deployment.


def deploying(units: dict[str, str] | None = None, **more: Any) -> Match:
    return at(Deployment(up="a"), ALL if units is None else units, mode=THRONES, **more)


@rule("FIG-SET-08", "FIG-D-09")
def test_players_place_one_unit_in_turn_the_chooser_first() -> None:
    match = deploying()
    seats, rng = [], Stream("deploy")
    while not over(match):
        ((seat, decision),) = match.decisions.items()
        seats.append(seat)
        match.submit(seat, decision.sample(rng))
    assert seats == ["a", "b", "a", "b"]
    assert all(row.where == "table" for row in board(match).units.values())


@rule("FIG-SET-08")
def test_who_has_more_units_places_the_rest() -> None:
    match = deploying({**SOUTH, "guards": NORTH["guards"]})
    answer(match, {"swords": place(12, 3)})
    answer(match, {"guards": place(12, 45)})
    assert asked(match, "deploy_unit") == "a"
    answer(match, {"bowmen": place(24, 3)})
    assert over(match)


@rule("FIG-SET-08")
def test_a_tray_lies_wholly_in_its_zone_in_any_facing() -> None:
    match = deploying()
    assert refused(match, "a", {"swords": place(24, 3.6)}) == ("", "")
    assert refused(match, "a", {"swords": place(24, 3.62)}) == ("FIG-SET-08", "outside-zone")
    assert refused(match, "a", {"swords": place(24, 45)}) == ("FIG-SET-08", "outside-zone")
    assert refused(match, "a", {"swords": place(2, 3)}) == ("FIG-SET-08", "outside-zone")  # over the edge
    assert refused(match, "a", {"swords": place(24, 3, 180)}) == ("", "")
    assert refused(match, "a", {"swords": place(24, 3, 90)}) == ("", "")
    assert refused(match, "a", {"swords": place(24, 3, 45)}) == ("FIG-SET-08", "outside-zone")
    assert refused(match, "a", {"guards": place(24, 45)})[1] == "not-offered"


@rule("FIG-SET-08", "FIG-GEO-06")
def test_trays_do_not_overlap_but_may_touch() -> None:
    match = deploying()
    answer(match, {"swords": place(12, 3)})
    answer(match, {"guards": place(12, 45)})
    assert refused(match, "a", {"bowmen": place(17, 3)}) == ("FIG-GEO-06", "place-taken")
    assert refused(match, "a", {"bowmen": place(17.5, 3)}) == ("", "")


@rule("FIG-TER-11")
def test_no_unit_is_deployed_on_impassable_terrain() -> None:
    match = deploying(terrain={"wall": "palisade 24,3"})
    assert refused(match, "a", {"swords": place(24, 3)}) == ("FIG-TER-11", "place-impassable")


@rule("FIG-SET-09", "FIG-NCU-01")
def test_attachments_come_with_their_units_and_ncus_stay_beside_the_board() -> None:
    units = {"swords": "stark_sworn_swords reserve +sworn_sword_captain"}
    match = deploying(units, ncus={"sansa": "sansa_stark"})
    assert [next(iter(each)) for each in offered(match)][:1] == ["swords"]
    answer(match, {"swords": place(24, 3)})
    assert over(match)
    assert board(match).units["swords"].attachments == ("sworn_sword_captain",)
    assert board(match).ncus["sansa"].zone == ""


@rule("FIG-SET-08")
def test_candidates_look_at_the_enemy_first_and_are_all_legal() -> None:
    match = deploying()
    listed = offered(match)
    assert listed[0]["swords"]["facing"] == 0
    assert len(listed) > 100
    assert all(refused(match, "a", each) == ("", "") for each in listed[::20])


CROWD = {f"u{i}": f"stark_sworn_swords {2.75 + 5.5 * i},3" for i in range(8)}


@rule("FIG-SET-12", "FIG-RUL-33")
def test_a_unit_without_room_is_placed_later_as_its_activation() -> None:
    match = deploying({**CROWD, "swords": SOUTH["swords"]})
    assert over(match)  # nobody is asked: there is no room
    assert board(match).tally == {"late/swords": 1}
    free = {name: text for name, text in CROWD.items() if name != "u3"}
    units = {**{name: text + " activated" for name, text in free.items()}, "swords": SOUTH["swords"]}
    match = at(ActivationPhase(), units, mode=THRONES, tally={"late/swords": 1})
    assert offered(match) == ["swords"]
    answer(match, "swords")
    assert asked(match, "stand_in_zone") == "a"
    answer(match, place(19.25, 3))
    row = board(match).units["swords"]
    assert (row.where, row.x, row.activated) == ("table", 19_250, True)
    assert over(match)  # it did nothing else
    assert board(match).tally == {}


@rule("FIG-SET-12")
def test_a_unit_that_still_has_no_room_waits_on() -> None:
    units = {**{name: text + " activated" for name, text in CROWD.items()}, "swords": SOUTH["swords"]}
    match = at(ActivationPhase(), units, mode=THRONES, tally={"late/swords": 1})
    answer(match, "swords")
    assert over(match)
    assert board(match).units["swords"].where == "reserve"
    assert board(match).tally == {"late/swords": 1}
    assert "figurines.room_lacking" in [event["kind"] for event in match.feed(None)]


@rule("FIG-SET-10")
def test_the_first_player_named_takes_the_first_turn() -> None:
    match = at(SetUp(at="first_player", chooser="a"), {"swords": SOUTH["swords"]}, mode=THRONES)
    answer(match, "b")
    assert board(match).course.first == "b"
    fresh = at(Battle(at="play"), {"guards": "lannister_guardsmen 24,45 owner=b"}, first="b", round=0)
    assert asked(fresh, "activate_unit") == "b"


@rule("FIG-SET-04")
def test_terrain_candidates_are_legal_and_plenty() -> None:
    match = laying(terrain={"bog": "bog 24,24"})
    some = list(match.decisions["a"].candidates(400))
    assert len(some) > 200
    assert all(refused(match, "a", each) == ("", "") for each in some[::40])
    g = match.engine
    for each in some[::40]:
        ((kind, at_),) = each.items()
        assert (
            plane.gap(terrain.outline(g, kind, at_["x"], at_["y"], at_["facing"]), terrain.shape(g, "bog"))
            >= 6000
        )
