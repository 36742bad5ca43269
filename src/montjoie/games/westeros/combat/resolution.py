"""Reading the dice: which results hit, which make the target retreat (WES-CBT-15)."""

from __future__ import annotations

from montjoie.games.westeros.state import G
from montjoie.games.westeros.timing.strike import ARCHERS, TAKING_GROUND, Strike
from montjoie.games.westeros.units import keywords
from montjoie.kernel import Part


def flanks(g: G, strike: Strike) -> bool:
    """Whether a unit that is free, or breaks free first (WES-ENG-07), attacks in melee a unit engaged with
    another (WES-ENG-05); what answers an attack never flanks (WES-CTR-11), nor do war dogs (WES-KEY-35)."""
    partner = g.state.units[strike.target].partner
    return strike.mode in TAKING_GROUND and partner not in ("", strike.attacker) and strike.melee(g)


def hitting(g: G, strike: Strike) -> tuple[str, ...]:
    """The symbols that hit: shields of the target's defending rank (WES-CBT-16), and valor where nothing
    speaks against it (WES-CBT-18)."""
    rank = keywords.defending_rank(g, strike.target)
    return (rank, "valor") if valor_hits(g, strike) else (rank,)


def valor_hits(g: G, strike: Strike) -> bool:
    """Valor misses if the attacker's card says so (WES-CBT-19), against cavalry unless from cavalry
    (WES-CBT-20), and against red heavy armour (WES-CBT-21); that of hidden archers always (WES-GEN-04)."""
    if strike.mode == ARCHERS:
        return False
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


def shielding(g: G, strike: Strike) -> tuple[Part, ...]:
    """What keeps hits from the target: cover, toughness, an ability (WES-CBT-22)."""
    parts = keywords.ignored_hits(g, strike.target).parts
    if strike.cancelled:
        parts += (Part(strike.cancelled, "WES-COM-03", "ability"),)
    return parts


def driven(strike: Strike) -> int:
    """One hex per morale result (WES-CBT-26), which neither cover, toughness nor armour touch
    (WES-KEY-14, WES-KEY-22); a parting attack drives nobody off (WES-PAR-04)."""
    return 0 if strike.mode == "parting" else strike.rolled.count("morale")
