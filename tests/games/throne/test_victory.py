"""Seven areas at once, or the most after turn ten (THR-END)."""

from typing import Any

import pytest

from montjoie.games.throne.round import Campaign
from montjoie.games.throne.state import Army, G
from montjoie.games.throne.victory import castles, check_victory, standings
from montjoie.games.throne.westeros_phase.wildlings import WildlingToll
from montjoie.kernel import PUBLIC, Step
from montjoie.kernel.match import Match
from tests.games.throne.battle.fights import fight, kinds, play
from tests.games.throne.given import at, board, over, resume, table
from tests.rule import rule

SEVEN = ["winterfell", "white_harbor", "moat_cailin", "flints_finger", "seagard", "riverrun", "harrenhal"]
SOUTH = ["highgarden", "oldtown", "the_reach", "storms_end", "sunspear", "kings_landing", "crackclaw_point"]


class Check(Step, frozen=True):
    """A moment at which control has changed."""

    stages = ("check",)
    audience = PUBLIC

    def check(self, g: G) -> None:
        """Look for a winner."""
        check_victory(g)


def hold(house: str, areas: list[str]) -> dict[str, str]:
    """A footman in each area."""
    return dict.fromkeys(areas, f"{house} F")


def last_turn(**pieces: Any) -> Match:
    """A match whose tenth turn is over."""
    return resume(table(turn={"number": 10}, **pieces), Campaign(at="next_turn"))


@rule("THR-END-01")
def test_seven_areas_with_a_castle_win_at_once():
    m = at(Check(), armies=hold("stark", SEVEN))
    assert m.result is not None
    assert m.result.ranking[0] == ["stark"]
    assert (m.result.rule, m.result.reason) == ("THR-END-01", "reason-enough-areas")
    assert m.result.scores["stark"] == 7


@rule("THR-END-01")
def test_six_areas_do_not_win_yet():
    m = at(Check(), armies=hold("stark", SEVEN[:6]))
    assert not m.over
    assert over(m)


@rule("THR-END-01", "THR-PLR-07")
@pytest.mark.parametrize(("players", "needed"), [(3, 8), (4, 7), (5, 7)])
def test_three_players_need_eight_areas_and_more_players_seven(players, needed):
    areas = [*SEVEN, "crackclaw_point"]
    assert not at(Check(), players, armies=hold("stark", areas[: needed - 1])).over
    assert at(Check(), players, armies=hold("stark", areas[:needed])).over


@rule("THR-END-02")
def test_a_city_and_a_stronghold_count_one_area_each_and_other_areas_nothing():
    held = {"winterfell": "stark F", "white_harbor": "stark F", "karhold": "stark F", "sunset_sea": "stark S"}
    assert castles(resume(table(armies=held)).engine)["stark"] == 2


@rule("THR-END-02", "THR-CTL-11")
def test_a_castle_counts_for_whoever_controls_it_with_token_or_as_home():
    g = resume(table(tokens={"harrenhal": "stark"}, armies={"pyke": "stark F"})).engine
    assert castles(g) == {"stark": 3, "lannister": 1, "baratheon": 1, "tyrell": 1, "greyjoy": 0}


@rule("THR-END-02", "THR-GEN-02")
def test_after_turn_ten_the_most_areas_win():
    m = last_turn(armies=hold("tyrell", ["oldtown", "the_reach"]))
    assert m.result is not None
    assert m.result.ranking[0] == ["tyrell"]
    assert (m.result.rule, m.result.reason) == ("THR-END-02", "reason-last-turn")


@rule("THR-END-03", "THR-RUL-44")
def test_a_tie_goes_to_the_higher_supply_token_whatever_the_barrels_are():
    m = last_turn(
        armies={"blackwater": "stark F"},  # two barrels more than the others
        houses={"stark": {"supply": 1}, "tyrell": {"supply": 3}, "greyjoy": {"supply": 2}}
        | {house: {"supply": 0} for house in ("lannister", "baratheon")},
    )
    assert m.result is not None
    assert m.result.ranking[:3] == [["tyrell"], ["greyjoy"], ["stark"]]


@rule("THR-END-03")
def test_supply_comes_before_power():
    g = resume(table(houses={"stark": {"supply": 5, "power": 20}, "tyrell": {"power": 0}})).engine
    assert standings(g)[-1] == ["stark"]


@rule("THR-END-03")
def test_then_available_power_decides_and_tokens_on_the_board_do_not_count():
    g = resume(
        table(
            houses={"stark": {"power": 6}, "lannister": {"power": 5}},
            tokens={"karhold": "lannister", "castle_black": "lannister"},
        )
    ).engine
    assert standings(g)[0] == ["stark"]


@rule("THR-END-03", "THR-GEN-07")
def test_at_the_end_equals_share_the_victory_and_nobody_decides_between_them():
    m = last_turn(houses={house: {"power": 1} for house in ("baratheon", "tyrell", "greyjoy")})
    assert m.result is not None
    assert m.result.ranking == [["stark", "lannister"], ["baratheon", "tyrell", "greyjoy"]]


@rule("THR-END-04")
def test_a_loss_that_gives_an_area_back_to_its_house_may_win_the_game():
    armies = hold("stark", SEVEN[1:]) | {"winterfell": "greyjoy F"}
    m = at(WildlingToll(house="greyjoy", due=2), armies=armies)
    assert m.result is not None
    assert m.result.ranking[0] == ["stark"]


@rule("THR-END-04", "THR-RUL-32")
def test_attackers_do_not_count_before_their_battle_is_won():
    armies = hold("stark", SEVEN[:6]) | {"harrenhal": "tyrell F"}
    m = at(Check(), armies=armies, attackers={"harrenhal": "stark KK"})
    assert not m.over
    board(m).armies["harrenhal"] = Army("stark", board(m).attackers.pop("harrenhal").ready)
    check_victory(m.engine)
    assert m.result is not None


@rule("THR-END-01", "THR-RUL-62")
def test_a_battle_that_wins_the_game_ends_it_before_the_winners_card_asks_anything():
    armies = hold("lannister", ["lannisport", *SEVEN[1:6]]) | {
        "karhold": "stark F",
        "castle_black": "stark F",
    }
    orders = {"karhold": "march_0", "castle_black": "raid"}
    m = fight("lannister KKK", "stark F", armies=armies, orders=orders)
    play(m, lannister="cersei_lannister", stark="ser_rodrik_cassel")
    m.submit("stark", "stoney_sept")
    assert m.result is not None
    assert m.result.ranking[0] == ["lannister"]
    assert set(board(m).orders) == {"karhold", "castle_black"}, "the text is no longer worked"


@rule("THR-RUL-62", "THR-RUL-32")
def test_a_retreat_and_the_conquest_behind_it_are_one_moment():
    armies = hold("lannister", ["lannisport", *SEVEN[1:6]]) | hold("stark", ["winterfell", *SOUTH[:4]])
    m = fight("lannister KKK", "stark F", armies=armies, tokens={"kings_landing": "stark"})
    play(m, lannister="cersei_lannister", stark="ser_rodrik_cassel")
    m.submit("stark", "crackclaw_point")
    assert kinds(m) == {"baratheon": "name_victor"}


def both() -> Match:
    """Stark and Tyrell reach seven areas at the same moment."""
    return at(Check(), armies=hold("stark", SEVEN) | hold("tyrell", SOUTH))


@rule("THR-RUL-32", "THR-GEN-07")
def test_two_houses_at_once_are_parted_by_the_holder_of_the_iron_throne():
    m = both()
    (decision,) = m.decisions.values()
    assert (decision.seat, decision.kind) == ("baratheon", "throne.name_victor")
    assert list(decision.candidates()) == ["stark", "tyrell"]
    m.submit("baratheon", "tyrell")
    assert m.result is not None
    assert m.result.ranking[:2] == [["tyrell"], ["stark"]]
    assert m.result.rule == "THR-END-01"


@rule("THR-RUL-32", "THR-INF-01")
def test_the_throne_names_only_a_house_that_has_reached_the_number():
    m = both()
    (refusal,) = m.decisions["baratheon"].problems("baratheon")
    assert (refusal.rule, refusal.key) == ("THR-RUL-32", "not-offered")
    assert "Tyrell" in refusal.text("fr")


def test_the_losers_of_an_instant_victory_are_ranked_as_at_the_end():
    m = at(Check(), armies=hold("stark", SEVEN) | hold("tyrell", ["oldtown"]))
    assert m.result is not None
    assert m.result.ranking[1] == ["tyrell"]
    assert sorted(seat for place in m.result.ranking for seat in place) == sorted(m.seats)


@pytest.mark.parametrize(("lang", "text"), [("en", "strongholds"), ("fr", "forteresses")])
def test_the_reason_is_told_in_both_languages(lang, text):
    m = at(Check(), armies=hold("stark", SEVEN))
    assert text in m.feed(None)[-1].text(lang)
