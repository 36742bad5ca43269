"""The page about figurines lists every decision of the rulebook, with kinds that exist."""

import re
from pathlib import Path

import montjoie
from montjoie.kernel.rulebook import shelf

PAGE = (Path(__file__).parents[2] / "docs" / "figurines.md").read_text("utf-8")
ROW = re.compile(r"^\| (`[a-z_`, ]+`) \|.*\| (FIG-D-[^|]+) \|$", re.M)


def test_every_decision_of_the_catalogue_is_on_the_page() -> None:
    rulebook = (shelf() / "figurines.md").read_text("utf-8")
    catalogue = set(re.findall(r"^\| (FIG-D-\d\d)", rulebook, re.M))
    assert len(catalogue) > 50
    assert set(re.findall(r"FIG-D-\d\d", PAGE)) == catalogue


def test_every_decision_on_the_page_exists() -> None:
    named = {kind for kinds, _ in ROW.findall(PAGE) for kind in re.findall(r"[a-z_]+", kinds)}
    assert len(named) > 40
    assert {f"figurines.{kind}" for kind in named} <= set(montjoie.kinds("figurines"))


def test_the_modes_and_options_on_the_page_are_those_of_the_game() -> None:
    schema = montjoie.find("figurines").option_schema()["$defs"]["Options"]["properties"]
    assert all(f"| `{name}` |" in PAGE for name in [*schema, *schema["mode"]["enum"]] if name != "random")
