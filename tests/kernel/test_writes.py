"""What events declare to write, and that a misspelt name fails as the game is registered."""

import msgspec
import pytest

from montjoie.kernel import (
    Game,
    Its,
    NoOptions,
    PublicEvent,
    Row,
    State,
    Step,
    adds,
    changes,
    places,
    removes,
    serial,
    together,
)
from montjoie.kernel.audiences import PUBLIC
from montjoie.kernel.writes import Write


class Last(Row, frozen=True):
    """Who struck a piece last."""

    by: str = ""


class Piece(Row, frozen=True):
    """A piece on the board."""

    x: int = 0
    y: int = 0
    where: str = "box"
    bearer: str = ""
    foes: tuple[str, ...] = ()
    last: Last = Last()


class Course(Row, frozen=True):
    """How far the game is."""

    round: int = 0
    serial: int = 0


class Board(State):
    """The tables."""

    course: Course
    pieces: dict[str, Piece] = msgspec.field(default_factory=dict)
    AUDIENCES = {"course": PUBLIC, "pieces": PUBLIC}


class Moved(PublicEvent, frozen=True):
    """A piece is put somewhere by somebody."""

    piece: str
    x: int
    y: int
    who: str = ""
    rule = "KER-LOG-01"
    writes = changes("pieces.piece", "x", "y", where="board", bearer=Its("who"))


class Begun(PublicEvent, frozen=True):
    """A round begins."""

    round: int
    rule = "KER-LOG-01"
    writes = changes("course", "round")


class Made(PublicEvent, frozen=True):
    """A piece comes into the game."""

    piece: str
    row: Piece
    rule = "KER-LOG-01"
    writes = places("pieces.piece", serial=True)


class Taken(PublicEvent, frozen=True):
    """A piece leaves the game."""

    piece: str
    rule = "KER-LOG-01"
    writes = removes("pieces.piece")


class Struck(PublicEvent, frozen=True):
    """A piece is hurt, and remembers by whom."""

    piece: str
    wounds: int
    who: str
    rule = "KER-LOG-01"
    writes = together(
        adds("pieces.piece", x=Its("wounds"), foes=Its("who")), changes("pieces.piece.last", by=Its("who"))
    )


def board() -> Board:
    return Board(Course(), {"rook": Piece(), "king": Piece(4, 4)})


def test_an_event_writes_its_own_values_and_fixed_ones_into_the_row_it_names():
    table = board()
    Moved("rook", 3, 5, "ann").apply(table)
    assert table.pieces == {"rook": Piece(3, 5, "board", "ann"), "king": Piece(4, 4)}


def test_values_are_added_and_a_row_inside_a_row_is_written():
    table = board()
    Struck("king", 2, "ann").apply(table)
    Struck("king", 1, "bob").apply(table)
    assert table.pieces["king"] == Piece(7, 4, foes=("ann", "bob"), last=Last("bob"))


def test_a_single_row_needs_no_name():
    table = board()
    Begun(2).apply(table)
    assert table.course == Course(round=2)


def test_a_row_comes_under_its_name_and_goes():
    table = board()
    Made("rook", Piece(1, 1)).apply(table)
    Taken("king").apply(table)
    assert table.pieces == {"rook": Piece(1, 1)}


def test_names_made_during_the_game_are_never_given_twice():
    class G:
        state = board()

    first = serial(G, "pawn")
    Made(first, Piece()).apply(G.state)
    assert (first, serial(G, "pawn")) == ("pawn_1", "pawn_2")


@pytest.mark.parametrize(
    ("write", "unknown"),
    [
        (changes("peices.piece", "x"), ["peices"]),
        (changes("pieces.peice", "x"), ["peice"]),
        (changes("pieces.piece", "z"), ["z", "z"]),
        (changes("pieces.piece", held=True), ["held"]),
        (changes("pieces.piece", bearer=Its("whom")), ["whom"]),
        (changes("course", turn=1), ["turn"]),
        (places("pieces.piece"), ["row"]),
        (removes("pieces.name"), ["name"]),
        (changes("pieces.piece.last", "who"), ["who"]),
        (together(adds("pieces.piece", "x"), changes("course", turn=1)), ["turn"]),
        (changes("pieces.piece", "x", bearer=Its("who")), []),
    ],
)
def test_a_misspelt_name_of_a_table_a_row_or_an_event_is_found(write: Write, unknown: list[str]):
    assert sorted(write.misfits(Moved, Board)) == unknown


def test_a_game_whose_events_write_what_is_not_there_cannot_be_registered():
    class Lone(Row, frozen=True):
        """The only thing on the table."""

    class Bare(State):
        """Tables without pieces."""

        course: Lone
        AUDIENCES = {"course": PUBLIC}

    class Chess(Game[Bare, None, NoOptions]):
        slug, prefix, counts, package = "chess", "CHE", (2,), __name__
        state_type, option_type, opening = Bare, NoOptions, Step

    with pytest.raises(TypeError, match="Moved: no pieces"):
        Chess().check_events()
