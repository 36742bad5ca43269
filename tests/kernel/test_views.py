"""Views, feeds and sampled worlds: what a seat may know (KER-WLD)."""

from typing import Any

import pytest

import montjoie
from montjoie.games.throne.events import DeckShuffled
from montjoie.kernel import HIDDEN, PUBLIC, Event, Row
from montjoie.kernel.chance import Stream
from montjoie.kernel.plain import plain, whole, written
from montjoie.kernel.views import feed, unfold
from tests.kernel.laying import lay
from tests.kernel.toys import flawed
from tests.rule import rule


def tourney() -> montjoie.Match:
    return montjoie.start("joust", ["ann", "bob"], seed=6)


def test_a_seat_sees_its_own_and_a_spectator_nobodys():
    match = tourney()
    held = list(match.engine.state.riders["ann"].lances)
    assert match.view("ann")["board"]["riders"]["ann"]["lances"] == held
    for onlooker in ("bob", None):
        assert match.view(onlooker)["board"]["riders"]["ann"] == {"seat": "ann", "held": 4, "points": 0}
    assert match.view("bob")["decision"]["kind"] == "joust.couch"
    assert match.view(None)["decision"] is None


def test_a_row_hidden_from_a_seat_is_not_in_its_view():
    class Shy(flawed.Table):
        AUDIENCES = {**flawed.Table.AUDIENCES, "hands": HIDDEN, "deck": HIDDEN}

    match = montjoie.start("flawed")
    state = match.engine.state
    match.engine.state = Shy(state.hands, state.deck)
    assert match.view("seat-1")["board"] == {"hands": {}, "deck": None, "pot": {}, "posed": 0}


def test_a_view_is_what_is_seen_written_as_json():
    match = tourney()
    for onlooker in ("ann", "bob", None):
        assert plain(match.inside.seen(onlooker)) == match.view(onlooker)


@pytest.mark.parametrize(("game", "table"), [("westeros", "ground"), ("throne", "armies")])
def test_a_view_belongs_to_whoever_asked_for_it(game: str, table: str):
    match = montjoie.start(game, seed=1)
    view, again = match.view(None), match.view(None)
    assert view == again == plain(match.view(None))
    for row in view["board"][table].values():
        for field in row:
            row[field] = None
    view["steps"][0]["at"] = "nowhere"
    assert match.view(None) == again


@rule("KER-VIW-01")
def test_a_view_has_every_field_those_at_their_defaults_too():
    class Stall(Row, frozen=True):
        owner: str = ""
        goods: tuple[str, ...] = ()
        price: int = 0

    told = {"owner": "", "goods": [], "price": 0}
    assert plain(written(Stall())) == whole(Stall()) == told
    assert whole({1: (Stall(), None)}) == {"1": [told, None]}
    assert plain(Stall()) == {}  # positions and digests leave defaults out
    for game in ("throne", "westeros", "figurines", "conquest"):
        match = montjoie.start(game)
        for name, table in match.view(None)["board"].items():
            rows = getattr(match.engine.state, name)
            if match.engine.state.AUDIENCES[name] is PUBLIC and isinstance(rows, dict):
                for key, row in table.items():
                    assert not isinstance(row, dict) or set(row) == set(rows[key].__struct_encode_fields__)


def test_a_feed_goes_on_where_somebody_stopped_reading():
    match = tourney()
    rng = Stream(6, 1)
    told, read = len(match.feed("bob")), len(match.engine.log)
    while not match.over:
        for seat, decision in match.decisions.items():
            match.submit(seat, decision.sample(rng))
        later = feed(match.engine, "bob", told, read)
        assert later == match.feed("bob", told)
        told, read = told + len(later), len(match.engine.log)
    assert told == len(match.feed("bob"))


@pytest.mark.parametrize("look", ["view", "feed"])
def test_only_seats_of_the_table_and_spectators_look(look: str):
    strangers: tuple[Any, ...] = ("cat", "", 3, [])
    for stranger in strangers:
        with pytest.raises(montjoie.Refusal, match="KER-ASK-01"):
            getattr(tourney(), look)(stranger)


def for_ann(g: Any, event: Any, seat: str | None) -> Any:
    return event if seat == "ann" else None


def test_a_feed_tells_each_seat_what_it_may_know_numbered_for_itself():
    class Whispered(Event, frozen=True):
        rule = "JST-RUN-01"
        audience = for_ann

        def apply(self, state: Any) -> None:
            """Nothing."""

    class Shouted(Event, frozen=True):
        rule = "JST-RUN-01"
        audience = PUBLIC

        def apply(self, state: Any) -> None:
            """Nothing."""

    match = tourney()
    match.engine.emit(Whispered())
    match.engine.emit(Shouted(), "JST-END-01")
    told = {seat: [(t["n"], t["kind"], t["rule"]) for t in match.feed(seat)] for seat in ("ann", "bob")}
    assert told["ann"][1:] == [(1, "joust.whispered", "JST-RUN-01"), (2, "joust.shouted", "JST-END-01")]
    assert told["bob"][1:] == [(1, "joust.shouted", "JST-END-01")]
    assert match.feed("bob", since=1) == match.feed("bob")[1:]
    assert match.feed("ann", since=99) == []


def test_dealt_cards_are_told_to_their_owner_alone():
    match = tourney()
    assert list(match.feed("ann")[0]["facts"]["hands"]) == ["ann"]
    assert match.feed(None)[0] == {
        "n": 0,
        "kind": "joust.dealt",
        "rule": "JST-SET-01",
        "depth": 0,
        "head": False,
        "facts": {"hands": {}},
    }


@rule("KER-WLD-01")
def test_a_world_looks_to_its_seat_like_the_match_and_differs_elsewhere():
    match = tourney()
    hands = set()
    for n in range(30):
        world = montjoie.worlds(match, "ann", Stream(n))
        assert {**world.view("ann"), "seed_hash": ""} == {**match.view("ann"), "seed_hash": ""}
        hands.add(world.engine.state.riders["bob"].lances)
    assert len(hands) > 20


@rule("KER-WLD-01")
def test_a_world_asks_the_others_by_the_hands_they_hold_there():
    match = tourney()
    for n in range(10):
        world = montjoie.worlds(match, "ann", Stream(n))
        assert tuple(world.decisions["bob"].candidates()) == world.engine.state.riders["bob"].lances


@rule("KER-WLD-01", "KER-ASK-05")
def test_a_world_draws_the_sealed_answers_of_others_anew_and_keeps_the_seats_own():
    match = montjoie.start("joust", ["ann", "bob", "cat"], seed=6)
    match.submit("ann", next(match.decisions["ann"].candidates()))
    match.submit("bob", next(match.decisions["bob"].candidates()))
    sealed = set()
    for n in range(20):
        world = montjoie.worlds(match, "ann", Stream(n))
        assert world.engine.sealed["ann"] == match.engine.sealed["ann"]
        assert world.engine.sealed["bob"] in world.engine.state.riders["bob"].lances
        sealed.add(world.engine.sealed["bob"])
    assert len(sealed) > 5


@rule("KER-WLD-01")
def test_chance_to_come_is_another_in_each_world_and_the_match_is_left_alone():
    match = tourney()
    before = match.record()
    rolls = set()
    for n in range(20):
        world = montjoie.worlds(match, None, Stream(n))
        while not world.over:
            for seat, decision in world.decisions.items():
                world.submit(seat, next(decision.candidates()))
        rolls.add(str(world.inputs[-1]))
    assert len(rolls) > 5
    assert match.record() == before


@rule("KER-WLD-01")
def test_the_same_generator_samples_the_same_world():
    match = tourney()
    one, two = (montjoie.worlds(match, "ann", Stream("w")) for _ in range(2))
    assert one.record() == two.record()


@rule("KER-WLD-01", "KER-REC-01")
def test_a_world_has_a_record_that_starts_where_it_was_sampled():
    match = tourney()
    match.submit("bob", next(match.decisions["bob"].candidates()))
    world = montjoie.worlds(match, "ann", Stream(1))
    world.submit("ann", next(world.decisions["ann"].candidates()))
    record = world.record()
    assert record["start"]["sealed"].keys() == {"bob"}
    assert montjoie.replay(record).digest() == world.digest()
    assert world.feed(None)[0]["kind"] == "joust.ridden", "the log begins here too"


@rule("KER-WLD-01")
def test_a_game_whose_steps_hide_something_deals_the_stack_anew(monkeypatch: pytest.MonkeyPatch):
    match = montjoie.start("flawed", options={"flaw": "hiding-step"}, seed=1)
    while not any(isinstance(step, flawed.Brood) for step in match.engine.stack):
        for seat, decision in match.decisions.items():
            match.submit(seat, list(decision.candidates())[-1])

    def redeal(self: Any, g: Any, seat: str | None, rng: Any) -> dict[str, Any]:
        return {"stack": (*g.stack[:-1], g.stack[-1].but(card="card-99"))}

    monkeypatch.setattr(flawed.Flawed, "redeal", redeal)
    world = montjoie.worlds(match, "seat-1", Stream(1))
    assert world.engine.stack[-1].card == "card-99"  # type: ignore[attr-defined]
    assert match.view("seat-1")["steps"] == world.view("seat-1")["steps"]


def test_a_branch_starts_a_match_of_its_own_here():
    match = tourney()
    branch = montjoie.Match(match.inside.branch("other"))
    assert branch.digest() == match.digest()
    assert branch.record()["inputs"] == []
    for seat, decision in branch.decisions.items():
        branch.submit(seat, next(decision.candidates()))
    assert branch.digest() != match.digest()
    assert montjoie.replay(branch.record()).digest() == branch.digest()


@rule("KER-VIW-01")
@pytest.mark.parametrize(
    ("game", "inputs"), [("throne", 90), ("westeros", 60), ("figurines", 40), ("conquest", 40)]
)
def test_the_table_unfolds_event_by_event_for_every_seat(game: str, inputs: int):
    match = montjoie.start(game, seed=3)
    bot = montjoie.bots.make("random", game, 3)
    onlookers = (*match.seats, None)
    boards = {seat: match.view(seat)["board"] for seat in onlookers}
    written = 0
    for _ in range(inputs):
        tables, skip = match.engine.state.clone(), len(match.engine.log)
        asked = next(iter(match.decisions))
        match.submit(asked, bot.choose(match, asked))
        for seat in onlookers:
            changes = unfold(match.engine, seat, tables, skip)
            assert changes is not None
            assert len(changes) == len(feed(match.engine, seat, 0, skip))
            for each in changes:
                written += len(each)
                lay(boards[seat], plain(each))
            if changes:
                assert boards[seat] == match.view(seat)["board"]
            boards[seat] = match.view(seat)["board"]
    assert written


@rule("KER-VIW-01", "KER-UND-01")
def test_nothing_unfolds_where_an_answer_was_taken_back():
    match = tourney()
    tables, skip = match.engine.state.clone(), len(match.engine.log)
    match.submit("ann", next(match.decisions["ann"].candidates()))
    match.undo("ann")
    assert unfold(match.engine, "ann", tables, skip) is None


@rule("KER-VIW-01")
def test_what_looks_the_same_to_a_seat_is_no_change_to_it():
    match = montjoie.start("throne", seed=1)
    tables, skip = match.engine.state.clone(), len(match.engine.log)
    deck = next(iter(tables.decks))
    match.engine.emit(DeckShuffled(deck, tuple(reversed(tables.decks[deck].cards))))
    assert unfold(match.engine, None, tables, skip) == [{}]
