"""Command cards: who can play which, and the playing (WES-CRD)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from montjoie.games.westeros import activation
from montjoie.games.westeros.battlefield import zones
from montjoie.games.westeros.cards import carry_out, tactics, texts, usefulness
from montjoie.games.westeros.cards.aim import Aim
from montjoie.games.westeros.cards.declaring import Declaring
from montjoie.games.westeros.content.effects import Order
from montjoie.games.westeros.events import CardDiscarded, CardPlayed, CommandsPaid
from montjoie.games.westeros.seating import to
from montjoie.games.westeros.state import G
from montjoie.games.westeros.timing import windows
from montjoie.kernel import Answer, OneOf, Question, Refusal, Step, ask, decide

AWAITING = "awaiting"  # a tactic used before the commands, for units still to be declared


# Who can play what.


def playable(g: G, house: str) -> dict[str, tuple[str, ...]]:
    """The cards of a hand that can be played, each with the commanders who can play it: any on the board
    (WES-CRD-16), whoever is pictured (WES-DCK-07), ready or spent, engaged or not (WES-CRD-03), who can pay
    for a command that affects something (WES-CRD-05, WES-CRD-07)."""
    found: dict[str, tuple[str, ...]] = {}
    tokens = {name: budget(g, name) for name in _on_board(g, house)}
    leaders = [(controlling(g, name), tokens[name]) for name in tokens if tokens[name]]
    for card in dict.fromkeys(g.state.hands[house].cards):
        if names := [aim.commander for aim, most in leaders if _worthwhile(g, card, aim, most)]:
            found[card] = tuple(names)
    return found


def _worthwhile(g: G, card: str, aim: Aim, tokens: int) -> bool:
    """Whether one command of a card affects something and costs no more tokens than that."""
    for command in g.content.cards[card].commands:
        if command.cost <= tokens and usefulness.of(g, aim, command.ops[0]):
            return True
    return False


def unplayable(g: G, house: str, card: str, commander: str) -> Refusal:
    """Why a commander cannot play a card."""
    if card not in g.state.hands[house].cards:
        return Refusal("WES-CRD-01", "card-not-in-hand", card=card)
    if not _on_board(g, house):
        return Refusal("WES-CRD-16", "card-no-commander", house=house)
    if commander not in _on_board(g, house):
        return Refusal("WES-CRD-01", "card-not-his-commander", commander=commander, house=house)
    commands, aim = g.content.cards[card].commands, controlling(g, commander)
    useful = [command.cost for command in commands if usefulness.of(g, aim, command.ops[0])]
    if not useful:
        return Refusal("WES-CRD-07", "card-affects-nobody", card=card, commander=commander)
    return unpayable(g, commander, min(useful))


def _on_board(g: G, house: str) -> list[str]:
    return [name for name, row in g.state.commanders.items() if row.house == house and row.unit]


def controlling(g: G, commander: str) -> Aim:
    """Whom a card reaches that a commander plays now (WES-CRD-08)."""
    return Aim(g.state.commanders[commander].house, commander, zones.controlled(g, commander))


def budget(g: G, commander: str) -> int:
    """The command tokens a commander can spend: those on the board, up to the limit of his card
    (WES-CRD-05)."""
    row = g.state.commanders[commander]
    return min(g.state.sides[row.house].command_tokens, room(g, commander))


def room(g: G, commander: str) -> int:
    """The command tokens that his card still takes (WES-CRD-05)."""
    return g.content.commanders[commander].command_limit - g.state.commanders[commander].tokens


def unpayable(g: G, commander: str, cost: int) -> Refusal:
    """Why a commander cannot pay so many tokens."""
    row = g.state.commanders[commander]
    held, limit = g.state.sides[row.house].command_tokens, g.content.commanders[commander].command_limit
    if cost > held:
        return Refusal("WES-CRD-05", "command-tokens-lacking", cost=cost, held=held)
    facts = {"cost": cost, "tokens": row.tokens, "limit": limit}
    return Refusal("WES-CRD-05", "command-limit", commander=commander, **facts)


def cost(g: G, card: str, choice: str) -> int:
    """The command tokens for some commands of a card: one per icon (WES-CRD-04, WES-RUL-37)."""
    commands = g.content.cards[card].commands
    return sum(commands[int(number) - 1].cost for number in choice.split("+"))


def _sound(g: G, card: str, aim: Aim) -> Iterator[str]:
    """The choices of commands, each with its order: "1", "2+1". They are paid together (WES-CRD-06), each
    once, and every one affects something when its turn comes (WES-CRD-07, WES-RUL-06)."""
    commands, tokens = g.content.cards[card].commands, budget(g, aim.commander)
    for size in range(1, len(commands) + 1):
        for order in permutations(range(len(commands)), size):
            chosen = [commands[i] for i in order]
            if sum(command.cost for command in chosen) > tokens:
                continue
            if usefulness.of_all(g, aim, [command.ops[0] for command in chosen]):
                yield "+".join(str(i + 1) for i in order)


# Playing.


class ChooseCommands(OneOf, frozen=True):
    """The player of a command card chooses which of its commands he carries out, and in which order
    (WES-CRD-06): "1", "2", "1+2", "2+1"."""

    card: str = ""
    commander: str = ""

    def unoffered(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """No such commands, more than can be paid (WES-CRD-05), or nothing they affect (WES-CRD-07)."""
        numbers, count = answer.split("+"), len(g.content.cards[self.card].commands)
        if not set(numbers) <= {str(i + 1) for i in range(count)} or len(set(numbers)) < len(numbers):
            yield Refusal(rule, "not-offered", answer=answer, offered=self.options)
        elif (price := cost(g, self.card, answer)) > budget(g, self.commander):
            yield unpayable(g, self.commander, price)
        else:
            facts = {"card": self.card, "commander": self.commander, "offered": self.options}
            yield Refusal("WES-CRD-07", "command-affects-nobody", **facts)


class PlayCard(Declaring, frozen=True, kw_only=True):
    """A command card is played, one in a turn (WES-CRD-01, WES-CRD-02): revealed for a commander, its
    commands chosen and paid, its tactic used if the player wants (WES-TAC-01), the commands carried out, the
    card discarded."""

    house: str
    card: str
    commander: str
    reach: tuple[str, ...] = ()  # the units he controls when the card is played (WES-CRD-08)
    met: bool = False  # whether the condition of the tactic was met then (WES-RUL-08)
    commands: tuple[str, ...] = ()  # still to be carried out
    tactic: str = ""  # when it is used
    ordered: tuple[str, ...] = ()  # all units that the card has activated
    stages = (
        "reveal",
        "choose_commands",
        "choose_tactic",
        "begin_tactic",
        "declare",
        "declare_more",
        "activate",
        "end_tactic",
        "discard",
    )
    scene = True

    def reveal(self, g: G) -> Step:
        """Step 1 (WES-CRD-01). The zone of control counts as it is now (WES-CRD-08), and the condition of the
        tactic is looked at now, also for one used afterwards (WES-TAC-03, WES-RUL-08)."""
        aim, met = controlling(g, self.commander), tactics.met(g, self.house, self.card)
        g.emit(CardPlayed(self.house, self.card, self.commander))
        return self.but(reach=aim.reach, met=met)

    @decide
    def choose_commands(self, g: G) -> Question:
        """Step 2 (WES-CRD-01): which commands, and in which order (WES-CRD-06)."""
        choices = tuple(_sound(g, self.card, Aim(self.house, self.commander, self.reach)))
        return to(g, self.house, ChooseCommands(choices, self.card, self.commander), "WES-CRD-06")

    @choose_commands.chosen
    def commands_chosen(self, g: G, seat: str, choice: str) -> Step:
        """They are paid, all of them before any is carried out (WES-CRD-06)."""
        return self.but(commands=self.pay(g, choice))

    def pay(self, g: G, choice: str) -> tuple[str, ...]:
        """WES-CRD-04: command tokens go from the command board to the commander's card."""
        price, numbers = cost(g, self.card, choice), tuple(choice.split("+"))
        left = g.state.sides[self.house].command_tokens - price
        told = tuple(f"{self.card}.{number}" for number in numbers)
        g.emit(CommandsPaid(self.house, self.commander, price, told, left))
        return numbers

    @ask
    def choose_tactic(self, g: G) -> Question | None:
        """WES-TAC-01: optional, and only if the condition is met in full (WES-TAC-03)."""
        if not self.met:
            return None
        space = tactics.UseTactic((*tactics.times(g, self.card), tactics.DECLINE))
        return to(g, self.house, space, "WES-TAC-01")

    @choose_tactic.chosen
    def tactic_chosen(self, g: G, seat: str, time: str) -> Step | None:
        """WES-TAC-04: what the condition asks for is shown, not spent."""
        if time == tactics.DECLINE:
            return None
        tactics.verify(g, self.house, self.card, time)
        return self.but(tactic=time)

    def begin_tactic(self, g: G) -> Step | None:
        """WES-TAC-09: a tactic used before comes after payment and before any unit is declared; one that
        speaks of the units ordered takes hold of them when they are."""
        if self.tactic != tactics.BEFORE:
            return None
        if tactics.awaits_orders(self.card):
            return self.but(tactic=AWAITING)
        self.carry_out(g, self.card + texts.TACTIC, self.reach)
        return None

    def declare(self, g: G) -> Step | None:
        """Step 3 (WES-CRD-01): declare all units. Commands that order units and follow each other directly
        form one batch; any other is carried out by itself and splits it (WES-CRD-13, WES-RUL-07)."""
        if not self.commands:
            return self.goto("end_tactic")
        orders = 0
        while orders < len(self.commands) and _orders(self.card, self.commands[orders]):
            orders += 1
        together = self.commands[: max(orders, 1)]
        for i, number in enumerate(together):
            later = tuple(f"{self.card}.{other}" for other in self.commands[i + 1 :])
            self.carry_out(g, f"{self.card}.{number}", self.reach, later=later)
        left = self.commands[len(together) :]
        return self.but(commands=left) if orders else self.goto("declare", commands=left)

    def declare_more(self, g: G) -> None:
        """What his commander can add to the units declared (WES-COM-03)."""
        unit = g.state.commanders[self.commander].unit
        if self.batch and unit:
            windows.offer(g, "declare_units", unit)

    def activate(self, g: G) -> Step:
        """Steps 4 and 5 (WES-CRD-01): all units declared move, then all attack (WES-CRD-12); those that are
        eliminated before simply lose it (WES-CRD-15)."""
        if self.batch:
            if self.tactic == AWAITING:
                self.carry_out(g, self.card + texts.TACTIC, self.reach, self.batch)
            g.do(
                activation.Activate(
                    house=self.house,
                    units=self.batch,
                    bonus_move=self.bonus_move,
                    bonus_dice=self.bonus_dice,
                    no_attack=self.no_attack,
                )
            )
        step = self.but(batch=(), bonus_move={}, bonus_dice={}, no_attack=())
        return step.goto("declare", ordered=(*self.ordered, *self.batch))

    def end_tactic(self, g: G) -> None:
        """WES-TAC-09: a tactic used after comes when all commands are finished; it reaches the units in the
        zone of control as it is then (WES-TAC-08, WES-RUL-09), also of those it ordered (WES-RUL-71)."""
        if self.tactic == tactics.AFTER:
            reach = controlling(g, self.commander).reach
            ordered = tuple(unit for unit in dict.fromkeys(self.ordered) if unit in reach)
            self.carry_out(g, self.card + texts.TACTIC, reach, ordered)

    def discard(self, g: G) -> None:
        """WES-CRD-17: face up, on the own discard pile."""
        g.emit(CardDiscarded(self.house, self.card))

    def carry_out(
        self,
        g: G,
        text: str,
        reach: tuple[str, ...],
        ordered: tuple[str, ...] = (),
        later: tuple[str, ...] = (),
    ) -> None:
        """A command or the tactic of the card is carried out."""
        step = carry_out.CarryOut(
            house=self.house, commander=self.commander, text=text, reach=reach, ordered=ordered, later=later
        )
        g.do(step)


def _orders(card: str, number: str) -> bool:
    """Whether a command activates units (WES-CRD-13)."""
    return isinstance(texts.ops(f"{card}.{number}")[0], Order)
