"""Chapter 2.5: the activation of a regiment, step by step (CON-ACT-04 … CON-ACT-12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from montjoie.games.conquest import lasting, queries
from montjoie.games.conquest.actions.base import PASS, Act, Pick, possible, refusals
from montjoie.games.conquest.actions.charge import Charge, targets
from montjoie.games.conquest.actions.combat_reform import passes, resolve_dice
from montjoie.games.conquest.actions.entry import Enter
from montjoie.games.conquest.actions.march import March, settled
from montjoie.games.conquest.draw_events import UseDrawEvent
from montjoie.games.conquest.events import ActionTaken, Activated, Passed
from montjoie.games.conquest.profiles import answers, has
from montjoie.games.conquest.regiments.field import contacts, engaged, gap
from montjoie.games.conquest.state import G, Regiment
from montjoie.games.conquest.wounds.blocked import PushAttack, counted
from montjoie.kernel import Dice, PublicStep, Question, Refusal, Step, ask, chance
from montjoie.table.dice import Throw

MARCH = "march"
ACTIONS = 2  # of an activation (CON-ACT-06, CON-ACT-07)
PRESENT = ("table", "garrison")


class ChooseAction(Pick, frozen=True):
    """The next action of the active regiment, or to pass what is left (CON-ACT-06, CON-PAS-01)."""

    always = "turn"

    def unoffered(self, g: G, rule: str, answer: str) -> Iterator[Refusal]:
        """Why the regiment cannot do that."""
        why = refusals(g, self.regiment, Act.known[answer]) if answer in Act.known else iter(())
        yield next(why, None) or Refusal(rule, "not-offered", answer=answer, offered=self.options)


class Alternating(PublicStep, frozen=True):
    """The players draw cards in turn (CON-ACT-01)."""

    again: bool = False  # whether who has drawn draws another card (CON-SPR-02)


class Activation(PublicStep, frozen=True):
    """The activation of a regiment: named, draw event, two actions, free ones, deactivated (CON-ACT-02 …
    CON-ACT-08)."""

    regiment: str
    extra: bool = False  # after its character's, and so without further cards (CON-CHR-15)
    left: int = ACTIONS
    free: tuple[str, ...] = ()  # actions that cost none of the two, each once (CON-ACT-12)
    freed: tuple[str, ...] = ()  # those that were taken so
    done_actions: tuple[str, ...] = ()  # of this activation
    doing: str = ""
    driven: bool = False  # by Bloodlust (CON-SPR-52)
    before: dict[str, tuple[int, int]] = {}  # stands in contact as the action began (CON-BLK-03)
    scene = True
    stages = (
        "name", "draw_event", "begin", "enter", "entered",
        "act", "rage", "perform", "acted", "deactivate", "end",
    )  # fmt: skip

    def name(self, g: G) -> None:
        """CON-ACT-02: it is activated; enemies in contact may hurt it before anything else (CON-SPR-02)."""
        g.emit(Activated(self.regiment))
        for enemy in contacts(g, self.regiment):
            g.do(*answers(g, queries.ENEMY_NAMED, enemy, self.regiment))

    def draw_event(self, g: G) -> Step | None:
        """CON-ACT-04, CON-ACT-05, CON-RUL-91: on the battlefield, not while it is to march on."""
        if self._there(g):
            g.do(UseDrawEvent(who=self.regiment))
        if self._there(g) or self._row(g).where == "arriving":
            return None
        if not self.extra and g.running(Alternating):  # it fell as it was named (CON-SPR-02)
            g.revise(Alternating, again=True)
        return self.goto("end")

    def begin(self, g: G) -> None:
        """What happens before the first action, also to who will pass (CON-ACT-10)."""
        g.do(*answers(g, queries.ACTIVATION_BEGAN, self.regiment))

    def enter(self, g: G) -> None:
        """CON-ACT-06: who arrives must march on first."""
        if self._row(g).where == "arriving":
            g.do(Enter(regiment=self.regiment))

    def entered(self, g: G) -> None:
        """What follows from where it has entered (CON-SPR-03)."""
        if self._entered(g):
            g.do(*answers(g, queries.ENTERED, self.regiment))

    @ask
    def act(self, g: G) -> Question | None:
        """CON-ACT-06, CON-ACT-07: two actions, one after the other, then free ones; or pass (CON-ACT-10). Who
        stands where it may not end must march (CON-MAR-08, CON-RZL-09, CON-RUL-65)."""
        free = self._free(g)
        if not self._there(g) or self._row(g).memory.spent or not (self.left or free):
            return None
        owner = g.state.regiments[self.regiment].owner
        astray = not engaged(g, self.regiment) and not settled(g, self.regiment)
        if (astray or self._entered(g)) and (self.left or MARCH in free):
            return Question(owner, ChooseAction((MARCH,), regiment=self.regiment), "CON-ACT-06")
        offered = [name for name in possible(g, self.regiment) if self.left or name in free]
        if not offered:
            return None
        return Question(owner, ChooseAction((*offered, PASS), regiment=self.regiment), "CON-ACT-06")

    @act.chosen
    def acts(self, g: G, seat: str, action: str) -> Step:
        """CON-ACT-07: it is performed at once."""
        if action == PASS:
            g.emit(Passed(self.regiment))
            return self.goto("deactivate", doing="")
        return self.but(doing=action)

    @chance
    def rage(self, g: G) -> Dice | None:
        """CON-SPR-52, CON-RUL-52: Bloodlust is tested before each action of who is unengaged on the table."""
        if not self.doing:
            return None
        calm = not has(g, self.regiment, "bloodlust") or engaged(g, self.regiment)
        return (
            None
            if calm or self._entered(g) or not settled(g, self.regiment)
            else resolve_dice(g, self.regiment)
        )

    @rage.chosen
    def raged(self, g: G, dice: list[int]) -> Step | None:
        """CON-SPR-52, CON-RUL-71: with more than its Resolve it charges or marches, whatever was chosen."""
        if passes(g, self.regiment, dice, "bloodlust"):
            return None
        return self.but(driven=True, doing="charge" if "charge" in possible(g, self.regiment) else MARCH)

    def perform(self, g: G) -> Step | None:
        """CON-ACT-12: a free action costs none of the two; it comes before all others or after both."""
        if not self.doing:
            return None
        action = self.doing
        free = not self.left or (not self.done_actions and action in answers(g, queries.EARLY, self.regiment))
        freed = (*self.freed, action) if free else self.freed
        left = self.left - (not free)
        after = self.but(left=left, freed=freed, done_actions=(*self.done_actions, action), driven=False)
        g.emit(ActionTaken(self.regiment, action, free), "CON-ACT-12" if free else "CON-ACT-06")
        g.do(*(answers(g, queries.FREED, self.regiment, action) if free else ()))
        more = after.left > 0 or MARCH in after._free(g)
        if any(answers(g, queries.DAUNTED, self.regiment, action)):
            g.do(Overcome(regiment=self.regiment, action=action))
        else:
            g.do(begun(g, action, self.regiment, self.done_actions, more, self.driven))
        return after.goto("acted", before=counted(g))

    def acted(self, g: G) -> Step:
        """CON-BLK-02: blocked regiments are pushed; then what waits for the end of an action."""
        g.do(PushAttack(seat=g.state.regiments[self.regiment].owner, before=self.before))
        lasting.end(g, "action")
        if self.doing and self._there(g):
            g.do(*answers(g, queries.ACTION_ENDED, self.regiment, self.doing))
        return self.goto("act" if self.doing else "deactivate", doing="")

    def deactivate(self, g: G) -> None:
        """CON-ACT-08: what happens as it is deactivated (CON-SPR-19, CON-SPR-47)."""
        if self._there(g):
            g.do(*answers(g, queries.ACTIVATION_ENDED, self.regiment))

    def end(self, g: G) -> None:
        """CON-ACT-08: what held for the activation is over."""
        lasting.end(g, "volley", self.regiment)
        lasting.end(g, "activation", self.regiment)

    def _free(self, g: G) -> list[str]:
        """The free actions it has left (CON-ACT-12)."""
        owed = Counter((*self.free, *answers(g, queries.FREE, self.regiment, self._paid())))
        return list((owed - Counter(self.freed)).elements())

    def _paid(self) -> tuple[str, ...]:
        """The actions that cost one of the two."""
        paid = list(self.done_actions)
        for each in self.freed:
            paid.remove(each)
        return tuple(paid)

    def _there(self, g: G) -> bool:
        return self._row(g).where in PRESENT

    def _entered(self, g: G) -> bool:
        return self._row(g).memory.arrived and not self.done_actions

    def _row(self, g: G) -> Regiment:
        return g.state.regiments[self.regiment]


class Overcome(Throw, frozen=True):
    """A regiment faces the Fearsome: its action is performed with a die of its Resolve or less, and lost
    otherwise (CON-SPR-24, CON-RUL-66, CON-RUL-71)."""

    regiment: str
    action: str
    scene = True

    def cast(self, g: G) -> Dice:
        return resolve_dice(g, self.regiment)

    def shown(self, g: G, faces: tuple[int, ...]) -> None:
        """CON-RUL-71: as in a morale test."""
        if passes(g, self.regiment, faces, "fearsome"):
            g.do(begun(g, self.action, self.regiment))


def begun(
    g: G, action: str, regiment: str, before: tuple[str, ...] = (), more: bool = False, driven: bool = False
) -> Act:
    """An action as its procedure; who is driven charges the nearest enemy, or marches at it (CON-SPR-52)."""
    if action == MARCH:
        return March(regiment=regiment, before=before.count(MARCH), more=more, driven=driven)
    if driven:
        nearest = min(targets(g, regiment), key=lambda enemy: gap(g, regiment, enemy))
        return Charge(regiment=regiment, target=nearest)
    return Act.known[action](regiment=regiment)
