"""The space of documents: an army list, a map, whatever a game reads as JSON (KER-ANS).

The game tells what is wrong with a document in `forbids`, and gives examples in `every`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from montjoie.kernel.errors import Refusal
from montjoie.kernel.spaces import Answer, Space

if TYPE_CHECKING:
    from montjoie.kernel.engine import AnyEngine


class Document(Space, frozen=True):
    """Any JSON value; its legal answers cannot be listed, candidates are examples."""

    form = "document"
    shape = Any
    listed = False

    def parse(self, raw: Any, rule: str) -> Answer:
        """The document as a JSON reader gives it (KER-ANS-01)."""
        try:
            return self.tidy(msgspec.json.decode(msgspec.json.encode(raw)))
        except (TypeError, ValueError, OverflowError, RecursionError, msgspec.MsgspecError):
            raise self.malformed() from None

    def example(self) -> Answer:
        """An empty document, unless the game knows better."""
        return {}

    def misfits(self, g: AnyEngine, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Every JSON value has the shape of a document."""
        return iter(())

    def schema(self) -> dict[str, Any]:
        """Anything, unless the game knows better."""
        return {}

    def write(self, answer: Answer) -> str:
        """JSON without spaces, on one line."""
        return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))

    def read(self, text: str) -> Answer:
        """The document written; KER-NOT-01 where it is no JSON."""
        try:
            return json.loads(text)
        except (ValueError, RecursionError):
            raise Refusal("KER-NOT-01", "notation-document", word=text[:60]) from None
