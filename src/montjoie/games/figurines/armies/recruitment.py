"""Recruitment conditions printed on cards (FIG-ARM-09): masters, pairs, hostages, loyalties."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from montjoie.games.figurines.armies.model import Army, cards, characters
from montjoie.kernel.errors import Problem

if TYPE_CHECKING:
    from montjoie.games.figurines.content.cards import ArmyCard, Attachment, Requirement
    from montjoie.games.figurines.content.model import Content

RULE = "FIG-ARM-09"
LOYALTY = "loyalty_"
HOSTAGE = "attached_to_enemy_infantry_before_deployment"


def recruitment_problems(content: Content, army: Army) -> Iterator[Problem]:
    """Every condition that a list does not meet."""
    yield from _army_wide(content, army)
    yield from _in_units(content, army)
    yield from _multiples(content, army)
    yield from _hostages(content, army)
    yield from _loyalties(content, army)


def is_hostage(card: Attachment) -> bool:
    """Whether an Attachment is given to an enemy unit before deployment."""
    return any(need.type == HOSTAGE for need in card.requirements)


def _needs(content: Content, army: Army) -> Iterator[tuple[str, ArmyCard, Requirement]]:
    for path, card in cards(content, army):
        for need in card.requirements:
            yield path, card, need


def _army_wide(content: Content, army: Army) -> Iterator[Problem]:
    """A card or a character that the army must have."""
    here = {card.id for _, card in cards(content, army)}
    people = characters(content, army)
    for path, card, need in _needs(content, army):
        if need.type == "army_includes_character" and need.character not in people:
            facts = {"card": card.id, "needed": f"character-{need.character}"}
            yield Problem(path, RULE, "army-needs", facts)
        if need.type == "army_includes_card" and need.card not in here:
            yield Problem(path, RULE, "army-needs", {"card": card.id, "needed": need.card})


def _in_units(content: Content, army: Army) -> Iterator[Problem]:
    """Who must be in one unit with whom."""
    for index, choice in enumerate(army.units):
        path = f"$.units[{index}]"
        for need in content.units[choice.unit].requirements:
            if need.type == "must_contain_attachment" and need.card not in choice.attachments:
                facts = {"card": choice.unit, "needed": need.card}
                yield Problem(path, RULE, "army-needs-inside", facts)
        for number, id in enumerate(choice.attachments):
            others = {content.attachments[each].character for each in choice.attachments if each != id}
            for need in content.attachments[id].requirements:
                if need.type == "must_join_unit_of_character" and need.character not in others:
                    facts = {"card": id, "needed": f"character-{need.character}"}
                    yield Problem(f"{path}.attachments[{number}]", RULE, "army-needs-beside", facts)


def _multiples(content: Content, army: Army) -> Iterator[Problem]:
    """Units that come in pairs."""
    counts = Counter(choice.unit for choice in army.units)
    for unit, count in counts.items():
        for need in content.units[unit].requirements:
            if need.type == "multiple_of" and count % need.amount:
                facts = {"card": unit, "count": count, "amount": need.amount}
                yield Problem("$.units", RULE, "army-multiple", facts)


def _hostages(content: Content, army: Army) -> Iterator[Problem]:
    """A hostage joins an enemy unit, and nobody else does."""
    for path, card in cards(content, army):
        if card.id in content.attachments:
            hostage = is_hostage(content.attachments[card.id])
            if hostage != path.startswith("$.hostages"):
                key = "army-hostage-own-unit" if hostage else "army-no-hostage"
                yield Problem(path, RULE, key, {"card": card.id})


def _loyalties(content: Content, army: Army) -> Iterator[Problem]:
    """Cards of two loyalties do not serve together."""
    first = ""
    for path, card in cards(content, army):
        for ability in card.abilities:
            if ability.startswith(LOYALTY):
                first = first or ability
                if ability != first:
                    facts = {"card": card.id, "loyalty": ability, "other": first}
                    yield Problem(path, RULE, "army-two-loyalties", facts)
