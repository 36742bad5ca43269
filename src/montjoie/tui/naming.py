"""What things and answers are called in the language of the person who reads."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from montjoie import words
from montjoie.kernel import Branch, Space
from montjoie.kernel.game import AnyGame
from montjoie.tui.screen import SCOPE

SEMICOLON = {"en": "; ", "fr": " ; "}


class Names:
    """The words of one game in one language."""

    def __init__(self, game: AnyGame, lang: str) -> None:
        self.scope, self.lang = game.prefix, words.language(lang)
        self.colon, self.semicolon = words.COLON[self.lang], SEMICOLON[self.lang]

    @property
    def _nothing(self) -> str:
        return words.say(self.lang, f"{SCOPE}-", "nothing", {})

    def of(self, identifier: str) -> str:
        """The name of an id; the parts of `PLACE/WHAT` are both named."""
        named = (self._one(part) for part in identifier.split("/"))
        return self._capital(", ".join(named))

    def count(self, identifier: str, number: int) -> str:
        """So many of a thing: `2 knights`."""
        key = f"count-{identifier}"
        if words.known(self.scope, key, self.lang):
            return words.say(self.lang, f"{self.scope}-", key, {"n": number})
        return f"{number} {self._one(identifier)}"

    def counts(self, numbers: dict[str, int]) -> str:
        """`1 footman, 2 knights`."""
        return ", ".join(self.count(key, n) for key, n in numbers.items() if n)

    def answer(self, space: Space, answer: Any) -> str:
        """An answer to a question, in words."""
        if isinstance(space, Branch):
            return self._branch(space, answer)
        if space.form == "allocation":
            return self._allocation(answer)
        if space.form == "assignment":
            given = (f"{self.of(slot)}{self.colon}{self.of(value)}" for slot, value in answer.items())
            return self.semicolon.join(given) or self._nothing
        if space.form == "ordering":
            return " › ".join(map(self.of, answer))
        if space.form == "subset":
            return ", ".join(map(self.of, answer)) or self._nothing
        if space.form == "document":
            return ", ".join(self._named(answer)) or space.write(answer)
        return self.of(answer) if space.form == "one_of" else space.write(answer)

    def _named(self, document: Any) -> Iterator[str]:
        """What a document speaks of, as far as it has names, each once: a list of cards by their names."""
        parts = document.values() if isinstance(document, dict) else document
        if isinstance(document, (dict, list)):
            yield from dict.fromkeys(name for part in parts for name in self._named(part))
        elif isinstance(document, str) and words.name(self.scope, document, self.lang) != document:
            yield self.of(document)

    def _branch(self, space: Branch, answer: Any) -> str:
        if isinstance(answer, str):
            return self.of(answer)
        ((option, rest),) = answer.items()
        opened = space.options[option]
        more = "" if opened is None else f"{self.colon}{self.answer(opened, rest)}"
        return self.of(option) + more

    def _allocation(self, answer: dict[str, int]) -> str:
        places: dict[str, dict[str, int]] = {}
        for bin, number in answer.items():
            place, _, what = bin.rpartition("/")
            places.setdefault(place, {})[what] = number
        told = (
            f"{self.of(place)}{self.colon}{self.counts(numbers)}" if place else self.counts(numbers)
            for place, numbers in places.items()
        )
        return self.semicolon.join(told) or self._nothing

    def _one(self, identifier: str) -> str:
        called = str(words.spoken(self.scope, self.lang, identifier))
        return called if called != identifier else identifier.replace("_", " ")

    @staticmethod
    def _capital(text: str) -> str:
        return text[:1].upper() + text[1:]
