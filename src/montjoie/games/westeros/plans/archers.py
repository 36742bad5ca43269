"""Hidden archers: tokens that shoot when both players have passed (WES-GEN-04)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from montjoie.games.westeros import combat
from montjoie.games.westeros.battlefield import sight
from montjoie.games.westeros.battlefield.field import board, distance, occupants
from montjoie.games.westeros.battlefield.terrain import blocks_sight, target_caps, terrain
from montjoie.games.westeros.combat import retreat
from montjoie.games.westeros.content.special_rules import HiddenArchers
from montjoie.games.westeros.events import TokenPlaced, TokenRemoved
from montjoie.games.westeros.queries import VOLLEY_DICE
from montjoie.games.westeros.seating import to
from montjoie.games.westeros.state import G, Token
from montjoie.games.westeros.timing import occasions
from montjoie.games.westeros.timing.strike import ARCHERS
from montjoie.kernel import Answer, Branch, OneOf, Part, PublicStep, Question, Refusal, Step, ask, modifies

KIND = ARCHERS


@occasions.prepared.of(HiddenArchers)
def prepare(g: G, rule: HiddenArchers) -> None:
    """The tokens lie on their hexes from the start (WES-SET-02)."""
    for number, hex in enumerate(rule.hexes, 1):
        g.emit(TokenPlaced(f"{KIND}_{number}", Token(KIND, hex, owner=rule.house)))


@occasions.entered.of(HiddenArchers)
def entered(g: G, rule: HiddenArchers, unit: str, hex: str) -> None:
    """An enemy unit that ends its movement beside archers, or among them, drives them away for good; a
    retreat is no movement of its own (WES-RUL-47, WES-RUL-76)."""
    if g.state.units[unit].house == rule.house or g.running(retreat.RetreatUnit):
        return
    for name, token in list(g.state.tokens.items()):
        if token.kind == KIND and distance(g, token.hex, hex) <= 1:
            g.emit(TokenRemoved(name, KIND, token.hex, unit), "WES-RUL-76")


@occasions.both_passed.of(HiddenArchers)
def both_passed(g: G, rule: HiddenArchers) -> None:
    """Each token that is left makes one attack before the regroup phase."""
    tokens = tuple(name for name, token in g.state.tokens.items() if token.kind == KIND)
    g.do(Volley(house=rule.house, tokens=tokens, dice=rule.dice, range=rule.range))


# Whom they can hit.


def obstacles(g: G, origin: str) -> Callable[[str], bool]:
    """What blocks the sight from a hex as for any shooter: terrain and units (WES-LOS-03), but no units from
    hills (WES-LOS-07)."""
    taken = {} if terrain(g, origin).over_units else occupants(g)
    return lambda between: between in taken or blocks_sight(g, between)


def sees(g: G, origin: str, hex: str) -> bool:
    """Line of sight (WES-LOS-02)."""
    return board(g).sight(origin, hex, obstacles(g, origin))


def targets(g: G, house: str, origin: str, reach: int) -> tuple[str, ...]:
    """The enemy units in range and in sight of a hex (WES-LOS-01, WES-CBT-06)."""
    return tuple(
        unit
        for unit, row in g.state.units.items()
        if row.house != house and 1 <= distance(g, origin, row.hex) <= reach and sees(g, origin, row.hex)
    )


@modifies(VOLLEY_DICE)
def of_archers(g: G, dice: int, origin: str, hex: str) -> Iterator[Part]:
    """The dice of the plan, capped by the ground like those of any shooter (WES-CBT-11)."""
    yield Part(dice, "WES-GEN-04", "battle-plan", "base")
    yield from target_caps(g, hex, origin)
    here = terrain(g, origin)
    for cap in (here.caps.attacker, here.caps.ranged_attacker):
        if cap:
            yield Part(cap, "WES-CBT-11", here.id, "cap")


# The volley.


class ArchersTarget(OneOf, frozen=True):
    """The unit that the archers of a token shoot at (WES-GEN-04)."""

    asked = False

    house: str = ""
    origin: str = ""
    range: int = 0
    token: str = ""
    dice: int = 0

    def unoffered(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Not an enemy (WES-CBT-06), too far or too near (WES-LOS-01), or out of sight (WES-LOS-03)."""
        row = g.state.units.get(answer)
        if row is None or row.house == self.house:
            yield Refusal("WES-CBT-06", "archers-no-enemy", target=answer)
        elif not 1 <= (far := distance(g, self.origin, row.hex)) <= self.range:
            facts = {"hex": self.origin, "target": row.card, "far": far, "range": self.range}
            yield Refusal("WES-LOS-01", "archers-out-of-range", **facts)
        else:
            between = sight.blockers(g, self.origin, row.hex, obstacles(g, self.origin))
            facts = {"hex": self.origin, "target": row.card, "at": row.hex, "blockers": between}
            yield Refusal("WES-LOS-03", "archers-no-sight", **facts)


class LooseArrows(Branch, frozen=True):
    """The owner of hidden archers: which of them shoot next, and at whom: {TOKEN: UNIT} (WES-GEN-04)."""

    always = "named"


class Volley(PublicStep, frozen=True):
    """Both have passed: each token of archers makes one ranged attack on a unit it sees."""

    house: str
    tokens: tuple[str, ...]  # those that have not shot yet
    dice: int
    range: int
    stages = ("aim",)

    @ask
    def aim(self, g: G) -> Question | None:
        """One token after the other, as their owner likes, until none that is left sees an enemy; none that
        does may hold back (WES-RUL-76)."""
        options = {}
        for token in self.tokens:
            hex = g.state.tokens[token].hex
            if seen := targets(g, self.house, hex, self.range):
                options[token] = ArchersTarget(seen, self.house, hex, self.range, token, self.dice)
        return to(g, self.house, LooseArrows(dict(options)), "WES-GEN-04") if options else None

    @aim.chosen
    def aimed(self, g: G, seat: str, answer: dict[str, str]) -> Step:
        """An attack as any other from the roll on (WES-CBT-04), whose valor never hits."""
        ((token, target),) = answer.items()
        g.do(combat.Attack(attacker=token, target=target, mode=KIND, dice=self.dice))
        return self.goto("aim", tokens=tuple(name for name in self.tokens if name != token))
