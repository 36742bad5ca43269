"""Before the first round: armies, table edges, characters (CON-ARM, CON-RZL-01, CON-RND-02)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from montjoie.games.conquest import events
from montjoie.games.conquest.armies.muster import joined, muster
from montjoie.games.conquest.armies.problems import check, problems, read
from montjoie.games.conquest.content import ArmyList, Content, load
from montjoie.games.conquest.profiles import card
from montjoie.games.conquest.regiments.field import opponent
from montjoie.games.conquest.state import Battlefield, Course, Edge, G, Options, Piece, Player, Stack, Zone
from montjoie.kernel import (
    Answer,
    Document,
    OneOf,
    Problem,
    PublicStep,
    Question,
    Refusal,
    Shuffle,
    Step,
    Subset,
    ask,
    ask_all,
    chance,
)
from montjoie.kernel.plain import plain
from montjoie.table.dice import RollOff


def setup(seats: tuple[str, ...], options: Options) -> Battlefield:
    """The tables before anybody has shown an army."""
    return Battlefield(
        players={seat: Player() for seat in seats},
        stacks={seat: Stack(seat) for seat in seats},
        zones=zones(load(), options),
        pieces=pieces(load(), options),
        course=Course(options.scenario),
    )


def zones(content: Content, options: Options) -> dict[str, Zone]:
    """The objective zones of the scenario (CON-SCN)."""
    return {
        each.id: Zone(each.x, each.y, each.radius, each.edge)
        for each in content.scenarios[options.scenario].zones
    }


def pieces(content: Content, options: Options) -> dict[str, Piece]:
    """The terrain that lies on the table: what the chosen layout has (CON-TER-01, CON-BTF-01)."""
    layout = content.layouts[options.layout or layouts(content, options)[0]]
    return {
        each.id: Piece(each.kind, each.x, each.y, each.width, each.depth, each.facing)
        for each in layout.pieces
        if options.terrain == "laid"
    }


def layouts(content: Content, options: Options) -> list[str]:
    """The layouts of the scenario."""
    return [each.id for each in content.layouts.values() if each.scenario == options.scenario]


def check_options(content: Content, seats: tuple[str, ...], options: Options) -> Iterator[Problem]:
    """Armies for all seats or for none, each within the rules (CON-ARM-01); a layout of the scenario."""
    if options.layout and options.layout not in (known := layouts(content, options)):
        facts_layout = {"given": options.layout, "known": tuple(known)}
        yield Problem("options.layout", "CON-BTF-01", "layout-unknown", facts_layout)
    if options.armies and len(options.armies) != len(seats):
        facts = {"given": len(options.armies), "seats": len(seats)}
        yield Problem("options.armies", "CON-ARM-01", "armies-for-all", facts)
    for index, army in enumerate(options.armies):
        path = f"options.armies[{index}]"
        if isinstance(army, str) and army not in content.armies:
            facts_id = {"given": army, "known": tuple(content.armies)}
            yield Problem(path, "CON-ARM-01", "army-unknown", facts_id)
        elif not isinstance(army, str):
            for problem in problems(content, army, options.limit):
                yield Problem(path + problem.path.removeprefix("$"), problem.rule, problem.key, problem.facts)


class SubmitArmy(Document, frozen=True):
    """Each player hands in his army list, hidden until both are in: JSON as the sample armies have it, its
    text, or the name of a sample (CON-ARM-01)."""

    limit: int

    def forbids(self, g: G, answer: Answer) -> Iterator[Refusal]:
        for each in check(g.content, answer, self.limit):
            yield Refusal(each.rule, each.key, path=each.path, **each.facts)

    def every(self, g: G) -> Iterator[Answer]:
        """The sample armies that fit; where none does, what fits of their first warbands."""
        samples = [each.army for each in g.content.armies.values()]
        fit = [army for army in samples if army.limit <= self.limit]
        return map(plain, fit or (each for army in samples for each in _fewer(g.content, army, self.limit)))

    def example(self) -> Answer:
        return plain(next(iter(load().armies.values())).army)


def _fewer(content: Content, army: ArmyList, limit: int) -> Iterator[ArmyList]:
    """The first warband of an army, with as many of its regiments as a limit allows (CON-ARM-01)."""
    band = replace(army.warbands[0], joins=None, warlord=True)
    for number in range(len(band.regiments), 0, -1):
        bands = (replace(band, regiments=band.regiments[:number]),)
        if not any(problems(content, less := replace(army, limit=limit, warbands=bands), limit)):
            yield less
            return


class Muster(PublicStep, frozen=True):
    """The armies, as agreed or as handed in (CON-ARM-01)."""

    stages = ("agreed", "hand_in")

    def agreed(self, g: G) -> Step | None:
        """Armies that the players have agreed on."""
        for seat, given in zip(g.seats, g.options.armies, strict=False):
            show(g, seat, g.content.armies[given].army if isinstance(given, str) else given)
        return self.done() if g.options.armies else None

    @ask_all
    def hand_in(self, g: G) -> list[Question]:
        """CON-ARM-01: lists are handed in, hidden until both are in."""
        return [Question(seat, SubmitArmy(g.options.limit), "CON-ARM-01") for seat in g.seats]

    @hand_in.chosen
    def shown(self, g: G, answers: dict[str, Any]) -> None:
        """CON-SCO-01: lists are open from here on."""
        for seat, answer in answers.items():
            army, _ = read(g.content, answer)
            assert army is not None
            show(g, seat, army)


def show(g: G, seat: str, army: ArmyList) -> None:
    """An army is laid open; characters join whom the list says (CON-CHR-02)."""
    g.emit(muster(g, seat, army))
    for character, regiment in joined(g, seat, army).items():
        g.emit(events.CharacterJoined(seat, character, regiment))


class ChooseEdge(OneOf, frozen=True):
    """The winner of the roll-off chooses his table edge (section 12.5)."""


class ChooseEdges(RollOff, frozen=True):
    """Roll-off, lower wins, ties are rolled again; the winner chooses an edge (CON-DIC-07, CON-RZL-01)."""

    winner: str = ""
    stages = ("roll", "choose")
    lowest = True

    def told(self, g: G, dice: dict[str, int], winner: str | None) -> None:
        """CON-DIC-07: a die each."""
        (one, first), (other, second) = dice.items()
        g.emit(events.RolledOff(one, first, other, second))

    def won(self, g: G, player: str) -> Step:
        """CON-RZL-01: he chooses."""
        return self.but(winner=player)

    @ask
    def choose(self, g: G) -> Question:
        """CON-RZL-01: his reinforcement zone."""
        return Question(self.winner, ChooseEdge(("south", "north")), "CON-RZL-01")

    @choose.chosen
    def chosen(self, g: G, seat: str, edge: Edge) -> None:
        """The opponent takes the opposite one; then the characters join their regiments, his first
        (CON-RND-02, CON-RUL-35)."""
        other = opponent(g, seat)
        g.emit(events.EdgeChosen(seat, edge, other))
        g.do(AttachCharacters(order=(other, seat)))


class DiscardSecondaries(Subset, frozen=True):
    """Which of the secondary objectives he has drawn a player puts away (CON-SEC-02)."""


class DealSecondaries(PublicStep, frozen=True):
    """Secondary objectives: each player draws from the deck of his faction, and keeps some in secret
    (CON-SEC-01, CON-SEC-02)."""

    stages = ("shuffle", "discard")

    @chance
    def shuffle(self, g: G) -> Shuffle | None:
        """CON-SEC-02: one deck after the other."""
        seat = self._next(g)
        return Shuffle(len(deck(g, seat))) if seat else None

    @shuffle.chosen
    def drawn(self, g: G, order: list[int]) -> Step:
        """CON-SEC-02: the topmost; the rest is of no use any more."""
        seat = self._next(g)
        assert seat is not None
        cards = tuple(deck(g, seat)[place] for place in order[: g.content.secondary_draw])
        g.emit(events.SecondariesDrawn(seat, cards))
        return self.goto("shuffle")

    def _next(self, g: G) -> str | None:
        return next((seat for seat in g.seats if seat not in g.state.secondaries), None)

    @ask_all
    def discard(self, g: G) -> list[Question]:
        """CON-SEC-02: so many of his choice, unseen."""
        less = g.content.secondary_discard
        hands = {seat: numbered(hand.cards) for seat, hand in g.state.secondaries.items()}
        return [Question(s, DiscardSecondaries(tuple(c), less, less), "CON-SEC-02") for s, c in hands.items()]

    @discard.chosen
    def kept(self, g: G, answers: dict[str, list[str]]) -> None:
        """CON-SEC-02: the others he keeps."""
        for seat, away in answers.items():
            names = numbered(g.state.secondaries[seat].cards)
            g.emit(events.SecondariesDiscarded(seat, tuple(names[name] for name in away)))


def deck(g: G, seat: str) -> tuple[str, ...]:
    """The secondary objectives of a player's faction, some of them twice (CON-SEC-01)."""
    return g.content.secondary_decks[g.state.players[seat].faction]


def numbered(cards: tuple[str, ...]) -> dict[str, str]:
    """Cards by names that tell copies apart: `steadfast`, `steadfast_2`."""
    copies = [cards[:place].count(card) + 1 for place, card in enumerate(cards)]
    return {card if n == 1 else f"{card}_{n}": card for card, n in zip(cards, copies, strict=True)}


class JoinRegiment(OneOf, frozen=True, kw_only=True):
    """Which regiment of his warband a character joins (CON-CHR-02, CON-CHR-03)."""

    character: str


class AttachCharacters(PublicStep, frozen=True):
    """Characters whose list does not say whom they lead join a regiment now, those of the roll-off's loser
    first (CON-RND-02, CON-BTF-03, CON-RUL-35)."""

    order: tuple[str, ...]
    stages = ("join",)

    @ask
    def join(self, g: G) -> Question | None:
        """CON-CHR-03: a regiment of his type and warband that has none."""
        name = self._next(g)
        if name is None:
            return None
        space = JoinRegiment(eligible(g, name), character=name)
        return Question(g.state.characters[name].owner, space, "CON-CHR-02")

    @join.chosen
    def joins(self, g: G, seat: str, regiment: str) -> Step:
        name = self._next(g)
        assert name is not None
        g.emit(events.CharacterJoined(seat, name, regiment))
        return self.goto("join")

    def _next(self, g: G) -> str | None:
        rows = g.state.characters.items()
        waiting = ((self.order.index(one.owner), name) for name, one in rows if not one.regiment)
        return min(waiting, default=(0, None))[1]


def eligible(g: G, character: str) -> tuple[str, ...]:
    """The regiments a character may join (CON-CHR-03, CON-SPR-09)."""
    one = g.state.characters[character]
    return tuple(
        name
        for name, row in g.state.regiments.items()
        if (row.owner, row.warband) == (one.owner, one.warband)
        and g.content.leads(one.entry, one.items, row.entry)
        and not row.character
        and not card(g, name).character
    )
