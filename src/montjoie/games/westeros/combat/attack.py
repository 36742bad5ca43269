"""An attack in its eight steps (WES-CBT-04)."""

from __future__ import annotations

from montjoie.games.westeros import commit, effects, keywords
from montjoie.games.westeros.casualties import suffer
from montjoie.games.westeros.combat import counter
from montjoie.games.westeros.combat.dice import attack_dice
from montjoie.games.westeros.combat.resolution import damage, hits, retreats
from montjoie.games.westeros.combat.strike import TAKING_GROUND, Strike
from montjoie.games.westeros.engagement import Disengage
from montjoie.games.westeros.events import AttackDeclared, AttackResolved, DiceRolled, Engaged, MoraleIgnored
from montjoie.games.westeros.pursuit import follow_up
from montjoie.games.westeros.retreat import RetreatUnit
from montjoie.games.westeros.seating import to
from montjoie.games.westeros.state import SYMBOLS, G
from montjoie.kernel import OneOf, Question, Step, ask, chance
from montjoie.kernel.chance import Dice

KEEP = "keep"


class RerollSymbol(OneOf, frozen=True):
    """The owner of a flanking unit chooses a symbol whose dice he rolls again, or keeps the roll."""


class IgnoreMorale(OneOf, frozen=True):
    """The owner of a stalwart unit ignores the first morale result of the attack, or not."""


class Attack(Strike, frozen=True):
    """One unit strikes another: attacker and target (steps 1 and 2), range (3), engagement token (4),
    dice (5), roll (6), resolution A to D (7). The attacker's banner shows spent (8) since its activation
    (WES-RUL-12). The target is always one that `sight.targets` gives: a friend engaged with it is at no
    risk (WES-CBT-28)."""

    ignored: int = 0  # morale results that do not drive the target off
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
        partner = g.state.units[self.attacker].partner
        if self.mode in TAKING_GROUND and partner not in ("", self.target):
            g.do(Disengage(unit=self.attacker))
        return self.but(ground=g.state.units[self.target].hex)

    def check_range(self, g: G) -> Step | None:
        """Step 3: range and sight were looked at when the target was named and nothing has moved since;
        but a parting attack may have felled the attacker (WES-PAR-05)."""
        return None if self.attacker in g.state.units else self.done()

    def engage(self, g: G) -> Step | None:
        """Step 4: a token between two free units (WES-ENG-03), or in the place of the one between partners
        (WES-ENG-04); none on a unit engaged with another, which is flanked (WES-ENG-05). Ranged attacks
        touch no token (WES-ENG-09), nor do those that answer (WES-CTR-07, WES-CTR-11, WES-PAR-06)."""
        if self.mode not in TAKING_GROUND or not self.melee(g):
            return None
        attacker, target = g.state.units[self.attacker], g.state.units[self.target]
        if target.partner not in ("", self.attacker):
            return self.but(flanking=True)
        if target.token != attacker.house:
            rule = "WES-ENG-04" if target.partner else "WES-ENG-03"
            g.emit(Engaged(self.attacker, self.target, attacker.house), rule)
        return None

    def offer_dice(self, g: G) -> None:
        """Step 5: abilities that add dice to this roll (WES-CBT-12)."""
        commit.offer(g, "before_roll", self.attacker)

    def count_dice(self, g: G) -> Step:
        """Step 5: base dice, caps, modifiers (WES-CBT-10); an attack without dice is one all the same
        (WES-RUL-49)."""
        dice = attack_dice(g, self).total
        g.emit(AttackDeclared(self.attacker, self.target, self.mode, dice))
        return self.but(dice=dice)

    @chance
    def roll(self, g: G) -> Dice | None:
        """Step 6: so many dice, more than the box holds if need be (WES-CBT-13)."""
        return Dice(self.dice, len(g.content.faces)) if self.dice else None

    @roll.chosen
    def rolled_out(self, g: G, faces: list[int]) -> Step:
        """Everybody sees them."""
        symbols = tuple(g.content.faces[face - 1] for face in faces)
        g.emit(DiceRolled(self.house(g), symbols))
        return self.but(rolled=symbols)

    @ask
    def choose_reroll(self, g: G) -> Question | None:
        """WES-ENG-13, WES-CBT-14: a flanking unit may roll the dice of one symbol again; some cards allow
        more symbols."""
        showing = tuple(s for s in SYMBOLS if s in self.rolled and s not in self.rerolled)
        if not self.flanking or not showing or len(self.rerolled) >= effects.reroll_symbols(g, self.attacker):
            return None
        return to(g, self.house(g), RerollSymbol((*showing, KEEP)), "WES-ENG-13")

    @choose_reroll.chosen
    def reroll_chosen(self, g: G, seat: str, symbol: str) -> Step | None:
        """Each symbol once; he may decline."""
        return None if symbol == KEEP else self.goto("choose_reroll", rerolled=(*self.rerolled, symbol))

    @chance
    def roll_again(self, g: G) -> Dice | None:
        """WES-ENG-13: all dice showing the symbol, once."""
        again = sum(symbol in self.rerolled for symbol in self.rolled)
        return Dice(again, len(g.content.faces)) if again else None

    @roll_again.chosen
    def rolled_again(self, g: G, faces: list[int]) -> Step:
        """WES-ENG-13: the new results stand."""
        anew = tuple(g.content.faces[face - 1] for face in faces)
        g.emit(DiceRolled(self.house(g), anew, "reroll"), "WES-ENG-13")
        kept = tuple(symbol for symbol in self.rolled if symbol not in self.rerolled)
        return self.but(rolled=(*kept, *anew))

    def offer_cancelling(self, g: G) -> None:
        """Steps 7A and 7B give hits; abilities may cancel them or put another banner in their way before
        they are taken. The active player's come first (WES-RUL-52)."""
        if hits(g, self):
            commit.offer(g, "before_hits", self.target)

    def take_hits(self, g: G) -> Step:
        """Step 7C: the hits left after cover and toughness are the damage (WES-CBT-22)."""
        taken = damage(g, self)
        driven = retreats(self)
        g.emit(AttackResolved(self.attacker, self.target, taken, hits(g, self) - taken, driven))
        return self.but(pressed=suffer(g, self.target, taken))

    @ask
    def ignore_morale(self, g: G) -> Question | None:
        """Step 7D: a stalwart unit may ignore the first morale result of each attack (WES-KEY-70), unless an
        effect forbids it."""
        if not self._driven(g) or not self._may_ignore(g):
            return None
        owner = g.state.units[self.target].house
        return to(g, owner, IgnoreMorale(("ignore", "retreat")), "WES-KEY-70")

    @ignore_morale.chosen
    def morale_ignored(self, g: G, seat: str, answer: str) -> Step | None:
        """One result less."""
        return self.but(ignored=1) if answer == "ignore" else None

    def retreat(self, g: G) -> None:
        """Step 7D: a target that still stands retreats for each result left, after all hits (WES-CBT-26);
        a commander alone too (WES-CAP-06)."""
