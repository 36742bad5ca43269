"""Control of areas, and the power that marks and rewards it (THR-CTL, THR-LIM)."""

from __future__ import annotations

from collections.abc import Sequence

from montjoie.games.throne.events import PowerGained, PowerTokenPlaced, PowerTokenRemoved
from montjoie.games.throne.state import G
from montjoie.kernel import Part, derived, settle


@derived
def owners(g: G) -> dict[str, str]:
    """The houses that control land areas, by area.

    Its units or its power token are there (THR-CTL-01); a home area belongs to its house as long as
    neither units nor a token of another are there (THR-CTL-02). Seas (THR-CTL-10) and areas of
    neutral forces, like homes of absent houses, belong to nobody (THR-CTL-13). An area is free only if
    neither units nor a token of another house is there (THR-RUL-49).
    """
    places, table = g.content.areas, g.state
    found = {home: house for home, house in g.content.homes.items() if house in table.houses}
    found |= {area: token.house for area, token in table.power_tokens.items()}
    found |= {area: army.house for area, army in table.armies.items() if not places[area].sea}
    for area in table.neutrals:
        found.pop(area, None)
    return found


def controller(g: G, area: str) -> str | None:
    """The house that controls an area."""
    return owners(g).get(area)


def controlled(g: G, house: str) -> list[str]:
    """The land areas a house controls, in the order of the board."""
    owner = owners(g).get
    return [area for area in g.content.lands if owner(area) == house]


def reserve(g: G, house: str) -> int:
    """The power tokens of a house that are neither available nor on the board (THR-LIM-02)."""
    on_board = sum(token.house == house for token in g.state.power_tokens.values())
    return g.content.power.per_house - g.state.houses[house].power - on_board


def gain_power(g: G, house: str, parts: Sequence[Part], cause: str, area: str = "") -> None:
    """Take power from the house's own reserve, as far as it goes (THR-LIM-02, THR-CMP-02); none ever comes
    from another house (THR-GEN-06, THR-RUL-37)."""
    earned = settle([*parts, Part(reserve(g, house), "THR-LIM-02", "reserve", "cap")])
    if amount := earned.total:
        power = g.state.houses[house].power + amount
        g.emit(PowerGained(house, amount, cause, earned, power, area), parts[0].rule)


def drop_foreign_token(g: G, house: str, area: str) -> None:
    """Units that enter an area send another house's token to its reserve (THR-CTL-06, THR-RUL-50)."""
    token = g.state.power_tokens.get(area)
    if token and token.house != house:
        g.emit(PowerTokenRemoved(token.house, area, house), "THR-CTL-06")


def leave_token(g: G, house: str, area: str) -> None:
    """Put one of the house's available power tokens in an area that its last unit has left by a march
    (THR-CTL-03, THR-CTL-04); this is the only way to place one (THR-CTL-05)."""
    if area not in g.state.armies:
        left = g.state.houses[house].power - 1
        g.emit(PowerTokenPlaced(house, area, left), "THR-CTL-03")
