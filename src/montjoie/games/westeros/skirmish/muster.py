"""The thirteen steps of a skirmish (WES-SKI)."""

from __future__ import annotations

from montjoie.games.westeros.events import CommandersRevealed, MomentumTaken, SetupCardsDrawn
from montjoie.games.westeros.seating import house_of, to
from montjoie.games.westeros.skirmish.card import in_turn, summary
from montjoie.games.westeros.skirmish.commanders import card_of, choice, value
from montjoie.games.westeros.skirmish.deploy import PlaceCommanders, PlaceUnits
from montjoie.games.westeros.skirmish.ground import LayTerrain
from montjoie.games.westeros.state import HOUSES, G
from montjoie.kernel import Deal, PublicStep, Question, Step, ask_all, chance

Names = tuple[str, ...]


class Muster(PublicStep, frozen=True):
    """A skirmish is set up: summary card and Houses are agreed (WES-SKI-01), the board lies (WES-SKI-02).
    Decks (WES-SKI-05) are built as ever when the commanders stand on it."""

    commanders: dict[str, Names] = {}
    box: Names = ()  # set-up cards that were used and put away
    units: dict[str, Names] = {}  # "UNIT_CARD/RANK"
    pieces: dict[str, Names] = {}
    stages = (
        "choose_commanders",
        "compare_values",
        "draw_momentum",
        "draw_units",
        "draw_terrain",
        "lay_terrain",
        "place_commanders",
        "place_units",
    )

    @ask_all
    def choose_commanders(self, g: G) -> list[Question]:
        """Step 3: secretly and simultaneously (WES-SKI-03)."""
        return [to(g, house, choice(g, house), "WES-SKI-03") for house in HOUSES]

    @choose_commanders.chosen
    def commanders_chosen(self, g: G, answers: dict[str, list[str]]) -> Step:
        """Step 3: both reveal (WES-SKI-03); the cards chosen go back to the box (WES-SKI-04)."""
        chosen = {house_of(g, seat): tuple(names) for seat, names in answers.items()}
        g.emit(CommandersRevealed(chosen))
        box = tuple(card_of(g.content, name) for names in chosen.values() for name in names)
        return self.but(commanders=chosen, box=box)

    def compare_values(self, g: G) -> Step | None:
        """Step 8: the momentum token goes where the card says (WES-SKI-09), here to the lower total value
        of commanders; chance decides where it says so or the values are equal."""
        worth = {house: value(g.content, names) for house, names in self.commanders.items()}
        if summary(g).momentum == "random" or len(set(worth.values())) == 1:
            return None
        g.emit(MomentumTaken(min(worth, key=lambda house: worth[house])), "WES-SKI-09")
        return self.goto("draw_units")

    @chance
    def draw_momentum(self, g: G) -> Deal:
        """Step 8: at random (WES-SKI-09)."""
        return Deal(len(HOUSES))

    @draw_momentum.chosen
    def momentum_drawn(self, g: G, order: list[int]) -> None:
        """The first House drawn takes it."""
        g.emit(MomentumTaken(HOUSES[order[0]]), "WES-SKI-09")

    def draw_units(self, g: G) -> None:
        """Step 9: set-up cards for units (WES-SKI-10)."""
        for house in HOUSES:
            g.do(DrawSetupCards(house=house, section="units"))

    def draw_terrain(self, g: G) -> None:
        """Step 10: set-up cards for terrain (WES-SKI-11)."""
        for house in HOUSES:
            g.do(DrawSetupCards(house=house, section="terrain"))

    def lay_terrain(self, g: G) -> None:
        """Step 11: in the order of momentum (WES-SKI-12)."""
        for house in in_turn(g):
            g.do(LayTerrain(house=house, pieces=self.pieces[house]))

    def place_commanders(self, g: G) -> None:
        """Step 12: in the same order (WES-SKI-13)."""
        for house in in_turn(g):
            g.do(PlaceCommanders(house=house, commanders=self.commanders[house]))

    def place_units(self, g: G) -> None:
        """Step 13: in the same order (WES-SKI-14)."""
        for house in in_turn(g):
            g.do(PlaceUnits(house=house, units=self.units[house]))


class DrawSetupCards(PublicStep, frozen=True):
    """A player shuffles the set-up cards he has left and draws some, for their middle sections ("units",
    WES-SKI-10) or for their lower ones ("terrain", WES-SKI-11); the drawn ones are put away."""

    house: str
    section: str
    stages = ("draw",)

    def pile(self, g: G) -> Names:
        """The cards that are not in the box."""
        box = g.running(Muster).box
        return tuple(card for card in g.content.setup_decks[self.house] if card not in box)

    @chance
    def draw(self, g: G) -> Deal:
        """Shuffled each time."""
        return Deal(len(self.pile(g)))

    @draw.chosen
    def drawn(self, g: G, order: list[int]) -> None:
        """As many as the unit value or the terrain value of the summary card; both see them."""
        pile, muster, card = self.pile(g), g.running(Muster), summary(g)
        if self.section == "units":
            cards = tuple(pile[i] for i in order[: card.unit_value])
            found = {"units": {**muster.units, self.house: units_on(g, cards)}}
        else:
            cards = tuple(pile[i] for i in order[: card.terrain_value])
            found = {"pieces": {**muster.pieces, self.house: pieces_on(g, cards)}}
        rule = "WES-SKI-10" if self.section == "units" else "WES-SKI-11"
        g.emit(SetupCardsDrawn(self.house, self.section, cards), rule)
        g.revise(Muster, box=(*muster.box, *cards), **found)


def units_on(g: G, cards: Names) -> Names:
    """The units in the middle sections of set-up cards, which come in addition to the commander units
    (WES-SKI-10)."""
    kinds = [kind for card in cards for kind in g.content.setup_cards[card].units]
    return tuple(f"{kind.unit_card}/{kind.rank}" for kind in kinds for _ in range(kind.count))


def pieces_on(g: G, cards: Names) -> Names:
    """The terrain pieces in the lower sections of set-up cards (WES-SKI-11)."""
    kinds = [kind for card in cards for kind in g.content.setup_cards[card].terrain]
    return tuple(kind.terrain for kind in kinds for _ in range(kind.count))
