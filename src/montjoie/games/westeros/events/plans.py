"""Special rules of plans, and the skirmish."""

from __future__ import annotations

from typing import Any

from montjoie.games.westeros.state import Field, G
from montjoie.kernel import Its, Notice, PublicEvent, change, changes

FREED = "prisoner_freed"  # counted once the prisoner of a plan is safe


class TokenTurnedUp(PublicEvent, frozen=True):
    """A token that lay face down is turned up."""

    token: str
    kind: str
    hex: str
    face: str
    rule = "WES-GEN-04"
    writes = changes("tokens.token", face_up=True)
    reveals = True


class TokenCarried(PublicEvent, frozen=True):
    """A unit carries a token: it takes it up, or takes it along to a hex."""

    token: str
    kind: str
    unit: str
    hex: str
    rule = "WES-GEN-04"
    writes = changes("tokens.token", "hex", carrier=Its("unit"))


class PrisonerFreed(PublicEvent, frozen=True):
    """The prisoner has been carried to safety."""

    token: str
    unit: str
    hex: str
    rule = "WES-GEN-04"

    def apply(self, state: Field) -> None:
        """Free for good."""
        del state.tokens[self.token]
        state.tally[FREED] = 1


class OverlaysLaid(PublicEvent, frozen=True):
    """Terrain tokens of a kind are laid on hexes by a House."""

    token: str
    hexes: tuple[str, ...]
    house: str
    rule = "WES-GEN-04"

    def apply(self, state: Field) -> None:
        """On each of them."""
        for hex in self.hexes:
            change(state.ground, hex, overlay=self.token)


class OverlaysLifted(PublicEvent, frozen=True):
    """Terrain tokens of a kind are taken off hexes."""

    token: str
    hexes: tuple[str, ...]
    rule = "WES-GEN-04"

    def apply(self, state: Field) -> None:
        """The bare hex is left."""
        for hex in self.hexes:
            change(state.ground, hex, overlay="")


def _by_place(g: G, event: Any, seat: str | None) -> Any:
    """Both see it: tokens on ramparts, also place by place."""
    places: dict[str, dict[str, int]] = {}
    for there, n in event.tokens.items():
        hex, _, colour = there.partition("/")
        places.setdefault(hex, {})[colour] = n
    return {"house": event.house, "tokens": event.tokens, "places": places}


class RampartsManned(PublicEvent, frozen=True):
    """Order tokens are spread over ramparts, by "HEX/COLOUR"."""

    house: str
    tokens: dict[str, int]
    rule = "WES-GEN-04"
    audience = _by_place

    def apply(self, state: Field) -> None:
        """They lie there until the ramparts have been shot at."""
        state.tally.update(self.tokens)


class RampartsStripped(PublicEvent, frozen=True):
    """Order tokens go from ramparts back to the supply."""

    house: str
    tokens: dict[str, int]
    rule = "WES-GEN-04"
    audience = _by_place

    def apply(self, state: Field) -> None:
        """What is left lies there still."""
        for place, n in self.tokens.items():
            state.tally[place] -= n
            if not state.tally[place]:
                del state.tally[place]


def _by_house(g: G, event: Any, seat: str | None) -> Any:
    """Both see it: the commanders, also House by House."""
    return {"commanders": event.commanders, **event.commanders}


class CommandersRevealed(Notice, frozen=True):
    """Both players show the commanders they have chosen for a skirmish."""

    commanders: dict[str, tuple[str, ...]]
    rule = "WES-SKI-03"
    audience = _by_house
    reveals = True


class SetupCardsDrawn(Notice, frozen=True):
    """Set-up cards of a skirmish are drawn for their `units` or their `terrain`."""

    house: str
    section: str
    cards: tuple[str, ...]
    rule = "WES-SKI-10"
