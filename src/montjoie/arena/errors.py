"""What stops a series before its first game."""

from __future__ import annotations

from pathlib import Path

from montjoie import words
from montjoie.kernel.errors import MontjoieError

words.register("ARE", lambda: words.source_in(Path(__file__).parent / "words"))


class ArenaError(MontjoieError):
    """A journal that cannot be used, a cluster that does not answer."""

    def __init__(self, key: str, **facts: str) -> None:
        super().__init__(key, facts)
        self.key, self.facts = key, facts

    def text(self, lang: str = "en") -> str:
        """What is wrong, in a sentence."""
        return words.say(lang, "ARE-", self.key, self.facts)
