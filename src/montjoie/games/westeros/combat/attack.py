"""An attack in its eight steps (WES-CBT-04)."""

from __future__ import annotations

from montjoie.games.westeros import rolls
from montjoie.games.westeros.combat import counter, engagement, pursuit, retreat
from montjoie.games.westeros.combat.dice import attack_dice
from montjoie.games.westeros.combat.resolution import damage, driven, flanks, hits, hitting, shielding
from montjoie.games.westeros.events import (
    AttackDeclared,
    AttackResolved,
    DiceCounted,
    DiceRolled,
    Engaged,
    MoraleIgnored,
)
from montjoie.games.westeros.queries import VOLLEY_DICE
from montjoie.games.westeros.seating import to
from montjoie.games.westeros.state import SYMBOLS, G
from montjoie.games.westeros.timing import windows
from montjoie.games.westeros.timing.strike import ARCHERS, TAKING_GROUND, Strike
from montjoie.games.westeros.units import keywords, lasting
from montjoie.games.westeros.units.casualties import suffer
from montjoie.kernel import Dice, OneOf, Question, Step, ask, chance

KEEP = "keep"
DECLARED = {  # the rule by which an attack that is not the unit's own is made
    "extra": "WES-KEY-61",
    "counter": "WES-CTR-01",
    "parting": "WES-PAR-01",
    "dogs": "WES-KEY-32",
    ARCHERS: "WES-GEN-04",
}


class RerollSymbol(OneOf, frozen=True):
    """The owner of a flanking unit chooses a symbol whose dice he rolls again, or keeps the roll."""


class IgnoreMorale(OneOf, frozen=True):
    """The owner of a stalwart unit ignores the first morale result of the attack, or lets it retreat."""


class Attack(Strike, frozen=True):
    """One unit strikes another: attacker and target (steps 1 and 2), range (3), engagement token (4),
    dice (5), roll (6), resolution A to D (7). The attacker's banner has shown spent (8) since its activation
    (WES-RUL-12). A friend engaged with the target is at no risk (WES-CBT-28).

    Counter-attacks are resolved like any other (WES-CTR-05), and so is the roll of war dogs (WES-KEY-35)."""

    scene = True
    stages = (
        "declare",
        "check_range",
        "engage",
        "offer_dice",
        "count_dice",
        "roll",
        "choose_reroll",
        "roll_again",
        "offer_cancelling",
        "take_hits",
        "ignore_morale",
        "retreat",
        "follow",
        "strike_back",
        "offer_more",
    )

    def declare(self, g: G) -> Step:
        """Steps 1 and 2. A melee unit that attacks another than its partner breaks away first, at the
        risk of a parting attack (WES-ENG-07)."""
        here, there = self.origin(g), g.state.units[self.target].hex
        told = AttackDeclared(self.attacker, self.target, self.mode, here, there, self.rank)
        by_ability = self.mode == "extra" and not isinstance(g.stack[-2], pursuit.Follow)
        g.emit(told, "WES-COM-03" if by_ability else DECLARED.get(self.mode, ""))
        if self.mode == ARCHERS:
            dice = g.tally(VOLLEY_DICE, self.dice, here, there)
            g.emit(DiceCounted(self.attacker, self.target, self.mode, dice.total, dice), "WES-GEN-04")
            return self.goto("roll", ground=there, dice=dice.total)
        if self.mode in TAKING_GROUND and g.state.units[self.attacker].partner not in ("", self.target):
            g.do(engagement.Disengage(unit=self.attacker))
        return self.but(ground=there)

    def check_range(self, g: G) -> Step | None:
        """Step 3: range and sight were looked at when the target was named, and nothing has moved since;
        but a parting attack may have felled the attacker (WES-PAR-01)."""
        return None if self.attacker in g.state.units else self.done()

    def engage(self, g: G) -> Step | None:
        """Step 4: a token between two free units (WES-ENG-03), or in the place of the one between partners
        (WES-ENG-04); none on a unit engaged with another, which is flanked (WES-ENG-05). Ranged attacks
        touch no token (WES-ENG-09), nor do those that answer (WES-CTR-07, WES-CTR-11, WES-PAR-06)."""
        if flanks(g, self):
            return self.but(flanking=True)
        target, house = g.state.units[self.target], self.house(g)
        if self.mode in TAKING_GROUND and self.melee(g) and target.token != house:
            if target.partner:
                g.emit(Engaged(self.attacker, self.target, house, instead=True), "WES-ENG-04")
            else:
                g.emit(Engaged(self.attacker, self.target, house))
        return None

    def offer_dice(self, g: G) -> None:
        """Step 5: abilities that add dice to this roll (WES-CBT-12)."""
        windows.offer(g, "before_roll", unit=self.attacker)

    def count_dice(self, g: G) -> Step:
        """Step 5: base dice, caps, modifiers (WES-CBT-10)."""
        dice = attack_dice(g, self)
        g.emit(DiceCounted(self.attacker, self.target, self.mode, dice.total, dice, self.flanking))
        return self.but(dice=dice.total)

    @chance
    def roll(self, g: G) -> Dice | None:
        """Step 6: more dice than the box holds if need be (WES-CBT-13); an attack without dice is one all
        the same (WES-RUL-49)."""
        return rolls.dice(g, self.dice) if self.dice else None

    @roll.chosen
    def rolled_out(self, g: G, faces: list[int]) -> Step:
        """Everybody sees them."""
        symbols = rolls.symbols(g, faces)
        g.emit(DiceRolled(self.house(g), symbols, unit=self.attacker, hits=hitting(g, self)))
        return self.but(rolled=symbols)

    @ask
    def choose_reroll(self, g: G) -> Question | None:
        """WES-ENG-13, WES-CBT-14: a flanking unit may roll the dice of one symbol again; where a card
        allows more symbols, all are named before any die is rolled (WES-RUL-69)."""
        if not self.flanking or len(self.rerolled) >= lasting.reroll_symbols(g, self.attacker):
            return None
        showing = tuple(s for s in SYMBOLS if s in self.rolled and s not in self.rerolled)
        return to(g, self.house(g), RerollSymbol((*showing, KEEP)), "WES-ENG-13") if showing else None

    @choose_reroll.chosen
    def reroll_chosen(self, g: G, seat: str, symbol: str) -> Step | None:
        """Keeping the roll ends the choice."""
        return None if symbol == KEEP else self.goto("choose_reroll", rerolled=(*self.rerolled, symbol))

    @chance
    def roll_again(self, g: G) -> Dice | None:
        """WES-ENG-13: all dice showing the symbol, once; those of several symbols together (WES-RUL-69)."""
        again = sum(symbol in self.rerolled for symbol in self.rolled)
        return rolls.dice(g, again) if again else None

    @roll_again.chosen
    def rolled_again(self, g: G, faces: list[int]) -> Step:
        """WES-ENG-13: the new results stand."""
        anew = rolls.symbols(g, faces)
        told = DiceRolled(
            self.house(g), anew, "reroll", self.attacker, wanted=self.rerolled, hits=hitting(g, self)
        )
        g.emit(told, "WES-ENG-13")
        kept = tuple(symbol for symbol in self.rolled if symbol not in self.rerolled)
        return self.but(rolled=(*kept, *anew), rerolled=())

    def offer_cancelling(self, g: G) -> None:
        """Steps 7A and 7B have given hits (WES-CBT-15): before they are taken, abilities may cancel some or
        put another banner in their way, those of the active player first (WES-RUL-52)."""
        if hits(g, self):
            windows.offer(g, "before_hits", unit=self.target)

    def take_hits(self, g: G) -> Step:
        """Step 7C: the hits left after cover and toughness are taken (WES-CBT-22)."""
        scored, taken = hits(g, self), damage(g, self)
        rank, *valor = hitting(g, self)
        saved = shielding(g, self) if scored > taken else ()
        armoured, results = rank != g.state.units[self.target].rank, driven(self)
        told = AttackResolved(
            self.attacker, self.target, taken, scored - taken, results, rank, armoured, bool(valor), saved
        )
        g.emit(told)
        return self.but(pressed=suffer(g, self.target, taken))

    @ask
    def ignore_morale(self, g: G) -> Question | None:
        """Step 7D: a stalwart unit may ignore the first morale result of each attack (WES-KEY-70), unless an
        effect lets it ignore all, or none."""
        target = g.state.units.get(self.target)
        if target is None or not driven(self) or not self._wavers(g):
            return None
        return to(g, target.house, IgnoreMorale(("ignore", "retreat")), "WES-KEY-70")

    def _wavers(self, g: G) -> bool:
        """Whether its own firmness, and nothing else, decides if the target ignores a result."""
        if lasting.forbids_ignoring(g, self.target) or lasting.ignores_morale(g, self.target):
            return False
        return keywords.has(g, self.target, "stalwart")

    @ignore_morale.chosen
    def morale_ignored(self, g: G, seat: str, answer: str) -> Step | None:
        """WES-KEY-70: one result less."""
        return self.but(ignored=1) if answer == "ignore" else None

    def retreat(self, g: G) -> None:
        """Step 7D: a target that still stands, a commander alone too (WES-CAP-06), retreats for each morale
        result that is not ignored, after all hits; the attacker cannot waive it (WES-CBT-26)."""
        target, results = g.state.units.get(self.target), driven(self)
        if target is None or not results:
            return
        ignored = results if self._unshaken(g) else self.ignored
        if ignored:
            if self.ignored:
                g.emit(MoraleIgnored(self.target, target.house, ignored))
            else:
                g.emit(MoraleIgnored(self.target, target.house, ignored, effect=True), "WES-GEN-01")
        if results > ignored:
            driver = self.attacker if self.melee(g) else ""
            g.do(retreat.RetreatUnit(unit=self.target, steps=results - ignored, attacker=driver))

    def _unshaken(self, g: G) -> bool:
        """Whether an effect lets the target ignore all morale results (WES-GEN-01)."""
        return lasting.ignores_morale(g, self.target) and not lasting.forbids_ignoring(g, self.target)

    def follow(self, g: G) -> None:
        """WES-CBT-27: then the attacker advances or pursues, if it has earned it."""
        pursuit.offer(g, self)

    @ask
    def strike_back(self, g: G) -> Question | None:
        """WES-CBT-27, WES-CTR-03: otherwise, all being resolved, a target that still stands in its hex may
        strike back."""
        if not counter.possible(g, self):
            return None
        owner = g.state.units[self.target].house
        return to(g, owner, counter.CounterAttack(("attack", "decline")), "WES-CTR-01")

    @strike_back.chosen
    def struck_back(self, g: G, seat: str, answer: str) -> None:
        """WES-CTR-04: at the original attacker."""
        if answer == "attack":
            g.do(Attack(attacker=self.target, target=self.attacker, mode="counter"))

    def offer_more(self, g: G) -> None:
        """What abilities add to an attack of an activation once it is resolved (WES-COM-03)."""
        if self.mode in TAKING_GROUND and self.attacker in g.state.units:
            windows.offer(g, "after_attack", unit=self.attacker)


Strike.procedure = Attack
