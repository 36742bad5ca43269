"""The chances of attack dice and defense dice (FIG-RES-02 to FIG-RES-06). Nothing here knows a table, so that
what was found once holds for every attack on the same terms."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from montjoie.games.figurines.dice import counting
from montjoie.games.figurines.odds.panic import Trio
from montjoie.table.chances import spreads

DIE = range(1, 7)


class Throw(NamedTuple):
    """Attack dice: what one is worth, with the chances: hits that can be saved, hits that cannot
    (FIG-RES-15), ones where they count; how many dice; and hits without a die."""

    each: tuple[tuple[Trio, float], ...]
    dice: int
    auto_hits: int = 0


class Resistance(NamedTuple):
    """What stands between hits and wounds."""

    no_hits: bool  # they come to nothing
    free: int  # hits blocked without a die
    saves: bool  # whether there are any
    blocks: float  # the chance that a defense die blocks, with all re-rolls
    plain: float  # without any
    per_wound: int
    extra: int
    cleaving: bool

    def wounds(self, easy: int, hard: int) -> dict[int, float]:
        """The chances of wounds, of hits that can be saved and hits that cannot (FIG-RES-04, FIG-RES-06)."""
        if self.no_hits:
            return {self.extra: 1.0}
        hits, free = easy + hard, self.free
        due = counting.saves_due(easy, hard, free) if self.saves else 0
        return spreads.gathered(
            ((hits - min(hits, blocked + free) + more) // self.per_wound + self.extra, share * part)
            for blocked, share in enumerate(spreads.binomial(due, self.blocks))
            for more, part in (self.cleft(due, blocked) if self.cleaving else ((0, 1.0),))
        )

    def cleft(self, due: int, blocked: int) -> Iterable[tuple[int, float]]:
        """The chances of so many hits more: one for each failed save, with a save of its own. Tokens went
        with the first dice, unless none of these blocked."""
        kept = ((1 - self.plain) / (1 - self.blocks)) ** due if not blocked and self.blocks < 1 else 0.0
        fresh, worn = (spreads.binomial(due - blocked, 1 - chance) for chance in (self.blocks, self.plain))
        return enumerate(kept * one + (1 - kept) * other for one, other in zip(fresh, worn, strict=True))


@lru_cache(maxsize=1 << 10)
def struck(throw: Throw, against: Resistance, missed: int, whole: int) -> dict[tuple[int, int], float]:
    """The chances of so many hits and wounds, of a unit that `whole` wounds destroy; it suffers those of
    `missed` where nothing hits."""
    sums: dict[tuple[int, int], float] = {}
    for (easy, hard, ones), chance in spreads.total(dict(throw.each), throw.dice).items():
        easy += throw.auto_hits
        hits = 0 if against.no_hits else easy + hard
        for wounds, share in (against.wounds(easy, hard) if easy + hard else {missed: 1.0}).items():
            key = hits, min(whole, ones + wounds)
            sums[key] = sums.get(key, 0.0) + chance * share
    return sums
