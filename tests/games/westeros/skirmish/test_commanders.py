"""Choosing commanders for a skirmish (WES-SKI-03, WES-SKI-04)."""

from __future__ import annotations

from itertools import combinations

import pytest

from montjoie.games.westeros.content import load
from montjoie.games.westeros.skirmish import Muster
from montjoie.kernel import Deal
from montjoie.kernel.match import Match
from tests.games.westeros.given import at, board, commander, events, offered, refused
from tests.rule import rule

RAID, BOUNTY = "raid_in_the_riverlands", "bounty_of_the_westerlands"
MAEGE, RICKARD, EDDARD = (commander(name) for name in ("maege", "rickard", "eddard"))
GREATJON, LORD_OF_LAST_HEARTH = commander("greatjon_umber_the"), commander("greatjon_umber_lord")
KEVAN, MOUNTAIN, REAVER = (
    commander(name) for name in ("kevan", "gregor_clegane_the_m", "gregor_clegane_the_r")
)


def mustering(plan: str = RAID) -> Match:
    return at(Muster(), plan=plan, live=False)


@rule("WES-SKI-03", "WES-EX-28")
@pytest.mark.parametrize(
    ("chosen", "refusal"),
    [
        ([RICKARD, GREATJON], ("", "")),
        ([EDDARD, MAEGE], ("", "")),
        ([EDDARD, RICKARD], ("WES-SKI-03", "commanders-too-dear")),
        ([MAEGE, RICKARD, GREATJON], ("WES-SKI-03", "commanders-too-many")),
        ([KEVAN], ("WES-SKI-03", "not-offered")),
    ],
)
def test_at_most_two_commanders_worth_at_most_four(chosen: list[str], refusal: tuple[str, str]) -> None:
    assert refused(mustering(), "stark", chosen) == refusal


@rule("WES-SKI-03")
def test_another_summary_card_has_other_limits() -> None:
    assert refused(mustering(BOUNTY), "stark", [MAEGE, RICKARD, EDDARD]) == ("", "")


@rule("WES-RUL-54")
def test_at_least_one_commander_is_chosen() -> None:
    match = mustering()
    assert refused(match, "stark", []) == ("WES-RUL-54", "commanders-none")
    assert refused(match, "stark", [MAEGE]) == ("", "")


@rule("WES-SKI-04", "WES-RUL-34")
def test_two_versions_of_one_figure_cannot_both_be_chosen() -> None:
    match = mustering()
    assert refused(match, "stark", [GREATJON, LORD_OF_LAST_HEARTH]) == ("WES-SKI-04", "figure-twice")
    assert refused(match, "lannister", [MOUNTAIN, REAVER]) == ("WES-SKI-04", "figure-twice")


@rule("WES-SKI-03")
@pytest.mark.parametrize("house", ["stark", "lannister"])
def test_every_legal_choice_of_commanders_is_offered(house: str) -> None:
    content = load()
    cards = [content.setup_cards[name].commander for name in content.setup_decks[house]]
    leaders = {card.commander: card.value for card in cards if card}
    legal = [
        set(names)
        for size in (1, 2)
        for names in combinations(leaders, size)
        if sum(leaders[name] for name in names) <= 4
        and len({content.commanders[name].figure for name in names}) == size
    ]
    answers = [set(answer) for answer in offered(mustering(), house)]
    assert sorted(map(sorted, answers)) == sorted(map(sorted, legal))


@rule("WES-SKI-03")
def test_both_choose_in_secret_and_reveal_together() -> None:
    seen = []
    for choice in ([MAEGE], [EDDARD]):
        match = mustering()
        match.submit("stark", choice)
        seen.append([(match.view(seat), match.feed(seat)) for seat in ("lannister", None)])
        assert match.decisions.keys() == {"lannister"}
    assert seen[0] == seen[1]
    match.submit("lannister", [KEVAN])
    (told,) = events(match, "commanders_revealed", "lannister")
    assert told["commanders"] == {"stark": [EDDARD], "lannister": [KEVAN]}


@rule("WES-SKI-03")
def test_the_first_to_choose_may_think_again_until_both_have_chosen() -> None:
    match = mustering()
    match.submit("stark", [MAEGE])
    match.undo("stark")
    match.submit("stark", [EDDARD])
    match.submit("lannister", [KEVAN])
    assert events(match, "commanders_revealed")[0]["commanders"]["stark"] == [EDDARD]


@rule("WES-SKI-04")
def test_the_cards_of_chosen_commanders_are_out_of_the_draws() -> None:
    match = mustering()
    match.submit("stark", [MAEGE, RICKARD])
    match.submit("lannister", [KEVAN])
    match.decide_chance([0, 1])  # momentum
    muster = match.engine.running(Muster)
    assert muster.box == ("ss6", "ss7", "ls6")
    assert match.engine.pending_chance == Deal(6)  # of Stark's 8 set-up cards
    assert board(match).units == {}
