"""The skirmish cards (chapter SKI)."""

from itertools import combinations

from montjoie.games.westeros.content import Content
from montjoie.games.westeros.content.skirmish import CommanderLimits, Placement
from tests.rule import rule


@rule("WES-SKI-01", "WES-SKI-02")
def test_there_are_two_summary_cards_on_the_two_sides_of_the_board(c: Content):
    assert {card.id: card.side for card in c.skirmishes.values()} == {
        "raid_in_the_riverlands": "B",
        "bounty_of_the_westerlands": "A",
    }


@rule("WES-EX-28", "WES-SKI-03", "WES-SKI-09", "WES-SKI-12", "WES-SKI-13", "WES-SKI-14")
def test_the_limits_of_raid_in_the_riverlands(c: Content):
    raid = c.skirmishes["raid_in_the_riverlands"]
    assert raid.commanders == CommanderLimits(max_count=2, max_total_value=4)
    assert raid.momentum == "random"
    assert raid.placement == Placement(terrain_rows=8, commander_rows=3, unit_rows=4, zones_may_overlap=False)


@rule("WES-SKI-16")
def test_the_details_side_settles_rounds_tokens_and_morale(c: Content):
    raid = c.skirmishes["raid_in_the_riverlands"]
    assert (raid.round_limit, raid.command_tokens, raid.order_value, raid.command_value) == (5, 3, 4, 3)
    assert raid.morale_ends == {"stark": "rout", "lannister": "rout"}


@rule("WES-SKI-03")
def test_each_house_has_eight_set_up_cards_seven_of_them_with_commanders(c: Content):
    for house, deck in c.setup_decks.items():
        cards = [c.setup_cards[id] for id in deck]
        leaders = [card.commander.commander for card in cards if card.commander]
        assert len(cards) == 8
        assert sorted(leaders) == sorted(id for id, each in c.commanders.items() if each.house == house)


@rule("WES-EX-29", "WES-SKI-10", "WES-SKI-11")
def test_two_unit_sections_may_give_29_figures_and_two_terrain_sections_8_pieces(c: Content):
    figures, pieces = set(), set()
    for one, other in combinations((c.setup_cards[id] for id in c.setup_decks["stark"]), 2):
        units = (*one.units, *other.units)
        figures.add(sum(c.unit_cards[each.unit_card].strength * each.count for each in units))
        pieces.add(sum(each.count for each in (*one.terrain, *other.terrain)))
    assert 29 in figures
    assert pieces == {8}
