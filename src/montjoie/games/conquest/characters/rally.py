"""Chapters 6.2 and 8.2: a character removes Broken from his regiment (CON-BRK-08)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest.actions.readying import CombatRally, Rally
from montjoie.games.conquest.activation import Overcome
from montjoie.games.conquest.characters.base import CharacterAct, regiment_of
from montjoie.games.conquest.profiles import answers
from montjoie.games.conquest.queries import DAUNTED
from montjoie.games.conquest.regiments.contact import engaged
from montjoie.games.conquest.state import G
from montjoie.kernel import Refusal


class RallyRegiment(CharacterAct, frozen=True, kw_only=True):
    """Rally as a character's action: as Rally, or as Combat Rally in contact with an enemy (CON-BRK-08)."""

    name = "rally"
    stages = ("rally",)

    @classmethod
    def refuses(cls, g: G, character: str) -> Iterator[Refusal]:
        """Only a Broken regiment."""
        if not regiment_of(g, character).broken:
            yield Refusal("CON-RLY-01", "not-broken", regiment=g.state.characters[character].regiment)

    def rally(self, g: G) -> None:
        """CON-BRK-08: whichever fits."""
        regiment = g.state.characters[self.character].regiment
        act = CombatRally if engaged(g, regiment) else Rally
        if any(answers(g, DAUNTED, regiment, act.name)):
            g.do(Overcome(regiment=regiment, action=act.name))
        else:
            g.do(act(regiment=regiment))
