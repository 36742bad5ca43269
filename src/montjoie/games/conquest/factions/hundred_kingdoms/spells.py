"""The Hundred Kingdoms: spells of the four schools and of the theist priests (CON-MAG)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest import lasting
from montjoie.games.conquest.content import Held
from montjoie.games.conquest.events import Rallied
from montjoie.games.conquest.magic import Casting, hits, owner, spell
from montjoie.games.conquest.profiles import has
from montjoie.games.conquest.queries import BARRED, CHARGED, DEFENSE, EVASION, HIT_REROLLS, RESOLVE
from montjoie.games.conquest.state import G, Lasting
from montjoie.games.conquest.wounds.dice import SIX, Blow, Reroll
from montjoie.games.conquest.wounds.healing import Heal
from montjoie.kernel import PUBLIC, OneOf, Question, Refusal, Step, ask, modifies


def holds(g: G, cast: Casting, rule: str, n: int = 0) -> None:
    """The target of a spell has a rule until the end of the round (CON-MAG-12)."""
    lasting.give(g, rule, cast.spell, (cast.target,), "round", n, "CON-MAG-12")


@spell("fire_dart", on="enemy")
def fire_dart(g: G, cast: Casting) -> Iterator[Step]:
    """Fire Dart: a hit for each success, with Armor Piercing (2)."""
    yield hits(g, cast, cast.successes, Held(id="armor_piercing", x=2))


@spell("kindle_courage")
def kindle_courage(g: G, cast: Casting) -> Iterator[Step]:
    """Kindle Courage: +1 Resolve."""
    lasting.add(g, RESOLVE, 1, cast.spell, (cast.target,), "round", "CON-MAG-12")
    return iter(())


@spell("ninuahs_tears")
def ninuahs_tears(g: G, cast: Casting) -> Iterator[Step]:
    """Ninuah's Tears: 2 wounds healed for each success."""
    yield Heal(unit=cast.target, points=2 * cast.successes)


@spell("earth_to_mud", on="enemy")
def earth_to_mud(g: G, cast: Casting) -> Iterator[Step]:
    """Earth to Mud: it may March or Charge only once this round, and only as its first action."""
    holds(g, cast, "earth_to_mud")
    return iter(())


@modifies(BARRED, "earth_to_mud")
def in_the_mud(g: G, holder: str, who: str, action: str) -> Iterator[Refusal]:
    """Earth to Mud: not after another action."""
    if action in ("march", "charge") and g.state.regiments[who].memory.actions:
        yield Refusal("CON-MAG-12", "in-the-mud", regiment=who)


@spell("stone_spikes")
def stone_spikes(g: G, cast: Casting) -> Iterator[Step]:
    """Stone Spikes: who charges the regiment has Decay (2) for that activation."""
    holds(g, cast, "stone_spikes")
    return iter(())


@modifies(CHARGED)
def on_the_spikes(g: G, who: str, target: str) -> Iterator[Step]:
    """Stone Spikes: the charger decays."""
    if has(g, target, "stone_spikes"):
        row = Lasting(lasting.RULE, "stone_spikes", (who,), "activation", 2, thing="decay")
        yield lasting.Begin(row=row, rule="CON-MAG-12")


@spell("guide")
def guide(g: G, cast: Casting) -> Iterator[Step]:
    """Guide: natural 6s to hit in volleys are rolled again."""
    holds(g, cast, "guide")
    return iter(())


@modifies(HIT_REROLLS, "guide")
def guided(g: G, holder: str, who: str, blow: Blow) -> Iterator[Reroll]:
    """Guide: in volleys."""
    if blow.kind == "volley":
        yield Reroll("failures", "CON-MAG-12", "guide", (SIX,))


@spell("holy_fire", on="enemy")
def holy_fire(g: G, cast: Casting) -> Iterator[Step]:
    """Holy Fire: 2 hits for each success."""
    yield hits(g, cast, 2 * cast.successes)


@spell("fervour")
def fervour(g: G, cast: Casting) -> Iterator[Step]:
    """Fervour: Broken is removed as if it rallied."""
    if g.state.regiments[cast.target].broken:
        g.emit(Rallied(cast.target), "CON-BRK-02")
    return iter(())


@spell("heavenly_blessing")
def heavenly_blessing(g: G, cast: Casting) -> Iterator[Step]:
    """Heavenly Blessing: the target is Blessed."""
    holds(g, cast, "blessed")
    return iter(())


@spell("saints_favour")
def saints_favour(g: G, cast: Casting) -> Iterator[Step]:
    """Saint's Favour: +1 Defense or +1 Evasion."""
    yield Favour(cast=cast)


class ChooseFavour(OneOf, frozen=True, kw_only=True):
    """Saint's Favour: Defense or Evasion."""

    caster: str


class Favour(Step, frozen=True):
    """Saint's Favour: the choice."""

    cast: Casting
    stages = ("choose",)
    audience = PUBLIC

    @ask
    def choose(self, g: G) -> Question:
        """Either."""
        space = ChooseFavour((str(DEFENSE), str(EVASION)), caster=self.cast.caster)
        return Question(owner(g, self.cast.caster), space, "CON-MAG-12")

    @choose.chosen
    def chosen(self, g: G, seat: str, name: str) -> None:
        """Until the end of the round (CON-MAG-12)."""
        query = DEFENSE if name == DEFENSE else EVASION
        lasting.add(g, query, 1, self.cast.spell, (self.cast.target,), "round", "CON-MAG-12")
