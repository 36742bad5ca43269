"""Abilities of commanders that are used at a moment: commit abilities and some unit abilities (WES-COM).

They wait for the windows that the procedures of the game open at the moments commander cards speak of.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from montjoie.games.westeros.battlefield import zones
from montjoie.games.westeros.cards import texts, usefulness
from montjoie.games.westeros.cards.aim import Aim
from montjoie.games.westeros.cards.carry_out import CarryOut
from montjoie.games.westeros.cards.declaring import declared
from montjoie.games.westeros.combat import resolution
from montjoie.games.westeros.content import Ability, load
from montjoie.games.westeros.events import AbilityUsed, CommanderCommitted
from montjoie.games.westeros.state import Commander, G
from montjoie.games.westeros.timing import turn
from montjoie.games.westeros.timing.moments import OF_ITS_HOUSE, OF_ITS_UNIT, TIMINGS
from montjoie.games.westeros.timing.strike import Strike
from montjoie.games.westeros.timing.windows import CommitWindow
from montjoie.games.westeros.units.casualties import expendable
from montjoie.kernel import PublicStep, Usable


@CommitWindow.answered_by
def usable(g: G, window: CommitWindow) -> Iterator[Usable[UseAbility]]:
    """The abilities that can be used now, each of which would do something. A commit ability is used once per
    battle, for the committed side has none (WES-COM-03); a captured commander has neither (WES-CAP-08)."""
    if window.unit and window.unit not in g.state.units:
        return
    able = abilities(window.moment)
    for name, row in g.state.commanders.items():
        if name not in able or not row.unit:
            continue
        for text, ability in able[name]:
            if not _meant(ability, row, window):
                continue
            if row.committed and text.endswith(texts.COMMIT):
                continue
            if _holds(g, ability, row.unit) and not _in_use(g, text) and _works(g, text, name):
                used = UseAbility(house=row.house, commander=name, text=text)
                yield Usable(g.state.sides[row.house].seat, name, used)


@cache
def abilities(moment: str) -> dict[str, tuple[tuple[str, Ability], ...]]:
    """The abilities of commanders that are used at a moment, of those who have some: a unit ability that is
    not always in force (WES-COM-02), and the commit ability."""
    found = {}
    for name, card in load().commanders.items():
        both = ((name + texts.UNIT, card.unit_ability), (name + texts.COMMIT, card.commit_ability))
        if used := tuple(pair for pair in both if pair[1].timing in TIMINGS[moment]):
            found[name] = used
    return found


def _meant(ability: Ability, row: Commander, window: CommitWindow) -> bool:
    """Whether the moment is the commander's own, where his ability asks for that."""
    if ability.timing in OF_ITS_UNIT:
        return row.unit == window.unit
    return ability.timing not in OF_ITS_HOUSE or row.house == window.house


def _holds(g: G, ability: Ability, unit: str) -> bool:
    """Whether the condition of an ability holds."""
    match ability.only_if:
        case "engaged":
            return bool(g.state.units[unit].partner)
        case "drove_off":
            return turn.drove_off(g, unit)
        case "follower_lost":
            strike: Strike = g.running(Strike)
            followers = expendable(g.state.units[unit])
            return strike.target == unit and followers > 0 and resolution.damage(g, strike) > 0
        case _:
            return True


def _in_use(g: G, text: str) -> bool:
    if g.running(UseAbility) is None:
        return False
    return any(isinstance(step, UseAbility) and step.text == text for step in g.stack)


def _works(g: G, text: str, commander: str) -> bool:
    """Whether the first op of an ability would do something."""
    return usefulness.of(g, aim(g, commander), texts.ops(text)[0])


def aim(g: G, commander: str) -> Aim:
    """Whom a commander reaches with an ability now."""
    house = g.state.commanders[commander].house
    return Aim(house, commander, zones.controlled(g, commander), declared=declared(g))


class UseAbility(PublicStep, frozen=True):
    """A commander's ability is used; then, if it is a commit ability, his card is turned to the committed
    side (WES-COM-03)."""

    house: str
    commander: str
    text: str
    refunded: bool = False  # the card says that it is not turned
    stages = ("work", "turn_card")
    scene = True

    def work(self, g: G) -> None:
        """As its text says, for the units he reaches now (WES-RUL-09)."""
        g.emit(AbilityUsed(self.house, self.commander, self.text), texts.rule(self.text))
        reach = zones.controlled(g, self.commander)
        g.do(CarryOut(house=self.house, commander=self.commander, text=self.text, reach=reach))

    def turn_card(self, g: G) -> None:
        """WES-COM-03: once per battle."""
        if self.text.endswith(texts.COMMIT) and not self.refunded:
            g.emit(CommanderCommitted(self.commander, self.house))
