"""Faults of the table and the cards: the file, what is done to it, a problem told of it (rule, key, path)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Tree = Any
Fault = tuple[str, Callable[[Tree], object], str]


def entry(tree: Tree, name: str, id: str) -> Tree:
    return next(each for each in tree[name] if each["id"] == id)


TABLE: dict[str, Fault] = {
    "a side too few": (
        "board.json",
        lambda b: b["sides"].pop(0),
        "WES-HEX-01 side-missing board.json:$.sides",
    ),
    "two direction tokens for one side": (
        "board.json",
        lambda b: b["direction_indicator"].update(tokens=["NE", "NE", "SE", "SW", "W", "NW"]),
        "WES-HEX-07 direction-twice board.json:$.direction_indicator.tokens",
    ),
    "printed terrain that is none": (
        "board.json",
        lambda b: b.update(printed_terrain="plain"),
        "KER-PCK-03 pack-unknown-id board.json:$.printed_terrain",
    ),
    "a symbol without its meaning": (
        "dice.json",
        lambda d: d["symbols"].pop(),
        "WES-MAR-02 symbol-missing dice.json:$.symbols",
    ),
    "a face that is no symbol": (
        "dice.json",
        lambda d: d["die"]["faces"].append("gren"),
        "KER-PCK-02 pack-bad-value dice.json:$.die.faces[8]",
    ),
    "a space too few": (
        "morale_track.json",
        lambda m: m["spaces"].pop(),
        "WES-MOR-03 track-spaces morale_track.json:$.spaces",
    ),
    "one end of the track only": (
        "morale_track.json",
        lambda m: m["ends"].pop(),
        "WES-SET-07 track-ends morale_track.json:$.ends",
    ),
    "two breaks in a zone": (
        "morale_track.json",
        lambda m: m["spaces"][4].update(is_break=True),
        "WES-MOR-11 track-breaks morale_track.json:$.spaces",
    ),
    "a zone without a name": (
        "morale_track.json",
        lambda m: m["zones"].pop(),
        "WES-MOR-03 zone-missing morale_track.json:$.zones",
    ),
    "a hex type without a letter": (
        "terrain.json",
        lambda t: entry(t, "terrain", "forest").pop("symbol"),
        "WES-TER-07 terrain-letter terrain.json:$.terrain[2]",
    ),
    "two hex types with one letter": (
        "terrain.json",
        lambda t: entry(t, "terrain", "forest").update(symbol="h"),
        "KER-PCK-05 pack-repeated-id terrain.json:$.terrain",
    ),
    "a forest that is removed like a token": (
        "terrain.json",
        lambda t: entry(t, "terrain", "forest").update(burning={"limit": 3, "at_limit": "remove_token"}),
        "WES-FIR-04 burning-kind terrain.json:$.terrain[2].burning",
    ),
}

CARDS: dict[str, Fault] = {
    "a rank without orders": (
        "unit_cards.json",
        lambda u: u["units"][0]["order_table"].pop("red"),
        "WES-ACT-03 order-row-missing unit_cards.json:$.units[0].order_table",
    ),
    "melee at a distance": (
        "unit_cards.json",
        lambda u: u["units"][0].update(range=2),
        "WES-CBT-07 melee-range unit_cards.json:$.units[0].range",
    ),
    "a misspelt keyword": (
        "unit_cards.json",
        lambda u: u["units"][0]["keywords"].append({"id": "advnace"}),
        "KER-PCK-02 pack-bad-value unit_cards.json:$.units[0].keywords[1].id",
    ),
    "a misspelt rank": (
        "unit_cards.json",
        lambda u: u["units"][0]["order_table"].update(gren={"options": [], "dice": 2}),
        "KER-PCK-02 pack-bad-value unit_cards.json:$.units[0].order_table.gren",
    ),
    "a commander of the other house's unit": (
        "commanders.json",
        lambda c: c["commanders"][0].update(unit_card="casterly_rock_cavaliers"),
        "WES-SET-10 commander-other-house commanders.json:$.commanders[0]",
    ),
    "a rider on foot": (
        "commanders.json",
        lambda c: c["figures"][0].update(mounted=False),
        "WES-SET-10 commander-mount commanders.json:$.commanders[0]",
    ),
    "an unknown trait": (
        "commanders.json",
        lambda c: c["commanders"][0]["traits"].append("wolf"),
        "KER-PCK-03 pack-unknown-id commanders.json:$.commanders[0].traits",
    ),
    "a misspelt op": (
        "command_cards.json",
        lambda c: c["cards"][0]["commands"][0]["ops"][0].update(op="oder"),
        "KER-PCK-02 pack-bad-value command_cards.json:$.cards[0].commands[0].ops[0].op",
    ),
    "an op without a name": (
        "command_cards.json",
        lambda c: c["cards"][0]["commands"][0]["ops"][0].pop("op"),
        "KER-PCK-02 pack-missing-field command_cards.json:$.cards[0].commands[0].ops[0]",
    ),
    "a misspelt field of an op": (
        "command_cards.json",
        lambda c: c["cards"][0]["commands"][0]["ops"][0].update(cuont=2),
        "KER-PCK-02 pack-unknown-field command_cards.json:$.cards[0].commands[0].ops[0]",
    ),
    "a misspelt word of a filter": (
        "command_cards.json",
        lambda c: entry(c, "cards", "sl06")["commands"][0]["ops"][0].update(filter={"class": "infantery"}),
        "KER-PCK-02 pack-bad-value command_cards.json:$.cards[5].commands[0].ops[0].filter.class",
    ),
    "a card of the other house's commander": (
        "command_cards.json",
        lambda c: entry(c, "cards", "sl11").update(house="lannister"),
        "WES-DCK-02 card-other-house command_cards.json:$.cards[20]",
    ),
    "a basic card too few": (
        "command_cards.json",
        lambda c: c["cards"].pop(0),
        "WES-DCK-01 basic-cards command_cards.json:$.cards",
    ),
    "a commander's card too few": (
        "command_cards.json",
        lambda c: c["cards"].remove(entry(c, "cards", "sl11")),
        "WES-DCK-02 figure-cards command_cards.json:$.cards",
    ),
    "a tactic without a condition": (
        "command_cards.json",
        lambda c: entry(c, "cards", "sl11")["tactic"].update(condition={}),
        "WES-TAC-02 tactic-without-condition command_cards.json:$.cards[20].tactic.condition",
    ),
    "the same units as nobody": (
        "command_cards.json",
        lambda c: entry(c, "cards", "sl11")["commands"][0]["ops"][0].update(who="same"),
        "WES-CRD-01 nothing-before command_cards.json:$.cards[20].commands[0].ops[0].who",
    ),
    "beside a unit that was not ordered": (
        "command_cards.json",
        lambda c: entry(c, "cards", "sl21")["commands"][0]["ops"].pop(0),
        "WES-CRD-01 nothing-before command_cards.json:$.cards[30].commands[0].ops[0].filter.adjacent_to",
    ),
    "one id with two names": (
        "commanders.json",
        lambda c: c["traits"][0]["name"].update(fr="Loup"),
        "KER-PCK-05 pack-two-names commanders.json:$.traits",
    ),
}
