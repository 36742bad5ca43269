"""The base pack as a whole: names, texts, schemas."""

from pathlib import Path

import msgspec

from montjoie.games.westeros.content import PACK_TYPE, Content, load
from montjoie.kernel import content as packs

BASE = packs.root() / "westeros" / "base"


def test_everything_a_player_sees_has_a_name_in_both_languages(c: Content):
    seen = {*c.terrain, *c.unit_cards, *c.figures, *c.commanders, *c.cards, *c.plans, *c.skirmishes}
    seen |= {*c.setup_cards, *c.faces, *c.breaks, "rout", "stark", "lannister", "fire", "devastation"}
    seen |= {trait for card in c.commanders.values() for trait in card.traits}
    seen |= {keyword for card in c.unit_cards.values() for keyword in card.keywords}
    seen |= {objective for battle in c.plans.values() for objective in battle.objectives}
    assert all(seen <= names.keys() for names in c.names.values())
    assert c.names["fr"].keys() == c.names["en"].keys()
    assert c.names["fr"]["robb_stark_king_in_the_north"] == "Robb Stark, Le Roi du Nord"
    assert (c.names["fr"]["green"], c.names["fr"]["symbol-green"]) == ("vert", "bouclier vert")


def test_every_command_tactic_ability_terrain_and_special_rule_has_a_text_in_both_languages(c: Content):
    told = {f"{id}.{part}" for id in c.commanders for part in ("title", "unit", "commit")}
    told |= {f"{id}.command.{n}" for id, card in c.cards.items() for n in range(len(card.commands))}
    told |= {f"{id}.tactic" for id, card in c.cards.items() if card.tactic}
    told |= {f"{id}.victory" for id in (*c.plans, *c.skirmishes)}
    told |= {f"{id}.rule.{n}" for id, battle in c.plans.items() for n in range(len(battle.special_rules))}
    told |= {*c.terrain, "fire", "devastation", "stalwart", "symbol-valor.order", "zone-yellow"}
    assert all(told <= texts.keys() for texts in c.texts.values())
    assert c.texts["fr"].keys() == c.texts["en"].keys()
    assert all(
        c.texts["fr"][id] != text for id, text in c.texts["en"].items() if " " in text and "Site" not in text
    )


def test_the_schemas_in_the_pack_are_those_of_the_types():
    """If this fails: write_schemas(PACK_TYPE, root() / "westeros" / "base" / "schema")."""
    written = {file.name: file.read_bytes() for file in (BASE / "schema").iterdir()}
    assert written == packs.schemas(PACK_TYPE)


def test_every_file_points_an_editor_to_its_schema():
    for file in BASE.glob("*.json"):
        schema = Path(msgspec.json.decode(file.read_bytes())["$schema"])
        assert schema == Path("schema") / f"{file.stem}.schema.json"
    for file in (BASE / "plans").glob("*.json"):
        assert msgspec.json.decode(file.read_bytes())["$schema"] == "../schema/plans.schema.json"


def test_the_base_pack_is_read_once():
    assert load() is load()
    assert packs.check(BASE, {"westeros": PACK_TYPE}) == []


def test_facts_made_up_for_the_project_are_marked(c: Content):
    """Card texts are almost all of our own making, and say so."""
    cards = msgspec.json.decode((BASE / "command_cards.json").read_bytes())["cards"]
    assert {card["id"] for card in cards if card["confidence"] != "designed"} == {"sl21"}
    assert next(card for card in cards if card["id"] == "sl16")["tactic"]["confidence"] == "rulebook"
