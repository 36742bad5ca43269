"""Chapters 4.1 and 3.4: Clash with support attacks and split targets; the impact attacks of a charge
(CON-CLA, CON-IMP, CON-SPR-31)."""

from __future__ import annotations

from collections import Counter

from montjoie.games.conquest import queries
from montjoie.games.conquest.actions.base import Act, Aims
from montjoie.games.conquest.dice import Blow, Pool
from montjoie.games.conquest.profiles import answers, card, members, value, worth
from montjoie.games.conquest.regiments.field import arc_shown, contacts, fighting, in_contact
from montjoie.games.conquest.regiments.formation import COMMAND, block, place_of, sheltered, whose
from montjoie.games.conquest.state import G
from montjoie.games.conquest.wounds.attack import Attack
from montjoie.kernel import Part, PublicStep, Question, ask, modifies

# Every unengaged stand makes one support attack (CON-CLA-03).
modifies(queries.SUPPORT).gives(Part(1, "CON-CLA-03", "support", "base"))


def reach(g: G, regiment: str) -> dict[int, tuple[str, ...]]:
    """Whom each stand can attack: the enemies it touches, or for one that touches none all that its regiment
    is in contact with (CON-CLA-02, CON-CLA-07, CON-CLA-08). Who touches an enemy in the open does not attack
    a garrison (CON-GAR-11)."""
    touched = {enemy: fighting(g, regiment, enemy) for enemy in contacts(g, regiment)}
    places = range(block(g, g.state.regiments[regiment]).stands)
    own = {place: tuple(enemy for enemy in touched if place in touched[enemy]) for place in places}
    met = {place: tuple(enemy for enemy in near if not sheltered(g, enemy)) for place, near in own.items()}
    return {place: met[place] or near or tuple(touched) for place, near in own.items()}


def pools(g: G, regiment: str, aims: dict[int, str]) -> dict[str, tuple[Pool, ...]]:
    """The dice of a Clash by target: the regiment's own stands, and its character's apart (CON-CLA-02 …
    CON-CLA-04, CON-CLA-11). Who has no Clash makes no attacks (CON-RUL-02)."""
    row, dice = g.state.regiments[regiment], Counter[Blow]()
    for place, target in aims.items():
        who = whose(g, regiment, place)
        rules = tuple(answers(g, queries.COMMANDING, who)) if place == place_of(g, row, COMMAND) else ()
        blow = Blow("clash", regiment, who, target, arc_shown(g, regiment, target), rules)  # CON-CLA-13
        dice[blow] += stand_dice(g, regiment, who, place, blow)
    found: dict[str, tuple[Pool, ...]] = {}
    for blow, number in dice.items():
        if number and card(g, blow.striker).profile.clash:
            pool = Pool(blow, number, worth(g, queries.CLASH, blow.striker, blow))
            found[blow.target] = (*found.get(blow.target, ()), pool)
    return found


def stand_dice(g: G, regiment: str, who: str, place: int, blow: Blow) -> int:
    """The dice of one stand: its Attacks where it is engaged, the leader's one more (CON-COM-08, CON-RUL-73);
    else its support attacks (CON-CLA-03)."""
    if place not in in_contact(g, regiment):
        return worth(g, queries.SUPPORT, who, blow)
    row = g.state.regiments[regiment]
    if place != place_of(g, row, COMMAND):
        return worth(g, queries.ATTACKS, who, blow)
    return worth(g, queries.ATTACKS, who, blow) + ("leader" in row.models) + worth(g, queries.LEADING, who)


class AimBlows(Aims, frozen=True):
    """Whom each stand attacks that can choose (CON-CLA-07, CON-CLA-08)."""


class Clash(Act, frozen=True, kw_only=True):
    """Clash action: dice by stand, then an attack on each enemy, one after the other (CON-CLA-01,
    CON-CLA-09)."""

    aims: dict[str, str] = {}
    name = "clash"
    combat = True
    stages = ("aim", "strike")

    @ask
    def aim(self, g: G) -> Question | None:
        """CON-CLA-07, CON-CLA-08: stands that touch several enemies, or none where there are several."""
        return self.aims_at(g, AimBlows, reach(g, self.regiment), "CON-CLA-07")

    aim.keeps("aims")  # all the attacks of a stand go to one

    def strike(self, g: G) -> None:
        """CON-CLA-09: each enemy regiment's attack is resolved whole, from hit rolls to morale."""
        aims = {
            place: self.aims.get(f"stand-{place}", many[0]) for place, many in reach(g, self.regiment).items()
        }
        for target, own in pools(g, self.regiment, aims).items():
            g.do(Attack(target=target, pools=own))


# Impact (X): X impact attacks for each stand (CON-SPR-31).
modifies(queries.IMPACT, "impact").gives(
    lambda g, holder, who, blow: Part(value(g, who, "impact"), "CON-SPR-31", "impact", "base"), queries.own
)


class Impact(PublicStep, frozen=True):
    """Every stand with Impact attacks the target, engaged or not (CON-IMP-01, CON-IMP-02)."""

    regiment: str
    target: str
    stages = ("strike",)

    def strike(self, g: G) -> None:
        """CON-IMP-03, CON-IMP-04: as a Clash, but not one; some charges make none."""
        if own := impact_pools(g, self.regiment, self.target):
            g.do(Attack(target=self.target, pools=own))


def impact_pools(g: G, regiment: str, target: str) -> tuple[Pool, ...]:
    """The dice of impact attacks, the character's apart (CON-IMP-01, CON-IMP-03, CON-IMP-04)."""
    if target not in contacts(g, regiment) or any(answers(g, queries.IMPACT_BARRED, regiment)):
        return ()
    arc, found = contacts(g, regiment)[target][1], []
    for who in members(g, regiment):
        blow = Blow("impact", regiment, who, target, arc)
        stands = g.state.regiments[regiment].stands if who == regiment else 1
        if dice := stands * worth(g, queries.IMPACT, who, blow):
            found.append(Pool(blow, dice, worth(g, queries.CLASH, who, blow)))
    return tuple(found)
