"""The outcome of a battle: winner, casualties, and who holds the area (THR-BAT, THR-CAS)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from montjoie.games.throne.battle.support import ATTACKER, Fight, opponent
from montjoie.games.throne.control import drop_foreign_token
from montjoie.games.throne.events import AttackersSettled, CasualtiesCounted, OrderRemoved, UnitsLost
from montjoie.games.throne.seating import to
from montjoie.games.throne.state import G, Units
from montjoie.kernel import Allocation, Answer, PublicStep, Question, Refusal, Step, ask


def victor(g: G, totals: Mapping[str, int]) -> str:
    """The house with the higher total wins (THR-BAT-10); on equal totals the house with the better
    Fiefdoms position, without a word from the Iron Throne (THR-BAT-12, THR-INF-02)."""
    fiefs = g.state.tracks["fiefdoms"].order
    return max(totals, key=lambda house: (totals[house], -fiefs.index(house)))


def casualties_due(g: G, fight: Fight, loser: str) -> int:
    """Swords of the winner's card less fortifications of the loser's (THR-CAS-01); the other symbols
    count nothing (THR-CAS-05)."""
    cards = g.content.cards
    swords = cards[fight.cards[opponent(loser)]].swords
    return max(0, swords - cards[fight.cards[loser]].fortifications)


class Casualties(Allocation, frozen=True):
    """The loser chooses which of his units in the battle fall."""

    def misfits(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Ready units that fight here (THR-CAS-02, THR-CAS-03), as many as are due (THR-CAS-01)."""
        for kind, n in answer.items():
            ready = self.bins.get(kind, 0)
            if not 0 <= n <= ready:
                yield Refusal("THR-CAS-03", "casualties-not-ready", kind=kind, given=n, ready=ready)
        if (given := self.total(answer)) != self.low:
            yield Refusal("THR-CAS-01", "casualties-number", given=given, due=self.low)


class TakeCasualties(PublicStep, frozen=True):
    """Only the loser takes casualties (THR-BAT-13), among his units in the battle (THR-CAS-02)."""

    side: str
    stages = ("count", "choose")

    def _choice(self, g: G) -> Casualties:
        """THR-CAS-03, THR-ROU-04: routed units cannot be chosen; THR-CAS-04: what is due beyond the
        eligible units is ignored."""
        fight: Fight = g.running(Fight)
        ready = fight.army(g, self.side).ready
        due = min(casualties_due(g, fight, self.side), ready.total)
        return Casualties(dict(ready.items()), due, due)

    def _fall(self, g: G, fallen: dict[str, int]) -> None:
        fight: Fight = g.running(Fight)
        attacking = self.side == ATTACKER
        lost = UnitsLost(
            fight.house(self.side), fight.area, "casualties", Units(**fallen), attacking=attacking
        )
        g.emit(lost)

    def count(self, g: G) -> Step | None:
        """THR-CAS-01: how many; without a choice they fall at once."""
        choice, fight = self._choice(g), g.running(Fight)
        card, shield = (g.content.cards[fight.cards[side]] for side in (opponent(self.side), self.side))
        if card.swords:
            due, ready = casualties_due(g, fight, self.side), choice.total(choice.bins)
            counted = (card.id, card.swords, shield.id, shield.fortifications, due, ready, due <= ready)
            rule = "THR-CAS-01" if due <= ready else "THR-CAS-04"
            g.emit(CasualtiesCounted(fight.house(self.side), *counted), rule)
        if choice.low and len(choice.bins) > 1 and choice.low < choice.total(choice.bins):
            return None
        if choice.low:
            self._fall(g, next(choice.every(g)))
        return self.done()

    @ask
    def choose(self, g: G) -> Question:
        """THR-CAS-02: the loser chooses."""
        fight: Fight = g.running(Fight)
        return to(g, fight.house(self.side), self._choice(g), "THR-CAS-02")

    @choose.chosen
    def chosen(self, g: G, seat: str, fallen: dict[str, int]) -> None:
        """They leave the board."""
        self._fall(g, fallen)


def settle(g: G, fight: Fight, winner: str) -> None:
    """The winner stays, or is, in the area (THR-BAT-11). Beaten defenders lose the order and the power
    token they had there (THR-BAT-14, THR-CTL-08); those who have won keep both, a March included
    (THR-RUL-35)."""
    if winner != ATTACKER:
        return
    if order := g.state.orders.get(fight.area):
        removed = OrderRemoved(order.house, fight.area, order.token, fight.attacker, "conquest")
        g.emit(removed, "THR-BAT-14")
    drop_foreign_token(g, fight.attacker, fight.area)
    g.emit(AttackersSettled(fight.attacker, fight.area))
