"""The Dweghom: heralds, the Aghm, fire, earth, war and steel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from montjoie.games.conquest import lasting, queries
from montjoie.games.conquest.content import Held
from montjoie.games.conquest.dice import Blow
from montjoie.games.conquest.draw_events import draw_event
from montjoie.games.conquest.factions.deeds import Decide, aid, asks, cast_on, lay
from montjoie.games.conquest.magic import Casting, hits, host, owner, spell
from montjoie.games.conquest.profiles import has, value
from montjoie.games.conquest.regiments.contact import contacts
from montjoie.games.conquest.regiments.formation import stands
from montjoie.games.conquest.special_rules.shooting import of_shots
from montjoie.games.conquest.state import G, Lasting
from montjoie.games.conquest.terrain.zonal import Hazard, hindered
from montjoie.games.conquest.wounds.hurt import slain
from montjoie.kernel import Part, Step, modifies
from montjoie.table.dice import Throw
from montjoie.table.plane.ways import Stretch

GLORY = 2  # Attacks that a character may win at most


# Items (CON-MST-01).


@modifies(queries.MARCH_DISTANCE, "war_drum")
def war_drum(g: G, holder: str, who: str, before: int) -> Iterator[Part]:
    """War Drum: an inch more on the first March of the regiment he leads."""
    if holder != who and not before:
        yield Part(1, "CON-MST-01", "war_drum")


# The Aghm, and rules of their own.


@modifies(queries.WOUNDED)
def aghm(g: G, who: str, blow: Blow, wounds: int) -> Iterator[Step]:
    """Aghm: who slays an enemy character in a Duel has +1 Attack until the battle ends, twice at most."""
    one = g.state.characters.get(who)
    if one is None or blow.kind != "duel" or g.state.players[one.owner].faction != "dweghom":
        return
    won = [row for row in g.state.lasting.values() if row.source == "aghm" and who in row.units]
    if slain(g, blow.target) and len(won) < GLORY:
        row = Lasting(str(queries.ATTACKS), "aghm", (who,), "game", 1, thing=blow.target)
        yield lasting.Begin(row=row, rule="CON-DUE-04")


@modifies(queries.DEFENSE, "unstable_alloys")
def unstable_alloys(g: G, holder: str, who: str, blow: Blow | None) -> Iterator[Part]:
    """Unstable Alloys: Hardened (2) against volleys (CON-SPR-23)."""
    if blow is None or blow.kind != "volley":
        return
    pierced, hard = of_shots(g, blow, "armor_piercing") or 0, value(g, who, "hardened")
    if more := max(0, pierced - hard) - max(0, pierced - max(hard, 2)):
        yield Part(more, "CON-SPR-23", "unstable_alloys")


@modifies(queries.NEEDED)
def alloys_resist(g: G, caster: str, cast: Casting) -> Iterator[int]:
    """Unstable Alloys: enemy spells need 2 successes more."""
    target = g.state.regiments[cast.target]
    if target.owner != owner(g, caster) and has(g, cast.target, "unstable_alloys"):
        yield 2


@modifies(queries.CERTAIN, "critical_field")
def critical_field(g: G, holder: str, who: str, cast: Casting) -> Iterator[bool]:
    """Critical Field: on his own regiment, or an enemy it fights, a spell succeeds without a roll."""
    own = host(g, who)
    yield holder == who and (cast.target == own or cast.target in contacts(g, own))


# Spells (CON-MAG-12).


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


@aid("fires_of_the_descent", drawn=True)
def fires_of_the_descent(g: G, unit: str, regiment: str) -> Iterator[Step]:
    """Fires of the Descent: a friend within 8" has Relentless Blows this round."""
    return lay(g, "fires_of_the_descent", regiment)


# Overcharge: a marker each time; how many are discharged is said as it is placed (CON-RUL-117).


def charges(g: G, unit: str) -> int:
    """The markers that lie beside a regiment, this one included."""
    rows = [row for row in g.state.lasting.values() if row.source == "overcharge" and unit in row.units]
    return 1 + sum(row.n for row in rows if row.until == "game")


@draw_event("overcharge")
def overcharge(g: G, unit: str, held: Held) -> Iterator[Step]:
    """Overcharge: a marker is placed."""
    yield Decide(who=unit, source="overcharge", on=unit)


@asks("overcharge", lambda g, who, on: tuple(map(str, range(charges(g, on) + 1))))
def discharge(g: G, who: str, on: str, answer: str) -> Iterator[Step]:
    """Overcharge: Barrage (+2) and Armor Piercing (+1) for each that is discharged, this round."""
    number, when = int(answer), f"round {g.state.course.round}"
    row = Lasting(lasting.SPENT, "overcharge", (on,), "game", 1 - number, thing=when)
    lasting.begin(g, row)
    for rule, each in (("barrage", 2), ("armor_piercing", 1)):
        if number:
            n = each * number
            lasting.begin(g, Lasting(lasting.RULE, "overcharge", (on,), "round", n, plus=True, thing=rule))
    return iter(())


cast_on("magmatic_seep", on="enemy")


@modifies(queries.MOVED, "magmatic_seep")
def magmatic_seep(g: G, holder: str, who: str, way: Sequence[Stretch], action: str) -> Iterator[Step]:
    """Magmatic Seep: it moves as over Dangerous and Hindering ground (CON-TER-10, CON-TER-11)."""
    number = len(stands(g, who))
    yield Hazard(regiment=who, ground="dangerous", stands=number, least=6, rule="CON-TER-11")
    if action == "charge":
        yield from hindered(g, who)
