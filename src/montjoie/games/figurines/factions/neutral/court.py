"""The Neutral court: the NCUs."""

from __future__ import annotations

from montjoie.games.figurines.factions import deeds, when, whom
from montjoie.games.figurines.factions.claims import Replacing, replaces
from montjoie.games.figurines.factions.permanent import carries
from montjoie.games.figurines.factions.plain import as_ability
from montjoie.games.figurines.factions.tokens import AfflictSome
from montjoie.games.figurines.factions.trials import AGAIN, Gamble
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.state import G
from montjoie.games.figurines.tactics import board
from montjoie.games.figurines.tactics.board import ActivateNcu
from montjoie.games.figurines.timing import Ability, Effect
from montjoie.kernel import Question, ask

SILENCE, CANCEL = "birds_silence", "birds_cancel"


class MasterOfTheGame(Replacing, frozen=True):
    """Petyr Baelish, Master of the Game: the zone he claims may work as any zone that is still free
    (FIG-TAC-01); he stands where he is (FIG-TAC-02)."""

    of = "master_of_the_game"

    def targets(self, g: G) -> tuple[str, ...]:
        return board.free_zones(g)

    def resolve(self, g: G) -> None:
        g.revise(ActivateNcu, effect=self.target)


@as_ability(to=whom.enemies(who=whom.receives("panicked")), kind=Replacing, stages=("work",))
def horrific_rumors(use: Effect, g: G) -> None:
    """Roose Bolton, Horrific Rumors: in the place of a claimed zone's effect up to 2 enemy Combat Units may
    become Panicked."""
    replaces(use, g)
    foes = tuple(use.targets(g))
    g.do(AfflictSome(player=use.owner, source=use.of, units=foes, token="panicked"))


class LittleBirds(Gamble, Ability, frozen=True):
    """Varys, Little Birds: when an enemy NCU claims a zone one of his 4 tokens is paid for a die; on 3 or
    more that NCU is without abilities for this round, or the zone's effect does not work, unless something
    has replaced it. For another token a die that fell short is rolled again. What the NCU itself does on
    claiming comes first (FIG-TIM-06, FIG-TIM-08)."""

    of = "little_birds"
    needs = (
        lambda use, g: effects.is_enemy(g, use.owner, use.moment.ncu),
        lambda use, g: use.moment.kind == "before",
        when.tokens,
    )
    stages = ("whisper", "roll", "reconsider", "settle", "choose")
    whisper = deeds.pays_token

    def prices(self, g: G) -> tuple[str, ...]:
        return (AGAIN,) if when.tokens(self, g) else ()

    def pay(self, g: G, price: str) -> None:
        deeds.pays_token(self, g)

    @ask
    def choose(self, g: G) -> Question | None:
        return self.choice((SILENCE, CANCEL) if when.pending(self, g) else (SILENCE,))

    @choose.chosen
    def chosen(self, g: G, seat: str, way: str) -> None:
        if way == CANCEL:
            replaces(self, g)
        else:
            lasting.begin(g, lasting.NO_ABILITIES, self.of, self.owner, (self.moment.ncu,), "round")


carries(LittleBirds.of, 4)
