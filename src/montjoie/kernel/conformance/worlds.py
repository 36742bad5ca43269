"""The promise of sampled worlds: they pose exactly the questions of the match, and can be played on."""

from __future__ import annotations

from montjoie.kernel.conformance.case import Case, Still, exact, promise
from montjoie.kernel.match import Match
from montjoie.kernel.worlds import sampled_world

AHEAD = 6  # answers by which a world is played on
APART = 10  # moments between two worlds that are played on


@promise
def asks_alike(case: Case) -> None:
    """In a world of a seat the same seats are asked, the seat itself the same, byte for byte (KER-WLD-01).

    At every moment of the game, since a question that hangs on a hidden card may stand for a single input:
    for the seats that are asked, and for one onlooker after the other. Now and then a world is played on, so
    that what was dealt anew fits the steps that run.
    """
    for moment in case.walk(every=True):
        everybody = case.onlookers(moment.match)
        some = dict.fromkeys((*moment.match.decisions, everybody[moment.number % len(everybody)]))
        for onlooker in some:
            world = sampled_world(moment.match, onlooker, case.rng("worlds", moment.number, onlooker))
            _alike(case, moment, world, onlooker)
            if moment.number % APART == 0:
                _play_on(case, moment, world, onlooker)


def _alike(case: Case, moment: Still, world: Match, onlooker: str | None) -> None:
    real, dealt = moment.match.engine, world.engine
    for there, here in (
        (list(world.decisions), list(moment.match.decisions)),
        (dealt.pending_chance, real.pending_chance),
        (dealt.asked.get(onlooker or ""), real.asked.get(onlooker or "")),
    ):
        if exact(there) != exact(here):
            raise case.broken(f"a world asks {there}, the match {here}", moment.number, onlooker)


def _play_on(case: Case, moment: Still, world: Match, onlooker: str | None) -> None:
    rng = case.rng("ahead", moment.number, onlooker)
    world.inside.live = True
    world.inside.settle()
    for _ in range(AHEAD):
        for seat, decision in world.decisions.items():
            if not world.over:
                world.submit(seat, decision.sample(rng))
