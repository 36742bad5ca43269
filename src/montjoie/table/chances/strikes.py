"""The chances of dice that strike and dice that save: hits, and the wounds they come to. What was found once
holds for every strike on the same terms."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import NamedTuple

from montjoie.table.chances import spreads


class Throw(NamedTuple):
    """Dice that strike: what one is worth, with the chances: hits that can be saved, hits that cannot, wounds
    beside hits; how many dice; and hits without a die, which can be saved."""

    each: tuple[tuple[tuple[int, int, int], float], ...]
    dice: int
    auto_hits: int = 0


class Resistance(NamedTuple):
    """What stands between hits and wounds."""

    no_hits: bool  # they come to nothing
    free: int  # hits blocked without a die
    due: Callable[[int, int, int], int] | None  # saves, of hits that can be saved, that cannot, and `free`
    blocks: float  # the chance that a save blocks a hit, with all re-rolls
    plain: float  # without any
    per_wound: int  # hits
    extra: int  # wounds beside those of hits
    cleaving: bool  # whether each failed save is one more hit

    def wounds(self, easy: int, hard: int) -> dict[int, float]:
        """The chances of wounds, of hits that can be saved and hits that cannot."""
        if self.no_hits:
            return {self.extra: 1.0}
        hits, free = easy + hard, self.free
        due = self.due(easy, hard, free) if self.due else 0
        return spreads.gathered(
            ((hits - min(hits, blocked + free) + more) // self.per_wound + self.extra, share * part)
            for blocked, share in enumerate(spreads.binomial(due, self.blocks))
            for more, part in (self.cleft(due, blocked) if self.cleaving else ((0, 1.0),))
        )

    def cleft(self, due: int, blocked: int) -> Iterable[tuple[int, float]]:
        """The chances of so many hits more: one for each failed save, with a save of its own. What
        allowed re-rolls went with the first dice, unless none of these blocked."""
        kept = ((1 - self.plain) / (1 - self.blocks)) ** due if not blocked and self.blocks < 1 else 0.0
        fresh, worn = (spreads.binomial(due - blocked, 1 - chance) for chance in (self.blocks, self.plain))
        return enumerate(kept * one + (1 - kept) * other for one, other in zip(fresh, worn, strict=True))


@lru_cache(maxsize=1 << 10)
def struck(throw: Throw, against: Resistance, missed: int, whole: int) -> dict[tuple[int, int], float]:
    """The chances of so many hits and wounds, of somebody whom `whole` wounds destroy; he suffers those of
    `missed` where nothing hits."""
    sums: dict[tuple[int, int], float] = {}
    for (easy, hard, beside), chance in spreads.total(dict(throw.each), throw.dice).items():
        easy += throw.auto_hits
        hits = 0 if against.no_hits else easy + hard
        for wounds, share in (against.wounds(easy, hard) if easy + hard else {missed: 1.0}).items():
            key = hits, min(whole, beside + wounds)
            sums[key] = sums.get(key, 0.0) + chance * share
    return sums
