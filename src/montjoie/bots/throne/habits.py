"""Secret bids and the choices of a fight: what greedy always does there."""

from __future__ import annotations

from montjoie.bots.greedy import Choice, Shortlist, Thought, only, ranked
from montjoie.bots.throne.evaluation import evaluate, win_chance
from montjoie.games.throne.battle.support import ATTACKER, DEFENDER, Fight
from montjoie.games.throne.state import G
from montjoie.kernel.decisions import Decision


def bid_track(thought: Thought[str]) -> Shortlist:
    """A third of the power or so, never the same."""
    power = thought.g.state.houses[thought.survey].power
    return only(min(power, power // 3 + thought.rng.randrange(2)))


def bid_wildlings(g: G, house: str, decision: Decision) -> Shortlist:
    """Our share of the attack, and one more not to be the last."""
    share = -(-g.state.turn.wildlings // len(g.state.houses))
    return only(min(g.state.houses[house].power, share + (g.state.turn.wildlings > 2)))


def choose_card(g: G, house: str, decision: Decision) -> Shortlist:
    """The card that wins most often, less what it costs to be without it."""
    fight, side = _fight(g, house)
    cards = g.content.cards
    return ranked(
        decision.candidates(),
        lambda card: (
            10 * win_chance(g, fight, side, card)
            - 0.7 * cards[card].strength
            + 0.4 * (cards[card].swords + cards[card].fortifications)
        ),
    )


def support(g: G, house: str, decision: Decision) -> Shortlist:
    """For ourselves always; for others against whoever leads, never for him."""
    fight, _ = _fight(g, house)
    areas: dict[str, tuple[str, ...]] = decision.describe()["space"]["slots"]
    if house in (fight.attacker, fight.defender) or not fight.defender:
        if fight.attacker != house and not fight.defender:
            return only({})
        return only({area: sides[0] for area, sides in areas.items()})
    weaker = min((ATTACKER, DEFENDER), key=lambda side: evaluate(g, fight.house(side)))
    return only(dict.fromkeys(areas, weaker))


def use_blade(g: G, house: str, decision: Decision) -> Shortlist:
    """Where it turns defeat into victory."""
    fight, side = _fight(g, house)
    now, drawn = win_chance(g, fight, side), win_chance(g, fight.but(blade=side), side)
    keep, use = Choice("keep", now), Choice("use", drawn)
    return [use, keep] if drawn > now else [keep, use]


def _fight(g: G, house: str) -> tuple[Fight, str]:
    """The fight at hand, and our side in it."""
    fight: Fight = g.running(Fight)
    return fight, ATTACKER if house == fight.attacker else DEFENDER
