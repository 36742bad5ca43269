"""The W'adrhun: tribes and cults, their chants, beasts and hunters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from montjoie.games.conquest import lasting, queries
from montjoie.games.conquest.content import Held, load
from montjoie.games.conquest.content.gifts import Meant
from montjoie.games.conquest.dice import Blow, Pool
from montjoie.games.conquest.factions.deeds import aid, lay, once
from montjoie.games.conquest.factions.gifts import actions, meant, near, now, own
from montjoie.games.conquest.profiles import card
from montjoie.games.conquest.regiments.field import contacts, enemies
from montjoie.games.conquest.regiments.formation import outline
from montjoie.games.conquest.regiments.sight import height
from montjoie.games.conquest.state import INCH, G
from montjoie.games.conquest.wounds.attack import Attack
from montjoie.games.conquest.wounds.healing import Heal
from montjoie.kernel import Part, Refusal, Step, modifies
from montjoie.table.plane.ways import Stretch

TRIBE = meant(Meant(near=8, roles=("tribe",)))
FARTHEST = 4  # inches that Momentum adds at most


# March of Giants: March cannot be reduced (CON-PRO-02).
modifies(queries.MARCH, "march_of_giants").gives(
    lambda g, holder, who, blow: Part(
        card(g, who).profile.march or 0, "CON-PRO-02", "march_of_giants", "floor"
    )
)
# Death from Above: Brutal Impact (2) this round after a charge on flank or rear.
modifies(queries.CHARGED, "death_from_above").gives(
    lasting.grants("brutal_impact", "death_from_above", "round", "CON-SPR-32", 2),
    lambda g, holder, who, target: contacts(g, who)[target][1] != "front",
)


@modifies(queries.MOVED, "bird_of_prey")
def bird_of_prey(g: G, holder: str, who: str, way: Sequence[Stretch], action: str) -> Iterator[Step]:
    """Bird of Prey: once a round 5 hits on the flank of an enemy of size 1 that it marched over."""
    if action != "march" or lasting.spent(g, who, "bird_of_prey"):
        return
    for enemy in enemies(g, who):
        if height(g, enemy) == 1 and any(each.meets(outline(g, enemy)) for each in way):
            lasting.spend(g, who, "bird_of_prey", "round")
            blow = Blow("hits", who, who, enemy, "left", (Held(id="bird_of_prey"),))
            yield Attack(target=enemy, pools=(Pool(blow, 5),), tested=False)
            return


# Chants: in the step of draw events, once in a game (Battlecry); again under a War Chant (CON-ACT-04).


def chant(name: str, chanted: Callable[[G, str], Iterable[str]]) -> None:
    """A chant is laid on regiments for the round."""
    once(name, lambda g, unit, held: lay(g, name, *chanted(g, unit)), "war_chant")


FOR_OTHERS: dict[str, Callable[[G, str], list[str]]] = {
    "show_the_path": lambda g, unit: [e for e in own(g, unit) if e != unit and TRIBE(g, unit, e)],
    "primal_cacophony": lambda g, unit: [enemy for enemy in enemies(g, unit) if near(g, unit, enemy, 12)],
}
"""Chants that are laid on others: tribe regiments within 8", enemies within 12"."""
for rule in load().factions["wadrhun"].rules:
    if rule.trigger == "chant_battlecry":
        chant(rule.id, FOR_OTHERS.get(rule.id, lambda g, unit: (unit,)))
# Dominating Presence: it seizes as six stands (CON-SCO-04).
modifies(queries.SEIZING, now("dominating_presence")).gives(
    Part(6, "CON-SCO-04", "dominating_presence", "replace")
)
# To the Last Breath: 4 wounds of a friend that is no monster.
MORTALS = Meant(types=("infantry", "cavalry", "brute", "chariot"))
aid("to_the_last_breath", 10, MORTALS, drawn=True)(
    lambda g, unit, regiment: g.do(Heal(unit=regiment, points=4))
)


@modifies(queries.MOVED, now("momentum"))
def momentum(g: G, holder: str, who: str, way: Sequence[Stretch], action: str) -> Iterator[Step]:
    """Momentum: its barrage reaches as many inches further as it marched straight ahead first, 4 at most."""
    straight = all(not each.turn and each.heading == each.before.facing for each in way)
    far = min(FARTHEST, sum(each.distance for each in way) // INCH)
    if action == "march" and len(actions(g, who) or ()) < 2 and straight and far:
        yield lasting.adding(queries.RANGE, far, "momentum", who, "round", "CON-VOL-08")


@modifies(queries.BARRED, now("primal_cacophony"))
def no_rally(g: G, holder: str, who: str, action: str) -> Iterator[Refusal]:
    """Primal Cacophony: no Rally, in combat or out of it (CON-RLY-01)."""
    if action in ("rally", "combat_rally"):
        yield Refusal("CON-RLY-01", "cacophony", regiment=who)
