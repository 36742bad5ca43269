"""The board of throne as text: tracks, houses with their areas, and what is going on just now.

Everything on this board is open to all but the order of the Westeros decks, which is not read here
(THR-RUL-51).
"""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from montjoie import Decision, Match
from montjoie.games.throne.content import Area
from montjoie.games.throne.control import controller
from montjoie.games.throne.seating import house_of, turn_order
from montjoie.games.throne.state import TRACKS, Army, G, Track
from montjoie.games.throne.supply import limits
from montjoie.games.throne.victory import castles
from montjoie.tui.boards import matching
from montjoie.tui.boards.throne_scene import scene
from montjoie.tui.naming import Names
from montjoie.tui.screen import Screen


class Board:
    """The board and what lies in front of the houses."""

    def __init__(self, match: Match, seat: str, names: Names, screen: Screen) -> None:
        self.g: G = match.engine
        self.house = house_of(self.g, seat)
        self.names, self.screen = names, screen

    # The whole table.

    def draw(self) -> RenderableType:
        """Turn and tracks, every house with its areas, then what belongs to nobody."""
        houses = [self._house(house) for house in turn_order(self.g) or self.g.state.houses]
        return Group(self._heading(), self._tracks(), *houses, *self._unowned(), self._legend())

    def _heading(self) -> Text:
        turn = self.g.state.turn
        facts = {"turn": turn.number, "turns": self.g.content.turns, "wildlings": turn.wildlings}
        cards = ", ".join(map(self.names.of, turn.cards)) or "–"
        return Text(self.screen.words("throne-heading", cards=cards, **facts), "bold")

    def _tracks(self) -> Table:
        table = Table.grid(padding=(0, 2))
        for name in TRACKS:
            track = self.g.state.tracks[name]
            stars = self.g.content.stars if name == "kings_court" else ()
            places = [
                Text.assemble(self._named(house), f" {stars[i]}★" if stars else "")
                for i, house in enumerate(track.order)
            ]
            table.add_row(
                self.names.of(name), Text(" › ").join(places), Text(self._token(name, track), "dim")
            )
        return table

    def _token(self, name: str, track: Track) -> str:
        """What is to be said of the large token: that it is used, or not where the track says."""
        turn = self.g.state.turn
        if {"fiefdoms": turn.blade_used, "kings_court": turn.raven_used}.get(name, False):
            return self.screen.words("throne-used")
        if track.order[:1] == (track.holder,):
            return ""
        return self.screen.words("throne-holder", holder=self.names.of(track.holder))

    def _house(self, house: str) -> RenderableType:
        table = Table.grid(padding=(0, 2))
        for column in (26, 6, 24):
            table.add_column(min_width=column)
        for area in self.g.content.areas:
            if self._holder(area) == house or self._attacker(area) == house:
                table.add_row(*self._row(area, house))
        return Group(self._house_line(house), Padding(table, (0, 0, 0, 2)))

    def _house_line(self, house: str) -> Text:
        row, you = self.g.state.houses[house], house == self.house
        facts = {
            "power": row.power,
            "supply": row.supply,
            "armies": " ".join(map(str, limits(self.g, house))) or "–",
            "castles": castles(self.g)[house],
            "needed": self.g.content.player_counts[len(self.g.seats)].instant_victory,
            "cards": len(row.hand),
        }
        marked = Text(f" ◄ {self.screen.words('throne-you')}" if you else "", "bold")
        return Text.assemble(self._named(house), "  ", self.screen.words("throne-house", **facts), marked)

    def _row(self, area: str, house: str) -> tuple[str, str, str, str]:
        attack = self._attacker(area) == house
        army = self.g.state.attackers[area] if attack else self.g.state.armies.get(area)
        token = self.g.state.power_tokens.get(area)
        told = self._army(army) if army else self.screen.words("throne-token") if token else "–"
        order = self.g.state.orders.get(area)
        ordered = self.names.of(order.token) if order and order.house == house and not attack else ""
        mark = self.screen.words("throne-attacking") if attack else ordered
        return self.names.of(area), self._icons(self.g.content.areas[area]), told, mark

    def _unowned(self) -> list[Text]:
        neutrals, free = self.g.state.neutrals, []
        for area in self.g.content.lands:
            if area not in neutrals and controller(self.g, area) is None:
                icons = self._icons(self.g.content.areas[area])
                free.append(f"{self.names.of(area)} ({icons})" if icons else self.names.of(area))
        held = [f"{self.names.of(area)} {force.strength}" for area, force in neutrals.items()]
        told = [("throne-neutral", held), ("throne-free", free)]
        heads = {key: Text(self.screen.words(key), "bold") for key, _ in told}
        return [Text.assemble(heads[key], " ", ", ".join(each)) for key, each in told if each]

    def _legend(self) -> Text:
        return Text(self.screen.words("throne-legend"), "dim")

    def _named(self, house: str) -> Text:
        colours = self.g.content.houses[house]
        return Text(self.names.of(house), f"bold {colours.text_color} on {colours.color}")

    # One thing at a time.

    def status(self) -> str:
        """The affairs of the seat's own house."""
        row = self.g.state.houses[self.house]
        facts = {
            "turn": self.g.state.turn.number,
            "power": row.power,
            "supply": row.supply,
            "armies": " ".join(map(str, limits(self.g, self.house))) or "–",
            "castles": castles(self.g)[self.house],
        }
        return self.screen.words("throne-status", **facts)

    def scene(self, decision: Decision) -> RenderableType | None:
        """The fight, the bidding or the mustering that the question is part of."""
        return scene(self.g, decision, self.names, self.screen)

    def beside(self, identifier: str) -> str:
        """Who and what is in an area; what a card does; that an order is special."""
        content = self.g.content
        if identifier in content.orders:
            return "★" if content.orders[identifier].special else ""
        if identifier in content.areas:
            icons = self._icons(content.areas[identifier])
            return " ".join(filter(None, (f"({icons})" if icons else "", self._in_area(identifier))))
        if identifier in content.cards:
            return self._card(identifier)
        return self.screen.words("throne-leave-token") if identifier == "power" else ""

    def look(self, text: str) -> RenderableType | None:
        """An area with its neighbours, a house with its cards, or a card."""
        content = self.g.content
        known = [
            *content.areas,
            *self.g.state.houses,
            *content.cards,
            *content.westeros_cards,
            *content.orders,
        ]
        found = matching(text, known, self.names)
        if found is None:
            return None
        title = Text(self.names.of(found), "bold")
        if found in content.areas:
            return Group(title + Text(f"  {self._described(found)}"), self._neighbours(found))
        if found in self.g.state.houses:
            return Group(self._house_line(found), self._cards(found))
        told = self._card(found) if found in content.cards else content.texts[self.names.lang].get(found, "")
        return title + Text(f"  {told}")

    def _described(self, area: str) -> str:
        place = self.g.content.areas[area]
        kind = self.screen.words(
            "throne-sea" if place.sea else "throne-island" if place.island else "throne-land"
        )
        structure = self.names.of(place.structure).lower() if place.structure else ""
        icons = self.screen.words("throne-icons", barrels=place.barrels, crowns=place.crowns)
        return ", ".join(filter(None, (kind, structure, "" if place.sea else icons, self._in_area(area))))

    def _neighbours(self, area: str) -> Table:
        table = Table.grid(padding=(0, 2))
        for other in self.g.content.neighbours[area]:
            table.add_row(
                "  " + self.names.of(other), self._icons(self.g.content.areas[other]), self._in_area(other)
            )
        return table

    def _cards(self, house: str) -> Table:
        table = Table.grid(padding=(0, 2))
        row = self.g.state.houses[house]
        for card in (*row.hand, *row.discard):
            used = card in row.discard
            table.add_row(
                Text("  " + self.names.of(card), "dim strike" if used else ""), Text(self._card(card), "dim")
            )
        return table

    def _card(self, card: str) -> str:
        printed = self.g.content.cards[card]
        facts = {"swords": printed.swords, "forts": printed.fortifications, "strength": printed.strength}
        text = self.g.content.texts[self.names.lang].get(card, "")
        return " ".join(filter(None, (self.screen.words("throne-card", **facts), text)))

    def _in_area(self, area: str) -> str:
        state, colon, told = self.g.state, self.names.colon, []
        if army := state.armies.get(area):
            told.append(f"{self.names.of(army.house)}{colon}{self._army(army)}")
        if attackers := state.attackers.get(area):
            attack = self.screen.words("throne-attacking")
            told.append(f"{self.names.of(attackers.house)} ({attack}){colon}{self._army(attackers)}")
        if force := state.neutrals.get(area):
            told.append(self.screen.words("throne-force", strength=force.strength))
        if token := state.power_tokens.get(area):
            told.append(f"{self.names.of(token.house)}{colon}{self.screen.words('throne-token')}")
        if order := state.orders.get(area):
            told.append(self.names.of(order.token))
        return self.names.semicolon.join(told)

    def _army(self, army: Army) -> str:
        ready = self.names.counts(dict(army.ready.items()))
        routed = self.names.counts(dict(army.routed.items()))
        down = self.screen.words("throne-routed", units=routed) if routed else ""
        return ", ".join(filter(None, (ready, down)))

    def _icons(self, area: Area) -> str:
        castle = self.screen.words(f"throne-{area.structure}-icon") if area.structure else ""
        return " ".join(filter(None, (castle, "b" * area.barrels, "c" * area.crowns)))

    def _holder(self, area: str) -> str | None:
        army = self.g.state.armies.get(area)
        return army.house if army else controller(self.g, area)

    def _attacker(self, area: str) -> str | None:
        army = self.g.state.attackers.get(area)
        return army.house if army else None
