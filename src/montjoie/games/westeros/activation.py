"""Activation: ordered units move one after the other, then attack one after the other (WES-ACT)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from montjoie.games.westeros import combat, fire
from montjoie.games.westeros.battlefield.sight import no_target, targets
from montjoie.games.westeros.battlefield.ways import destinations, may_leave, no_way, reach, strides
from montjoie.games.westeros.combat import dogs
from montjoie.games.westeros.content.cards import OrderOption
from montjoie.games.westeros.events import UnitsActivated, UnitsIdle
from montjoie.games.westeros.movement import Move
from montjoie.games.westeros.queries import ATTACK_DICE, MOVEMENT
from montjoie.games.westeros.seating import to
from montjoie.games.westeros.state import G
from montjoie.games.westeros.timing import occasions, turn, windows
from montjoie.games.westeros.timing.strike import IN_ACTIVATION, Strike
from montjoie.games.westeros.timing.turn import Activation
from montjoie.games.westeros.units import keywords
from montjoie.kernel import Answer, Branch, Door, OneOf, Part, Question, Refusal, Step, ask, modifies, opened

DONE = "done"
PUT_OUT = "put_out"
DOGS, SCORCH, QUENCH = "dogs/", "scorch/", "quench/"


# What the units may do.


class MoveTo(OneOf, frozen=True):
    """Where the unit ends its move (WES-MOV-04), or the first hex of its way if it is engaged
    (WES-RUL-18); "put_out": it puts out the fire in its hex and does nothing else (WES-FIR-12)."""

    asked = False

    unit: str = ""
    allowance: int = 0

    @classmethod
    def within(cls, g: G, unit: str, allowance: int) -> MoveTo:
        """Where a unit can go that moves so many hexes at most."""
        return cls(destinations(g, unit, allowance), unit, allowance)

    def unoffered(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Why the unit cannot go there, or has no fire to put out."""
        row = g.state.units[self.unit]
        if answer == PUT_OUT:
            yield Refusal("WES-FIR-12", "put-out-nothing", unit=row.card, hex=row.hex)
        elif row.partner and answer in reach(g, self.unit, self.allowance):
            yield Refusal("WES-RUL-18", "move-engaged", unit=row.card, hex=answer)
        else:
            yield no_way(g, self.unit, answer, self.allowance)


class EachUnit(Branch, frozen=True):
    """One of the activated units with what it does, or "done" to end this part of the activation."""

    asked = False

    def parse(self, raw: Any, rule: str) -> Answer:
        """Whatever a unit that has no say shall do, it is the unit that is wrong."""
        if isinstance(raw, dict) and len(raw) == 1 and self.options.get(next(iter(raw))) is None:
            raw = next(iter(raw))
        return super().parse(raw, rule)

    def misfits(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Why the unit has no say."""
        if isinstance(answer, str) and answer not in self.options:
            yield self.idle(g, g.running(Activate), answer)
        else:
            yield from super().misfits(g, rule, answer)

    def idle(self, g: G, activation: Activate, unit: str) -> Refusal:
        """Why a unit can do nothing now."""
        raise NotImplementedError  # pragma: no cover


class MoveUnit(EachUnit, frozen=True):
    """The active player moves one of his activated units, or ends the moves: {UNIT: hex} or "done"
    (WES-MOV-02)."""

    def idle(self, g: G, activation: Activate, unit: str) -> Refusal:
        """Not activated (WES-MOV-01), through with its move (WES-MOV-02), or nowhere to go (WES-MOV-05)."""
        if unit not in activation.units or unit not in g.state.units:
            return Refusal("WES-MOV-01", "unit-not-activated", unit=unit)
        row = g.state.units[unit]
        if unit in activation.through or unit in activation.finished:
            return Refusal("WES-MOV-02", "unit-has-moved", unit=row.card, hex=row.hex)
        return Refusal("WES-MOV-05", "unit-hemmed-in", unit=row.card, hex=row.hex)


class ChooseTarget(OneOf, frozen=True):
    """What the unit does with its attack: attack UNIT (WES-CBT-06); "dogs/UNIT": loose war dogs at it
    (WES-KEY-30); "scorch/HEX": set fire to it (WES-KEY-50); "quench/HEX": try to put its fire out
    (WES-FIR-13)."""

    asked = False

    unit: str = ""

    def unoffered(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Why the unit cannot do that."""
        row = g.state.units[self.unit]
        if answer.startswith(QUENCH):
            yield Refusal("WES-FIR-13", "quench-nothing", hex=answer.removeprefix(QUENCH))
        elif answer.startswith(SCORCH):
            incapable = Refusal("WES-KEY-50", "scorch-without-keyword", unit=row.card)
            able = keywords.has(g, self.unit, "scorched_earth")
            yield (fire.fireproof(g, self.unit, answer.removeprefix(SCORCH)) if able else None) or incapable
        elif not answer.startswith(DOGS):
            yield from no_target(g, self.unit, answer)
        elif not keywords.has(g, self.unit, "war_dogs"):
            yield Refusal("WES-KEY-30", "dogs-without-keyword", unit=row.card)
        elif turn.moved(g, self.unit):
            yield Refusal("WES-KEY-30", "dogs-after-move", unit=row.card)
        else:
            yield from no_target(g, self.unit, answer.removeprefix(DOGS), "dogs")


class ChooseAttack(EachUnit, frozen=True):
    """The active player lets one of his activated units attack, or ends the attacks: {UNIT: what it does}
    or "done" (WES-CBT-01, WES-CBT-02)."""

    def idle(self, g: G, activation: Activate, unit: str) -> Refusal:
        """Not activated or not allowed to attack (WES-CBT-05), through with its attack (WES-CBT-03), in a
        fire (WES-FIR-09), or nobody within reach (WES-CBT-06)."""
        if unit not in activation.units or unit not in g.state.units:
            return Refusal("WES-CBT-05", "unit-not-activated", unit=unit)
        row = g.state.units[unit]
        facts = {"unit": row.card, "hex": row.hex}
        if unit in activation.attacked or unit in activation.finished:
            return Refusal("WES-CBT-03", "unit-has-attacked", **facts)
        if unit in activation.no_attack:
            return Refusal("WES-ACT-03", "unit-may-not-attack", **facts)
        if g.state.ground[row.hex].fire:
            return Refusal("WES-FIR-09", "attack-from-fire", **facts)
        return Refusal("WES-CBT-06", "unit-without-target", **facts)


def attacks(g: G, unit: str) -> tuple[str, ...]:
    """Everything a unit may do with its attack (WES-ACT-07): nothing out of a fire (WES-FIR-09); war dogs
    only if it has not moved this turn (WES-KEY-30, WES-RUL-61), scorched earth also if it has
    (WES-KEY-53)."""
    if g.state.ground[g.state.units[unit].hex].fire:
        return ()
    found = targets(g, unit)
    if keywords.has(g, unit, "war_dogs") and not turn.moved(g, unit):
        found += [DOGS + target for target in targets(g, unit, "dogs")]
    if keywords.has(g, unit, "scorched_earth"):
        found += [SCORCH + hex for hex in fire.scorchable(g, unit)]
    found += [QUENCH + hex for hex in fire.quenchable(g, unit)]
    return tuple(found)


# The activation.


class Activate(Activation, frozen=True):
    """The units of an order token or of a batch of commands are activated: all become spent, all move, all
    attack (WES-CRD-12). Each may move, attack, do both or nothing (WES-ACT-02, WES-TOK-09)."""

    house: str
    bonus_move: dict[str, int] = {}
    bonus_dice: dict[str, int] = {}
    through: tuple[str, ...] = ()  # with their move
    by_token: bool = False
    stages = ("mark", "move", "ready_attacks", "attack", "close")

    def mark(self, g: G) -> None:
        """WES-ACT-01, WES-RUL-12: the units are spent from now on; that they were ready the token or card
        has seen to. A rallied one may be activated again (WES-ACT-06, WES-CRD-14)."""
        g.emit(UnitsActivated(self.house, self.units, self.by_token))
        for unit in self.units:
            occasions.activated(g, unit)
            windows.offer(g, "activation", unit)

    @ask
    def move(self, g: G) -> Question | None:
        """WES-MOV-02: one unit moves completely before the next; who does not want to need not."""
        options: dict[str, Door] = {}
        for unit in self.units:
            if unit in g.state.units and unit not in self.through and unit not in self.finished:
                if g.state.ground[g.state.units[unit].hex].fire:
                    options[unit] = MoveTo((PUT_OUT,), unit)
                elif may_leave(g, unit) and (allowance := strides(g, unit)[1]) > 0:
                    options[unit] = partial(MoveTo.within, g, unit, allowance)
        if not options:
            return None
        return to(g, self.house, MoveUnit(opened(g, {**options, DONE: None})), "WES-MOV-02")

    @move.chosen
    def move_chosen(self, g: G, seat: str, answer: str | dict[str, str]) -> Step | None:
        """WES-MOV-03: all moves are finished before the first attack."""
        if isinstance(answer, str):
            return None
        ((unit, hex),) = answer.items()
        if hex == PUT_OUT:
            fire.put_out(g, unit)
            return self.goto("move", finished=(*self.finished, unit))
        g.do(OrderedMove(unit=unit, hex=hex, allowance=strides(g, unit)[1]))
        return self.goto("move", through=(*self.through, unit))

    def ready_attacks(self, g: G) -> None:
        """The moves are over."""
        for unit in self.units:
            if unit in g.state.units and unit not in self.finished:
                windows.offer(g, "before_attack", unit)

    @ask
    def attack(self, g: G) -> Question | None:
        """WES-CBT-01: each may attack once, in any order (WES-CBT-03); none must (WES-CBT-02)."""
        idle = {*self.attacked, *self.no_attack, *self.finished}
        able = [unit for unit in self.units if unit in g.state.units and unit not in idle]
        options = {unit: ChooseTarget(doing, unit) for unit in able if (doing := attacks(g, unit))}
        return to(g, self.house, ChooseAttack({**options, DONE: None}), "WES-CBT-01") if options else None

    @attack.chosen
    def attack_chosen(self, g: G, seat: str, answer: str | dict[str, str]) -> Step | None:
        """WES-CBT-01: the attack is carried out before the next one is chosen."""
        if isinstance(answer, str):
            return None
        ((unit, doing),) = answer.items()
        turn.note_attack(g, unit)
        g.do(carry_out(unit, doing))
        return self.goto("attack", attacked=(*self.attacked, unit))

    def close(self, g: G) -> None:
        """The activation of each unit that is left ends; one that did not attack is simply spent
        (WES-MOV-13), and those that did nothing at all are told so (WES-ACT-02)."""
        busy = {*self.through, *self.attacked, *self.finished}
        if idle := tuple(unit for unit in self.units if unit in g.state.units and unit not in busy):
            g.emit(UnitsIdle(self.house, idle))
        for unit in self.units:
            if unit in g.state.units:
                windows.offer(g, "activation_end", unit)


def carry_out(unit: str, doing: str) -> Step:
    """The procedure for what a unit does with its attack."""
    if doing.startswith(DOGS):
        return dogs.WarDogs(attacker=unit, target=doing.removeprefix(DOGS))
    if doing.startswith(SCORCH):
        return fire.ScorchEarth(unit=unit, hex=doing.removeprefix(SCORCH))
    if doing.startswith(QUENCH):
        return fire.QuenchFire(unit=unit, hex=doing.removeprefix(QUENCH))
    return combat.Attack(attacker=unit, target=doing)


class OrderedMove(Move, frozen=True):
    """The move of an activated unit."""

    def go(self, g: G) -> None:
        """WES-ACT-03: a move longer than any option with an attack allows uses one without."""
        if self.unit not in g.state.units:
            return
        activation: Activate = g.running(Activate)
        fighting = strides(g, self.unit)[0]
        if fighting < self.allowance and self.hex not in reach(g, self.unit, fighting, self.first):
            g.revise(Activate, no_attack=(*activation.no_attack, self.unit))
        super().go(g)


@modifies(MOVEMENT)
def of_order(g: G, unit: str, option: OrderOption) -> Iterator[Part]:
    """Hexes that the order itself gives its units (WES-CRD-01)."""
    activation: Activate | None = g.running(Activate)
    if activation and (more := activation.bonus_move.get(unit)):
        yield Part(more, "WES-CRD-01", "order")


@modifies(ATTACK_DICE)
def of_order_dice(g: G, strike: Strike) -> Iterator[Part]:
    """Dice that the order itself gives its units (WES-CRD-01, WES-CBT-12)."""
    activation: Activate | None = g.running(Activate)
    if activation and strike.mode in IN_ACTIVATION and (more := activation.bonus_dice.get(strike.attacker)):
        yield Part(more, "WES-CBT-12", "order")
