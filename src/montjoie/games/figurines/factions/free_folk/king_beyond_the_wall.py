"""The cards of Mance Rayder, King-Beyond-the-Wall."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.battlefield import teams
from montjoie.games.figurines.factions.afflict import Afflict
from montjoie.games.figurines.factions.claims import Threat, ThreatDue
from montjoie.games.figurines.factions.fetching import DECK, Fetch
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.harm.effects import DieWounds
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.state import CONDITIONS, G
from montjoie.games.figurines.timing import AIMED, Card, ChooseTarget, Effect, Moment, Standing
from montjoie.kernel import Question, Step, ask

DIPLOMACY, PREDICTABLE = "wildling_diplomacy", lasting.declare("predictable_maneuvers")
ANSWERS = ("attack", "maneuver", "retreat")


class WildlingDiplomacy(Threat, frozen=True):
    """Wildling Diplomacy: if the enemy NCU just activated claims a zone in this turn, one enemy Combat Unit
    receives a condition token and one suffers D3+1 wounds, before the zone works."""

    of = DIPLOMACY


class DiplomacyFails(ThreatDue, frozen=True):
    """Wildling Diplomacy at work."""

    of = "diplomacy_fails"
    card = DIPLOMACY
    stages = ("token", *AIMED)

    def token(self, g: G) -> None:
        """Of the kind its player chooses."""
        foes = tuple(effects.enemies(g, self.owner))
        g.do(Afflict(player=self.owner, source=self.card, units=foes, kinds=CONDITIONS))

    def targets(self, g: G) -> Iterator[str]:
        """The same unit, or another."""
        return effects.enemies(g, self.owner)

    def resolve(self, g: G) -> None:
        """FIG-GLO-11."""
        if self.target:
            g.do(DieWounds(unit=self.target, by=self.owner, plus=1, source=self.card))


class PredictableManeuvers(Card, frozen=True):
    """Predictable Maneuvers: in the first enemy turn of a round its player names an enemy Combat Unit and an
    enemy NCU; if one of them acts in this turn, a friendly Combat Unit makes a free Attack, Maneuver or
    Retreat first."""

    of = PREDICTABLE
    ncu: str = ""
    stages = (*AIMED, "name_ncu", "wait")

    def fits(self, g: G) -> bool:
        """Sides take turns alternately, so that it is the first turn of the round, or the second one after
        the player's own (FIG-RND-02)."""
        own_first = teams.friends(g, self.owner, g.state.course.first)
        enemy = not teams.friends(g, self.owner, self.moment.player)
        return enemy and g.state.course.turn == (2 if own_first else 1)

    def targets(self, g: G) -> Iterator[str]:
        """Enemy Combat Units."""
        return effects.enemies(g, self.owner)

    def resolve(self, g: G) -> None:
        """One is named."""

    @ask
    def name_ncu(self, g: G) -> Question | None:
        """An NCU that can act, where there is one."""
        found = tuple(
            name
            for name, row in g.state.ncus.items()
            if effects.is_enemy(g, self.owner, name) and g.content.ncus[row.card].activates
        )
        return Question(self.owner, ChooseTarget(found, self.of), "FIG-CRD-05") if found else None

    @name_ncu.chosen
    def named_ncu(self, g: G, seat: str, ncu: str) -> Step:
        """That one."""
        return self.but(ncu=ncu)

    def wait(self, g: G) -> None:
        """For this turn."""
        named = tuple(name for name in (self.target, self.ncu) if name)
        lasting.begin(g, self.of, self.of, self.owner, named, "turn")


class Predicted(Standing, frozen=True):
    """Predictable Maneuvers at work: somebody named is about to act."""

    of = "predicted"
    windows = ("action_declared", "ncu_activated")
    stages = AIMED

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        """A Combat Unit declares an action, an NCU is activated."""
        for name, row in lasting.on(g, PREDICTABLE, moment.ncu or moment.unit).items():
            yield cls(moment=moment, owner=row.owner, source=name)

    def forced(self, g: G) -> bool:
        """It was played before."""
        return True

    def targets(self, g: G) -> Iterator[str]:
        """Friends that can do one of them."""
        return (unit for unit in effects.friendly(g, self.owner) if legal(g, unit, ANSWERS))

    def resolve(self, g: G) -> None:
        """Once, before what was announced, which is done if it still can be (FIG-RUL-58)."""
        lasting.over(g, (self.source,))
        if self.target:
            effects.free(g, self.target, *ANSWERS, optional=False)


class TheLongPlan(Card, frozen=True):
    """The Long Plan: at the end of a round its player takes any card of the deck into hand."""

    of = "the_long_plan"
    stages = ("search",)

    def fits(self, g: G) -> bool:
        """A deck to look through."""
        return bool(g.state.decks[self.owner].cards)

    def search(self, g: G) -> None:
        """Then it is shuffled."""
        g.do(Fetch(player=self.owner, source=self.of, piles=(DECK,)))
