"""The base pack: what the rules say of its facts, and that everything is named and told."""

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from montjoie.games.figurines.content import PACK_TYPE, load
from montjoie.kernel import content as packs
from tests.games.figurines.covers import covers
from tests.rule import rule

BASE = packs.root() / "figurines" / "base"
c = load()


def test_the_base_pack_is_sound_and_read_once() -> None:
    assert load() is load()
    assert packs.check(BASE, {"figurines": PACK_TYPE}) == []


def test_everything_a_player_sees_has_a_name_in_both_languages() -> None:
    seen = {*c.units, *c.attachments, *c.ncus, *c.abilities, *c.cards, *c.objectives, *c.missions}
    seen |= {*c.siege_cards, *c.terrain, *c.keywords, *c.modes, *c.zones, *c.factions, *c.samples}
    seen |= {f"tray-{id}" for id in c.trays}
    seen |= {f"attack-{attack.id}" for unit in c.units.values() for attack in unit.attacks}
    seen |= {f"affiliation-{each}" for unit in c.units.values() for each in unit.affiliations}
    seen |= {f"type-{unit.type}" for unit in c.units.values()}
    seen |= {f"character-{card.character}" for card in c.attachments.values() if card.character}
    seen |= {f"character-{card.character}" for card in c.ncus.values()}
    assert all(seen <= names.keys() for names in c.names.values())
    assert c.names["fr"].keys() == c.names["en"].keys()


def test_a_person_is_named_with_the_title_and_a_character_without() -> None:
    assert c.names["fr"]["robb_stark_the_wolf_lord"] == "Robb Stark, Le Seigneur Loup"
    assert c.names["fr"]["character-robb_stark"] == "Robb Stark"


def test_every_effect_is_told_in_both_languages() -> None:
    told = {*c.abilities, *c.cards, *c.objectives, *c.missions, *c.siege_cards, *c.keywords, *c.zones}
    told |= {*c.modes}
    told |= {f"{card.id}.zone" for card in c.cards.values() if card.zones}
    told |= {f"{card.id}.vow" for card in c.cards.values() if card.vow}
    assert all(texts.keys() == told for texts in c.texts.values())


def test_no_text_is_left_in_the_other_language() -> None:
    assert [id for id, text in c.texts["en"].items() if c.texts["fr"][id] == text] == []


def test_the_schemas_in_the_pack_are_those_of_the_types() -> None:
    """If this fails: write_schemas(PACK_TYPE, root() / "figurines" / "base" / "schema")."""
    written = {file.name: file.read_bytes() for file in (BASE / "schema").iterdir()}
    assert written == packs.schemas(PACK_TYPE)


def test_every_file_points_an_editor_to_its_schema() -> None:
    for file in BASE.glob("*.json"):
        schema = Path(msgspec.json.decode(file.read_bytes())["$schema"])
        assert schema == Path("schema") / f"{file.stem}.schema.json"


@rule("FIG-GEO-03", "FIG-GEO-04", "FIG-RUL-01")
def test_trays_have_the_sizes_and_arc_borders_of_the_rules() -> None:
    assert {tray.id: (tray.width, tray.depth, tray.border) for tray in c.trays.values()} == {
        "infantry": (5500, 4800, "diagonal"),
        "cavalry": (5500, 5000, "diagonal"),
        "solo_small": (2760, 2760, "diagonal"),
        "solo_large": (2760, 5550, "square"),
        "castle_wall": (10000, 2000, "diagonal"),
    }


@rule("FIG-UNT-03")
def test_infantry_stands_three_by_four_cavalry_two_by_two_and_solo_units_alone() -> None:
    shapes = {(unit.type, unit.solo): (unit.figures, unit.ranks, unit.files) for unit in c.units.values()}
    assert shapes == {
        ("infantry", False): (12, 3, 4),
        ("cavalry", False): (4, 2, 2),
        ("cavalry", True): (1, 1, 1),
        ("monster", True): (1, 1, 1),
        ("war_machine", True): (1, 1, 1),
        ("structure", True): (1, 1, 1),
    }


@rule("FIG-CRD-01", "FIG-CRD-02", "FIG-CRD-03", "FIG-CRD-04", "FIG-RUL-48")
def test_the_halberdiers_are_as_the_rulebook_explains_them() -> None:
    unit = c.units["lannister_halberdiers"]
    attack = unit.attacks[0]
    assert (unit.speed, unit.defense, unit.morale, unit.points) == (5000, 4, 6, 6)
    assert (attack.to_hit, attack.dice, attack.kind, attack.range) == (4, (8, 8, 4), "melee", 0)


@rule("FIG-RUL-48")
def test_run_together_statistics_read_as_dice_and_values() -> None:
    sentinels = c.units["baratheon_sentinels"]
    assert (sentinels.attacks[0].dice, sentinels.attacks[0].to_hit) == ((8, 6, 4), 3)
    assert (c.units["lannister_guardsmen"].morale, c.units["lannister_guardsmen"].defense) == (7, 3)


@rule("FIG-RUL-49", "FIG-STO-12")
@covers("castle_wall_wounds")
def test_the_castle_wall_has_six_wounds_no_save_no_morale_and_eight_arrows() -> None:
    wall = c.units["castle_wall"]
    arrows = wall.attacks[0]
    assert (wall.wounds, wall.defense, wall.morale) == (6, 0, 0)
    assert (arrows.dice, arrows.to_hit, arrows.range) == ((8,), 4, 12000)
    assert arrows.abilities == ("ignores_line_of_sight",)


@covers("crannog_bow")
def test_the_crannog_bow_reaches_short_range() -> None:
    bow = next(a for a in c.units["crannogman_trackers"].attacks if "crannog_bow" in a.abilities)
    assert bow.range == c.numbers.short


@rule("FIG-CRD-08")
def test_a_unit_may_have_several_attacks_of_its_own_dice_and_abilities() -> None:
    first, second = c.units["umber_greataxes"].attacks
    assert (first.dice, first.to_hit, first.abilities) == ((6, 4, 4), 2, ("executioners_fury",))
    assert (second.dice, second.to_hit, second.abilities) == ((8, 6, 6), 3, ("mighty_cleave",))


@rule("FIG-CMD-03")
def test_every_faction_has_seven_cards_and_every_commander_three_of_two_copies() -> None:
    counts = Counter(card.commander or card.faction for card in c.cards.values())
    leaders = {id for id in (*c.attachments, *c.ncus) if c.commander(id)}
    assert len(leaders) == 21
    assert counts == dict.fromkeys(c.factions, 7) | dict.fromkeys(leaders, 3)
    assert {card.copies for card in c.cards.values()} == {2}


@rule("FIG-RUL-47", "FIG-CMD-07")
def test_lost_zone_icons_are_the_combat_zone_and_the_crown() -> None:
    assert c.cards["northern_ferocity"].zones == ("combat",)
    assert c.cards["not_without_a_fight"].zones == ("crown",)


@rule("FIG-RUL-65")
def test_the_five_vows_each_have_a_zone_of_their_own() -> None:
    assert sorted(card.vow for card in c.cards.values() if card.vow) == sorted(c.zones)


@rule("FIG-RUL-66")
def test_every_card_of_an_army_names_the_version_it_comes_from() -> None:
    for file, name in (("units", "units"), ("attachments", "attachments"), ("tactics_cards", "cards")):
        entries = msgspec.json.decode((BASE / f"{file}.json").read_bytes())[name]
        assert [entry["id"] for entry in entries if not entry.get("version")] == []


@rule("FIG-TAC-01")
def test_the_tactics_board_has_five_zones() -> None:
    assert c.zones == ("crown", "wealth", "tactics", "combat", "maneuver")


@rule("FIG-TER-01", "FIG-TER-14")
def test_terrain_types_are_bundles_of_keywords() -> None:
    assert {id: set(terrain.keywords) for id, terrain in c.terrain.items()} == {
        "forest": {"cover", "rough"},
        "corpse_pile": {"rough", "hindering", "terrifying"},
        "bog": {"rough", "hindering"},
        "stakes": {"dangerous", "destructible", "hindering"},
        "low_wall": {"cover", "destructible", "fortified"},
        "ruined_wall": {"cover", "destructible", "fortified"},
        "hedge": {"destructible", "rough", "hindering"},
        "weirwood": {"inspiring"},
        "palisade": {"blocks_line_of_sight", "destructible", "impassable"},
    }


@rule("FIG-SET-05")
def test_the_random_table_answers_every_roll_of_two_dice() -> None:
    assert c.random_table == {
        2: "corpse_pile", 3: "corpse_pile", 4: "bog", 5: "palisade", 6: "hedge", 7: "choice",
        8: "low_wall", 9: "stakes", 10: "forest", 11: "weirwood", 12: "weirwood",
    }  # fmt: skip


def test_outlines_are_centred() -> None:
    for terrain in c.terrain.values():
        assert sum(x for x, _ in terrain.footprint) == sum(y for _, y in terrain.footprint) == 0
    assert c.terrain["hedge"].footprint == ((-3000, -500), (3000, -500), (3000, 500), (-3000, 500))
    assert max(x for x, _ in c.terrain["forest"].footprint) == 3500


@rule("FIG-VIC-02", "FIG-ARM-01")
@pytest.mark.parametrize(
    ("size", "needed"), [(20, 6), (30, 8), (35, 8), (40, 10), (50, 12), (60, 14), (80, 18)]
)
def test_two_more_victory_points_win_for_each_ten_points(size: int, needed: int) -> None:
    assert c.vp_needed(size) == needed


@rule(
    "FIG-GOT-01",
    "FIG-CLA-01",
    "FIG-STO-02",
    "FIG-FEA-01",
    "FIG-DAN-01",
    "FIG-WIN-01",
    "FIG-FIR-01",
    "FIG-DWD-01",
)
def test_every_mode_has_its_deployment_zones() -> None:
    assert {id: sorted(mode.depths.values()) for id, mode in c.modes.items()} == {
        "a_game_of_thrones": [6000, 6000],
        "a_clash_of_kings": [12000, 12000],
        "a_storm_of_swords": [12000, 18000],
        "a_feast_for_crows": [12000, 12000],
        "a_dance_with_dragons": [12000, 12000],
        "the_winds_of_winter": [6000, 6000],
        "fire_and_blood": [18000, 18000],
        "dark_wings_dark_words": [6000, 6000],
    }


@rule("FIG-WIN-08", "FIG-DWD-07")
def test_modes_of_missions_need_two_more_points_and_give_none_for_combat() -> None:
    mission_modes = {id for id, mode in c.modes.items() if mode.scoring.missions}
    assert mission_modes == {"the_winds_of_winter", "dark_wings_dark_words"}
    for id, mode in c.modes.items():
        assert mode.scoring.vp_needed_delta == (2 if id in mission_modes else 0)
        assert (mode.scoring.combat_vp == "none") == (id in mission_modes)


@rule("FIG-DAN-01", "FIG-DAN-07", "FIG-DAN-08", "FIG-DAN-09")
def test_the_objectives_of_the_dance_have_their_cards() -> None:
    fixed = c.modes["a_dance_with_dragons"].objectives.fixed
    assert [(spot.id, spot.x, spot.card) for spot in fixed] == [
        ("A", 6000, "signal_tower"),
        ("B", 24000, "cursed_armory"),
        ("C", 42000, "raven_cage"),
    ]


def test_facts_made_up_for_the_project_are_marked() -> None:
    cards = msgspec.json.decode((BASE / "siege_cards.json").read_bytes())["cards"]
    sure = {card["id"] for card in cards if card["confidence"] == "rulebook"}
    assert sure == {"catapult_bombardment", "parley"}
