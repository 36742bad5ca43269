"""Aid that a unit gives to a regiment nearby, once a round to each: actions of characters and draw events
(CON-CHR-12, CON-ACT-04)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from montjoie.games.conquest import lasting
from montjoie.games.conquest.characters.base import CharacterAct
from montjoie.games.conquest.choice import Choice
from montjoie.games.conquest.content import Held
from montjoie.games.conquest.draw_events import draw_event
from montjoie.games.conquest.factions.whom import Whom, anybody, near
from montjoie.games.conquest.magic import On, owner
from montjoie.games.conquest.profiles import has
from montjoie.games.conquest.regiments.field import standing
from montjoie.games.conquest.state import G
from montjoie.kernel import OneOf, Refusal, Step

Effect = Callable[[G, str, str], Iterator[Step]]


class Aid(NamedTuple):
    """An aid: for whom, how far, what it does, of (g, who gives it, the regiment)."""

    effect: Effect
    reach: int
    on: On
    whom: Whom


aids: dict[str, Aid] = {}


def aid(name: str, reach: int = 8, on: On = "friend", whom: Whom = anybody) -> Callable[[Effect], Effect]:
    """Register what an aid does."""

    def register(function: Effect) -> Effect:
        aids[name] = Aid(function, reach, on, whom)
        return function

    return register


def drawn_aid(name: str) -> None:
    """An aid that is a draw event."""

    @draw_event(name)
    def giving(g: G, unit: str, held: Held) -> Iterator[Step]:
        yield GiveAid(who=unit, aid=name)


def aided(g: G, unit: str, name: str) -> tuple[str, ...]:
    """The regiments within reach that an aid is for, and that have not had it this round."""
    told, seat = aids[name], owner(g, unit)
    return tuple(
        each
        for each in standing(g)
        if (g.state.regiments[each].owner == seat) == (told.on == "friend")
        and not lasting.spent(g, each, name)
        and near(told.reach)(g, unit, each)
        and told.whom(g, unit, each)
    )


class ChooseAided(OneOf, frozen=True, kw_only=True):
    """Which regiment a unit aids, or hampers."""

    unit: str
    aid: str


class GiveAid(Choice, frozen=True):
    """An aid: for whom, and what it does."""

    aid: str
    rule = "CON-CHR-12"

    def offered(self, g: G) -> ChooseAided:
        """One regiment within reach."""
        return ChooseAided(aided(g, self.who, self.aid), unit=self.who, aid=self.aid)

    def taken(self, g: G, answer: str) -> None:
        """Once a round for each regiment."""
        lasting.spend(g, answer, self.aid, "round")
        for step in aids[self.aid].effect(g, self.who, answer):
            g.do(step)


class AidAct(CharacterAct, frozen=True, kw_only=True):
    """An aid as the action of a character who has the rule of its name (CON-CHR-12)."""

    stages = ("give",)

    @classmethod
    def refuses(cls, g: G, character: str) -> Iterator[Refusal]:
        """He must have the rule, and somebody within reach."""
        if not has(g, character, cls.name) or not aided(g, character, cls.name):
            yield Refusal("CON-CHR-12", "no-aid", character=character)

    def give(self, g: G) -> None:
        """To one regiment."""
        g.do(GiveAid(who=self.character, aid=self.name))
