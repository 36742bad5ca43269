"""What a captain of westeros sees at a glance: which way his units should go, and whom they can strike."""

from __future__ import annotations

from montjoie.bots.westeros import scales
from montjoie.bots.westeros.veteran import Outpost
from montjoie.bots.westeros.ways import Ways
from montjoie.games.westeros.battlefield.field import board
from montjoie.games.westeros.state import G, Unit
from montjoie.kernel import derived

_WAYS = Ways()  # distances over the ground, which seldom changes


@derived
def survey(g: G, house: str) -> Outpost:
    """The field as a House sees it, until something happens there."""
    return Outpost(g, house, _WAYS)


def reach_of(g: G, row: Unit) -> tuple[int, int, int]:
    """How far a unit strikes, how far it may go and still strike, and its dice."""
    card = g.content.unit_cards[row.card]
    table = card.order_table[row.rank]
    return card.range, max((o.move for o in table.options if o.attack), default=0), table.dice


def harm(g: G, dice: float, target: Unit) -> float:
    """What so many dice may be expected to cost a unit."""
    faces = g.content.faces
    hits = dice * (faces.count(target.rank) + 1) / len(faces)
    falls = min(1.0, hits / max(1, target.figures))
    worth = scales.FIGURE[target.rank] * min(hits, target.figures) + 8.0 * falls * falls
    return worth * (1.5 if target.commander else 1.0)


@derived
def promise(g: G, unit: str) -> float:
    """What a unit could do if it were activated, roughly: strike somebody within reach, or come nearer."""
    row = g.state.units[unit]
    seen, far = survey(g, row.house), board(g).distances[row.hex]
    range_, stride, dice = reach_of(g, row)
    best = 0.0
    for other in seen.enemies:
        if far[other.hex] <= range_ + stride:
            best = max(best, harm(g, dice, other))
    drawn = 0.0
    for i, field in enumerate(seen.fields):
        if unit in field and (i == seen.dealt.get(unit) or seen.room[i]):
            drawn = max(drawn, seen.prizes[i].worth * (1 - field[unit].get(row.hex, 0.0)))
    return 0.3 + best + 0.25 * drawn


class Outlook:
    """What draws a unit, and whom it can strike, wherever it may go."""

    __slots__ = ("_far", "_prey", "_prizes", "_range", "_seen", "_unit")

    def __init__(self, g: G, unit: str) -> None:
        row = g.state.units[unit]
        self._seen = seen = survey(g, row.house)
        dealt = seen.dealt.get(unit)
        self._range, _, dice = reach_of(g, row)
        self._far = board(g).distances
        self._unit = unit
        self._prizes = [
            (seen.prizes[i].worth, field[unit])
            for i, field in enumerate(seen.fields)
            if unit in field and (i == dealt or seen.room[i])
        ]
        self._prey = [(other.hex, harm(g, dice, other)) for other in seen.enemies]

    def worth(self, hex: str) -> float:
        """What is to be won from a hex: the prize it is nearest to, enemies close by, a blow."""
        far, prize, blow = self._far[hex], 0.0, 0.0
        for worth, shares in self._prizes:
            if (share := worth * shares.get(hex, 0.0)) > prize:
                prize = share
        for where, harm in self._prey:
            if harm > blow and far[where] <= self._range:
                blow = harm
        return prize + self._seen.hunt(self._unit, hex) + blow
