"""Contacts that casualties break, and pushes that mend them."""

from __future__ import annotations

from montjoie.games.conquest.regiments.field import contacts, engaged, fighting, gap
from montjoie.games.conquest.wounds.blocked import PushAttack, counted, parted
from tests.games.conquest.given import answer, at, board, engine, over
from tests.rule import rule

S = 2.441
APART = 10 + 3 * S  # one empty rank between the two
FACES = {"militia_1|raiders_1": "front/rear"}


@rule("CON-BLK-01", "CON-BLK-02", "CON-BLK-03", "CON-RUL-29", "CON-EX-37")
def test_the_active_players_blocked_regiment_is_pushed_into_contact():
    match = at(
        PushAttack(seat="a", before={"militia_1|raiders_1": (3, 3)}),
        "militia 24,10 x3 f3",
        f"raiders 24,{10 + 2 * S} b x3 f3",
        contacts=FACES,
    )
    row = board(match).regiments["militia_1"]
    assert abs(row.y - (10000 + 2441)) <= 2
    assert len(fighting(match.engine, "militia_1", "raiders_1")) == 3
    assert engaged(match.engine, "militia_1")
    assert over(match)


@rule("CON-BLK-01", "CON-RUL-29")
def test_who_still_touches_an_enemy_stays_and_the_other_comes():
    match = at(
        PushAttack(seat="a"),
        "militia 24,10 x3 f3",
        f"raiders 24,{10 + 2 * S} b x3 f3",
        f"raiders 24,{10 - S} b x3 f3",
        contacts=FACES | {"militia_1|raiders_2": "rear/front"},
    )
    assert board(match).regiments["militia_1"].y == 10000
    assert abs(board(match).regiments["raiders_1"].y - (10000 + 2441)) <= 2


@rule("CON-BLK-03")
def test_a_push_goes_aside_as_little_as_restores_the_stands_in_contact():
    aside = 24 + 3.5 * S
    match = at(
        PushAttack(seat="a", before={"militia_1|raiders_1": (1, 1)}),
        "militia 24,10 x3 f3",
        f"raiders {aside},{10 + S} b x3 f3",
        contacts=FACES,
    )
    assert len(fighting(match.engine, "militia_1", "raiders_1")) == 1
    assert gap(match.engine, "militia_1", "raiders_1") <= 10


@rule("CON-BLK-04", "CON-BLK-05")
def test_a_push_that_cannot_be_completed_leaves_both_unengaged():
    match = at(
        PushAttack(seat="a", before={"militia_1|raiders_1": (3, 3)}),
        "militia 24,10 x3 f3",
        f"raiders 24,{10 + 3 * S} b x3 f3",
        f"men_at_arms 24,{10 + 2 * S} x6 f6",
        contacts=FACES,
    )
    assert board(match).regiments["militia_1"].y == 10000
    assert contacts(match.engine, "militia_1") == {}


@rule("CON-BLK-02", "CON-BLK-06")
def test_several_are_pushed_in_the_order_of_the_active_player():
    match = at(
        PushAttack(seat="a"),
        "militia 10,10 x3 f3",
        f"raiders 10,{10 + 2 * S} b x3 f3",
        "militia 30,10 x3 f3",
        f"raiders 30,{10 + 2 * S} b x3 f3",
        contacts=FACES | {"militia_2|raiders_2": "front/rear"},
    )
    answer(match, "choose_push", "militia_2|raiders_2")
    assert over(match)
    assert parted(match.engine) == {}
    assert counted(match.engine) == {"militia_1|raiders_1": (3, 3), "militia_2|raiders_2": (3, 3)}


@rule("CON-GEO-05")
def test_contacts_are_counted_on_both_sides():
    g = engine("militia 24,10 x6 f3", f"raiders 24,{10 + 1.5 * S} b x3 f3", contacts=FACES)
    assert counted(g) == {"militia_1|raiders_1": (3, 3)}
