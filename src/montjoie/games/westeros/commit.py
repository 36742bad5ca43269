"""Abilities of commanders that are used at a moment: commit abilities and some unit abilities (WES-COM).

The procedures of the game call `offer` at the moments that commander cards speak of.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from montjoie.games.westeros import turn, zones
from montjoie.games.westeros.abilities import texts, usefulness
from montjoie.games.westeros.abilities.aim import Aim
from montjoie.games.westeros.abilities.carry_out import CarryOut
from montjoie.games.westeros.abilities.declaring import declared
from montjoie.games.westeros.casualties import expendable
from montjoie.games.westeros.combat import resolution
from montjoie.games.westeros.content import Ability, load
from montjoie.games.westeros.events import AbilityUsed, CommanderCommitted
from montjoie.games.westeros.seating import to
from montjoie.games.westeros.state import G
from montjoie.games.westeros.strike import Strike
from montjoie.kernel import PUBLIC, Answer, OneOf, Question, Refusal, Step, ask

DECLINE = "decline"
TIMINGS = {  # the times printed on commander cards that come at each moment of the game
    "turn_start": ("turn_start",),
    "declare_units": ("declaring",),
    "activation": ("activated",),
    "before_attack": ("before_or_after_attack",),
    "before_roll": ("friend_attacks", "before_roll"),
    "before_hits": ("before_hits",),
    "after_attack": ("before_or_after_attack", "after_attack"),
    "activation_end": ("activation_end",),
    "action_end": ("after_attacks", "action_end"),
}
OF_ITS_UNIT = frozenset(  # times that speak of what the commander's own unit does
    ("declaring", "activated", "before_or_after_attack", "before_roll", "after_attack", "activation_end")
)


def offer(g: G, moment: str, unit: str = "", house: str = "") -> None:
    """Let a player use what his commanders can do at a moment of the game; `unit` is the one it is about,
    his own. It costs nothing where nobody can (WES-COM-03, WES-COM-04)."""
    house = house or g.state.units[unit].house
    if next(usable(g, moment, house, unit), None):
        g.do(CommitWindow(moment=moment, house=house, unit=unit))


def usable(g: G, moment: str, house: str, unit: str) -> Iterator[str]:
    """The texts of abilities that a House can use now, each of which would do something. A commit ability is
    used once per battle, for the committed side has none (WES-COM-03); a captured commander has neither
    (WES-CAP-08)."""
    for name, row in g.state.commanders.items():
        if row.house == house and row.unit:
            for text, ability in abilities(name):
                if ability.timing not in TIMINGS[moment] or (row.committed and text.endswith(texts.COMMIT)):
                    continue
                if ability.timing in OF_ITS_UNIT and row.unit != unit:
                    continue
                if _holds(g, ability, row.unit) and not _in_use(g, text) and _works(g, text, name):
                    yield text


@cache
def abilities(commander: str) -> tuple[tuple[str, Ability], ...]:
    """The abilities of a commander that are used at a moment: a unit ability that is not always in force
    (WES-COM-02), and the commit ability."""
    card = load().commanders[commander]
    both = ((commander + texts.UNIT, card.unit_ability), (commander + texts.COMMIT, card.commit_ability))
    return tuple(pair for pair in both if pair[1].timing != "always")


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
    return any(isinstance(step, UseAbility) and step.text == text for step in g.stack)


def _works(g: G, text: str, commander: str) -> bool:
    """Whether the first op of an ability would do something."""
    return usefulness.of(g, aim(g, commander), texts.ops(text)[0])


def aim(g: G, commander: str) -> Aim:
    """Whom a commander reaches with an ability now."""
    house = g.state.commanders[commander].house
    return Aim(house, commander, tuple(zones.controlled(g, commander)), declared=declared(g))


class CommitAbility(OneOf, frozen=True):
    """The owner of commanders who can use an ability now uses one or declines: a commander's name, or
    "decline" (WES-COM-03)."""

    def misfits(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Why that commander cannot do anything now."""
        if answer in self.options:
            return
        row, window = g.state.commanders.get(answer), g.running(CommitWindow)
        if row is None or row.house != window.house:
            yield Refusal("WES-COM-03", "ability-no-commander", commander=answer, house=window.house)
        elif not row.unit:
            yield Refusal("WES-CAP-08", "ability-captured", commander=answer)
        elif row.committed:
            yield Refusal("WES-COM-03", "ability-committed", commander=answer)
        else:
            yield Refusal("WES-COM-03", "ability-not-now", commander=answer)


class CommitWindow(Step, frozen=True):
    """A moment at which a player can use abilities of his commanders, one after the other (WES-COM-03). It is
    no action and costs no token (WES-COM-04)."""

    moment: str
    house: str
    unit: str = ""
    used: tuple[str, ...] = ()
    stages = ("offer",)
    audience = PUBLIC

    @ask
    def offer(self, g: G) -> Question | None:
        """WES-GEN-07: he may decline."""
        if self.unit and self.unit not in g.state.units:
            return None
        names = [texts.source(text) for text in self._open(g)]
        return to(g, self.house, CommitAbility((*names, DECLINE)), "WES-COM-03") if names else None

    @offer.chosen
    def chosen(self, g: G, seat: str, name: str) -> Step | None:
        """Each once in a window."""
        if name == DECLINE:
            return None
        text = next(text for text in self._open(g) if texts.source(text) == name)
        g.do(UseAbility(house=self.house, commander=name, text=text))
        return self.goto("offer", used=(*self.used, text))

    def _open(self, g: G) -> list[str]:
        return [text for text in usable(g, self.moment, self.house, self.unit) if text not in self.used]


class UseAbility(Step, frozen=True):
    """A commander's ability is used; then, if it is a commit ability, his card is turned to the committed
    side (WES-COM-03)."""

    house: str
    commander: str
    text: str
    refunded: bool = False  # the card says that it is not turned
    stages = ("work", "turn_card")
    scene = True
    audience = PUBLIC

    def work(self, g: G) -> None:
        """As its text says, for the units he reaches now (WES-RUL-09)."""
        g.emit(AbilityUsed(self.house, self.commander, self.text), texts.rule(self.text))
        reach = tuple(zones.controlled(g, self.commander))
        g.do(CarryOut(house=self.house, commander=self.commander, text=self.text, reach=reach))

    def turn_card(self, g: G) -> None:
        """WES-COM-03: once per battle."""
        if self.text.endswith(texts.COMMIT) and not self.refunded:
            g.emit(CommanderCommitted(self.commander, self.house))
