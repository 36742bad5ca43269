"""Real answers to every kind of decision, for the reference pages: `tools/examples/GAME.json` keeps them.

`python -m tools.harvest` plays games at random for the kinds that still lack one. What no short game reaches,
the tests of the game reach: `python -m pytest -p tools.harvest tests/games/GAME` keeps what they answer.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import montjoie
from montjoie.kernel.chance import Stream
from montjoie.kernel.engine import Engine
from montjoie.kernel.game import find

GAMES = ("throne", "westeros", "figurines", "conquest")
FOLDER = Path(__file__).parent / "examples"
_LONG = 240  # letters of an example that a reader still reads
_FEW = 3  # of many names that are shown
_TOLD = ("additionalProperties", "$defs")
_DULL: tuple[Any, ...] = ("pass", "stop", "nobody", "none", "keep", "no", [], {})


def examples(game: str) -> dict[str, dict[str, Any]]:
    """By kind an answer that was given, and the schema of the answers at that moment, cut short."""
    path = FOLDER / f"{game}.json"
    told: dict[str, dict[str, Any]] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return {kind: each for kind, each in told.items() if kind in find(game).kinds}


def cut(schema: Any) -> Any:
    """A schema with a few of many alike; an ellipsis stands for the others. That objects have no other
    fields, and what a definition says, is told elsewhere."""
    if isinstance(schema, list):
        if not schema or not isinstance(schema[0], dict):
            return schema if len(schema) <= _FEW or "…" in schema else [*schema[:_FEW], "…"]
        apart = {json.dumps(_outline(each)): cut(each) for each in reversed(schema) if each != "…"}
        told = list(apart.values())[::-1]
        return told if len(told) == len(schema) else [*told, "…"]
    if not isinstance(schema, dict):
        return schema
    short: dict[str, Any] = {key: cut(value) for key, value in schema.items() if key not in _TOLD}
    if isinstance(named := schema.get("properties"), dict):
        alike = {json.dumps(_outline(each)): name for name, each in reversed(named.items())}.values()
        few = {name: cut(each) for name, each in named.items() if name in alike}
        short["properties"] = few if len(few) == len(named) else few | {"…": {}}
    return short


def _outline(schema: Any) -> Any:
    """What a schema has in common with those of its like."""
    if isinstance(schema, list):
        return sorted({json.dumps(_outline(each)) for each in schema})
    if not isinstance(schema, dict):
        return type(schema).__name__
    inner = schema.get("properties")
    kept = {k: _outline(v) for k, v in schema.items() if k not in ("properties", "required", "$defs")}
    return kept | ({"of": _outline(list(inner.values()))} if inner else {})


class Harvest:
    """What is answered while it lasts, for the kinds that lack an example."""

    def __init__(self) -> None:
        self.found = {game: examples(game) for game in GAMES}

    def note(self, g: Any, seat: str, value: Any) -> None:
        """Keep an answer that the page can show, unless there is one that says more."""
        asked, kept = g.asked.get(seat), self.found.get(g.game.slug)
        if asked is None or kept is None:
            return
        kind = g.game.kind(type(asked.space))
        old = kept.get(kind)
        if kind not in g.game.kinds or (old and (old["answer"] not in _DULL or value in _DULL)):
            return
        if not old or len(json.dumps(value)) <= _LONG:
            kept[kind] = {"answer": value, "schema": cut(asked.space.schema())}

    def write(self) -> None:
        """Write what was found, for the games that were played."""
        for game, kept in self.found.items():
            if kept == examples(game):
                continue
            rows = (f"  {json.dumps(k)}: {json.dumps(kept[k], ensure_ascii=False)}" for k in sorted(kept))
            (FOLDER / f"{game}.json").write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")


def pytest_configure(config: Any) -> None:
    """As a plug-in of pytest: what the tests answer is kept."""
    config.harvest = harvest = Harvest()
    play = Engine.answer

    def answer(g: Any, seat: str, value: Any) -> None:
        harvest.note(g, seat, value)
        play(g, seat, value)

    Engine.answer = answer  # type: ignore[method-assign, assignment]


def pytest_unconfigure(config: Any) -> None:
    """The end of the tests."""
    config.harvest.write()


def main(most: int = 4) -> None:
    """Play at random until every kind has an example, or a few games are over."""
    harvest = Harvest()
    for game, kept in harvest.found.items():
        for seed in range(most):
            if find(game).kinds.keys() <= kept.keys():
                break
            match, rng = montjoie.start(game, seed=seed), Stream(seed)
            while not match.over:
                seat, decision = next(iter(match.decisions.items()))
                answer = decision.sample(rng)
                harvest.note(match.engine, seat, answer)
                match.submit(seat, answer)
    harvest.write()


if __name__ == "__main__":
    main()
