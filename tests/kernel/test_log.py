"""The log: chapters, paragraphs and what belongs to them."""

import montjoie
from montjoie.kernel import PUBLIC, Notice, Step
from montjoie.kernel.engine import AnyEngine, Engine
from montjoie.kernel.play import Play
from montjoie.kernel.views import feed
from montjoie.tui import Teller
from tests.rule import rule
from tests.tui.terminal import Terminal


class Dawned(Notice, frozen=True):
    """A day begins."""

    rule = "BZR-RUN-01"
    heads = True


class Said(Notice, frozen=True):
    """Somebody speaks."""

    words: str
    rule = "BZR-RUN-01"


class Quarrelled(Said, frozen=True):
    """The first words of a quarrel."""

    heads = True


class Blows(Step, frozen=True):
    """A quarrel comes to blows: a scene inside a scene."""

    stages = ("strike",)
    audience = PUBLIC
    scene = True

    def strike(self, g: AnyEngine) -> None:
        """The blow."""
        g.emit(Said("thump"))


class Quarrel(Step, frozen=True):
    """Two merchants quarrel."""

    stages = ("begin", "end")
    audience = PUBLIC
    scene = True

    def begin(self, g: AnyEngine) -> None:
        """Loud words."""
        g.emit(Quarrelled("thief"))
        g.do(Blows())

    def end(self, g: AnyEngine) -> None:
        """Calm."""
        g.emit(Said("sorry"))


class Day(Step, frozen=True):
    """A day of quarrels."""

    stages = ("dawn", "dusk")
    audience = PUBLIC

    def dawn(self, g: AnyEngine) -> None:
        """Two of them, one after the other."""
        g.emit(Dawned())
        g.do(Quarrel())
        g.do(Quarrel())

    def dusk(self, g: AnyEngine) -> None:
        """The end."""
        g.emit(Said("night"))
        g.finish([g.seats], {}, "BZR-RUN-01", "market-closed")


def lived() -> AnyEngine:
    """A day on the table of a bazaar."""
    g = montjoie.start("bazaar", 1).engine
    engine: AnyEngine = Engine(g.game, g.seats, g.options, g.state, (Day(),))
    engine.run()
    return engine


@rule("KER-LOG-01")
def test_every_line_tells_its_scenes_and_whether_it_opens_one():
    quarrel = [(1, True), (2, False), (1, False)]
    told = [(line["depth"], line["head"]) for line in feed(lived(), None)]
    assert told == [(0, True), *quarrel, *quarrel, (0, False), (0, True)]


@rule("KER-END-01")
def test_the_last_line_names_winner_scores_reason_and_what_decided_between_equals():
    g = montjoie.start("bazaar", 1).engine
    duel: AnyEngine = Engine(g.game, ("seat-1", "seat-2"), g.options, g.state, ())
    scores = {"seat-1": 3, "seat-2": 3}
    duel.finish([["seat-2"], ["seat-1"]], scores, "BZR-RUN-01", "market-closed", "fruit-first")
    line = feed(duel, None)[-1]
    assert line["facts"]["tie"] == "fruit-first"
    assert list(line["facts"]["scores"]) == ["seat-2", "seat-1"]
    assert duel.result is not None
    assert duel.result.tie == "fruit-first"
    told = "The match is over, closed: Player 2 wins, fruit-first. Scores — Player 2: 3 and Player 1: 3."
    assert line.text("en") == told


@rule("KER-END-01")
def test_the_last_line_tells_neither_scores_nor_ties_where_there_are_none():
    assert feed(lived(), None)[-1].text("en").endswith("Player 1 wins.")


@rule("KER-UND-01")
def test_a_line_says_which_question_was_taken_back():
    match = montjoie.start("joust", ["Ann", "Bob"])
    match.submit("Ann", next(match.decisions["Ann"].candidates()))
    match.undo("Ann")
    told = match.feed("Bob")[-1].text("en")
    assert told == f"Ann takes back an answer (“{match.decisions['Ann'].text('en')}”)."


@rule("KER-UND-01")
def test_a_question_that_speaks_of_something_is_not_told_when_it_is_taken_back():
    match = montjoie.start("bazaar", 1)
    seat, decision = next(iter(match.decisions.items()))
    match.submit(seat, next(decision.candidates()))
    match.undo(seat)
    assert match.feed(None)[-1].text("en") == "Player 1 takes back an answer."


@rule("KER-LOG-01")
def test_the_terminal_sets_lines_in_by_their_scenes():
    match = montjoie.Match(Play(lived(), 0))
    terminal, teller = Terminal([]), Teller(match, None, "en")
    for line in teller.news():
        terminal.screen.show(teller.line(line))
    lines = terminal.shown.splitlines()
    assert [len(line) - len(line.lstrip()) for line in lines[:5]] == [0, 2, 6, 4, 2]
    assert lines[0].startswith("── ")
