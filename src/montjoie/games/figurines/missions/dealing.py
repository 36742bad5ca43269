"""Missions are drawn, chosen, shown, named and swapped (FIG-WIN-02, FIG-WIN-03, FIG-DWD-02, FIG-DWD-04)."""

from __future__ import annotations

from montjoie.games.figurines import events
from montjoie.games.figurines.battlefield import teams
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.state import G, mode_of
from montjoie.kernel import Chance, OneOf, PublicStep, Question, Shuffle, Step, ask, ask_all, chance


def deck(g: G) -> tuple[str, ...]:
    """The missions still to be drawn, top card first."""
    row = g.state.mission_deck.get("missions")
    return row.cards if row else ()


def discarded(g: G) -> frozenset[str]:
    """The missions that have left the game, face up: everybody knows them."""
    hands = (card for hand in g.state.mission_hands.values() for card in hand.cards)
    chosen = (row.card for row in g.state.missions.values())
    return frozenset(g.content.missions) - {*deck(g), *hands, *chosen, *g.state.open_missions}


def draw_open(g: G, rule: str) -> str:
    """The top mission is shown to all; an empty deck gives none (FIG-WIN-10)."""
    if not deck(g):
        return ""
    card = deck(g)[0]
    g.emit(events.OpenMissionDrawn(card), rule)
    return card


class DealMissions(PublicStep, frozen=True):
    """Before deployment the deck is shuffled; each player draws a hand (FIG-WIN-02), or some are shown to all
    (FIG-DWD-02)."""

    stages = ("shuffle",)

    @chance
    def shuffle(self, g: G) -> Chance:
        """All twenty (FIG-WIN-01)."""
        return Shuffle(len(g.content.missions))

    @shuffle.chosen
    def shuffled(self, g: G, order: list[int]) -> None:
        cards = tuple(g.content.missions)
        g.emit(events.MissionDeckShuffled(tuple(cards[place] for place in order)))
        for player in g.state.players if mode_of(g).missions.hand else ():
            g.emit(events.MissionsDrawn(player, deck(g)[: mode_of(g).missions.hand]))
        for _ in range(mode_of(g).missions.open):
            draw_open(g, "FIG-DWD-02")


# Secret missions.


class ChooseMission(OneOf, frozen=True):
    """Each player secretly chooses the mission of this round from the hand (FIG-D-14, FIG-WIN-03)."""


class NameForMission(OneOf, frozen=True):
    """A player names the objective or enemy unit that a mission asks for (FIG-D-52, FIG-DWD-05)."""

    mission: str


class ChooseMissions(PublicStep, frozen=True):
    """At the start of a round: secret choices, all at once; missions that name something are shown; then the
    Open Mission is drawn (FIG-WIN-03, FIG-WIN-10, FIG-RUL-42)."""

    stages = ("choose", "show", "draw")

    @ask_all
    def choose(self, g: G) -> list[Question]:
        return [
            Question(player, ChooseMission(hand.cards), "FIG-WIN-03")
            for player, hand in g.state.mission_hands.items()
            if hand.cards and not g.state.players[player].eliminated and not kept(g, player)
        ]

    @choose.chosen
    def chosen(self, g: G, answers: dict[str, str]) -> None:
        for player, card in answers.items():
            g.emit(events.MissionChosen(player, card))

    def show(self, g: G) -> None:
        g.do(ShowNaming())

    def draw(self, g: G) -> None:
        """One that says so is discarded and replaced (FIG-WIN-04, FIG-WIN-05)."""
        card = draw_open(g, "FIG-WIN-04")
        while card and g.content.missions[card].replace_if_open:
            g.emit(events.MissionDiscarded(card, why="replaced"), "FIG-WIN-05")
            card = draw_open(g, "FIG-WIN-05")


class ShowNaming(PublicStep, frozen=True):
    """Missions that speak of something named are all shown right after they were chosen, then each is given
    its name in turn order: who is asked, everybody knows why (FIG-RUL-90, FIG-RUL-135)."""

    stages = ("show", "name")

    def show(self, g: G) -> None:
        for player in teams.turn_order(g):
            row = g.state.missions.get(player)
            if row and row.card and not row.shown and naming(g, row.card):
                g.emit(events.MissionShown(player, row.card), "FIG-RUL-90")

    @ask
    def name(self, g: G) -> Question | None:
        for player in teams.turn_order(g):
            row = g.state.missions.get(player)
            options = nameable(g, row.card, player) if row and row.card and not row.named else ()
            if row and options:
                return Question(player, NameForMission(options, row.card), "FIG-WIN-03")
        return None

    @name.chosen
    def given(self, g: G, seat: str, name: str) -> Step:
        g.emit(events.MissionShown(seat, g.state.missions[seat].card, name))
        return self.goto("name")


def kept(g: G, player: str) -> bool:
    """Whether a player's mission of an earlier round stays."""
    row = g.state.missions.get(player)
    return row is not None and bool(row.card)


def naming(g: G, mission: str) -> bool:
    """Whether a mission speaks of something that its player names."""
    return g.content.missions[mission].reveal.startswith("round_start_name")


def nameable(g: G, mission: str, player: str) -> tuple[str, ...]:
    """What can be named for a mission: a token, an enemy unit, or nothing."""
    match g.content.missions[mission].reveal:
        case "round_start_name_objective":
            return tuple(g.state.objectives)
        case "round_start_name_enemy_unit":
            return tuple(effects.enemies(g, player))
        case _:
            return ()


def discard_missions(g: G) -> None:
    """At the end of the round the chosen missions go, fulfilled or not, unless a card says it stays; the Open
    Mission too (FIG-WIN-03, FIG-WIN-04)."""
    for player, row in g.state.missions.items():
        if row.card and not g.content.missions[row.card].stays:
            g.emit(events.MissionDiscarded(row.card, player))
    for card in list(g.state.open_missions):
        g.emit(events.MissionDiscarded(card), "FIG-WIN-04")


# Open missions.


class NameForMissions(PublicStep, frozen=True):
    """At the start of a round each player names what the open missions ask for, perhaps different things
    (FIG-DWD-05)."""

    waiting: tuple[tuple[str, str], ...]  # (mission, player)
    stages = ("name",)

    @ask
    def name(self, g: G) -> Question | None:
        if not self.waiting:
            return None
        mission, player = self.waiting[0]
        return Question(player, NameForMission(nameable(g, mission, player), mission), "FIG-DWD-05")

    @name.chosen
    def given(self, g: G, seat: str, name: str) -> Step:
        g.emit(events.MissionNamed(self.waiting[0][0], seat, name))
        return self.goto("name", waiting=self.waiting[1:])


def name_all(g: G) -> None:
    """Who must name something for which open mission."""
    players = [who for who in teams.turn_order(g) if not g.state.players[who].eliminated]
    asked = ((card, who) for who in players for card in g.state.open_missions)
    waiting = tuple((card, who) for card, who in asked if nameable(g, card, who))
    if waiting:
        g.do(NameForMissions(waiting=waiting))


class SwapMission(OneOf, frozen=True):
    """The First Player says which open mission the one just drawn replaces (FIG-D-49, FIG-DWD-04)."""


class SwapMissions(PublicStep, frozen=True):
    """At the end of the round the First Player draws a mission and replaces one of the three with it
    (FIG-DWD-04)."""

    drawn: str = ""
    stages = ("draw", "swap")

    def draw(self, g: G) -> Step:
        card = draw_open(g, "FIG-DWD-04")
        return self.but(drawn=card) if card else self.done()

    @ask
    def swap(self, g: G) -> Question | None:
        old = tuple(card for card in g.state.open_missions if card != self.drawn)
        return Question(g.state.course.first, SwapMission(old), "FIG-DWD-04") if old else None

    @swap.chosen
    def swapped(self, g: G, seat: str, card: str) -> None:
        """It leaves; fulfilled ones stay otherwise (FIG-DWD-09)."""
        g.emit(events.MissionDiscarded(card, why="replaced"), "FIG-DWD-04")
