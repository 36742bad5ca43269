"""The base pack as a whole: names, texts, schemas."""

from pathlib import Path

import msgspec

from montjoie.games.throne.content import PACK_TYPE, Content, load
from montjoie.kernel import content as packs

BASE = packs.root() / "throne" / "base"


def test_everything_a_player_sees_has_a_name_in_both_languages(c: Content) -> None:
    seen = {*c.areas, *c.houses, *c.cards, *c.westeros_cards, *c.decks, *c.orders, *c.order_types}
    seen |= {*c.units, *c.muster, *c.tokens, *c.tokens.values(), *c.options}
    assert all(seen <= names.keys() for names in c.names.values())
    assert c.names["fr"].keys() == c.names["en"].keys()
    assert (c.names["fr"]["kings_landing"], c.names["en"]["march_minus_1"]) == (
        "Port-Réal",
        "March −1",
    )


def test_every_ability_event_token_and_option_has_a_text_in_both_languages(c: Content) -> None:
    told = {card.id for card in c.cards.values() if card.ability}
    told |= {*c.westeros_cards, *c.tokens.values(), *c.options}
    assert all(texts.keys() == told for texts in c.texts.values())


def test_the_schemas_in_the_pack_are_those_of_the_types() -> None:
    """If this fails: write_schemas(PACK_TYPE, root() / "throne" / "base" / "schema")."""
    written = {file.name: file.read_bytes() for file in (BASE / "schema").iterdir()}
    assert written == packs.schemas(PACK_TYPE)


def test_every_file_points_an_editor_to_its_schema() -> None:
    for file in BASE.glob("*.json"):
        schema = Path(msgspec.json.decode(file.read_bytes())["$schema"])
        assert schema == Path("schema") / f"{file.stem}.schema.json"


def test_the_base_pack_is_read_once() -> None:
    assert load() is load()
    assert packs.check(BASE, {"throne": PACK_TYPE}) == []
