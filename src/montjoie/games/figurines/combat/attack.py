"""Chapter 4.15: resolving an attack, in eight steps (FIG-RES)."""

from __future__ import annotations

from montjoie.games.figurines.battlefield import field, units
from montjoie.games.figurines.combat.breakthrough import MeleeWon
from montjoie.games.figurines.dice import counting
from montjoie.games.figurines.events import AttackMade, HitsSettled, Rolled
from montjoie.games.figurines.harm import casualties, morale
from montjoie.games.figurines.harm.strike import Strike, blocked, defense, hits, keywords, savable, unblocked
from montjoie.games.figurines.moves import ending
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.queries import ATTACK_DICE, HITS_PER_WOUND, SAVES, TO_HIT
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import open_window
from montjoie.kernel import Dice, Step, chance
from montjoie.kernel.later import run


class Attack(Strike, frozen=True):
    """One unit attacks another: dice (step 1), roll (2), re-rolls (3), saves (4), re-rolls (5), wounds (6),
    panic test (7), the attack is complete (8).

    A unit reduced during its own attack keeps the dice it has rolled (FIG-RUL-61)."""

    stages = (
        "declare",
        "before_dice",
        "count_dice",
        "roll",
        "reroll_attack",
        "after_dice",
        "save",
        "reroll_saves",
        "after_saves",
        "wound",
        "panic",
        "complete",
        "clear",
    )
    scene = True

    def declare(self, g: G) -> Step:
        """The attack and its target are known. 5.3: attack_declared."""
        far = ending.tenths(field.distance(g, self.attacker, self.defender))
        name = f"attack-{self.attack}"
        g.emit(AttackMade(self.attacker, self.defender, name, self.arc, self.kind, far))
        open_window(g, self.moment(g, "attack_declared"))
        return self.but(dying=not g.state.units[self.attacker].figures)

    def before_dice(self, g: G) -> Step | None:
        """Step 1. 5.3: attack_before_dice, where what happens "when a unit attacks" belongs (FIG-RES-11,
        FIG-RUL-18)."""
        if self.stopped(g):
            return self.goto("complete")
        open_window(g, self.moment(g, "attack_before_dice"))
        return None

    def count_dice(self, g: G) -> Step:
        """Step 1: the dice for the ranks left, and what effects change (FIG-RES-01)."""
        if self.stopped(g):
            return self.goto("complete")
        return self.but(rolls=g.tally(ATTACK_DICE, self).total)

    @chance
    def roll(self, g: G) -> Dice:
        """Step 2 (FIG-RES-02)."""
        return Dice(self.rolls)

    @roll.chosen
    def rolled(self, g: G, faces: list[int]) -> Step:
        rolled = self.but(rolling="attack", faces=tuple(faces))
        g.emit(
            Rolled(
                "attack",
                self.owner(g),
                tuple(faces),
                self.attacker,
                need=self.profile(g).to_hit,
                number=g.tally(ATTACK_DICE, self).parts,
                parts=g.tally(TO_HIT, self).parts,
                made=rolled.made(g),
                ranks=units.ranks(g, self.attacker),
                critical=6 in faces and counting.CRITICAL in keywords(g, rolled),
            ),
            "FIG-RES-02",
        )
        return rolled

    def reroll_attack(self, g: G) -> None:
        """Step 3: re-rolls of both sides (FIG-RES-03). 5.3: attack_reroll."""
        open_window(g, self.moment(g, "attack_reroll"))

    def after_dice(self, g: G) -> None:
        """Step 3: the results are final (FIG-RES-03). 5.3: attack_after_dice."""
        open_window(g, self.moment(g, "attack_after_dice"))

    @chance
    def save(self, g: G) -> Dice | None:
        """Step 4: one die for each hit that allows a save (FIG-RES-04); automatic hits are saved with the
        others (FIG-RES-12), and without a save there are no dice (FIG-RES-15)."""
        if not units.alive(g, self.defender):
            return None
        allowed = savable(g, self)
        count = counting.saves_due(allowed, hits(g, self) - allowed, self.blocks)
        return Dice(count) if count else None

    @save.chosen
    def saved(self, g: G, faces: list[int]) -> Step:
        owner = g.state.units[self.defender].owner
        rolled = self.but(rolling="defense", saves=tuple(faces), again=())
        need, parts = defense(g, self), g.tally(SAVES, self).parts
        made = rolled.made(g)
        g.emit(
            Rolled("defense", owner, tuple(faces), self.defender, need=need, parts=parts, made=made),
            "FIG-RES-04",
        )
        return rolled

    def reroll_saves(self, g: G) -> None:
        """Step 5 (FIG-RES-05). 5.3: defense_reroll."""
        if self.saves:
            open_window(g, self.moment(g, "defense_reroll"))

    def after_saves(self, g: G) -> None:
        """Step 5: the results are final (FIG-RES-05). 5.3: defense_after_dice."""
        if self.saves:
            open_window(g, self.moment(g, "defense_after_dice"))

    def wound(self, g: G) -> None:
        """Step 6: each unblocked hit is one wound, and effects may add some (FIG-RES-06), but not to a wall
        (FIG-RUL-39)."""
        if units.alive(g, self.defender):
            extra = 0 if units.is_wall(g, self.defender) else self.extra_wounds
            wounds = casualties.wounds_of_hits(g, self.defender, unblocked(g, self)) + extra
            g.emit(
                HitsSettled(
                    self.defender,
                    hits(g, self),
                    blocked(g, self),
                    automatic=self.auto_hits,
                    undiced=min(self.blocks, blocked(g, self)),
                    extra=extra,
                    per_wound=g.tally(HITS_PER_WOUND, self.defender).total,
                    wounds=wounds,
                    saved=bool(defense(g, self)),
                )
            )
            by, source = self.owner(g), self.attacker
            g.do(casualties.Suffer(unit=self.defender, wounds=wounds, by=by, source=source, attack=True))

    def panic(self, g: G) -> None:
        """Step 7: a panic test (FIG-RES-07), due for wounds that removed no figure too (FIG-RES-08). A unit
        without a wound passes without a roll; a destroyed one neither passes nor fails (FIG-RES-09,
        FIG-RUL-17), even if it lives on after all (FIG-RUL-97)."""
        if self.felled:
            return
        g.do(
            morale.Test(
                unit=self.defender,
                kind="panic",
                by=self.owner(g),
                source=self.attacker,
                of_attack=True,
                unhurt=not self.wounded,
            )
        )

    def complete(self, g: G) -> None:
        """Step 8: what comes after an attack (FIG-RES-10). 5.3: attack_completed."""
        open_window(g, self.moment(g, "attack_completed"))
        run(g, self.after)

    def clear(self, g: G) -> None:
        """The trays of the destroyed are removed (FIG-RUL-67); then a breakthrough may follow a melee attack
        (FIG-RES-10), but not the fall of a wall (FIG-STO-15)."""
        freed = self.friends_freed(g)
        casualties.clear_trays(g)
        lasting.end(g, "attack")
        fallen = self.felled and not units.alive(g, self.defender)
        if fallen and self.kind == "melee" and not units.is_wall(g, self.defender):
            g.do(MeleeWon(unit=self.attacker, fallen=self.defender, friends=freed))

    def friends_freed(self, g: G) -> tuple[str, ...]:
        """The attacker's other friends engaged with the defender and with nobody else (FIG-BRK-02,
        FIG-RUL-52)."""
        if not self.felled:
            return ()
        near = field.engaged_friends(g, self.defender, self.owner(g))
        others = (unit for unit in near if unit != self.attacker)
        return tuple(unit for unit in others if field.engaged(g, unit) == (self.defender,))

    def stopped(self, g: G) -> bool:
        """Whether the attack cannot go on: it was cancelled, or one of both is gone (FIG-RUL-58,
        FIG-RUL-84)."""
        there = self.dying or units.alive(g, self.attacker)
        return self.cancelled or not there or not units.alive(g, self.defender)
