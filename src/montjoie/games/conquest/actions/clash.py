"""Chapter 4.1: Clash, with support attacks and split targets (CON-CLA)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from montjoie.games.conquest.actions.base import Act, Aims
from montjoie.games.conquest.content import Held
from montjoie.games.conquest.dice import Blow, Pool
from montjoie.games.conquest.profiles import answers, card, worth
from montjoie.games.conquest.queries import ATTACKS, CLASH, COMMANDING, LEADING, SUPPORT
from montjoie.games.conquest.regiments.contact import arc_shown, contacts, fighting
from montjoie.games.conquest.regiments.formation import CHARACTER, COMMAND, block, place_of, sheltered
from montjoie.games.conquest.state import G
from montjoie.games.conquest.wounds.attack import Attack
from montjoie.kernel import Part, Question, ask, modifies


@modifies(SUPPORT)
def one_each(g: G, who: str, blow: Blow) -> Iterator[Part]:
    """Every unengaged stand makes one support attack (CON-CLA-03)."""
    yield Part(1, "CON-CLA-03", "support", "base")


def reach(g: G, regiment: str) -> dict[int, tuple[str, ...]]:
    """Whom each stand can attack: the enemies it touches, or for one that touches none all that its regiment
    is in contact with (CON-CLA-02, CON-CLA-07, CON-CLA-08). Who touches an enemy in the open does not attack
    a garrison (CON-GAR-11)."""
    touched = {enemy: fighting(g, regiment, enemy) for enemy in contacts(g, regiment)}
    places = range(block(g, g.state.regiments[regiment]).stands)
    own = {place: tuple(enemy for enemy in touched if place in touched[enemy]) for place in places}
    met = {place: tuple(enemy for enemy in near if not sheltered(g, enemy)) for place, near in own.items()}
    return {place: met[place] or near or tuple(touched) for place, near in own.items()}


def is_engaged(g: G, regiment: str, place: int) -> bool:
    """Whether a stand touches any enemy (CON-CLA-02)."""
    return any(place in fighting(g, regiment, enemy) for enemy in contacts(g, regiment))


def pools(g: G, regiment: str, aims: dict[int, str]) -> dict[str, tuple[Pool, ...]]:
    """The dice of a Clash by target: the regiment's own stands, and its character's apart (CON-CLA-02 …
    CON-CLA-04, CON-CLA-11). Who has no Clash makes no attacks (CON-RUL-02)."""
    row = g.state.regiments[regiment]
    hero, dice = place_of(g, row, CHARACTER), Counter[Blow]()
    for place, target in aims.items():
        who = row.character if place == hero else regiment
        led = place == place_of(g, row, COMMAND)
        rules = tuple(answers(g, COMMANDING, who)) if led else ()
        blow = _blow(g, regiment, who, target, rules)
        dice[blow] += stand_dice(g, regiment, who, place, blow)
    found: dict[str, tuple[Pool, ...]] = {}
    for blow, number in dice.items():
        if number and card(g, blow.striker).profile.clash:
            pool = Pool(blow, number, worth(g, CLASH, blow.striker, blow))
            found[blow.target] = (*found.get(blow.target, ()), pool)
    return found


def stand_dice(g: G, regiment: str, who: str, place: int, blow: Blow) -> int:
    """The dice of one stand: its Attacks where it is engaged, the leader's one more (CON-COM-08, CON-RUL-73);
    else its support attacks (CON-CLA-03)."""
    if not is_engaged(g, regiment, place):
        return worth(g, SUPPORT, who, blow)
    row = g.state.regiments[regiment]
    if place != place_of(g, row, COMMAND):
        return worth(g, ATTACKS, who, blow)
    return worth(g, ATTACKS, who, blow) + ("leader" in row.models) + worth(g, LEADING, who)


def _blow(g: G, regiment: str, who: str, target: str, rules: tuple[Held, ...] = ()) -> Blow:
    """From the face that the target shows (CON-CLA-13)."""
    return Blow("clash", regiment, who, target, arc_shown(g, regiment, target), rules)


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
