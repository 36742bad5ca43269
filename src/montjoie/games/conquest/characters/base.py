"""Chapter 8.2: what the actions of characters share (CON-CHR-12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from montjoie.games.conquest.state import G, Regiment
from montjoie.kernel import Known, Refusal


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


def possible(g: G, character: str) -> list[str]:
    """The actions a character may take now."""
    return [name for name, act in CharacterAct.known.items() if not any(act.refuses(g, character))]
