"""The Dweghom: heralds, the Aghm, fire, earth, war and steel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from montjoie.games.conquest import lasting, queries
from montjoie.games.conquest.choice import Decide, choices
from montjoie.games.conquest.dice import Blow
from montjoie.games.conquest.draw_events import draw_event
from montjoie.games.conquest.factions.deeds import aid, lay
from montjoie.games.conquest.magic import Casting, hits, spell
from montjoie.games.conquest.profiles import has, host, owner_of, value
from montjoie.games.conquest.regiments.field import contacts
from montjoie.games.conquest.regiments.formation import stands
from montjoie.games.conquest.special_rules.striking import of_shots
from montjoie.games.conquest.state import G, Lasting
from montjoie.games.conquest.terrain.zonal import Hazard, hindered
from montjoie.games.conquest.wounds.allocation import slain
from montjoie.kernel import Part, Step, modifies
from montjoie.table.dice import Throw
from montjoie.table.plane.ways import Stretch

GLORY = 2  # Attacks that a character may win at most
# War Drum: an inch more on the first March of the regiment he leads (CON-MST-01).
modifies(queries.MARCH_DISTANCE, "war_drum").gives(
    Part(1, "CON-MST-01", "war_drum"), queries.led, lambda g, holder, who, before: not before
)


# The Aghm, and rules of their own.


@modifies(queries.WOUNDED)
def aghm(g: G, who: str, blow: Blow, wounds: int) -> Iterator[Step]:
    """Aghm: who slays an enemy character in a Duel has +1 Attack until the battle ends, twice at most."""
    one = g.state.characters.get(who)
    if one is None or blow.kind != "duel" or g.state.players[one.owner].faction != "dweghom":
        return
    if slain(g, blow.target) and len(lasting.of(g, "aghm", who)) < GLORY:
        yield lasting.adding(queries.ATTACKS, 1, "aghm", who, "game", "CON-DUE-04", blow.target)


@modifies(queries.DEFENSE, "unstable_alloys")
def unstable_alloys(g: G, holder: str, who: str, blow: Blow | None) -> Iterator[Part]:
    """Unstable Alloys: Hardened (2) against volleys (CON-SPR-23)."""
    if blow is None or blow.kind != "volley":
        return
    pierced, hard = of_shots(g, blow, "armor_piercing") or 0, value(g, who, "hardened")
    if more := max(0, pierced - hard) - max(0, pierced - max(hard, 2)):
        yield Part(more, "CON-SPR-23", "unstable_alloys")


# Unstable Alloys: enemy spells need 2 successes more.
modifies(queries.NEEDED).gives(
    2,
    lambda g, caster, cast: (
        owner_of(g, cast.target) != owner_of(g, caster) and has(g, cast.target, "unstable_alloys")
    ),
)


@modifies(queries.CERTAIN, "critical_field")
def critical_field(g: G, holder: str, who: str, cast: Casting) -> Iterator[bool]:
    """Critical Field: on his own regiment, or an enemy it fights, a spell succeeds without a roll."""
    own = host(g, who)
    yield holder == who and (cast.target == own or cast.target in contacts(g, own))


# Spells (CON-MAG-12).


@spell("battle_fervor")
def battle_fervor(g: G, cast: Casting) -> None:
    """Battle Fervor: Inspired in its next activation this round."""
    if not g.state.regiments[cast.target].memory.activated:
        lasting.give(g, "inspired", cast.spell, (cast.target,), "activation", rule="CON-MAG-12")


# Eruption: D6 hits, and one for each success.
spell("eruption")(lambda g, cast: g.do(Erupt(spell=cast)))


class Erupt(Throw, frozen=True):
    """Eruption: its die (CON-DIC-01)."""

    spell: Casting

    def shown(self, g: G, faces: tuple[int, ...]) -> None:
        """Its hits (CON-MAG-11)."""
        g.do(hits(g, self.spell, faces[0] + self.spell.successes))


# Fires of the Descent: a friend within 8" has Relentless Blows this round.
aid("fires_of_the_descent", drawn=True)(lambda g, unit, regiment: lay(g, "fires_of_the_descent", regiment))


# Overcharge: a marker each time; how many are discharged is said as it is placed (CON-RUL-117).


def charges(g: G, unit: str) -> int:
    """The markers that lie beside a regiment, this one included."""
    return 1 + sum(row.n for row in lasting.of(g, "overcharge", unit) if row.until == "game")


draw_event("overcharge")(lambda g, unit, held: g.do(Decide(who=unit, source="overcharge", on=unit)))


@choices("overcharge", lambda g, who, on: tuple(map(str, range(charges(g, on) + 1))))
def discharge(g: G, who: str, on: str, answer: str) -> None:
    """Overcharge: Barrage (+2) and Armor Piercing (+1) for each that is discharged, this round."""
    number, when = int(answer), f"round {g.state.course.round}"
    row = Lasting(lasting.SPENT, "overcharge", (on,), "game", 1 - number, thing=when)
    lasting.begin(g, row)
    for rule, each in (("barrage", 2), ("armor_piercing", 1)):
        if number:
            n = each * number
            lasting.begin(g, Lasting(lasting.RULE, "overcharge", (on,), "round", n, plus=True, thing=rule))


@modifies(queries.MOVED, "magmatic_seep")
def magmatic_seep(g: G, holder: str, who: str, way: Sequence[Stretch], action: str) -> Iterator[Step]:
    """Magmatic Seep: it moves as over Dangerous and Hindering ground (CON-TER-10, CON-TER-11)."""
    number = len(stands(g, who))
    yield Hazard(regiment=who, ground="dangerous", stands=number, least=6, rule="CON-TER-11")
    if action == "charge":
        yield from hindered(g, who)
