"""Chapters 4.40 and 4.42: The Winds of Winter and Dark Wings, Dark Words: missions, secret and open (FIG-WIN,
FIG-DWD)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.events import MissionChosen, MissionsDrawn, MissionShown
from montjoie.games.figurines.factions import common, deeds, whom
from montjoie.games.figurines.harm.conditions import can_receive
from montjoie.games.figurines.missions import dealing, scoring
from montjoie.games.figurines.modes.thrones import Covering
from montjoie.games.figurines.state import CONDITIONS, G, mode_of
from montjoie.games.figurines.tactics.board import ActivateNcu
from montjoie.games.figurines.timing import AIMED, Effect, Moment, Standing
from montjoie.kernel import OneOf, Question, Step, ask

FLANKS = "strike_their_flanks"
KEEP = "keep"


class Missions(Covering):
    """Modes in which only missions score: objectives use the common rules but give nothing by themselves, and
    Victory Through Combat is not used (FIG-WIN-07, FIG-WIN-08, FIG-DWD-06, FIG-DWD-07)."""

    def before_deployment(self, g: G) -> None:
        g.do(dealing.DealMissions())

    def witness(self, g: G, moment: Moment) -> None:
        if g.state.course.round >= mode_of(g).scoring.from_round:
            scoring.note(g, moment)
            scoring.watch(g, moment)

    def unit_destroyed(self, g: G, unit: str, by: str, attacker: str = "") -> None:
        super().unit_destroyed(g, unit, by, attacker)
        scoring.watch(g, scoring.fell(g, unit, by, attacker))

    def score(self, g: G) -> None:
        scoring.judge(g)


class WindsOfWinter(Missions):
    """Zones of 6 inches, tokens as in A Game of Thrones (FIG-WIN-01)."""

    id = "the_winds_of_winter"

    def round_start(self, g: G) -> None:
        """From the second round on (FIG-WIN-03, FIG-WIN-04)."""
        scoring.forget(g)
        if g.state.course.round >= mode_of(g).missions.from_round:
            g.do(dealing.ChooseMissions())

    def after_check(self, g: G) -> None:
        dealing.discard_missions(g)


class StrikeTheirFlanks(Standing, frozen=True):
    """Strike Their Flanks is shown at the start of any turn, and scores then (FIG-WIN-09, FIG-RUL-91)."""

    of = FLANKS
    windows = ("turn_start",)

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        for player, row in g.state.missions.items():
            if row.card == cls.of and not row.shown:
                yield cls(moment=moment, owner=player)

    @classmethod
    def expected(cls, g: G, moment: Moment, player: str) -> bool:
        """Any mission that lies face down might be this one, until everybody has seen where it is."""
        row = g.state.missions.get(player)
        if row is None or not row.card or row.shown:
            return False
        known = {*dealing.discarded(g), *g.state.open_missions}
        known.update(other.card for other in g.state.missions.values() if other.shown)
        return cls.of not in known

    def work(self, g: G) -> None:
        g.emit(MissionShown(self.owner, self.of))


class ExchangeMission(OneOf, frozen=True):
    """A player who has drawn a mission may exchange the one that lies face down with one of the hand
    (FIG-D-50, FIG-WIN-06): the mission, or `keep`."""


class GatherSecrets(Standing, frozen=True):
    """When a friendly NCU claims the Tactics zone its owner may replace the zone effect: a condition token on
    an enemy, a Secret Mission, and perhaps another mission for this round (FIG-WIN-06, FIG-D-50)."""

    of = "gather_secrets"
    windows = ("zone_claimed",)
    targets = whom.enemies(who=lambda use, g, unit: any(can_receive(g, unit, kind) for kind in CONDITIONS))
    stages = ("replace", *AIMED, "draw", "exchange")
    work = deeds.gives_choice()

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        claimed = (g.state.course.mode, moment.zone, moment.kind)
        if claimed == (WindsOfWinter.id, "tactics", "before") and not g.running(ActivateNcu).replaced:
            yield cls(moment=moment, owner=moment.player)

    def replace(self, g: G) -> None:
        common.replaces(self, g)

    def draw(self, g: G) -> None:
        if dealing.deck(g):
            g.emit(MissionsDrawn(self.owner, dealing.deck(g)[:1], self.of), "FIG-WIN-06")

    @ask
    def exchange(self, g: G) -> Question | None:
        row, hand = g.state.missions.get(self.owner), g.state.mission_hands[self.owner].cards
        if row is None or not row.card or row.shown or not hand:
            return None
        return Question(self.owner, ExchangeMission((KEEP, *hand)), "FIG-WIN-06")

    @exchange.chosen
    def exchanged(self, g: G, seat: str, card: str) -> Step | None:
        """The other one goes back to the hand; one that names something is shown now (FIG-RUL-135)."""
        if card != KEEP:
            g.emit(MissionChosen(seat, card, True), "FIG-WIN-06")
            g.do(dealing.ShowNaming())
        return None


class DarkWings(Missions):
    """Zones of 6 inches, tokens as in A Game of Thrones (FIG-DWD-01). Missions stay when they are fulfilled
    (FIG-DWD-09); none is replaced for being open (FIG-DWD-03)."""

    id = "dark_wings_dark_words"

    def round_start(self, g: G) -> None:
        """Names are given for the missions that want them, anew each round (FIG-DWD-05, FIG-RUL-90)."""
        scoring.forget(g)
        if g.state.course.round >= mode_of(g).scoring.from_round:
            dealing.name_all(g)

    def after_check(self, g: G) -> None:
        """One mission is replaced, after round 1 too (FIG-DWD-04, FIG-RUL-44)."""
        g.do(dealing.SwapMissions())
