"""Reading the dice: which results hit, which make the target retreat (WES-CBT-15)."""

from __future__ import annotations

from montjoie.games.westeros import keywords
from montjoie.games.westeros.strike import Strike
from montjoie.games.westeros.state import G


def hitting(g: G, strike: Strike) -> tuple[str, ...]:
    """The symbols that hit: shields of the target's defending rank (WES-CBT-16), and valor where nothing
    speaks against it (WES-CBT-18)."""
    rank = keywords.defending_rank(g, strike.target)
    return (rank, "valor") if valor_hits(g, strike) else (rank,)


def valor_hits(g: G, strike: Strike) -> bool:
    """Valor misses if the attacker's card says so (WES-CBT-19), against cavalry unless from cavalry
    (WES-CBT-20), and against red heavy armour (WES-CBT-21)."""
    units, cards = g.state.units, g.content.unit_cards
    attacker, target = cards[units[strike.attacker].card], cards[units[strike.target].card]
    if attacker.valor_never_hits:
        return False
    if target.unit_class == "cavalry" and attacker.unit_class != "cavalry":
        return False
    return not keywords.shrugs_off_valor(g, strike.target)


def hits(g: G, strike: Strike) -> int:
    """The hits of the roll, before any is ignored or cancelled; read anew against the banner the target
    has at the time (WES-CBT-15)."""
    good = hitting(g, strike)
    return sum(symbol in good for symbol in strike.rolled)


def damage(g: G, strike: Strike) -> int:
    """The hits that remain to be taken: cover and toughness first (WES-CBT-22), then what an ability
    cancels."""
    scored = hits(g, strike)
    if not scored:
        return 0
    return max(0, scored - keywords.ignored_hits(g, strike.target).total - strike.cancelled)


def driven(strike: Strike) -> int:
    """One hex per morale result (WES-CBT-26), which neither cover, toughness nor armour touch
    (WES-KEY-14, WES-KEY-22); a parting attack drives nobody off (WES-PAR-04)."""
    return 0 if strike.mode == "parting" else strike.rolled.count("morale")
