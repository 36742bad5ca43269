"""Actions, moves and attacks answered quickly: sensible, and not always the same."""

from __future__ import annotations

import math
from functools import cache
from random import Random
from typing import Any

from montjoie.bots.thinking.minds import Quick, weighted
from montjoie.bots.westeros import habits, scales
from montjoie.bots.westeros.eye import Outlook, harm, promise, reach_of
from montjoie.bots.westeros.fights import NOT_AT_ALL
from montjoie.games.westeros.activation import DONE, PUT_OUT
from montjoie.games.westeros.battlefield import zones
from montjoie.games.westeros.cards import playing
from montjoie.games.westeros.content.effects import Order
from montjoie.games.westeros.phases import orders
from montjoie.games.westeros.state import G
from montjoie.kernel.decisions import Question
from montjoie.kernel.spaces import Answer

HEAT = 1.2  # how far apart two promises must be for one to be clearly likelier
LUCK = 1.0  # how far luck moves what a hex or a target promises


def take_action(g: G, question: Question, rng: Random) -> Answer:
    """A token or a card by what the units it orders could do; seldom a pass."""
    options = _space(question).options
    house: str = options["token"].house
    answers: list[Answer] = []
    worth: list[float] = []
    for use in options["token"].options:
        answers.append({"token": use})
        worth.append(_of_token(g, house, use))
    for card, door in options["card"].options.items():
        for commander in door.options:
            answers.append({"card": {card: commander}})
            worth.append(_of_card(g, card, commander))
    if not answers:
        return "pass"
    most = max(worth)
    if most < 0.3:
        return "pass"
    return weighted(rng, answers, [math.exp((each - most) / HEAT) for each in worth])


def _of_token(g: G, house: str, use: str) -> float:
    symbols, _, unit = use.partition("/")
    if use == orders.RAISE:
        return scales.spirit(g, house, -g.content.shifts.token_raise) - scales.spirit(g, house)
    if use.startswith(orders.RALLY):
        price = scales.spirit(g, house) - scales.spirit(g, house, g.content.shifts.token_rally)
        return 0.7 * promise(g, use.removeprefix(orders.RALLY)) - price
    return promise(g, unit) - 0.5 * ("+" in symbols) - 0.3 * (symbols == "valor")


def _of_card(g: G, card: str, commander: str) -> float:
    tokens = playing.budget(g, commander)
    ordered = 0
    for cost, count in _commands(g.content.cards[card]):
        if cost <= tokens:
            ordered, tokens = ordered + count, tokens - cost
    units = g.state.units
    ready = [promise(g, unit) for unit in zones.controlled(g, commander) if not units[unit].spent]
    ready.sort(reverse=True)
    return sum(ready[: max(1, ordered)]) - 0.5


@cache
def _commands(card: Any) -> tuple[tuple[int, int], ...]:
    """The commands of a card, what each costs and how many units it orders."""
    found = []
    for command in card.commands:
        counts = [99 if op.count == "all" else op.count for op in command.ops if isinstance(op, Order)]
        found.append((command.cost, sum(counts)))
    return tuple(found)


def choose_commands(g: G, question: Question, rng: Random) -> Answer:
    """As many as can be paid, in any order."""
    options = _space(question).options
    return weighted(rng, options, [3.0 ** choice.count("+") for choice in options])


def declare_units(g: G, question: Question, rng: Random) -> Answer:
    """Those that can do most."""
    space = _space(question)
    ranked = sorted(space.options, key=lambda unit: -promise(g, unit) - 0.3 * rng.random())[: space.high]
    named = [unit for unit in ranked if promise(g, unit) > 0.4] or ranked[: max(1, space.low)]
    answer = [unit for unit in space.options if unit in named]
    return space.sample(g, rng) if any(space.forbids(g, answer)) else answer


def move_unit(g: G, question: Question, rng: Random) -> Answer:
    """One unit after the other, to where it can strike or comes nearer to what it is after."""
    for unit, door in _space(question).options.items():
        if unit == DONE:
            continue
        if door.options == (PUT_OUT,):
            return {unit: PUT_OUT}
        row, outlook = g.state.units[unit], Outlook(g, unit)
        # A parting attack is the price of leaving.
        best, where = outlook.worth(row.hex) + 1.5 * bool(row.partner) + LUCK * rng.random(), ""
        for hex in door.options:
            value = outlook.worth(hex) + LUCK * rng.random()
            if value > best:
                best, where = value, hex
        if where:
            return {unit: where}
    return DONE


def choose_attack(g: G, question: Question, rng: Random) -> Answer:
    """Whom it hurts most."""
    best: Answer = DONE
    most = 0.2
    for unit, door in _space(question).options.items():
        if unit == DONE:
            continue
        _, _, dice = reach_of(g, g.state.units[unit])
        for doing in door.options:
            target = g.state.units.get(doing.rpartition("/")[2])
            value = (harm(g, dice, target) if target else 2.0) * (0.7 + 0.6 * rng.random())
            if value > most:
                most, best = value, {unit: doing}
    return best


def target(g: G, question: Question, rng: Random) -> Answer:
    """Whom it hurts most, or nobody."""
    options = _space(question).options
    units = g.state.units
    return max(options, key=lambda other: harm(g, 3, units[other]) + rng.random() if other in units else 0.0)


def go(g: G, question: Question, rng: Random) -> Answer:
    """To where more is to be won than here."""
    space = _space(question)
    here, outlook = g.state.units[space.unit].hex, Outlook(g, space.unit)

    def value(hex: str) -> float:
        return outlook.worth(here if hex in NOT_AT_ALL else hex) + LUCK * rng.random()

    return max(space.options, key=value)


def first(g: G, question: Question, rng: Random) -> Answer:
    """The first that is offered."""
    return _space(question).options[0]


def keep_one(g: G, question: Question, rng: Random) -> Answer:
    """A card that orders many, and valor."""
    slots, answer = _space(question).slots, {}
    if cards := slots.get("card"):
        answer["card"] = max(cards, key=lambda card: (habits.orders_in(g, card), rng.random()))
    if tokens := slots.get("token"):
        answer["token"] = max(tokens, key=lambda symbol: (symbol == "valor", rng.random()))
    return answer


def _space(question: Question) -> Any:
    return question.space


KNOWN: dict[str, Quick] = {
    "take_action": take_action,
    "choose_commands": choose_commands,
    "declare_units": declare_units,
    "move_unit": move_unit,
    "choose_attack": choose_attack,
    "pursuit_target": target,
    "extra_target": target,
    "dogs_target": target,
    "advance": go,
    "pursue": go,
    "move_on": go,
    "move_freely": go,
    "keep_one": keep_one,
}
QUICK = {f"westeros.{name}": quick for name, quick in KNOWN.items()} | dict.fromkeys(habits.FIRST, first)
