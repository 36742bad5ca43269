"""The action of a turn: which token, card or pass, and which units a card orders."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations

from montjoie.bots.greedy import Shortlist, ranked
from montjoie.bots.westeros import scales
from montjoie.bots.westeros.deeds import Deed, best_deed
from montjoie.bots.westeros.survey import Survey
from montjoie.games.westeros.cards import playing
from montjoie.games.westeros.cards.aim import Aim, candidates
from montjoie.games.westeros.cards.texts import ops
from montjoie.games.westeros.content.effects import Order
from montjoie.games.westeros.phases import orders
from montjoie.games.westeros.state import G
from montjoie.kernel.decisions import Decision
from montjoie.kernel.spaces import Answer

TOKEN = {"green": 0.1, "blue": 0.1, "red": 0.1, "valor": 0.4, "morale": 0.0}  # what spending one costs
COMMAND = 0.3  # what a command token costs
WORTH_IT = 0.05  # what an action must promise, else one passes
OTHER = 1.5  # what a command that orders nobody is worth


class Prospects:
    """The best deed of every unit, found when it is asked for."""

    def __init__(self, g: G, survey: Survey) -> None:
        self.g, self.survey = g, survey
        self.known: dict[tuple[str, bool, int], Deed] = {}

    def deed(self, unit: str, fights: bool = True, hexes: int = 0) -> Deed:
        """What a unit would do."""
        key = unit, fights, hexes
        if key not in self.known:
            self.known[key] = best_deed(self.g, self.survey, unit, fights, hexes)
        return self.known[key]

    def of_order(self, op: Order, unit: str) -> float:
        """What a unit would do under an order of a card."""
        deed = self.deed(unit, not op.no_attack, op.bonus_move)
        return deed.value * (1.0 + 0.3 * op.bonus_dice * bool(deed.attack))


def take_action(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """The most promising token or card; a pass where nothing promises anything."""
    prospects = Prospects(g, survey)
    actions = ("pass", *(answer for answer in decision.candidates() if answer != "pass"))
    return ranked(actions, lambda answer: worth(g, prospects, survey.house, answer))


def worth(g: G, prospects: Prospects, house: str, answer: Answer) -> float:
    """What an action promises."""
    if answer == "pass":
        return WORTH_IT
    if "card" in answer:
        ((card, commander),) = answer["card"].items()
        return max(play(g, prospects, card, commander, choice) for choice in choices(g, card, commander))
    use: str = answer["token"]
    symbols, _, unit = use.partition("/")
    cost = sum(TOKEN[symbol] for symbol in symbols.split("+")) + 0.5 * ("+" in symbols)
    if use == orders.RAISE:
        return scales.spirit(g, house, -g.content.shifts.token_raise) - scales.spirit(g, house)
    if use.startswith(orders.RALLY):
        price = scales.spirit(g, house) - scales.spirit(g, house, g.content.shifts.token_rally)
        return 0.7 * prospects.deed(use.removeprefix(orders.RALLY)).value - price
    return prospects.deed(unit).value - cost


def choices(g: G, card: str, commander: str) -> Iterable[str]:
    """The commands of a card that a commander can pay, in every order."""
    commands, tokens = g.content.cards[card].commands, playing.budget(g, commander)
    for size in range(1, len(commands) + 1):
        for order in permutations(range(len(commands)), size):
            if sum(commands[i].cost for i in order) <= tokens:
                yield "+".join(str(i + 1) for i in order)


def play(g: G, prospects: Prospects, card: str, commander: str, choice: str) -> float:
    """What a card promises with some of its commands: the best units it can order, each once."""
    aim = playing.controlling(g, commander)
    taken: set[str] = set()
    value = -COMMAND * playing.cost(g, card, choice)
    for number in choice.split("+"):
        for op in ops(f"{card}.{number}"):
            if isinstance(op, Order):
                named = ordered(g, prospects, aim, op, taken)
                taken.update(named)
                value += sum(prospects.of_order(op, unit) for unit in named)
            else:
                value += OTHER
    return value


def ordered(g: G, prospects: Prospects, aim: Aim, op: Order, taken: set[str]) -> list[str]:
    """The units an order would go to: those with the best deeds."""
    units = [unit for unit in candidates(g, aim, op) if unit not in taken]
    units.sort(key=lambda unit: (-prospects.of_order(op, unit), unit))
    return units if op.count == "all" else units[: op.count]


def choose_commands(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """The commands that promise most together."""
    step: playing.PlayCard = g.running(playing.PlayCard)
    prospects = Prospects(g, survey)
    return ranked(decision.candidates(), lambda choice: play(g, prospects, step.card, step.commander, choice))
