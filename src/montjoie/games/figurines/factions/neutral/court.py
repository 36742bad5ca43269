"""The Neutral court: the NCUs."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.events import NcuTokens
from montjoie.games.figurines.factions.afflict import AfflictSome
from montjoie.games.figurines.factions.claims import Replacing, pending
from montjoie.games.figurines.factions.trials import AGAIN, Gamble
from montjoie.games.figurines.harm import conditions, effects
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.queries import TOKENS
from montjoie.games.figurines.state import G
from montjoie.games.figurines.tactics import board
from montjoie.games.figurines.tactics.board import ActivateNcu
from montjoie.games.figurines.timing import Ability, ChooseTarget
from montjoie.kernel import Question, ask, modifies

BIRDS = "little_birds"
SILENCE, CANCEL = "birds_silence", "birds_cancel"


class MasterOfTheGame(Replacing, frozen=True):
    """Petyr Baelish, Master of the Game: the zone he claims may work as any zone that is still free."""

    of = "master_of_the_game"

    def fits(self, g: G) -> bool:
        """There must be one."""
        return super().fits(g) and bool(self.targets(g))

    def targets(self, g: G) -> tuple[str, ...]:
        """FIG-TAC-01."""
        return board.free_zones(g)

    def resolve(self, g: G) -> None:
        """He stands where he is (FIG-TAC-02)."""
        g.revise(ActivateNcu, effect=self.target)


class HorrificRumors(Replacing, frozen=True):
    """Roose Bolton, Horrific Rumors: in the place of a claimed zone's effect up to 2 enemy Combat Units may
    become Panicked."""

    of = "horrific_rumors"
    stages = ("resolve",)

    def fits(self, g: G) -> bool:
        """There must be one."""
        return super().fits(g) and next(self.targets(g), None) is not None

    def targets(self, g: G) -> Iterator[str]:
        """Those who can become so (FIG-CON-01)."""
        for enemy in effects.enemies(g, self.owner):
            if conditions.can_receive(g, enemy, "panicked"):
                yield enemy

    def instead(self, g: G) -> None:
        """Those chosen."""
        foes = tuple(self.targets(g))
        g.do(AfflictSome(player=self.owner, source=self.of, units=foes, token="panicked"))


@modifies(TOKENS, BIRDS)
def four_tokens(g: G, holder: str, card: str) -> Iterator[int]:
    """Little Birds: 4 tokens for the game (FIG-RND-11)."""
    yield 4


class LittleBirds(Gamble, Ability, frozen=True):
    """Varys, Little Birds: when an enemy NCU claims a zone a token is paid for a die; on 3 or more that NCU
    is without abilities for this round, or the zone's effect does not work. For another token a die that fell
    short is rolled again. What the NCU itself does on claiming comes first (FIG-TIM-06, FIG-TIM-08)."""

    of = BIRDS
    need = 3
    stages = ("whisper", "roll", "reconsider", "settle", "choose")

    def fits(self, g: G) -> bool:
        """An enemy's claim, before its effect, and a token left."""
        enemy = effects.is_enemy(g, self.owner, self.moment.ncu) and self.moment.kind == "before"
        return enemy and g.state.ncus[self.source].tokens > 0

    def whisper(self, g: G) -> None:
        """The first token."""
        self.pay(g, AGAIN)

    def prices(self, g: G) -> tuple[str, ...]:
        """As often as there are tokens."""
        return (AGAIN,) if g.state.ncus[self.source].tokens else ()

    def pay(self, g: G, price: str) -> None:
        """One token less."""
        g.emit(NcuTokens(self.source, g.state.ncus[self.source].tokens - 1, self.of))

    def succeeds(self, g: G) -> None:
        """They have heard something."""

    @ask
    def choose(self, g: G) -> Question:
        """Which of both; an effect that something else has replaced cannot be stopped any more."""
        ways = (SILENCE, CANCEL) if pending(g, self) else (SILENCE,)
        return Question(self.owner, ChooseTarget(ways, self.of), "FIG-CRD-05")

    @choose.chosen
    def chosen(self, g: G, seat: str, way: str) -> None:
        """Until Clean-up, or at once."""
        if way == CANCEL:
            g.revise(ActivateNcu, replaced=True)
        else:
            lasting.begin(g, lasting.NO_ABILITIES, self.of, self.owner, (self.moment.ncu,), "round")
