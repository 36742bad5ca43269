"""Every way the battlefield of westeros can change."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import asdict, replace

from montjoie.games.westeros.state import (
    Commander,
    Deck,
    Effect,
    Field,
    G,
    Ground,
    Hand,
    Token,
    Unit,
    round_colour,
)
from montjoie.kernel import PUBLIC, Event
from montjoie.kernel.state import Audience


class PublicEvent(Event, frozen=True):
    """An event both see."""

    audience: ClassVar[Audience] = PUBLIC
    rule = "WES-GEN-03"


def _unit(field: Field, unit: str, **new: Any) -> None:
    field.units[unit] = replace(field.units[unit], **new)


def _side(field: Field, house: str, **new: Any) -> None:
    field.sides[house] = replace(field.sides[house], **new)


def _ground(field: Field, hex: str, **new: Any) -> None:
    field.ground[hex] = replace(field.ground[hex], **new)


def _part(field: Field, unit: str) -> None:
    """Take the engagement token of a unit away, from its partner too."""
    there = field.units.get(unit)
    if there and there.partner:
        for name in (unit, there.partner):
            if name in field.units:
                _unit(field, name, partner="", token="")


def for_owner(*secret: str) -> Audience:
    """An audience: the House named by the event sees all, others not the secret fields."""

    def seen(g: G, event: Any, seat: str | None) -> Any:
        if seat is not None and g.state.sides[event.house].seat == seat:
            return event
        fields = type(event).__struct_fields__
        told = {f: getattr(event, f) for f in fields if f not in secret}
        return told | {f"{f}_count": len(getattr(event, f)) for f in secret}

    return seen


def _unfolded(g: G, event: Any, seat: str | None) -> Any:
    """Both see it: what is placed, with all that its row says."""
    told = {field: getattr(event, field) for field in type(event).__struct_fields__ if field != "row"}
    return told | asdict(event.row)


def _with_level(g: G, event: Any, seat: str | None) -> Any:
    """Both see it: an effect, and the number of a keyword that has one ("Pursue X")."""
    row: Effect = event.row
    numbered = g.content.names["en"].get(row.keyword, "").endswith(" X")
    return _unfolded(g, event, seat) | {"level": row.n if numbered else 0}


def _by_place(g: G, event: Any, seat: str | None) -> Any:
    """Both see it: tokens on ramparts, also place by place."""
    places: dict[str, dict[str, int]] = {}
    for there, n in event.tokens.items():
        hex, _, colour = there.partition("/")
        places.setdefault(hex, {})[colour] = n
    return {"house": event.house, "tokens": event.tokens, "places": places}


def _by_house(g: G, event: Any, seat: str | None) -> Any:
    """Both see it: the commanders, also House by House."""
    return {"commanders": event.commanders, **event.commanders}


def _with_sources(g: G, event: Any, seat: str | None) -> Any:
    """Both see it: which effects, and of which cards."""
    sources = dict.fromkeys(name.rpartition("/")[0] for name in event.names)
    return {"names": event.names, "sources": tuple(sources)}


# Set-up.


class HousesSettled(PublicEvent, frozen=True):
    """Each seat has its House."""

    houses: dict[str, str]
    rule = "WES-SET-01"

    def apply(self, state: Field) -> None:
        """The player sits down at his edge."""
        for seat, house in self.houses.items():
            _side(state, house, seat=seat)


class DeckShuffled(Event, frozen=True):
    """A command deck is shuffled and lies face down; the discard pile it came from is gone."""

    house: str
    cards: tuple[str, ...]
    rule = "WES-DCK-04"
    audience = lambda g, event, seat: {"house": event.house, "size": len(event.cards)}  # noqa: E731

    def apply(self, state: Field) -> None:
        """A new deck."""
        state.decks[self.house] = Deck(self.house, self.cards)
        _side(state, self.house, discard=())


class UnitPlaced(Event, frozen=True):
    """A unit is formed and placed; a commander unit brings its commander card."""

    unit: str
    row: Unit
    rule = "WES-SET-09"
    audience = _unfolded

    def apply(self, state: Field) -> None:
        """On the battlefield."""
        state.units[self.unit] = self.row
        if self.row.commander:
            state.commanders[self.row.commander] = Commander(self.row.house, self.unit)


class GroundLaid(Event, frozen=True):
    """Terrain is laid in a hex."""

    hex: str
    row: Ground
    rule = "WES-SET-02"
    audience = _unfolded

    def apply(self, state: Field) -> None:
        """The hex changes."""
        state.ground[self.hex] = self.row


def _face_only_for_owner(g: G, event: Any, seat: str | None) -> Any:
    from montjoie.games.westeros.state import token_face

    seen = token_face(g, event.row, seat)
    return {"token": event.token, **(seen if isinstance(seen, dict) else asdict(seen))}


class TokenPlaced(Event, frozen=True):
    """A token of the plan is placed, turned or moved."""

    token: str
    row: Token
    rule = "WES-GEN-04"
    audience = _face_only_for_owner

    def apply(self, state: Field) -> None:
        """It lies there now."""
        state.tokens[self.token] = self.row


class TokenRemoved(PublicEvent, frozen=True):
    """A token of the plan leaves the board."""

    token: str
    kind: str
    rule = "WES-GEN-04"

    def apply(self, state: Field) -> None:
        """Gone."""
        del state.tokens[self.token]


class MomentumTaken(PublicEvent, frozen=True):
    """A player takes the momentum token."""

    house: str
    rule = "WES-SET-12"

    def apply(self, state: Field) -> None:
        """It breaks ties for advantage."""
        state.course = replace(state.course, momentum=self.house)


# Rounds.


class RoundBegan(PublicEvent, frozen=True):
    """The round marker stands on a new space."""

    number: int
    rule = "WES-REG-07"
    audience = lambda g, event, seat: {  # noqa: E731
        "number": event.number,
        "colour": round_colour(event.number),
    }

    def apply(self, state: Field) -> None:
        """Nobody has passed yet."""
        state.course = replace(state.course, round=self.number)
        for house in state.sides:
            _side(state, house, passed=False)


class AdvantageWon(PublicEvent, frozen=True):
    """A player has advantage and is first player this round."""

    house: str
    rule = "WES-RAL-02"

    def apply(self, state: Field) -> None:
        """He acts first."""
        state.course = replace(state.course, first=self.house)


class TokensRefreshed(PublicEvent, frozen=True):
    """Command tokens go from the commander cards back to the command board."""

    house: str
    amount: int
    rule = "WES-RAL-05"

    def apply(self, state: Field) -> None:
        """Cards of captured commanders leave with their tokens (WES-RUL-25)."""
        _side(state, self.house, command_tokens=state.sides[self.house].command_tokens + self.amount)
        for name, commander in list(state.commanders.items()):
            if commander.house == self.house:
                if commander.unit:
                    state.commanders[name] = replace(commander, tokens=0)
                else:
                    del state.commanders[name]


class UnitsRallied(PublicEvent, frozen=True):
    """Spent units become ready."""

    units: tuple[str, ...]
    rule = "WES-RAL-06"
    audience = lambda g, event, seat: {"units": event.units, "count": len(event.units)}  # noqa: E731

    def apply(self, state: Field) -> None:
        """They may be activated again."""
        for unit in self.units:
            _unit(state, unit, spent=False)


class OrderDiceRolled(PublicEvent, frozen=True):
    """Order dice were rolled and tokens taken from the supply."""

    house: str
    symbols: tuple[str, ...]
    taken: dict[str, int]
    rule = "WES-MAR-02"

    def apply(self, state: Field) -> None:
        """Into the order pool."""
        pool = dict(state.sides[self.house].pool)
        for symbol, n in self.taken.items():
            pool[symbol] = pool.get(symbol, 0) + n
        _side(state, self.house, pool=pool)


class CardsDrawn(Event, frozen=True):
    """Command cards are drawn; only their owner sees which."""

    house: str
    cards: tuple[str, ...]
    rule = "WES-MAR-04"
    audience = for_owner("cards")
    reveals = True  # to their owner

    def apply(self, state: Field) -> None:
        """From the deck to the hand."""
        deck, hand = state.decks[self.house], state.hands[self.house]
        state.decks[self.house] = Deck(self.house, deck.cards[len(self.cards) :])
        state.hands[self.house] = Hand(self.house, (*hand.cards, *self.cards))


class Passed(PublicEvent, frozen=True):
    """A player takes no further action this round."""

    house: str
    rule = "WES-CMD-03"

    def apply(self, state: Field) -> None:
        """Until the next round."""
        _side(state, self.house, passed=True)


class OrderTokensSpent(PublicEvent, frozen=True):
    """Order tokens go back to the supply."""

    house: str
    tokens: dict[str, int]
    rule = "WES-TOK-08"

    def apply(self, state: Field) -> None:
        """Out of the pool."""
        pool = dict(state.sides[self.house].pool)
        for symbol, n in self.tokens.items():
            pool[symbol] -= n
        _side(state, self.house, pool={symbol: n for symbol, n in pool.items() if n})


class OrderTokensGained(PublicEvent, frozen=True):
    """An effect gives order tokens."""

    house: str
    tokens: dict[str, int]
    rule = "WES-MOR-09"

    def apply(self, state: Field) -> None:
        """Into the pool."""
        pool = dict(state.sides[self.house].pool)
        for symbol, n in self.tokens.items():
            pool[symbol] = pool.get(symbol, 0) + n
        _side(state, self.house, pool=pool)


class OrderTokensVerified(PublicEvent, frozen=True):
    """A player shows order tokens that a tactic asks for."""

    house: str
    tokens: dict[str, int]
    rule = "WES-TAC-04"

    def apply(self, state: Field) -> None:
        """They stay in the pool."""


class CardPlayed(PublicEvent, frozen=True):
    """A command card is revealed and played on a commander; it leaves the hand."""

    house: str
    card: str
    commander: str
    rule = "WES-CRD-01"
    reveals = True

    def apply(self, state: Field) -> None:
        """In play until it is discarded."""
        hand = list(state.hands[self.house].cards)
        hand.remove(self.card)
        state.hands[self.house] = Hand(self.house, tuple(hand))


class CommandsPaid(PublicEvent, frozen=True):
    """Command tokens move from the command board to a commander card."""

    house: str
    commander: str
    amount: int
    rule = "WES-CRD-04"

    def apply(self, state: Field) -> None:
        """The card holds them until the refresh."""
        _side(state, self.house, command_tokens=state.sides[self.house].command_tokens - self.amount)
        commander = state.commanders[self.commander]
        state.commanders[self.commander] = replace(commander, tokens=commander.tokens + self.amount)


class CommandTokensReturned(PublicEvent, frozen=True):
    """An effect moves a commander's tokens back to the command board."""

    house: str
    commander: str
    amount: int
    rule = "WES-COM-03"

    def apply(self, state: Field) -> None:
        """They count for advantage again."""
        _side(state, self.house, command_tokens=state.sides[self.house].command_tokens + self.amount)
        commander = state.commanders[self.commander]
        state.commanders[self.commander] = replace(commander, tokens=commander.tokens - self.amount)


class CardDiscarded(PublicEvent, frozen=True):
    """A command card goes face up to the discard pile, from the hand or from play."""

    house: str
    card: str
    rule = "WES-CRD-17"
    reveals = True

    def apply(self, state: Field) -> None:
        """Open to both (WES-RUL-41)."""
        hand = list(state.hands[self.house].cards)
        if self.card in hand:
            hand.remove(self.card)
            state.hands[self.house] = Hand(self.house, tuple(hand))
        _side(state, self.house, discard=(*state.sides[self.house].discard, self.card))


class CommanderCommitted(PublicEvent, frozen=True):
    """A commander card is turned to its committed side."""

    commander: str
    house: str
    rule = "WES-COM-03"

    def apply(self, state: Field) -> None:
        """No commit ability any more."""
        state.commanders[self.commander] = replace(state.commanders[self.commander], committed=True)


class EffectBegan(PublicEvent, frozen=True):
    """Something is changed for a while."""

    name: str
    row: Effect
    rule = "WES-GEN-01"
    audience = _with_level

    def apply(self, state: Field) -> None:
        """It holds from now on."""
        state.effects[self.name] = self.row


class EffectsEnded(PublicEvent, frozen=True):
    """Effects of a turn or a round are over."""

    names: tuple[str, ...]
    rule = "WES-GEN-01"
    audience = _with_sources

    def apply(self, state: Field) -> None:
        """They hold no more."""
        for name in self.names:
            del state.effects[name]


# Units.


class UnitsActivated(PublicEvent, frozen=True):
    """Units are activated and become spent (WES-RUL-12)."""

    house: str
    units: tuple[str, ...]
    rule = "WES-ACT-01"

    def apply(self, state: Field) -> None:
        """Spent from the activation on."""
        for unit in self.units:
            _unit(state, unit, spent=True)


class UnitMoved(PublicEvent, frozen=True):
    """A unit moves along a path; `how`: move, retreat, advancing or pursuit."""

    unit: str
    house: str
    path: tuple[str, ...]
    how: str = "move"
    rule = "WES-MOV-04"

    def apply(self, state: Field) -> None:
        """It stands in the last hex; an engagement does not go with it."""
        _part(state, self.unit)
        _unit(state, self.unit, hex=self.path[-1])


class Engaged(PublicEvent, frozen=True):
    """An engagement token of a House lies between two units."""

    unit: str
    target: str
    house: str
    rule = "WES-ENG-03"

    def apply(self, state: Field) -> None:
        """Each is the other's partner."""
        _unit(state, self.unit, partner=self.target, token=self.house)
        _unit(state, self.target, partner=self.unit, token=self.house)


class EngagementBroken(PublicEvent, frozen=True):
    """An engagement token is removed."""

    unit: str
    partner: str
    rule = "WES-ENG-10"

    def apply(self, state: Field) -> None:
        """Both are free."""
        _part(state, self.unit)


class AttackDeclared(PublicEvent, frozen=True):
    """A unit attacks; `mode`: normal, extra, counter, parting or dogs."""

    attacker: str
    target: str
    mode: str
    dice: int
    rule = "WES-CBT-04"

    def apply(self, state: Field) -> None:
        """What follows has events of its own."""


class DogsLoosed(PublicEvent, frozen=True):
    """A unit looses its war dogs at a target."""

    attacker: str
    target: str
    rule = "WES-KEY-30"

    def apply(self, state: Field) -> None:
        """What they do has events of its own."""


class DiceRolled(PublicEvent, frozen=True):
    """Dice were rolled."""

    house: str
    symbols: tuple[str, ...]
    purpose: str = "attack"
    rule = "WES-CBT-04"

    def apply(self, state: Field) -> None:
        """What they do has events of its own."""


class AttackResolved(PublicEvent, frozen=True):
    """The hits and morale results of an attack, after cover, toughness and abilities."""

    attacker: str
    target: str
    hits: int
    cancelled: int
    retreats: int
    rule = "WES-CBT-15"

    def apply(self, state: Field) -> None:
        """What they do has events of its own."""


class MoraleIgnored(PublicEvent, frozen=True):
    """A unit ignores morale results of an attack: stalwart, or by an effect."""

    unit: str
    house: str
    results: int
    rule = "WES-KEY-70"

    def apply(self, state: Field) -> None:
        """It does not retreat for them."""


class FiguresLost(PublicEvent, frozen=True):
    """A unit loses figures."""

    unit: str
    house: str
    figures: int
    rule = "WES-UNI-03"

    def apply(self, state: Field) -> None:
        """The banner bearer goes last."""
        _unit(state, self.unit, figures=state.units[self.unit].figures - self.figures)


class UnitEliminated(PublicEvent, frozen=True):
    """A unit leaves the board."""

    unit: str
    house: str
    rank: str
    rule = "WES-UNI-04"

    def apply(self, state: Field) -> None:
        """Its engagement is gone too (WES-CBT-25)."""
        _part(state, self.unit)
        del state.units[self.unit]


class CommanderCaptured(PublicEvent, frozen=True):
    """The commander of an eliminated unit is captured by a House."""

    commander: str
    house: str
    rule = "WES-CAP-05"

    def apply(self, state: Field) -> None:
        """The captor keeps the figure; the card is out of play, its tokens wait for the next refresh
        (WES-RUL-25)."""
        _side(state, self.house, captured=(*state.sides[self.house].captured, self.commander))
        state.commanders[self.commander] = replace(state.commanders[self.commander], unit="")


class BannersSwapped(PublicEvent, frozen=True):
    """Two units exchange banner bearers: ranks and commanders change places."""

    unit: str
    other: str
    rule = "WES-COM-03"

    def apply(self, state: Field) -> None:
        """The commander now leads the other unit."""
        one, two = state.units[self.unit], state.units[self.other]
        _unit(state, self.unit, rank=two.rank, commander=two.commander)
        _unit(state, self.other, rank=one.rank, commander=one.commander)
        for name, commander in list(state.commanders.items()):
            if commander.unit in (self.unit, self.other):
                moved = self.other if commander.unit == self.unit else self.unit
                state.commanders[name] = replace(commander, unit=moved)


# Morale, points, objectives, fire.


class MoraleShifted(PublicEvent, frozen=True):
    """The morale marker moves in favour of a House (or against it, below 0)."""

    house: str
    delta: int
    marker: int
    rule = "WES-MOR-01"

    def apply(self, state: Field) -> None:
        """One marker serves both."""
        state.course = replace(state.course, marker=self.marker)


class PointsScored(PublicEvent, frozen=True):
    """A House scores victory points (or loses them, below 0)."""

    house: str
    points: int
    reason: str
    rule = "WES-VIC-02"

    def apply(self, state: Field) -> None:
        """There is no maximum (WES-VIC-01)."""
        _side(state, self.house, points=state.sides[self.house].points + self.points)


class ControlTaken(PublicEvent, frozen=True):
    """A House controls an objective."""

    objective: str
    house: str
    rule = "WES-VIC-08"

    def apply(self, state: Field) -> None:
        """The control marker is exchanged."""
        state.objectives[self.objective] = replace(state.objectives[self.objective], control=self.house)


class ControlLost(PublicEvent, frozen=True):
    """Nobody controls an objective any more."""

    objective: str
    rule = "WES-VIC-08"

    def apply(self, state: Field) -> None:
        """The control marker is taken away."""
        state.objectives[self.objective] = replace(state.objectives[self.objective], control="")


class FireChanged(PublicEvent, frozen=True):
    """The fire level of a hex changes; 0 is out."""

    hex: str
    level: int
    rule = "WES-FIR-02"

    def apply(self, state: Field) -> None:
        """A token of the new total."""
        _ground(state, self.hex, fire=self.level)


class GroundBurnt(PublicEvent, frozen=True):
    """Fire has ruined a hex or the token on it."""

    hex: str
    lost: str  # the terrain or overlay that is gone
    row: Ground
    rule = "WES-FIR-04"

    def apply(self, state: Field) -> None:
        """The hex as it is now."""
        state.ground[self.hex] = self.row


class Counted(PublicEvent, frozen=True):
    """The plan counts something: tents burnt, rafts sunk."""

    what: str
    total: int
    rule = "WES-GEN-04"

    def apply(self, state: Field) -> None:
        """Kept for scoring."""
        state.tally[self.what] = self.total


# Special rules of plans, and the skirmish.

FREED = "prisoner_freed"  # counted once the prisoner of a plan is safe


class TokenTurnedUp(PublicEvent, frozen=True):
    """A token that lay face down is turned up."""

    token: str
    kind: str
    hex: str
    face: str
    rule = "WES-GEN-04"
    reveals = True

    def apply(self, state: Field) -> None:
        """Both see it from now on."""
        state.tokens[self.token] = replace(state.tokens[self.token], face_up=True)


class TokenCarried(PublicEvent, frozen=True):
    """A unit carries a token: it takes it up, or takes it along to a hex."""

    token: str
    kind: str
    unit: str
    hex: str
    rule = "WES-GEN-04"

    def apply(self, state: Field) -> None:
        """It lies where its carrier stands."""
        state.tokens[self.token] = replace(state.tokens[self.token], carrier=self.unit, hex=self.hex)


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
    """Terrain tokens of a kind are laid on hexes."""

    token: str
    hexes: tuple[str, ...]
    rule = "WES-GEN-04"

    def apply(self, state: Field) -> None:
        """On each of them."""
        for hex in self.hexes:
            _ground(state, hex, overlay=self.token)


class OverlaysLifted(PublicEvent, frozen=True):
    """Terrain tokens of a kind are taken off hexes."""

    token: str
    hexes: tuple[str, ...]
    rule = "WES-GEN-04"

    def apply(self, state: Field) -> None:
        """The bare hex is left."""
        for hex in self.hexes:
            _ground(state, hex, overlay="")


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


class CommandersRevealed(PublicEvent, frozen=True):
    """Both players show the commanders they have chosen for a skirmish."""

    commanders: dict[str, tuple[str, ...]]
    rule = "WES-SKI-03"
    audience = _by_house
    reveals = True

    def apply(self, state: Field) -> None:
        """They are placed later."""


class SetupCardsDrawn(PublicEvent, frozen=True):
    """Set-up cards of a skirmish are drawn for their `units` or their `terrain`."""

    house: str
    section: str
    cards: tuple[str, ...]
    rule = "WES-SKI-10"

    def apply(self, state: Field) -> None:
        """What they show is placed later."""
