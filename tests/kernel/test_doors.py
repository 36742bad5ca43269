"""Options of a branch are made when somebody looks at them, in rollouts alone (KER-ROL-01)."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import montjoie
from montjoie.kernel.chance import Stream
from montjoie.kernel.compound import Branch
from montjoie.kernel.doors import Doors, open_all, opened
from montjoie.kernel.spaces import OneOf


class Standing:
    """A match that stands somewhere."""

    serial = 3

    def __init__(self, light: bool = True) -> None:
        self.light = light


def offered(g: Standing) -> tuple[dict[str, Any], list[str]]:
    made: list[str] = []

    def ways(name: str) -> Any:
        def make() -> OneOf:
            made.append(name)
            return OneOf((name,))

        return make

    return opened(g, {"pass": None, "go": ways("go"), "stay": ways("stay")}), made


def test_a_match_makes_every_option_at_once():
    options, made = offered(Standing(light=False))
    assert type(options) is dict
    assert made == ["go", "stay"]


def test_a_rollout_makes_an_option_once_when_it_is_looked_at():
    g: Any = Standing()
    options, made = offered(g)
    assert (len(options), list(options), made) == (3, ["pass", "go", "stay"], [])
    assert options["go"] is options.get("go")
    assert (options.get("pass"), options.get("other"), made) == (None, None, ["go"])
    assert Branch(options).sample(g, Stream("any")) in ("pass", {"go": "go"}, {"stay": "stay"})


@pytest.mark.parametrize(
    "copied",
    [
        lambda options: dict(options.items()),
        lambda options: {**options},
        dict,
        lambda options: options.copy(),
        lambda options: pickle.loads(pickle.dumps(options)),
    ],
)
def test_whoever_copies_the_options_has_all_of_them(copied: Any):
    whole, _ = offered(Standing(light=False))
    options, _ = offered(Standing())
    assert copied(options) == whole == options
    assert type(copied(options)) is dict
    assert options == offered(Standing())[0]
    assert repr(options) == repr(whole)


def test_an_option_is_not_made_once_the_match_has_gone_on():
    g = Standing()
    options, _ = offered(g)
    open_all(Branch({"inner": Branch(options)}))
    g.serial += 1
    assert options["go"] == OneOf(("go",))
    late = Doors(g, {"go": lambda: OneOf(("go",))})
    g.serial += 1
    with pytest.raises(LookupError, match="gone on"):
        late["go"]


def test_a_copy_of_a_rollout_is_asked_the_same_whatever_the_other_does():
    light = montjoie.start("westeros", 2, 3, {"plan": "wolf_raiders"}).rollout()
    rng = Stream("copies")
    for _ in range(60):
        seat, decision = next(iter(light.decisions.items()))
        twin = light.clone()
        light.take(seat, decision.sample(rng))
        copy = twin.decisions[seat]
        assert copy.space.sample(twin.engine, rng) is not None
        assert [*copy.candidates(3)]
