"""Chapter 4.1: the whole game: armies, mode, battlefield, rounds (FIG-OVR-01)."""

from __future__ import annotations

from montjoie.games.figurines.armies import Army
from montjoie.games.figurines.battlefield import teams
from montjoie.games.figurines.events import DeckShuffled, ModeSettled, RoundBegun
from montjoie.games.figurines.harm import victory
from montjoie.games.figurines.powers import decks
from montjoie.games.figurines.rounds.cleanup import Cleanup
from montjoie.games.figurines.rounds.turns import ActivationPhase
from montjoie.games.figurines.setup import SetUp, muster
from montjoie.games.figurines.setup.muster import SubmitArmy
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Moment, hook, open_window
from montjoie.kernel import Answer, Chance, Dice, PublicStep, Question, Shuffle, Step, ask, ask_all, chance

RANDOM = "random"


class Battle(PublicStep, frozen=True):
    """A game from army building to its end (FIG-OVR-01)."""

    lists: dict[str, Army] = {}  # lists handed in, about to be shown
    stages = ("muster", "open_lists", "amend", "choose_mode", "mode_agreed", "shuffle", "set_up", "play")

    @ask_all
    def muster(self, g: G) -> list[Question]:
        """Everybody hands in an army list, hidden until all are in (FIG-D-01, chapter 7 of the rulebook);
        lists agreed on with the options are not asked for."""
        return [
            Question(player, SubmitArmy(g.state.course.size), "FIG-ARM-02")
            for player in g.state.players
            if player not in g.options.armies
        ]

    @muster.chosen
    def mustered(self, g: G, answers: dict[str, Answer]) -> Step:
        return self.but(lists={player: muster.read(g.content, answer) for player, answer in answers.items()})

    def open_lists(self, g: G) -> Step:
        """Lists lie open from now on; one that shares a character with a partner's must be changed."""
        for player in g.state.players:
            army = self.lists.get(player) or muster.agreed(g.content, g.options, player)
            if not muster.shares_character(g, player, army):
                muster.show(g, player, army)
        return self.but(lists={})

    @ask
    def amend(self, g: G) -> Question | None:
        """A character appears once in a whole team: the later partner hands in another list (FIG-MUL-02,
        FIG-RUL-118)."""
        late = next((player for player, row in g.state.players.items() if not row.faction), None)
        if late is None:
            return None
        return Question(late, SubmitArmy(g.state.course.size, muster.open_lists(g, late)), "FIG-MUL-02")

    @amend.chosen
    def amended(self, g: G, seat: str, answer: Answer) -> Step:
        muster.show(g, seat, muster.read(g.content, answer))
        return self.goto("amend")

    @chance
    def choose_mode(self, g: G) -> Chance | None:
        """The mode is agreed on, or chosen at random (FIG-OVR-02, FIG-D-02)."""
        return Dice(1, len(possible_modes(g))) if g.options.mode == RANDOM else None

    @choose_mode.chosen
    def mode_chosen(self, g: G, faces: list[int]) -> Step:
        self._settled(g, possible_modes(g)[faces[0] - 1])
        return self.goto("shuffle")

    def mode_agreed(self, g: G) -> None:
        self._settled(g, g.state.course.mode)

    def _settled(self, g: G, mode: str) -> None:
        """Everybody knows what is played."""
        course, drawn = g.state.course, g.options.mode == RANDOM
        g.emit(ModeSettled(mode, drawn, course.size, course.width, course.depth))

    @chance
    def shuffle(self, g: G) -> Chance | None:
        """Each player shuffles a Tactics deck of his own (FIG-CMD-03, FIG-MUL-03)."""
        player = unshuffled(g)
        return Shuffle(len(decks.full(g, player))) if player else None

    @shuffle.chosen
    def shuffled(self, g: G, order: list[int]) -> Step:
        player = unshuffled(g)
        cards = decks.full(g, player)
        g.emit(DeckShuffled(player, tuple(cards[place] for place in order)))
        return self.goto("shuffle")

    def set_up(self, g: G) -> None:
        """The battlefield is set up and units are deployed."""
        g.do(SetUp())

    def play(self, g: G) -> Step:
        """Round after round, until somebody has won (FIG-RND-13)."""
        g.do(Round())
        return self.goto("play")


def possible_modes(g: G) -> tuple[str, ...]:
    """The eight modes (FIG-OVR-02, FIG-RUL-02, FIG-DIF-07), whatever the order in which they are printed
    (FIG-DIF-08); in a free-for-all all but the siege (FIG-MUL-07)."""
    known = g.content.modes.values()
    return tuple(mode.id for mode in known if mode.free_for_all or not teams.free_for_all(g))


def unshuffled(g: G) -> str:
    """The next player whose deck is not shuffled yet."""
    return next((player for player in g.state.players if player not in g.state.decks), "")


class Round(PublicStep, frozen=True):
    """A round: effects at its start, the Activation phase, the Clean-up phase (FIG-RND-01)."""

    stages = ("begin", "start", "activation", "cleanup")

    def begin(self, g: G) -> None:
        """The marker advances; what the mode does at the start of a round."""
        course, needed = g.state.course, victory.needed(g, g.state.course.first)
        g.emit(RoundBegun(course.round + 1, course.first, needed, victory.scores(g)))
        hook(g).round_start(g)

    def start(self, g: G) -> None:
        """Effects at the start of the round, the First Player being the active one (FIG-RND-14)."""
        open_window(g, Moment("round_start", player=g.state.course.first))

    def activation(self, g: G) -> None:
        g.do(ActivationPhase())

    def cleanup(self, g: G) -> None:
        """The end of the round."""
        g.do(Cleanup())
