"""Setting up: games, seats, options, seeds, tables, bots (KER-SET, KER-BOT)."""

from typing import Any

import pytest

import montjoie
from montjoie.kernel import HIDDEN, PUBLIC, Row, State
from montjoie.kernel.game import find
from tests.rule import rule


def problems(raised: pytest.ExceptionInfo[montjoie.OptionError]) -> list[tuple[str, str, str]]:
    return [(problem.path, problem.rule, problem.key) for problem in raised.value.problems]


@rule("KER-SET-01")
@pytest.mark.parametrize(
    ("options", "path"),
    [
        ({"nonsense": 1}, "options"),
        ({"only": "yes"}, "options.only"),
        ({"trouble": "great"}, "options.trouble"),
        ({"first": "nowhere"}, "options.first"),
        ([], "options"),
        ({"\ud800": 1}, "options"),
    ],
)
def test_options_are_those_declared_with_values_of_their_types(options: Any, path: str):
    if options == []:
        with pytest.raises(montjoie.OptionError) as raised:
            find("bazaar").read_options([])
    else:
        with pytest.raises(montjoie.OptionError) as raised:
            montjoie.start("bazaar", 1, options=options)
    assert problems(raised) == [(path, "KER-SET-01", "option-bad")]
    assert raised.value.text("fr").startswith(f"{path}: Cette option est inutilisable")


@rule("KER-SET-02")
@pytest.mark.parametrize(
    ("seats", "key"),
    [
        (1, "seats-number"),
        (5, "seats-number"),
        (-3, "seats-number"),
        pytest.param(10**5000, "seats-number", id="huge"),
        (["a"], "seats-number"),
        (True, "seats-type"),
        ("ab", "seats-type"),
        (2.0, "seats-type"),
        (["a", "a"], "seats-names"),
        (["a", ""], "seats-names"),
        (["a", 7], "seats-names"),
        (["a", "b\n"], "seats-names"),
        (["a", "chance"], "seats-names"),
        (["a", "undo"], "seats-names"),
    ],
)
def test_seats_are_as_many_as_allowed_with_names_of_their_own(seats: Any, key: str):
    with pytest.raises(montjoie.OptionError) as raised:
        montjoie.start("joust", seats)
    assert problems(raised) == [("seats", "KER-SET-02", key)]
    assert raised.value.text("en")


@rule("KER-SET-02")
def test_seats_may_be_named_or_counted_and_default_to_the_most():
    assert montjoie.start("joust", ["Ser Jorah", "a=b"]).seats == ["Ser Jorah", "a=b"]
    assert montjoie.start("joust", 2).seats == ["seat-1", "seat-2"]
    assert len(montjoie.start("joust").seats) == 4


@rule("KER-SET-03")
def test_a_game_must_be_installed():
    with pytest.raises(montjoie.OptionError) as raised:
        montjoie.start("tiddlywinks")
    assert problems(raised) == [("game", "KER-SET-03", "game-unknown")]
    assert "joust" in raised.value.text("fr")


@rule("KER-SET-04")
@pytest.mark.parametrize("seed", [1.5, None, True, 2**64, "a\nb", "\ud800", "x" * 201, [1]], ids=repr)
def test_a_seed_that_no_document_keeps_is_refused(seed: Any):
    with pytest.raises(montjoie.OptionError) as raised:
        montjoie.start("joust", seed=seed)
    assert problems(raised) == [("seed", "KER-SET-04", "seed-bad")]
    with pytest.raises(montjoie.OptionError):
        montjoie.from_position("joust", montjoie.start("joust").position(), seed=seed)


@rule("KER-SET-04")
@pytest.mark.parametrize("seed", [0, -5, 2**64 - 1, "", "Saint-Denis"])
def test_a_seed_is_a_whole_number_or_a_short_text(seed: int | str):
    match = montjoie.start("joust", seed=seed)
    assert montjoie.replay(match.record()).digest() == match.digest()


@rule("KER-BOT-01")
def test_a_bot_must_be_registered_for_the_game():
    with pytest.raises(montjoie.OptionError) as raised:
        montjoie.bots.make("oracle", "joust")
    assert problems(raised) == [("bots", "KER-BOT-01", "bot-unknown")]
    assert "random" in raised.value.text()


@rule("KER-BOT-01")
def test_the_random_bot_plays_a_whole_game_and_the_same_one_again():
    def digest() -> str:
        match = montjoie.start("fencing", 2, seed=4)
        bot = montjoie.bots.make("random", "fencing", seed=9)
        while not match.over:
            for seat in match.decisions:
                match.submit(seat, bot.choose(match, seat))
        return match.digest()

    assert digest() == digest()


def test_a_game_lists_its_kinds_and_rules():
    assert montjoie.kinds("joust") == ["joust.couch"]
    assert montjoie.kinds("fencing") == [
        f"fencing.{kind}" for kind in ("aim", "cheer", "order_uses", "react")
    ]
    assert {"westeros.react", "westeros.order_uses"}.isdisjoint(montjoie.kinds("westeros")), (
        "its own question"
    )
    assert set(montjoie.rules("joust")) == {"JST-SET-01", "JST-RUN-01", "JST-RUN-02", "JST-END-01"}
    assert "KER-ASK-01" in find("joust").rules


def test_a_game_in_one_module_owns_nothing_of_its_neighbours():
    assert find("bazaar").package == "tests.kernel.toys.bazaar"
    assert not any("aim" in kind for kind in find("bazaar").kinds)


class Thing(Row, frozen=True):
    name: str


class Board(State):
    things: dict[str, Thing]
    turn: int = 1
    AUDIENCES = {"things": PUBLIC, "turn": PUBLIC}


class WiderBoard(Board):
    secrets: dict[str, Thing] = {}
    AUDIENCES = {**Board.AUDIENCES, "secrets": HIDDEN}


def test_a_clone_shares_rows_but_no_table():
    board = Board({"a": Thing("a")})
    twin = board.clone()
    twin.things["b"] = Thing("b")
    twin.turn = 2
    assert board == Board({"a": Thing("a")})
    assert twin.things["a"] is board.things["a"]


def test_a_state_that_extends_another_clones_its_own_tables_too():
    Board({}).clone()
    wider = WiderBoard({}, secrets={"a": Thing("a")})
    wider.clone().secrets["b"] = Thing("b")
    assert list(wider.secrets) == ["a"]


def test_a_table_without_an_audience_does_not_exist():
    class Careless(State):
        things: dict[str, Thing]

    with pytest.raises(TypeError, match="no audience, or no table"):
        Careless({}).clone()


def test_a_state_holds_nothing_that_clones_would_share():
    class Sharing(State):
        names: list[str]
        AUDIENCES = {"names": PUBLIC}

    with pytest.raises(TypeError, match="clones would share"):
        Sharing([]).clone()
