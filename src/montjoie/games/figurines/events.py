"""Every way the table of figurines can change."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import asdict, replace

from montjoie.games.figurines.state import (
    CONDITIONS,
    Attached,
    Deck,
    Field,
    G,
    Hand,
    Lasting,
    Mission,
    Ncu,
    Objective,
    OpenMission,
    Piece,
    Player,
    Unit,
)
from montjoie.kernel import PUBLIC, Event
from montjoie.kernel.state import Audience


class PublicEvent(Event, frozen=True):
    """An event everybody sees."""

    audience: ClassVar[Audience] = PUBLIC
    rule = "FIG-OVR-01"


def _unit(field: Field, unit: str, **new: Any) -> None:
    field.units[unit] = replace(field.units[unit], **new)


def _player(field: Field, player: str, **new: Any) -> None:
    field.players[player] = replace(field.players[player], **new)


def _ncu(field: Field, ncu: str, **new: Any) -> None:
    field.ncus[ncu] = replace(field.ncus[ncu], **new)


def _course(field: Field, **new: Any) -> None:
    field.course = replace(field.course, **new)


def _without(cards: tuple[str, ...], gone: tuple[str, ...]) -> tuple[str, ...]:
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def for_owner(*secret: str) -> Audience:
    """An audience: the player named by the event sees all, others only how many secret things there are."""

    def seen(g: G, event: Any, seat: str | None) -> Any:
        if seat is not None and seat == event.player:
            return event
        told = {f: getattr(event, f) for f in type(event).__struct_fields__ if f not in secret}
        return told | {f"{f}_count": len(getattr(event, f)) for f in secret}

    return seen


def unfolded(g: G, event: Any, seat: str | None) -> Any:
    """Everybody sees it: what is placed, with all that its row says."""
    told = {field: getattr(event, field) for field in type(event).__struct_fields__ if field != "row"}
    return told | asdict(event.row)


def serial(g: G, stem: str) -> str:
    """A fresh name for a row made during the game; the event that uses it must `counts` it."""
    return f"{stem}_{g.state.course.serial + 1}"


# Armies and set-up.


class ArmyShown(PublicEvent, frozen=True):
    """An army list lies open: its units wait to be deployed (FIG-ARM-03, chapter 7)."""

    player: str
    row: Player
    units: dict[str, Unit]
    ncus: dict[str, Ncu]
    rule = "FIG-ARM-02"
    audience = unfolded
    reveals = True

    def apply(self, state: Field) -> None:
        """Its cards come into the game."""
        state.players[self.player] = self.row
        state.units.update(self.units)
        state.ncus.update(self.ncus)


class ModeSettled(PublicEvent, frozen=True):
    """The game mode is known (FIG-OVR-01)."""

    mode: str
    rule = "FIG-OVR-02"

    def apply(self, state: Field) -> None:
        """For the whole game."""
        _course(state, mode=self.mode)


class Rolled(PublicEvent, frozen=True):
    """Dice were rolled: what for, by whom, the faces; `kept` where not all count."""

    purpose: str
    player: str
    dice: tuple[int, ...]
    unit: str = ""
    sides: int = 6
    rule = "FIG-GLO-11"

    def apply(self, state: Field) -> None:
        """Dice leave no trace on the table."""


class PiecePlaced(PublicEvent, frozen=True):
    """A terrain piece is on the table (FIG-SET-03)."""

    piece: str
    row: Piece
    player: str = ""
    rule = "FIG-SET-03"
    audience = unfolded

    def apply(self, state: Field) -> None:
        """It stays there."""
        state.terrain[self.piece] = self.row
        _course(state, serial=state.course.serial + 1)


class PieceRemoved(PublicEvent, frozen=True):
    """A terrain piece is gone (FIG-TER-07)."""

    piece: str
    kind: str
    unit: str = ""
    rule = "FIG-TER-07"

    def apply(self, state: Field) -> None:
        """Off the table."""
        del state.terrain[self.piece]


class ObjectivePlaced(PublicEvent, frozen=True):
    """An objective token lies on the table, for the first time or dropped by its carrier."""

    objective: str
    row: Objective
    player: str = ""
    rule = "FIG-SET-01"
    audience = unfolded

    def apply(self, state: Field) -> None:
        """On the table, on nobody's tray."""
        state.objectives[self.objective] = self.row
        for name, unit in state.units.items():
            if unit.carries == self.objective:
                _unit(state, name, carries="")


class ObjectiveCardDealt(PublicEvent, frozen=True):
    """An Objective card lies with its token (FIG-GOT-04)."""

    objective: str
    card: str
    rule = "FIG-GOT-04"

    def apply(self, state: Field) -> None:
        """Face up, for the game."""
        state.objectives[self.objective] = replace(state.objectives[self.objective], card=self.card)


class EdgesSettled(PublicEvent, frozen=True):
    """Each player has a side of the table (FIG-SET-07, FIG-MUL-07)."""

    edges: dict[str, str]
    rule = "FIG-SET-07"

    def apply(self, state: Field) -> None:
        """For the whole game."""
        for player, edge in self.edges.items():
            _player(state, player, edge=edge)


class RolesSettled(PublicEvent, frozen=True):
    """Who besieges whom (FIG-STO-01)."""

    roles: dict[str, str]
    rule = "FIG-STO-01"

    def apply(self, state: Field) -> None:
        """For the whole game."""
        for player, role in self.roles.items():
            _player(state, player, role=role)


class FirstPlayerSettled(PublicEvent, frozen=True):
    """The First Player token lies before a player (FIG-SET-07, FIG-RND-08)."""

    player: str
    rule = "FIG-SET-07"

    def apply(self, state: Field) -> None:
        """Until Clean-up."""
        _course(state, first=self.player, active=self.player)


class UnitPlaced(PublicEvent, frozen=True):
    """A unit comes onto the table: deployed, redeployed or out of the reserve (FIG-SET-08)."""

    unit: str
    x: int
    y: int
    facing: int
    activated: bool = False
    rule = "FIG-SET-08"

    def apply(self, state: Field) -> None:
        """It stands there."""
        _unit(
            state,
            self.unit,
            x=self.x,
            y=self.y,
            facing=self.facing,
            where="table",
            activated=self.activated,
        )


class UnitCreated(PublicEvent, frozen=True):
    """A unit that was in no list comes into the game: a wall (FIG-STO-03), raiders of the horde."""

    unit: str
    row: Unit
    rule = "FIG-STO-03"
    audience = unfolded

    def apply(self, state: Field) -> None:
        """A new row."""
        state.units[self.unit] = self.row
        _course(state, serial=state.course.serial + 1)


class UnitReserved(PublicEvent, frozen=True):
    """A unit waits off the table (FIG-CLA-02, FIG-STO-08)."""

    unit: str
    rule = "FIG-CLA-02"

    def apply(self, state: Field) -> None:
        """In reserve."""
        _unit(state, self.unit, where="reserve")


class UnitMarked(PublicEvent, frozen=True):
    """An enemy unit is Marked (FIG-FIR-02)."""

    unit: str
    player: str
    rule = "FIG-FIR-02"

    def apply(self, state: Field) -> None:
        """With an objective token."""
        _unit(state, self.unit, marked=True)


class VpTokenPlaced(PublicEvent, frozen=True):
    """A VP token lies on an enemy unit (FIG-FIR-04)."""

    unit: str
    player: str
    rule = "FIG-FIR-04"

    def apply(self, state: Field) -> None:
        """One more."""
        _unit(state, self.unit, vp=state.units[self.unit].vp + 1)


# Rounds and turns.


class RoundBegun(PublicEvent, frozen=True):
    """A round begins (FIG-RND-01)."""

    round: int
    rule = "FIG-RND-01"

    def apply(self, state: Field) -> None:
        """The Activation phase."""
        _course(state, round=self.round, phase="activation", turn=0, active=state.course.first)


class TurnBegun(PublicEvent, frozen=True):
    """A player's turn begins (FIG-RND-02)."""

    player: str
    rule = "FIG-RND-02"

    def apply(self, state: Field) -> None:
        """He is the active player."""
        _course(state, active=self.player, turn=state.course.turn + 1)
        _player(state, self.player, passed=False)


class TurnGiven(PublicEvent, frozen=True):
    """A player leaves the turn of the team to a partner (FIG-MUL-04)."""

    player: str
    partner: str
    rule = "FIG-MUL-04"

    def apply(self, state: Field) -> None:
        """The partner is the active player."""
        _course(state, active=self.partner)


class TurnPassed(PublicEvent, frozen=True):
    """A player with nothing left to activate passes (FIG-RND-05)."""

    player: str
    rule = "FIG-RND-05"

    def apply(self, state: Field) -> None:
        """He has passed."""
        _player(state, self.player, passed=True)


class UnitActivated(PublicEvent, frozen=True):
    """A Combat Unit or NCU is activated (FIG-RND-03, FIG-RND-07)."""

    unit: str
    rule = "FIG-RND-03"

    def apply(self, state: Field) -> None:
        """It gets its activation token."""
        if self.unit in state.units:
            _unit(state, self.unit, activated=True)
        else:
            _ncu(state, self.unit, activated=True)


class ActionChosen(PublicEvent, frozen=True):
    """A unit does an action, or forgoes it (FIG-ACT-01)."""

    unit: str
    action: str
    free: bool = False
    rule = "FIG-ACT-01"

    def apply(self, state: Field) -> None:
        """What it does follows."""


class CleanupBegun(PublicEvent, frozen=True):
    """The Clean-up phase (FIG-RND-08)."""

    rule = "FIG-RND-08"

    def apply(self, state: Field) -> None:
        """All units were activated."""
        _course(state, phase="cleanup")


class TokensCleared(PublicEvent, frozen=True):
    """Activation and Order tokens go, NCUs leave the board, influences end (FIG-RND-08 d to f)."""

    rule = "FIG-RND-08"

    def apply(self, state: Field) -> None:
        """Condition tokens stay (FIG-CON-02), and resource tokens (FIG-RND-11)."""
        for name in state.units:
            _unit(state, name, activated=False, orders=(), influences=())
        for name in state.ncus:
            _ncu(state, name, activated=False, orders=(), zone="")
        for name in state.players:
            _player(state, name, passed=False)


class LastingBegun(PublicEvent, frozen=True):
    """Something begins to hold for a while."""

    name: str
    row: Lasting
    rule = "FIG-ABL-02"
    audience = unfolded

    def apply(self, state: Field) -> None:
        """From now on."""
        state.lasting[self.name] = self.row
        _course(state, serial=state.course.serial + 1)


class LastingEnded(PublicEvent, frozen=True):
    """What held for a while is over (FIG-RUL-62)."""

    names: tuple[str, ...]
    rule = "FIG-RUL-62"

    def apply(self, state: Field) -> None:
        """No longer."""
        for name in self.names:
            state.lasting.pop(name, None)


# Movement.


class UnitMoved(PublicEvent, frozen=True):
    """A tray is at another place, or looks another way: by which move, from where."""

    unit: str
    x: int
    y: int
    facing: int
    move: str  # maneuver, march, retreat, charge, align, shift, pivot, push
    rule = "FIG-MOV-03"

    def apply(self, state: Field) -> None:
        """It stands there."""
        _unit(state, self.unit, x=self.x, y=self.y, facing=self.facing)


class ChargeDeclared(PublicEvent, frozen=True):
    """A unit charges another (FIG-CHG-01)."""

    unit: str
    target: str
    arc: str
    rule = "FIG-CHG-01"

    def apply(self, state: Field) -> None:
        """It has not moved yet."""


class ChargeEnded(PublicEvent, frozen=True):
    """A charge met its target or not (FIG-CHG-08)."""

    unit: str
    target: str
    successful: bool
    disorderly: bool
    rule = "FIG-CHG-08"

    def apply(self, state: Field) -> None:
        """What follows is told apart."""


# Fighting.


class AttackMade(PublicEvent, frozen=True):
    """A unit attacks another with one of its attacks (FIG-RES-01)."""

    unit: str
    target: str
    attack: str
    arc: str
    rule = "FIG-RES-01"

    def apply(self, state: Field) -> None:
        """Nothing was rolled yet."""


class DiceRerolled(PublicEvent, frozen=True):
    """Some dice were rolled again; only the last result counts (FIG-RRL-03)."""

    purpose: str
    player: str
    places: tuple[int, ...]
    dice: tuple[int, ...]
    source: str = ""
    rule = "FIG-RRL-03"

    def apply(self, state: Field) -> None:
        """Dice leave no trace on the table."""


class HitsSettled(PublicEvent, frozen=True):
    """How many hits an attack made, how many were blocked (FIG-RES-02, FIG-RES-04)."""

    unit: str
    hits: int
    blocked: int
    rule = "FIG-RES-04"

    def apply(self, state: Field) -> None:
        """Wounds follow."""


class WoundsSuffered(PublicEvent, frozen=True):
    """A unit loses wounds: figures from the rear, Attachments last (FIG-UNT-05, FIG-WND-01)."""

    unit: str
    wounds: int
    figures: int  # left now
    on_figure: int  # wounds on the figure that falls next
    fallen: tuple[str, ...] = ()  # Attachments that fall
    rule = "FIG-UNT-05"

    def apply(self, state: Field) -> None:
        """The figures go."""
        row = state.units[self.unit]
        _unit(
            state,
            self.unit,
            figures=self.figures,
            wounds=self.on_figure,
            attachments=_without(row.attachments, self.fallen),
            fallen=(*row.fallen, *self.fallen),
        )


class UnitHealed(PublicEvent, frozen=True):
    """A unit heals wounds: figures come back (FIG-HEA-01, FIG-HEA-02)."""

    unit: str
    healed: int
    figures: int
    on_figure: int
    rule = "FIG-HEA-01"

    def apply(self, state: Field) -> None:
        """Up to the full unit."""
        _unit(state, self.unit, figures=self.figures, wounds=self.on_figure)


class UnitDestroyed(PublicEvent, frozen=True):
    """A unit has lost its last figure (FIG-UNT-07); by an enemy, or by nobody."""

    unit: str
    by: str = ""  # the player responsible
    rule = "FIG-UNT-10"

    def apply(self, state: Field) -> None:
        """Its tray stays until the effect is over."""


class UnitRemoved(PublicEvent, frozen=True):
    """The tray of a destroyed unit is taken away (FIG-UNT-10)."""

    unit: str
    where: str = "lost"  # or reserve (FIG-CLA-06)
    rule = "FIG-UNT-10"

    def apply(self, state: Field) -> None:
        """Off the table, without its tokens and influences (FIG-INF-05)."""
        _unit(
            state, self.unit, where=self.where, conditions=(), influences=(), carries="", vp=0, marked=False
        )


class UnitRestored(PublicEvent, frozen=True):
    """A unit that was destroyed is whole again, ready to be deployed (FIG-CLA-07, FIG-STO-07)."""

    unit: str
    row: Unit
    rule = "FIG-CLA-07"
    audience = unfolded

    def apply(self, state: Field) -> None:
        """As at deployment."""
        state.units[self.unit] = self.row


class TestTaken(PublicEvent, frozen=True):
    """A unit passed or failed a morale or panic test (FIG-MRL-01, FIG-MRL-02)."""

    unit: str
    kind: str  # morale or panic
    total: int
    needed: int
    passed: bool
    rolled: bool = True  # FIG-RES-07: passed without a roll
    rule = "FIG-MRL-01"
    __test__: ClassVar[bool] = False  # not for pytest

    def apply(self, state: Field) -> None:
        """The wounds of panic follow."""


class ConditionGained(PublicEvent, frozen=True):
    """A unit receives a condition token (FIG-CON-01)."""

    unit: str
    condition: str
    rule = "FIG-CON-01"

    def apply(self, state: Field) -> None:
        """At most one of each kind, in a fixed order."""
        have = {*state.units[self.unit].conditions, self.condition}
        _unit(state, self.unit, conditions=tuple(c for c in CONDITIONS if c in have))


class ConditionLost(PublicEvent, frozen=True):
    """A condition token is spent or taken off (FIG-CON-03)."""

    unit: str
    condition: str
    spent_by: str = ""  # the enemy who spends it
    rule = "FIG-CON-03"

    def apply(self, state: Field) -> None:
        """It is gone."""
        have = state.units[self.unit].conditions
        _unit(state, self.unit, conditions=tuple(c for c in have if c != self.condition))


class AbilityUsed(PublicEvent, frozen=True):
    """An Order or an ability is used (FIG-ORD-01); `once`: round or game, where it is limited."""

    player: str
    source: str
    ability: str
    once: str = ""
    rule = "FIG-ORD-01"

    def apply(self, state: Field) -> None:
        """Marked where it cannot be used again."""
        if not self.once:
            return
        row: Any = state.units.get(self.source) or state.ncus[self.source]
        field = "orders" if self.once == "round" else "spent"
        change = _unit if self.source in state.units else _ncu
        change(state, self.source, **{field: (*getattr(row, field), self.ability)})


class NcuTokens(PublicEvent, frozen=True):
    """The resource tokens of an NCU change."""

    ncu: str
    tokens: int
    rule = "FIG-RND-11"

    def apply(self, state: Field) -> None:
        """So many are left."""
        _ncu(state, self.ncu, tokens=self.tokens)


class AttachmentsChanged(PublicEvent, frozen=True):
    """The Attachments of a unit change by an effect (FIG-ATC-01, FIG-ATC-05)."""

    unit: str
    attachments: tuple[str, ...]
    fallen: tuple[str, ...] = ()
    rule = "FIG-ATC-01"

    def apply(self, state: Field) -> None:
        """In this order, the first one falls last."""
        _unit(state, self.unit, attachments=self.attachments, fallen=self.fallen)


# The tactics board.


class ZoneClaimed(PublicEvent, frozen=True):
    """An NCU stands on a zone (FIG-TAC-02)."""

    ncu: str
    zone: str
    player: str
    rule = "FIG-TAC-02"

    def apply(self, state: Field) -> None:
        """Its owner controls the zone."""
        _ncu(state, self.ncu, zone=self.zone)


class NcuMoved(PublicEvent, frozen=True):
    """An NCU changes its zone, or leaves the board, by an effect."""

    ncu: str
    zone: str
    rule = "FIG-TAC-01"

    def apply(self, state: Field) -> None:
        """There it stands."""
        _ncu(state, self.ncu, zone=self.zone)


class Influenced(PublicEvent, frozen=True):
    """An NCU's card lies on a Combat Unit (FIG-INF-01)."""

    ncu: str
    unit: str
    rule = "FIG-INF-01"

    def apply(self, state: Field) -> None:
        """Until Clean-up."""
        _unit(state, self.unit, influences=(*state.units[self.unit].influences, self.ncu))


# Cards.


class DeckShuffled(Event, frozen=True):
    """A Tactics deck is shuffled (FIG-CMD-03)."""

    player: str
    cards: tuple[str, ...]
    rule = "FIG-CMD-03"
    audience = lambda g, event, seat: {"player": event.player, "size": len(event.cards)}  # noqa: E731

    def apply(self, state: Field) -> None:
        """Face down."""
        state.decks[self.player] = Deck(self.player, self.cards)
        state.hands.setdefault(self.player, Hand(self.player))


class CardsDrawn(Event, frozen=True):
    """Cards come from the top of the deck into a hand."""

    player: str
    cards: tuple[str, ...]
    rule = "FIG-RND-08"
    audience = for_owner("cards")
    reveals = True

    def apply(self, state: Field) -> None:
        """Into the hand."""
        deck = state.decks[self.player].cards
        state.decks[self.player] = Deck(self.player, _without(deck, self.cards))
        state.hands[self.player] = Hand(self.player, (*state.hands[self.player].cards, *self.cards))


class CardFetched(Event, frozen=True):
    """A card is taken from deck or discard pile into the hand."""

    player: str
    cards: tuple[str, ...]
    source: str  # deck or discard
    rule = "FIG-CMD-05"
    audience = lambda g, event, seat: (  # noqa: E731
        event if event.source == "discard" else for_owner("cards")(g, event, seat)
    )
    reveals = True

    def apply(self, state: Field) -> None:
        """Into the hand."""
        if self.source == "deck":
            deck = state.decks[self.player].cards
            state.decks[self.player] = Deck(self.player, _without(deck, self.cards))
        else:
            pile = state.players[self.player].discard
            _player(state, self.player, discard=_without(pile, self.cards))
        state.hands[self.player] = Hand(self.player, (*state.hands[self.player].cards, *self.cards))


class CardsBuried(Event, frozen=True):
    """Cards of the top of a deck go under it."""

    player: str
    cards: tuple[str, ...]
    rule = "FIG-CMD-05"
    audience = for_owner("cards")

    def apply(self, state: Field) -> None:
        """Under the deck."""
        deck = _without(state.decks[self.player].cards, self.cards)
        state.decks[self.player] = Deck(self.player, (*deck, *self.cards))


class CardsDiscarded(PublicEvent, frozen=True):
    """Cards go from a hand to the discard pile, face up (FIG-RND-08 g)."""

    player: str
    cards: tuple[str, ...]
    rule = "FIG-RND-08"

    def apply(self, state: Field) -> None:
        """Everybody may look through the pile."""
        hand = state.hands[self.player].cards
        state.hands[self.player] = Hand(self.player, _without(hand, self.cards))
        _player(state, self.player, discard=(*state.players[self.player].discard, *self.cards))


class CardPlayed(PublicEvent, frozen=True):
    """A Tactics card is played: it lies face up on the discard pile (FIG-CMD-05)."""

    player: str
    card: str
    rule = "FIG-CMD-05"
    reveals = True

    def apply(self, state: Field) -> None:
        """Out of the hand."""
        CardsDiscarded(self.player, (self.card,)).apply(state)


class CardCancelled(PublicEvent, frozen=True):
    """A card or Order has no effect: it was answered (FIG-TIM-10)."""

    player: str  # whose it was
    card: str
    rule = "FIG-TIM-10"

    def apply(self, state: Field) -> None:
        """It is spent all the same."""


class CardAttached(PublicEvent, frozen=True):
    """A Tactics card lies with a unit from now on (FIG-CMD-09); it comes from the discard pile."""

    name: str
    row: Attached
    rule = "FIG-CMD-09"
    audience = unfolded

    def apply(self, state: Field) -> None:
        """Out of the pile where it lay after being played."""
        pile = state.players[self.row.owner].discard
        if self.row.card in pile:
            _player(state, self.row.owner, discard=_without(pile, (self.row.card,)))
        state.attached[self.name] = self.row
        _course(state, serial=state.course.serial + 1)


class AttachedTokens(PublicEvent, frozen=True):
    """The tokens on an attached card change."""

    name: str
    tokens: int
    rule = "FIG-CMD-09"

    def apply(self, state: Field) -> None:
        """So many now."""
        state.attached[self.name] = replace(state.attached[self.name], tokens=self.tokens)


class AttachedMoved(PublicEvent, frozen=True):
    """An attached card lies with another unit."""

    name: str
    unit: str
    rule = "FIG-CMD-09"

    def apply(self, state: Field) -> None:
        """There."""
        state.attached[self.name] = replace(state.attached[self.name], unit=self.unit)


class AttachedDiscarded(PublicEvent, frozen=True):
    """An attached card goes to its owner's discard pile (FIG-CMD-09, FIG-RUL-22)."""

    name: str
    card: str
    player: str
    rule = "FIG-CMD-09"

    def apply(self, state: Field) -> None:
        """Face up."""
        row = state.attached.pop(self.name)
        _player(state, row.owner, discard=(*state.players[row.owner].discard, row.card))


class CardsRevealed(Event, frozen=True):
    """A player looks at cards of another's hand."""

    player: str  # who looks
    owner: str
    cards: tuple[str, ...]
    rule = "FIG-CMD-05"
    audience = lambda g, event, seat: (  # noqa: E731
        event
        if seat is not None and seat in (event.player, event.owner)
        else {"player": event.player, "owner": event.owner, "cards_count": len(event.cards)}
    )
    reveals = True

    def apply(self, state: Field) -> None:
        """Nothing moves."""


# Objectives, missions, the siege.


class ObjectiveClaimed(PublicEvent, frozen=True):
    """A unit claims an objective token (FIG-OBJ-01), and takes it along where the mode says so."""

    objective: str
    unit: str
    carried: bool = False
    rule = "FIG-OBJ-01"

    def apply(self, state: Field) -> None:
        """The claim stands while the unit covers it; a carried token is on the tray."""
        row = state.objectives[self.objective]
        state.objectives[self.objective] = replace(row, claimed=self.unit)
        if self.carried:
            for name, unit in state.units.items():
                if unit.carries == self.objective:
                    _unit(state, name, carries="")
            _unit(state, self.unit, carries=self.objective)


class ObjectiveLost(PublicEvent, frozen=True):
    """A unit no longer covers the token it claimed (FIG-OBJ-02)."""

    objective: str
    unit: str
    rule = "FIG-OBJ-02"

    def apply(self, state: Field) -> None:
        """The token is free."""
        state.objectives[self.objective] = replace(state.objectives[self.objective], claimed="")


class ObjectiveAimed(PublicEvent, frozen=True):
    """An objective silences an NCU (FIG-DAN-09)."""

    objective: str
    ncu: str
    rule = "FIG-DAN-09"

    def apply(self, state: Field) -> None:
        """While it is controlled."""
        state.objectives[self.objective] = replace(state.objectives[self.objective], target=self.ncu)


class VpGained(PublicEvent, frozen=True):
    """A team gains Victory Points (FIG-VIC-08, FIG-MUL-05)."""

    player: str
    vp: int
    reason: str
    rule = "FIG-VIC-01"

    def apply(self, state: Field) -> None:
        """They are never lost; partners share them."""
        team = state.players[self.player].team
        for name, row in state.players.items():
            if row.team == team:
                _player(state, name, vp=row.vp + self.vp)


class PlayerEliminated(PublicEvent, frozen=True):
    """A player has no Combat Unit left (FIG-VIC-06, FIG-MUL-10, FIG-RUL-63)."""

    player: str
    rule = "FIG-VIC-06"

    def apply(self, state: Field) -> None:
        """The NCUs leave the board; attached cards and influences go."""
        _player(state, self.player, eliminated=True)
        gone = [name for name, row in state.ncus.items() if row.owner == self.player]
        for name in gone:
            _ncu(state, name, zone="", activated=True)
        for name, row in state.units.items():
            if any(ncu in gone for ncu in row.influences):
                _unit(state, name, influences=tuple(n for n in row.influences if n not in gone))
        for name in [n for n, row in state.attached.items() if row.owner == self.player]:
            del state.attached[name]


class MissionDeckShuffled(Event, frozen=True):
    """The Secret Missions are shuffled (FIG-WIN-01)."""

    cards: tuple[str, ...]
    rule = "FIG-WIN-01"
    audience = lambda g, event, seat: {"size": len(event.cards)}  # noqa: E731

    def apply(self, state: Field) -> None:
        """Face down."""
        state.mission_deck["missions"] = Deck("", self.cards)


class MissionsDrawn(Event, frozen=True):
    """A player draws Secret Missions (FIG-WIN-02)."""

    player: str
    cards: tuple[str, ...]
    rule = "FIG-WIN-02"
    audience = for_owner("cards")
    reveals = True

    def apply(self, state: Field) -> None:
        """Into the hand of missions."""
        deck = state.mission_deck["missions"].cards
        state.mission_deck["missions"] = Deck("", _without(deck, self.cards))
        held = state.mission_hands.get(self.player, Hand(self.player)).cards
        state.mission_hands[self.player] = Hand(self.player, (*held, *self.cards))


class MissionChosen(Event, frozen=True):
    """A player puts a mission face down for this round (FIG-WIN-03), or exchanges it (FIG-WIN-06)."""

    player: str
    card: str
    rule = "FIG-WIN-03"
    audience = lambda g, event, seat: (  # noqa: E731
        event if seat is not None and seat == event.player else {"player": event.player}
    )

    def apply(self, state: Field) -> None:
        """The one exchanged comes back into the hand."""
        hand = _without(state.mission_hands[self.player].cards, (self.card,))
        old = state.missions.get(self.player)
        if old and old.card:
            hand = (*hand, old.card)
        state.mission_hands[self.player] = Hand(self.player, hand)
        state.missions[self.player] = Mission(self.player, self.card)


class MissionShown(PublicEvent, frozen=True):
    """A chosen mission is revealed (FIG-WIN-09)."""

    player: str
    card: str
    name: str = ""
    rule = "FIG-WIN-09"
    reveals = True

    def apply(self, state: Field) -> None:
        """Face up."""
        state.missions[self.player] = Mission(self.player, self.card, True, self.name)


class MissionDiscarded(PublicEvent, frozen=True):
    """A mission leaves the game: chosen (`player`) or open."""

    card: str
    player: str = ""
    rule = "FIG-WIN-03"
    reveals = True

    def apply(self, state: Field) -> None:
        """Face up beside the deck."""
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
        """From the top of the deck."""
        deck = state.mission_deck["missions"].cards
        state.mission_deck["missions"] = Deck("", _without(deck, (self.card,)))
        state.open_missions[self.card] = OpenMission()


class MissionNamed(PublicEvent, frozen=True):
    """A player names the unit or token an open mission asks for (FIG-DWD-05)."""

    card: str
    player: str
    name: str
    rule = "FIG-DWD-05"

    def apply(self, state: Field) -> None:
        """Each player names one."""
        row = state.open_missions[self.card]
        state.open_missions[self.card] = OpenMission({**row.named, self.player: self.name})


class Counted(PublicEvent, frozen=True):
    """Something missions or modes count happened, to a unit or player where `of` names one."""

    what: str
    n: int
    of: str = ""
    rule = "FIG-WIN-03"

    def apply(self, state: Field) -> None:
        """The new count; 0 takes it off the table."""
        key = f"{self.what}/{self.of}" if self.of else self.what
        if self.n:
            state.tally[key] = self.n
        else:
            state.tally.pop(key, None)


class CountsCleared(PublicEvent, frozen=True):
    """A round begins: what missions count begins anew."""

    counts: tuple[str, ...]
    rule = "FIG-WIN-03"

    def apply(self, state: Field) -> None:
        """They are off the table."""
        for count in self.counts:
            state.tally.pop(count, None)


class SiegeCardsDrawn(Event, frozen=True):
    """A side draws its siege cards (FIG-STO-06)."""

    player: str
    cards: tuple[str, ...]
    rule = "FIG-STO-06"
    audience = for_owner("cards")
    reveals = True

    def apply(self, state: Field) -> None:
        """Hidden from the other side (FIG-STO-16)."""
        state.siege_hands[self.player] = Hand(self.player, self.cards)


class SiegeCardPlayed(PublicEvent, frozen=True):
    """A siege card is played; one that stays keeps its tokens (FIG-STO-16)."""

    player: str
    card: str
    tokens: int = 0
    rule = "FIG-STO-16"
    reveals = True

    def apply(self, state: Field) -> None:
        """Out of the hand."""
        hand = state.siege_hands[self.player].cards
        if self.card in hand:
            state.siege_hands[self.player] = Hand(self.player, _without(hand, (self.card,)))
        if self.tokens:
            state.siege_cards[self.card] = self.tokens
        else:
            state.siege_cards.pop(self.card, None)
