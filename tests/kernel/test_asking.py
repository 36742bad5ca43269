"""Asking and answering: who may answer, sealed answers, failing rules (KER-ASK, KER-END)."""

from typing import Any

import msgspec
import pytest

import montjoie
from montjoie.kernel import Event, Question, Step, ask_all, change
from montjoie.kernel.chance import Stream
from montjoie.kernel.engine import Engine
from montjoie.kernel.game import find
from tests.kernel.toys import bazaar
from tests.rule import rule


def tourney(**more: Any) -> montjoie.Match:
    return montjoie.start("joust", ["ann", "bob", "cat"], seed=1, **more)


def trace(match: montjoie.Match) -> tuple[Any, ...]:
    """Everything a failed answer must leave alone."""
    feeds = [match.feed(seat) for seat in (*match.seats, None)]
    return match.digest(), msgspec.json.encode(match.record()), feeds, list(match.decisions)


def refused(match: montjoie.Match, seat: Any, answer: Any) -> montjoie.Refusal:
    before = trace(match)
    with pytest.raises(montjoie.Refusal) as raised:
        match.submit(seat, answer)
    assert trace(match) == before
    return raised.value


@rule("KER-ASK-01")
@pytest.mark.parametrize("seat", ["dan", "chance", "undo", "", None, 3, ["ann"], {}])
def test_only_seats_of_the_table_may_answer(seat: Any):
    refusal = refused(tourney(), seat, "1")
    assert (refusal.rule, refusal.key) in {("KER-ASK-01", "seat-unknown"), ("KER-ASK-01", "not-asked")}


@rule("KER-ASK-01")
def test_a_seat_that_is_not_asked_may_not_answer():
    match = montjoie.start("bazaar", ["ann", "bob"])
    (asked,) = match.decisions
    (other,) = set(match.seats) - {asked}
    assert refused(match, other, "apple") == montjoie.Refusal("KER-ASK-01", "not-asked", seat=other)


@rule("KER-ASK-02")
def test_nobody_answers_once_the_match_is_over():
    match = montjoie.start("bazaar", 1, options=bazaar.at("fruit"))
    match.submit("seat-1", "apple")
    assert match.over
    assert match.decisions == {}
    assert refused(match, "seat-1", "apple") == montjoie.Refusal("KER-ASK-02", "match-over", seat="seat-1")


@rule("KER-ASK-04")
def test_a_decision_goes_stale_when_the_match_moves_on():
    match = montjoie.start("bazaar", 1)
    held = match.decisions["seat-1"]
    match.submit("seat-1", "apple")
    for use in (held.candidates, held.describe, lambda: held.check("apple"), lambda: held.sample(Stream(1))):
        with pytest.raises(montjoie.Refusal) as raised:
            use()
        assert raised.value == montjoie.Refusal("KER-ASK-04", "stale", seat="seat-1")


@rule("KER-ASK-04")
def test_a_decision_goes_stale_when_the_match_is_taken_back():
    match = montjoie.start("bazaar", 1)
    match.submit("seat-1", "apple")
    held = match.decisions["seat-1"]
    match.undo("seat-1")
    with pytest.raises(montjoie.Refusal, match="moved on"):
        held.check(["apple"])


@rule("KER-ASK-04")
def test_a_decision_in_hand_outlives_refused_and_failed_answers():
    match = montjoie.start("bazaar", 1, options=bazaar.at("fruit", trouble="crash"))
    held = match.decisions["seat-1"]
    refused(match, "seat-1", "rotten plum")
    with pytest.raises(KeyError):
        match.submit("seat-1", "apple")
    held.check("apple")
    assert held.describe() == match.decisions["seat-1"].describe()


@rule("KER-ASK-05")
def test_sealed_answers_stay_hidden_until_all_are_in():
    match = tourney()
    lance = next(match.decisions["ann"].candidates())
    match.submit("ann", lance)
    assert match.view("ann")["sealed"] == lance
    assert match.view("bob")["sealed"] is None
    assert match.view(None)["awaited"] == ["bob", "cat"]
    assert list(match.decisions) == ["bob", "cat"]
    assert all(told["kind"] != "joust.ridden" for told in match.feed(None))


@rule("KER-ASK-05")
def test_a_sealed_answer_is_part_of_the_state():
    match = tourney()
    first, second, *_ = match.decisions["ann"].candidates()
    digests = [match.digest()]
    for answer in (first, second):
        match.submit("ann", answer)
        digests.append(match.digest())
    assert len(set(digests)) == 3


@rule("KER-ASK-05")
def test_a_sealed_answer_may_be_replaced_until_all_are_in():
    match = tourney()
    first, second, *_ = match.decisions["ann"].candidates()
    match.submit("ann", first)
    match.submit("ann", second)
    for seat in ("bob", "cat"):
        match.submit(seat, next(match.decisions[seat].candidates()))
    ridden = match.feed(None)[-1]
    assert ridden["facts"]["couched"]["ann"] == second


@rule("KER-ASK-05")
def test_sealed_answers_open_together_in_the_order_asked():
    match = tourney()
    for seat in ("cat", "ann", "bob"):
        match.submit(seat, next(match.decisions[seat].candidates()))
    assert list(match.feed(None)[-1]["facts"]["couched"]) == ["ann", "bob", "cat"]


@rule("KER-ASK-05")
def test_the_order_of_sealed_answers_makes_no_difference():
    def ended(order: list[str]) -> str:
        match = tourney()
        for seat in order:
            match.submit(seat, next(match.decisions[seat].candidates()))
        return match.digest()

    assert ended(["ann", "bob", "cat"]) == ended(["cat", "bob", "ann"])


@pytest.mark.parametrize("trouble", ["crash", "lost", "stuck"])
def test_a_rule_that_fails_leaves_the_match_as_it_was(trouble: str):
    match = montjoie.start("bazaar", 1, options=bazaar.at("fruit", trouble=trouble))
    before = trace(match)
    with pytest.raises((KeyError, RuntimeError)):
        match.submit("seat-1", "apple")
    assert trace(match) == before


def test_a_failure_after_chance_takes_the_answer_back_too():
    match = montjoie.start("bazaar", 1, seed=2, options={"first": "pitch", "trouble": "crash-later"})
    match.submit("seat-1", next(match.decisions["seat-1"].candidates()))
    before = trace(match)
    with pytest.raises(ZeroDivisionError):
        match.submit("seat-1", [])
    assert trace(match) == before
    match.undo("seat-1")
    assert match.decisions["seat-1"].kind == "bazaar.pitch"


def test_a_failing_chance_outcome_leaves_the_match_as_it_was():
    options = {"first": "stroll", "trouble": "crash-later"}
    match = montjoie.kernel.match.start_match(find("bazaar"), 1, 0, options, live=False)
    match.submit("seat-1", [])
    before = trace(match)
    with pytest.raises(ZeroDivisionError):
        match.decide_chance([1, 2])
    assert trace(match) == before
    assert match.chance is not None


@pytest.mark.parametrize(("trouble", "told"), [("lost", "without a result"), ("stuck", "without a question")])
def test_a_procedure_that_leads_nowhere_is_an_error_not_a_hang(trouble: str, told: str):
    match = montjoie.start("bazaar", 1, options=bazaar.at("fruit", trouble=trouble))
    with pytest.raises(RuntimeError, match=told):
        match.submit("seat-1", "apple")


def test_nobody_is_asked_twice_at_once():
    class Twice(Step, frozen=True):
        stages = ("both",)

        @ask_all
        def both(self, g: Any) -> list[Question]:
            return [Question(g.seats[0], bazaar.Fruit(("a",)), "BZR-RUN-01")] * 2

    match = montjoie.start("bazaar", 1)
    g = Engine(match.engine.game, ("ann",), match.engine.options, match.engine.state, (Twice(),))
    with pytest.raises(RuntimeError, match="asks a seat twice"):
        g.run()


@rule("KER-END-01")
def test_a_match_ends_with_ranking_scores_rule_and_reason():
    match = montjoie.start("bazaar", ["ann", "bob"], options=bazaar.at("fruit"))
    match.submit(*next((s, "apple") for s in match.decisions))
    assert match.result == montjoie.Result(
        [["ann", "bob"]], {"ann": 0, "bob": 0}, "BZR-RUN-02", "market-closed"
    )
    assert match.view(None)["result"]["ranking"] == [["ann", "bob"]]
    assert match.feed(None)[-1].text("fr") == (
        "La partie est finie, closed : ann et bob se partagent la victoire. Scores — ann : 0 et bob : 0."
    )


@rule("KER-END-01")
def test_a_ranking_places_every_seat_once():
    match = montjoie.start("bazaar", ["ann", "bob"])
    for ranking in ([["ann"]], [["ann"], ["ann", "bob"]], [["ann", "bob", "cat"]]):
        with pytest.raises(ValueError, match="does not place every seat once"):
            match.engine.finish(ranking, {}, "BZR-RUN-01", "market-closed")


def test_a_match_knows_its_game_options_and_round():
    match = tourney()
    assert (match.game, match.options, match.round, match.over, match.result) == ("joust", {}, 1, False, None)
    assert repr(match) == "<Match joust ['ann', 'bob', 'cat'] after 1 inputs>"
    assert montjoie.start("bazaar", 1).options == {"first": "fruit", "only": False, "trouble": "none"}


def test_a_decision_tells_itself():
    decision = tourney().decisions["ann"]
    assert repr(decision) == "Decision('ann', 'joust.couch', 'JST-RUN-01')"
    assert decision.text("fr") == "Choisissez une lance."
    assert decision.describe()["space"]["form"] == "one_of"
    assert len(list(decision.candidates(2))) == 2


def test_what_leaves_a_match_is_not_its_inside():
    match = montjoie.start("bazaar", 1, options={"first": "basket"})
    answer = ["apple"]
    match.submit("seat-1", answer)
    answer.append("date")
    match.record()["inputs"][0][1].append("bread")
    match.record()["inputs"].clear()
    match.position()["board"].clear()
    match.view(None)["board"].clear()
    assert match.record()["inputs"] == [["seat-1", ["apple"]]]
    assert montjoie.replay(match.record()).digest() == match.digest()


def test_an_event_without_audience_cannot_be_told():
    class Careless(Event, frozen=True):
        rule = "BZR-RUN-01"

        def apply(self, state: Any) -> None:
            """Nothing."""

    match = montjoie.start("bazaar", 1)
    match.engine.emit(Careless())
    with pytest.raises(AttributeError, match="audience"):
        match.feed(None)


@rule("KER-ASK-01")
def test_odds_are_told_of_legal_answers_alone_and_change_nothing():
    match = tourney()
    seat, decision = next(iter(match.decisions.items()))
    before = trace(match)
    assert match.odds(seat, next(iter(decision.candidates()))) == {}
    for who, answer in (("dan", "1"), (seat, "no such answer")):
        with pytest.raises(montjoie.Refusal):
            match.odds(who, answer)
    assert trace(match) == before


@rule("KER-ASK-05")
def test_an_answer_that_would_replace_a_sealed_one_can_be_checked_first():
    match = montjoie.start("joust", ["ann", "bob"])
    first, second, *_ = match.decisions["ann"].candidates()
    match.submit("ann", first)
    assert "ann" not in match.decisions
    match.decision_of("ann").check(second)
    with pytest.raises(montjoie.Refusal):
        match.decision_of("ann").check("99")
    assert match.engine.sealed == {"ann": first}
    match.submit("ann", second)
    assert match.engine.sealed == {"ann": second}


@rule("KER-ASK-01")
def test_the_decision_of_a_match_is_that_of_the_only_seat_asked():
    several = montjoie.start("joust", ["ann", "bob"])
    assert several.decision is None
    alone = montjoie.start("bazaar", 1)
    assert alone.decision is not None
    assert alone.decision.seat == "seat-1"
    with pytest.raises(montjoie.Refusal, match="not asked"):
        montjoie.start("bazaar", ["ann", "bob"]).decision_of("bob")


@rule("KER-ASK-06")
def test_a_question_with_one_answer_is_put_unless_the_seat_has_preset_it():
    match = montjoie.start("joust", ["ann", "bob"], seed=3)
    riders = match.engine.state.riders
    change(riders, "ann", lances=riders["ann"].lances[:1])
    match.engine.pose_again()
    assert set(match.decisions) == {"ann", "bob"}  # the last lance in hand is asked for, too
    only = next(match.decisions["ann"].candidates())
    twin = match.clone()
    twin.preset_forced("ann")
    assert (twin.inputs[-1], list(twin.decisions)) == (("ann", only), ["bob"])
    match.submit("ann", only)
    assert match.digest() == twin.digest()


@rule("KER-ASK-06")
@pytest.mark.parametrize(("stall", "listed"), [("fruit", True), ("pitch", False), ("stroll", False)])
def test_where_candidates_are_a_choice_no_answer_is_forced(stall: str, listed: bool):
    match = montjoie.start("bazaar", 1, options=bazaar.at(stall))
    assert match.decision is not None
    assert match.decision.space.is_listed() is listed
