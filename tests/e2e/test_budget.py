"""What the first screen costs: few bytes, and soon something to press."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

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
