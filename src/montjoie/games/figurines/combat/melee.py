"""Chapter 4.13: the melee Attack action (FIG-MEL), and the attack on a terrain piece (FIG-TER-07)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.actions import acting, legality
from montjoie.games.figurines.actions.boosts import NONE, Boosts
from montjoie.games.figurines.battlefield import field, sight, terrain, units
from montjoie.games.figurines.combat import targets
from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.events import PieceRemoved
from montjoie.games.figurines.moves import ending
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import hook
from montjoie.kernel import Answer, OneOf, PublicStep, Question, Refusal, Step, ask, decide
from montjoie.table import plane
from montjoie.table.plane import TOLERANCE, Tray

KEEP = "keep"


def choices(g: G, unit: str, against: str = "") -> tuple[str, ...]:
    """The melee attacks an engaged unit can make, on any enemy it is engaged with, seen or not (FIG-MEL-01,
    FIG-MEL-06, FIG-LOS-04)."""
    return targets.options(g, unit, "melee", against)


def facings(g: G, unit: str) -> dict[str, Tray]:
    """The other places that a unit engaged with exactly one enemy may take to face it: turned where it is, if
    that enemy is on its flank or rear (FIG-MEL-02), or slid to stand against it at 100% or 50%, whether it
    turns or not (FIG-MEL-04). A unit engaged on several sides does neither (FIG-MEL-03, FIG-MEL-05), nor
    a tray about to be taken away (FIG-RUL-106)."""
    enemies = field.engaged(g, unit)
    if len(enemies) != 1 or not units.alive(g, unit):
        return {}
    own, enemy = field.tray(g, unit), field.tray(g, enemies[0])
    mine, side = plane.contact_side(own, enemy), plane.contact_side(enemy, own)
    if mine is None or side is None:
        return {}
    places = {} if mine == "front" else {"face": plane.fronting(own, enemy, side)}
    places["full"] = plane.aligned(own.width, own.depth, enemy, side, 100)[0]
    places["half_left"], places["half_right"] = plane.aligned(own.width, own.depth, enemy, side, 50)
    return {
        name: place
        for name, place in places.items()
        if plane.travel(own, place) > TOLERANCE and _fits(g, unit, enemies[0], place)
    }


def _fits(g: G, unit: str, enemy: str, place: Tray) -> bool:
    """It stays in contact with the enemy, overlaps nothing, not even ground it may not enter, and touches no
    other enemy (FIG-MEL-05, FIG-RUL-12)."""
    others = [(name, field.tray(g, name)) for name in field.standing(g, (unit, enemy))]
    return (
        field.is_on(g, place)
        and plane.near(place, field.tray(g, enemy), TOLERANCE)
        and not plane.placing(place, [tray for _, tray in others])
        and not any(plane.overlap(place, piece) for _, piece in terrain.impassable(g))
        and not any(plane.overlap(place, ground) for ground in hook(g).barred(g, unit))
        and not any(
            plane.near(place, tray, TOLERANCE) for name, tray in others if not field.friendly(g, unit, name)
        )
    )


class FaceEnemy(OneOf, frozen=True):
    """The owner of a unit about to attack its one enemy turns it to that enemy: `face`, or makes it face the
    enemy at 100%: `full`, or at 50%: `half_left`, `half_right`; or `keep` (FIG-D-26, FIG-MEL-02,
    FIG-MEL-04)."""

    unit: str

    def unoffered(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """There is no room for that (FIG-MEL-05)."""
        yield Refusal(
            "FIG-MEL-05", "facing-no-room", unit=self.unit, facing=answer[:60], offered=self.options
        )


@acting.performs("melee_attack")
class MeleeAttack(PublicStep, frozen=True):
    """The melee attack of an engaged unit, or the one that ends its charge (FIG-MEL-01, FIG-CHG-11)."""

    unit: str
    free: bool = False
    against: str = ""  # the only enemy it may attack
    boosts: Boosts = NONE
    charging: bool = False
    disorderly: bool = False
    fortified: bool = False
    bonus_lost: bool = False
    perilous: tuple[str, ...] = ()  # the Dangerous pieces it stood on when it struck
    stages = ("face", "aim", "perils")

    @ask
    def face(self, g: G) -> Question | None:
        """It may first turn to its only enemy (FIG-MEL-02) and slide along it (FIG-MEL-04); a charger has
        just aligned, and who can attack nobody stands still (FIG-RUL-58)."""
        fights = not self.charging and choices(g, self.unit, self.against)
        places = tuple(facings(g, self.unit)) if fights else ()
        if not places:
            return None
        space = FaceEnemy((KEEP, *places), self.unit)
        return Question(g.state.units[self.unit].owner, space, "FIG-MEL-02")

    @face.chosen
    def faced(self, g: G, seat: str, answer: str) -> None:
        if answer != KEEP:
            ending.put(g, self.unit, facings(g, self.unit)[answer], "align", "FIG-MEL-02")
            ending.settle(g, self.unit, ())

    @decide
    def aim(self, g: G) -> Question | None:
        """One of its melee attacks, one enemy it is engaged with (FIG-MEL-06); without any nothing happens
        (FIG-RUL-58)."""
        found = choices(g, self.unit, self.against)
        if not found:
            return None
        return Question(g.state.units[self.unit].owner, targets.ChooseAttack(found, self.unit), "FIG-MEL-06")

    @aim.chosen
    def strike(self, g: G, seat: str, choice: str) -> Step:
        attack, _, target = choice.removeprefix("attack-").partition("/")
        g.do(
            Attack(
                attacker=self.unit,
                defender=target,
                attack=attack,
                kind="melee",
                arc=sight.arc(g, self.unit, target)[0],
                charging=self.charging,
                disorderly=self.disorderly,
                fortified=self.fortified,
                bonus_lost=self.bonus_lost,
                free=self.free,
                boosts=self.boosts,
            )
        )
        return self.but(perilous=terrain.inside(g, self.unit, "dangerous"))

    def perils(self, g: G) -> None:
        """An attack made inside a Dangerous piece costs wounds like a move (FIG-TER-05); that of a charge is
        part of the charge."""
        if not self.charging:
            ending.hurt(g, self.unit, self.perilous)


class DestroyPiece(OneOf, frozen=True):
    """The owner of a unit chooses which Destructible piece within 1" it destroys (FIG-D-24, FIG-TER-07)."""

    unit: str

    def unoffered(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Too far, or nothing that can be destroyed."""
        kind = g.state.terrain[answer].kind if answer in g.state.terrain else answer[:60]
        yield Refusal("FIG-TER-07", "piece-not-destroyed", unit=self.unit, piece=kind)


@acting.performs("destroy_terrain")
class DestroyTerrain(PublicStep, frozen=True):
    """A melee Attack action on a terrain piece: it is destroyed without dice, whether the unit is engaged or
    not (FIG-TER-07, FIG-RUL-31)."""

    unit: str
    stages = ("choose", "perils")

    @decide
    def choose(self, g: G) -> Question | None:
        """Of several pieces its owner chooses."""
        pieces = terrain.destructible(g, self.unit) if units.profiles(g, self.unit, "melee") else ()
        if not pieces:
            return None
        return Question(g.state.units[self.unit].owner, DestroyPiece(pieces, self.unit), "FIG-TER-07")

    @choose.chosen
    def chosen(self, g: G, seat: str, piece: str) -> None:
        g.emit(PieceRemoved(piece, g.state.terrain[piece].kind, self.unit))

    def perils(self, g: G) -> None:
        """An action inside other pieces, which are Dangerous, costs wounds (FIG-TER-05)."""
        ending.hurt(g, self.unit, terrain.inside(g, self.unit, "dangerous"))


@legality.needed("melee_attack")
def unmet(g: G, unit: str, against: str) -> Iterator[Refusal]:
    """FIG-MEL-01: a melee attack that it can make."""
    if not choices(g, unit, against):
        yield Refusal("FIG-MEL-01", "no-melee-attack", unit=unit)


@legality.needed("destroy_terrain")
def nothing_to_destroy(g: G, unit: str, against: str) -> Iterator[Refusal]:
    """FIG-TER-07: a melee attack, a Destructible piece near; no enemy is attacked so."""
    if against or not units.profiles(g, unit, "melee"):
        yield Refusal("FIG-TER-07", "no-melee-attack", unit=unit)
    elif not terrain.destructible(g, unit):
        yield Refusal("FIG-TER-07", "no-piece-near", unit=unit)
