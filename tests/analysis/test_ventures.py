"""The odds that seats took: what they went for, its chance as they were told it, and how it turned out."""

from collections import Counter
from typing import Any

import pytest

import montjoie
from montjoie.analysis.report import Venture
from montjoie.analysis.ventures import Ventures, battle, summed
from montjoie.bots.thinking.levels import mind_of
from montjoie.kernel.chance import CHANCE
from montjoie.kernel.record import read, replayed
from montjoie.table.chances.telling import WHOLE


def played(game: str, seats: int, answers: int, **options: Any) -> montjoie.Match:
    """A game of greedy players, so far."""
    match = montjoie.start(game, seats, 7, options)
    bots = {seat: montjoie.bots.make("greedy", game, f"b{seat}") for seat in match.seats}
    for _ in range(answers):
        if match.over:
            break
        seat, *_ = match.decisions
        match.submit(seat, bots[seat].choose(match, seat))
    return match


def followed(match: montjoie.Match) -> list[Venture]:
    """The ventures of a match, as the analyst finds them."""
    doc, found, seen = read(match.record()), Ventures(mind_of(match.game)), 0
    for number, moment in enumerate(replayed(doc)):
        since, seen = seen, len(moment.feed(None))
        found.follow(moment, since)
        for seat, answer in doc.inputs[number : number + 1]:
            if seat == CHANCE:
                found.rolling()
            else:
                found.begin(moment, number, seen, seat, answer)
    return found.ended


def facts(match: montjoie.Match, kind: str) -> list[dict[str, Any]]:
    """What everybody saw of one kind."""
    return [event["facts"] for event in match.feed(None) if event["kind"] == kind]


@pytest.fixture(scope="module")
def westeros() -> tuple[montjoie.Match, list[Venture]]:
    """A battle of westeros and its ventures."""
    match = played("westeros", 2, 200)
    return match, followed(match)


def test_every_attack_of_westeros_is_followed_to_its_hits(westeros: tuple[montjoie.Match, list[Venture]]):
    match, found = westeros
    hits = [(told["target"], told["hits"] > 0) for told in facts(match, "westeros.attack_resolved")]
    assert len(hits) > 10
    assert [(each.target, each.won) for each in found] == hits
    assert {each.deed for each in found} == {"attack"}


def test_the_chance_is_what_the_seat_could_have_asked_for(westeros: tuple[montjoie.Match, list[Venture]]):
    match, found = westeros
    for each in found[:10]:
        then = montjoie.replay(match.record(), upto=each.input)
        odds = then.odds(each.seat, match.inputs[each.input][1])
        assert each.chance == pytest.approx(1 - odds["hits"][0] / WHOLE, abs=1e-4)


def test_battles_of_throne_are_weighed_by_both_houses():
    match = played("throne", 3, 400)
    found = followed(match)
    won = Counter(told["winner"] for told in facts(match, "throne.battle_won"))
    assert found
    assert len(found) == 2 * won.total()
    assert Counter(each.seat for each in found if each.won) == won  # seats bear the names of their houses
    assert all(0 <= each.chance <= 1 for each in found)


def test_a_card_that_the_other_house_has_laid_changes_no_chance():
    mind = mind_of("throne")
    assert mind is not None
    match, bots = montjoie.start("throne", 3, 7), montjoie.bots.make("greedy", "throne", "sealed")
    while match.decision_of(next(iter(match.decisions))).kind != "throne.choose_card":
        seat, *_ = match.decisions
        match.submit(seat, bots.choose(match, seat))
    one, other = match.decisions
    chances = set()
    for card in list(match.decisions[other].candidates())[:3]:
        sealed = match.clone()
        sealed.submit(other, card)
        chances.add(battle(mind, sealed, one, next(sealed.decisions[one].candidates())))
    assert chances == {battle(mind, match, one, next(match.decisions[one].candidates()))}


def test_charges_and_spells_come_off_as_their_events_say():
    figurines = played("figurines", 2, 220)
    ends = [told["successful"] for told in facts(figurines, "figurines.charge_ended")]
    assert [each.won for each in followed(figurines) if each.deed == "charge"] == ends
    conquest = played("conquest", 2, 150)
    found = followed(conquest)
    cast = [told["successes"] >= told["needed"] for told in facts(conquest, "conquest.spell_cast")]
    assert [each.won for each in found if each.deed == "spell"] == cast
    assert {each.deed for each in found} == {"attack", "charge", "spell"}


def test_an_attack_that_costs_a_figure_has_come_off():
    match = played("figurines", 2, 220)
    for each in followed(match):
        if each.deed == "attack":
            before = montjoie.replay(match.record(), upto=each.input)
            after = match.engine.state.units.get(each.target)
            lost = after is None or after.figures < before.engine.state.units[each.target].figures
            assert lost or not each.won


def test_odds_are_summed_by_seat_and_deed_in_both_languages():
    some = [Venture(n, n, 1, "stark", "attack", "x", chance, n == 1) for n, chance in enumerate((0.5, 0.7))]
    (odds,) = summed(some, ["lannister", "stark"])
    assert (odds.seat, odds.number, odds.won, odds.chance) == ("stark", 2, 1, 0.6)
    assert odds.text.en == "2 attacks with a 60% chance on average to cost the enemy men: 1 did"
    assert odds.text.fr.startswith("2 attaques avec en moyenne 60")
    assert odds.text.fr.endswith("1 réussie")


def test_the_odds_of_a_march_that_must_be_made_again_have_an_end():
    match = played("conquest", 2, 100)
    for number, (seat, answer) in enumerate(match.inputs):
        if answer == "march":
            then = montjoie.replay(match.record(), upto=number)
            assert then.odds(seat, answer) == {"targets": {}}
            return
    pytest.fail("nobody marched")
