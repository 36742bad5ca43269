"""Strategic sites of the Green Fork (WES-GEN-04)."""

from __future__ import annotations

from typing import Any

from montjoie.games.westeros.content import load
from montjoie.games.westeros.phases.command import PlayerTurn
from montjoie.games.westeros.state import Token
from montjoie.kernel.match import Match
from tests.games.westeros.given import at, board, events, offered, refused
from tests.games.westeros.plans.moments import Prepare
from tests.rule import rule

PLAN = "battle_of_the_green_fork"
SITES = tuple(load().plans[PLAN].objectives)


def laid(strategic: tuple[str, ...] = ("site_1",), among: tuple[str, ...] = ("site_1", "site_2")) -> Any:
    """Tokens face down on sites, and the sites."""
    entries = load().plans[PLAN].objectives
    tokens = {
        f"strategy_{name}": Token(
            "strategy",
            entries[name].hex,
            "strategic" if name in strategic else "decoy",
            owner="stark",
            face_up=False,
        )
        for name in among
    }
    return {"plan": PLAN, "tokens": tokens, "objectives": {name: entries[name].hex for name in among}}


def turn_ends(units: dict[str, str], house: str = "stark", **board: Any) -> Match:
    """The end of a House's turn with these units on the sites 3,8 (site 1) and 5,7 (site 2)."""
    return at(PlayerTurn(house=house, at="end"), units, **board)


@rule("WES-GEN-04")
def test_stark_puts_five_strategic_tokens_and_three_decoys_face_down() -> None:
    match = at(Prepare(), plan=PLAN)
    match.submit("stark", list(SITES[3:]))
    tokens = board(match).tokens
    assert [tokens[f"strategy_{site}"].face for site in SITES] == ["decoy"] * 3 + ["strategic"] * 5
    assert not any(token.face_up for token in tokens.values())
    assert [token.hex for token in tokens.values()] == [
        entry.hex for entry in load().plans[PLAN].objectives.values()
    ]


@rule("WES-GEN-04")
def test_exactly_five_sites_are_strategic() -> None:
    match = at(Prepare(), plan=PLAN)
    assert refused(match, "stark", list(SITES[:4])) == ("WES-GEN-04", "wrong-number")
    assert len(offered(match, "stark")) == 56


@rule("WES-GEN-04")
def test_lannister_and_onlookers_see_where_strategy_tokens_lie_but_not_what_they_are() -> None:
    views = []
    for choice in (SITES[:5], SITES[3:]):
        match = at(Prepare(), plan=PLAN)
        match.submit("stark", list(choice))
        views.append([(match.view(seat), match.feed(seat)) for seat in ("lannister", None)])
        assert match.view("stark")["board"]["tokens"]["strategy_site_4"]["face"] == "strategic"
        assert "face" not in match.view("lannister")["board"]["tokens"]["strategy_site_4"]
    assert views[0] == views[1]


@rule("WES-GEN-04", "WES-VIC-08")
def test_a_strategic_token_under_a_stark_unit_is_turned_up_and_the_site_is_controlled() -> None:
    match = turn_ends({"s1": "host green 3,8"}, **laid())
    assert board(match).tokens["strategy_site_1"].face_up
    assert board(match).objectives["site_1"].control == "stark"
    assert not board(match).tokens["strategy_site_2"].face_up


@rule("WES-GEN-04")
def test_a_decoy_under_a_stark_unit_is_removed_and_nobody_controls_its_site() -> None:
    match = turn_ends({"s1": "host green 5,7"}, **laid())
    assert events(match, "token_turned_up") == [
        {"token": "strategy_site_2", "kind": "strategy", "hex": "5,7", "face": "decoy"}
    ]
    assert "strategy_site_2" not in board(match).tokens
    assert board(match).objectives["site_2"].control == ""
    later = turn_ends({"l1": "guards green 5,7"}, "lannister", **laid(among=("site_1",)))
    assert board(later).objectives["site_1"].control == ""


@rule("WES-GEN-04")
def test_a_lannister_unit_turns_no_strategy_token_up() -> None:
    match = turn_ends({"l1": "guards green 3,8"}, "lannister", **laid())
    assert not board(match).tokens["strategy_site_1"].face_up
    assert board(match).objectives["site_1"].control == ""


@rule("WES-GEN-04", "WES-RUL-75")
def test_a_stark_unit_that_stands_on_a_site_at_the_end_of_a_lannister_turn_turns_it_up() -> None:
    match = turn_ends({"s1": "host green 3,8"}, "lannister", **laid())
    assert board(match).tokens["strategy_site_1"].face_up


@rule("WES-GEN-04", "WES-VIC-08")
def test_a_revealed_site_goes_to_the_last_house_that_occupied_it() -> None:
    told = laid()
    told["tokens"]["strategy_site_1"] = Token("strategy", "3,8", "strategic", owner="stark")
    told["objectives"]["site_1"] = ("3,8", "stark")
    match = turn_ends({"l1": "guards green 3,8"}, "lannister", **told)
    assert board(match).objectives["site_1"].control == "lannister"


@rule("WES-GEN-04")
def test_turning_a_strategy_token_up_cannot_be_undone() -> None:
    match = turn_ends({"s1": "host green 3,8"}, **laid())
    revealed = [logged.event for logged in match.engine.log if logged.event.reveals]
    assert [type(event).__name__ for event in revealed] == ["TokenTurnedUp"]
