"""A picture and a short film of each game, from real matches: `make film` writes `docs/pictures`.

Bots play a match with a seed of its own; the page shows it as a replay, at its usual pace, where much
happens: what anybody sees who opens that moment.
"""

from __future__ import annotations

import base64
import io
import json
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import Page, ViewportSize, sync_playwright

import montjoie

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs/pictures"
SIZE = ViewportSize(width=1280, height=800)
WIDTH = 800  # of a film
SECONDS = 13.0
STEP = 0.2  # seconds of a frame
LARGEST = 1_400_000  # bytes of a film
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync")


class Shooting(NamedTuple):
    """A match to be filmed: its seats, seed and options, and how many events a film is about."""

    seats: int
    seed: int
    options: dict[str, Any] = {}
    events: int = 14


SHOOTINGS = {
    "throne": Shooting(5, 3),
    "westeros": Shooting(2, 2),
    "figurines": Shooting(
        2, 2, {"armies": {"player-1": "stark_40_young_wolf", "player-2": "lannister_40_kingslayer"}}
    ),
    "conquest": Shooting(2, 4, {"limit": 1000}),
}


def played(game: str, shooting: Shooting) -> montjoie.Match:
    """The match, played to its end."""
    match = montjoie.start(game, seats=shooting.seats, seed=shooting.seed, options=shooting.options)
    bots = {seat: montjoie.bots.make("greedy", game, seed=n) for n, seat in enumerate(match.seats)}
    while not match.over:
        for seat in list(match.decisions):
            if seat in match.decisions:
                match.submit(seat, bots[seat].choose(match, seat))
    return match


def liveliest(match: montjoie.Match, events: int) -> int:
    """How many events there are before the stretch in which most different things happen."""
    kinds = [told["kind"] for told in match.feed(None)]
    starts = range(len(kinds) // 5, max(1, len(kinds) - events))  # when the sides have met
    return max(starts, key=lambda n: (len(set(kinds[n : n + events])), -n))


def shoot(page: Page, seconds: float) -> list[tuple[float, Image.Image]]:
    """What the page shows for some time, each picture with its second."""
    session = page.context.new_cdp_session(page)
    found: list[tuple[float, bytes]] = []

    def keep(event: dict[str, Any]) -> None:
        found.append((event["metadata"]["timestamp"], base64.b64decode(event["data"])))
        session.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

    session.on("Page.screencastFrame", keep)
    session.send("Page.startScreencast", {"format": "jpeg", "quality": 90})
    page.locator("[data-do=play]").click()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        page.wait_for_timeout(50)
    session.send("Page.stopScreencast")
    begun = found[0][0]
    return [(at - begun, Image.open(io.BytesIO(data)).convert("RGB")) for at, data in found]


def cut(shots: list[tuple[float, Image.Image]]) -> tuple[list[Image.Image], list[int]]:
    """Frames at even times, none twice, with the milliseconds that each is shown."""
    height = round(WIDTH * SIZE["height"] / SIZE["width"])
    frames, lasting, last = [], [], -STEP
    for (at, picture), (after, _) in pairwise([*shots, (shots[-1][0] + 1.5, shots[-1][1])]):
        if after - last < STEP:
            continue  # too soon to be seen
        frames.append(picture.resize((WIDTH, height), Image.Resampling.LANCZOS))
        lasting.append(max(at, last))
        last = after
    ends = [*lasting[1:], lasting[-1] + 1.5]
    return frames, [max(50, round(1000 * (b - a))) for a, b in zip(lasting, ends, strict=True)]


def write(path: Path, shots: list[tuple[float, Image.Image]]) -> int:
    """The film as an animated picture, as good as its size allows; its bytes."""
    frames, lasting = cut(shots)
    for quality in (70, 55, 40, 25):
        frames[0].save(
            path,
            save_all=True,
            append_images=frames[1:],
            duration=lasting,
            loop=0,
            quality=quality,
            method=4,
            minimize_size=True,
        )
        if path.stat().st_size <= LARGEST:
            break
    return path.stat().st_size


def opened(address: str, match: montjoie.Match) -> tuple[str, str]:
    """The match on a server, and the key to it."""
    seats = [{"who": "me"}] * len(match.seats)
    body = json.dumps({"document": match.record(), "seats": seats}).encode()
    request = urllib.request.Request(f"{address}/api/open", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as reply:
        made = json.load(reply)
    return made["match"], made["links"][0]["token"]


def film(page: Page, address: str, game: str) -> None:
    """The picture and the film of one game."""
    match = played(game, SHOOTINGS[game])
    id, token = opened(address, match)
    page.goto(f"{address}/#/r/{id}/{token}?at={liveliest(match, SHOOTINGS[game].events)}")
    page.reload()
    page.locator("[data-moment]").wait_for()
    page.wait_for_timeout(1500)
    Image.open(io.BytesIO(page.screenshot())).convert("RGB").save(
        PICTURES / f"{game}.webp", quality=80, method=6
    )
    size = write(PICTURES / f"{game}-film.webp", shoot(page, SECONDS))
    print(f"{game}: {len(match.feed(None))} events, film of {size:,} bytes")


def main(games: list[str]) -> None:
    """Film some games, or all."""
    PICTURES.mkdir(exist_ok=True)
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        command = [sys.executable, "-m", "montjoie.cli", "serve", "--lang", "en", "--port", "0"]
        server = subprocess.Popen(
            [*command, "--data-dir", folder], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        try:
            assert server.stdout is not None
            address = next(line.split()[-1] for line in server.stdout if "listens on" in line)
            browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
            page = browser.new_page(viewport=SIZE, locale="en-GB", color_scheme="dark")
            for game in games or SHOOTINGS:
                film(page, address, game)
            browser.close()
        finally:
            server.terminate()
            server.wait(30)


if __name__ == "__main__":
    main(sys.argv[1:])
