"""Chains over areas, against a search that simply tries everything."""

from itertools import pairwise, permutations

from hypothesis import given
from hypothesis import strategies as st

from montjoie.table.areas import reach_by_chain, shortest_chain

Graph = dict[int, tuple[int, ...]]
COAST = range(4)
SEA = range(4, 9)


def every_chain(start: int, stepping: set[int], steps: Graph) -> list[tuple[int, ...]]:
    """All chains of stepping areas without repetition, tried one by one."""
    return [
        chain
        for length in range(1, len(stepping) + 1)
        for chain in permutations(sorted(stepping), length)
        if chain[0] in steps[start] and all(b in steps[a] for a, b in pairwise(chain))
    ]


@st.composite
def boards(draw: st.DrawFn) -> tuple[set[int], Graph, Graph]:
    """Coasts 0-3 and seas 4-8 with random borders, and the seas that hold ships."""
    pairs = [(a, b) for b in SEA for a in (*COAST, *SEA) if a < b]
    borders = set(draw(st.lists(st.sampled_from(pairs), max_size=16)))
    steps: Graph = {}
    landings: Graph = {}
    for area in (*COAST, *SEA):
        met = {a + b - area for a, b in borders if area in (a, b)}
        steps[area] = tuple(sorted(met & set(SEA)))
        landings[area] = tuple(sorted(met & set(COAST)))
    return draw(st.sets(st.sampled_from(SEA))), steps, landings


@given(boards(), st.sampled_from(COAST))
def test_reach_is_what_trying_every_chain_finds(board: tuple[set[int], Graph, Graph], start: int) -> None:
    stepping, steps, landings = board
    chains = every_chain(start, stepping, steps)
    landed = {coast for chain in chains for coast in landings[chain[-1]]} - {start}
    assert reach_by_chain(start, stepping, steps, landings) == landed


@given(boards(), st.sampled_from(COAST), st.sampled_from(COAST))
def test_the_chain_shown_is_one_of_the_shortest(
    board: tuple[set[int], Graph, Graph], start: int, goal: int
) -> None:
    stepping, steps, landings = board
    chains = [c for c in every_chain(start, stepping, steps) if goal in landings[c[-1]]]
    shown = shortest_chain(start, goal, stepping, steps, landings)
    if not chains:
        assert shown is None
    else:
        assert shown in chains
        assert len(shown or ()) == min(map(len, chains))


def test_among_equally_short_chains_the_first_neighbour_goes_first() -> None:
    steps = {"here": ("west", "east"), "west": (), "east": ()}
    landings = {"west": ("there",), "east": ("there",)}
    assert shortest_chain("here", "there", {"east", "west"}, steps, landings) == ("west",)


def test_stepping_may_be_a_table_of_what_stands_in_the_areas() -> None:
    ships = {"bay": 2}
    reached = reach_by_chain("isle", ships, {"isle": ("bay",), "bay": ()}, {"bay": ("isle", "port")})
    assert reached == {"port"}
