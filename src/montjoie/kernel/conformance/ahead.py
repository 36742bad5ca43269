"""The promise of rollouts: a light match goes where the match would go."""

from __future__ import annotations

from montjoie.kernel.chance import CHANCE, Rng
from montjoie.kernel.conformance.case import Case, promise
from montjoie.kernel.match import Match
from montjoie.kernel.spaces import Answer
from montjoie.kernel.worlds import sampled_world

AHEAD = 6  # answers by which rollouts and matches are played on side by side
APART = 5  # of the states looked at, one in so many for that


@promise
def rolls_out(case: Case) -> None:
    """The same answers and the same chance lead a rollout to the digest of the match (KER-ROL-01).

    The whole game is followed by a rollout, given every input that left a choice. Now and then a rollout
    and a match are played on side by side, of the match and of a world of a seat; what the rollout answers
    the match must accept. One world is rolled out to its end.
    """
    whole = case.start(live=False).rollout()
    chosen: dict[str, Answer] = {}  # of sealed answers, which may be replaced, those that were opened
    apart = 1 + len(case.played.inputs) * APART // case.states
    for n, match, seat, answer in case.walk(every=True):
        if not match.engine.sealed:
            for chooser, choice in chosen.items():
                whole.take(chooser, choice)
            chosen = {}
        if seat == CHANCE:
            whole.decide_chance(answer)
        elif seat and match.engine.asked[seat].space.only() is None:
            chosen[seat] = answer
        if n % apart == 1 and not match.over:
            _side_by_side(case, match.clone(), n, None, case.rng("ahead", n))
            onlookers = case.onlookers(match)
            onlooker = onlookers[n // apart % len(onlookers)]
            world = sampled_world(match, onlooker, case.rng("worlds", n))
            _side_by_side(case, world, n, onlooker, case.rng("world", n))
    if whole.digest() != case.played.digest():
        raise case.broken("a rollout of the whole game ends elsewhere")
    end = sampled_world(case.start(), None, case.rng("end"), live=True).rollout().play_out(case.rng("out"))
    if sorted(seat for place in end.ranking for seat in place) != sorted(case.played.seats):
        raise case.broken(f"the ranking {end.ranking} of a rollout does not place every seat once")


def _forced(match: Match) -> tuple[str, Answer] | None:
    """An answer that a rollout gives by itself."""
    answers = ((seat, decision.space.only()) for seat, decision in match.decisions.items())
    return next((answer for answer in answers if answer[1] is not None), None)


def _side_by_side(case: Case, match: Match, n: int, onlooker: str | None, rng: Rng) -> None:
    match.inside.live = True
    match.inside.settle()
    roll = match.rollout()
    here = match.digest(), len(match.inputs)
    twin = match.clone()
    for _ in range(AHEAD):
        if roll.digest() != twin.digest():
            raise case.broken("a rollout stands elsewhere than the match", n, onlooker)
        for seat, decision in roll.decisions.items():
            answer = decision.sample(rng)
            roll.take(seat, answer)
            twin.submit(seat, answer)
        while forced := _forced(twin):
            twin.submit(*forced)
    if (match.digest(), len(match.inputs)) != here:
        raise case.broken("a rollout changed the match", n, onlooker)
