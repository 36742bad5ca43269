"""What happens when an NCU claims a zone of the tactics board (FIG-TAC-11)."""

from __future__ import annotations

from typing import Any, ClassVar

from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.factions import deeds, sequels, when, whom
from montjoie.games.figurines.factions.plain import Kind, card
from montjoie.games.figurines.factions.whom import Who
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.state import G
from montjoie.games.figurines.tactics.board import ActivateNcu, Claiming
from montjoie.games.figurines.timing import Card, Condition, Effect
from montjoie.kernel import Step


def replaces(use: Effect, g: G) -> None:
    """The zone itself does nothing: something else comes in the place of its effect."""
    g.revise(ActivateNcu, replaced=True)


class Replacing(Claiming, frozen=True):
    """When the NCU claims a zone, something else may come in the place of the zone's effect."""

    any_time = False
    needs = (when.pending,)

    def resolve(self, g: G) -> Step | None:
        replaces(self, g)
        return super().resolve(g)


class ReplacingCard(Card, frozen=True):
    """A card that does the same for a zone that a friend has claimed."""

    needs: ClassVar[tuple[Condition, ...]] = (when.claimed,)

    def resolve(self, g: G) -> Step | None:
        replaces(self, g)
        return super().resolve(g)


def assault(of: str, charges: Who) -> Kind:
    """Such a card by which a friendly unit makes a free melee Attack; who may, can charge instead."""

    def ways(use: Effect, g: G, unit: str) -> tuple[str, ...]:
        return ("melee_attack", "charge") if charges(use, g, unit) else ("melee_attack",)

    def strikes(use: Effect, g: G) -> None:
        effects.free(g, use.target, *ways(use, g, use.target), optional=False)

    able = whom.who(lambda use, g, unit: legal(g, unit, ways(use, g, unit)))
    return card(of, kind=ReplacingCard).does(strikes, to=whom.friends(who=able))


class Threat(Card, frozen=True):
    """Played when an enemy NCU is activated: it works if that NCU claims a zone in this turn (FIG-RUL-62)."""

    needs = (when.opponent, lambda use, g: any(effects.enemies(g, use.owner)))
    work = deeds.lasts("turn", on="ncu")

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        lasting.declare(cls.of)


class ThreatDue(sequels.Sequel, frozen=True):
    """A Threat at work: the NCU has claimed a zone."""

    comes: ClassVar[str] = "before"  # or after: the effect of the zone
    bearer = "ncu"
    windows = ("zone_claimed",)

    def fits(self, g: G) -> bool:
        return self.moment.kind == self.comes
