"""Ramparts: manned by one House, shot at by the other before the battle begins (WES-GEN-04)."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from montjoie.games.westeros import rolls
from montjoie.games.westeros.content.special_rules import Ramparts
from montjoie.games.westeros.events import DiceRolled, OverlaysLifted, RampartsManned, RampartsStripped
from montjoie.games.westeros.seating import to
from montjoie.games.westeros.state import RANKS, G
from montjoie.games.westeros.timing import occasions
from montjoie.kernel import (
    Allocation,
    Answer,
    Dice,
    PublicStep,
    Question,
    Refusal,
    Rng,
    Step,
    ask,
    chance,
    pick,
    shuffled,
)


def by_colour(tokens: dict[str, int]) -> dict[str, int]:
    """How many order tokens of each colour lie on ramparts, whichever those are."""
    found = dict.fromkeys(RANKS, 0)
    for place, n in tokens.items():
        found[place.partition("/")[2]] += n
    return found


# Manning them.


class ManRamparts(Allocation, frozen=True):
    """The defender spreads all his order tokens over the ramparts, {"HEX/COLOUR": how many}, at least one on
    each (WES-GEN-04)."""

    ramparts: tuple[str, ...] = ()
    stock: dict[str, int] = {}

    def forbids(self, g: G, answer: Answer) -> Iterator[Refusal]:
        """All tokens of each colour are used, and no rampart stays empty."""
        for colour, laid in by_colour(answer).items():
            if laid != (due := self.stock.get(colour, 0)):
                yield Refusal("WES-GEN-04", "ramparts-colour", colour=colour, laid=laid, due=due)
        manned = {place.partition("/")[0] for place in answer}
        if bare := tuple(hex for hex in self.ramparts if hex not in manned):
            yield Refusal("WES-GEN-04", "ramparts-bare", hexes=bare)

    def every(self, g: G) -> Iterator[Answer]:
        """Rampart by rampart, each with at least one token and enough left for those behind it."""
        yield from self._man(0, self.stock)

    def _man(self, at: int, left: dict[str, int]) -> Iterator[Answer]:
        hex, behind = self.ramparts[at], len(self.ramparts) - at - 1
        if not behind:
            yield {f"{hex}/{colour}": n for colour, n in left.items() if n}
            return
        for taken in itertools.product(*(range(n + 1) for n in left.values())):
            if 0 < sum(taken) <= sum(left.values()) - behind:
                here = {f"{hex}/{colour}": n for colour, n in zip(left, taken, strict=True) if n}
                rest = {colour: left[colour] - n for colour, n in zip(left, taken, strict=True)}
                for more in self._man(at + 1, rest):
                    yield {**here, **more}

    def throw(self, g: G, rng: Rng) -> Answer:
        """One token on each rampart, the others anywhere."""
        tokens = shuffled(rng, [colour for colour, n in self.stock.items() for _ in range(n)])
        spread: dict[str, int] = {}
        for i, colour in enumerate(tokens):
            hex = self.ramparts[i] if i < len(self.ramparts) else pick(rng, self.ramparts)
            spread[f"{hex}/{colour}"] = spread.get(f"{hex}/{colour}", 0) + 1
        return self.tidy(spread)


# Breaking them.


class BreakRamparts(Allocation, frozen=True):
    """The breaker takes order tokens off the ramparts with the dice he rolled, {"HEX/COLOUR": how many}: a
    shield takes one of its colour, valor any one, two dice given up together any one (WES-GEN-04)."""

    dice: dict[str, int] = {}

    def forbids(self, g: G, answer: Answer) -> Iterator[Refusal]:
        """The dice must pay for every token; a die that could take one takes one or is given up in a pair,
        and any two dice may be (WES-RUL-77)."""
        taken = by_colour(answer)
        if not self._ways(taken, idle_too=True):
            yield Refusal("WES-GEN-04", "ramparts-unpaid", tokens=taken, dice=self.dice)
        elif not self._ways(taken, idle_too=False):
            yield Refusal("WES-GEN-04", "ramparts-idle-dice", tokens=taken, dice=self.dice)

    def _ways(self, taken: dict[str, int], idle_too: bool) -> bool:
        """Whether the dice can pay for so many tokens of each colour, leaving none that must still take
        one: all that is not paid by a shield of its colour or by valor costs a pair of dice."""
        shields = {colour: self.dice.get(colour, 0) for colour in RANKS}
        held = by_colour(self.bins)
        for spent in itertools.product(*(range(min(taken[c], shields[c]) + 1) for c in RANKS)):
            owed = sum(taken.values()) - sum(spent)
            for valor in range(min(owed, self.dice.get("valor", 0)) + 1):
                left = sum(self.dice.values()) - sum(spent) - valor
                unused = self.dice.get("valor", 0) - valor if taken != held else 0
                unused += sum(shields[c] - n for c, n in zip(RANKS, spent, strict=True) if taken[c] < held[c])
                pairs = 2 * (owed - valor)
                if pairs <= left and (idle_too or unused <= pairs):
                    return True
        return False

    def throw(self, g: G, rng: Rng) -> Answer:
        """Each shield and each valor takes a token at random; dice that can take none are given up in
        pairs, or not."""
        lying = [place for place, n in self.bins.items() for _ in range(n)]
        taken: dict[str, int] = {}
        spare = 0
        for symbol in (s for s in (*RANKS, "valor") for _ in range(self.dice.get(s, 0))):
            fitting = [place for place in lying if symbol in (place.partition("/")[2], "valor")]
            if fitting:
                place = pick(rng, fitting)
                lying.remove(place)
                taken[place] = taken.get(place, 0) + 1
            else:
                spare += 1
        for _ in range(rng.randrange(min(spare // 2, len(lying)) + 1)):
            place = pick(rng, lying)
            lying.remove(place)
            taken[place] = taken.get(place, 0) + 1
        return self.tidy(taken)


# The procedure.


@occasions.prepared.of(Ramparts)
def prepare(g: G, rule: Ramparts) -> None:
    """Before round 1 the ramparts are manned and shot at."""
    hexes = tuple(hex for hex, row in g.state.ground.items() if row.overlay == rule.token)
    g.do(
        StormRamparts(
            defender=rule.defender,
            breaker=rule.breaker,
            token=rule.token,
            hexes=hexes,
            stock=dict(rule.order_tokens.items()),
            dice=rule.dice,
        )
    )


class StormRamparts(PublicStep, frozen=True):
    """The defender mans the ramparts, the breaker rolls and takes tokens off them, bare ones fall
    (WES-GEN-04)."""

    defender: str
    breaker: str
    token: str
    hexes: tuple[str, ...]
    stock: dict[str, int]
    dice: int
    rolled: tuple[str, ...] = ()
    stages = ("man", "roll", "shoot", "clear")

    @ask
    def man(self, g: G) -> Question:
        """All order tokens are spread, at least one on each rampart."""
        total = sum(self.stock.values())
        bins = {f"{hex}/{colour}": n for hex in self.hexes for colour, n in self.stock.items()}
        space = ManRamparts(bins, total, total, ramparts=self.hexes, stock=self.stock)
        return to(g, self.defender, space, "WES-GEN-04")

    @man.chosen
    def manned(self, g: G, seat: str, answer: dict[str, int]) -> None:
        """Both see them."""
        g.emit(RampartsManned(self.defender, answer))

    @chance
    def roll(self, g: G) -> Dice:
        """The dice, or those that showed morale."""
        return rolls.dice(g, self.dice - len(self.rolled))

    @roll.chosen
    def fallen(self, g: G, faces: list[int]) -> Step | None:
        """Morale results are rolled again."""
        symbols = rolls.symbols(g, faces)
        g.emit(DiceRolled(self.breaker, symbols, "ramparts"), "WES-GEN-04")
        kept = (*self.rolled, *(symbol for symbol in symbols if symbol != "morale"))
        return self.but(rolled=kept) if len(kept) == self.dice else self.goto("roll", rolled=kept)

    @ask
    def shoot(self, g: G) -> Question:
        """The breaker chooses the tokens that his dice take."""
        shown = {symbol: self.rolled.count(symbol) for symbol in dict.fromkeys(self.rolled)}
        space = BreakRamparts(self._lying(g), 0, self.dice, dice=shown)
        return to(g, self.breaker, space, "WES-GEN-04")

    def _lying(self, g: G) -> dict[str, int]:
        return {place: n for place, n in g.state.tally.items() if place.partition("/")[0] in self.hexes}

    @shoot.chosen
    def shot(self, g: G, seat: str, answer: dict[str, int]) -> None:
        """They go back to the supply."""
        g.emit(RampartsStripped(self.breaker, answer))

    def clear(self, g: G) -> None:
        """Ramparts left bare are removed; the other tokens go back to the supply too."""
        lying = self._lying(g)
        manned = {place.partition("/")[0] for place in lying}
        if bare := tuple(hex for hex in self.hexes if hex not in manned):
            g.emit(OverlaysLifted(self.token, bare))
        g.emit(RampartsStripped(self.defender, lying))
