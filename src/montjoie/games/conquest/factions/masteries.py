"""Chapters 7 and 8.4: command models and masteries that all factions share (CON-COM, CON-MST-02); officers of
a faction are in its own file."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest import lasting, queries
from montjoie.games.conquest.choice import Decide, choices
from montjoie.games.conquest.content import Held
from montjoie.games.conquest.events import StackBuilt
from montjoie.games.conquest.profiles import host, owner_of, things
from montjoie.games.conquest.state import G, Lasting
from montjoie.games.conquest.wounds.attack import MoraleTest
from montjoie.kernel import Branch, Ordering, Part, PublicStep, Question, ask, modifies

# Standard bearer: Unstoppable, and +1 March in the second March of an activation (CON-COM-09).
modifies(queries.GRANTS, "standard_bearer").gives(Held(id="unstoppable"), queries.own)
modifies(queries.MARCH_DISTANCE, "standard_bearer").gives(
    Part(1, "CON-COM-09", "standard_bearer"), lambda g, holder, who, before: before == 1
)
# Disorienting Strikes: his opponent in a Duel has -1 Clash.
modifies(queries.CLASH).gives(
    Part(-1, "CON-MST-02", "disorienting_strikes"),
    queries.of_kind("duel"),
    lambda g, who, blow: (
        blow.striker == who and g.state.characters[blow.target].mastery == "disorienting_strikes"
    ),
)
# Mystical Wards: one failed die against an Aura of Death is saved (CON-SPR-55).
modifies(queries.DEFENSE_SAVED, "mystical_wards").gives(
    1, queries.led, lambda g, holder, who, blow: any(rule.id == "aura_of_death" for rule in blow.shots)
)


# Overkill: each wound he inflicts in a Duel tests the morale of his opponent's regiment.
modifies(queries.WOUNDED, "overkill").gives(
    lambda g, holder, who, blow, wounds: MoraleTest(regiment=host(g, blow.target), wounds=((blow, wounds),)),
    queries.own,
    lambda g, holder, who, blow, wounds: blow.kind == "duel",
)
# Magus: spells without Scaling have +1 attunement.
modifies(queries.ATTUNEMENT, "magus").gives(
    Part(1, "CON-MST-02", "magus"),
    queries.own,
    lambda g, holder, who, cast: not g.content.spells[cast.spell].scaling,
)


# Disciplined: once in a game.


@modifies(queries.ORDERLY, "disciplined")
@modifies(queries.UNSCATHED, "disciplined")
def disciplined(g: G, holder: str, who: str) -> Iterator[bool]:
    """Disciplined: his regiment withdraws in order, without a roll or wounds (CON-WDR-03)."""
    doing = "withdraw" in g.state.regiments[who].memory.actions
    yield holder != who and doing and not lasting.spent(g, who, "disciplined")


modifies(queries.ACTION_ENDED, "disciplined").gives(
    lambda g, holder, who, action: lasting.spending(who, "disciplined", "CON-MST-02"),
    queries.action("withdraw"),
)
# Expose Weakness: an item or the mastery of his opponent has no effect in the Duel.
modifies(queries.DUEL_BEGAN, "expose_weakness").gives(
    lambda g, holder, who, foe: Decide(who=who, source="expose_weakness", on=foe), queries.own
)


def carried(g: G, who: str, foe: str) -> tuple[str, ...]:
    """The items and the mastery of a foe."""
    return tuple(each for each in things(g, foe) if each in g.content.items | g.content.masteries)


@choices("expose_weakness", carried)
def exposed(g: G, who: str, foe: str, answer: str) -> None:
    """Expose Weakness: until the action ends."""
    lasting.begin(g, Lasting(lasting.EXPOSED, answer, (foe,), "action"))


# Calm Strategist: once in a game, before a card is drawn, his player may order the whole stack anew.
modifies(queries.BEFORE_DRAW, "calm_strategist").gives(
    lambda g, holder, who: Reorder(character=who), queries.own, lasting.unspent("calm_strategist")
)


class OrderAnew(Ordering, frozen=True):
    """Calm Strategist: the cards left, the first to act on top (CON-CMD-01)."""

    asked = False


class ChooseReorder(Branch, frozen=True):
    """Calm Strategist: whether the stack is ordered anew, and how."""


class Reorder(PublicStep, frozen=True):
    """Calm Strategist: the stack, if his player likes (CON-CMD-02)."""

    character: str
    stages = ("order",)

    @ask
    def order(self, g: G) -> Question:
        """Keep it, or another order."""
        cards = g.state.stacks[owner_of(g, self.character)].cards
        space = ChooseReorder({"keep": None, "reorder": OrderAnew(cards)})
        return Question(owner_of(g, self.character), space, "CON-CMD-02")

    @order.chosen
    def ordered(self, g: G, seat: str, answer: dict[str, list[str]]) -> None:
        """Nobody else sees it."""
        if "reorder" in answer:
            lasting.spend(g, self.character, "calm_strategist")
            g.emit(StackBuilt(seat, tuple(answer["reorder"])))
