"""Chapter 7: what players see, and worlds dealt anew for those who think ahead."""

from __future__ import annotations

from collections import Counter

import montjoie
from montjoie.games.figurines.state import Mission
from montjoie.games.figurines.telling import secrets
from montjoie.games.figurines.timing import Moment, Situation
from montjoie.kernel.chance import Stream
from tests.games.figurines.given import at, board, engine
from tests.games.figurines.test_timing import Announce


def stark() -> dict[str, list[str]]:
    """Cards that exist, in hands and decks."""
    from montjoie.games.figurines.content import load

    stark, lannister = load().faction_cards("stark"), load().faction_cards("lannister")
    return {"a": [*stark], "b": [*lannister]}


def test_only_its_owner_sees_a_hand_nobody_a_deck() -> None:
    cards = stark()
    hands = {"a": cards["a"][:2], "b": cards["b"][:3]}
    match = at(Announce(moment=Moment("nothing")), {}, hands=hands, decks={"a": cards["a"][2:]})
    own, other = match.view("a")["board"], match.view("b")["board"]
    assert own["hands"]["a"]["cards"] == cards["a"][:2]
    assert other["hands"]["a"] == {"owner": "a", "size": 2}
    assert own["decks"]["a"] == {"owner": "a", "size": 5}
    assert match.view(None)["board"]["hands"]["b"] == {"owner": "b", "size": 3}


def test_cards_of_others_are_dealt_anew_from_those_nobody_has_seen() -> None:
    cards = stark()
    hands = {"a": cards["a"][:3], "b": cards["b"][:3]}
    decks = {"a": cards["a"][3:], "b": cards["b"][3:]}
    g = engine({}, hands=hands, decks=decks)
    seen = set()
    for seed in range(20):
        dealt = secrets.redeal(g, "a", Stream(seed))
        assert dealt["hands"]["a"] == g.state.hands["a"]
        assert Counter(dealt["decks"]["a"].cards) == Counter(g.state.decks["a"].cards)
        assert len(dealt["hands"]["b"].cards) == 3
        both = (*dealt["hands"]["b"].cards, *dealt["decks"]["b"].cards)
        assert Counter(both) == Counter(cards["b"])
        seen.add((dealt["decks"]["a"].cards, dealt["hands"]["b"].cards))
    assert len(seen) > 10


def test_missions_face_down_change_places_with_those_of_the_deck() -> None:
    from montjoie.games.figurines.content import load

    missions = list(load().missions)
    g = engine(
        {},
        mode="the_winds_of_winter",
        missions={"a": Mission("a", missions[0]), "b": Mission("b", missions[1])},
        mission_hands={"a": missions[2:5], "b": missions[5:8]},
        mission_deck=missions[8:14],
    )
    chosen = set()
    for seed in range(30):
        dealt = secrets.redeal(g, "a", Stream(seed))
        assert dealt["missions"]["a"] == g.state.missions["a"]
        assert dealt["mission_hands"]["a"] == g.state.mission_hands["a"]
        chosen.add(dealt["missions"]["b"].card)
        hidden = [dealt["missions"]["b"].card, *dealt["mission_hands"]["b"].cards]
        hidden += dealt["mission_deck"]["missions"].cards
        assert sorted(hidden) == sorted([missions[1], *missions[5:14]])
    assert len(chosen) > 4


def test_a_mission_that_was_shown_stays_known() -> None:
    from montjoie.games.figurines.content import load

    missions = list(load().missions)
    shown = {"b": Mission("b", missions[1], shown=True)}
    g = engine({}, mode="the_winds_of_winter", missions=shown, mission_deck=missions[8:14])
    assert secrets.redeal(g, "a", Stream(1))["missions"] == shown


def test_siege_cards_of_the_other_side_are_any_that_nobody_has_seen() -> None:
    from montjoie.games.figurines.content import load

    cards = [card.id for card in load().siege_cards.values() if card.side == "defender"]
    known = {f"siege-card/{cards[5]}": 1}
    g = engine({}, mode="a_storm_of_swords", siege_hands={"b": cards[:2]}, tally=known)
    seen: set[str] = set()
    for seed in range(30):
        hand = secrets.redeal(g, "a", Stream(seed))["siege_hands"]["b"].cards
        assert len(set(hand)) == 2
        seen |= set(hand)
    assert seen == set(cards[:5])
    assert secrets.redeal(g, "b", Stream(1))["siege_hands"]["b"] == g.state.siege_hands["b"]


def test_what_was_declared_and_not_yet_played_stays_in_the_hand() -> None:
    from montjoie.games.figurines.content import load

    cards, siege = stark(), [card.id for card in load().siege_cards.values() if card.side == "defender"]
    decks = {"b": cards["b"][3:]}
    g = engine(
        {}, mode="a_storm_of_swords", hands={"b": cards["b"][:3]}, decks=decks, siege_hands={"b": siege[:2]}
    )
    declared = (("b", f"card:{cards['b'][1]}"), ("b", f"rule:{siege[0]}"))
    g.stack = (*g.stack, Situation(moment=Moment("round_start"), declared=declared))
    for seed in range(30):
        dealt = secrets.redeal(g, "a", Stream(seed))
        assert dealt["hands"]["b"].cards[1] == cards["b"][1]
        assert siege[0] in dealt["siege_hands"]["b"].cards
        assert len(set(dealt["siege_hands"]["b"].cards)) == 2


def test_worlds_of_a_running_match_are_consistent() -> None:
    armies = {"player-1": "stark_40_greatjon", "player-2": "lannister_40_tywin"}
    match = montjoie.start("figurines", 2, seed=3, options={"armies": armies})
    rng = Stream("worlds")
    while match.round == 0:
        ((seat, decision),) = match.decisions.items()
        match.submit(seat, decision.sample(rng))
    world = montjoie.worlds(match, "player-1", Stream(5))
    assert world.view("player-1")["board"] == match.view("player-1")["board"]
    assert board(world).hands["player-2"] != board(match).hands["player-2"]
