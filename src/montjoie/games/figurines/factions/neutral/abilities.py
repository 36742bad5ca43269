"""Abilities of the Neutrals: attacks, units and Attachments, then the court."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.events import Rolled
from montjoie.games.figurines.factions import common, deeds, sequels, tokens, trials, when, whom
from montjoie.games.figurines.factions.permanent import Subject, adds, carries, engaged, in_melee, itself
from montjoie.games.figurines.factions.plain import ability, as_ability
from montjoie.games.figurines.harm import casualties, effects
from montjoie.games.figurines.harm.strike import Strike
from montjoie.games.figurines.powers import decks, lasting
from montjoie.games.figurines.queries import ATTACK_DICE, MORALE, SPEED, TO_HIT
from montjoie.games.figurines.state import INCH, LONG, G
from montjoie.games.figurines.tactics import board
from montjoie.games.figurines.timing import AIMED, Ability, Effect
from montjoie.kernel import Question, ask
from montjoie.table.dice import Throw

# Abilities of Neutral attacks.

# Spiked Mace: a defender not yet activated in this round becomes Vulnerable (FIG-RND-07).
ability("spiked_mace", when.fresh).does(deeds.gives("vulnerable"))

# Tracker's Bow: a final defense die of 1 makes the defender Vulnerable.
ability("trackers_bow", when.staggered).does(deeds.gives("vulnerable"))

# Motley Armaments: the attack of a charge may have Critical Blow, Sundering or Vicious.
ability("motley_armaments", when.charging).does(
    deeds.boosts(keywords=lambda use, g: (use.target,)), to=whom.one_of(*trials.BOON_KEYWORDS)
)

# Abilities of Neutral units and Attachments, in a fight.

# Disrupt: enemies engaged with this unit have -1 to hit, whomever they attack.
adds("disrupt", TO_HIT, -1, "FIG-MOD-04", engaged)

# Spiked Armor: attacked in melee, every defense die that shows 6 costs the attacker 1 wound (FIG-MOD-01).
ability("spiked_armor", when.attacked, when.melee, when.saving(6)).does(deeds.wounds_attacker(when.saving(6)))

# Ferocious Assault: whom the unit has charged becomes Panicked.
ability("ferocious_assault", when.own).does(deeds.gives("panicked"))

# An enemy engaged with the unit has failed a panic test.

of_panic = when.condition(lambda use, g: use.moment.unit in effects.engaged_enemies(g, use.source))


def others(who: whom.Who = whom.anybody) -> whom.Choice:
    """Another enemy within Long Range of it (FIG-GLO-01)."""

    def targets(use: Effect, g: G) -> Iterator[str]:
        for enemy in effects.enemies(g, use.owner, use.moment.unit, LONG):
            if enemy != use.moment.unit and who(use, g, enemy):
                yield enemy

    return targets


# Spread Fear: another enemy within Long Range of it becomes Panicked.
ability("spread_fear", of_panic).does(deeds.gives("panicked"), to=others(whom.receives("panicked")))

# Flay Them All!: another enemy within Long Range of it takes a panic test as well.
ability("flay_them_all", of_panic).does(deeds.panics, to=others())

# Prey on Fear: the unit may heal up to 2 wounds (FIG-GLO-12).
ability("prey_on_fear", of_panic, when.wounded).does(deeds.heals_up_to(2))


class SetAnExample(Throw, Ability, frozen=True):
    """Set an Example: when the unit is activated an enemy within Long Range becomes Panicked; then a die of 5
    or more kills the Attachment, whose place a figure of the rear fills (FIG-UNT-05), by his own side's doing
    (FIG-RUL-56)."""

    of = "set_an_example"
    needs = (when.own,)
    targets = whom.enemies(LONG)
    work = deeds.gives("panicked")
    stages = (*AIMED, "roll")

    def shown(self, g: G, faces: tuple[int, ...]) -> None:
        g.emit(Rolled(self.of, self.owner, faces, self.source), self.authority(g))
        row, known = g.state.units[self.source], g.content.attachments
        victim = next((name for name in row.attachments if self.of in known[name].abilities), "")
        if faces[0] >= 5 and victim:
            g.do(casualties.Suffer(unit=self.source, wounds=1, victim=victim))


# Coin.


# Motivated by Coin: chosen by the Wealth zone, the unit may also make a free Maneuver or Attack (FIG-TAC-04).
ability("motivated_by_coin", when.own, when.zone("wealth"), when.can("maneuver", "attack")).does(
    deeds.frees("maneuver", "attack")
)


def paid(g: G, holder: str, subject: Subject) -> bool:
    """Whether the player of the unit controls Wealth (FIG-TAC-02)."""
    return itself(g, holder, subject) and bool(decks.controls(g, effects.owner(g, holder), "wealth"))


# Extra Incentive: while Wealth is controlled Speed +1, 2 more attack dice, +2 to morale tests.
adds("extra_incentive", SPEED, INCH, "FIG-CRD-01", paid)
adds("extra_incentive", ATTACK_DICE, 2, "FIG-RES-01", paid)
adds("extra_incentive", MORALE, 2, "FIG-MOD-05", paid)

# Brienne.

VOW = lasting.declare("knightly_vow")


class VowSworn(sequels.OfAttachment, frozen=True):
    """Knightly Vow: before units are deployed Brienne's player names an enemy Combat Unit; walls are none
    (FIG-STO-10). Against it the unit has +1 to hit and 2 more dice in melee."""

    of, ability = "vow_sworn", VOW
    windows = ("before_deployment",)
    must = True

    def targets(self, g: G) -> Iterator[str]:
        for name in g.state.units:
            if effects.is_enemy(g, self.owner, name) and not effects.is_type(g, name, "structure"):
                yield name

    def work(self, g: G) -> None:
        lasting.begin(g, VOW, VOW, self.owner, (self.target,), "game")


def sworn(g: G, holder: str, strike: Strike) -> bool:
    """Whether an attack is a melee attack of the unit on the enemy it was sworn to fight."""
    player, rows = effects.owner(g, holder), lasting.on(g, VOW, strike.defender).values()
    return in_melee(g, holder, strike) and any(row.owner == player for row in rows)


adds(VOW, TO_HIT, 1, "FIG-MOD-04", sworn)
adds(VOW, ATTACK_DICE, 2, "FIG-RES-01", sworn)

# The court: the NCUs.

SILENCE, CANCEL = "birds_silence", "birds_cancel"


class MasterOfTheGame(common.Replacing, frozen=True):
    """Petyr Baelish, Master of the Game: the zone he claims may work as any zone that is still free
    (FIG-TAC-01); he stands where he is (FIG-TAC-02)."""

    of = "master_of_the_game"

    def targets(self, g: G) -> tuple[str, ...]:
        return board.free_zones(g)

    def resolve(self, g: G) -> None:
        g.revise(board.ActivateNcu, effect=self.target)


@as_ability(to=whom.enemies(who=whom.receives("panicked")), kind=common.Replacing, stages=("work",))
def horrific_rumors(use: Effect, g: G) -> None:
    """Roose Bolton, Horrific Rumors: in the place of a claimed zone's effect up to 2 enemy Combat Units may
    become Panicked."""
    common.replaces(use, g)
    foes = tuple(use.targets(g))
    g.do(tokens.AfflictSome(player=use.owner, source=use.of, units=foes, token="panicked"))


class LittleBirds(trials.Gamble, Ability, frozen=True):
    """Varys, Little Birds: when an enemy NCU claims a zone one of his 4 tokens is paid for a die; on 3 or
    more that NCU is without abilities for this round, or the zone's effect does not work, unless something
    has replaced it. For another token a die that fell short is rolled again. What the NCU itself does on
    claiming comes first (FIG-TIM-06, FIG-TIM-08)."""

    of = "little_birds"
    needs = (
        lambda use, g: effects.is_enemy(g, use.owner, use.moment.ncu),
        lambda use, g: use.moment.kind == "before",
        when.tokens,
    )
    stages = ("whisper", "roll", "reconsider", "settle", "choose")
    whisper = deeds.pays_token

    def prices(self, g: G) -> tuple[str, ...]:
        return (trials.AGAIN,) if when.tokens(self, g) else ()

    def pay(self, g: G, price: str) -> None:
        deeds.pays_token(self, g)

    @ask
    def choose(self, g: G) -> Question | None:
        return self.choice((SILENCE, CANCEL) if when.pending(self, g) else (SILENCE,))

    @choose.chosen
    def chosen(self, g: G, seat: str, way: str) -> None:
        if way == CANCEL:
            common.replaces(self, g)
        else:
            lasting.begin(g, lasting.NO_ABILITIES, self.of, self.owner, (self.moment.ncu,), "round")


carries(LittleBirds.of, 4)
