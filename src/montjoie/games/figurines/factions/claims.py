"""What happens when an NCU claims a zone of the tactics board (FIG-TAC-11)."""

from __future__ import annotations

from typing import Any, ClassVar

from montjoie.games.figurines.factions import when
from montjoie.games.figurines.factions.sequels import Sequel
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.state import G
from montjoie.games.figurines.tactics.board import ActivateNcu, Claiming
from montjoie.games.figurines.timing import Card, Condition
from montjoie.kernel import Step


def replace(g: G) -> None:
    """The zone itself does nothing: something else comes in the place of its effect."""
    g.revise(ActivateNcu, replaced=True)


class Replacing(Claiming, frozen=True):
    """When the NCU claims a zone, something else may come in the place of the zone's effect."""

    any_time = False
    needs = (when.pending,)

    def resolve(self, g: G) -> Step | None:
        replace(g)
        return super().resolve(g)


class ReplacingCard(Card, frozen=True):
    """A card that does the same for a zone that a friend has claimed."""

    needs: ClassVar[tuple[Condition, ...]] = (when.claimed,)

    def resolve(self, g: G) -> Step | None:
        replace(g)
        return super().resolve(g)


class Threat(Card, frozen=True):
    """Played when an enemy NCU is activated: it works if that NCU claims a zone in this turn (FIG-RUL-62)."""

    needs = (when.opponent, lambda use, g: any(effects.enemies(g, use.owner)))

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        lasting.declare(cls.of)

    def work(self, g: G) -> None:
        lasting.begin(g, self.of, self.of, self.owner, (self.moment.ncu,), "turn")


class ThreatDue(Sequel, frozen=True):
    """A Threat at work: the NCU has claimed a zone."""

    comes: ClassVar[str] = "before"  # or after: the effect of the zone
    bearer = "ncu"
    windows = ("zone_claimed",)

    def fits(self, g: G) -> bool:
        return self.moment.kind == self.comes
