"""The thinker: the same worlds for all answers, a budget that is kept, nothing that a seat may not know."""

from __future__ import annotations

import gc
import itertools
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import montjoie
from montjoie import words
from montjoie.bots.conquest.mind import ConquestMind
from montjoie.bots.figurines.mind import FigurinesMind
from montjoie.bots.greedy import Choice, Greedy
from montjoie.bots.thinking import Budget, Mind, Thinker, Value, distinct, reasons, told, weighted
from montjoie.bots.thinking.search import SOME as SOME_WORLDS
from montjoie.bots.thinking.search import Search
from montjoie.bots.thinking.telling import SCOPE, feature_key, in_words
from montjoie.bots.throne.mind import ThroneMind
from montjoie.bots.westeros.mind import WesterosMind
from montjoie.kernel.chance import Stream
from montjoie.kernel.decisions import Question
from montjoie.kernel.worlds import as_match

MINDS: list[Mind] = [ThroneMind(), WesterosMind(), FigurinesMind(), ConquestMind()]
IDS = [mind.game for mind in MINDS]
SOME = 150  # answers of each game


def go_on(match: montjoie.Match, mind: Mind, answers: int) -> None:
    """Let everybody answer quickly for a while."""
    rng = Random(1)
    for _ in range(answers):
        if match.over:
            return
        seat, *_ = match.decisions
        match.submit(seat, mind.quick(match.engine, match.engine.asked[seat], rng))


@pytest.mark.parametrize("mind", MINDS, ids=IDS)
def test_quick_answers_are_legal(mind: Mind):
    go_on(montjoie.start(mind.game, seed=3), mind, SOME)


@pytest.mark.parametrize("mind", MINDS, ids=IDS)
def test_what_a_mind_knows_it_knows_of_kinds_that_are_asked(mind: Mind):
    assert {*mind.quickly, *mind.plans, *mind.variations, *mind.unthought} <= set(montjoie.kinds(mind.game))


@pytest.mark.parametrize("mind", MINDS, ids=IDS)
def test_shortlists_hold_different_legal_answers(mind: Mind):
    match = montjoie.start(mind.game, seed=5)
    for n in range(15):
        seat, *_ = match.decisions
        found = mind.shortlist(match, seat, Random(n), 6)
        assert 1 <= len(found) <= 6
        assert len({repr(choice.answer) for choice in found}) == len(found)
        for choice in found:
            match.decisions[seat].check(choice.answer)
        match.submit(seat, found[n % len(found)].answer)


@pytest.mark.parametrize("mind", MINDS, ids=IDS)
def test_tables_are_told_for_every_seat_and_every_feature(mind: Mind):
    match = montjoie.start(mind.game, seed=5)
    go_on(match, mind, 30)
    told = mind.table(match.engine)
    assert set(told) == set(match.seats)
    assert {len(features) for features in told.values()} == {len(mind.features)}
    assert sum(mind.value.chances(told).values()) == pytest.approx(1)


@pytest.mark.parametrize("mind", MINDS, ids=IDS)
def test_the_same_seed_thinks_the_same_and_keeps_its_budget(mind: Mind):
    match = montjoie.start(mind.game, seed=2)
    seat, *_ = match.decisions
    one, two = (Thinker(mind, 7, Budget(playouts=10), width=4).think(match, seat) for _ in range(2))
    assert one == two
    assert one.playouts <= 10
    assert one.answer == one.considered[0].answer


@pytest.mark.parametrize("mind", MINDS, ids=IDS)
def test_a_thinker_knows_no_more_than_its_seat(mind: Mind):
    """The answer in a world with other secrets is the same, and so is the reason."""
    match = montjoie.start(mind.game, seed=8)
    for n in range(8):
        seat, *_ = match.decisions
        world = montjoie.worlds(match, seat, Stream("elsewhere"))
        here, there = (
            Thinker(mind, n, Budget(playouts=6), width=3, thorough=True).think(m, seat)
            for m in (match, world)
        )
        assert here == there
        go_on(match, mind, 4)


def test_answers_are_compared_in_worlds_that_all_were_played_in():
    match, mind = montjoie.start("throne", 3, seed=2), ThroneMind()
    seat, *_ = match.decisions
    thinking = Thinker(mind, 1, Budget(playouts=23), width=4).think(match, seat)
    first, second, *_ = thinking.considered
    assert first.worlds == second.worlds
    search = Search(mind, match, seat, "again", Budget(playouts=4))
    assert search.playout(first.answer, 0) == search.playout(first.answer, 0), "the same luck again"


def test_variations_of_a_plan_are_legal_and_differ_from_it_in_one_thing():
    match, mind = montjoie.start("throne", 5, seed=2), ThroneMind()
    (kind, vary), seat = next(iter(mind.variations.items())), "stark"
    assert match.decisions[seat].kind == kind
    plan = mind.shortlist(match, seat, Random(1), 1)[0].answer
    found = distinct(vary(match, seat, plan, Random(1)), 20)
    assert len(found) > 5
    for choice in found:
        match.decisions[seat].check(choice.answer)
        changed = [area for area in {*plan, *choice.answer} if plan.get(area) != choice.answer.get(area)]
        assert len(changed) == 1 or sorted(plan[a] for a in changed) == sorted(
            choice.answer[a] for a in changed
        )


@pytest.mark.parametrize("playouts", [1, 30, 120])
def test_a_thorough_player_varies_the_plan_that_seems_best(playouts: int):
    match, mind = montjoie.start("throne", 5, seed=2), ThroneMind()
    width, budget = 3, Budget(playouts=playouts)
    plain = {repr(c.answer) for c in mind.shortlist(match, "stark", Random("1/1"), 2 * width)}
    thinking = Thinker(mind, 1, budget, width, thorough=True).think(match, "stark")
    assert thinking.playouts <= playouts
    assert thinking.answer == thinking.considered[0].answer
    new = [each for each in thinking.considered if repr(each.answer) not in plain]
    assert bool(new) == (playouts > 1), "without the time for it plans are not varied"


def test_seconds_are_kept(monkeypatch: pytest.MonkeyPatch):
    """On a clock that goes on by a thousandth whenever it is looked at; it is, at every answer."""
    now = itertools.count()
    monkeypatch.setattr("montjoie.bots.thinking.search.perf_counter", lambda: next(now) / 1000)
    match = montjoie.start("throne", 5, seed=2)
    seat, *_ = match.decisions
    thinking = Thinker(ThroneMind(), 1, Budget(seconds=1.0)).think(match, seat)
    assert thinking.playouts > 5
    assert next(now) <= 1_010, "a playout does not outlast the time"
    hasty = Thinker(ThroneMind(), 1, Budget(seconds=0.05)).think(match, seat)
    assert hasty.playouts < 5
    assert hasty.considered[-1].worlds == 0, "some answers were not even tried"


class Overheard(Search):
    """A search that notes what is answered in playouts."""

    def __init__(self, *about: Any) -> None:
        super().__init__(*about)
        self.said: list[tuple[str, Any]] = []

    def _reply(self, g: Any, question: Question, *how: Any) -> Any:
        self.said.append((question.seat, super()._reply(g, question, *how)))
        return self.said[-1][1]


def test_an_answer_is_carried_out_by_habit_until_chance_or_others_have_a_say():
    match, mind = montjoie.start("westeros", 2, seed=5), WesterosMind()
    knight, ahead = Greedy(mind.habits), 0
    while ahead < 6:
        seat, *_ = match.decisions
        answer = knight.choose(match, seat)
        if match.decisions[seat].kind == "westeros.take_action" and answer != "pass":
            search = Overheard(mind, match, seat, "s", Budget(playouts=9))
            done, carried = montjoie.worlds(match, seat, Stream("elsewhere"), live=False), []
            done.submit(seat, answer)
            while done.chance is None and list(done.decisions) == [seat]:
                only = done.decisions[seat].space.only()
                reply = knight.choose(done, seat) if only is None else only
                carried += [(seat, reply)] if only is None else []
                done.submit(seat, reply)
            for world in range(3):
                search.said.clear()
                search.playout(answer, world)
                assert search.said[: len(carried)] == carried, "in every world the same"
            ahead += bool(carried)
        match.submit(seat, answer)


def test_a_plan_that_has_become_unlawful_is_dropped():
    match, mind = montjoie.start("westeros", 2, seed=5), WesterosMind()
    seat, *_ = match.decisions
    search, plan = Search(mind, match, seat, "s", Budget(playouts=9)), ["later", "no such thing"]
    g = search.world(0).engine
    match.decisions[seat].check(search._reply(g, g.asked[seat], Random(1), plan))
    assert plan == []


class Hasty(WesterosMind):
    """One who notes who is asked for quick answers."""

    depth = 3  # so that his own turn comes again

    def __init__(self, care: int) -> None:
        super().__init__()
        self.care, self.asked = care, set[str]()  # type: ignore[misc]

    def quick(self, g: Any, question: Question, rng: Random) -> Any:
        self.asked.add(question.seat)
        return super().quick(g, question, rng)


@pytest.mark.parametrize("thorough", [True, False])
def test_who_is_thorough_goes_on_by_habit_and_pays_for_it(thorough: bool):
    match = montjoie.start("westeros", 2, seed=5, options={"plan": "raid_in_the_riverlands"})
    while next(iter(match.decisions.values())).kind != "westeros.take_action":
        seat, decision = next(iter(match.decisions.items()))
        match.submit(seat, next(decision.candidates()))
    (seat,) = match.decisions
    spent = []
    for care in (1, 5):
        mind = Hasty(care)
        thinking = Thinker(mind, "s", Budget(playouts=12), thorough=thorough).think(match, seat)
        assert mind.asked == (set() if thorough else {*match.seats})
        spent.append(thinking.answers)
    assert (spent[1] > spent[0]) == thorough


def to_act(seat: str) -> montjoie.Match:
    """A battle of westeros in which a House is to act for the first time."""
    match = montjoie.start("westeros", 2, seed=5)
    while match.decisions.keys() != {seat} or match.decisions[seat].kind != "westeros.take_action":
        asked, decision = next(iter(match.decisions.items()))
        match.submit(asked, next(decision.candidates()))
    return match


def test_who_is_careful_does_not_count_on_his_own_habits_in_others():
    match, mind = to_act("stark"), WesterosMind()
    mine, theirs = (
        Search(mind, match, seat, "s", Budget(playouts=9), careful=True) for seat in ("stark", "lannister")
    )
    g, later = mine.world(0).engine, 0
    for n in range(16):
        likely = [
            each.answer
            for each in itertools.islice(mind.habits.shortlist(as_match(g), "stark", Random(n)), 3)
        ]
        assert mine._reply(g, g.asked["stark"], Random(n), []) == likely[0]
        guess = theirs._reply(g, g.asked["stark"], Random(n), [])
        assert guess in likely
        later += guess != likely[0]
    assert 1 < later < 15


def test_others_are_not_taken_for_fools():
    """Of what comes to their minds they hardly take what promises much less."""

    class Sober(WesterosMind):
        whim = 1e-3

    match, mind = to_act("stark"), Sober()
    search = Search(mind, match, "lannister", "s", Budget(playouts=9), careful=True)
    g = search.world(0).engine
    first, second, *_ = mind.habits.shortlist(as_match(g), "stark", Random(0))
    assert first.weight > second.weight + 0.01
    for n in range(16):
        assert search._reply(g, g.asked["stark"], Random(n), []) == first.answer


def test_who_is_thorough_looks_at_more_answers():
    class Broad(WesterosMind):
        width, breadth = 2, 4

    match, mind = to_act("stark"), Broad()
    for thorough, number in ((False, 2), (True, 4)):
        thinking = Thinker(mind, 1, Budget(playouts=9), thorough=thorough).think(match, "stark")
        assert len(thinking.considered) == number


class Told(Search):
    """A search that is told what answers are worth."""

    def playout(self, answer: Any, n: int) -> float:
        self.playouts += 1
        return {"good": 0.6, "bad": 0.4, "twin": 0.6, "gamble": 0.1 + 0.9 * (n % 2)}[answer] + 0.01 * (n % 3)


def test_answers_that_cannot_come_to_the_front_any_more_are_given_up():
    match = montjoie.start("throne", 3, seed=2)
    search = Told(ThroneMind(), match, next(iter(match.decisions)), "s", Budget(playouts=400))
    choices = [Choice(answer, 0.0) for answer in ("bad", "gamble", "bad", "good")]
    good, gamble, *bad = search.think(choices, told=False).considered
    assert (good.answer, gamble.answer) == ("good", "gamble")
    assert gamble.worlds > 60
    assert [each.worlds for each in bad] == [SOME_WORLDS, SOME_WORLDS]


@pytest.mark.parametrize(("other", "early"), [("bad", True), ("twin", True), ("gamble", False)])
def test_what_is_clear_is_not_thought_of_any_longer(other: str, early: bool):
    match = montjoie.start("throne", 3, seed=2)
    search = Told(ThroneMind(), match, next(iter(match.decisions)), "s", Budget(playouts=200))
    search.think([Choice(other, 0.0), Choice("good", 0.0)], told=False)
    assert (search.playouts < 100) == early


@pytest.mark.parametrize("mind", MINDS, ids=IDS)
def test_reasons_are_told_in_both_languages(mind: Mind):
    match = montjoie.start(mind.game, seed=3)
    go_on(match, mind, 3)
    thinker = Thinker(mind, 1, Budget(playouts=8), width=3)
    while not (thinking := thinker.think(match, next(iter(match.decisions)))).playouts:
        go_on(match, mind, 1)
    en, fr = (told(mind.game, thinking, lang) for lang in ("en", "fr"))
    assert len(en) == len(fr) > 3
    assert "% to win" in en[0]
    assert "% de chances de gagner" in fr[0]
    assert thinking.line
    assert thinking.line[0].text("fr") in fr


@pytest.mark.parametrize("mind", MINDS, ids=IDS)
def test_every_feature_has_a_name_in_both_languages(mind: Mind):
    for name in mind.features:
        assert all(words.known(SCOPE, feature_key(mind.game, name), lang) for lang in words.LANGUAGES), name


def test_reasons_say_what_an_answer_brings_beside_the_next():
    match, mind = montjoie.start("throne", 3, seed=2), ThroneMind()
    seat, *_ = match.decisions
    thinking = Thinker(mind, 1, Budget(playouts=40), width=4).think(match, seat)
    assert thinking.because
    weights = dict(zip(mind.features, mind.value.weights, strict=True))
    told = reasons("throne", thinking)
    assert len(told.more) + len(told.less) == len(thinking.because)
    assert any(weights.get(name, 0) * by > 0 for name, by in thinking.because.items())


def test_what_is_nearly_sure_is_not_told_as_sure():
    match, mind = montjoie.start("throne", 3, seed=2), ThroneMind()
    thinking = Thinker(mind, 1, Budget(playouts=8), width=3).think(match, next(iter(match.decisions)))
    nearly = replace(thinking, considered=(replace(thinking.considered[0], error=0.003),))
    assert "(± 1)" in told("throne", nearly)[0]


def test_ways_and_empty_answers_are_told_in_words():
    way = [{"turn": -508, "ahead": 10000, "pivot": "centre"}, {"turn": 0, "ahead": 0, "pivot": "centre"}]
    assert in_words("figurines", way, "en") == "5° to the left, 10 inches ahead, no movement"
    assert in_words("figurines", way, "fr") == "5° vers la gauche, 10 pouces en avant, sur place"
    place = {"x": 13450, "y": 3500, "facing": 9000}
    told = "13.45 inches from the west edge, 3.5 inches from the south edge, facing 90°"
    assert in_words("figurines", place, "en") == told
    assert in_words("throne", {}, "fr") == "rien"


def test_a_single_answer_costs_nothing():
    class Sure(ThroneMind):
        def shortlist(self, world: montjoie.Match, seat: str, rng: Random, width: int) -> list[Any]:
            return super().shortlist(world, seat, rng, width)[:1]

    match = montjoie.start("throne", 3, seed=2)
    seat, *_ = match.decisions
    assert Thinker(Sure(), 1).think(match, seat).playouts == 0


def test_chances_grow_with_what_is_weighed():
    chances = Value([1.0, -2.0]).chances({"a": (1, 0), "b": (0, 1), "c": (0, 0)})
    assert chances["a"] > chances["c"] > chances["b"]


def test_weights_are_chances():
    rng = Random(3)
    drawn = [weighted(rng, "abc", (0.0, 3.0, 1.0)) for _ in range(400)]
    assert "a" not in drawn
    assert 250 < drawn.count("b") < 350


def test_levels_are_known_in_every_game_that_has_a_mind():
    for mind in MINDS:
        assert {"page", "squire", "knight", "captain", "marshal", "constable"} <= set(
            montjoie.bots.names(mind.game)
        )
        match = montjoie.start(mind.game, seed=1)
        seat, *_ = match.decisions
        for name in ("page", "squire", "knight", "captain"):
            match.decisions[seat].check(montjoie.bots.make(name, mind.game, 1).choose(match, seat))
    assert distinct([], 3) == []


def test_people_choose_from_levels_that_are_apart():
    offered = {mind.game: montjoie.bots.levels(mind.game) for mind in MINDS}
    assert [game for game, levels in offered.items() if "captain" in levels] == ["throne"]
    for levels in offered.values():
        rated = [rating for rating in levels.values() if rating is not None]
        steps = [better - worse for worse, better in itertools.pairwise(rated)]
        assert len(steps) > 1
        assert min(steps) >= 70, "as three games of five won"
        assert list(levels)[-1] == "constable"


@pytest.mark.parametrize("mind", MINDS, ids=IDS)
def test_thinking_leaves_no_garbage_behind(mind: Mind):
    """Facts point at tables that hold them: nothing but the collector finds them again."""
    match = montjoie.start(mind.game, mind.seats, 3)
    while len(mind.shortlist(match, next(iter(match.decisions)), Random(1), 3)) < 2:
        go_on(match, mind, 1)
    thinker = Thinker(mind, 1, Budget(playouts=24), width=3)
    gc.unfreeze()
    gc.collect()
    assert thinker.think(match, next(iter(match.decisions)), told=False).playouts
    assert gc.collect() < 100
    assert gc.get_freeze_count() == 0
