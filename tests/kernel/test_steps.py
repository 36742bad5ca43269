"""Steps: procedures on a stack, stages, loops, nesting, and what one procedure does to another."""

from collections.abc import Iterator
from typing import Any

import pytest

import montjoie
from montjoie.kernel import PUBLIC, Answer, OneOf, Question, Refusal, Step, ask, decide
from montjoie.kernel.engine import AnyEngine, Engine
from montjoie.kernel.steps import END
from tests.kernel.toys import bazaar
from tests.rule import rule

heard: list[str] = []


class Inner(Step, frozen=True):
    name: str = "inner"
    stages = ("one", "two")
    audience = PUBLIC

    def one(self, g: AnyEngine) -> None:
        heard.append(f"{self.name}.one")

    def two(self, g: AnyEngine) -> None:
        heard.append(f"{self.name}.two")


class Outer(Step, frozen=True):
    turns: int = 0
    stages = ("start", "loop", "end")
    audience = PUBLIC

    def start(self, g: AnyEngine) -> None:
        heard.append("start")
        g.do(Inner(name="first"))
        g.do(Inner(name="second"))

    def loop(self, g: AnyEngine) -> Step | None:
        heard.append(f"loop {self.turns}")
        return self.goto("loop", turns=self.turns + 1) if self.turns < 2 else None

    def end(self, g: AnyEngine) -> None:
        heard.append("end")
        g.finish([g.seats], {}, "BZR-RUN-01", "market-closed")


class Pick(OneOf, frozen=True):
    def unoffered(self, g: AnyEngine, rule: str, answer: Answer) -> Iterator[Refusal]:
        yield Refusal(rule, "sold-out", item=answer)


class Choose(Step, frozen=True):
    options: tuple[str, ...]
    stages = ("choose", "end")
    audience = PUBLIC

    @decide
    def choose(self, g: AnyEngine) -> Question | None:
        return Question(g.seats[0], Pick(self.options), "BZR-RUN-01") if self.options else None

    @choose.chosen
    def chosen(self, g: AnyEngine, seat: str, option: str) -> None:
        heard.append(f"{seat} {option}")

    def end(self, g: AnyEngine) -> None:
        g.finish([g.seats], {}, "BZR-RUN-01", "market-closed")


def run(*stack: Step) -> AnyEngine:
    """Run a stack on the table of a bazaar, and hear what it does."""
    heard.clear()
    g = montjoie.start("bazaar", 1).engine
    engine: AnyEngine = Engine(g.game, g.seats, g.options, g.state, stack)
    engine.run()
    return engine


def test_steps_done_run_in_the_order_given_before_the_next_stage():
    run(Outer())
    assert heard[:5] == ["start", "first.one", "first.two", "second.one", "second.two"]


def test_a_stage_may_go_back_to_a_named_stage_and_remember():
    g = run(Outer(at="loop"))
    assert heard == ["loop 0", "loop 1", "loop 2", "end"]
    assert g.stack == ()


@rule("KER-ASK-06")
def test_the_only_option_of_a_choice_is_taken_without_a_question():
    g = run(Choose(options=("figs",)))
    assert heard == [f"{g.seats[0]} figs"]
    assert g.result is not None


@rule("KER-ASK-06")
def test_a_choice_among_several_is_asked_and_one_of_nothing_passed_over():
    assert run(Choose(options=("figs", "dates"))).asked
    assert not heard
    assert run(Choose(options=())).result is not None
    assert not heard


def test_a_choice_may_say_why_something_else_is_not_offered():
    g = run(Choose(options=("figs", "dates")))
    (question,) = g.asked.values()
    (refusal,) = question.space.problems(g, "BZR-RUN-01", "pears")
    assert (refusal.key, refusal.facts) == ("sold-out", {"item": "pears"})
    assert not question.space.problems(g, "BZR-RUN-01", "figs")


def test_a_stage_may_be_called_end():
    run(Outer(at="end"))
    assert heard == ["end"]


def test_a_step_that_is_done_runs_no_more_stages():
    run(Outer(at="end"), Inner().done())
    assert heard == ["end"]
    assert Inner().done().at == END


def test_but_gives_other_fields_and_keeps_the_stage():
    assert Inner(at="two").but(name="x") == Inner(at="two", name="x")


def test_the_match_is_over_at_once_whatever_was_still_to_do():
    class Hasty(Outer, frozen=True):
        def start(self, g: AnyEngine) -> None:
            g.do(Inner())
            g.finish([g.seats], {}, "BZR-RUN-01", "market-closed")

    g = run(Hasty())
    assert heard == []
    assert g.stack == ()
    assert g.result is not None


def test_a_stage_without_a_method_is_found_when_the_class_is_written():
    with pytest.raises(TypeError, match="Hollow: stages without a method"):

        class Hollow(Step, frozen=True):
            stages = ("nothing",)


def test_a_question_for_nobody_passes_on_to_the_next_stage():
    match = montjoie.start("bazaar", 1)
    assert [step.at for step in match.engine.stack if isinstance(step, bazaar.Stall)] == ["bargain"]


def test_running_finds_the_innermost_step_of_a_kind():
    g = montjoie.start("bazaar", 1).engine
    assert g.running(bazaar.Stall).stall == "fruit"
    assert g.running(Inner) is None


def test_revise_changes_a_step_below_and_never_the_one_that_runs():
    class Meddler(Step, frozen=True):
        stages = ("meddle",)
        audience = PUBLIC

        def meddle(self, g: AnyEngine) -> None:
            g.revise(Inner, name="changed")
            with pytest.raises(LookupError, match="Meddler"):
                g.revise(Meddler)

    run(Outer(at="end"), Inner(name="outer"), Inner(name="inner"), Meddler())
    assert heard == ["changed.one", "changed.two", "outer.one", "outer.two", "end"]


def test_the_answer_goes_to_the_chosen_method_with_the_step_already_advanced():
    class Asking(Step, frozen=True):
        stages = ("question", "after")
        audience = PUBLIC

        @ask
        def question(self, g: AnyEngine) -> Any:
            """The question."""
            return montjoie.kernel.Question("seat-1", bazaar.Fruit(("a", "b")), "BZR-RUN-01")

        @question.chosen
        def answered(self, g: AnyEngine, seat: str, answer: str) -> None:
            heard.append(f"{seat} {answer} {self.at}")

        def after(self, g: AnyEngine) -> None:
            heard.append("after")

    g = run(Outer(at="end"), Asking())
    assert heard == []
    g.answer("seat-1", "b")
    assert heard == ["seat-1 b after", "after", "end"]
    assert Asking.question.__doc__ == "The question."


def test_an_answer_may_be_kept_for_the_stages_after_it():
    class Keeping(Step, frozen=True):
        fruit: str = ""
        stages = ("question", "after")
        audience = PUBLIC

        @ask
        def question(self, g: AnyEngine) -> Any:
            """The question."""
            return montjoie.kernel.Question("seat-1", bazaar.Fruit(("a", "b")), "BZR-RUN-01")

        question.keeps("fruit")

        def after(self, g: AnyEngine) -> None:
            heard.append(self.fruit)

    run(Outer(at="end"), Keeping()).answer("seat-1", "b")
    assert heard == ["b", "end"]
