"""The field as one House sees it: which unit goes for which prize, and what every hex is worth to it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from montjoie.bots.westeros import scales
from montjoie.bots.westeros.prizes import Prize, burning, held, prizes
from montjoie.bots.westeros.ways import Shares, Ways
from montjoie.games.westeros.battlefield.field import board
from montjoie.games.westeros.state import G, Unit, enemy_of

Threat = tuple[str, int, int, float, float]


class Survey:
    """Prizes dealt to units, nearest and dearest first; a unit may also take one that nobody goes for."""

    def __init__(self, g: G, house: str, ways: Ways) -> None:
        self.g, self.house, self.ways = g, house, ways
        self.units = {name: row for name, row in g.state.units.items() if row.house == house}
        self.enemies = [row for row in g.state.units.values() if row.house != house]
        cards = g.content.unit_cards
        self.classes: dict[str, str] = {n: cards[row.card].unit_class for n, row in self.units.items()}
        self.walkers = {self.classes[name]: row for name, row in self.units.items()}  # one of each class
        self.prizes = prizes(g, house)
        self.fields = [self._field(prize) for prize in self.prizes]
        self.dealt: dict[str, int] = {}
        self.value = self._deal()
        self.prey = tuple(sorted({row.hex for row in self.enemies}))
        self._near: dict[tuple[str, str], float] = {}

    def _field(self, prize: Prize) -> dict[str, Shares]:
        """For each unit that can win a prize, how much of it each hex is worth."""
        if prize.shares:
            shares = dict(prize.shares)
            return dict.fromkeys(self.units, shares)
        near = self.ways.shares(self.g, self.walkers, prize.goals, prize.beside)
        return {
            name: near[kind] for name, kind in self.classes.items() if not prize.only or name in prize.only
        }

    @cached_property
    def burning(self) -> tuple[dict[str, float], dict[str, float]]:
        """What it is worth to us, and to the enemy, that a hex burns down."""
        return burning(self.g, self.house)

    @cached_property
    def threats(self) -> list[Threat]:
        """What is to be feared of each enemy."""
        return [self._threat(row) for row in self.enemies]

    @cached_property
    def _hunting(self) -> list[dict[str, Shares]]:
        """For each enemy, how near each hex is to it: enemies move one by one, so this is mostly known."""
        return [self.ways.shares(self.g, self.walkers, (hex,), beside=True) for hex in self.prey]

    def near(self, kind: str, hex: str) -> float:
        """How near a hex is to an enemy, for a class of units."""
        found = self._near.get((kind, hex))
        if found is None:
            found = max((shares[kind].get(hex, 0.0) for shares in self._hunting), default=0.0)
            self._near[kind, hex] = found
        return found

    def _deal(self) -> float:
        """Who goes for what; the worth of it all."""
        offers = [
            (prize.worth * shares.get(self.units[unit].hex, 0.0), unit, i)
            for i, (prize, field) in enumerate(zip(self.prizes, self.fields, strict=True))
            for unit, shares in field.items()
        ]
        offers.sort(key=lambda offer: (-offer[0], offer[1], offer[2]))
        self.room = [prize.room for prize in self.prizes]
        total = 0.0
        for worth, unit, i in offers:
            if unit not in self.dealt and self.room[i]:
                self.dealt[unit] = i
                self.room[i] -= 1
                total += worth
        return total

    def _threat(self, row: Unit) -> Threat:
        """Where an enemy stands, how far it strikes as it is and after a move, and the dice that may be
        expected of it so near and so far."""
        card = self.g.content.unit_cards[row.card]
        table = card.order_table[row.rank]
        stride = max((option.move for option in table.options if option.attack), default=0)
        now, soon = self._feared(row)
        return row.hex, card.range, card.range + stride * (soon > 0), now * table.dice, soon * table.dice

    def _feared(self, row: Unit) -> tuple[float, float]:
        """The share of its dice that is feared of an enemy who needs not move to strike, and who must."""
        return 0.5, 0.25 * (not row.spent)

    # What a hex is worth.

    def stand(self, name: str, hex: str) -> float:
        """What it is worth to have a unit in a hex."""
        return self.prize(name, hex) + self.hunt(name, hex) - self.danger(name, hex)

    def prize(self, name: str, hex: str) -> float:
        """The best prize for the unit from there: the one dealt to it, or one with room left."""
        dealt = self.dealt.get(name)
        return max(
            (
                self.prizes[i].worth * field[name].get(hex, 0.0)
                for i, field in enumerate(self.fields)
                if name in field and (i == dealt or self.room[i])
            ),
            default=0.0,
        )

    def hunt(self, name: str, hex: str) -> float:
        """Nearer to the enemy is better."""
        return scales.HUNT * self.near(self.classes[name], hex)

    def danger(self, name: str, hex: str) -> float:
        """The hits that enemies could score there, by figures; a commander is more exposed."""
        row, faces = self.units[name], self.g.content.faces
        hits = self.dice_at(hex) * (faces.count(row.rank) + 1) / len(faces)
        exposed = 2.5 if row.commander and row.figures <= 2 else 1.5 if row.commander else 1.0
        return scales.DANGER * exposed * scales.FIGURE[row.rank] * min(hits, row.figures + 0.0)

    def dice_at(self, hex: str) -> float:
        """The dice that enemies may be expected to throw at who stands there."""
        far, dice = board(self.g).distances[hex], 0.0
        for where, now, soon, near, away in self.threats:
            if far[where] <= soon:
                dice += near if far[where] <= now else away
        return dice

    def standing(self) -> Iterator[float]:
        """What the places of all units are worth beside the prizes dealt."""
        for name, row in self.units.items():
            yield self.hunt(name, row.hex) - self.danger(name, row.hex)


def evaluate(g: G, survey: Survey) -> float:
    """The value of the board for the House that looks."""
    house, sides = survey.house, g.state.sides
    enemy = enemy_of(house)
    value = scales.POINT * (sides[house].points - sides[enemy].points) + scales.spirit(g, house)
    for row in g.state.units.values():
        value += scales.unit(g, row) * (1 if row.house == house else -1)
    return value + held(g, house) + survey.value + sum(survey.standing())
