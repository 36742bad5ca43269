"""What audiences let a seat see, and how rows are written anew."""

from typing import Any

import pytest

from montjoie.kernel import Notice, PublicEvent, Row, change, counted, private, unfolded
from montjoie.kernel.events import Event


class Hand(Row, frozen=True):
    """Cards of somebody."""

    owner: str
    cards: tuple[str, ...] = ()
    rank: int = 0


class Placed(PublicEvent, frozen=True):
    """A hand is put on the table."""

    name: str
    row: Hand
    rule = "KER-END-01"


class Announced(Notice, frozen=True):
    """Something is said."""

    rule = "KER-END-01"


HAND = Hand("ann", ("ace", "king"))
COUNTED = counted(cards="size")


def test_counted_things_are_told_by_their_number_with_all_else():
    assert COUNTED(None, HAND, "ann") == {"owner": "ann", "rank": 0, "size": 2}


@pytest.mark.parametrize(("seat", "owner"), [("ann", True), ("bob", False), (None, False)])
def test_a_private_thing_is_whole_for_its_owner_alone(seat: str | None, owner: bool):
    seen = private(lambda g, hand: hand.owner, COUNTED)(None, HAND, seat)
    assert (seen is HAND) == owner
    assert owner or seen == COUNTED(None, HAND, seat)


def test_a_thing_of_nobody_is_not_a_spectators():
    nobodys: Any = Hand(None, ("ace",))  # type: ignore[arg-type]
    assert private(lambda g, hand: hand.owner, COUNTED)(None, nobodys, None)["size"] == 1


def test_an_unfolded_event_tells_its_row_field_by_field():
    seen = unfolded(None, Placed("first", HAND), None)  # type: ignore[arg-type]
    assert seen == {"name": "first", "owner": "ann", "cards": ("ace", "king"), "rank": 0}


def test_a_row_is_changed_in_its_table_and_nowhere_else():
    table, other = {"a": HAND}, {"a": HAND}
    change(table, "a", rank=3)
    assert (table["a"].rank, table["a"].cards) == (3, HAND.cards)
    assert other == {"a": HAND}


def test_events_without_a_rule_are_bases_and_not_events_of_a_game():
    assert Placed in Event.named
    assert Announced in Event.named
    assert PublicEvent not in Event.named
    assert Notice not in Event.named


def test_a_notice_writes_nothing():
    table = {"a": HAND}
    Announced().apply(table)
    assert table == {"a": HAND}
