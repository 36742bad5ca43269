"""Faults of battle plans and skirmishes: the file, what is done to it, and a problem told of it."""

from __future__ import annotations

from tests.games.westeros.content.faults import Fault

CLASH, PIPER, WOLF = (
    f"plans/{id}.json" for id in ("clash_on_the_kingsroad", "paying_the_piper", "wolf_raiders")
)
FORK, WOOD = "plans/battle_of_the_green_fork.json", "plans/battle_of_the_whispering_wood.json"
RED, SIEGE = "plans/razing_the_red_fork.json", "plans/breaking_the_siege.json"
REMNANT = "plans/rallying_the_remnant.json"

PLANS: dict[str, Fault] = {
    "both edges of one house": (
        CLASH,
        lambda p: p["edges"].update(south="stark"),
        f"WES-SET-02 edges-of-one-house {CLASH}:$.edges",
    ),
    "no morale end for a house": (
        CLASH,
        lambda p: p["morale_ends"].pop("stark"),
        f"WES-SET-07 house-left-out {CLASH}:$.morale_ends",
    ),
    "no units for a house": (
        CLASH,
        lambda p: p["units"].update(stark=[]),
        f"WES-SET-09 house-left-out {CLASH}:$.units",
    ),
    "more rounds than the track has": (
        CLASH,
        lambda p: p.update(round_limit=11),
        f"WES-SET-06 too-many-rounds {CLASH}:$.round_limit",
    ),
    "more command tokens than the box has": (
        CLASH,
        lambda p: p.update(command_tokens=6),
        f"WES-SET-08 too-many-command-tokens {CLASH}:$.command_tokens",
    ),
    "directions twice": (
        CLASH,
        lambda p: p.update(directions=["E", "E", "SE", "SW", "W", "NW"]),
        f"WES-HEX-07 direction-twice {CLASH}:$.directions",
    ),
    "a row too few": (CLASH, lambda p: p["map"].pop(), f"WES-HEX-01 map-rows {CLASH}:$.map"),
    "a short row": (
        CLASH,
        lambda p: p["map"].__setitem__(1, ". . ."),
        f"WES-HEX-01 map-row-length {CLASH}:$.map[1]",
    ),
    "a letter that is no terrain": (
        CLASH,
        lambda p: p["map"].__setitem__(0, p["map"][0].replace("f", "x")),
        f"WES-TER-07 map-letter {CLASH}:$.map[0]",
    ),
    "an unknown token": (
        CLASH,
        lambda p: p["tokens"].update(fort=["1,1"]),
        f"KER-PCK-03 pack-unknown-id {CLASH}:$.tokens.fort",
    ),
    "a token off the board": (
        CLASH,
        lambda p: p["tokens"]["ford"].append("15,6"),
        f"WES-HEX-02 hex-off-board {CLASH}:$.tokens.ford[4]",
    ),
    "a hex that is none": (
        CLASH,
        lambda p: p["tokens"]["ford"].append("9;3"),
        f"KER-PCK-02 pack-bad-value {CLASH}:$.tokens.ford[4]",
    ),
    "two tokens on a hex": (
        CLASH,
        lambda p: p["tokens"].update(tent=["9,3"]),
        f"WES-OVL-01 two-tokens-on-hex {CLASH}:$.tokens.tent[0]",
    ),
    "a ford on dry land": (
        CLASH,
        lambda p: p["tokens"]["ford"].append("1,1"),
        f"WES-OVL-01 token-misplaced {CLASH}:$.tokens.ford[4]",
    ),
    "a unit off the board": (
        CLASH,
        lambda p: p["units"]["stark"][0].update(hex="15,2"),
        f"WES-HEX-02 hex-off-board {CLASH}:$.units.stark[0].hex",
    ),
    "two units on a hex": (
        CLASH,
        lambda p: p["units"]["stark"][1].update(hex="12,2"),
        f"WES-HEX-05 two-units-on-hex {CLASH}:$.units.stark[1].hex",
    ),
    "a unit in the river": (
        CLASH,
        lambda p: p["units"]["stark"][1].update(hex="9,1"),
        f"WES-MOV-06 stands-on-impassable {CLASH}:$.units.stark[1].hex",
    ),
    "a unit of neither card nor commander": (
        CLASH,
        lambda p: p["units"]["stark"][1].pop("unit_card"),
        f"WES-SET-10 unit-or-commander {CLASH}:$.units.stark[1]",
    ),
    "a unit of the other house": (
        CLASH,
        lambda p: p["units"]["stark"][1].update(unit_card="lannisport_guards"),
        f"WES-GEN-02 unit-other-house {CLASH}:$.units.stark[1].unit_card",
    ),
    "a commander of the other house": (
        CLASH,
        lambda p: p["units"]["stark"][0].update(commander="kevan_lannister_trusted_captain"),
        f"WES-GEN-02 unit-other-house {CLASH}:$.units.stark[0].commander",
    ),
    "more figures than the box has": (
        CLASH,
        lambda p: (
            [unit.update(unit_card="stark_kennelmasters") for unit in p["units"]["stark"][1:4]]
            + [p["units"]["stark"][7].update(unit_card="stark_kennelmasters")]
        ),
        f"WES-SET-09 too-many-figures {CLASH}:$.units.stark",
    ),
    "more units than banner poles": (
        CLASH,
        lambda p: p["units"]["stark"].extend(
            {"id": f"x{n}", "unit_card": "northmen_archers", "rank": "green", "hex": f"{n},1"}
            for n in range(1, 30)
        ),
        f"WES-SET-09 too-many-units {CLASH}:$.units",
    ),
    "one figure with two titles": (
        WOOD,
        lambda p: p["units"]["stark"][4].update(commander="robb_stark_king_in_the_north"),
        f"WES-SET-03 commander-twice {WOOD}:$.units.stark",
    ),
    "an objective off the board": (
        CLASH,
        lambda p: p["objectives"][0].update(hex="1,12"),
        f"WES-HEX-02 hex-off-board {CLASH}:$.objectives[0].hex",
    ),
    "land that cannot be reached": (
        CLASH,
        lambda p: p.pop("tokens"),
        f"WES-MOV-06 cut-off {CLASH}:$.units.stark[4].hex",
    ),
    "more goals than objectives": (
        CLASH,
        lambda p: p["victory"]["goals"][0].update(at_least=3),
        f"WES-VIC-08 too-few-objectives {CLASH}:$.victory.goals[0]",
    ),
    "points for objectives that are not there": (
        PIPER,
        lambda p: p.pop("objectives"),
        f"WES-VIC-08 too-few-objectives {PIPER}:$.victory.scoring[0]",
    ),
    "points at once for what lasts": (
        PIPER,
        lambda p: p["victory"]["scoring"][0].update(when="immediate"),
        f"WES-VIC-02 not-immediate {PIPER}:$.victory.scoring[0].when",
    ),
    "a misspelt score": (
        PIPER,
        lambda p: p["victory"]["scoring"][0].update(per="objective_held"),
        f"KER-PCK-02 pack-bad-value {PIPER}:$.victory.scoring[0].per",
    ),
    "sites without strategy tokens": (
        FORK,
        lambda p: p.pop("special_rules"),
        f"WES-GEN-04 rule-missing {FORK}:$.objectives",
    ),
    "a decoy too many": (
        FORK,
        lambda p: p["special_rules"][0].update(decoys=4),
        f"WES-GEN-04 tokens-and-places {FORK}:$.special_rules[0]",
    ),
    "an archer too many": (
        WOOD,
        lambda p: p["special_rules"][1]["hexes"].append("2,5"),
        f"WES-GEN-04 tokens-over-box {WOOD}:$.special_rules[1].hexes",
    ),
    "archers deep in the wood": (
        WOOD,
        lambda p: p["special_rules"][1].update(hexes=["1,4", "8,4", "1,8"]),
        f"WES-LOS-03 archers-blind {WOOD}:$.special_rules[1]",
    ),
    "a captive in the river": (
        WOOD,
        lambda p: p["special_rules"][0].update(hex="5,2"),
        f"WES-MOV-06 stands-on-impassable {WOOD}:$.special_rules[0][0]",
    ),
    "a captive off the board": (
        WOOD,
        lambda p: p["special_rules"][0].update(hex="5,16"),
        f"WES-HEX-02 hex-off-board {WOOD}:$.special_rules[0]",
    ),
    "points for a captive who is not there": (
        WOOD,
        lambda p: p["special_rules"].pop(0),
        f"WES-GEN-04 rule-missing {WOOD}:$.victory.scoring[4]",
    ),
    "a general who is not there": (
        WOOD,
        lambda p: p["victory"]["instant"][0]["captures"].update(
            stark="tywin_lannister_lord_of_casterly_rock"
        ),
        f"KER-PCK-03 pack-unknown-id {WOOD}:$.victory.instant[0].captures.stark",
    ),
    "ramparts without order tokens enough": (
        WOLF,
        lambda p: p["special_rules"][2].update(order_tokens={"red": 1}),
        f"WES-GEN-04 too-few-tokens {WOLF}:$.special_rules[2].order_tokens",
    ),
    "rafts off the board": (
        WOLF,
        lambda p: p["special_rules"][3]["rafts"].__setitem__(0, "10,12"),
        f"WES-HEX-02 hex-off-board {WOLF}:$.special_rules[3]",
    ),
    "fire on tokens that are not there": (
        WOLF,
        lambda p: p["special_rules"][1].update(tokens=["siege_tower"]),
        f"KER-PCK-03 pack-unknown-id {WOLF}:$.special_rules[1]",
    ),
    "rows off the board": (
        WOLF,
        lambda p: p["victory"]["scoring"][3].update(rows=[8, 16]),
        f"WES-HEX-01 row-off-board {WOLF}:$.victory.scoring[3]",
    ),
    "ground off the board": (
        REMNANT,
        lambda p: p["victory"]["scoring"][1]["rows"]["stark"].append({"row": 12, "vp": 4}),
        f"WES-HEX-01 row-off-board {REMNANT}:$.victory.scoring[1].rows.stark",
    ),
    "a keyword for a unit that is not there": (
        RED,
        lambda p: p["special_rules"][0]["units"].append("l99"),
        f"KER-PCK-03 pack-unknown-id {RED}:$.special_rules[0].units",
    ),
    "points for an unknown terrain": (
        RED,
        lambda p: p["victory"]["scoring"][0].update(terrain="castle"),
        f"KER-PCK-03 pack-unknown-id {RED}:$.victory.scoring[0].terrain",
    ),
    "points for towers that are not there": (
        SIEGE,
        lambda p: p["tokens"].pop("siege_tower"),
        f"KER-PCK-03 pack-unknown-id {SIEGE}:$.victory.scoring[0].token",
    ),
}

SKIRMISH: dict[str, Fault] = {
    "a set-up card too few": (
        "skirmish.json",
        lambda s: s["setup_cards"].pop(),
        "WES-SKI-03 setup-cards skirmish.json:$.setup_cards",
    ),
    "a set-up card of the other house": (
        "skirmish.json",
        lambda s: s["setup_cards"][0]["units"][0].update(unit_card="lannisport_guards"),
        "WES-GEN-02 unit-other-house skirmish.json:$.setup_cards[0]",
    ),
    "both edges of one house in a skirmish": (
        "skirmish.json",
        lambda s: s["summary_cards"][0]["edges"].update(south="stark"),
        "WES-SKI-02 edges-of-one-house skirmish.json:$.summary_cards[0].edges",
    ),
    "no morale end in a skirmish": (
        "skirmish.json",
        lambda s: s["summary_cards"][0]["morale_ends"].pop("stark"),
        "WES-SKI-07 house-left-out skirmish.json:$.summary_cards[0].morale_ends",
    ),
    "more set-up cards than there are": (
        "skirmish.json",
        lambda s: s["summary_cards"][0].update(terrain_value=5),
        "WES-SKI-10 too-many-setup-cards skirmish.json:$.summary_cards[0]",
    ),
    "more figures than the box has, for some choice": (
        "skirmish.json",
        lambda s: s["setup_cards"][7]["units"][0].update(count=7),
        "WES-SKI-10 too-many-figures skirmish.json:$.summary_cards[0]",
    ),
    "a skirmish for objectives": (
        "skirmish.json",
        lambda s: s["summary_cards"][0]["victory"]["scoring"].append(
            {"per": "objective_controlled", "when": "game_end", "vp": 1}
        ),
        "WES-VIC-08 too-few-objectives skirmish.json:$.summary_cards[0].victory.scoring[1]",
    ),
    "a skirmish too long": (
        "skirmish.json",
        lambda s: s["summary_cards"][1].update(round_limit=12),
        "WES-SET-06 too-many-rounds skirmish.json:$.summary_cards[1].round_limit",
    ),
}
