"""Chapter 4.22: trigger windows, and the effects that wait for them (FIG-TIM).

The procedures of the game announce a situation with `open_window`; every Order, Tactics card, ability and
token that can be used is an `Effect` that waits for situations. A window lets mandatory effects happen,
then asks the players in turn, the active player first, what they use.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import zip_longest
from typing import Any, ClassVar

from msgspec import Struct

from montjoie.games.figurines import abilities, decks, teams
from montjoie.games.figurines.state import G
from montjoie.kernel import PUBLIC, Answer, OneOf, Ordering, Question, Refusal, Step, ask

PASS = "pass"
REROLLS = ("attack_reroll", "defense_reroll", "morale_reroll", "charge_reroll")  # used one at a time
COVERS = {  # a panic test is a morale test too (FIG-MRL-04)
    f"panic_{moment}": f"morale_{moment}" for moment in ("before_roll", "after_roll", "passed", "failed")
}
registry: dict[str, type[Effect]] = {}  # by the id of the ability, card or rule


class Moment(Struct, frozen=True, omit_defaults=True):
    """A situation that effects wait for; one row of table 5.3 is one trigger, however a card words it
    (FIG-TIM-02, FIG-CMD-06, FIG-EX-22)."""

    window: str
    unit: str = ""  # whom it is about: who is activated, attacks, moves, tests, falls
    other: str = ""  # the other unit concerned: the defender, the target of a charge, the destroyer
    player: str = ""  # whose turn, card, zone or effect it is about
    ncu: str = ""
    zone: str = ""
    card: str = ""  # the Tactics card or Order in question
    kind: str = ""  # of action, attack or condition
    n: int = 0


class Effect(Step, frozen=True):
    """What an Order, a card, an ability or a token does when it is used.

    A subclass gives `of`, its id in the content, which says its windows and limits, and its own stages.
    Base classes: `Ability`, `Card` (below), `Standing` (a rule of the game that works the same way).
    `fits` looks at public facts alone.
    """

    moment: Moment
    owner: str  # the player who uses it
    source: str = ""  # the unit or NCU that has it
    target: str = ""  # what its owner chose, where it asks for one
    of: ClassVar[str] = ""
    audience = PUBLIC

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        if "of" in cls.__dict__:
            if cls.of in registry:
                raise TypeError(f"two effects of {cls.of}")
            registry[cls.of] = cls

    @classmethod
    def waits(cls, g: G, window: str) -> bool:
        """Whether it waits for a window."""
        raise NotImplementedError  # pragma: no cover

    def fits(self, g: G) -> bool:
        """Whether it can be used here, as far as everybody can tell."""
        return True

    def key(self) -> str:
        """How it is named in an answer."""
        raise NotImplementedError  # pragma: no cover

    def limited(self, g: G) -> bool:
        """Whether it counts against one Order or card per trigger (FIG-TIM-01, FIG-TIM-03)."""
        return False

    def forced(self, g: G) -> bool:
        """Whether it happens by itself (FIG-CRD-05, FIG-TIM-08)."""
        return False

    def begin(self, g: G) -> None:
        """Pay for it and run it."""
        g.do(self)

    # Most effects choose one thing, then do something to it: `stages = AIMED`, and `targets`, `resolve`.

    def targets(self, g: G) -> Iterable[str]:
        """What its owner may choose."""
        return ()

    def aims(self, g: G) -> tuple[str, ...]:
        """Those of them that it can reach."""
        return tuple(self.targets(g))

    def sole(self, g: G) -> Step | None:
        """One that is alone needs no question; where there is none, `target` stays empty."""
        options = self.aims(g)
        return self.goto("resolve", target="".join(options)) if len(options) < 2 else None

    @ask
    def aim(self, g: G) -> Question | None:
        """Its owner chooses (FIG-D-36)."""
        return Question(self.owner, ChooseTarget(self.aims(g), self.of), "FIG-CRD-05")

    @aim.chosen
    def aimed(self, g: G, seat: str, target: str) -> Step:
        """This one."""
        return self.but(target=target)


AIMED = ("sole", "aim", "resolve")


class ChooseTarget(OneOf, frozen=True):
    """The owner of an effect chooses what it is aimed at, or which way it works (FIG-D-36)."""

    effect: str  # the card, ability or rule


class Ability(Effect, frozen=True):
    """An ability of a unit, an Attachment, an attack or an NCU: an Order, a "may", or a mandatory effect."""

    @classmethod
    def waits(cls, g: G, window: str) -> bool:
        """As its card says."""
        return window in g.content.abilities[cls.of].windows

    def ready(self, g: G) -> bool:
        """Orders work once per round, some abilities once per game (FIG-ORD-01, FIG-ORD-02); a lasting
        "no_orders" forbids a unit its Orders."""
        row: Any = g.state.units.get(self.source) or g.state.ncus[self.source]
        entry = g.content.abilities[self.of]
        if entry.kind == "order" and any(
            e.kind == "no_orders" and self.source in e.units for e in g.state.lasting.values()
        ):
            return False
        if entry.kind == "order" or entry.once == "round":
            return self.of not in row.orders
        return entry.once != "game" or self.of not in row.spent

    def key(self) -> str:
        """`ability:UNIT/ABILITY`."""
        return f"ability:{self.source}/{self.of}"

    def limited(self, g: G) -> bool:
        """Orders are (FIG-ORD-04)."""
        return bool(g.content.abilities[self.of].kind == "order")

    def forced(self, g: G) -> bool:
        """Unless it says "may", or is an Order (FIG-CRD-05, FIG-ORD-03)."""
        return not g.content.abilities[self.of].optional

    def begin(self, g: G) -> None:
        """Mark it as used; an Order can be answered before it works."""
        from montjoie.games.figurines.orders import begin  # orders open windows of their own

        begin(g, self)


class Card(Effect, frozen=True):
    """A Tactics card: played from the hand when its trigger comes (FIG-CMD-05)."""

    @classmethod
    def waits(cls, g: G, window: str) -> bool:
        """As the card says."""
        return window in g.content.cards[cls.of].windows

    def key(self) -> str:
        """`card:CARD`."""
        return f"card:{self.of}"

    def aims(self, g: G) -> tuple[str, ...]:
        """Not a unit on which no card of this player works (FIG-RUL-70)."""
        barred = decks.barred(g, self.owner)
        return tuple(unit for unit in self.targets(g) if unit not in barred)

    def limited(self, g: G) -> bool:
        """Always."""
        return True

    def begin(self, g: G) -> None:
        """It is shown, may be answered, works, and goes to the discard pile."""
        from montjoie.games.figurines.cards import PlayCard  # a card played opens a window of its own

        g.do(PlayCard(use=self.of, player=self.owner, moment=self.moment))


class Standing(Effect, frozen=True):
    """A rule that lets somebody use something: a condition token, the Charge bonus, a siege card."""

    windows: ClassVar[tuple[str, ...]] = ()

    @classmethod
    def waits(cls, g: G, window: str) -> bool:
        """As the rule says."""
        return window in cls.windows

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        """Every way in which somebody can use it at this moment."""
        raise NotImplementedError  # pragma: no cover

    @classmethod
    def expected(cls, g: G, moment: Moment, player: str) -> bool:
        """Whether a player might use it, as far as all can tell; for secrets other than Tactics cards."""
        return False

    def key(self) -> str:
        """`rule:NAME`, or `rule:NAME/SOURCE`."""
        return f"rule:{self.of}/{self.source}" if self.source else f"rule:{self.of}"


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
        if ability in wanted and issubclass(registry[ability], Ability):
            effect = registry[ability]
            owner = (g.state.units.get(holder) or g.state.ncus[holder]).owner
            use: Any = effect(moment=moment, owner=owner, source=holder)
            if use.ready(g) and use.fits(g):
                yield use
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


def open_window(g: G, moment: Moment) -> None:
    """Announce a situation: the mode sees it; it costs nothing where nobody has anything to say to it."""
    from montjoie.games.figurines.modes import hook  # modes wait for situations themselves

    hook(g).witness(g, moment)
    if next(usable(g, moment), None) is not None or any(expected(g, moment, p) for p in g.state.hands):
        g.do(Situation(moment=moment))


class UseEffect(OneOf, frozen=True):
    """A player uses an Order, a card or an ability in answer to a situation, or passes (FIG-D-35, FIG-D-36):
    `pass`, `card:CARD`, `ability:UNIT/ABILITY`, `rule:NAME`, `rule:NAME/SOURCE`."""

    moment: Moment
    reaction = True

    def misfits(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Why that cannot be used now."""
        if answer not in self.options:
            yield Refusal("FIG-TIM-02", "effect-not-now", effect=str(answer)[:80], window=self.moment.window)


class OrderEffects(Ordering, frozen=True):
    """The owner of several effects of the same moment puts them in order (FIG-TIM-04, FIG-D-37)."""


class Situation(Step, frozen=True):
    """A situation that effects answer (chapter 4.22); each occurrence of a trigger is one (FIG-TIM-09)."""

    moment: Moment
    waiting: tuple[tuple[str, str], ...] = ()  # forced effects still to come: (player, key)
    declared: tuple[tuple[str, str], ...] = ()  # optional ones, declared and not yet resolved
    used: tuple[tuple[str, str], ...] = ()
    passed: tuple[str, ...] = ()
    limited: tuple[str, ...] = ()  # players who used their one Order or card (FIG-TIM-01)
    stages = ("gather", "order", "happen", "declare", "resolve")
    audience = PUBLIC

    def gather(self, g: G) -> Step:
        """Mandatory effects come first, whoever passes (FIG-TIM-08)."""
        order = teams.turn_order(g)
        forced = [(use.owner, use.key()) for use in usable(g, self.moment) if use.forced(g)]
        return self.but(waiting=tuple(sorted(forced, key=lambda pair: order.index(pair[0]))))

    @ask
    def order(self, g: G) -> Question | None:
        """Several of one player happen in the order that player chooses (FIG-TIM-04)."""
        for player in dict.fromkeys(player for player, _ in self.waiting):
            own = tuple(key for who, key in self.waiting if who == player)
            if len(own) > 1 and player not in self.passed:
                return Question(player, OrderEffects(own), "FIG-TIM-04")
        return None

    @order.chosen
    def ordered(self, g: G, seat: str, keys: list[str]) -> Step:
        """In this order; `passed` remembers who has said so."""
        rest = tuple(pair for pair in self.waiting if pair[0] != seat)
        own = tuple((seat, key) for key in keys)
        order = teams.turn_order(g)
        both = sorted((*own, *rest), key=lambda pair: order.index(pair[0]))
        return self.goto("order", waiting=tuple(both), passed=(*self.passed, seat))

    def happen(self, g: G) -> Step:
        """One after the other; one whose reason has gone does not happen."""
        if not self.waiting:
            return self.but(passed=())
        self._begin(g, *self.waiting[0], forced=True)
        return self.goto("happen", waiting=self.waiting[1:], used=(*self.used, self.waiting[0]))

    @ask
    def declare(self, g: G) -> Question | None:
        """The active player declares or passes, then the others in turn order, knowing what was declared
        (FIG-TIM-05, FIG-TIM-07, FIG-EX-20)."""
        for player in teams.turn_order(g):
            if player not in self.passed and not g.state.players[player].eliminated:
                own = tuple(use.key() for use in self.choices(g, player))
                used = tuple(key for who, key in (*self.used, *self.declared) if who == player)
                if own or expected(g, self.moment, player, used, player in self.limited):
                    return Question(player, UseEffect((PASS, *own), self.moment), "FIG-TIM-05")
        return None

    @declare.chosen
    def answered(self, g: G, seat: str, key: str) -> Step:
        """Who has passed cannot come back (FIG-TIM-05, FIG-EX-21); re-rolls are used one at a time
        (FIG-RRL-02)."""
        if key == PASS:
            return self.goto("declare", passed=(*self.passed, seat))
        use = next(use for use in self.choices(g, seat) if use.key() == key)
        limited = (*self.limited, seat) if use.limited(g) else self.limited
        if self.moment.window in REROLLS:
            use.begin(g)
            return self.goto("declare", limited=limited, used=(*self.used, (seat, key)))
        return self.goto("declare", limited=limited, declared=(*self.declared, (seat, key)))

    def resolve(self, g: G) -> Step | None:
        """Declared effects resolve alternately, the active player's first (FIG-TIM-06)."""
        if not self.declared:
            return None
        done = Counter(who for who, _ in self.used)
        lines = [[pair for pair in self.declared if pair[0] == player] for player in teams.turn_order(g)]
        lines.sort(key=lambda line: done[line[0][0]] if line else 0)
        pair = next(pair for layer in zip_longest(*lines) for pair in layer if pair)
        self._begin(g, *pair)
        rest = tuple(each for each in self.declared if each != pair)
        return self.goto("resolve", declared=rest, used=(*self.used, pair))

    def choices(self, g: G, player: str) -> list[Effect]:
        """What a player can use now: at most one Order or card for a trigger (FIG-TIM-01, FIG-EX-19)."""
        taken = {key for who, key in (*self.used, *self.declared) if who == player}
        return [
            use
            for use in usable(g, self.moment)
            if use.owner == player
            and not use.forced(g)
            and use.key() not in taken
            and not (player in self.limited and use.limited(g))
        ]

    def _begin(self, g: G, player: str, key: str, forced: bool = False) -> None:
        """Run an effect, if it still fits; a card that does not stays in hand (FIG-RUL-104)."""
        for use in usable(g, self.moment):
            if (use.owner, use.key()) == (player, key) and use.forced(g) == forced:
                use.begin(g)
                return
