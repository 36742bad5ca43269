"""Chapters 4.22 and 4.26, and playing cards: windows, and the Orders, cards and abilities that answer them.

The effects here stand in for those of real cards: what they do is leave a mark, so that tests see who used
what in which order.
"""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.figurines import timing
from montjoie.games.figurines.events import Counted
from montjoie.games.figurines.powers import decks
from montjoie.games.figurines.state import G, Lasting
from montjoie.games.figurines.timing import Ability, Card, Moment, PlayCard, Standing, UseOrder
from montjoie.kernel import PUBLIC, Step
from montjoie.kernel.match import Match
from tests.games.figurines.given import (
    answer,
    asked,
    at,
    board,
    engine,
    events,
    field,
    offered,
    over,
    refused,
    resume,
    waiting,
)
from tests.rule import rule

FEROCITY = "northern_ferocity"  # a card of Stark: when a unit attacks, before dice
WEAKNESS = "exploit_weakness"  # Lannister, of Tywin: the same trigger
TYWIN = {"faction": "lannister", "commander": "tywin_lannister_lord_of_casterly_rock"}
FOR_THE_NORTH = "for_the_north"  # an Order of Eddard: the same trigger
BEFORE = "attack_before_dice"
EDDARD = "stark_sworn_swords 24,10 +eddard_stark_lord_of_winterfell"
TARGET = "lannister_guardsmen 24,14.8 @180 owner=b"


class Mark:
    """Leaves a mark when it works."""

    of = ""
    owner = ""
    source = ""

    def mark(self, g: G) -> None:
        """`did/OWNER/WHAT`."""
        g.emit(Counted(f"did/{self.owner}/{self.of}", 1))


class MarkCard(Card, Mark, frozen=True):
    stages = ("mark",)
    mark = Mark.mark


class MarkAbility(Ability, Mark, frozen=True):
    stages = ("mark",)
    mark = Mark.mark


class Announce(Step, frozen=True):
    """Opens a window."""

    moment: Moment
    stages = ("open",)
    audience = PUBLIC

    def open(self, g: G) -> None:
        timing.open_window(g, self.moment)


def stand_in(patch: pytest.MonkeyPatch, id: str, base: type = MarkCard, **more: Any) -> None:
    """Let an effect that leaves a mark stand in for a card or ability."""
    name = f"Mark{id.title().replace('_', '')}"
    made: Any = type(name, (base,), {"__module__": __name__, **more}, frozen=True)
    made.of = id
    patch.setitem(timing.registry, id, made)


@pytest.fixture(autouse=True)
def nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """No other effect is known: what a window offers is what a test puts there."""
    for id in list(timing.registry):
        monkeypatch.delitem(timing.registry, id)
    monkeypatch.setattr(timing.situation, "_standing", {})
    monkeypatch.setattr(timing.situation, "_waiting", {})


ATTACK = Moment(BEFORE, unit="swords", other="guards", player="a", kind="melee")


def situation(moment: Moment = ATTACK, **more: Any) -> Match:
    """Two units in contact, at a window."""
    units = more.pop("units", {"swords": EDDARD, "guards": TARGET})
    return at(Announce(moment=moment), units, players={"b": TYWIN}, **more)


def done(match: Match) -> list[str]:
    """Who did what, in order."""
    return [key.removeprefix("did/") for key in counted(match) if key.startswith("did/")]


def counted(match: Match) -> list[str]:
    """What was counted, in order; only what it leads to is told."""
    log = (logged.event for logged in match.engine.log)
    return [event.what for event in log if isinstance(event, Counted)]


# Who may answer, in which order.


@rule("FIG-EX-19", "FIG-TIM-01", "FIG-ORD-04")
@pytest.mark.parametrize("used", [f"card:{FEROCITY}", f"ability:swords/{FOR_THE_NORTH}"])
def test_one_order_or_one_card_for_a_trigger_not_both(monkeypatch: pytest.MonkeyPatch, used: str) -> None:
    stand_in(monkeypatch, FEROCITY)
    stand_in(monkeypatch, FOR_THE_NORTH, MarkAbility)
    match = situation(hands={"a": [FEROCITY]})
    assert offered(match) == ["pass", f"ability:swords/{FOR_THE_NORTH}", f"card:{FEROCITY}"]
    answer(match, used)
    assert over(match)
    assert done(match) == ["a/" + used.rpartition("/")[2].rpartition(":")[2]]


@rule("FIG-TIM-01")
def test_two_cards_cannot_answer_one_trigger(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, FEROCITY)
    stand_in(monkeypatch, "martial_superiority")
    match = situation(hands={"a": [FEROCITY, FEROCITY, "martial_superiority"]})
    answer(match, f"card:{FEROCITY}")
    assert over(match)
    assert board(match).hands["a"].cards == (FEROCITY, "martial_superiority")


@rule("FIG-TIM-03")
def test_abilities_that_are_no_orders_are_not_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, FEROCITY)
    stand_in(monkeypatch, "perseverance_and_valor", MarkAbility)
    granted = Lasting("abilities", "x", "a", ("swords",), until="game", keywords=("perseverance_and_valor",))
    match = situation(hands={"a": [FEROCITY]}, lasting={"l": granted})
    answer(match, f"card:{FEROCITY}")
    answer(match, "ability:swords/perseverance_and_valor")
    assert over(match)
    assert done(match) == [f"a/{FEROCITY}", "a/perseverance_and_valor"]


@rule("FIG-EX-20", "FIG-TIM-05")
def test_the_active_player_declares_first_and_the_other_knows_what(monkeypatch: pytest.MonkeyPatch) -> None:
    for card in (FEROCITY, WEAKNESS):
        stand_in(monkeypatch, card)
    match = situation(hands={"a": [FEROCITY], "b": [WEAKNESS]})
    assert asked(match, "use_effect") == "a"
    answer(match, f"card:{FEROCITY}")
    assert asked(match, "use_effect") == "b"
    window = match.view("b")["steps"][-1]
    assert window["declared"] == [["a", f"card:{FEROCITY}"]]
    answer(match, f"card:{WEAKNESS}")
    assert done(match) == [f"a/{FEROCITY}", f"b/{WEAKNESS}"]


@rule("FIG-EX-20", "FIG-TIM-05")
def test_in_the_turn_of_the_other_player_he_declares_first(monkeypatch: pytest.MonkeyPatch) -> None:
    for card in (FEROCITY, WEAKNESS):
        stand_in(monkeypatch, card)
    match = situation(hands={"a": [FEROCITY], "b": [WEAKNESS]}, active="b")
    assert asked(match, "use_effect") == "b"


@rule("FIG-EX-21", "FIG-TIM-05")
def test_who_has_passed_cannot_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    for card in (FEROCITY, WEAKNESS):
        stand_in(monkeypatch, card)
    match = situation(hands={"a": [FEROCITY], "b": [WEAKNESS]})
    answer(match, "pass")
    answer(match, f"card:{WEAKNESS}")
    assert over(match)
    assert done(match) == [f"b/{WEAKNESS}"]


@rule("FIG-TIM-06")
def test_declared_effects_resolve_alternately_the_active_players_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ids = ("perseverance_and_valor", "stark_fury", "motley_armaments", "rains_of_castamere")
    granted = {}
    for i, id in enumerate(ids):
        unit = "swords" if i < 2 else "guards"
        stand_in(monkeypatch, id, MarkAbility, waits=classmethod(lambda cls, g, window: window == BEFORE))
        granted[id] = Lasting("abilities", "x", "a", (unit,), until="game", keywords=(id,))
    match = situation(lasting=granted)
    for id in ids[:2]:
        answer(match, f"ability:swords/{id}")
    for id in ids[2:]:
        answer(match, f"ability:guards/{id}")
    assert done(match) == [f"a/{ids[0]}", f"b/{ids[2]}", f"a/{ids[1]}", f"b/{ids[3]}"]


@rule("FIG-TIM-06", "FIG-TIM-08")
def test_a_mandatory_effect_does_not_cost_the_active_player_the_first_place(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ids = ("perseverance_and_valor", "stark_fury", "motley_armaments")
    granted = {}
    for id, unit, must in zip(ids, ("swords", "swords", "guards"), (True, False, False), strict=True):
        opens = classmethod(lambda cls, g, window: window == BEFORE)
        stand_in(monkeypatch, id, MarkAbility, waits=opens, forced=lambda self, g, must=must: must)
        granted[id] = Lasting("abilities", "x", "a", (unit,), until="game", keywords=(id,))
    match = situation(lasting=granted)
    answer(match, f"ability:swords/{ids[1]}")
    answer(match, f"ability:guards/{ids[2]}")
    assert done(match) == [f"a/{ids[0]}", f"a/{ids[1]}", f"b/{ids[2]}"]


@rule("FIG-TIM-07", "FIG-RUL-23")
def test_with_more_players_the_order_is_clockwise_from_the_active_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stand_in(monkeypatch, "planning_and_insight")
    neutral = {"faction": "neutral"}
    match = at(
        Announce(moment=ATTACK),
        {"swords": EDDARD, "guards": TARGET},
        seats=("a", "b", "c"),
        players={"a": neutral, "b": neutral, "c": neutral},
        hands={seat: ["planning_and_insight"] for seat in "abc"},
        active="b",
    )
    order = []
    while not over(match):
        order += list(match.decisions)
        answer(match, "pass")
    assert order == ["b", "c", "a"]


# One trigger or two.


@rule("FIG-EX-22", "FIG-TIM-02", "FIG-CMD-06")
def test_a_trigger_is_a_situation_whatever_the_wording(monkeypatch: pytest.MonkeyPatch) -> None:
    """One card waits for any attack, the other for ranged ones: after defense dice they are one trigger."""

    def ranged(self: Any, g: G) -> bool:
        return bool(self.moment.kind == "ranged")

    for id, more in (("wrath_of_the_warrior", {}), (WEAKNESS, {"fits": ranged})):
        waits = classmethod(lambda cls, g, window: window == "defense_after_dice")
        stand_in(monkeypatch, id, MarkCard, waits=waits, **more)
    moment = Moment("defense_after_dice", unit="swords", other="guards", player="a", kind="ranged")
    match = situation(moment, hands={"b": [WEAKNESS, "wrath_of_the_warrior"]})
    assert len(offered(match)) == 3
    answer(match, f"card:{WEAKNESS}")
    assert over(match)
    assert done(match) == [f"b/{WEAKNESS}"]


@rule("FIG-TIM-02")
def test_what_waits_for_another_situation_cannot_be_used(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, FEROCITY)
    stand_in(monkeypatch, "swift_advance")
    match = situation(hands={"a": [FEROCITY, "swift_advance"]})
    assert "card:swift_advance" not in offered(match)
    assert refused(match, "a", "card:swift_advance") == ("FIG-TIM-02", "effect-not-now")


@rule("FIG-TIM-09")
def test_the_limit_counts_for_each_occurrence_of_a_trigger(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, FEROCITY)
    tables = field({"swords": EDDARD, "guards": TARGET}, hands={"a": [FEROCITY, FEROCITY]})
    match = resume(tables, Announce(moment=ATTACK), Announce(moment=ATTACK))
    answer(match, f"card:{FEROCITY}")
    answer(match, f"card:{FEROCITY}")
    assert done(match) == [f"a/{FEROCITY}", f"a/{FEROCITY}"]


# Mandatory effects.


@rule("FIG-TIM-08")
def test_mandatory_effects_happen_though_everybody_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, FEROCITY)
    stand_in(monkeypatch, "lance", MarkAbility)
    granted = Lasting("abilities", "x", "a", ("guards",), until="game", keywords=("lance",))
    match = situation(hands={"a": [FEROCITY]}, lasting={"l": granted})
    assert done(match) == ["b/lance"]  # before anybody is asked
    answer(match, "pass")
    assert over(match)


@rule("FIG-TIM-04")
def test_the_owner_of_several_mandatory_effects_puts_them_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    for id in ("lance", "berserker_axes"):
        stand_in(monkeypatch, id, MarkAbility)
    granted = Lasting("abilities", "x", "b", ("guards",), until="game", keywords=("lance", "berserker_axes"))
    match = situation(lasting={"l": granted})
    assert asked(match, "order_effects") == "b"
    assert len(offered(match)) == 2
    answer(match, ["ability:guards/berserker_axes", "ability:guards/lance"])
    assert done(match) == ["b/berserker_axes", "b/lance"]


@rule("FIG-TIM-04")
def test_optional_effects_of_one_player_resolve_as_he_declares_them(monkeypatch: pytest.MonkeyPatch) -> None:
    ids = ("stark_fury", "perseverance_and_valor")
    for id in ids:
        stand_in(monkeypatch, id, MarkAbility)
    match = situation(lasting={"l": Lasting("abilities", "x", "a", ("swords",), until="game", keywords=ids)})
    for id in reversed(ids):
        answer(match, f"ability:swords/{id}")
    assert done(match) == [f"a/{id}" for id in reversed(ids)]


@rule("FIG-TIM-08", "FIG-RUL-104")
def test_a_mandatory_effect_whose_reason_has_gone_does_not_happen(monkeypatch: pytest.MonkeyPatch) -> None:
    def kill(self: Any, g: G) -> None:
        g.emit(Counted("did/" + self.owner + "/lance", 1))

    def alone(self: Any, g: G) -> bool:
        return not g.state.tally.get("did/b/lance")

    stand_in(monkeypatch, "lance", MarkAbility, mark=kill)
    stand_in(monkeypatch, "berserker_axes", MarkAbility, fits=alone)
    granted = Lasting("abilities", "x", "b", ("guards",), until="game", keywords=("lance", "berserker_axes"))
    match = situation(lasting={"l": granted})
    answer(match, ["ability:guards/lance", "ability:guards/berserker_axes"])
    assert done(match) == ["b/lance"]


@rule("FIG-RUL-104")
def test_a_card_that_no_longer_fits_does_not_happen_and_stays_in_hand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fresh(self: Any, g: G) -> bool:
        return not g.state.tally.get(f"did/a/{FEROCITY}")

    stand_in(monkeypatch, FEROCITY)
    stand_in(monkeypatch, WEAKNESS, fits=fresh)
    match = situation(hands={"a": [FEROCITY], "b": [WEAKNESS]})
    answer(match, f"card:{FEROCITY}")
    answer(match, f"card:{WEAKNESS}")
    assert over(match)
    assert done(match) == [f"a/{FEROCITY}"]
    assert board(match).hands["b"].cards == (WEAKNESS,)


# Orders.


@rule("FIG-ORD-01")
def test_an_order_is_used_once_per_round(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, FOR_THE_NORTH, MarkAbility)
    tables = field({"swords": EDDARD, "guards": TARGET})
    match = resume(tables, Announce(moment=ATTACK), Announce(moment=ATTACK))
    answer(match, f"ability:swords/{FOR_THE_NORTH}")
    assert board(match).units["swords"].orders == (FOR_THE_NORTH,)
    assert over(match)  # the second attack asks nobody
    assert done(match) == [f"a/{FOR_THE_NORTH}"]


@rule("FIG-ORD-02")
def test_each_unit_has_its_own_order(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, FOR_THE_NORTH, MarkAbility)
    units = {"swords": f"{EDDARD} order={FOR_THE_NORTH}", "more": EDDARD.replace("24,10", "36,10")}
    match = situation(units=units)
    assert offered(match) == ["pass", f"ability:more/{FOR_THE_NORTH}"]


@rule("FIG-ORD-03", "FIG-EX-02")
def test_an_order_may_be_declined_and_stays_unused(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, FOR_THE_NORTH, MarkAbility)
    match = situation()
    answer(match, "pass")
    assert over(match)
    assert board(match).units["swords"].orders == ()
    assert done(match) == []


@rule("FIG-ORD-01")
def test_an_order_that_is_answered_does_not_work_but_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    def cancel(self: Any, g: G) -> None:
        g.revise(UseOrder, cancelled=True)

    stand_in(monkeypatch, FOR_THE_NORTH, MarkAbility)
    stand_in(
        monkeypatch,
        "counterplot",
        MarkCard,
        waits=classmethod(lambda cls, g, window: window == "order_used"),
        mark=cancel,
    )
    match = situation(hands={"b": ["counterplot"]})
    answer(match, f"ability:swords/{FOR_THE_NORTH}")
    assert asked(match, "use_effect") == "b"
    answer(match, "card:counterplot")
    assert over(match)
    assert done(match) == []
    assert board(match).units["swords"].orders == (FOR_THE_NORTH,)
    assert events(match, "card_cancelled") == [{"player": "a", "card": FOR_THE_NORTH}]


@rule("FIG-ORD-03")
def test_an_order_of_a_unit_off_the_table_cannot_be_used(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, FOR_THE_NORTH, MarkAbility)
    assert over(situation(units={"swords": EDDARD + " reserve", "guards": TARGET}))


# Tactics cards.


@rule("FIG-CMD-05")
def test_a_card_goes_face_up_to_the_discard_pile(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, FEROCITY)
    match = situation(hands={"a": [FEROCITY]})
    answer(match, f"card:{FEROCITY}")
    assert board(match).hands["a"].cards == ()
    assert match.view("b")["board"]["players"]["a"]["discard"] == [FEROCITY]


@rule("FIG-CMD-05")
def test_a_card_is_played_at_its_trigger_only(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, FEROCITY)
    assert over(situation(Moment("turn_start", player="a"), hands={"a": [FEROCITY]}))


@rule("FIG-TIM-10")
def test_a_card_that_answers_a_card_resolves_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, FEROCITY)
    stand_in(monkeypatch, "counterplot")
    match = situation(hands={"a": [FEROCITY], "b": ["counterplot"]})
    answer(match, f"card:{FEROCITY}")
    assert asked(match, "use_effect") == "b"
    answer(match, "card:counterplot")
    assert done(match) == ["b/counterplot", f"a/{FEROCITY}"]


@rule("FIG-TIM-10")
def test_a_cancelled_card_has_no_effect_and_is_spent(monkeypatch: pytest.MonkeyPatch) -> None:
    def cancel(self: Any, g: G) -> None:
        g.revise(PlayCard, cancelled=True)

    stand_in(monkeypatch, FEROCITY)
    stand_in(monkeypatch, "counterplot", MarkCard, mark=cancel)
    match = situation(hands={"a": [FEROCITY], "b": ["counterplot"]})
    answer(match, f"card:{FEROCITY}")
    answer(match, "card:counterplot")
    assert done(match) == []
    assert board(match).players["a"].discard == (FEROCITY,)


@rule("FIG-CMD-07")
def test_a_zone_counts_when_the_card_resolves() -> None:
    ncus = {"s": "sansa_stark combat", "c": "cersei_lannister crown owner=b", "v": "catelyn_stark"}
    g = engine({}, ncus=ncus)
    assert decks.controls(g, "a", "combat") == 1
    assert decks.controls(g, "a", "crown", "wealth") == 0
    assert decks.controls(g, "b", "crown", "combat") == 1


@rule("FIG-CMD-08")
def test_losing_the_commanders_unit_leaves_his_cards_in_the_deck() -> None:
    from montjoie.games.figurines.powers import decks

    g = engine({"guards": "lannister_guardsmen owner=b lost -tywin_lannister_lord"}, players={"b": TYWIN})
    assert WEAKNESS in decks.composition(g, "b")
    assert decks.full(g, "b").count(WEAKNESS) == 2


@rule("FIG-CHG-12")
def test_who_may_play_no_cards_is_not_asked_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, FEROCITY)
    barred = Lasting("no_cards", "FIG-CHG-12", "a", ("a",), until="action")
    assert over(situation(hands={"a": [FEROCITY]}, lasting={"l": barred}))


# Secrets.


def test_whether_a_player_is_asked_does_not_tell_what_he_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, FEROCITY)
    match = situation(hands={"a": ["swift_advance"]})
    assert asked(match, "use_effect") == "a"
    assert offered(match) == ["pass"]


def test_nobody_is_asked_for_a_card_of_which_every_copy_was_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, FEROCITY)
    seen = {"a": {"discard": (FEROCITY, FEROCITY)}, "b": TYWIN}
    units = {"swords": EDDARD, "guards": TARGET}
    assert over(at(Announce(moment=ATTACK), units, hands={"a": ["swift_advance"]}, players=seen))


def test_an_empty_hand_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, FEROCITY)
    match = situation()
    assert over(match), waiting(match)


class Horn(Standing, Mark, frozen=True):
    """A rule that works like an effect."""

    stages = ("mark",)
    windows = (BEFORE,)
    mark = Mark.mark

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Any:
        yield cls(moment=moment, owner="b", source="guards")


def test_a_rule_may_wait_for_a_window_like_an_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    Horn.of = "horn"
    monkeypatch.setitem(timing.registry, "horn", Horn)
    match = situation()
    assert offered(match) == ["pass", "rule:horn/guards"]
    answer(match, "rule:horn/guards")
    assert done(match) == ["b/horn"]
