"""What nobody can do or have: more tokens than exist, gifts, voluntary losses (THR-LIM, THR-GEN)."""

import random
from functools import cache

import pytest

import montjoie
from montjoie.games.throne.content import load
from montjoie.games.throne.control import controlled, controller, gain_power, reserve
from montjoie.games.throne.events import (
    BidsPaid,
    FootmanUpgraded,
    HandRefilled,
    HouseCardDiscarded,
    HouseCardRecovered,
    HouseCardsRevealed,
    HousesDrawn,
    PowerGained,
    PowerPaid,
    PowerTokenPlaced,
    PowerTokenRemoved,
    UnitMustered,
    UnitsLost,
)
from montjoie.games.throne.positions import problems
from montjoie.games.throne.state import KINDS, Table
from montjoie.games.throne.westeros_phase.supply import AdjustSupply
from montjoie.kernel import Part
from montjoie.kernel.events import Logged
from montjoie.kernel.game import find
from tests.games.throne.given import at, board, events, over, resume, table
from tests.rule import rule

Change = tuple[Logged, Table, Table]
GAMES = [(3, 1), (4, 2), (5, 3), (5, 4), (5, 5)]


@cache
def changes(players: int, seed: int) -> list[Change]:
    """Every event of a game of random answers, with the board before and after it."""
    m, rng = montjoie.start("throne", players, seed=seed), random.Random(seed)
    while not m.over:
        for seat, decision in list(m.decisions.items()):
            m.submit(seat, decision.sample(rng))
    state: Table = find("throne").setup(m.engine.seats, m.engine.options)
    found = []
    for logged in m.engine.log:
        before = state.clone()
        logged.event.apply(state)
        found.append((logged, before, state.clone()))
    return found


def units(state: Table, house: str, kind: str) -> int:
    """How many units of a kind a house has on the board."""
    armies = [*state.armies.values(), *state.attackers.values()]
    return sum(army.units.count(kind) for army in armies if army.house == house)


def tokens(state: Table, house: str) -> int:
    """How many power tokens a house has on the board."""
    return sum(token.house == house for token in state.power_tokens.values())


every_game = pytest.mark.parametrize(("players", "seed"), GAMES)


@every_game
@rule("THR-LIM-01", "THR-MUS-09")
def test_no_house_ever_has_more_units_than_pieces(players, seed):
    limits = {"footman": 10, "knight": 4, "ship": 6}
    for _, _, state in changes(players, seed):
        for house in state.houses:
            assert all(units(state, house, kind) <= limits[kind] for kind in KINDS)


@every_game
@rule("THR-LIM-02")
def test_no_house_ever_has_more_than_twenty_power_tokens(players, seed):
    for _, _, state in changes(players, seed):
        for name, house in state.houses.items():
            assert 0 <= house.power <= 20 - tokens(state, name)


@rule("THR-LIM-02")
@pytest.mark.parametrize(("on_board", "gained"), [([], 3), (["karhold", "castle_black"], 1)])
def test_a_gain_beyond_the_reserve_is_lost_and_tokens_on_the_board_are_not_in_it(on_board, gained):
    m = resume(table(houses={"stark": {"power": 17}}, tokens=dict.fromkeys(on_board, "stark")))
    assert reserve(m.engine, "stark") == gained
    gain_power(m.engine, "stark", [Part(8, "THR-WCD-04", "winterfell", "base")], "game_of_thrones")
    assert board(m).houses["stark"].power == 17 + gained
    assert reserve(m.engine, "stark") == 0
    gain_power(m.engine, "stark", [Part(1, "THR-WCD-04", "winterfell", "base")], "game_of_thrones")
    assert [gain["amount"] for gain in events(m, "power_gained")] == [gained]


@every_game
@rule("THR-GEN-06", "THR-RUL-37", "THR-CMP-02")
def test_power_moves_only_between_a_house_and_its_own_reserve_or_tokens(players, seed):
    for logged, before, after in changes(players, seed):
        for house in before.houses:
            power = after.houses[house].power - before.houses[house].power
            if power:
                assert isinstance(logged.event, (BidsPaid, PowerGained, PowerPaid, PowerTokenPlaced))
                bids = logged.event.bids if isinstance(logged.event, BidsPaid) else {logged.event.house: 0}
                assert house in bids
            if tokens(before, house) != tokens(after, house):
                assert isinstance(logged.event, (PowerTokenPlaced, PowerTokenRemoved))
                assert logged.event.house == house


@rule("THR-CMP-01")
def test_power_pays_for_bids_the_watch_and_control_and_for_the_text_of_melisandre():
    spent = {
        logged.rule
        for game in GAMES
        for logged, _, _ in changes(*game)
        if isinstance(logged.event, (BidsPaid, PowerPaid, PowerTokenPlaced))
    }
    assert spent - {"THR-HCD-21"} == {"THR-COK-07", "THR-WIL-04", "THR-CTL-03"}


@every_game
@rule("THR-GEN-06", "THR-RUL-37")
def test_units_and_cards_never_change_their_house(players, seed):
    cards = load().house_cards
    born = (UnitMustered, FootmanUpgraded)
    for logged, before, after in changes(players, seed):
        for house in before.houses:
            grown = [kind for kind in KINDS if units(after, house, kind) > units(before, house, kind)]
            assert not grown or (isinstance(logged.event, born) and logged.event.house == house)
            assert {*after.houses[house].hand, *after.houses[house].discard} <= set(cards[house])


@every_game
@rule("THR-GEN-05")
def test_units_leave_the_board_only_where_a_rule_takes_them(players, seed):
    taken = {"THR-SUP-06", "THR-WIL-06", "THR-WIL-11", "THR-CAS-02", "THR-HCD-15", "THR-ROU-03"}
    taken |= {"THR-RET-07", "THR-RET-10", "THR-RUL-36"}
    for logged, before, after in changes(players, seed):
        for house in before.houses:
            fewer = [kind for kind in KINDS if units(after, house, kind) < units(before, house, kind)]
            if isinstance(logged.event, FootmanUpgraded):
                assert fewer in ([], ["footman"])
            elif fewer:
                assert isinstance(logged.event, UnitsLost)
                assert logged.rule in taken


@rule("THR-GEN-05")
def test_a_house_within_its_limits_is_not_even_asked_to_remove_units():
    armies = {"winterfell": "stark FFF", "blackwater": "stark F"}
    assert over(at(AdjustSupply(house="stark"), armies=armies))


@rule("THR-GEN-05", "THR-GEN-06", "THR-RUL-37")
def test_the_catalogue_of_decisions_knows_no_gift_and_no_disbanding():
    catalogue = {
        "throne.supply_loss",
        "throne.muster",
        "throne.bid_track",
        "throne.order_ties",
        "throne.bid_wildlings",
        "throne.name_highest",
        "throne.name_lowest",
        "throne.recover_card",
        "throne.wildling_loss",
        "throne.place_orders",
        "throne.use_raven",
        "throne.raid",
        "throne.march",
        "throne.support",
        "throne.choose_card",
        "throne.loras_kill",
        "throne.use_blade",
        "throne.casualties",
        "throne.retreat",
        "throne.cersei_order",
        "throne.luwin_card",
        "throne.melisandre_card",
        "throne.renly_knight",
        "throne.asha_order",
        "throne.name_victor",
    }
    assert set(montjoie.kinds("throne")) == catalogue


@every_game
@rule("THR-HCD-05", "THR-GEN-06")
def test_cards_move_only_between_hand_battle_and_discard_of_their_owner(players, seed):
    moved = (HouseCardsRevealed, HouseCardDiscarded, HouseCardRecovered, HandRefilled, HousesDrawn)
    for logged, before, after in changes(players, seed):
        for house in before.houses:
            if before.houses[house].hand != after.houses[house].hand:
                assert isinstance(logged.event, moved)


@pytest.mark.parametrize(("players", "absent"), [(3, {"tyrell", "greyjoy"}), (4, {"greyjoy"})])
@rule("THR-PLR-09", "THR-PLR-03")
def test_the_units_of_absent_houses_stand_idle_until_they_are_entered(players, absent):
    start = changes(players, 6)[0][1].neutrals
    for logged, before, after in changes(players, 6):
        assert not absent & {army.house for army in after.armies.values()}
        assert not absent & {order.house for order in after.orders.values()}
        assert after.neutrals.items() <= start.items()
        gone = set(before.neutrals) - set(after.neutrals)
        assert not gone or type(logged.event).__name__ == "NeutralRemoved"


@rule("THR-PLR-09")
def test_an_area_of_an_absent_house_is_nobodys_and_its_player_is_never_asked():
    m = montjoie.start("throne", 3)
    assert set(m.decisions) == {"stark", "lannister", "baratheon"}
    for area in ("pyke", "highgarden", "greywater_watch", "dornish_marches"):
        assert controller(m.engine, area) is None
    assert not {"pyke", "highgarden"} & {a for h in m.seats for a in controlled(m.engine, h)}


@every_game
def test_every_board_that_play_reaches_is_sound_and_written_as_a_position_reads_back(players, seed):
    m, rng = montjoie.start("throne", players, seed=seed), random.Random(seed)
    questions = 0
    while not m.over:
        assert list(problems(m.engine)) == []
        if questions % 7 == 0:
            assert montjoie.from_position("throne", m.position()).digest() == m.digest()
        seat, decision = next(iter(m.decisions.items()))
        m.submit(seat, decision.sample(rng))
        questions += 1
    assert montjoie.from_position("throne", m.position()).result == m.result
