"""The set-up, the rounds and their phases: armies, reinforcements, command stacks, first player, scoring."""

from __future__ import annotations

from typing import Any, Literal

from msgspec.structs import replace

from montjoie.games.conquest.state import (
    Battlefield,
    Character,
    Edge,
    G,
    Hand,
    Memory,
    Phase,
    Regiment,
    Stack,
)
from montjoie.kernel import Event, Its, Notice, PublicEvent, change, changes, together
from montjoie.table.cards import take


class ArmyMustered(PublicEvent, frozen=True):
    """A player's army is known: all of it waits in reinforcements (CON-RNF-01)."""

    seat: str
    faction: str
    army_rule: str
    warlord: str
    points: int
    regiments: dict[str, Regiment]
    characters: dict[str, Character]
    rule = "CON-ARM-01"
    reveals = True

    def apply(self, state: Battlefield) -> None:
        state.regiments.update(self.regiments)
        state.characters.update(self.characters)
        change(state.players, self.seat, faction=self.faction, army_rule=self.army_rule, warlord=self.warlord)


class RolledOff(Notice, frozen=True):
    """Both players roll a die; the lower wins (CON-DIC-07)."""

    seat: str
    die: int
    other: str
    other_die: int
    rule = "CON-DIC-07"


class EdgeChosen(PublicEvent, frozen=True):
    """The winner of the roll-off takes a table edge as his reinforcement zone, the opponent the opposite."""

    seat: str
    edge: Edge
    other: str
    rule = "CON-RZL-01"

    def apply(self, state: Battlefield) -> None:
        change(state.players, self.seat, edge=self.edge)
        change(state.players, self.other, edge="north" if self.edge == "south" else "south")


class CharacterJoined(PublicEvent, frozen=True):
    """A character is attached to a regiment of his warband (CON-CHR-02)."""

    seat: str
    character: str
    regiment: str
    rule = "CON-CHR-02"
    writes = together(changes("characters.character", "regiment"), changes("regiments.regiment", "character"))


class RoundBegan(PublicEvent, frozen=True):
    """A round begins: the reinforcement lines are set, last round's memory is gone (CON-RND-03)."""

    round: int
    lines: dict[str, int]
    sizes: dict[str, int]  # the stands of every regiment on the table (CON-RUL-22)
    score: dict[str, int] = {}
    rule = "CON-RND-01"
    heads = True

    def apply(self, state: Battlefield) -> None:
        """Everything of one round starts anew (CON-BRK-01, CON-RUL-24)."""
        state.course = replace(state.course, round=self.round, first="")
        for name, row in state.regiments.items():
            stands = self.sizes.get(name, 0)
            baseline = stands if row.broken else 0
            state.regiments[name] = replace(row, memory=Memory(stands=stands), baseline=baseline)
        for name in state.characters:
            change(state.characters, name, activated=False, acted=False)
        for seat, line in self.lines.items():
            broken = any(row.broken for row in state.regiments.values() if row.owner == seat)
            deeds = ("broken",) if broken else ()
            change(state.players, seat, line=line, removed=(), discarded=(), deeds=deeds)


class PhaseBegan(PublicEvent, frozen=True):
    """The next of the five phases (CON-RND-01)."""

    phase: Phase
    rule = "CON-RND-01"
    heads = True
    writes = changes("course", "phase")


class ReinforcementsDiced(Notice, frozen=True):
    """A player rolls for his regiments of a class in reinforcements (CON-RNF-04)."""

    seat: str
    weight: str
    need: int
    dice: tuple[int, ...]
    successes: int
    rule = "CON-RNF-04"


class Arriving(PublicEvent, frozen=True):
    """A regiment comes this round, and everybody sees it (CON-RNF-06)."""

    seat: str
    regiment: str
    how: Literal["automatic", "pick", "roll", "flank", "returning"]
    stands: int
    rule = "CON-RNF-06"
    writes = together(
        changes("regiments.regiment", where="arriving", returning=False),
        changes("regiments.regiment.memory", "stands"),
    )


class HeldBack(Notice, frozen=True):
    """A player keeps a regiment in reinforcements that could have come (CON-RNF-03, CON-SPR-01)."""

    seat: str
    regiment: str
    rule = "CON-RNF-03"


def own_cards(g: G, event: Any, seat: str | None) -> dict[str, Any]:
    """Only the player whose cards they are sees which; all see how many."""
    told = {"seat": event.seat, "number": len(event.cards)}
    return told | {"cards": event.cards} if seat == event.seat else told


class StackBuilt(Event, frozen=True):
    """A player's command stack lies face down; only he knows its order (CON-CMD-01, CON-CMD-02)."""

    seat: str
    cards: tuple[str, ...]
    rule = "CON-CMD-01"
    audience = own_cards
    writes = changes("stacks.seat", "cards", open=0)


class SupremacyDiced(Notice, frozen=True):
    """The players roll for the first turn (CON-SUP-01)."""

    dice: dict[str, int]
    rule = "CON-SUP-01"


class DieShifted(Notice, frozen=True):
    """Who has the smaller stack changes his die by 1 (CON-SUP-01)."""

    seat: str
    shift: int
    die: int
    rule = "CON-SUP-01"


class FirstPlayerSettled(PublicEvent, frozen=True):
    """The lower die makes the first player."""

    seat: str
    rule = "CON-SUP-01"
    writes = changes("course", first=Its("seat"))


class CardDrawn(PublicEvent, frozen=True):
    """A player turns the top card of his stack (CON-ACT-02)."""

    seat: str
    card: str
    rule = "CON-ACT-02"
    reveals = True
    heads = True

    def apply(self, state: Battlefield) -> None:
        stack = state.stacks[self.seat]
        state.stacks[self.seat] = Stack(self.seat, stack.cards[1:], max(0, stack.open - 1))
        change(state.players, self.seat, discarded=(*state.players[self.seat].discarded, self.card))


class CardWasted(Notice, frozen=True):
    """Nothing of that name can act any more: the next card is drawn instead (CON-ACT-03)."""

    seat: str
    card: str
    rule = "CON-ACT-03"


class Scored(PublicEvent, frozen=True):
    """Victory points (CON-SCO-02)."""

    seat: str
    per: str
    times: int
    points: int
    once: bool
    what: tuple[str, ...] = ()  # each of them
    total: int = 0  # his points now
    rule = "CON-SCO-02"

    def apply(self, state: Battlefield) -> None:
        player = state.players[self.seat]
        scored = (*player.scored, self.per) if self.once else player.scored
        change(state.players, self.seat, vp=player.vp + self.points, scored=scored)


class SecondariesDrawn(Event, frozen=True):
    """A player draws secondary objectives, and only he looks at them (CON-SEC-02)."""

    seat: str
    cards: tuple[str, ...]
    rule = "CON-SEC-02"
    audience = own_cards

    def apply(self, state: Battlefield) -> None:
        state.secondaries[self.seat] = Hand(self.seat, self.cards)


class SecondariesDiscarded(Event, frozen=True):
    """A player puts some of them away, unseen (CON-SEC-02)."""

    seat: str
    cards: tuple[str, ...]
    rule = "CON-SEC-02"
    audience = own_cards

    def apply(self, state: Battlefield) -> None:
        take(state.secondaries, self.seat, *self.cards)
        change(state.secondaries, self.seat, away=self.cards)


class SecondaryAchieved(PublicEvent, frozen=True):
    """A player shows a secondary objective that he has achieved this round (CON-SEC-03, CON-RUL-44)."""

    seat: str
    card: str
    rule = "CON-SEC-03"
    reveals = True

    def apply(self, state: Battlefield) -> None:
        """It scores once in a game (CON-RUL-44)."""
        take(state.secondaries, self.seat, self.card)
        change(state.players, self.seat, achieved=(*state.players[self.seat].achieved, self.card))
