"""Having and losing abilities (FIG-ABL)."""

from __future__ import annotations

from montjoie.games.figurines.harm.strike import keywords
from montjoie.games.figurines.powers import abilities
from montjoie.games.figurines.queries import ATTACK_DICE, SAVES
from montjoie.games.figurines.state import Lasting
from tests.games.figurines.fights import FRONT, strike
from tests.games.figurines.given import engine
from tests.rule import rule

GUARDED = {"s": "lannister_guardsmen 24,20 +guard_captain", "d": FRONT["d"]}


def having(kind: str, units: dict[str, str], *more: Lasting) -> tuple[str, ...]:
    """The abilities of a unit that has lost some."""
    held = {"x": Lasting(kind, "card", units=("s",))} | {str(i): each for i, each in enumerate(more)}
    return abilities.active(engine(units, lasting=held), "s")


@rule("FIG-ABL-01")
def test_a_unit_that_loses_its_abilities_loses_its_own_and_those_of_its_attachments():
    assert having("no_cards", GUARDED) == ("lannister_supremacy", "at_any_cost")
    assert having("no_abilities", GUARDED) == ()
    assert having("no_printed_abilities", GUARDED) == ("at_any_cost",)
    assert having("no_attachment_abilities", GUARDED) == ("lannister_supremacy",)


@rule("FIG-ABL-01")
def test_the_abilities_of_its_attacks_are_lost_too():
    units = {"s": "lannister_halberdiers 24,20", "d": FRONT["d"]}
    attack = strike(attack="halberd")
    assert abilities.of_attack(engine(units), attack) == (("s", "sundering_halberd"),)
    held = {"x": Lasting("no_abilities", "card", units=("s",))}
    assert abilities.of_attack(engine(units, lasting=held), attack) == ()


@rule("FIG-ABL-02")
def test_what_others_give_it_stays():
    given = Lasting("abilities", "card", units=("s",), keywords=("stalwart",))
    assert having("no_abilities", GUARDED, given) == ("stalwart",)
    held = {
        "x": Lasting("no_abilities", "card", units=("s",)),
        "y": Lasting("keywords", "card", units=("s",), keywords=("vicious",)),
    }
    assert keywords(engine(GUARDED, lasting=held), strike(attack="longsword")) == {"vicious"}


@rule("FIG-ABL-03")
def test_attacks_stay_with_their_dice_and_values():
    g = engine(GUARDED, lasting={"x": Lasting("no_abilities", "card", units=("s",))})
    attack = strike(attack="longsword")
    assert (g.tally(ATTACK_DICE, attack).total, attack.profile(g).to_hit) == (6, 4)


@rule("FIG-ABL-04", "FIG-RUL-24")
def test_the_same_keyword_from_two_sources_counts_once_and_different_effects_add_up():
    held = {
        "x": Lasting("keywords", "card", units=("s",), keywords=("sundering",)),
        "y": Lasting("saves", "another", units=("d",), n=-1),
    }
    g = engine(FRONT, lasting=held)
    assert g.tally(SAVES, strike(keywords=("sundering",))).total == -2


@rule("FIG-ABL-02")
def test_units_off_the_table_and_without_figures_have_no_say():
    g = engine({"s": "lannister_guardsmen 24,20 reserve", "t": "lannister_guardsmen 10,20 x0"})
    assert abilities.bearing(g, frozenset(g.content.abilities)) == ()
