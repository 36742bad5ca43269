"""The Dweghom: heralds, the Aghm, fire, earth, war and steel."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest import lasting
from montjoie.games.conquest.content import Held
from montjoie.games.conquest.dice import Blow
from montjoie.games.conquest.factions.deeds import (
    burns,
    cast_on,
    declared,
    either,
    named,
    near,
    of_type,
    with_rule,
)
from montjoie.games.conquest.factions.gifts import draws, gives, raises
from montjoie.games.conquest.magic import Casting, hits, host, owner, spell
from montjoie.games.conquest.profiles import card, has, value
from montjoie.games.conquest.queries import (
    ATTACKS,
    CERTAIN,
    CLEAR,
    DEFENSE,
    GRANTS,
    MARCH_DISTANCE,
    NEEDED,
    RESOLVE,
    WOUNDED,
    WOUNDS,
)
from montjoie.games.conquest.regiments.contact import contacts
from montjoie.games.conquest.special_rules.shooting import of_shots
from montjoie.games.conquest.state import G, Lasting
from montjoie.games.conquest.wounds.hurt import slain
from montjoie.kernel import Part, Step, modifies
from montjoie.table.dice import Throw

GLORY = 2  # Attacks that a character may win at most

# Officers (CON-OFF-01).
draws("herald_of_stone", Held(id="bastion", x=1))
gives("herald_of_fire", Held(id="aura_of_death", x=2))
gives("herald_of_magma", Held(id="cleave", plus=1))
gives("exemplar", Held(id="bravery"))
gives("flamecaster", Held(id="torrential_fire"))

# Items (CON-MST-01).
raises("dragonbone_armor", WOUNDS, 1, "CON-MST-01")
raises("dragonbone_armor", DEFENSE, 1, "CON-MST-01", at_most=4)
gives("memory_plate", Held(id="untouchable"))
gives("hammer_of_the_deep", Held(id="cleave", plus=2))
gives("magma_axe", Held(id="aura_of_death", x=4))
raises("ancestral_torc", RESOLVE, 1, "CON-MST-01")
gives("war_drum", Held(id="unstoppable"), to="regiment")


@modifies(MARCH_DISTANCE, "war_drum")
def war_drum(g: G, holder: str, who: str, before: int) -> Iterator[Part]:
    """War Drum: an inch more on the first March of the regiment he leads."""
    if holder != who and not before:
        yield Part(1, "CON-MST-01", "war_drum")


# The Aghm, and rules of their own.


@modifies(WOUNDED)
def aghm(g: G, who: str, blow: Blow, wounds: int) -> Iterator[Step]:
    """Aghm: who slays an enemy character in a Duel has +1 Attack until the battle ends, twice at most."""
    one = g.state.characters.get(who)
    if one is None or blow.kind != "duel" or g.state.players[one.owner].faction != "dweghom":
        return
    won = [row for row in g.state.lasting.values() if row.source == "aghm" and who in row.units]
    if slain(g, blow.target) and len(won) < GLORY:
        row = Lasting(str(ATTACKS), "aghm", (who,), "game", 1, thing=blow.target)
        yield lasting.Begin(row=row, rule="CON-DUE-04")


@modifies(DEFENSE, "unstable_alloys")
def unstable_alloys(g: G, holder: str, who: str, blow: Blow | None) -> Iterator[Part]:
    """Unstable Alloys: Hardened (2) against volleys (CON-SPR-23)."""
    if blow is None or blow.kind != "volley":
        return
    pierced, hard = of_shots(g, blow, "armor_piercing") or 0, value(g, who, "hardened")
    if more := max(0, pierced - hard) - max(0, pierced - max(hard, 2)):
        yield Part(more, "CON-SPR-23", "unstable_alloys")


@modifies(NEEDED)
def alloys_resist(g: G, caster: str, cast: Casting) -> Iterator[int]:
    """Unstable Alloys: enemy spells need 2 successes more."""
    target = g.state.regiments[cast.target]
    if target.owner != owner(g, caster) and has(g, cast.target, "unstable_alloys"):
        yield 2


@modifies(GRANTS, "aghm_to_be_gained")
def aghm_to_be_gained(g: G, holder: str, who: str) -> Iterator[Held]:
    """Aghm to be Gained: the Hold Thanes he leads have Flank."""
    if holder != who and card(g, who).id == "hold_thanes":
        yield Held(id="flank")


gives("indifferent_towards_life", Held(id="bodyguards"))  # nothing follows from a refused Duel (CON-SPR-30)


@modifies(CLEAR, "indifferent_towards_life")
def indifferent(g: G, holder: str, who: str, cast: Casting) -> Iterator[bool]:
    """Indifferent Towards Life: no interference (CON-MAG-08)."""
    yield holder == who


@modifies(CERTAIN, "critical_field")
def critical_field(g: G, holder: str, who: str, cast: Casting) -> Iterator[bool]:
    """Critical Field: on his own regiment, or an enemy it fights, a spell succeeds without a roll."""
    own = host(g, who)
    yield holder == who and (cast.target == own or cast.target in contacts(g, own))


# Spells (CON-MAG-12).
burns("fireball", each=2)
burns("flame_wall", whole=10)
cast_on("stone_skin")
raises("stone_skin", DEFENSE, 1, "CON-MAG-12", at_most=4)
cast_on("dismay", on="enemy")
raises("dismay", RESOLVE, -1, "CON-MAG-12")
cast_on("litany_of_war")
raises("litany_of_war", ATTACKS, 1, "CON-MAG-12")
cast_on("temper_steel")
gives("temper_steel", Held(id="hardened", x=1), Held(id="cleave", plus=1))


@spell("battle_fervor")
def battle_fervor(g: G, cast: Casting) -> Iterator[Step]:
    """Battle Fervor: Inspired in its next activation this round."""
    if not g.state.regiments[cast.target].memory.activated:
        lasting.give(g, "inspired", cast.spell, (cast.target,), "activation", rule="CON-MAG-12")
    return iter(())


@spell("eruption", on="enemy")
def eruption(g: G, cast: Casting) -> Iterator[Step]:
    """Eruption: D6 hits, and one for each success."""
    yield Erupt(spell=cast)


class Erupt(Throw, frozen=True):
    """Eruption: its die (CON-DIC-01)."""

    spell: Casting

    def shown(self, g: G, faces: tuple[int, ...]) -> None:
        """Its hits (CON-MAG-11)."""
        g.do(hits(g, self.spell, faces[0] + self.spell.successes))


# Supremacy abilities (CON-SUP-07).
declared("clan_wrath", of_type("infantry"), near(12))
gives("clan_wrath", Held(id="cleave", plus=1))
declared("dance_of_war", either(with_rule("devout"), named("flame_berserkers")))
raises("dance_of_war", ATTACKS, 1, "CON-SUP-07")
declared("elemental_surge")
declared("perfect_metal", named("forged", "automata"))
gives("perfect_metal", Held(id="hardened", plus=1))
declared("voice_of_the_lost", of_type("brute"))
gives("voice_of_the_lost", Held(id="terrifying", plus=1))


@modifies(NEEDED, "elemental_surge")
def elemental_surge(g: G, holder: str, who: str, cast: Casting) -> Iterator[int]:
    """Elemental Surge: spells need one success fewer."""
    if holder == who:
        yield -1
