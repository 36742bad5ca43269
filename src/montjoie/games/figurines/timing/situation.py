"""A window: mandatory effects, then what players declare, then its resolution (FIG-TIM-05)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import zip_longest

from montjoie.games.figurines import teams
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing.effects import Effect, Moment
from montjoie.games.figurines.timing.uses import expected, usable
from montjoie.kernel import PUBLIC, Answer, OneOf, Ordering, Question, Refusal, Step, ask

PASS = "pass"

REROLLS = ("attack_reroll", "defense_reroll", "morale_reroll", "charge_reroll")  # used one at a time


def open_window(g: G, moment: Moment) -> None:
    """Announce a situation: the mode sees it; it costs nothing where nobody has anything to say to it."""
    from montjoie.games.figurines.modes import hook  # modes wait for situations themselves

    hook(g).witness(g, moment)
    if answerable(g, moment):
        g.do(Situation(moment=moment))


def answerable(g: G, moment: Moment) -> bool:
    """Whether somebody has, or may have, something to say to a situation."""
    return next(usable(g, moment), None) is not None or any(expected(g, moment, p) for p in g.state.hands)


class UseEffect(OneOf, frozen=True):
    """A player uses an Order, a card or an ability in answer to a situation, or passes (FIG-D-35, FIG-D-36):
    `pass`, `card:CARD`, `ability:UNIT/ABILITY`, `rule:NAME`, `rule:NAME/SOURCE`."""

    moment: Moment
    reaction = True

    def misfits(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Why that cannot be used now."""
        if answer not in self.options:
            facts = {"effect": str(answer)[:80], "window": self.moment.window, "offered": self.options}
            yield Refusal("FIG-TIM-02", "effect-not-now", **facts)


class OrderEffects(Ordering, frozen=True):
    """The owner of several effects of the same moment puts them in order (FIG-TIM-04, FIG-D-37)."""


class Situation(Step, frozen=True):
    """A situation that effects answer (chapter 4.22); each occurrence of a trigger is one (FIG-TIM-09)."""

    moment: Moment
    waiting: tuple[tuple[str, str], ...] = ()  # forced effects still to come: (player, key)
    declared: tuple[tuple[str, str], ...] = ()  # optional ones, declared and not yet resolved
    resolved: tuple[str, ...] = ()  # the players whose declared effects have resolved
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
        """Who has passed cannot come back (FIG-TIM-05, FIG-EX-21), nor who had nothing to use when it was his
        turn (FIG-RUL-136); re-rolls are used one at a time (FIG-RRL-02)."""
        order = teams.turn_order(g)
        before = order[: order.index(seat)]
        passed = tuple(dict.fromkeys((*self.passed, *before)))
        if key == PASS:
            return self.goto("declare", passed=(*passed, seat))
        use = next(use for use in self.choices(g, seat) if use.key() == key)
        limited = (*self.limited, seat) if use.limited(g) else self.limited
        if self.moment.window in REROLLS:
            use.begin(g)
            return self.goto("declare", passed=passed, limited=limited, used=(*self.used, (seat, key)))
        declared = (*self.declared, (seat, key))
        return self.goto("declare", passed=passed, limited=limited, declared=declared)

    def resolve(self, g: G) -> Step | None:
        """Declared effects resolve alternately, the active player's first, whoever's mandatory ones came
        before (FIG-TIM-06)."""
        if not self.declared:
            return None
        done = Counter(self.resolved)
        lines = [[pair for pair in self.declared if pair[0] == player] for player in teams.turn_order(g)]
        lines.sort(key=lambda line: done[line[0][0]] if line else 0)
        pair = next(pair for layer in zip_longest(*lines) for pair in layer if pair)
        self._begin(g, *pair)
        rest = tuple(each for each in self.declared if each != pair)
        resolved = (*self.resolved, pair[0])
        return self.goto("resolve", declared=rest, resolved=resolved, used=(*self.used, pair))

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
