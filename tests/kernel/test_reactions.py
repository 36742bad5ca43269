"""Reaction windows: a situation is announced, mandatory effects, then what seats declare (KER-RXN)."""

from typing import Any

import pytest
from msgspec.structs import replace

import montjoie
from montjoie.kernel.match import begun
from montjoie.kernel.reactions import Answered, Usable
from tests.kernel.toys import fencing
from tests.rule import rule


def ring(ann: tuple[str, ...] = (), bob: tuple[str, ...] = (), *, armour: int = 0) -> montjoie.Match:
    """Ann is to strike; both hold the cards given."""
    board: dict[str, Any] = {
        "fighters": {
            "ann": {"seat": "ann", "cards": ann},
            "bob": {"seat": "bob", "cards": bob, "armour": armour},
        }
    }
    position = {"game": "fencing", "seats": ["ann", "bob"], "board": board, "moment": "aim"}
    return montjoie.from_position("fencing", position)


def watch_duel(ann: tuple[str, ...], bob: tuple[str, ...], *, at_once: bool = True) -> montjoie.Match:
    """A window in which both may use what they hold, ann first; `must` cards are used whether they like it
    or not, of the `only` cards a seat has one, a `late` card is of use once another was played."""
    match = ring(ann, bob)
    window = fencing.Onlookers(moment="once" if at_once else "declared")
    engine = match.engine.clone()
    engine.asked, engine.stack = {}, (*match.engine.stack, window)
    return begun(engine, 1)


def kinds(match: montjoie.Match, since: int = 0) -> list[str]:
    return [told["kind"].partition(".")[2] for told in match.feed(None, since)]


def wounds(match: montjoie.Match) -> dict[str, int]:
    return {s: f.wounds for s, f in match.engine.state.fighters.items()}


@rule("KER-RXN-01")
def test_a_situation_nobody_can_answer_just_passes():
    match = ring()
    match.submit("ann", "bob")
    assert kinds(match) == ["aimed", "struck"]
    assert wounds(match) == {"ann": 0, "bob": 1}


@rule("KER-RXN-01")
def test_what_was_announced_may_be_cancelled_before_it_happens():
    match = ring(bob=("parry-1", "riposte-1"))
    match.submit("ann", "bob")
    assert kinds(match) == ["aimed"], "announced, not yet happened"
    assert list(match.decisions["bob"].candidates()) == ["pass", "parry-1"]
    match.submit("bob", "parry-1")
    match.submit("bob", "pass")
    assert kinds(match) == ["aimed", "played"]
    assert wounds(match)["bob"] == 0
    assert match.decisions["bob"].kind == "fencing.aim", "no window after what did not happen"


@rule("KER-RXN-01")
def test_what_has_happened_may_be_answered():
    match = ring(bob=("riposte-1", "blank-1"))
    match.submit("ann", "bob")
    match.submit("bob", "pass")
    assert kinds(match) == ["aimed", "struck"]
    match.submit("bob", "riposte-1")
    assert wounds(match) == {"ann": 1, "bob": 1}


@rule("KER-RXN-01")
def test_a_reaction_may_be_answered_in_its_turn():
    match = ring(ann=("parry-1",), bob=("riposte-1",))
    match.submit("ann", "bob")
    match.submit("bob", "pass")
    match.submit("bob", "riposte-1")
    assert list(match.decisions["ann"].candidates()) == ["pass", "parry-1"]
    assert [type(step) for step in match.engine.stack].count(fencing.Reply) == 2
    match.submit("ann", "parry-1")
    assert wounds(match) == {"ann": 0, "bob": 1}


@rule("KER-RXN-01")
def test_forced_effects_come_before_optional_ones():
    match = ring(bob=("parry-1",), armour=1)
    match.submit("ann", "bob")
    assert kinds(match) == ["aimed", "dented"]
    assert list(match.decisions) == ["bob"]
    match.submit("bob", "pass")
    match.submit("bob", "pass")
    assert wounds(match)["bob"] == 0, "the dent took the wound"


@rule("KER-RXN-02")
def test_a_seat_is_asked_by_public_facts_even_if_it_can_only_pass():
    match = ring(bob=("blank-1",))
    match.submit("ann", "bob")
    assert list(match.decisions["bob"].candidates()) == ["pass"]


@rule("KER-ROL-01")
def test_who_looks_ahead_does_not_wonder_what_a_seat_might_hold():
    match = ring(bob=("blank-1",))
    roll, guesses = match.rollout(), list[str]()

    def guess(window: fencing.Reply, g: Any, seat: str, used: tuple[str, ...]) -> bool:
        guesses.append(seat)
        return True

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fencing.Reply, "expects", guess)
        roll.take("ann", "bob")
        assert not guesses, "nobody reads whom it asks"
        match.submit("ann", "bob")
        assert guesses
    while not match.over:  # of two, each can only aim at the other
        ((seat, decision),) = match.decisions.items()
        match.submit(seat, decision.space.only())
    assert match.digest() == roll.digest()


@rule("KER-RXN-02")
def test_what_a_seat_holds_does_not_show_in_who_is_asked():
    views = []
    for card in ("blank-1", "parry-1", "riposte-1"):
        match = ring(bob=(card,))
        match.submit("ann", "bob")
        views.append(match.view("ann"))
    assert views[0] == views[1] == views[2]


@rule("KER-RXN-03")
def test_a_seat_has_a_reaction_once_in_a_window():
    match = ring(bob=("parry-1", "parry-2"))
    match.submit("ann", "bob")
    match.submit("bob", "parry-1")
    fighter = match.engine.state.fighters["bob"]
    match.engine.state.fighters["bob"] = replace(
        fighter, cards=("parry-1", "parry-2")
    )  # it comes back to hand
    match.engine.pose_again()
    assert list(match.decisions["bob"].candidates()) == ["pass", "parry-2"]


@rule("KER-RXN-03")
def test_who_had_nothing_to_use_when_its_turn_came_has_passed():
    match = watch_duel(ann=("late-1",), bob=("early-1",))
    assert list(match.decisions) == ["bob"]
    match.submit("bob", "early-1")
    assert match.decisions["ann"].kind == "fencing.aim", "whatever bob did, ann has had her turn"


@rule("KER-RXN-03")
def test_what_was_declared_works_when_all_have_spoken_the_first_seats_first():
    match = watch_duel(ann=("early-1", "early-2"), bob=("early-3",), at_once=False)
    for seat, card in (("ann", "early-1"), ("ann", "early-2"), ("bob", "early-3")):
        assert kinds(match) == []
        match.submit(seat, card)
    assert [told["facts"]["card"] for told in match.feed(None)] == ["early-1", "early-3", "early-2"]


@rule("KER-RXN-03")
def test_of_what_is_limited_a_seat_uses_one():
    match = watch_duel(ann=("only-1", "only-2", "early-1"), bob=(), at_once=False)
    match.submit("ann", "only-1")
    assert list(match.decisions["ann"].candidates()) == ["silent", "early-1"]


@rule("KER-RXN-04")
def test_a_window_has_its_own_word_for_passing_and_a_preset_knows_it():
    match = watch_duel(ann=("early-1",), bob=("early-2",))
    match.preset_pass("ann")
    assert list(match.decisions) == ["bob"]
    assert match.record()["inputs"] == [["ann", "silent"]]
    match.submit("bob", "silent")
    assert match.decisions["ann"].kind == "fencing.aim"


@rule("KER-RXN-02")
def test_a_window_opens_only_where_somebody_might_speak():
    g = ring(bob=("blank-1",)).engine
    for window in (
        fencing.Onlookers(moment="once"),
        fencing.Reply(moment=fencing.Blow("ann", "bob", "before")),
        fencing.Reply(moment=fencing.Blow("bob", "ann", "before")),
    ):
        window.open(g)
    assert g.pushed == [
        fencing.Onlookers(moment="once"),
        fencing.Reply(moment=fencing.Blow("ann", "bob", "before")),
    ], "bob shows a card or may hold a parry; ann holds nothing"


@rule("KER-RXN-01")
def test_several_mandatory_effects_of_a_seat_happen_in_the_order_it_chooses():
    match = watch_duel(ann=("must-1", "must-2"), bob=("must-3",))
    assert match.decisions["ann"].kind == "fencing.order_uses"
    match.submit("ann", ["must-2", "must-1"])
    assert [told["facts"]["card"] for told in match.feed(None)] == ["must-2", "must-1", "must-3"]


@rule("KER-RXN-05")
def test_what_was_used_leaves_a_trace_that_no_feed_tells():
    match = ring(bob=("parry-1", "blank-1"), armour=1)
    match.submit("ann", "bob")
    match.submit("bob", "parry-1")
    traces = [logged.event for logged in match.engine.log if isinstance(logged.event, Answered)]
    assert [(trace.window, trace.seat, trace.use, trace.forced) for trace in traces] == [
        ("Reply", "bob", "dent", True),
        ("Reply", "bob", "parry-1", False),
    ]
    assert "answered" not in kinds(match)


@rule("KER-RXN-04")
def test_a_seat_that_preset_to_pass_passes_by_itself_and_the_record_knows():
    match = ring(bob=("parry-1",))
    match.preset_pass("bob")
    match.submit("ann", "bob")
    assert wounds(match)["bob"] == 1
    assert match.record()["inputs"] == [["ann", "bob"], ["bob", "pass"], ["bob", "pass"]]
    assert montjoie.replay(match.record()).digest() == match.digest()


@rule("KER-RXN-04")
def test_a_preset_takes_effect_at_once_and_can_be_lifted():
    match = ring(bob=("parry-1",))
    match.submit("ann", "bob")
    match.preset_pass("bob")
    assert match.decisions["bob"].kind == "fencing.aim", "a preset passes in windows only"
    match.preset_pass("bob", on=False)
    match.submit("bob", "ann")
    match.submit("ann", "bob")
    assert match.decisions["bob"].kind == "fencing.react"


@rule("KER-RXN-04")
def test_a_preset_pass_can_be_taken_back():
    match = ring(bob=("parry-1",))
    match.submit("ann", "bob")
    before = match.digest()
    match.preset_pass("bob")
    match.preset_pass("bob", on=False)
    match.undo("bob")
    match.undo("bob")
    assert match.digest() == before


@rule("KER-RXN-04")
def test_only_a_seat_of_the_table_can_preset():
    with pytest.raises(montjoie.Refusal, match="no seat cat"):
        ring().preset_pass("cat")


@rule("KER-RXN-03")
def test_a_plain_use_may_be_passed_over_and_runs_its_step():
    g = ring().engine
    use = Usable("ann", "early-1", fencing.Show(owner="ann", card="early-1"))
    assert (use.key(), use.forced(g), use.limited(g)) == ("early-1", False, False)
    use.begin(g)
    assert g.pushed == [use.step]
