"""What a destroyed unit does before its tray is removed (FIG-RUL-67)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import AIMED, Card

MELEE = ("melee_attack",)


class LastBlow(Card, frozen=True):
    """A friendly Combat Unit that is destroyed makes a melee Attack with its highest dice value before it is
    removed (FIG-RUL-67)."""

    stages = AIMED

    def fits(self, g: G) -> bool:
        """It must be able to, engaged as it was."""
        friend = not effects.is_enemy(g, self.owner, self.moment.unit)
        return friend and next(self.targets(g), None) is not None

    def targets(self, g: G) -> Iterator[str]:
        """The enemies it can strike."""
        for enemy in effects.engaged_enemies(g, self.moment.unit):
            if legal(g, self.moment.unit, MELEE, enemy):
                yield enemy

    def resolve(self, g: G) -> None:
        """The last one."""
        gifts = self.gifts(g)
        effects.free(g, self.moment.unit, *MELEE, against=self.target, highest=True, optional=False, **gifts)

    def gifts(self, g: G) -> dict[str, Any]:
        """What the attack is given besides."""
        return {}
