"""What a careful player is warned of (KER-ANS-06)."""

from __future__ import annotations

from montjoie.games.throne.action_phase.marches import MarchOrders
from montjoie.games.throne.planning_phase.assign import AssignOrders
from montjoie.kernel.match import Match
from tests.games.throne.given import at
from tests.rule import rule


def warned(match: Match, seat: str, answer: object) -> list[str]:
    """The messages of the warnings."""
    return [warning.key for warning in match.decisions[seat].warnings(answer)]


def from_harrenhal(tokens: dict[str, str] | None = None) -> Match:
    """Stark marches from Harrenhal, a castle that is nobody's home."""
    return at(MarchOrders(), armies={"harrenhal": "stark FF"}, orders={"harrenhal": "march_0"}, tokens=tokens)


@rule("KER-ANS-06", "THR-CTL-03")
def test_a_castle_left_without_garrison_or_token_is_warned_of():
    match = from_harrenhal()
    assert warned(match, "stark", {"harrenhal": {"riverrun/footman": 2}}) == ["warn-castle-left"]
    assert warned(match, "stark", {"harrenhal": {"riverrun/footman": 1}}) == []
    assert warned(match, "stark", {"harrenhal": {"riverrun/footman": 2, "power": 1}}) == []
    (warning,) = match.decisions["stark"].warnings({"harrenhal": {"riverrun/footman": 2}})
    assert "Harrenhal" in warning.text("en")
    assert warning.text("fr") != warning.text("en")


@rule("KER-ANS-06", "THR-CTL-02")
def test_a_home_and_a_castle_with_a_token_are_left_without_a_warning():
    home = at(MarchOrders(), armies={"winterfell": "stark F"}, orders={"winterfell": "march_0"})
    assert warned(home, "stark", {"winterfell": {"karhold/footman": 1}}) == []
    marked = from_harrenhal(tokens={"harrenhal": "stark"})
    assert warned(marked, "stark", {"harrenhal": {"riverrun/footman": 2}}) == []


@rule("KER-ANS-06")
def test_what_is_refused_is_not_warned_of():
    assert warned(from_harrenhal(), "stark", {"harrenhal": {"riverrun/footman": 9}}) == []


@rule("KER-ANS-06", "THR-RAI-02", "THR-RAI-06")
def test_a_raid_that_reaches_nobody_is_warned_of():
    armies = {"harrenhal": "stark F", "karhold": "stark F", "riverrun": "lannister F"}
    match = at(AssignOrders(), armies=armies)
    assert warned(match, "stark", {"karhold": "raid", "harrenhal": "raid"}) == ["warn-idle-raid"]
    assert warned(match, "stark", {"karhold": "march_0"}) == []
