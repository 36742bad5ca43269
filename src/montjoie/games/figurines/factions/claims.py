"""Zones of the tactics board that do something else than usual when they are claimed (FIG-TAC-11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from montjoie.games.figurines.battlefield import teams
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.state import G
from montjoie.games.figurines.tactics.board import ActivateNcu, Claiming
from montjoie.games.figurines.timing import AIMED, Card, Effect, Moment, Standing


def pending(g: G, use: Effect) -> bool:
    """Whether the effect of the zone just claimed is still to come, with nothing in its place."""
    return use.moment.kind == "before" and not g.running(ActivateNcu).replaced


class Replacing(Claiming, frozen=True):
    """When the NCU claims a zone, something else may come in the place of the zone's effect (FIG-TAC-11)."""

    any_time = False
    stages: ClassVar[tuple[str, ...]] = AIMED

    def fits(self, g: G) -> bool:
        """Its own claim, the effect still to come."""
        return super().fits(g) and pending(g, self)

    def resolve(self, g: G) -> None:
        """The zone itself does nothing."""
        g.revise(ActivateNcu, replaced=True)
        self.instead(g)

    def instead(self, g: G) -> None:
        """What comes in its place."""
        raise NotImplementedError  # pragma: no cover


class Threat(Card, frozen=True):
    """Played when an enemy NCU is activated: it works if that NCU claims a zone in this turn."""

    stages = ("threaten",)

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        lasting.declare(cls.of)

    def fits(self, g: G) -> bool:
        """An enemy NCU, and somebody to suffer for it."""
        enemy = self.moment.player in teams.opponents(g, self.owner)
        return enemy and next(effects.enemies(g, self.owner), None) is not None

    def threaten(self, g: G) -> None:
        """Until the end of the turn (FIG-RUL-62)."""
        lasting.begin(g, self.of, self.of, self.owner, (self.moment.ncu,), "turn")


class ThreatDue(Standing, frozen=True):
    """A Threat at work: the NCU has claimed a zone."""

    card: ClassVar[str]
    when: ClassVar[str] = "before"  # or after: the effect of the zone
    windows = ("zone_claimed",)

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        """Once for each time the card was played."""
        for name, row in lasting.on(g, cls.card, moment.ncu).items() if moment.kind == cls.when else ():
            yield cls(moment=moment, owner=row.owner, source=name)

    def forced(self, g: G) -> bool:
        """It was played before."""
        return True
