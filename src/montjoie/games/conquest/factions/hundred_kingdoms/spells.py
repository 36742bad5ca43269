"""The Hundred Kingdoms: spells of the four schools and of the theist priests (CON-MAG)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest import lasting
from montjoie.games.conquest.characters.duel import Duel, foes
from montjoie.games.conquest.choice import NO, YES, Choice
from montjoie.games.conquest.content import Held
from montjoie.games.conquest.dice import SIX, Blow, Reroll
from montjoie.games.conquest.events import Rallied
from montjoie.games.conquest.factions.deeds import burns, cast_on, heals
from montjoie.games.conquest.factions.gifts import gives, raises
from montjoie.games.conquest.magic import Casting, spell
from montjoie.games.conquest.profiles import has
from montjoie.games.conquest.queries import (
    ALL_EFFECTIVE,
    BARRED,
    CHARGED,
    DEFENSE,
    EVASION,
    HALVED,
    HIT_REROLLS,
    RESOLVE,
)
from montjoie.games.conquest.state import G, Lasting
from montjoie.kernel import OneOf, Refusal, Step, modifies
from montjoie.table.plane import Tray

# Fire.
burns("fire_dart", Held(id="armor_piercing", x=2), each=1)
cast_on("kindle_courage")
raises("kindle_courage", RESOLVE, 1, "CON-MAG-12")

# Water.
heals("ninuahs_tears", 2)
cast_on("call_fog")


@modifies(HALVED, "call_fog")
def in_the_fog(g: G, holder: str, who: str, blow: Blow, stand: Tray) -> Iterator[bool]:
    """Call Fog: stands volleying at the regiment halve their barrage (CON-VOL-11)."""
    yield True


# Earth.
cast_on("earth_to_mud", on="enemy")


@modifies(BARRED, "earth_to_mud")
def in_the_mud(g: G, holder: str, who: str, action: str) -> Iterator[Refusal]:
    """Earth to Mud: not after another action."""
    if action in ("march", "charge") and g.state.regiments[who].memory.actions:
        yield Refusal("CON-MAG-12", "in-the-mud", regiment=who)


cast_on("stone_spikes")


@modifies(CHARGED)
def on_the_spikes(g: G, who: str, target: str) -> Iterator[Step]:
    """Stone Spikes: the charger decays."""
    if has(g, target, "stone_spikes"):
        row = Lasting(lasting.RULE, "stone_spikes", (who,), "activation", 2, thing="decay")
        yield lasting.Begin(row=row, rule="CON-MAG-12")


# Air.
cast_on("guide")
cast_on("seeking_winds")


@modifies(HIT_REROLLS, "guide")
def guided(g: G, holder: str, who: str, blow: Blow) -> Iterator[Reroll]:
    """Guide: in volleys."""
    if blow.kind == "volley":
        yield Reroll("failures", "CON-MAG-12", "guide", (SIX,))


@modifies(ALL_EFFECTIVE, "seeking_winds")
def seeking_winds(g: G, holder: str, who: str) -> Iterator[bool]:
    """Seeking Winds: its whole range is effective range (CON-VOL-09)."""
    yield True


# The theist faith.
burns("holy_fire", each=2)
cast_on("heavenly_blessing")
gives("heavenly_blessing", Held(id="blessed"))
gives("divine_sanction", Held(id="cleave", x=2), Held(id="deadly_blades"))


@spell("divine_sanction")
def divine_sanction(g: G, cast: Casting) -> Iterator[Step]:
    """Divine Sanction: the caster has Cleave (2) and Deadly Blades, and may fight a Duel at once."""
    lasting.give(g, cast.spell, cast.spell, (cast.caster,), "round", rule="CON-MAG-12")
    if cast.caster in g.state.characters and foes(g, cast.caster):
        yield Sanction(who=cast.caster)


class ChooseSanction(OneOf, frozen=True, kw_only=True):
    """Divine Sanction: whether the caster calls for a Duel."""

    caster: str


class Sanction(Choice, frozen=True):
    """Divine Sanction: the Duel, if its caster likes (CON-DUE-01)."""

    rule = "CON-DUE-01"

    def offered(self, g: G) -> ChooseSanction:
        """He may."""
        return ChooseSanction((YES, NO), caster=self.who)

    def taken(self, g: G, answer: str) -> None:
        """At once."""
        if answer == YES:
            g.do(Duel(character=self.who))


@spell("fervour")
def fervour(g: G, cast: Casting) -> Iterator[Step]:
    """Fervour: Broken is removed as if it rallied."""
    if g.state.regiments[cast.target].broken:
        g.emit(Rallied(cast.target), "CON-BRK-02")
    return iter(())


@spell("saints_favour")
def saints_favour(g: G, cast: Casting) -> Iterator[Step]:
    """Saint's Favour: +1 Defense or +1 Evasion."""
    yield Favour(who=cast.caster, target=cast.target)


class ChooseFavour(OneOf, frozen=True, kw_only=True):
    """Saint's Favour: Defense or Evasion."""

    caster: str


class Favour(Choice, frozen=True):
    """Saint's Favour: the choice."""

    target: str
    rule = "CON-MAG-12"

    def offered(self, g: G) -> ChooseFavour:
        """Either."""
        return ChooseFavour((str(DEFENSE), str(EVASION)), caster=self.who)

    def taken(self, g: G, answer: str) -> None:
        """Until the end of the round (CON-MAG-12)."""
        query = DEFENSE if answer == DEFENSE else EVASION
        lasting.add(g, query, 1, "saints_favour", (self.target,), "round", self.rule)
