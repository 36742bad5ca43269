"""Greedy plays throne one ply deep: it tries answers in a sampled world and keeps the best board."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from montjoie import bots
from montjoie.bots.throne.evaluation import evaluate, win_chance
from montjoie.bots.throne.planning import place_orders
from montjoie.games.throne.action_phase.movement import POWER
from montjoie.games.throne.battle.support import ATTACKER, DEFENDER, Fight
from montjoie.games.throne.seating import house_of
from montjoie.games.throne.state import G
from montjoie.kernel.chance import Stream
from montjoie.kernel.decisions import Decision
from montjoie.kernel.match import Match
from montjoie.kernel.spaces import Answer
from montjoie.kernel.worlds import sampled_world

TRIED = 60  # answers looked at where nothing better is known about a decision


class Greedy:
    """A sensible player who never looks further than the next board."""

    def __init__(self, game: str, seed: int | str = 0) -> None:
        self.rng = Stream(f"greedy-{seed}")
        self.habits: dict[str, Callable[[G, str, Decision], Answer]] = {
            "throne.place_orders": place_orders,
            "throne.bid_track": self.bid_track,
            "throne.bid_wildlings": self.bid_wildlings,
            "throne.choose_card": self.choose_card,
            "throne.support": self.support,
            "throne.use_blade": self.use_blade,
        }

    def choose(self, match: Match, seat: str) -> Answer:
        """A habit where answers are secret or a fight is on; elsewhere the best of the boards tried."""
        decision, g = match.decisions[seat], match.engine
        house = house_of(g, seat)
        habit = self.habits.get(decision.kind)
        if habit:
            return habit(g, house, decision)
        return self.best(sampled_world(match, seat, self.rng), seat, house)

    def best(self, world: Match, seat: str, house: str) -> Answer:
        """The answer whose board is worth most; of equals the first."""
        decision = world.decisions[seat]
        if decision.kind == "throne.march":
            answers: Iterable[Answer] = marches(decision)
        else:
            answers = decision.candidates(limit=TRIED)
        best, most = None, float("-inf")
        for answer in answers:
            trial = world.clone()
            trial.submit(seat, answer)
            value = outcome(trial, seat, house)
            if value > most:
                best, most = answer, value
        return best

    # Habits.

    def bid_track(self, g: G, house: str, decision: Decision) -> Answer:
        """A third of the power or so, never the same."""
        power = g.state.houses[house].power
        return min(power, power // 3 + self.rng.randrange(2))

    def bid_wildlings(self, g: G, house: str, decision: Decision) -> Answer:
        """Our share of the attack, and one more not to be the last."""
        share = -(-g.state.turn.wildlings // len(g.state.houses))
        return min(g.state.houses[house].power, share + (g.state.turn.wildlings > 2))

    def choose_card(self, g: G, house: str, decision: Decision) -> Answer:
        """The card that wins most often, less what it costs to be without it."""
        fight: Fight = g.running(Fight)
        side = ATTACKER if house == fight.attacker else DEFENDER
        cards = g.content.cards
        return max(
            decision.candidates(),
            key=lambda card: (
                10 * win_chance(g, fight, side, card)
                - 0.7 * cards[card].strength
                + 0.4 * (cards[card].swords + cards[card].fortifications)
            ),
        )

    def support(self, g: G, house: str, decision: Decision) -> Answer:
        """For ourselves always; for others against whoever leads, never for him."""
        fight: Fight = g.running(Fight)
        areas: dict[str, tuple[str, ...]] = decision.describe()["space"]["slots"]
        if house in (fight.attacker, fight.defender) or not fight.defender:
            if fight.attacker != house and not fight.defender:
                return {}
            return {area: sides[0] for area, sides in areas.items()}
        weaker = min((ATTACKER, DEFENDER), key=lambda side: evaluate(g, fight.house(side)))
        return dict.fromkeys(areas, weaker)

    def use_blade(self, g: G, house: str, decision: Decision) -> Answer:
        """Where it turns defeat into victory."""
        fight: Fight = g.running(Fight)
        side = ATTACKER if house == fight.attacker else DEFENDER
        drawn = fight.but(blade=side)
        return "use" if win_chance(g, drawn, side) > win_chance(g, fight, side) else "keep"


def outcome(trial: Match, seat: str, house: str) -> float:
    """The value of a board, or of a result."""
    result = trial.result
    if result is not None:
        return 1e6 if seat in result.ranking[0] else -1e6
    return evaluate(trial.engine, house)


def marches(decision: Decision) -> Iterator[Answer]:
    """Marches worth a look: stay, all or some to one area, a part each to two, a token left or not."""
    space: dict[str, Any] = decision.describe()["space"]["options"]
    for area, door in space.items():
        bins: dict[str, int] = door["bins"]
        kinds = {name.partition("/")[2]: n for name, n in bins.items() if name != POWER}
        goals = list(dict.fromkeys(name.partition("/")[0] for name in bins if name != POWER))
        plans: list[dict[str, int]] = [{}]
        for goal in goals:
            plans.append({f"{goal}/{kind}": n for kind, n in kinds.items()})
            for kind, n in kinds.items():
                plans.append({f"{goal}/{kind}": 1})
                if n > 1 or len(kinds) > 1:
                    rest = {f"{goal}/{k}": m - (k == kind) for k, m in kinds.items()}
                    plans.append({name: m for name, m in rest.items() if m})
        for one, other in itertools.permutations(goals, 2):
            for kind in kinds:
                if sum(kinds.values()) > 1:
                    main = {f"{one}/{k}": m - (k == kind) for k, m in kinds.items()}
                    plans.append({name: m for name, m in main.items() if m} | {f"{other}/{kind}": 1})
        for plan in plans:
            for answer in ({area: plan | {POWER: 1}}, {area: plan}) if POWER in bins else ({area: plan},):
                if not decision.problems(answer):
                    yield answer


bots.register("greedy", Greedy, "throne")
