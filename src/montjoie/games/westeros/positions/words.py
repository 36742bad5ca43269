"""What the running procedures and the tables of a position may name (KER-POS-03).

What a turn remembers of units is not looked at: they may have been eliminated since.
"""

from __future__ import annotations

from montjoie.games.westeros.state import HOUSES, RANKS, SYMBOLS
from montjoie.kernel.vocabulary import Vocabulary, Words, all_mean

HOUSE = Vocabulary(lambda g: HOUSES)
HEX = Vocabulary(lambda g: g.state.ground)
CARD = Vocabulary(lambda g: g.content.cards)
COMMANDER = Vocabulary(lambda g: g.content.commanders)
TOKEN = Vocabulary(lambda g: g.state.tokens)
BANNER = Vocabulary(lambda g: {f"{card}/{rank}" for card in g.content.unit_cards for rank in RANKS})
RANK = Vocabulary(lambda g: RANKS)
SYMBOL = Vocabulary(lambda g: SYMBOLS)

STEPS: Words = {
    **all_mean(HOUSE, "house up eliminated"),
    **all_mean(CARD, "card cards"),
    **all_mean(COMMANDER, "commander commanders"),
    **all_mean(HEX, "hex vacated ground spreading"),
    **all_mean(SYMBOL, "rolled rerolled"),
    "rank": RANK,
    "verified": (SYMBOL, None),
    "Muster.commanders": (HOUSE, None),
    "Muster.units": (HOUSE, None),
    "Muster.pieces": (HOUSE, None),
    "LayPrisonerTokens.hexes": HEX,
    "StormRamparts.hexes": HEX,
    "PlaceUnits.units": BANNER,
    "Volley.tokens": TOKEN,
    "TakeAlong.token": TOKEN,
}

TABLES: dict[str, Words] = {
    "sides": {"": HOUSE, "discard": CARD, "captured": COMMANDER},
    "hands": {"house": HOUSE, "cards": CARD},
    "decks": {"house": HOUSE, "cards": CARD},
    "effects": {"house": HOUSE},
    "tokens": {"owner": HOUSE},
}
