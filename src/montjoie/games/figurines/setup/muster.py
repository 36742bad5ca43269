"""Army lists are handed in and laid open (FIG-ARM, FIG-MUL-02, chapter 7 of the rulebook)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import cache, lru_cache

from msgspec.structs import replace

from montjoie.games.figurines import armies
from montjoie.games.figurines.armies import Army, Choice
from montjoie.games.figurines.battlefield import teams
from montjoie.games.figurines.content import Content, load
from montjoie.games.figurines.events import ArmyShown, Counted
from montjoie.games.figurines.powers import abilities
from montjoie.games.figurines.state import G, Ncu, Options, Unit
from montjoie.kernel import Answer, Document, Problem, Refusal, plain
from montjoie.kernel.chance import Stream


class SubmitArmy(Document, frozen=True):
    """Every player hands in an army list before the game, hidden until all are in (FIG-D-01): the JSON of an
    army, or its text. Examples are the sample armies of the size."""

    size: int
    mates: tuple[Army, ...] = ()  # lists of partners that lie open

    def forbids(self, g: G, answer: Answer) -> Iterator[Refusal]:
        """What the rules of army building say against it, and a partner's list that lies open."""
        for problem in problems(g.content, answer, self.size, self.mates, g.options.faction_rules):
            yield Refusal(problem.rule, problem.key, path=problem.path, **problem.facts)

    def every(self, g: G) -> Iterator[Answer]:
        """Sample armies, of all factions; where each has a character of a partner's list, armies made up
        without (FIG-MUL-02)."""
        return iter(_sound(self.size, self.mates, g.options.faction_rules))


def problems(
    content: Content, document: Answer, size: int, mates: tuple[Army, ...] = (), faction_rules: bool = True
) -> Iterator[Problem]:
    """What is wrong with a list, be it JSON, text or a name of a sample, in a game of that size
    (FIG-ARM-01) beside the lists of partners (FIG-MUL-02)."""
    army, found = _read(content, document)
    yield from found
    if army is not None:
        yield from armies.problems(content, army, mates, faction_rules=faction_rules)
        if army.size != size:
            yield Problem("$.size", "FIG-ARM-01", "army-other-size", {"given": army.size, "size": size})


def read(content: Content, document: Answer) -> Army:
    """The army a sound document speaks of."""
    army, found = _read(content, document)
    if army is None:
        raise armies.ArmyError(found)
    return army


def _read(content: Content, document: Answer) -> tuple[Army | None, list[Problem]]:
    sample = content.samples.get(document) if isinstance(document, str) else None
    return (sample, []) if sample else armies.read(content, document)


@lru_cache(maxsize=1 << 6)
def _sound(size: int, mates: tuple[Army, ...], faction_rules: bool) -> tuple[Answer, ...]:
    content, samples = load(), examples(size)
    fit = tuple(army for army in samples if not any(problems(content, army, size, mates, faction_rules)))
    return fit or made_up(size, mates)


@cache
def examples(size: int) -> tuple[Answer, ...]:
    """The sample armies of a size; where there are none, an army of each faction made up for it."""
    found = [army for army in load().samples.values() if army.size == size]
    return tuple(plain(army) for army in found) or made_up(size)


@cache
def made_up(size: int, mates: tuple[Army, ...] = ()) -> tuple[Answer, ...]:
    """An army of each faction that can have one beside the lists of partners."""
    content, rng, made = load(), Stream(f"armies of {size}"), []
    for faction in content.factions:
        with suppress(ValueError):  # its Commanders all serve partners
            made.append(plain(armies.random_army(content, rng, faction, size, mates)))
    return tuple(made)


def agreed(content: Content, options: Options, player: str) -> Army:
    """The list that was agreed on with the options."""
    given = options.armies[player]
    return read(content, given) if isinstance(given, str) else given


def open_lists(g: G, player: str) -> tuple[Army, ...]:
    """The lists of a player's partners that lie open, as far as characters go."""
    mates = [who for who in teams.members(g, player) if who != player and g.state.players[who].faction]
    return tuple(_on_table(g, who) for who in mates)


def _on_table(g: G, player: str) -> Army:
    """The list whose cards a player has."""
    row = g.state.players[player]
    units = (unit for unit in g.state.units.values() if unit.owner == player)
    return Army(
        faction=row.faction,
        size=g.state.course.size,
        commander=row.commander,
        units=tuple(Choice(unit.card, unit.attachments) for unit in units),
        ncus=tuple(ncu.card for ncu in g.state.ncus.values() if ncu.owner == player),
    )


def shares_character(g: G, player: str, army: Army) -> bool:
    """Whether a list has a character of a partner's list that lies open (FIG-MUL-02)."""
    own = armies.characters(g.content, army)
    return any(own & armies.characters(g.content, mate) for mate in open_lists(g, player))


def show(g: G, player: str, army: Army) -> None:
    """A list lies open; its Combat Units wait to be deployed, its NCUs beside the board (FIG-NCU-01)."""
    units: dict[str, Unit] = {}
    for choice in army.units:
        card = g.content.units[choice.unit]
        row = Unit(player, card.id, card.figures, where="reserve", attachments=choice.attachments)
        units[_name(card.id, bool(card.character), {*g.state.units, *units})] = row
    ncus: dict[str, Ncu] = {}
    for each in army.ncus:
        name = _name(each, bool(g.content.ncus[each].character), {*g.state.ncus, *ncus})
        ncus[name] = Ncu(player, each, tokens=abilities.resources(g, each))
    before = g.state.players[player]
    now = replace(before, faction=army.faction, commander=army.commander, army=army.name)
    g.emit(ArmyShown(player, now, units, ncus, armies.points(g.content, army)))
    for card_id in army.hostages:
        g.emit(Counted("hostage", 1, f"{player}/{card_id}"), "FIG-ARM-09")


def _name(card: str, unique: bool, taken: set[str]) -> str:
    """What a unit is called: by its card, with a number unless it is a character met for the first time."""
    if unique and card not in taken:
        return card
    number = 2 if unique else 1
    while f"{card}_{number}" in taken:
        number += 1
    return f"{card}_{number}"
