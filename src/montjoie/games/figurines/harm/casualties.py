"""Chapter 4.25 and what goes with it: wounds, destruction, healing (FIG-WND, FIG-HEA, FIG-UNT-10)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines import events
from montjoie.games.figurines.battlefield import units
from montjoie.games.figurines.dice import counting, rerolls
from montjoie.games.figurines.harm import victory
from montjoie.games.figurines.harm.strike import Strike
from montjoie.games.figurines.powers import abilities, causes, decks
from montjoie.games.figurines.queries import DEFENSE, HITS_PER_WOUND
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Moment, answerable, hook, open_window
from montjoie.kernel import Amount, Dice, Part, PublicStep, Question, Step, ask, chance, modifies


class Suffer(PublicStep, frozen=True):
    """A unit suffers wounds, which nothing saves (FIG-GLO-06).

    `by` is the player responsible, `source` the unit (FIG-RUL-56). Wounds of an attack say `attack`: they
    count for its panic test, and the tray of a unit they destroy stays until the attack is over
    (FIG-RUL-67). Other wounds cause no panic test (FIG-RES-13).
    """

    unit: str
    wounds: int
    by: str = ""
    source: str = ""
    attack: bool = False
    rule: str = ""
    cause: str = ""  # for the log, where no running procedure tells it
    victim: str = ""  # an Attachment that falls before the others; a figure of the rear fills its place
    lost: int = 0  # ranks that went
    fatal: bool = False  # these wounds took the last figure
    stages = ("take", "answer", "lose_ranks", "fall", "last", "clear")

    def take(self, g: G) -> Step | None:
        """Figures go from the rear, right to left, Attachments last (FIG-UNT-05, FIG-ATC-04); a destroyed
        unit suffers nothing more (FIG-UNT-10), and only attacks hurt a wall (FIG-STO-11)."""
        hurts = self.attack or not units.is_wall(g, self.unit)
        if self.wounds < 1 or not hurts or not units.alive(g, self.unit):
            return self.done()
        row, card = g.state.units[self.unit], units.card(g, self.unit)
        wounds = min(self.wounds, units.wounds_left(g, self.unit))
        left = units.left_of(card.wounds, units.wounds_left(g, self.unit) - wounds)
        lost = units.ranks(g, self.unit) - units.ranks_of(card, left.figures)
        fallen = units.falling(row, left.figures, self.victim)
        g.emit(
            events.WoundsSuffered(
                self.unit,
                wounds,
                left.figures,
                left.on_figure,
                fallen,
                lost=row.figures - left.figures,
                ranks=units.ranks_of(card, left.figures),
                left=units.wounds_left(g, self.unit) - wounds,
                each=card.wounds,
                solo=card.figures == 1,
                source=self.source or None,
                cause=self.cause or causes.because(g),
            ),
            self.rule or causes.authority(g),
        )
        if self.attack:
            strike: Strike = g.running(Strike)
            g.revise(Strike, wounded=strike.wounded + wounds, felled=not left.figures)
        return self.but(wounds=wounds, lost=lost, fatal=not left.figures)

    def answer(self, g: G) -> None:
        """5.3: wounds_suffered."""
        open_window(g, self.moment(g, "wounds_suffered", self.wounds))

    def lose_ranks(self, g: G) -> None:
        """5.3: rank_destroyed, once for each (FIG-UNT-06), the last one too (FIG-RUL-116)."""
        for left in range(self.lost - 1, -1, -1):
            open_window(g, self.moment(g, "rank_destroyed", units.ranks(g, self.unit) + left))

    def fall(self, g: G) -> None:
        """Without a figure it is destroyed at once: points are gained, then whoever has something to say
        says it, while the tray still stands (FIG-UNT-07, FIG-UNT-10, FIG-RUL-67). It falls once, though
        answers to other wounds may have killed it."""
        if self.fatal:
            owner, why = g.state.units[self.unit].owner, self.cause or causes.because(g)
            g.emit(events.UnitDestroyed(self.unit, self.by, owner, self.source or None, why))
            victory.unit_destroyed(g, self.unit, self.by, self.source)
            moment = self.moment(g, "unit_destroyed")
            open_window(g, moment)
            if not answerable(g, moment):
                self.last(g)

    def last(self, g: G) -> None:
        """With the last Combat Unit of the last enemy the game is over, whatever else the attack would bring
        (FIG-VIC-06, FIG-RUL-138); a unit that strikes while it falls may stand again (FIG-RUL-97)."""
        if self.fatal and not _falling(g) and victory.decided(g):
            clear_trays(g, at_once=True)

    def clear(self, g: G) -> None:
        """The effect is over; an attack clears the table itself."""
        if not self.attack:
            clear_trays(g)

    def moment(self, g: G, window: str, n: int = 0) -> Moment:
        """The situation: a unit suffers, falls."""
        kind = "attack" if self.attack else ""
        owner = g.state.units[self.unit].owner
        return Moment(window, unit=self.unit, other=self.source, player=owner, kind=kind, n=n)


def clear_trays(g: G, at_once: bool = False) -> None:
    """Take away the trays of destroyed units, but not of those whose end is still being resolved: what
    destroyed them is not finished (FIG-UNT-10, FIG-RUL-67), unless nothing else follows. Influences and
    attached cards go with them (FIG-INF-05, FIG-CMD-09)."""
    pending = set() if at_once else set(_pending(g))
    gone = [
        name
        for name, row in g.state.units.items()
        if row.where == "table" and not row.figures and name not in pending
    ]
    for name in gone:
        for card in [each for each, row in g.state.attached.items() if row.unit == name]:
            decks.detach(g, card, why="unit_lost")
        g.emit(events.UnitRemoved(name, hook(g).removing(g, name)))
    if (gone or at_once) and not _falling(g):
        victory.check_elimination(g)


def _falling(g: G) -> bool:
    """Whether the end of another unit is still being answered (FIG-RUL-67)."""
    return any(isinstance(step, Suffer) and step.fatal for step in g.stack[:-1])


def _pending(g: G) -> Iterator[str]:
    """The units that procedures below the one that runs are destroying."""
    for step in g.stack[:-1]:
        if isinstance(step, Suffer):
            yield step.unit
        elif isinstance(step, Strike):
            yield step.defender


def wounds_of_hits(g: G, unit: str, hits: int) -> int:
    """The wounds that unblocked hits make, one each unless a unit takes more to be hurt; what is left over
    is lost (FIG-RES-06)."""
    return hits // g.tally(HITS_PER_WOUND, unit).total


@modifies(HITS_PER_WOUND)
def one_by_one(g: G, unit: str) -> Iterator[Part]:
    """FIG-RES-06: each unblocked hit is one wound; abilities may want more."""
    yield Part(1, "FIG-RES-06", unit, "base")
    yield from abilities.gather(g, HITS_PER_WOUND, unit)


@modifies(DEFENSE)
def printed_defense(g: G, unit: str) -> Iterator[Part]:
    """FIG-CRD-03: the value each defense die needs; 0 where a unit has no save."""
    yield Part(units.card(g, unit).defense, "FIG-CRD-03", g.state.units[unit].card, "base")
    yield from abilities.gather(g, DEFENSE, unit)


class AutoHits(rerolls.Roller, frozen=True):
    """Automatic hits dealt outside an attack: saved at once, and no cause for panic (FIG-GLO-07,
    FIG-RES-12)."""

    unit: str
    hits: int
    by: str = ""
    source: str = ""  # the unit behind it
    saves: tuple[int, ...] = ()
    stages = ("save", "reroll", "wound")
    holds = {"defense": "saves"}

    @chance
    def save(self, g: G) -> Dice | None:
        """One die for each hit (FIG-RES-04)."""
        if self.hits < 1 or not units.alive(g, self.unit) or not g.tally(DEFENSE, self.unit).total:
            return None
        return Dice(self.hits)

    @save.chosen
    def saved(self, g: G, faces: list[int]) -> Step:
        owner, need = g.state.units[self.unit].owner, g.tally(DEFENSE, self.unit).total
        made = counting.block_count(faces, need)
        g.emit(events.Rolled("defense", owner, tuple(faces), self.unit, need=need, made=made), "FIG-RES-04")
        return self.but(rolling="defense", saves=tuple(faces))

    def reroll(self, g: G) -> None:
        """5.3: defense_reroll; a Vulnerable unit is so here too (FIG-CON-05, FIG-RUL-83)."""
        if self.saves:
            owner = g.state.units[self.unit].owner
            open_window(g, Moment("defense_reroll", unit=self.source, other=self.unit, player=owner))

    def wound(self, g: G) -> None:
        """Unblocked hits are wounds (FIG-GLO-07)."""
        if units.alive(g, self.unit) and self.hits > 0:
            blocked = counting.block_count(self.saves, g.tally(DEFENSE, self.unit).total)
            wounds = wounds_of_hits(g, self.unit, self.hits - blocked)
            told = events.HitsSettled(
                self.unit,
                self.hits,
                blocked,
                automatic=self.hits,
                per_wound=g.tally(HITS_PER_WOUND, self.unit).total,
                wounds=wounds,
                saved=bool(self.saves),
                cause=causes.because(g),
            )
            g.emit(told, "FIG-RES-12")
            g.do(Suffer(unit=self.unit, wounds=wounds, by=self.by, source=self.source))

    def misses(self, g: G) -> tuple[int, ...]:
        """The dice that block nothing."""
        needed = g.tally(DEFENSE, self.unit).total
        return tuple(i for i, face in enumerate(self.saves) if not counting.blocks(face, needed))

    def roller(self, g: G) -> str:
        """The unit that saves."""
        return self.unit


class HealWounds(Amount, frozen=True):
    """The player who heals a unit chooses how many wounds, of those it can heal (FIG-D-43, FIG-GLO-12)."""

    unit: str


class Heal(PublicStep, frozen=True):
    """A unit heals wounds: up to so many, as its owner or `chooser` likes, or `exactly` so many."""

    unit: str
    up_to: int
    chooser: str = ""
    exactly: bool = False
    amount: int = 0
    stages = ("begin", "choose", "heal")

    def begin(self, g: G) -> Step | None:
        """Not beyond its starting figures and wounds; a destroyed unit heals nothing (FIG-HEA-03)."""
        amount = min(self.up_to, room(g, self.unit))
        if amount < 1:
            if self.up_to > 0:
                why = "unhurt" if units.alive(g, self.unit) else "fallen"
                causes.nothing(g, why, "FIG-HEA-03", unit=self.unit)
            return self.done()
        return self.goto("heal" if self.exactly else "choose", amount=amount)

    @ask
    def choose(self, g: G) -> Question:
        """Any number up to the limit (FIG-GLO-12)."""
        who = self.chooser or g.state.units[self.unit].owner
        return Question(who, HealWounds(0, self.amount, self.unit), "FIG-GLO-12")

    @choose.chosen
    def chosen(self, g: G, seat: str, amount: int) -> Step:
        if not amount:
            causes.nothing(g, "unhealed", "FIG-GLO-12", unit=self.unit, player=seat)
        return self.but(amount=amount)

    def heal(self, g: G) -> None:
        """Wounds go from the figure that has some, then figures come back, in the reverse order of their
        removal, ranks with them (FIG-HEA-01, FIG-HEA-02, FIG-HEA-04). 5.3: unit_healed."""
        if self.amount:
            each = units.card(g, self.unit).wounds
            left = units.left_of(each, units.wounds_left(g, self.unit) + self.amount)
            rule = causes.authority(g, "FIG-HEA-02" if each > 1 else "FIG-HEA-01")
            gained = left.figures - g.state.units[self.unit].figures
            g.emit(
                events.UnitHealed(
                    self.unit,
                    self.amount,
                    left.figures,
                    left.on_figure,
                    gained=gained,
                    ranks=units.ranks_of(units.card(g, self.unit), left.figures),
                    left=units.wounds_left(g, self.unit) + self.amount,
                    each=each,
                    cause=causes.because(g),
                ),
                rule,
            )
            owner = g.state.units[self.unit].owner
            open_window(g, Moment("unit_healed", unit=self.unit, player=owner, n=self.amount))


def room(g: G, unit: str) -> int:
    """How many wounds a unit can heal (FIG-HEA-03, FIG-ATC-07)."""
    if not units.alive(g, unit):
        return 0
    return units.full_figures(g, unit) * units.card(g, unit).wounds - units.wounds_left(g, unit)
