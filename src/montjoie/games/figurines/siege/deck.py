"""The siege cards: six of the attacker, six of the defender (FIG-STO-16)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from montjoie.games.figurines.actions.legality import ACTIONS
from montjoie.games.figurines.battlefield import field, units
from montjoie.games.figurines.events import PieceRemoved, Rolled, UnitHealed
from montjoie.games.figurines.factions import common, deeds, sequels, when, whom
from montjoie.games.figurines.factions.deeds import Deed
from montjoie.games.figurines.factions.plain import Kind, Said, begun
from montjoie.games.figurines.harm import casualties, conditions, effects, morale
from montjoie.games.figurines.powers import causes, lasting
from montjoie.games.figurines.queries import ATTACK_DICE, BARRED_ACTIONS, KEYWORDS, TO_HIT
from montjoie.games.figurines.siege import cards, walls
from montjoie.games.figurines.state import CONDITIONS, INCH, G, mode_of
from montjoie.games.figurines.timing import AIMED, Condition, Effect
from montjoie.kernel import Chance, Dice, PublicStep, Question, Step, Subset, ask, chance
from montjoie.kernel.later import later
from montjoie.table.dice import Throw

SHOTS = 2


def siege_card(of: str, *needs: Condition, **words: Any) -> Said:
    """A siege card that needs no class of its own."""
    return begun(of, cards.SiegeCard, needs=needs, **words)


def as_siege_card(*needs: Condition, **words: Any) -> Callable[[Deed], Kind]:
    """The siege card of a function's name, which does what the function does."""
    return lambda deed: siege_card(deed.__name__, *needs, **words).does(deed, __doc__=deed.__doc__)


# Of the attacker.


class CatapultBombardment(cards.SiegeCard, frozen=True):
    """Catapult Bombardment: shown with 2 tokens; once in each friendly turn one goes, and on 3+ an enemy unit
    and all others within 2 inches of it suffer D6+2 wounds."""

    of = "catapult_bombardment"
    needs = (when.own_turn,)
    targets = whom.enemies()
    stages = ("take_token", *AIMED)

    def begin(self, g: G) -> None:
        if self.of not in g.state.siege_cards:
            self.show(g, SHOTS)
        g.do(self)

    def take_token(self, g: G) -> None:
        """Without a token left it is discarded."""
        self.show(g, g.state.siege_cards[self.of] - 1)

    def work(self, g: G) -> None:
        g.do(Bombard(player=self.owner, unit=self.target))


class Bombard(PublicStep, frozen=True):
    """A stone of the catapult: on 3+ it hits, and one roll counts for all units hit."""

    player: str
    unit: str
    stages = ("aim", "strike")

    @chance
    def aim(self, g: G) -> Chance:
        return Dice(1)

    @aim.chosen
    def aimed(self, g: G, faces: list[int]) -> Step | None:
        g.emit(Rolled(CatapultBombardment.of, self.player, tuple(faces), self.unit, need=3), "FIG-STO-16")
        if faces[0] >= 3:
            return None
        causes.nothing(g, "too_low", "FIG-STO-16")
        return self.done()

    @chance
    def strike(self, g: G) -> Chance:
        return Dice(1)

    @strike.chosen
    def struck(self, g: G, faces: list[int]) -> None:
        """The unit, and every other one within 2 inches, friend or foe; walls are no units (FIG-STO-10)."""
        made = sum(faces) + 2
        told = Rolled(CatapultBombardment.of, self.player, tuple(faces), self.unit, plus=2, made=made)
        g.emit(told, "FIG-STO-16")
        for unit in field.within(g, self.unit, 2 * INCH):
            g.do(casualties.Suffer(unit=unit, wounds=faces[0] + 2, by=self.player))


@as_siege_card(when.own_turn, to=lambda use, g: iter(g.state.terrain))
def sappers(use: Effect, g: G) -> None:
    """Sappers: a terrain piece is removed from the table."""
    g.emit(PieceRemoved(use.target, g.state.terrain[use.target].kind, None, use.of), "FIG-STO-16")


def foes(use: Effect, g: G) -> tuple[str, ...]:
    """The enemy's Combat Units, also those that come later."""
    return tuple(name for name in g.state.units if effects.is_enemy(g, use.owner, name))


@as_siege_card()
def cut_communications(use: Effect, g: G) -> None:
    """Cut Communications: until the end of the round enemy Attachments and NCUs have no abilities."""
    ncus = tuple(name for name in g.state.ncus if effects.is_enemy(g, use.owner, name))
    lasting.begin(g, lasting.NO_ATTACHMENT_ABILITIES, use.of, use.owner, foes(use, g), "round")
    lasting.begin(g, lasting.NO_ABILITIES, use.of, use.owner, ncus, "round")


@as_siege_card()
def all_out_assault(use: Effect, g: G) -> None:
    """All-Out Assault: until the end of the round one's units may re-roll charge dice and have +1 to hit in
    melee."""
    own = tuple(effects.friendly(g, use.owner))
    lasting.begin(g, lasting.CHARGE_REROLL, use.of, use.owner, own, "round")
    lasting.begin(g, TO_HIT, use.of, use.owner, own, "round", n=1, when="melee")


@as_siege_card(to=whom.one_of(*CONDITIONS))
def starvation(use: Effect, g: G) -> None:
    """Starvation: every enemy Combat Unit on the table receives a condition of one's choice."""
    for unit in effects.enemies(g, use.owner):
        conditions.give(g, unit, use.target)


@as_siege_card()
def dread_of_the_siege(use: Effect, g: G) -> None:
    """Dread of the Siege: until the end of the round each enemy Combat Unit takes a morale test when it is
    activated; one that fails becomes Panicked."""
    lasting.begin(g, Dread.of, use.of, use.owner, foes(use, g), "round")


class Dread(sequels.Sequel, frozen=True):
    """What Dread of the Siege does to a unit that is activated: a failure panics it. Walls fear nothing."""

    of = card = lasting.declare("dread")
    by_bearer = True
    windows = ("unit_activated",)
    needs = (lambda use, g: not units.is_wall(g, use.moment.unit),)

    def work(self, g: G) -> None:
        panicked = later(BecomePanicked(unit=self.source))
        g.do(morale.Test(unit=self.source, kind="morale", by=self.owner, source=self.of, on_fail=panicked))


class BecomePanicked(PublicStep, frozen=True):
    """A unit that has failed the test of the siege becomes Panicked."""

    unit: str
    stages = ("give",)
    because = "dread"

    def give(self, g: G) -> None:
        conditions.give(g, self.unit, "panicked", "FIG-STO-16")


# Of the defender.

# Parley: in the place of the zone effect, an unengaged enemy unit can neither be activated nor act in this
# round unless it is attacked first (see the mode).
siege_card(
    cards.PARLEY,
    when.own_turn,
    when.pending,
    to=whom.enemies(who=lambda use, g, unit: not field.engaged(g, unit)),
    stages=("replace", *AIMED),
    replace=common.replaces,
).does(deeds.begins(BARRED_ACTIONS, "round", keywords=ACTIONS))


@as_siege_card(to=lambda use, g: (wall for wall in walls.standing(g) if g.state.units[wall].wounds))
def masons_at_work(use: Effect, g: G) -> None:
    """Masons at Work: a standing castle wall recovers D3 wounds."""
    g.do(MendWall(wall=use.target))


class MendWall(Throw, frozen=True):
    """A wall recovers D3 wounds, up to all."""

    wall: str

    def cast(self, g: G) -> Dice:
        return Dice(1, 3)

    def shown(self, g: G, faces: tuple[int, ...]) -> None:
        row, cause = g.state.units[self.wall], "masons_at_work"
        g.emit(Rolled(cause, row.owner, faces, self.wall, 3), "FIG-STO-16")
        healed = min(faces[0], row.wounds)
        left, each = units.wounds_left(g, self.wall) + healed, units.card(g, self.wall).wounds
        told = UnitHealed(self.wall, healed, row.figures, row.wounds - healed, left=left, each=each)
        g.emit(replace(told, ranks=units.ranks(g, self.wall), cause=cause), "FIG-STO-16")


# Boiling Oil: a unit that has charged a wall suffers D3+1 wounds before its attack.
siege_card("boiling_oil", lambda use, g: use.moment.other and units.is_wall(g, use.moment.other)).does(
    deeds.bleeds(1)
)

# Sally Forth: from round 2 on one unit of the Reserve may come in before round 3 (FIG-STO-09, see
# `cards.sallies`); it lies there with a token.
siege_card(cards.SALLY, lambda use, g: 2 <= g.state.course.round < mode_of(g).reserve.from_round).does(
    begin=lambda use, g: use.show(g, 1)
)

# Murder Holes: in this turn the Arrows of the wall have Sundering and roll 2 more dice.
siege_card("murder_holes", lambda use, g: use.moment.unit and units.is_wall(g, use.moment.unit)).does(
    deeds.begins(ATTACK_DICE, "turn", n=2, when="ranged"),
    deeds.begins(KEYWORDS, "turn", keywords=("sundering",), when="ranged"),
)


class StoreUnits(Subset, frozen=True):
    """The defender chooses up to 2 friendly units that the Hidden Stores help (FIG-D-53)."""

    always = "named"


class HiddenStores(cards.SiegeCard, frozen=True):
    """Hidden Stores: up to 2 friendly units each heal up to 3 wounds and lose a condition token."""

    of = "hidden_stores"
    needs = (when.own_turn,)
    targets = whom.friends(
        who=lambda use, g, unit: bool(casualties.room(g, unit) or g.state.units[unit].conditions)
    )
    stages = ("choose",)

    @ask
    def choose(self, g: G) -> Question:
        return Question(self.owner, StoreUnits(self.aims(g), 1, 2), "FIG-STO-16")

    @choose.chosen
    def chosen(self, g: G, seat: str, helped: list[str]) -> None:
        for unit in helped:
            g.do(casualties.Heal(unit=unit, up_to=3, chooser=seat))
            g.do(conditions.TakeCondition(unit=unit, player=seat))
