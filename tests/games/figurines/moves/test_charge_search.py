"""No charge that can be made is missed, whatever turn it takes (FIG-CHG-02, FIG-CHG-05, FIG-RUL-54)."""

from __future__ import annotations

from math import ceil

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from montjoie.games.figurines.battlefield import field
from montjoie.games.figurines.charge import chargeable
from montjoie.games.figurines.charge.way import contact, most, possible, turns, wrong_turn
from montjoie.games.figurines.moves.ground import Ground
from montjoie.games.figurines.state import G
from montjoie.table import plane
from montjoie.table.plane import TOLERANCE
from tests.games.figurines.given import engine
from tests.rule import rule

KINDS = ("stark_sworn_swords", "ghost", "ranger_trackers", "builder_scorpion_crew")
PIECES = ("hedge", "palisade", "bog")
ACROSS, ALONG = st.integers(15_000, 33_000), st.integers(8_000, 26_000)
ANGLES = st.one_of(st.sampled_from((0, 90, 180)), st.integers(0, 35_999).map(lambda angle: angle / 100))


@st.composite
def scenes(draw: st.DrawFn) -> G:
    """A charger, its target, and a crowd of friends and enemies about them."""

    def stood(owner: str) -> str:
        x, y = draw(ACROSS) / 1000, draw(ALONG) / 1000
        return f"{draw(st.sampled_from(KINDS))} {x},{y} @{draw(ANGLES)} owner={owner}"

    units = {"a": f"{draw(st.sampled_from(KINDS))} 24,12 @{draw(st.integers(-40, 40))}", "t": stood("b")}
    units |= {
        f"o{n}": stood(owner) for n, owner in enumerate(draw(st.lists(st.sampled_from("ab"), max_size=6)))
    }
    terrain = {
        f"p{n}": f"{kind} {draw(ACROSS) / 1000},{draw(ALONG) / 1000} @{draw(ANGLES)}"
        for n, kind in enumerate(draw(st.lists(st.sampled_from(PIECES), max_size=2)))
    }
    g = engine(units, terrain=terrain)
    trays = [field.tray(g, name) for name in units]
    assume(not any(plane.placing(tray, trays[:n]) for n, tray in enumerate(trays)))
    return g


@rule("FIG-CHG-02", "FIG-CHG-05", "FIG-RUL-54")
@settings(
    max_examples=60, deadline=None, suppress_health_check=(HealthCheck.filter_too_much, HealthCheck.too_slow)
)
@given(scenes())
def test_a_charge_is_possible_wherever_some_turn_makes_it_so(g: G) -> None:
    ground, limit = Ground(g, "a", "t"), most(g, "a")
    own, other = field.tray(g, "a"), field.tray(g, "t")
    apart = max(0, ceil(plane.gap(own, other)) - TOLERANCE)
    assume(apart <= limit)
    assume(not field.engaged(g, "a"))
    found = (
        facing
        for facing in range(0, 36_000, 25)
        if next(wrong_turn(ground, facing, limit, apart), None) is None
    )
    if possible(ground, limit):
        assert all(next(wrong_turn(ground, facing, limit), None) is None for facing in turns(ground, limit))
        assert next(turns(ground, limit), None) is not None
    else:
        assert next(found, None) is None


@rule("FIG-CHG-02", "FIG-RUL-54")
def test_a_charge_past_an_enemy_is_found_though_few_turns_lead_past_it() -> None:
    units = {
        "a": "grey_wind 24,12 @17.99",
        "g": "ghost 18.867,25.626 @155.03 owner=b",
        "x": "ranger_trackers 23.69,22.346 owner=b",
    }
    g = engine(units)
    assert "g" in chargeable(g, "a")
    (facing,) = turns(Ground(g, "a", "g"), most(g, "a"))
    assert next(wrong_turn(Ground(g, "a", "g"), facing, most(g, "a")), None) is None
    straight = plane.bearing((24_000, 12_000), (18_867, 25_626))
    steps = [(straight + turn) % 36_000 for turn in range(-6_000, 6_500, 500)]
    assert all(next(wrong_turn(Ground(g, "a", "g"), each, most(g, "a")), None) for each in steps)


@rule("FIG-CHG-02", "FIG-RUL-54")
def test_the_distance_of_a_charge_is_measured_between_the_trays_before_any_turn() -> None:
    near = {"a": "stark_sworn_swords 24,10", "g": "lannister_guardsmen 24,25.8 @180 owner=b"}  # 11" away
    far = near | {"g": "lannister_guardsmen 24,26 @180 owner=b"}  # 11.2" away
    g = engine(far)
    ground = Ground(g, "a", "g")
    assert contact(ground, field.tray_at(g, "a", 24_000, 10_000, 1_000), most(g, "a"))  # by its left corner
    assert list(chargeable(g, "a")) == []
    assert list(chargeable(engine(near), "a")) == ["g"]


@rule("FIG-CHG-02", "FIG-CHG-18", "FIG-RUL-54")
def test_rough_ground_on_the_way_is_taken_off_the_distance_between_the_trays() -> None:
    units = {"a": "stark_sworn_swords 24,10", "g": "lannister_guardsmen 24,25.3 @180 owner=b"}  # 10.5" away
    hedge = {"h": "hedge 24,14"}
    assert list(chargeable(engine(units), "a")) == ["g"]
    assert list(chargeable(engine(units, terrain=hedge), "a")) == []
