"""What the entries of the factions do: gifts they lay on regiments until the end of the round, choices and
dice that they leave to their owners, aid they give to a regiment nearby (CON-MAG-12, CON-SUP-07, CON-DRE-00).

The thing that lies on a regiment bears the name of its source; what somebody has who is not always under its
effect lies there under another name: `now`."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import defstruct

from montjoie.games.conquest import lasting
from montjoie.games.conquest.actions.base import CharacterAct
from montjoie.games.conquest.choice import Decide, choices
from montjoie.games.conquest.content import Content, Held
from montjoie.games.conquest.content.factions import Spell, SpellHits, SupremacyAbility
from montjoie.games.conquest.content.gifts import Gift, Meant
from montjoie.games.conquest.draw_events import Effect, draw_event
from montjoie.games.conquest.factions.gifts import endow, meant, near, now, own
from montjoie.games.conquest.magic import Casting, hits, spell
from montjoie.games.conquest.phases.supremacy import supremacy
from montjoie.games.conquest.profiles import answers, has, owner_of
from montjoie.games.conquest.queries import AIDED, DRAW_EVENTS
from montjoie.games.conquest.regiments.field import standing
from montjoie.games.conquest.state import G, Lasting, Until
from montjoie.games.conquest.wounds.healing import Heal
from montjoie.kernel import Refusal, modifies

KINDS = {
    "officers": "CON-OFF-01", "rules": "CON-SPR-00", "draw_events": "CON-DRE-00", "spells": "CON-MAG-12",
    "items": "CON-MST-01", "supremacy_abilities": "CON-SUP-07",
}  # fmt: skip
"""The lists of a faction, and the rule by which what stands there takes effect."""
ANYBODY = Meant()
LAID = ("chant_battlecry", "biomancy", "pheromancy")  # triggers of what lies on a regiment after its use


def read(content: Content) -> None:
    """What the entries of the pack do by data alone; code of its own goes before."""
    lists = [(kind, each) for file in content.factions.values() for kind, each in file.worded().items()]
    entries = {entry.id: (entry, KINDS.get(kind, "CON-PRO-03")) for kind, each in lists for entry in each}
    entries |= {mastery.id: (mastery, "CON-MST-02") for mastery in content.masteries.values()}
    for entry, rule in entries.values():
        drawn = rule == "CON-DRE-00"
        for gift in entry.gifts:
            endow(now(entry.id) if drawn or entry.trigger in LAID else entry.id, gift, rule)
        if drawn and entry.gifts and entry.id not in draw_event:
            draw_event(entry.id)(lambda g, unit, held: lay(g, held.id, unit))
        elif isinstance(entry, SupremacyAbility) and entry.whom is not None:
            _declared(entry.id, entry.whom)
        elif isinstance(entry, Spell) and entry.id not in spell:
            _cast(entry)


def _cast(entry: Spell) -> None:
    """A spell that hits, heals or is laid on its target, by a gift that says nothing where code has the say
    (CON-MAG-11, CON-MAG-12, CON-HEA-01)."""
    if entry.hits != SpellHits() or entry.heals or entry.gifts:

        @spell(entry.id)
        def casting(g: G, cast: Casting) -> None:
            if entry.gifts:
                lasting.give(g, entry.id, entry.id, (cast.target,), "round", rule="CON-MAG-12")
            elif entry.heals:
                g.do(Heal(unit=cast.target, points=entry.heals * cast.successes))
            else:
                number = entry.hits.each * cast.successes + entry.hits.whole
                g.do(hits(g, cast, number, *entry.hits.rules))


def _declared(name: str, whom: Meant) -> None:
    """A supremacy ability that is laid on all regiments that are meant."""
    fits = meant(whom)

    @supremacy(name)
    def laid(g: G, warlord: str) -> None:
        if units := tuple(each for each in own(g, warlord) if fits(g, warlord, each)):
            lasting.give(g, name, name, units, "round", rule="CON-SUP-07")


def lay(g: G, name: str, *units: str) -> None:
    """What bears this name lies on them from now on."""
    if units:
        lasting.give(g, now(name), name, units, "round")


def once(name: str, effect: Effect, *again: str) -> None:
    """A draw event that its holder may use once in a game, and once more under one of these things."""
    modifies(DRAW_EVENTS, name).gives(
        Held(id=name),
        lambda g, holder, who: (
            holder == who and (not lasting.spent(g, who, name) or any(has(g, who, each) for each in again))
        ),
    )

    @draw_event(name)
    def using(g: G, unit: str, held: Held) -> None:
        lasting.spend(g, unit, name)
        effect(g, unit, held)


# Choices of gifts.


def offers(
    source: str, gifts: dict[str, Gift], until: Until = "round", **besides: Callable[[G, str], None]
) -> None:
    """A source of which one gift is chosen for a regiment, for the round; some do something besides."""
    for name, gift in gifts.items():
        endow(now(f"{source}_{name}"), gift, "CON-ACT-09", source)

    @choices(source, lambda g, who, on: tuple(gifts))
    def taken(g: G, who: str, on: str, answer: str) -> None:
        if answer in besides:
            besides[answer](g, on)
        thing, more = now(f"{source}_{answer}"), sum(gifts[answer].adds.values())
        lasting.begin(g, Lasting(lasting.RULE, source, (on,), until, more, plus=bool(more), thing=thing))


# Aid, once a round to each regiment: actions of characters and draw events (CON-CHR-12, CON-ACT-04).


def aid(
    name: str, reach: int = 8, whom: Meant = ANYBODY, enemy: bool = False, drawn: bool = False
) -> Callable[[Callable[[G, str, str], None]], None]:
    """Register what an aid does, of (g, who gives it, the regiment)."""
    fits = meant(whom)

    def within(g: G, unit: str, _: str) -> tuple[str, ...]:
        return tuple(
            each
            for each in standing(g)
            if (g.state.regiments[each].owner != owner_of(g, unit)) == enemy
            and not lasting.spent(g, each, name)
            and near(g, unit, each, reach)
            and fits(g, unit, each)
        )

    def register(function: Callable[[G, str, str], None]) -> None:
        @choices(name, within)
        def taken(g: G, who: str, _: str, answer: str) -> None:
            lasting.spend(g, answer, name, "round")
            function(g, who, answer)

        if drawn:
            draw_event(name)(lambda g, unit, held: g.do(Decide(who=unit, source=name)))

    return register


class AidAct(CharacterAct, frozen=True, kw_only=True):
    """An aid as the action of a character who has the rule of its name (CON-CHR-12)."""

    stages = ("give",)

    @classmethod
    def refuses(cls, g: G, character: str) -> Iterator[Refusal]:
        """He must have the rule, and somebody within reach."""
        if not has(g, character, cls.name) or not choices[cls.name].offered(g, character, ""):
            yield Refusal("CON-CHR-12", "no-aid", character=character)

    def give(self, g: G) -> None:
        """To one regiment, or to several."""
        for _ in range(1 + sum(answers(g, AIDED, self.character))):
            g.do(Decide(who=self.character, source=self.name))


def acts(name: str) -> None:
    """An aid that is the action of a character."""
    told = {"name": name, "__doc__": AidAct.__doc__}
    title = name.title().replace("_", "")
    act = defstruct(title, [], bases=(AidAct,), namespace=told, module=__name__, frozen=True, kw_only=True)
    globals()[title] = act  # steps travel between processes by name
