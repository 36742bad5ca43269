"""Who can use what at a moment, and who might, as far as everybody can tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from montjoie.games.figurines.powers import abilities, decks
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing.effects import Effect, Moment, Standing, registry

COVERS = {  # a panic test is a morale test too (FIG-MRL-04)
    f"panic_{moment}": f"morale_{moment}" for moment in ("before_roll", "after_roll", "passed", "failed")
}


def awaits(g: G, effect: type[Effect], window: str) -> bool:
    """Whether an effect waits for a window; what speaks of morale tests speaks of panic tests too, but not
    the other way round (FIG-MRL-04); the window is one trigger for both (FIG-RUL-96)."""
    return effect.waits(g, window) or (window in COVERS and effect.waits(g, COVERS[window]))


_waiting: dict[str, frozenset[str]] = {}


def waiting(g: G, window: str) -> frozenset[str]:
    """The ids of the effects that wait for a window."""
    if window not in _waiting:
        _waiting[window] = frozenset(id for id, effect in registry.items() if awaits(g, effect, window))
    return _waiting[window]


def usable(g: G, moment: Moment) -> Iterator[Effect]:
    """Every use of every effect at this moment."""
    wanted = waiting(g, moment.window)
    if not wanted:
        return
    for holder, ability in (*abilities.holders(g), *abilities.of_attack(g)):
        if ability in wanted:
            effect = registry[ability]
            owner = (g.state.units.get(holder) or g.state.ncus[holder]).owner
            had = effect(moment=moment, owner=owner, source=holder)
            if had.ready(g) and had.fits(g):
                yield had
    for player, hand in g.state.hands.items():
        if hand.cards and decks.may_play(g, player):
            for card in dict.fromkeys(hand.cards):
                use = _card(g, card, moment, player)
                if use is not None:
                    yield use
    for rule in standing():
        if rule.of in wanted:
            yield from rule.uses(g, moment)


_standing: list[type[Standing]] = []


def standing() -> list[type[Standing]]:
    """The rules that work like effects."""
    if not _standing:
        _standing.extend(effect for effect in registry.values() if issubclass(effect, Standing))
    return _standing


def _card(g: G, card: str, moment: Moment, player: str) -> Effect | None:
    if card not in waiting(g, moment.window):
        return None
    use, barred = registry[card](moment=moment, owner=player), decks.barred(g, player)
    if moment.unit in barred or moment.other in barred or not use.fits(g):
        return None
    in_vain = barred and not use.aims(g) and any(use.targets(g))
    return None if in_vain else use


def expected(g: G, moment: Moment, player: str, used: tuple[str, ...] = (), limited: bool = False) -> bool:
    """Whether the player must be asked for what the hand may hold, as far as everybody can tell: a card that
    fits, of which not every copy is accounted for (chapter 7 of the rulebook), unless the one card of the
    trigger was used (FIG-TIM-01); or another secret, not `used` here already."""
    wanted = waiting(g, moment.window)
    fitting = (rule for rule in standing() if rule.of in wanted) if wanted else ()
    if any(f"rule:{rule.of}" not in used and rule.expected(g, moment, player) for rule in fitting):
        return True
    if limited or not g.state.hands[player].cards or not decks.may_play(g, player):
        return False
    fit = [card for card in decks.composition(g, player) if card in wanted]
    seen = Counter(decks.seen(g, player)) if fit else {}
    return any(
        seen[card] < g.content.cards[card].copies and _card(g, card, moment, player) is not None
        for card in fit
    )
