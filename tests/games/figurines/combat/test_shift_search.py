"""No shift that brings a target before a shooter is missed (FIG-RNG-02)."""

from __future__ import annotations

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.battlefield import field
from montjoie.games.figurines.combat.ranged import RangedAttack, ShotPath, possible, shifts
from montjoie.games.figurines.state import G
from montjoie.table import plane
from tests.games.figurines.given import asked, at, engine, offered
from tests.games.figurines.moves.ways import one
from tests.rule import rule

KINDS = ("stark_sworn_swords", "ghost", "ranger_trackers", "builder_scorpion_crew")
PIECES = ("hedge", "palisade", "forest")
ACROSS, ALONG = st.integers(16_000, 32_000), st.integers(8_000, 28_000)
ANGLES = st.one_of(st.sampled_from((0, 90)), st.integers(0, 359))


@st.composite
def scenes(draw: st.DrawFn) -> G:
    """Archers with a friend or enemy close in front, and a target about as far as they shoot."""
    near = st.tuples(st.integers(20_000, 28_000), st.integers(14_500, 18_000))

    def stood(owner: str, x: int, y: int) -> str:
        return f"{draw(st.sampled_from(KINDS))} {x / 1000},{y / 1000} @{draw(ANGLES)} owner={owner}"

    units = {"a": "stark_bowmen 24,10", "t": stood("b", draw(ACROSS), draw(st.integers(23_000, 30_000)))}
    for n, owner in enumerate(draw(st.lists(st.sampled_from("aab"), min_size=1, max_size=4))):
        units[f"o{n}"] = stood(owner, *draw(near))
    terrain = {
        f"p{n}": f"{kind} {draw(ACROSS) / 1000},{draw(ALONG) / 1000} @{draw(ANGLES)}"
        for n, kind in enumerate(draw(st.lists(st.sampled_from(PIECES), max_size=2)))
    }
    g = engine(units, terrain=terrain)
    trays = [field.tray(g, name) for name in units]
    assume(not any(plane.placing(tray, trays[:n]) for n, tray in enumerate(trays)))
    assume(not field.engaged(g, "a"))
    return g


@rule("FIG-RNG-02")
@settings(
    max_examples=30, deadline=None, suppress_health_check=(HealthCheck.filter_too_much, HealthCheck.too_slow)
)
@given(scenes())
def test_a_shift_is_offered_in_every_direction_in_which_one_helps(g: G) -> None:
    for path in shifts(g, "a", "t").options.values():
        if not isinstance(path, ShotPath):
            continue
        found = next(path.candidates(g), None)
        if found is None:
            helping = (
                far for far in range(8, 2_001, 8) if not next(path.forbids(g, one(0, far / 1000)), None)
            )
            assert next(helping, None) is None


@rule("FIG-RNG-01", "FIG-RNG-02")
def test_a_shift_shorter_than_half_an_inch_is_found_where_no_longer_one_has_room() -> None:
    # The target is 12.3" away; a friend's corner is 0.45" before the archers.
    units = {
        "a": "stark_bowmen 24,10",
        "t": "lannister_guardsmen 24,27.1 @180 owner=b",
        "friend": "ghost 27.83,14.23",
    }
    g = engine(units)
    assert possible(g, "a")
    assert "ranged_attack" in legal(g, "a")
    match = at(RangedAttack(unit="a"), units)
    assert asked(match, "shift_to_shoot") == "a"
    ((way, (leg,)),) = (each for option in offered(match) for each in option.items())
    assert way == "forward"
    assert 290 <= leg["ahead"] <= 460
