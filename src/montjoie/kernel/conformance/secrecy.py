"""The promise of secrecy: what a seat cannot see makes no difference to what it sees.

Non-interference, from four sides:

* **Worlds.** At every moment, for every seat and the spectator, a sampled world shows the same view, the
  same decision and the same legal answers, byte for byte. Who is asked is part of the view, so a question
  that depends on a hidden card is found here too.
* **What follows.** The next input, played in the match and in a world of an onlooker, shows the onlooker
  the same view and the same new events, unless an event that `reveals`, or the opening of sealed
  answers, lies between. Whatever shows somebody something hidden must therefore say so, or undo
  would give it away for nothing.
* **Sealed answers.** Two different answers of a seat, as long as others are awaited, leave view, decision
  and feed of everybody else identical.
* **Secret chance.** Another outcome of a `Chance` that is `secret` leaves the spectator's view and feed
  identical, unless an event that `reveals` follows at once. A seat may be dealt something by it: so for
  seats, outcomes that leave the same sight must leave the same feed. (That the rest of its sight is
  rightly its own is what the worlds check: they hold it fixed and vary all else.)

The control: over the game, each table, the stack and the sealed answers, where an onlooker is shown less
than there is, must really come out differently in some world; a sampler that hides by doing nothing, or
hands out the truth, fails. This finds leaks on the states played, it does not prove that there are none
elsewhere.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

from montjoie.kernel import views
from montjoie.kernel.chance import CHANCE, Chance, Rng
from montjoie.kernel.conformance.case import Case, Still, exact, promise, reveals, sight
from montjoie.kernel.errors import Refusal
from montjoie.kernel.match import Match
from montjoie.kernel.plain import whole
from montjoie.kernel.worlds import sampled_world


@promise
def keeps_secrets(case: Case) -> None:
    """What a seat cannot see makes no difference to what it sees (the module says how it is tested)."""
    hidden: set[str] = set()
    varied: set[str] = set()
    for moment in case.walk():
        rng = case.rng("secrets", moment.number)
        for onlooker in case.onlookers(moment.match):
            world = sampled_world(moment.match, onlooker, rng)
            shown, seen = sight(moment.match, onlooker, case.answers), sight(world, onlooker, case.answers)
            if shown != seen:
                raise case.broken(_differ("a world looks different", shown, seen), moment.number, onlooker)
            hidden |= _concealed(moment.match, onlooker)
            varied |= _changed(moment.match, world)
            _same_after(case, moment, world, onlooker)
        _sealed(case, moment, rng)
        pending = moment.match.chance
        if moment.seat == CHANCE and pending is not None and pending.secret:
            _secret_outcome(case, moment, pending, rng)
    if unvaried := sorted(hidden - varied):
        raise case.broken(f"hidden from somebody, yet the same in every world: {', '.join(unvaried)}")


def _differ(claim: str, one: bytes, other: bytes) -> str:
    """The claim, with the place where two texts part."""
    at = next(
        (i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
    )
    part = slice(max(0, at - 60), at + 60)
    return f"{claim}: …{one[part].decode('utf-8', 'replace')}… / …{other[part].decode('utf-8', 'replace')}…"


def _concealed(match: Match, onlooker: str | None) -> set[str]:
    """The parts of the match that an onlooker is shown less of than there is."""
    g = match.engine
    view = views.view(g, onlooker)
    board = whole(g.state)
    parts = {name for name in g.state.AUDIENCES if board[name] and view["board"][name] != board[name]}
    for told, step in zip(view["steps"], (whole(step) for step in g.stack), strict=True):
        # Where a step remembers nothing, an audience may tell what follows from the open table.
        fields = ((key, value) for key, value in step.items() if value and key not in ("step", "at"))
        if any(key not in told or told[key] != value for key, value in fields):
            parts.add("the stack")
    if any(_choices(match, other) > 1 for other in g.sealed if other != onlooker):
        parts.add("sealed answers")
    return parts


def _choices(match: Match, seat: str) -> int:
    """How many answers the seat has, up to two."""
    space = match.engine.asked[seat].space
    return sum(1 for _ in zip(range(2), space.candidates(match.engine), strict=False))


def _changed(match: Match, world: Match) -> set[str]:
    """The parts that came out differently in a world."""
    g, w = match.engine, world.engine
    parts = {name for name in g.state.AUDIENCES if getattr(g.state, name) != getattr(w.state, name)}
    parts |= {"the stack"} if g.stack != w.stack else set()
    return parts | ({"sealed answers"} if g.sealed != w.sealed else set())


def _news(match: Match, onlooker: str | None, since: int) -> list[Any]:
    """What an onlooker is told from an event of the log on."""
    old = match.engine.log[:since]
    count = sum(type(e.event).audience(match.engine, e.event, onlooker) is not None for e in old)
    return [{**told, "n": 0} for told in match.feed(onlooker, count)]


def _same_after(case: Case, moment: Still, world: Match, onlooker: str | None) -> None:
    """The next input shows the onlooker the same in the match and in his world."""
    n, match, seat, answer = moment
    if seat in ("", CHANCE):
        return
    asked = match.engine.asked
    opens = len(asked) > 1 and {*match.engine.sealed, seat} == set(asked)
    try:
        world.submit(seat, answer)
    except Refusal:
        return  # in that world the seat could not do it
    twin, since = match.clone(), len(match.engine.log)
    twin.submit(seat, answer)
    if opens or reveals(twin, since) or reveals(world, 0):
        return
    shown, seen = sight(twin, onlooker), sight(world, onlooker)
    if shown != seen:
        claim = f"the answer of {seat} shows something hidden, and no event reveals"
        raise case.broken(_differ(claim, shown, seen), n, onlooker)
    shown, seen = exact(_news(twin, onlooker, since)), exact(_news(world, onlooker, 0))
    if shown != seen:
        claim = f"the answer of {seat} tells something hidden, and no event reveals"
        raise case.broken(_differ(claim, shown, seen), n, onlooker)


def _sealed(case: Case, moment: Still, rng: Rng) -> None:
    """Which sealed answer a seat gave shows to nobody else while others are awaited."""
    match = moment.match
    for seat in match.engine.asked:
        if not set(match.engine.asked) - {*match.engine.sealed, seat}:
            continue
        seen: dict[str | None, bytes] = {}
        for _ in range(3):
            twin = match.clone()
            twin.submit(seat, match.engine.asked[seat].space.sample(match.engine, rng))
            for onlooker in case.onlookers(match):
                if onlooker == seat:
                    continue
                shown = sight(twin, onlooker, case.answers) + exact(twin.feed(onlooker))
                if seen.setdefault(onlooker, shown) != shown:
                    claim = _differ(f"the sealed answer of {seat} shows", seen[onlooker], shown)
                    raise case.broken(claim, moment.number, onlooker)


def _secret_outcome(case: Case, moment: Still, pending: Chance, rng: Rng) -> None:
    """Another secret outcome shows only to whom it dealt something."""
    n, match, _, outcome = moment
    since = len(match.engine.log)
    first = match.clone()
    first.decide_chance(outcome)
    for other in _outcomes(pending, outcome, case.answers, rng):
        second = match.clone()
        second.decide_chance(other)
        for onlooker in case.onlookers(match):
            same_view = sight(first, onlooker) == sight(second, onlooker)
            same_feed = exact(first.feed(onlooker)) == exact(second.feed(onlooker))
            if onlooker is None and not (same_view and same_feed):
                if not (reveals(first, since) and reveals(second, since)):
                    raise case.broken(f"the secret outcome of {pending} shows", n, onlooker)
            elif same_view and not same_feed:
                raise case.broken(f"the feed tells more of {pending} than the table shows", n, onlooker)


def _outcomes(pending: Chance, outcome: list[int], most: int, rng: Rng) -> Iterator[list[int]]:
    """Other outcomes: some drawn, some with two places of the one that came up exchanged."""
    size = len(outcome)
    for _ in range(most):
        yield pending.draw(rng)
        if size > 1:
            i, j = rng.randrange(size), rng.randrange(size)
            swapped = list(outcome)
            swapped[i], swapped[j] = swapped[j], swapped[i]
            with contextlib.suppress(Refusal):
                pending.check(swapped)
                yield swapped
