"""Secret Missions and open ones."""

from __future__ import annotations

from msgspec.structs import asdict

from montjoie.games.figurines.events.cards import player_only
from montjoie.games.figurines.state import Deck, Field, Hand, Mission, OpenMission
from montjoie.kernel import Event, PublicEvent, counted
from montjoie.table.cards import put, take


class MissionDeckShuffled(Event, frozen=True):
    """The Secret Missions are shuffled (FIG-WIN-01)."""

    cards: tuple[str, ...]
    rule = "FIG-WIN-01"
    audience = counted(cards="size")

    def apply(self, state: Field) -> None:
        state.mission_deck["missions"] = Deck("", self.cards)


class MissionsDrawn(Event, frozen=True):
    """A player draws Secret Missions (FIG-WIN-02)."""

    player: str
    cards: tuple[str, ...]
    cause: str | None = None
    rule = "FIG-WIN-02"
    audience = player_only
    reveals = True

    def apply(self, state: Field) -> None:
        take(state.mission_deck, "missions", *self.cards)
        state.mission_hands.setdefault(self.player, Hand(self.player))
        put(state.mission_hands, self.player, *self.cards)


class MissionChosen(Event, frozen=True):
    """A player puts a mission face down for this round (FIG-WIN-03), or exchanges it (FIG-WIN-06)."""

    player: str
    card: str
    exchanged: bool = False  # FIG-WIN-06
    rule = "FIG-WIN-03"
    audience = lambda g, event, seat: (  # noqa: E731
        asdict(event) | {"seen": True}
        if seat is not None and seat == event.player
        else {"player": event.player, "exchanged": event.exchanged, "seen": False}
    )

    def apply(self, state: Field) -> None:
        """The one exchanged comes back into the hand."""
        take(state.mission_hands, self.player, self.card)
        if (old := state.missions.get(self.player)) and old.card:
            put(state.mission_hands, self.player, old.card)
        state.missions[self.player] = Mission(self.player, self.card)


class MissionShown(PublicEvent, frozen=True):
    """A chosen mission is revealed (FIG-WIN-09)."""

    player: str
    card: str
    name: str | None = None  # what it names
    rule = "FIG-WIN-09"
    reveals = True

    def apply(self, state: Field) -> None:
        state.missions[self.player] = Mission(self.player, self.card, True, self.name or "")


class MissionDiscarded(PublicEvent, frozen=True):
    """A mission leaves the game: chosen (`player`) or open."""

    card: str
    player: str | None = None
    why: str = "round_over"  # or fulfilled, replaced
    rule = "FIG-WIN-03"
    reveals = True

    def apply(self, state: Field) -> None:
        if self.player:
            state.missions[self.player] = Mission(self.player)
        else:
            state.open_missions.pop(self.card, None)


class OpenMissionDrawn(PublicEvent, frozen=True):
    """A mission of the deck lies open for all (FIG-WIN-04, FIG-DWD-02)."""

    card: str
    rule = "FIG-WIN-04"
    reveals = True

    def apply(self, state: Field) -> None:
        take(state.mission_deck, "missions", self.card)
        state.open_missions[self.card] = OpenMission()


class MissionNamed(PublicEvent, frozen=True):
    """A player names the unit or token an open mission asks for (FIG-DWD-05)."""

    card: str
    player: str
    name: str
    rule = "FIG-DWD-05"

    def apply(self, state: Field) -> None:
        row = state.open_missions[self.card]
        state.open_missions[self.card] = OpenMission({**row.named, self.player: self.name})
