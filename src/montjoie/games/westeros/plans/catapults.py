"""Rafts under the eyes of catapults (WES-GEN-04)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.westeros import rolls
from montjoie.games.westeros.battlefield.field import board
from montjoie.games.westeros.content.special_rules import Catapults
from montjoie.games.westeros.events import DiceRolled, TokenPlaced
from montjoie.games.westeros.seating import to
from montjoie.games.westeros.state import G, Token, enemy_of
from montjoie.games.westeros.timing import occasions
from montjoie.games.westeros.units import casualties
from montjoie.kernel import Answer, Assignment, PublicStep, Question, Refusal, Rng, ask, shuffled

KIND = "target"


class AimCatapults(Assignment, frozen=True):
    """The owner of the catapults puts a target token on each raft, {HEX: COLOUR}, each beside both other
    colours (WES-GEN-04)."""

    def forbids(self, g: G, answer: Answer) -> Iterator[Refusal]:
        """Each token is adjacent to both other colours."""
        for hex, colour in answer.items():
            missing = tuple(c for c in self.stock if c != colour and c not in self._near(g, hex, answer))
            if missing:
                yield Refusal("WES-GEN-04", "target-alone", hex=hex, colour=colour, missing=missing)

    def viable(self, g: G, partial: dict[str, str]) -> bool:
        """A raft whose neighbours all have their token must already touch both other colours; only where
        the last token was laid can that have changed."""
        near, last = board(g).neighbours, next(reversed(partial))
        return not any(
            len({partial[hex], *self._near(g, hex, partial)}) < len(self.stock)
            for hex in (last, *near[last])
            if hex in partial and all(other in partial for other in near[hex] if other in self.slots)
        )

    def throw(self, g: G, rng: Rng) -> Answer:
        """Raft by raft a random colour that can still become legal; back to the one before where none can."""

        def fill(slots: list[str], given: dict[str, str]) -> Answer | None:
            if not slots:
                return given
            left = [colour for colour, n in self.stock.items() if n > list(given.values()).count(colour)]
            for colour in shuffled(rng, left):
                more = {**given, slots[0]: colour}
                if self.viable(g, more) and (whole := fill(slots[1:], more)) is not None:
                    return whole
            return None

        found = fill(list(self.slots), {})
        if found is None:
            raise LookupError("the tokens fit nowhere")
        return found

    @staticmethod
    def _near(g: G, hex: str, given: dict[str, str]) -> list[str]:
        return [given[other] for other in board(g).neighbours[hex] if other in given]


@occasions.prepared.of(Catapults)
def prepare(g: G, rule: Catapults) -> None:
    """Before round 1 the target tokens are laid."""
    g.do(LayTargets(house=rule.gunner, rafts=rule.rafts, stock=dict(rule.target_tokens.items())))


class LayTargets(PublicStep, frozen=True):
    """The target tokens are put face up on the rafts (WES-GEN-04)."""

    house: str
    rafts: tuple[str, ...]
    stock: dict[str, int]
    stages = ("aim",)

    @ask
    def aim(self, g: G) -> Question:
        """All of them, one on each raft."""
        slots = {hex: tuple(self.stock) for hex in self.rafts}
        return to(g, self.house, AimCatapults(slots, self.stock, complete=True), "WES-GEN-04")

    @aim.chosen
    def aimed(self, g: G, seat: str, answer: dict[str, str]) -> None:
        """Both see them."""
        for hex, colour in answer.items():
            g.emit(TokenPlaced(f"{KIND}_{hex}", Token(KIND, hex, colour, owner=self.house)))


@occasions.entered.of(Catapults)
def entered(g: G, rule: Catapults, unit: str, hex: str) -> None:
    """A unit whose rank is the colour of the raft it comes to is shot at, also when it retreats there
    (WES-RUL-78)."""
    token, row = g.state.tokens.get(f"{KIND}_{hex}"), g.state.units[unit]
    if token and row.house == rule.crossing and row.rank == token.face:
        g.do(CatapultShot(unit=unit))


class CatapultShot(rolls.Cast, frozen=True):
    """One die: on the colour of its rank the whole unit is lost (WES-GEN-04)."""

    unit: str

    def fell(self, g: G, symbols: tuple[str, ...]) -> None:
        """The whole unit is eliminated, its commander captured (WES-CAP-05); it counts like any other
        elimination (WES-RUL-27)."""
        row, symbol = g.state.units[self.unit], symbols[0]
        told = DiceRolled(enemy_of(row.house), (symbol,), "catapult", self.unit, row.hex, (row.rank,))
        g.emit(told, "WES-GEN-04")
        if symbol == row.rank:
            casualties.eliminate(g, self.unit, "WES-GEN-04", "catapult")
