"""A person at the page: looks, decides, answers."""

from __future__ import annotations

import json
import os
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

ARTEFACTS = Path(__file__).parent / "artefacts"
PATIENCE = 180  # seconds for anything the other seats have to do first
LINE = 25  # seconds after which a busy machine may have lost the line under an answer


BROKEN = """(names) => names.flatMap((name) => {
  const text = name.firstChild, range = document.createRange(), broken = [];
  const edge = name.closest(".card").getBoundingClientRect().right;
  for (const word of text.data.matchAll(/\\S+/g)) {
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
    if (lines.size > 1 || range.getBoundingClientRect().right > edge + 1) broken.push(word[0]);
  }
  return broken;
})"""


# Press the button of a question unless another one has taken its place meanwhile.
PRESS = """(turn) => {
  const asked = document.querySelector("[data-state]");
  const button = asked?.querySelector("[data-do=answer]");
  const there = asked?.getAttribute("data-turn") === turn && button && !button.disabled;
  if (there) button.click();
  return Boolean(there);
}"""


# Remember the values that an attribute had on anything that was ever drawn, however short.
WITNESS = """(name) => {
  const seen = new Set();
  (window.witnessed ??= {})[name] = seen;
  const look = () => document.querySelectorAll(`[${name}]`)
    .forEach((one) => seen.add(one.getAttribute(name)));
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  look();
}"""


def seated(address: str, position: dict[str, Any]) -> dict[str, str]:
    """Where each seat of a position has its table."""
    wish = {"document": position, "seats": [{"who": "link"}] * len(position["seats"]), "seed": "5"}
    request = urllib.request.Request(
        f"{address}/api/open", json.dumps(wish).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as reply:
        made = json.load(reply)
    links = [link for link in made["links"] if link["seats"]]
    return {link["seats"][0]: f"{address}/#/m/{made['match']}/{link['token']}" for link in links}


class Table:
    """The table in one browser window."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.decide = page.locator("[data-state]")

    # Looking.

    @property
    def state(self) -> str:
        """`awaited`, `sealed`, `waiting` or `over`."""
        return self.decide.get_attribute("data-state") or ""

    @property
    def kind(self) -> str:
        """What is asked, without the game."""
        return (self.decide.get_attribute("data-kind") or "").partition(".")[2]

    @property
    def turn(self) -> str | None:
        """The question's own mark."""
        return self.decide.get_attribute("data-turn")

    def open(self, address: str) -> Table:
        """Go to an address and wait for the table."""
        self.page.goto(address)
        expect(self.decide).to_be_visible()
        return self

    def shot(self, name: str) -> None:
        """Keep what the page looks like, where people wish to see it (`make e2e SHOTS=1`)."""
        if os.environ.get("SHOTS"):
            ARTEFACTS.mkdir(exist_ok=True)
            self.page.screenshot(path=ARTEFACTS / f"{name}.png", animations="disabled")

    def area(self, area: str) -> Locator:
        """An area of the board."""
        return self.page.locator(f"[data-area={area}]")

    def broken_words(self, selector: str) -> list[str]:
        """The words of texts that a line ends inside of, or that leave the box around them."""
        return list(self.page.locator(selector).evaluate_all(BROKEN))

    def witness(self, attribute: str) -> None:
        """From now on remember what is on screen, were it for a moment only."""
        self.page.evaluate(WITNESS, attribute)

    def witnessed(self, attribute: str) -> set[str]:
        """The values of the attribute that were on screen."""
        return set(self.page.evaluate("(name) => [...window.witnessed[name]]", attribute))

    def until(self, true: Callable[[], bool], what: str) -> None:
        """Wait for something that other seats bring about."""
        deadline = time.monotonic() + PATIENCE
        while not true():
            if time.monotonic() > deadline:
                raise AssertionError(f"waited in vain for {what}: {self.decide.inner_text()}")
            self.page.wait_for_timeout(40)

    def asked(self, *kinds: str) -> str:
        """Wait until this seat is asked (one of the kinds); which."""
        self.until(lambda: self.state == "awaited" and (not kinds or self.kind in kinds), f"{kinds}")
        return self.kind

    # Answering.

    def suggest(self) -> None:
        """Let the page propose a legal answer."""
        self.page.locator("[data-do=suggest]").click()
        expect(self.page.locator("[data-do=answer]")).to_be_enabled()

    def answer(self) -> None:
        """Give the answer, confirming what is final, and wait until the server has taken it."""
        self.page.locator("[data-do=answer]").click(trial=True)  # it can be pressed
        self._give((self.turn, self.state))

    def choose(self, option: str | Locator) -> None:
        """Answer with an option: one press where there are two, else one more."""
        before = self.turn, self.state
        (self.page.locator(f"[data-option='{option}']") if isinstance(option, str) else option).click()
        self._give(before)

    def _give(self, before: tuple[str | None, str]) -> None:
        confirm = self.page.locator("[data-do=confirm]")
        again, deadline = 0.0, time.monotonic() + PATIENCE
        while (self.turn, self.state) == before:
            if confirm.count():
                confirm.click()
            elif time.monotonic() > again and self.page.evaluate(PRESS, before[0]):
                again = time.monotonic() + LINE  # by then the line was lost under it, and is open again
            if time.monotonic() > deadline:
                raise AssertionError(f"the answer was not taken: {self.decide.inner_text()}")
            self.page.wait_for_timeout(30)

    def play(self, stop: Callable[[str], bool] = lambda kind: False, keep: str = "") -> dict[str, int]:
        """Answer with suggestions until `stop` or the end; how often each kind was asked."""
        asked: dict[str, int] = {}
        while True:
            self.until(lambda: self.state in ("awaited", "over"), "a question or the end")
            if self.state == "over" or stop(self.kind):
                return asked
            kind = self.kind
            self.suggest()
            if keep and kind not in asked:
                self.shot(f"{keep}-{kind}")
            asked[kind] = asked.get(kind, 0) + 1
            self.answer()
