"""Lines that a reader stumbled over: who did it, by which rule, with which numbers."""

from __future__ import annotations

import pytest

from montjoie import words
from montjoie.games.figurines.charge import Charge
from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.content import load
from montjoie.games.figurines.harm.casualties import Suffer
from montjoie.games.figurines.harm.effects import DieWounds
from montjoie.games.figurines.timing import registry
from montjoie.games.figurines.timing.effects import Moment, Standing
from tests.games.figurines.fights import fight, quiet
from tests.games.figurines.given import answer, at, roll
from tests.rule import rule

OWN, FOE = "stark_sworn_swords_1", "lannister_guardsmen_1"
TWO = {OWN: "stark_sworn_swords 24,10", FOE: "lannister_guardsmen 24,40 @180 owner=b"}
BOWS = {"stark_bowmen_1": "stark_bowmen 24,10", FOE: "lannister_guardsmen 24,20.123 @180 owner=b"}


@rule("FIG-GLO-11", "FIG-TER-05", "KER-LOG-01")
def test_a_die_to_which_something_is_added_tells_what_it_comes_to() -> None:
    match = at(DieWounds(unit=OWN, plus=1, source="stakes", rule="FIG-TER-05"), TWO, live=False)
    roll(match, 3)
    told = [event.text("en") for event in match.feed(None)]
    assert told[0] == "A rolls the die for “Stakes” (Stark Sworn Swords 1): 3 +1 = 4."


@rule("FIG-RNG-03", "KER-LOG-01")
def test_the_range_of_an_attack_is_told_to_a_tenth() -> None:
    step = Attack(
        attacker="stark_bowmen_1", defender=FOE, attack="arrow_volley_attack", kind="ranged", arc="front"
    )
    match = at(step, BOWS, live=False)
    assert match.feed(None)[0]["facts"]["far"] % 100 == 0


@rule("FIG-CRD-05", "KER-LOG-01")
@pytest.mark.parametrize("name", [of for of, effect in registry.items() if issubclass(effect, Standing)])
def test_what_an_effect_does_is_told_by_a_name_and_not_by_the_words_of_its_question(name: str) -> None:
    giver = "counter_charge" if name == "charge_reroll" else ""  # it is told by the name of what gave it
    use = registry[name](moment=Moment("turn_start"), owner="a", source=giver)
    for lang in words.LANGUAGES:
        told = str(words.spoken("FIG", lang, use.because))
        assert told != use.because
        assert ": " not in told or told == str(words.name("FIG", use.because, lang))


@rule("FIG-CHG-05", "FIG-CHG-07", "KER-LOG-01")
def test_a_pivot_before_a_charge_has_its_comma() -> None:
    board = {OWN: "stark_sworn_swords 24,10", FOE: "lannister_guardsmen 24,22.8 @180 owner=b"}
    match = at(Charge(unit=OWN), board, live=False)
    answer(match, [{"turn": 500, "ahead": 0, "pivot": "centre"}])
    told = [event.text("en") for event in match.feed(None)]
    assert any(line.startswith("Before charging, the Stark Sworn Swords 1 pivot") for line in told)


@rule("FIG-UNT-05", "KER-LOG-01")
def test_what_a_unit_of_one_figure_can_still_take_is_told_in_wounds() -> None:
    match = at(Suffer(unit="savage_giant_1", wounds=2), TWO | {"savage_giant_1": "savage_giant 10,10"})
    quiet(match)
    assert match.feed(None)[0].text("en").startswith("The Savage Giant 1 suffers 2 wounds; 3 wounds left.")


@rule("KER-LOG-01")
def test_a_card_named_twice_is_told_once_with_its_number() -> None:
    facts = {"player": "a", "cards": ["counterplot", "hear_me_roar", "counterplot"], "cause": None}
    told = words.say("en", "FIG-RND-08", "event-cards-discarded", facts)
    assert told == "A discards “Counterplot” (×2) and “Hear Me Roar!”."


@rule("FIG-RUL-90", "KER-LOG-01")
def test_what_is_named_for_a_mission_is_no_second_revelation() -> None:
    facts = {"player": "a", "card": "hold_that_ground", "name": "objective_1"}
    told = words.say("en", "FIG-RUL-90", "event-mission-shown", facts)
    assert told == "For the mission Hold That Ground, a names objective 1."
    assert "révèle" not in words.say("fr", "FIG-RUL-90", "event-mission-shown", facts)


@rule("FIG-RES-14", "KER-LOG-01")
def test_a_6_that_counts_twice_is_said_to() -> None:
    match = fight(keywords=("critical_blow",))
    roll(match, 6, 6, 4, 1, 1, 1, 1)
    (told,) = [event for event in match.feed(None) if event["facts"].get("purpose") == "attack"]
    assert told.text("en").endswith(", a 6 counting twice (Critical Blow): 5 hits.")
    assert told.text("fr").endswith(", un 6 comptant double (Frappe Critique) : 5 touches.")


@rule("FIG-ATC-01", "KER-LOG-01")
def test_an_attachment_without_a_name_of_its_own_has_an_article() -> None:
    nameless = [id for id, card in load().attachments.items() if not card.character]
    assert nameless
    bare = [
        id
        for id in nameless
        if not words.say("en", "FIG-ATC-01", "event-unit-activated", {"unit": id, "player": "a"}).endswith(
            f" the {load().attachments[id].name.en}."
        )
    ]
    assert bare == []
