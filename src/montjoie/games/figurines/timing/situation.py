"""Situations as windows: who can use what, who speaks first, who might hold something (FIG-TIM)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.battlefield import teams, units
from montjoie.games.figurines.powers import abilities, decks
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing.effects import Effect, Moment, Standing, registry
from montjoie.games.figurines.timing.hooks import hook
from montjoie.kernel import PUBLIC, Answer, OneOf, Ordering, Refusal
from montjoie.kernel.reactions import PASS, WINDOW, Use, Window

COVERS = {  # a panic test is a morale test too (FIG-MRL-04)
    f"panic_{moment}": f"morale_{moment}" for moment in ("before_roll", "after_roll", "passed", "failed")
}


def awaits(g: G, effect: type[Effect], window: str) -> bool:
    """Whether an effect waits for a window; what speaks of morale tests speaks of panic tests too, but not
    the other way round (FIG-MRL-04); the window is one trigger for both (FIG-RUL-96)."""
    return effect.waits(g, window) or (window in COVERS and effect.waits(g, COVERS[window]))


_waiting: dict[str, frozenset[str]] = {}


def wanted_at(g: G, moment: Moment) -> frozenset[str]:
    """The ids of the effects that wait for a moment: none for a charge whose charger is destroyed meanwhile,
    as by Hidden Traps (FIG-UNT-10, FIG-RUL-104)."""
    gone = moment.window.startswith("charge_") and not units.alive(g, moment.unit)
    return frozenset() if gone else waiting(g, moment.window)


def waiting(g: G, window: str) -> frozenset[str]:
    """The ids of the effects that wait for a window."""
    if window not in _waiting:
        _waiting[window] = frozenset(id for id, effect in registry.items() if awaits(g, effect, window))
    return _waiting[window]


def usable(g: G, moment: Moment, seat: str = "") -> Iterator[Effect]:
    """Every use of every effect at this moment, or those of one player."""
    yield from _of_abilities(g, moment, seat)
    yield from _of_hands(g, moment, seat)
    yield from _of_rules(g, moment, seat)


def open_uses(g: G, moment: Moment) -> Iterator[Effect]:
    """Those of them that lie open: all but what hands hold."""
    yield from _of_abilities(g, moment)
    yield from _of_rules(g, moment)


def _of_abilities(g: G, moment: Moment, seat: str = "") -> Iterator[Effect]:
    for holder, ability in abilities.bearing(g, wanted_at(g, moment)):
        owner = (g.state.units.get(holder) or g.state.ncus[holder]).owner
        if not seat or owner == seat:
            had = registry[ability](moment=moment, owner=owner, source=holder)
            if had.ready(g) and had.fits(g):
                yield had


def _of_hands(g: G, moment: Moment, seat: str = "") -> Iterator[Effect]:
    wanted = wanted_at(g, moment)
    for player, hand in g.state.hands.items():
        if wanted.isdisjoint(hand.cards) or seat not in ("", player) or not decks.may_play(g, player):
            continue
        for card in dict.fromkeys(hand.cards):
            if card in wanted and (use := _card(g, card, moment, player)) is not None:
                yield use


def _of_rules(g: G, moment: Moment, seat: str = "") -> Iterator[Effect]:
    if wanted_at(g, moment):
        for rule in standing(g, moment.window):
            yield from (use for use in rule.uses(g, moment) if not seat or use.owner == seat)


@abilities.of_powers
def standing(g: G, window: str) -> tuple[type[Standing], ...]:
    """The rules that work like effects and wait for a window, without those of a card of which nothing holds
    or lies anywhere."""
    there = {row.kind for row in g.state.lasting.values()} | {row.card for row in g.state.attached.values()}
    return tuple(rule for rule in _rules(g, window) if not rule.card or rule.card in there)


_standing: dict[str, tuple[type[Standing], ...]] = {}


def _rules(g: G, window: str) -> tuple[type[Standing], ...]:
    """All of them."""
    if window not in _standing:
        rules = (effect for effect in registry.values() if issubclass(effect, Standing))
        _standing[window] = tuple(rule for rule in rules if rule.of in waiting(g, window))
    return _standing[window]


def _card(g: G, card: str, moment: Moment, player: str) -> Effect | None:
    use, barred = registry[card](moment=moment, owner=player), decks.barred(g, player)
    if moment.unit in barred or moment.other in barred or not use.fits(g):
        return None
    in_vain = barred and not use.aims(g) and any(use.targets(g))
    return None if in_vain else use


def expected(g: G, moment: Moment, player: str, used: tuple[str, ...] = (), limited: bool = False) -> bool:
    """Whether the player must be asked for what the hand may hold, as far as everybody can tell: a card that
    fits, of which not every copy is accounted for (chapter 7 of the rulebook), unless the one card of the
    trigger was used (FIG-TIM-01); or another secret, not `used` here already."""
    wanted = wanted_at(g, moment)
    if not wanted:
        return False
    for rule in standing(g, moment.window):
        if rule.expected(g, moment, player) and f"rule:{rule.of}" not in used:
            return True
    waited = decks.among(g, player, wanted)
    if limited or not waited or not g.state.hands[player].cards or not decks.may_play(g, player):
        return False
    seen, known = [*decks.seen(g, player)], g.content.cards
    fit = (card for card in waited if seen.count(card) < known[card].copies)
    return any(_card(g, card, moment, player) is not None for card in fit)


# Situations as windows.

REROLLS = ("attack_reroll", "defense_reroll", "morale_reroll", "charge_reroll")  # used one at a time


def open_window(g: G, moment: Moment) -> None:
    """Announce a situation: the mode sees it; it costs nothing where nobody has anything to say to it."""
    hook(g).witness(g, moment)
    if answerable(g, moment):
        g.do(Situation(moment=moment))


def answerable(g: G, moment: Moment) -> bool:
    """Whether somebody has something to say to a situation, or may have as far as others can tell; who looks
    ahead puts no question to which there is but one answer (KER-ROL-01)."""
    return bool(wanted_at(g, moment)) and (
        next(open_uses(g, moment), None) is not None
        or (not g.light and any(expected(g, moment, player) for player in g.state.hands))
        or next(_of_hands(g, moment), None) is not None
    )


class UseEffect(OneOf, frozen=True):
    """A player uses an Order, a card or an ability in answer to a situation, or passes (FIG-D-35, FIG-D-36):
    `pass`, `card:CARD`, `ability:UNIT/ABILITY`, `rule:NAME`, `rule:NAME/SOURCE`."""

    moment: Moment
    passing = PASS

    def unoffered(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Why that cannot be used now."""
        facts = {"effect": str(answer)[:80], "window": self.moment.window, "offered": self.options}
        yield Refusal("FIG-TIM-02", "effect-not-now", **facts)


class OrderEffects(Ordering, frozen=True):
    """The owner of several effects of the same moment puts them in order (FIG-TIM-04, FIG-D-37)."""


class Situation(Window[Moment], frozen=True):
    """A situation that effects answer (chapter 4.22); each occurrence of a trigger is one (FIG-TIM-09).

    Mandatory effects come first, whoever passes (FIG-TIM-08), several of one player in the order that he
    chooses (FIG-TIM-04). The active player declares or passes, then the others in turn order, knowing what
    was declared (FIG-TIM-05, FIG-TIM-07, FIG-EX-20); who has passed cannot come back (FIG-EX-21), nor who had
    nothing to use when it was his turn (FIG-RUL-136). At most one Order or card for a trigger (FIG-TIM-01,
    FIG-EX-19). Declared effects resolve alternately, the active player's first (FIG-TIM-06); a card that no
    longer fits stays in hand (FIG-RUL-104).
    """

    stages = WINDOW
    audience = PUBLIC
    question, asks, orders = UseEffect, "FIG-TIM-05", "FIG-TIM-04"

    def name(self) -> str:
        """The window of table 5.3."""
        return self.moment.window

    def speakers(self, g: G) -> tuple[str, ...]:
        """The active player first, then in turn order."""
        return teams.turn_order(g)

    def uses(self, g: G) -> Iterator[Effect]:
        """Orders, cards, abilities and rules that wait for it."""
        return usable(g, self.moment)

    def mandatory(self, g: G) -> Iterator[Effect]:
        """Nobody has to play a card (FIG-CMD-05)."""
        return (use for use in open_uses(g, self.moment) if use.forced(g))

    def uses_of(self, g: G, seat: str) -> Iterator[Effect]:
        """Those of one player."""
        return usable(g, self.moment, seat)

    def expects(self, g: G, seat: str, used: tuple[str, ...]) -> bool:
        """What a hand may hold (chapter 7 of the rulebook), but not that of a player who is out."""
        out = g.state.players[seat].eliminated
        return not out and expected(g, self.moment, seat, used, seat in self.limited)

    def choices(self, g: G, seat: str) -> list[Use]:
        """Who is out uses nothing (FIG-MUL-10)."""
        return [] if g.state.players[seat].eliminated else super().choices(g, seat)

    def one_by_one(self) -> bool:
        """Re-rolls: the next player sees the new result (FIG-RRL-02)."""
        return self.moment.window in REROLLS

    def offer(self, keys: tuple[str, ...]) -> UseEffect:
        """What to use, with the situation."""
        return UseEffect(keys, self.moment)

    def arrange(self, keys: tuple[str, ...]) -> OrderEffects:
        """In which order."""
        return OrderEffects(keys)
