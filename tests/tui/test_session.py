"""A match at the terminal from the first question to the ranking, in both languages."""

import re
from pathlib import Path

import pytest

import montjoie
from montjoie.kernel.chance import Stream
from montjoie.tui import Screen
from montjoie.tui.boards import lay
from montjoie.tui.naming import Names
from tests.tui.terminal import Newcomer, Terminal, play, stall, walk

RAW = re.compile(r"\b(ask|event|prompt|throne|usage|help|count|reason)-[a-z-]{3,}")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("game", "people", "seed"), [("joust", 1, 1), ("throne", 1, 3), ("throne", 2, 4)])
def test_a_game_is_played_to_its_end_by_whatever_people_type(game: str, people: int, seed: int, lang: str):
    match = montjoie.start(game, seed=seed)
    terminal = Terminal(Newcomer(match, seed), lang)
    assert play(match, match.seats[:people], terminal).run()
    assert match.over
    assert ("Fin ─" if lang == "fr" else "The end ─") in terminal.shown
    assert montjoie.replay(match.record()).digest() == match.digest()
    assert not RAW.search(terminal.shown), RAW.search(terminal.shown)


def test_the_first_screen_of_throne_fits_eighty_columns():
    for lang in ("en", "fr"):
        match = montjoie.start("throne", seed=2)
        terminal = walk(match, "?", "look winterfell", "look stark", "look robb", "look nowhere", lang=lang)
        wide = [line for line in terminal.shown.splitlines() if len(line) > 80 and " > " not in line]
        assert not wide


def test_the_end_tells_the_ranking_and_the_reason():
    match = stall("fruit")
    told = walk(match, "1", lang="fr").told
    assert "[BZR-RUN-02]" in told
    assert "1. " + ", ".join(f"Joueur {i + 1}" for i in range(len(match.seats))) in told


def test_bots_answer_by_themselves():
    match = montjoie.start("joust", 3, seed=1)
    prompts: list[str] = []

    def first(prompt: str) -> str:
        prompts.append(prompt)
        answer: str = next(match.decisions["seat-2"].candidates())
        return answer

    play(match, ["seat-2"], Terminal(first)).run()
    assert match.over
    assert len(prompts) == 3


def test_undo_takes_the_last_answer_back_and_asks_again():
    match = montjoie.start("bazaar", 1)
    terminal = walk(match, "1", "undo", "2", "quit")
    first = match.view(None)["board"]["bargains"]["1"]
    assert first == {"stall": "fruit", "terms": '"blood orange"'}
    assert terminal.told.count("1 An apple 2 Blood orange") == 2
    assert "takes back an answer. [KER-UND-01]" in terminal.told


def test_undo_beyond_the_answer_of_another_seat_is_refused_with_its_name():
    match = montjoie.start("bazaar", ["ann", "bob"])
    assert "bob has answered since. [KER-UND-01]" in walk(match, "1", "undo", "quit").told


def test_undo_beyond_a_reveal_is_refused_with_its_rule():
    match = montjoie.start("joust", 2, seed=5)
    lance = next(match.decisions["seat-1"].candidates())
    assert "[KER-UND-01]" in walk(match, lance, "undo").told


def test_a_saved_record_replays_and_a_saved_position_loads(tmp_path: Path):
    match = montjoie.start("joust", 2, seed=5)
    record, position = tmp_path / "record.json", tmp_path / "position.json"
    walk(match, f"save {record}", f"position {position}", "save", "quit")
    assert montjoie.replay(record.read_bytes()).digest() == match.digest()
    assert montjoie.from_position("joust", position.read_bytes()).digest() == match.digest()


def test_a_file_that_cannot_be_written_is_said_and_the_game_goes_on(tmp_path: Path):
    told = walk(montjoie.start("joust", 2), f"save {tmp_path}/no/where.json", "save", "quit").told
    assert "cannot be written" in told
    assert "Say which file" in told
    assert "You have left the table." in told


def test_the_rule_behind_the_question_and_any_other_can_be_read():
    match = montjoie.start("throne", seed=1)
    told = walk(match, "why", "rule MAR-06", "rule THR-EX-01", "rule zork", "règle pln-07").told
    for id in (next(iter(match.decisions.values())).rule, "THR-MAR-06", "THR-EX-01", "THR-PLN-07"):
        assert id in told
    assert "There is no rule zork." in told


def test_the_keyboard_is_passed_without_showing_what_others_hold():
    match = montjoie.start("joust", 2, seed=5)
    hands = {s: match.view(s)["board"]["riders"][s]["lances"] for s in match.seats}
    terminal = Terminal(["", hands["seat-1"][0], "", ""], tty=True)
    with pytest.raises(EOFError):
        play(match, ["seat-1", "seat-2"], terminal).run()
    *_, passed, second = terminal.shown.split("\x1b[3J")
    assert "Player 2" in passed
    assert not re.search(r"\d", re.sub(r"Player \d|\x1b\[[\d;]*\w", "", passed))
    for lance in {n for n in hands["seat-1"] if int(n) > 4} - set(hands["seat-2"]):  # they hold 4 each
        assert not re.search(rf"(?<!-)\b{lance}\b", second.partition("Couch")[0])


def test_the_board_follows_the_battle():
    match = montjoie.start("throne", seed=9)
    chance = Stream("battle")
    while not any(d.kind == "throne.choose_card" for d in match.decisions.values()):
        for seat, decision in list(match.decisions.items()):
            match.submit(seat, decision.sample(chance))
    seat, decision = next((s, d) for s, d in match.decisions.items() if d.kind == "throne.choose_card")
    told = walk_as(match, seat, "board", "quit").told
    assert "attacking" in told
    assert "Fight at" in told
    assert "Attacker" in told


def walk_as(match: montjoie.Match, seat: str, *typed: str) -> Terminal:
    terminal = Terminal(typed)
    play(match, [seat], terminal).run()
    return terminal


def test_a_game_without_a_drawing_is_shown_as_tables():
    match = montjoie.start("joust", 2, seed=5)
    terminal = Terminal([])
    board = lay(
        match, "seat-1", Names(montjoie.find("joust"), "en"), Screen(terminal.screen.console, input, "en")
    )
    terminal.screen.show(board.draw())
    own = match.view("seat-1")["board"]["riders"]["seat-1"]["lances"]
    assert ", ".join(own) in terminal.told
    assert board.look("seat-2") is not None
    assert board.look("nobody") is None
