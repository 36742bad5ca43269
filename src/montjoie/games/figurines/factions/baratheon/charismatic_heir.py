"""The cards of Renly Baratheon, the Charismatic Heir."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.battlefield import field, units
from montjoie.games.figurines.events import ConditionLost
from montjoie.games.figurines.factions.afflict import Afflict
from montjoie.games.figurines.factions.attached import WhileAttached, attached_to
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.harm.casualties import Heal, Suffer, room
from montjoie.games.figurines.harm.strike import Strike
from montjoie.games.figurines.powers import cards
from montjoie.games.figurines.queries import ATTACK_DICE
from montjoie.games.figurines.state import LONG, G
from montjoie.games.figurines.tactics.board import ActivateNcu
from montjoie.games.figurines.timing import AIMED, Card, Effect, Moment, Standing
from montjoie.kernel import Allocation, Part, Question, Step, ask, modifies

BOLDER = "younger_bolder"


class TheyWillMakeMeKing(Card, frozen=True):
    """They Will Make Me King!: when Renly's unit is activated, either it heals up to 2 wounds and every other
    friendly unit within Long Range up to 1; or enemies engaged with it suffer 2 wounds, other enemies within
    Long Range 1."""

    of = "they_will_make_me_king"
    stages = AIMED

    def fits(self, g: G) -> bool:
        """His own unit."""
        return effects.leads(g, self.owner, self.moment.unit)

    def targets(self, g: G) -> tuple[str, ...]:
        """Which half."""
        return ("king_heals", "king_wounds")

    def resolve(self, g: G) -> None:
        """The half chosen."""
        own = self.moment.unit
        if self.target == "king_heals":
            for unit in effects.friendly(g, self.owner, own, LONG):
                g.do(Heal(unit=unit, up_to=2 if unit == own else 1))
            return
        engaged = tuple(effects.engaged_enemies(g, own))
        for unit in effects.enemies(g, self.owner, own, LONG):
            g.do(Suffer(unit=unit, wounds=2 if unit in engaged else 1, by=self.owner, source=own))


class SpreadHealing(Allocation, frozen=True):
    """The player of Wealth and Charisma spreads 3 wounds healed over friendly Combat Units (FIG-GLO-12)."""


class WealthAndCharisma(Card, frozen=True):
    """Wealth and Charisma: in the place of a claimed zone's effect either 3 wounds are healed in all, spread
    over friendly Combat Units; or all condition tokens of friends are cleared, each of which costs an enemy
    engaged with that unit 1 wound."""

    of = "wealth_and_charisma"
    stages = ("sole", "aim", "resolve", "spread")

    def fits(self, g: G) -> bool:
        """A friend's claim, with its effect still to come."""
        own = not effects.is_enemy(g, self.owner, self.moment.ncu) and self.moment.kind == "before"
        return own and not g.running(ActivateNcu).replaced

    def targets(self, g: G) -> tuple[str, ...]:
        """Which half."""
        return ("charisma_heals", "charisma_clears")

    def resolve(self, g: G) -> Step | None:
        """The half chosen."""
        g.revise(ActivateNcu, replaced=True)
        if self.target == "charisma_heals":
            return None
        for unit in effects.friendly(g, self.owner):
            for kind in g.state.units[unit].conditions:
                g.emit(ConditionLost(unit, kind, cause=self.of), "FIG-CON-02")
                foes = tuple(effects.engaged_enemies(g, unit))
                g.do(Afflict(player=self.owner, source=self.of, units=foes, wounds=1, by=unit))
        return self.done()

    @ask
    def spread(self, g: G) -> Question | None:
        """As its player likes."""
        space = {unit: room(g, unit) for unit in effects.friendly(g, self.owner) if room(g, unit)}
        if not space:
            return None
        return Question(self.owner, SpreadHealing(space, 0, 3), "FIG-GLO-12")

    @spread.chosen
    def spreads(self, g: G, seat: str, healed: dict[str, int]) -> None:
        """So many to each."""
        for unit, amount in healed.items():
            g.do(Heal(unit=unit, up_to=amount, exactly=True))


class YoungerBolder(Card, frozen=True):
    """Younger, Bolder: attached to a friendly unit that has passed a morale test; while it is within Long
    Range of Renly's unit its melee attacks have 1 more die, and it heals 1 wound when it is activated. The
    card is discarded when Renly's unit is destroyed."""

    of = BOLDER
    stages = ("lay",)

    def fits(self, g: G) -> bool:
        """A friend, while Renly stands."""
        friend = not effects.is_enemy(g, self.owner, self.moment.unit)
        return friend and bool(units.commander_unit(g, self.owner))

    def lay(self, g: G) -> None:
        """From now on."""
        cards.attach(g, self.owner, self.of, self.moment.unit)


def emboldened(g: G, unit: str) -> Iterator[str]:
    """The copies of Younger, Bolder that work for a unit now."""
    for name, row in attached_to(g, unit, BOLDER):
        renly = units.commander_unit(g, row.owner)
        if renly and (renly == unit or field.near(g, renly, unit, LONG)):
            yield name


@modifies(ATTACK_DICE)
def bolder(g: G, strike: Strike) -> Iterator[Part]:
    """Younger, Bolder: 1 more die in melee (FIG-RES-01)."""
    if strike.kind == "melee" and g.state.attached:
        for _ in emboldened(g, strike.attacker):
            yield Part(1, "FIG-RES-01", BOLDER)


class Younger(WhileAttached, frozen=True):
    """Younger, Bolder at work when the unit is activated."""

    of = "younger"
    card = BOLDER
    works_in = ("unit_activated",)

    def work(self, g: G) -> None:
        """If Renly is near."""
        if self.source in emboldened(g, self.moment.unit):
            g.do(Heal(unit=self.moment.unit, up_to=1, exactly=True))


class HeirFallen(Standing, frozen=True):
    """Younger, Bolder ends with Renly's unit."""

    of = "heir_fallen"
    windows = ("unit_destroyed",)
    stages = ("drop",)

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        """Every copy of that player's."""
        row = g.state.units[moment.unit]
        if g.state.players[row.owner].commander in (*row.attachments, *row.fallen):
            for name, card in g.state.attached.items():
                if card.card == BOLDER and card.owner == row.owner:
                    yield cls(moment=moment, owner=row.owner, source=name)

    def forced(self, g: G) -> bool:
        """Nobody is asked."""
        return True

    def drop(self, g: G) -> None:
        """To the discard pile."""
        cards.detach(g, self.source)
