"""The log in sentences, a heading for each turn, and how a match ended."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

import montjoie
from montjoie import Match, words
from montjoie.kernel.events import Told
from montjoie.tui.naming import Names
from montjoie.tui.screen import SCOPE


class Teller:
    """Tells one seat what it may know (None: a spectator), each event once."""

    def __init__(self, match: Match, seat: str | None, lang: str) -> None:
        self.match, self.seat, self.lang = match, seat, lang
        self.told = 0

    def news(self) -> Iterator[Told]:
        """What has happened since the last time."""
        for event in self.match.feed(self.seat, self.told):
            self.told = event["n"] + 1
            yield event

    def last(self, lines: int) -> list[Told]:
        """The last lines of the log, told or not."""
        return self.match.feed(self.seat)[-lines:]

    def line(self, event: Told) -> RenderableType:
        """An event in a sentence, with its rule, set in by the scenes it belongs to; what opens a chapter as
        a heading (KER-LOG-01)."""
        text, rule, depth = event.text(self.lang), event["rule"], event["depth"]
        if event["head"] and not depth:
            return Text(f"── {text} ──", "bold")
        told = Text.assemble((text, "bold" if event["head"] else ""), " ", (f"[{rule}]", "dim"))
        return Padding(told, (0, 0, 0, 2 * depth + (0 if event["head"] else 2)))


def ending(match: Match, lang: str) -> Iterator[Text]:
    """The ranking and the reason, once a match is over."""
    if match.result is None:
        return
    result, game = match.result, montjoie.find(match.game)
    names, reason = Names(game, lang), words.spoken(game.prefix, lang, result.reason)
    if result.tie:
        reason = f"{reason} ({words.spoken(game.prefix, lang, result.tie)})"
    facts = {"reason": reason, "rule": result.rule}
    yield Text(words.say(lang, f"{SCOPE}-", "game-over", facts), "bold")
    place = 1
    for seats in result.ranking:
        told = ", ".join(names.of(seat) for seat in seats)
        score = result.scores.get(seats[0])
        yield Text(f"  {place}. {told}" + ("" if score is None else f"  ({score})"))
        place += len(seats)
