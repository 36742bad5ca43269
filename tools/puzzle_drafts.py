"""Small positions drawn up at random, from which puzzles are made. Many cannot stand on the board: those who
try them leave them out."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import montjoie

Rows = dict[str, Any]


class Draft(NamedTuple):
    """A position, who plays, and what he answers before the question."""

    position: Rows
    seat: str
    lead: tuple[Any, ...] = ()


def battle(rng: Random) -> Draft:
    """Two houses about to choose their cards; the third holds the Blade and looks on."""
    mine, theirs = rng.sample(("stark", "lannister", "baratheon"), 2)
    (third,) = {"stark", "lannister", "baratheon"} - {mine, theirs}
    content: Any = montjoie.find("throne").content()
    cards = {each: list(content.house_cards[each]) for each in (mine, theirs)}
    houses = {
        each: {"supply": 4, "discard": rng.sample(cards[each], rng.randint(2, 4))} for each in (mine, theirs)
    }
    armies: Rows = {
        "moat_cailin": {"house": mine, "ready": {"knight": rng.randint(1, 2), "footman": rng.randint(0, 1)}},
        "seagard": {"house": theirs, "ready": {"knight": rng.randint(0, 2), "footman": rng.randint(1, 2)}},
    }
    orders = {"moat_cailin": {"token": rng.choice(("march_minus_1", "march_0", "march_plus_1"))}}
    orders["seagard"] = {"token": rng.choice(("defence_plus_1", "defence_plus_2", "consolidate_power"))}
    fiefdoms = [third, *rng.sample((mine, theirs), 2)]
    position = {
        "game": "throne",
        "seats": ["stark", "lannister", "baratheon"],
        "moment": "march",
        "to_act": mine,
        "board": {
            "armies": armies,
            "orders": orders,
            "houses": houses,
            "tracks": {"fiefdoms": {"order": fiefdoms}, "kings_court": {"order": [mine, theirs, third]}},
        },
    }
    units = {f"seagard/{kind}": n for kind, n in armies["moat_cailin"]["ready"].items() if n}
    return Draft(position, mine, ({"moat_cailin": units},))


_BESIDE = ("5,7", "6,6", "4,6", "5,5", "4,5", "4,7")  # around 5,6
_STARK = ("war_host_of_the_north", "winterfell_riders")
_LANNISTER = (
    "lannisport_guards",
    "casterly_rock_cavaliers",
    "westerlands_archers",
    "lannister_heavy_infantry",
)


def blow(rng: Random) -> Draft:
    """A unit that has been activated among three or four enemies."""
    card, rank = rng.choice(_STARK), rng.choice(("green", "blue", "red"))
    units: Rows = {f"{card}_1": {"house": "stark", "card": card, "rank": rank, "hex": "5,6"}}
    for number, hex in enumerate(rng.sample(_BESIDE, rng.randint(3, 4)), 1):
        foe = rng.choice(_LANNISTER)
        units[f"{foe}_{number}"] = {
            "house": "lannister",
            "card": foe,
            "rank": rng.choice(("green", "blue", "red")),
            "hex": hex,
            "figures": rng.randint(1, 3),
        }
    ground = {hex: {"terrain": rng.choice(("plains", "plains", "forest", "hills"))} for hex in _BESIDE}
    position = {
        "game": "westeros",
        "seats": ["stark", "lannister"],
        "moment": "command",
        "board": {
            "course": {"first": "stark"},
            "units": units,
            "ground": ground,
            "sides": {
                "stark": {"seat": "stark", "pool": {rank: 1}},
                "lannister": {"seat": "lannister", "pool": {"green": 1}},
            },
        },
    }
    return Draft(position, "stark", ({"token": f"{rank}/{card}_1"}, "done"))


_FOES = ("lannister_guardsmen", "lannister_halberdiers", "lannister_crossbowmen", "mountains_men")


def _field(rng: Random, own: str, ahead: tuple[int, int]) -> Rows:
    """A unit of Stark, and three of Lannister before it that look this way or that."""
    units: Rows = {f"{own}_1": {"card": own, "x": 24000, "y": 8000, "facing": 0}}
    for number, x in enumerate((16500, 24000, 31500), 1):
        card = rng.choice(_FOES)
        units[f"{card}_{number}"] = {
            "card": card,
            "x": x,
            "y": rng.randrange(*ahead, 250),
            "facing": rng.choice((9000, 18000, 18000, 27000, 0)),
            "figures": rng.randint(5, 12),
        }
    return {
        "game": "figurines",
        "seats": ["Anne", "Bruno"],
        "options": {"mode": "fire_and_blood"},
        "moment": "turn",
        "to_act": "Anne",
        "board": {
            "players": {"Anne": {"faction": "stark"}, "Bruno": {"faction": "lannister"}},
            "units": units,
        },
    }


def shot(rng: Random) -> Draft:
    """Bowmen before three targets."""
    lead = ("stark_bowmen_1", "ranged_attack", "stay")
    return Draft(_field(rng, "stark_bowmen", (17000, 21000)), "Anne", lead)


def onset(rng: Random) -> Draft:
    """Swords that may charge one of three."""
    return Draft(
        _field(rng, "stark_sworn_swords", (15000, 21000)), "Anne", ("stark_sworn_swords_1", "charge")
    )


_NORDS = ("raiders", "bow_chosen", "huskarls", "bearsarks")


def _ranks(rng: Random, own: str, ahead: tuple[int, int]) -> Rows:
    """A regiment of the Hundred Kingdoms, and three of the Nords before it."""
    regiments: Rows = {f"{own}_1": {"entry": own, "stands": 6, "files": 3, "x": 24000, "y": 12000}}
    for number, x in enumerate((11000, 24000, 37000), 1):
        entry = rng.choice(_NORDS)
        regiments[f"{entry}_{number}"] = {
            "entry": entry,
            "stands": rng.randint(3, 4),
            "x": x + rng.randrange(-2000, 2001, 500),
            "y": rng.randrange(*ahead, 250),
            "facing": rng.choice((18000, 18000, 9000, 27000)),
        }
    return {
        "game": "conquest",
        "seats": ["Anne", "Bruno"],
        "options": {"terrain": "none"},
        "moment": "activation",
        "to_act": f"{own}_1",
        "board": {
            "players": {"Anne": {"faction": "hundred_kingdoms"}, "Bruno": {"faction": "nords"}},
            "regiments": regiments,
        },
    }


def volley(rng: Random) -> Draft:
    """Crossbowmen before three targets."""
    return Draft(_ranks(rng, "mercenary_crossbowmen", (17000, 27000)), "Anne", ("volley",))


def charge(rng: Random) -> Draft:
    """A regiment that may charge one of three."""
    return Draft(_ranks(rng, "household_knights", (17000, 25000)), "Anne", ("charge",))
