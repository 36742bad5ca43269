"""Chapters 2.5 and 8.2: what all actions share, of regiments and of characters, and which of them one may
take (CON-ACT-06 … CON-ACT-12, CON-CHR-12)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import ClassVar

from montjoie.games.conquest.profiles import answers
from montjoie.games.conquest.queries import BARRED, REPEATED
from montjoie.games.conquest.regiments.field import engaged
from montjoie.games.conquest.state import G, Regiment
from montjoie.kernel import Assignment, Known, OneOf, Question, Refusal, Space

PASS = "pass"
ORDER = (
    "duel", "march", "occupy", "leave", "charge", "rally", "reform", "aim", "volley",
    "clash", "combat_rally", "combat_reform", "inspire", "withdraw",
)  # fmt: skip


class Pick(OneOf, frozen=True, kw_only=True):
    """A choice about a regiment."""

    regiment: str
    asked = False


class Aims(Assignment, frozen=True, kw_only=True):
    """What each stand of a regiment aims at that can choose, `stand-3`."""

    regiment: str
    asked = False


class Act(Known, frozen=True, kw_only=True):
    """An action of a regiment. A subclass says its `name`, whether it is taken in combat, and what stands
    against it; it is known from then on."""

    regiment: str
    combat: ClassVar[bool | None] = False  # in contact with an enemy, or not; None: both (CON-ACT-11)
    repeats: ClassVar[bool] = False  # March alone (CON-ACT-07)
    known: ClassVar[dict[str, type[Act]]] = {}
    scene = True

    @classmethod
    def refuses(cls, g: G, regiment: str) -> Iterator[Refusal]:
        """Why this regiment cannot take it, beside what holds for all."""
        return iter(())

    def asks(self, g: G, space: Space, rule: str) -> Question:
        """Its owner chooses."""
        return Question(g.state.regiments[self.regiment].owner, space, rule)

    def picks(self, g: G, kind: type[Pick], options: Iterable[str], rule: str) -> Question:
        """Its owner picks one."""
        return self.asks(g, kind(tuple(options), regiment=self.regiment), rule)

    def aims_at(
        self, g: G, kind: type[Aims], targets: dict[int, tuple[str, ...]], rule: str
    ) -> Question | None:
        """Its owner aims the stands that have a choice; nobody is asked where none has."""
        slots = {f"stand-{place}": many for place, many in targets.items() if len(many) > 1}
        return self.asks(g, kind(slots, complete=True, regiment=self.regiment), rule) if slots else None


def refusals(g: G, regiment: str, action: type[Act]) -> Iterator[Refusal]:
    """Why a regiment cannot take an action: in or out of contact (CON-ACT-11), taken already this round
    (CON-ACT-07), barred, or against its own rules."""
    name = action.name
    if action.combat not in (None, engaged(g, regiment)):
        key = "action-out-of-combat" if action.combat else "action-in-combat"
        yield Refusal("CON-ACT-11", key, regiment=regiment, action=name)
    again = name in g.state.regiments[regiment].memory.actions and not action.repeats
    if again and not any(answers(g, REPEATED, regiment, name)):
        yield Refusal("CON-ACT-07", "action-repeated", regiment=regiment, action=name)
    yield from answers(g, BARRED, regiment, name)
    yield from action.refuses(g, regiment)


def possible(g: G, regiment: str) -> list[str]:
    """The actions a regiment may take now, in the order of the chapters; most are for who is in contact, or
    for who is not (CON-ACT-11)."""
    fitting = (None, engaged(g, regiment))
    some = ((name, Act.known[name]) for name in _in_order(tuple(Act.known)))
    return [name for name, act in some if act.combat in fitting and not any(refusals(g, regiment, act))]


@cache
def _in_order(names: tuple[str, ...]) -> list[str]:
    return sorted(names, key=lambda name: ORDER.index(name) if name in ORDER else len(ORDER))


class CharacterAct(Known, frozen=True, kw_only=True):
    """An action of a character; none changes his regiment (CON-RUL-34). A subclass says its `name` and what
    stands against it; it is known from then on."""

    character: str
    known: ClassVar[dict[str, type[CharacterAct]]] = {}
    scene = True

    @classmethod
    def refuses(cls, g: G, character: str) -> Iterator[Refusal]:
        """Why this character cannot take it, beside what holds for all."""
        return iter(())


def regiment_of(g: G, character: str) -> Regiment:
    """The regiment that a character leads."""
    return g.state.regiments[g.state.characters[character].regiment]


def open_to(g: G, character: str) -> list[str]:
    """The actions a character may take now."""
    known = CharacterAct.known
    return [name for name in _in_order(tuple(known)) if not any(known[name].refuses(g, character))]
