"""The Hundred Kingdoms: spells of the four schools and of the theist priests (CON-MAG)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest import lasting, queries
from montjoie.games.conquest.characters.duel import Duel, foes
from montjoie.games.conquest.choice import NO, YES
from montjoie.games.conquest.content.gifts import Gift
from montjoie.games.conquest.events import Rallied
from montjoie.games.conquest.factions.deeds import Decide, asks, cast_on, offers
from montjoie.games.conquest.magic import Casting, spell
from montjoie.games.conquest.profiles import has
from montjoie.games.conquest.state import G, Lasting
from montjoie.kernel import Refusal, Step, modifies

cast_on("earth_to_mud", on="enemy")
cast_on("stone_spikes")


@modifies(queries.BARRED, "earth_to_mud")
def in_the_mud(g: G, holder: str, who: str, action: str) -> Iterator[Refusal]:
    """Earth to Mud: not after another action."""
    if action in ("march", "charge") and g.state.regiments[who].memory.actions:
        yield Refusal("CON-MAG-12", "in-the-mud", regiment=who)


@modifies(queries.CHARGED)
def on_the_spikes(g: G, who: str, target: str) -> Iterator[Step]:
    """Stone Spikes: the charger decays."""
    if has(g, target, "stone_spikes"):
        row = Lasting(lasting.RULE, "stone_spikes", (who,), "activation", 2, thing="decay")
        yield lasting.Begin(row=row, rule="CON-MAG-12")


@spell("divine_sanction")
def divine_sanction(g: G, cast: Casting) -> Iterator[Step]:
    """Divine Sanction: the caster has Cleave (2) and Deadly Blades, and may fight a Duel at once."""
    lasting.give(g, cast.spell, cast.spell, (cast.caster,), "round", rule="CON-MAG-12")
    if cast.caster in g.state.characters and foes(g, cast.caster):
        yield Decide(who=cast.caster, source="divine_sanction")


@asks("divine_sanction", lambda g, who, on: (YES, NO))
def sanctioned(g: G, who: str, on: str, answer: str) -> Iterator[Step]:
    """Divine Sanction: the Duel, if its caster likes (CON-DUE-01)."""
    if answer == YES:
        yield Duel(character=who)


@spell("fervour")
def fervour(g: G, cast: Casting) -> Iterator[Step]:
    """Fervour: Broken is removed as if it rallied."""
    if g.state.regiments[cast.target].broken:
        g.emit(Rallied(cast.target), "CON-BRK-02")
    return iter(())


offers("saints_favour", {"defense": Gift(adds={"defense": 1}), "evasion": Gift(adds={"evasion": 1})})


@spell("saints_favour")
def saints_favour(g: G, cast: Casting) -> Iterator[Step]:
    """Saint's Favour: +1 Defense or +1 Evasion."""
    yield Decide(who=cast.caster, source="saints_favour", on=cast.target)
