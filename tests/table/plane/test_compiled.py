"""The plane in C answers as the plane in Python, to the last bit, wherever it was compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from inspect import signature
from types import FrameType

import pytest

from montjoie.kernel.motion import TURN
from montjoie.table.plane import TOLERANCE, Disc, Shape, near, tray
from montjoie.table.plane.compass import UNIT, step
from montjoie.table.plane.compiled import COMPILED

needs_c = pytest.mark.skipif(not COMPILED, reason="the geometry was not compiled, or is left out")

PLAY = """
import montjoie
from montjoie.kernel.chance import Stream
from montjoie.table.plane.compiled import COMPILED
print(COMPILED)
for game in ("figurines", "conquest"):
    match, rng = montjoie.start(game, 2, 5), Stream("both ways")
    while len(match.inputs) < 100:
        for seat, decision in match.decisions.items():
            match.submit(seat, decision.sample(rng))
    print(match.digest())
"""


@needs_c
def test_every_answer_in_c_is_that_in_python_bit_by_bit():
    from bench.geometry import differences

    assert list(differences(30_000, "test")) == []


@needs_c
def test_twins_take_what_the_functions_in_python_take():
    from bench.geometry import Draw, answer
    from montjoie.table.plane import _geometry as compiled

    drawn = Draw("keywords").cases()
    seen = set()
    for name, given in (next(drawn) for _ in range(2 * len(compiled.PURE))):
        named = dict(zip(signature(compiled.PURE[name]).parameters, given, strict=False))
        assert repr(getattr(compiled, name)(**named)) == answer(compiled.PURE[name], given)
        seen.add(name)
    assert seen == set(compiled.PURE)
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'limit'"):
        near(Disc(0, 0, 1), Disc(0, 0, 1))  # type: ignore[call-arg]


@needs_c
def test_what_is_out_of_the_reach_of_c_is_left_to_python():
    from montjoie.table.plane import _geometry as compiled

    far = 3 * compiled.REACH
    assert compiled.gap(Disc(0, 0, 5), Disc(far, 0, 5)) == far - 10
    assert compiled.near(tray(0, 0, 2000, 2000, 0), tray(0, 5000, 2000, 2000, 0), 3000.0)  # type: ignore[arg-type]
    round_ = tuple((10 * n, n * n) for n in range(compiled.CORNERS + 1))
    assert compiled.distance(round_) == compiled.PURE["distance"](round_)


@needs_c
def test_who_interrupts_is_heard_also_where_c_calls_python():
    class Rung(BaseException):
        """As a server interrupts rules that take too long."""

    def ring(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_name == "direction":
            sys.setprofile(None)
            raise Rung

    def turn_about() -> None:
        for angle in range(TURN):
            step(angle, 1000)

    sys.setprofile(ring)
    with pytest.raises(Rung):
        turn_about()


@needs_c
def test_the_constants_of_c_are_those_of_python():
    from montjoie.table.plane import _geometry as compiled

    assert (compiled.TOLERANCE, compiled.TURN, compiled.UNIT) == (TOLERANCE, TURN, UNIT)
    assert Shape.radius == 0


@pytest.mark.skipif(not find_spec("montjoie.table.plane._geometry"), reason="the geometry was not compiled")
def test_games_go_the_same_way_with_and_without_c():
    told = []
    for pure in ("0", "1"):
        environment = {**os.environ, "MONTJOIE_PURE": pure}
        played = subprocess.run(
            [sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True, check=True
        )
        told.append(played.stdout.split())
    assert [each[0] for each in told] == ["True", "False"]
    assert told[0][1:] == told[1][1:]
