"""A server with the built page, Debian's Chromium, and windows that fail on any error of the page."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.e2e.table import ARTEFACTS, Table
from tests.server.processes import ROOT, ServerProcess

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}

Window = Callable[..., Page]

expect.set_options(timeout=60_000)  # a slow machine is no failure


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests; matches do not meet."""
    page = Path(os.environ.get("MONTJOIE_PAGE", ROOT / "src/montjoie/_web"))  # or another build of it
    assert (page / "index.html").exists(), "the page is not built: make web"
    options = ["--load", "tests.kernel.toys.bazaar", "--load", "tests.e2e.parade", "--web-dir", str(page)]
    options += ["--set", "requests_per_minute=6000"]
    with ServerProcess(tmp_path_factory.mktemp("server"), "", *options, fresh=True) as process:
        yield process


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser of the system; none is downloaded."""
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if not path:
        pytest.skip("there is no Chromium here; scripts/needs chromium installs it")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember what failed, to keep what its windows looked like."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def window(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Window]:
    """Open windows, each a person of its own; what goes wrong in one fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_window(phone: bool = False, lang: str = "en-GB", pace: str = "instant", **more: Any) -> Page:
        size: dict[str, Any] = PHONE if phone else DESKTOP
        context = chromium.new_context(locale=lang, **size, **more)
        context.add_init_script(f"localStorage.setItem('montjoie.pace', '\"{pace}\"')")
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
        return page

    yield open_window
    for i, context in enumerate(contexts):
        if request.node.stash.get(FAILED, False):
            ARTEFACTS.mkdir(exist_ok=True)
            context.pages[0].screenshot(path=ARTEFACTS / f"failed-{request.node.name}-{i}.png")
        context.close()
    lost = (
        "ERR_CONNECTION_REFUSED",
        "ERR_INTERNET_DISCONNECTED",
        "WebSocket connection",
    )  # what tests of lost lines bring about
    assert [error for error in errors if not any(word in error for word in lost)] == []


@pytest.fixture
def start(server: ServerProcess, window: Window) -> Callable[..., Table]:
    """Start a match from the lobby: two clicks, or a few more."""

    def begin(page: Page | None = None, game: str = "throne", seed: str = "", links: int = 0) -> Table:
        page = page or window()
        page.goto(f"{server.address}/#/new")
        page.locator("[data-do=start]").wait_for()
        if game != "throne":
            page.locator("[data-do=game]").select_option(game)
        if seed:
            page.locator("details summary").first.click()
            page.locator("[data-do=seed]").fill(seed)
        for i in range(links):
            page.locator("[data-seat]").nth(i + 1).locator("[data-who=link]").click()
        page.locator("[data-do=start]").click()
        table = Table(page)
        table.decide.wait_for(state="attached")
        return table

    return begin
