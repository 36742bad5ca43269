"""Chapter 4.3: the Activation phase, turns and activations (FIG-RND-01 to FIG-RND-07, FIG-RND-14)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.figurines import timing
from montjoie.games.figurines.events import UnitRemoved, WoundsSuffered
from montjoie.games.figurines.round import Battle, Round
from montjoie.games.figurines.rounds.turns import Activation, ActivationPhase, ready
from montjoie.games.figurines.state import G, Lasting
from montjoie.games.figurines.timing import Standing
from montjoie.games.figurines.timing.hooks import Rules, hook
from montjoie.kernel import PUBLIC, Step
from montjoie.kernel.match import Match
from tests.games.figurines.given import answer, asked, at, board, engine, events, offered, over, refused, told
from tests.rule import rule

SWORDS = "stark_sworn_swords 12,6"
BOWMEN = "stark_bowmen 24,6"
GUARDS = "lannister_guardsmen 12,42 @180 owner=b"
HALBERDS = "lannister_halberdiers 24,42 @180 owner=b"
FOUR = {"swords": SWORDS, "bowmen": BOWMEN, "guards": GUARDS, "halberds": HALBERDS}


def activate(match: Match, unit: str) -> None:
    """Activate a unit and let it forgo its action."""
    answer(match, unit)
    if asked(match, "choose_action"):
        answer(match, "forgo")
    elif asked(match, "claim_zone"):
        answer(match, "nothing")


class Bell(Standing, frozen=True):
    """Tells of every turn and round window by letting somebody ring a bell."""

    stages = ("ring",)
    windows = ("turn_start", "turn_end", "unit_activated", "activation_end", "round_start", "ncu_activated")

    @classmethod
    def uses(cls, g: G, moment: timing.Moment) -> Any:
        yield cls(moment=moment, owner=moment.player)

    def ring(self, g: G) -> None:
        """Note the window."""
        BELLS.append((self.moment.window, self.moment.player))

    def forced(self, g: G) -> bool:
        """By itself."""
        return True


BELLS: list[tuple[str, str]] = []


@pytest.fixture
def bells(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """The windows of turns and rounds, as they open."""
    for id in list(timing.registry):
        monkeypatch.delitem(timing.registry, id)
    monkeypatch.setattr(Bell, "of", "bell", raising=False)
    monkeypatch.setitem(timing.registry, "bell", Bell)
    monkeypatch.setattr(timing.situation, "_standing", {})
    monkeypatch.setattr(timing.situation, "_waiting", {})
    BELLS.clear()
    return BELLS


@rule("FIG-RND-02")
def test_players_take_turns_the_first_player_first() -> None:
    match = at(ActivationPhase(), FOUR, first="b", active="b")
    order = []
    for unit in ("guards", "swords", "halberds", "bowmen"):
        order.append(asked(match, "activate_unit"))
        activate(match, unit)
    assert order == ["b", "a", "b", "a"]
    assert over(match)


@rule("FIG-RND-03")
def test_a_turn_is_start_effects_an_activation_an_action_and_end_effects(bells: list[Any]) -> None:
    match = at(ActivationPhase(), {"swords": SWORDS, "guards": GUARDS})
    assert bells == [("turn_start", "a")]
    answer(match, "swords")
    assert bells[1:] == [("unit_activated", "a")]
    assert asked(match, "choose_action") == "a"
    answer(match, "forgo")
    assert bells[2:] == [("activation_end", "a"), ("turn_end", "a"), ("turn_start", "b")]


@rule("FIG-RND-03")
def test_an_ncu_is_a_unit_that_can_be_activated() -> None:
    match = at(ActivationPhase(), {"swords": SWORDS, "guards": GUARDS}, ncus={"sansa": "sansa_stark"})
    assert offered(match) == ["swords", "sansa"]
    answer(match, "sansa")
    assert asked(match, "claim_zone") == "a"


@rule("FIG-RND-03")
@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ("guards", ("FIG-RND-03", "unit-not-yours")),
        ("ghosts", ("FIG-RND-03", "no-such-unit")),
        ("late", ("FIG-RND-03", "unit-not-in-play")),
        ("done", ("FIG-RND-07", "unit-activated-before")),
    ],
)
def test_only_an_own_unit_in_play_can_be_activated(wrong: str, told: tuple[str, str]) -> None:
    units = {"swords": SWORDS, "guards": GUARDS, "done": BOWMEN + " activated", "late": SWORDS + " reserve"}
    assert refused(at(ActivationPhase(), units), "a", wrong) == told


@rule("FIG-RND-04")
def test_who_has_a_unit_left_cannot_pass() -> None:
    match = at(ActivationPhase(), {"swords": SWORDS, "guards": GUARDS})
    assert "pass" not in offered(match)
    assert refused(match, "a", "pass") == ("FIG-RND-04", "pass-not-allowed")


@rule("FIG-RND-05")
def test_who_has_no_unit_left_passes_until_the_others_are_done() -> None:
    units = {"swords": SWORDS, "guards": GUARDS, "halberds": HALBERDS}
    match = at(ActivationPhase(), units)
    activate(match, "swords")
    activate(match, "guards")
    assert asked(match, "activate_unit") == "b"  # the turn of a was passed without a question
    assert events(match, "turn_passed") == [{"player": "a"}]
    assert board(match).players["a"].passed
    activate(match, "halberds")
    assert over(match)


@rule("FIG-RND-05", "FIG-RUL-03")
def test_a_passed_turn_still_has_its_windows(bells: list[Any]) -> None:
    match = at(ActivationPhase(), {"swords": SWORDS + " activated", "guards": GUARDS})
    assert bells == [("turn_start", "a"), ("turn_end", "a"), ("turn_start", "b")]
    assert asked(match, "activate_unit") == "b"


@rule("FIG-RND-06")
def test_the_phase_ends_when_every_unit_was_activated() -> None:
    done = {name: text + " activated" for name, text in FOUR.items()}
    assert over(at(ActivationPhase(), done))
    assert not over(at(ActivationPhase(), done, ncus={"sansa": "sansa_stark"}))
    assert over(at(ActivationPhase(), done, ncus={"sansa": "sansa_stark activated"}))


@rule("FIG-RND-06")
def test_units_off_the_table_or_destroyed_do_not_hold_up_the_phase() -> None:
    units = {"swords": SWORDS + " lost", "bowmen": BOWMEN + " reserve", "guards": GUARDS + " activated"}
    assert over(at(ActivationPhase(), units))


@rule("FIG-RND-07")
def test_a_unit_that_acted_or_forwent_its_action_has_an_activation_token() -> None:
    match = at(ActivationPhase(), FOUR)
    activate(match, "swords")
    assert board(match).units["swords"].activated
    activate(match, "guards")
    assert offered(match) == ["bowmen"]


@rule("FIG-RND-01", "FIG-RND-14")
def test_a_round_opens_with_its_effects_the_first_player_being_active(bells: list[Any]) -> None:
    match = at(Round(), FOUR, first="b", active="a", round=2)
    assert board(match).course.round == 3
    assert board(match).course.phase == "activation"
    assert bells == [("round_start", "b"), ("turn_start", "b")]
    assert asked(match, "activate_unit") == "b"


@rule("FIG-RND-01")
def test_clean_up_follows_the_activation_phase() -> None:
    units = {"swords": SWORDS, "guards": GUARDS + " activated"}
    match = at(Round(), units)
    activate(match, "swords")
    assert board(match).course.phase == "cleanup"
    assert over(match)


@rule("FIG-RND-13")
def test_a_new_round_follows_the_clean_up_of_the_last_one() -> None:
    units = {name: text + " activated" for name, text in FOUR.items()}
    match = at(Battle(at="play"), units, round=2)  # nobody has anything to do in round 3
    assert told(match, "round_begun", "round") == [{"round": 3}, {"round": 4}]
    assert asked(match, "activate_unit") == "b"  # the token has passed
    assert offered(match) == ["guards", "halberds"]


@rule("FIG-RND-03")
def test_a_unit_destroyed_when_it_is_activated_does_not_act(monkeypatch: pytest.MonkeyPatch) -> None:
    def fall(self: Rules, g: G, unit: str) -> None:
        g.emit(WoundsSuffered(unit, 12, 0, 0))
        g.emit(UnitRemoved(unit))

    monkeypatch.setattr(type(hook(engine())), "activated", fall)
    match = at(Activation(unit="swords"), FOUR)
    assert over(match)


@rule("FIG-GLO-05", "FIG-GLO-04")
def test_effects_of_an_activation_do_not_work_in_free_actions(bells: list[Any]) -> None:
    from montjoie.games.figurines.actions.acting import FreeAction

    units = {"swords": SWORDS + " activated", "guards": GUARDS}
    match = at(FreeAction(unit="swords", actions=("maneuver",)), units)
    assert asked(match, "choose_free_action") == "a"  # though it was activated before
    answer(match, "maneuver")
    answer(match, [{"turn": 0, "ahead": 1000}])
    assert over(match)
    assert bells == []
    assert board(match).units["swords"].y == 7000


@rule("FIG-GLO-04")
def test_a_free_action_does_not_use_up_the_activation() -> None:
    from montjoie.games.figurines.actions.acting import FreeAction

    match = at(FreeAction(unit="swords", actions=("maneuver",)), FOUR)
    answer(match, "decline")
    assert not board(match).units["swords"].activated
    assert "swords" in ready(match.engine, "a")


class LeaveTheTurn(Step, frozen=True):
    """Something else to do in a turn."""

    stages = ("leave",)
    audience = PUBLIC

    def leave(self, g: G) -> None:
        """Nothing happens."""


@pytest.fixture
def other_things(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mode in which players may always do something else in a turn."""

    def options(self: Rules, g: G, player: str) -> dict[str, Step]:
        return {"something": LeaveTheTurn()}

    monkeypatch.setattr(type(hook(engine())), "turn_options", options)


@rule("FIG-CLA-11")
def test_where_a_turn_can_be_used_otherwise_all_must_pass_in_succession(other_things: None) -> None:
    match = at(ActivationPhase(), {"swords": SWORDS, "guards": GUARDS + " activated"})
    assert offered(match) == ["swords", "something"]
    activate(match, "swords")
    assert (asked(match, "activate_unit"), offered(match)) == ("b", ["something", "pass"])
    answer(match, "pass")
    answer(match, "something")
    assert asked(match, "activate_unit") == "b"  # one pass is not enough: a did something since
    answer(match, "pass")
    answer(match, "pass")
    assert over(match)


@rule("FIG-RUL-62")
def test_what_holds_until_the_end_of_the_turn_ends_after_its_last_window(bells: list[Any]) -> None:
    held = {
        "t": Lasting("no_cards", "y", "a", ("swords",), until="turn"),
        "r": Lasting("no_cards", "y", "a", ("swords",), until="round"),
    }
    match = at(ActivationPhase(), FOUR, lasting=held)
    activate(match, "swords")
    assert list(board(match).lasting) == ["r"]
    told = [event["kind"].partition(".")[2] for event in match.feed(None)]
    assert told.index("lasting_ended") < len(told) - 1 - told[::-1].index("turn_begun")
