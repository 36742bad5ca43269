"""What is wrong with an army list (chapters ARM, NEU, ATC, CMD), by its recruitment conditions too: masters,
pairs, hostages, loyalties (FIG-ARM-09)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import TYPE_CHECKING

from montjoie.games.figurines.armies.model import NEUTRAL, Army, cards, characters
from montjoie.kernel.errors import Problem
from montjoie.table.rosters import nearest

if TYPE_CHECKING:
    from montjoie.games.figurines.content.cards import ArmyCard
    from montjoie.games.figurines.content.model import Content

    Placed = tuple[tuple[str, ArmyCard], ...]
    """The cards of a list, with their places in the document."""

BIGGEST = 1000
"""More points than anybody plays; a bound for lists that strangers send."""
MOST_CARDS, LONGEST_NAME = 120, 120
"""More cards than the points of any game pay, and a longer name than anybody reads."""


def problems(
    content: Content, army: Army, teammates: Iterable[Army] = (), *, faction_rules: bool = True
) -> Iterator[Problem]:
    """Everything wrong with a list, by its place; a list of unknown cards is judged no further.

    `teammates` are the sound lists of the same team (FIG-MUL-02); `faction_rules` are those of single
    factions outside the rulebook (FIG-RUL-65).
    """
    unread = list(unknown(content, army))
    yield from unread
    if unread:
        return
    placed = tuple(cards(content, army))
    yield from _points(army, placed)
    yield from _factions(content, army, placed, faction_rules)
    yield from _commander(content, army, placed)
    yield from _attachments(content, army)
    yield from _characters(content, placed, teammates)
    yield from recruitment_problems(content, army, placed)


def unknown(content: Content, army: Army) -> Iterator[Problem]:
    """FIG-ARM-03: a faction one can play, cards that exist, each in its place (FIG-ARM-08); no more of them
    than can be meant (FIG-ARM-02)."""
    count = len(army.units) + len(army.ncus) + len(army.hostages)
    count += sum(len(choice.attachments) for choice in army.units)
    if count > MOST_CARDS:
        yield Problem("$", "FIG-ARM-02", "army-too-many", {"given": count, "most": MOST_CARDS})
        return
    if len(army.name) > LONGEST_NAME:
        yield Problem("$.name", "FIG-ARM-01", "army-name-long", {"most": LONGEST_NAME})
    yield from _known("$.faction", army.faction, content.factions, "army-unknown-faction")
    if content.commander(army.commander) is None:
        yield from _not_commander(content, army)
    for index, choice in enumerate(army.units):
        yield from _known(f"$.units[{index}].unit", choice.unit, content.units, "army-unknown-unit")
        for number, id in enumerate(choice.attachments):
            path = f"$.units[{index}].attachments[{number}]"
            yield from _known(path, id, content.attachments, "army-unknown-attachment")
    for index, id in enumerate(army.hostages):
        yield from _known(f"$.hostages[{index}]", id, content.attachments, "army-unknown-attachment")
    for index, id in enumerate(army.ncus):
        if id in content.attachments:
            yield Problem(f"$.ncus[{index}]", "FIG-ARM-08", "army-attachment-alone", {"card": id})
        else:
            yield from _known(f"$.ncus[{index}]", id, content.ncus, "army-unknown-ncu")


def _known(path: str, id: str, known: Collection[str], key: str) -> Iterator[Problem]:
    if id not in known:
        near = nearest(id, {each: each for each in known})
        yield Problem(path, "FIG-ARM-03", key, {"id": id, "near": near})


def _not_commander(content: Content, army: Army) -> Iterator[Problem]:
    """FIG-CMD-01: the Commander is a card that says so."""
    if army.commander in {*content.attachments, *content.ncus, *content.units}:
        yield Problem("$.commander", "FIG-CMD-01", "army-not-commander", {"card": army.commander})
    else:
        yield from _known("$.commander", army.commander, content.commanders(), "army-unknown-commander")


def _points(army: Army, placed: Placed) -> Iterator[Problem]:
    """FIG-ARM-01, FIG-ARM-02: a size, and no more points than it; FIG-ARM-10, FIG-RUL-25: a Combat Unit at
    least; and as many cards as the points allow (FIG-ARM-06)."""
    if not 0 < army.size <= BIGGEST:
        yield Problem("$.size", "FIG-ARM-01", "army-size", {"size": army.size, "most": BIGGEST})
    cost = sum(card.points for _, card in placed)
    if cost > army.size:
        yield Problem("$", "FIG-ARM-02", "army-too-dear", {"points": cost, "size": army.size})
    if not army.units:
        yield Problem("$.units", "FIG-ARM-10", "army-no-unit")


def _factions(content: Content, army: Army, placed: Placed, faction_rules: bool) -> Iterator[Problem]:
    """FIG-ARM-03: cards of the faction or Neutral; FIG-NEU-01: these for half of the size at most, rounded
    down, where a Neutral Commander adds nothing (FIG-RUL-26); FIG-NEU-02: or Neutral cards only."""
    for path, card in placed:
        if card.faction == army.faction:
            continue
        facts = {"card": card.id, "faction": army.faction}
        if card.id == army.commander and card.faction != NEUTRAL and army.faction != NEUTRAL:
            yield Problem(path, "FIG-ARM-04", "army-other-commander", facts)
        elif army.faction == NEUTRAL:
            yield Problem(path, "FIG-NEU-02", "army-not-neutral", facts)
        elif card.faction != NEUTRAL:
            yield Problem(path, "FIG-ARM-03", "army-other-faction", facts)
        elif faction_rules and army.faction in content.no_neutrals:
            yield Problem(path, "FIG-RUL-65", "army-no-neutrals", facts)
    neutral, most = sum(card.points for _, card in placed if card.faction == NEUTRAL), army.size // 2
    if army.faction != NEUTRAL and neutral > most:
        yield Problem("$", "FIG-NEU-01", "army-neutral-share", {"points": neutral, "most": most})


def _commander(content: Content, army: Army, placed: Placed) -> Iterator[Problem]:
    """FIG-CMD-01: one Commander and no other; FIG-ARM-05, FIG-CMD-02: he is where his kind of card is."""
    for path, card in placed:
        if content.commander(card.id) and card.id != army.commander:
            facts = {"card": card.id, "commander": army.commander}
            yield Problem(path, "FIG-CMD-01", "army-second-commander", facts)
    joined = [id for choice in army.units for id in choice.attachments]
    if army.commander in content.attachments and army.commander not in joined:
        yield Problem("$.commander", "FIG-ARM-05", "army-commander-nowhere", {"card": army.commander})
    if army.commander in content.ncus and army.commander not in army.ncus:
        yield Problem("$.commander", "FIG-CMD-02", "army-commander-no-ncu", {"card": army.commander})


def _attachments(content: Content, army: Army) -> Iterator[Problem]:
    """FIG-ATC-01 to FIG-ATC-03, FIG-ARM-08: one in a unit, of its type, none in a solo unit."""
    for index, choice in enumerate(army.units):
        path, unit = f"$.units[{index}]", content.units[choice.unit]
        chosen = [content.attachments[id] for id in choice.attachments]
        counted = [card.id for card in chosen if not any(need.ignores_limit for need in card.requirements)]
        if unit.solo and chosen:
            yield Problem(path, "FIG-ATC-02", "army-solo-attachment", {"unit": unit.id})
        elif len(counted) > 1:
            facts = {"unit": unit.id, "cards": counted}
            yield Problem(path, "FIG-ATC-02", "army-two-attachments", facts)
        for number, card in enumerate(chosen):
            if card.type != unit.type and not unit.solo:
                facts = {"unit": unit.id, "card": card.id}
                yield Problem(f"{path}.attachments[{number}]", "FIG-ATC-03", "army-other-type", facts)


def _characters(content: Content, placed: Placed, teammates: Iterable[Army]) -> Iterator[Problem]:
    """FIG-ARM-07: a character stands once in an army, in whatever version; FIG-MUL-02: once in a team."""
    seen: Counter[str] = Counter()
    team = {who for mate in teammates for who in characters(content, mate)}
    for path, card in placed:
        who = card.character
        if not who:
            continue
        seen[who] += 1
        facts = {"card": card.id, "character": f"character-{who}"}
        if seen[who] > 1:
            yield Problem(path, "FIG-ARM-07", "army-character-twice", facts)
        if who in team:
            yield Problem(path, "FIG-MUL-02", "army-character-in-team", facts)


RULE = "FIG-ARM-09"
LOYALTY = "loyalty_"
HOSTAGE = "attached_to_enemy_infantry_before_deployment"


def recruitment_problems(content: Content, army: Army, placed: Placed) -> Iterator[Problem]:
    """Every condition that a list does not meet."""
    yield from _army_wide(placed)
    yield from _in_units(content, army)
    yield from _multiples(content, army)
    yield from _hostages(content, placed)
    yield from _loyalties(placed)


def _army_wide(placed: Placed) -> Iterator[Problem]:
    """A card or a character that the army must have."""
    here, people = {card.id for _, card in placed}, {card.character for _, card in placed}
    for path, card in placed:
        for need in card.requirements:
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


def _hostages(content: Content, placed: Placed) -> Iterator[Problem]:
    """A hostage joins an enemy unit, and nobody else does."""
    for path, card in placed:
        if card.id in content.attachments:
            hostage = any(need.type == HOSTAGE for need in card.requirements)
            if hostage != path.startswith("$.hostages"):
                key = "army-hostage-own-unit" if hostage else "army-no-hostage"
                yield Problem(path, RULE, key, {"card": card.id})


def _loyalties(placed: Placed) -> Iterator[Problem]:
    """Cards of two loyalties do not serve together."""
    first = ""
    for path, card in placed:
        for ability in card.abilities:
            if ability.startswith(LOYALTY):
                first = first or ability
                if ability != first:
                    facts = {"card": card.id, "loyalty": ability, "other": first}
                    yield Problem(path, RULE, "army-two-loyalties", facts)
