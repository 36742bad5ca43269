"""Chapter 2.4: the powers of the warlords (CON-SUP-03 … CON-SUP-07)."""

from __future__ import annotations

from collections.abc import Callable

from montjoie.games.conquest.events import SupremacyUsed
from montjoie.games.conquest.profiles import answers, card, gone, host
from montjoie.games.conquest.queries import SUPREMACY
from montjoie.games.conquest.regiments.field import standing
from montjoie.games.conquest.state import G
from montjoie.kernel import OneOf, PublicStep, Question, Register, ask

NONE = "none"
supremacy: Register[Callable[[G, str], None]] = Register()
"""What each supremacy ability does, of (g, the warlord)."""


def abilities(g: G, seat: str) -> dict[str, str]:
    """The abilities a player may use now, and whose they are: his warlord's, and others that something gives
    (CON-SUP-05); those used are gone (CON-SUP-04)."""
    player = g.state.players[seat]
    offered: list[tuple[str, str]] = []
    if player.warlord:
        one = g.state.characters.get(player.warlord)
        learned = [each for each in one.option.split("+") if each in g.content.supremacy] if one else []
        own = (*learned, getattr(card(g, player.warlord).entry, "supremacy", ""))[0]
        offered = [(own, player.warlord), *answers(g, SUPREMACY, player.warlord)]
    found = {}
    for name, unit in offered:
        told = g.content.supremacy.get(name)
        if name not in supremacy or (told and told.always_active) or gone(g, unit):
            continue
        ready = host(g, unit) in standing(g) or (told and told.usable_off_table)
        once = told is None or told.once_per_game  # an item's once (CON-RUL-92)
        if ready and not (once and name in player.supremacy):
            found[name] = unit
    return found


class ChooseSupremacy(OneOf, frozen=True):
    """Which supremacy ability a player uses this round, or none (CON-SUP-03)."""


class UseSupremacy(PublicStep, frozen=True):
    """A player declares a supremacy ability, or none (CON-SUP-03, CON-SUP-04)."""

    seat: str
    stages = ("choose",)

    @ask
    def choose(self, g: G) -> Question | None:
        """CON-SUP-04: at most one a round."""
        found = tuple(abilities(g, self.seat))
        return Question(self.seat, ChooseSupremacy((NONE, *found)), "CON-SUP-03") if found else None

    @choose.chosen
    def chosen(self, g: G, seat: str, name: str) -> None:
        """CON-SUP-07: it works on even if the character falls."""
        if name != NONE:
            unit = abilities(g, seat)[name]
            g.emit(SupremacyUsed(seat, unit, name))
            supremacy[name](g, unit)
