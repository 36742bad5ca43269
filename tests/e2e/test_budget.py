"""What the page costs: few bytes, soon something to press, nothing while one thinks."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.e2e.table import Table
from tests.server.client import new_match, tokens
from tests.server.processes import ROOT, ServerProcess

BYTES = 400_000  # gzipped, scripts, styles and fonts together
SECONDS = 2.0  # of the page's own work until one may press something
BUILT = ROOT / "src/montjoie/_web"


def weight(path: Path) -> int:
    """The bytes that go over the line; fonts are pressed already."""
    data = path.read_bytes()
    return len(data) if path.suffix == ".woff2" else len(gzip.compress(data))


def test_the_first_screen_is_light_and_soon_there(server: ServerProcess, window: Callable[..., Page]) -> None:
    page = window()
    loaded: list[str] = []
    page.on("requestfinished", lambda request: loaded.append(request.url))
    page.goto(server.address)
    page.locator("[data-do=play-now]").first.wait_for()
    page.wait_for_load_state("networkidle")
    files = {found[0] for url in loaded if (found := re.search(r"assets/[^?#]+", url))}
    assert any(name.endswith(".js") for name in files)
    assert sum(weight(BUILT / name) for name in files) < BYTES

    # Time that the page itself takes: a busy machine does not count against it.
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    measured = session.send("Performance.getMetrics")["metrics"]
    own = {one["name"]: one["value"] for one in measured}
    assert own["ScriptDuration"] + own["LayoutDuration"] + own["RecalcStyleDuration"] < SECONDS


@pytest.mark.parametrize(
    ("game", "seats"), [("throne", 3), ("westeros", 2), ("figurines", 2), ("conquest", 2)]
)
def test_a_table_at_rest_costs_nothing(
    server: ServerProcess, window: Callable[..., Page], game: str, seats: int
) -> None:
    made = new_match(server.address, *["me"] * seats, game=game)
    table = Table(window()).open(f"{server.address}/#/m/{made['match']}/{tokens(made)['host']}")
    table.until(lambda: table.state == "awaited", "a question")
    endless = "document.getAnimations().some((one) => one.effect.getTiming().iterations === Infinity)"
    assert not table.page.evaluate(endless)
    table.until(lambda: table.page.evaluate("document.getAnimations().length") == 0, "an end of all motion")
