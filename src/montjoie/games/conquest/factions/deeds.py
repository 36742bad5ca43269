"""What spells, draw events and supremacy abilities lay on regiments until the end of the round: the thing
that bears their name, whose meaning `gifts` or an answer to a query tells (CON-MAG-12, CON-SUP-07). What
somebody has who is not always under its effect lies under another name: `now`."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest import lasting, magic
from montjoie.games.conquest.choice import Choice
from montjoie.games.conquest.content import Content, Held
from montjoie.games.conquest.content.factions import Spell, SpellHits, SupremacyAbility
from montjoie.games.conquest.draw_events import Effect, draw_event
from montjoie.games.conquest.factions.gifts import What, endow, gives
from montjoie.games.conquest.factions.whom import Whom, meant, own
from montjoie.games.conquest.magic import Casting, On, hits, spell
from montjoie.games.conquest.profiles import has
from montjoie.games.conquest.queries import DRAW_EVENTS
from montjoie.games.conquest.state import G, Until
from montjoie.games.conquest.supremacy import supremacy
from montjoie.games.conquest.wounds.healing import Heal
from montjoie.kernel import OneOf, Step, modifies

KINDS = {
    "army_rules": "CON-PRO-03",
    "upgrades": "CON-PRO-03",
    "abilities": "CON-PRO-03",
    "officers": "CON-OFF-01",
    "rules": "CON-SPR-00",
    "draw_events": "CON-DRE-00",
    "spells": "CON-MAG-12",
    "items": "CON-MST-01",
    "supremacy_abilities": "CON-SUP-07",
}
"""The lists of a faction, and the rule by which what stands there takes effect."""
CHANT = "chant_battlecry"  # the trigger of rules that are used as draw events


def read(content: Content) -> None:
    """What the entries of the pack do by data alone; code of its own goes before."""
    lists = [(kind, each) for file in content.factions.values() for kind, each in file.worded().items()]
    entries = {entry.id: (entry, KINDS[kind]) for kind, each in lists for entry in each}
    entries |= {mastery.id: (mastery, "CON-MST-02") for mastery in content.masteries.values()}
    for entry, rule in entries.values():
        laid = rule == "CON-DRE-00" or entry.trigger == CHANT
        for gift in entry.gifts:
            endow(now(entry.id) if laid else entry.id, gift, rule)
        if rule == "CON-DRE-00" and entry.gifts:
            drawn(entry.id)
        elif isinstance(entry, SupremacyAbility) and entry.whom is not None:
            declared(entry.id, meant(entry.whom))
        elif isinstance(entry, Spell) and entry.id not in magic.effects:
            _cast(entry)


def _cast(entry: Spell) -> None:
    """A spell that hits, heals or is laid on its target (CON-MAG-11, CON-MAG-12, CON-HEA-01)."""
    if entry.hits != SpellHits() or entry.heals or entry.gifts:

        @spell(entry.id, entry.on)
        def casting(g: G, cast: Casting) -> Iterator[Step]:
            if entry.gifts:
                lasting.give(g, entry.id, entry.id, (cast.target,), "round", rule="CON-MAG-12")
            elif entry.heals:
                yield Heal(unit=cast.target, points=entry.heals * cast.successes)
            else:
                number = entry.hits.each * cast.successes + entry.hits.whole
                yield hits(g, cast, number, *entry.hits.rules)


def cast_on(name: str, on: On = "friend") -> None:
    """A spell that is laid on its target, whose meaning has code of its own."""

    @spell(name, on)
    def laid(g: G, cast: Casting) -> Iterator[Step]:
        lasting.give(g, name, name, (cast.target,), "round", rule="CON-MAG-12")
        return iter(())


def declared(name: str, whom: Whom) -> None:
    """A supremacy ability that is laid on all regiments that are meant."""

    @supremacy(name)
    def laid(g: G, warlord: str) -> Iterator[Step]:
        if units := tuple(each for each in own(g, warlord) if whom(g, warlord, each)):
            lasting.give(g, name, name, units, "round", rule="CON-SUP-07")
        return iter(())


def now(name: str) -> str:
    """The thing that lies on who has used one of this name."""
    return f"{name}_now"


def lay(g: G, name: str, *units: str, until: Until = "round", rule: str = "CON-DRE-00") -> Iterator[Step]:
    """It lies on them from now on."""
    if units:
        lasting.give(g, now(name), name, units, until, rule=rule)
    return iter(())


def drawn(name: str) -> None:
    """A draw event that gives until the end of the round (CON-DRE-00)."""

    @draw_event(name)
    def using(g: G, unit: str, held: Held) -> Iterator[Step]:
        return lay(g, name, unit)


def once(name: str, effect: Effect, *again: str) -> None:
    """A draw event that its holder may use once in a game, and once more under one of these things."""

    @modifies(DRAW_EVENTS, name)
    def ready(g: G, holder: str, who: str) -> Iterator[Held]:
        if holder == who and (not lasting.spent(g, who, name) or any(has(g, who, each) for each in again)):
            yield Held(id=name)

    @draw_event(name)
    def using(g: G, unit: str, held: Held) -> Iterator[Step]:
        lasting.spend(g, unit, name)
        return effect(g, unit, held)


# Choices.

options: dict[str, tuple[str, ...]] = {}


def offers(source: str, *what: What) -> None:
    """A source of which one gift is chosen for the round; each is called as its rule or number."""
    names = tuple(each.id if isinstance(each, Held) else str(each[0]) for each in what)
    options[source] = names
    for name, each in zip(names, what, strict=True):
        gives(now(f"{source}_{name}"), each, rule="CON-ACT-09")


class ChooseBoon(OneOf, frozen=True, kw_only=True):
    """Which of its gifts a rule, spell or draw event gives a regiment or a character."""

    unit: str
    source: str


class Prefer(Choice, frozen=True):
    """One gift of several, for the round (CON-ACT-09)."""

    source: str
    unit: str
    rule = "CON-ACT-09"

    def offered(self, g: G) -> ChooseBoon:
        """Those of its source."""
        return ChooseBoon(options[self.source], unit=self.unit, source=self.source)

    def taken(self, g: G, answer: str) -> None:
        """It holds for the round."""
        thing = now(f"{self.source}_{answer}")
        lasting.give(g, thing, self.source, (self.unit,), "round", rule="CON-ACT-09")
