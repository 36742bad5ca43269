"""What a March order may do: which units go where, and what stops them (THR-MAR)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from montjoie.games.throne.action_phase.neutral_forces import NeutralEntry, utmost
from montjoie.games.throne.state import KINDS, NONE, G, Units
from montjoie.games.throne.supply import limits, sizes_after, within
from montjoie.games.throne.transport import destinations
from montjoie.kernel import Allocation, Answer, Refusal, Rng, derived

POWER = "power"


def moves_of(answer: Answer) -> dict[str, Units]:
    """The units a march sends to each area; those not named stay (THR-MAR-02)."""
    moves: dict[str, Units] = {}
    for name, n in answer.items():
        if name != POWER:
            area, _, kind = name.partition("/")
            moves[area] = moves.get(area, NONE) + Units(**{kind: n})
    return moves


def contested(g: G, house: str, area: str) -> bool:
    """Whether entering an area is an attack: units of another house (THR-MAR-06) or a neutral force
    (THR-MAR-07) stand there. A mere token or an empty home is entered freely (THR-MAR-13, THR-CTL-08)."""
    army = g.state.armies.get(area)
    return area in g.state.neutrals or (army is not None and army.house != house)


def no_token(g: G, house: str, area: str) -> Refusal | None:
    """Why no power token can be left in an area: none at sea (THR-CTL-10), none at home (THR-RUL-19), one
    at most (THR-CTL-07), out of the available power (THR-CTL-04), and none beside units that stay
    (THR-CTL-03)."""
    if g.content.areas[area].sea:
        return Refusal("THR-CTL-10", "leave-token-at-sea", area=area)
    if g.content.areas[area].home_of == house:
        return Refusal("THR-RUL-19", "leave-token-at-home", area=area)
    if area in g.state.power_tokens:
        return Refusal("THR-CTL-07", "leave-token-already-there", area=area)
    if not g.state.houses[house].power:
        return Refusal("THR-CTL-04", "leave-token-without-power", house=house)
    return not_left(area) if g.state.armies[area].routed else None


def not_left(area: str) -> Refusal:
    """Units stay, so no token marks the area (THR-CTL-03)."""
    return Refusal("THR-CTL-03", "leave-token-area-not-left", area=area)


class MoveUnits(Allocation, frozen=True, kw_only=True):
    """The marching house: how many units of each kind go to each area (`AREA/KIND`), and whether a power
    token stays behind (`power`), decided before any battle (THR-CTL-12). Some may walk and others sail
    (THR-TRA-08); nothing at all is an answer too (THR-MAR-03)."""

    asked = False

    house: str
    area: str
    token: str

    # Which ways are open.

    @staticmethod
    @derived
    def open(g: G, house: str, area: str) -> MoveUnits:
        """The ways of the ready units of an area (THR-MAR-12, THR-ROU-05), each unit one move
        (THR-MAR-04); forces that no support could overcome are left out (THR-RUL-33)."""
        march = MoveUnits({}, house=house, area=area, token=g.state.orders[area].token)
        ready = g.state.armies[area].ready
        kinds = ready.items()
        bins: dict[str, int] = {}
        for to in destinations(g, house, area, kinds[0][0]) if kinds else ():
            if to not in g.state.neutrals or not march.too_strong(g, to, ready, {}):
                bins |= {f"{to}/{kind}": n for kind, n in kinds}
        if bins and no_token(g, house, area) is None:
            bins[POWER] = 1
        return replace(march, bins=bins)

    def too_strong(self, g: G, to: str, units: Units, others: dict[str, Units]) -> Refusal | None:
        """A neutral force is entered only if the sum could be reached (THR-NEU-02, THR-RUL-33)."""
        entry = NeutralEntry(area=to, origin=self.area, attacker=self.house, march=self.token, units=units)
        reached, needed = utmost(g, entry, others), g.state.neutrals[to].strength
        if reached >= needed:
            return None
        return Refusal("THR-RUL-33", "march-too-weak", area=to, reached=reached, needed=needed)

    # What does not fit, and what is forbidden.

    def misfits(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Each way must be open, to as many units as stand there ready; each reason is told once."""
        unfit = (self.unfit(g, rule, name, n) for name, n in answer.items())
        return iter(dict.fromkeys(refusal for refusal in unfit if refusal))

    def unfit(self, g: G, rule: str, name: str, n: int) -> Refusal | None:
        """Why a way is not open to so many units, or a token not left."""
        if name not in self.bins:
            return self.closed(g, name)
        if n < 0:
            return Refusal(rule, "bin-overdrawn", bin=name, given=n, high=self.bins[name])
        if n <= self.bins[name]:
            return None
        if name == POWER:
            return Refusal("THR-CTL-07", "leave-token-already-there", area=self.area)
        return self.too_many(g, name.partition("/")[2], n)

    def closed(self, g: G, name: str) -> Refusal:
        """Why units of a kind cannot go to an area, or no token be left."""
        if name == POWER:
            return no_token(g, self.house, self.area) or not_left(self.area)
        to, _, kind = name.partition("/")
        here, there, army = g.content.areas[self.area], g.content.areas.get(to), g.state.armies[self.area]
        if there is None:
            return Refusal("THR-GEO-04", "march-nowhere", to=to)
        if kind not in KINDS or not army.ready.count(kind):
            return self.too_many(g, kind, 1)
        if there.sea != here.sea:
            rule = "THR-GEO-01" if there.island else "THR-MAR-05"
            return Refusal(rule, "march-wrong-element", kind=kind, to=to)
        if frozenset((self.area, to)) in g.content.rivers:
            return Refusal("THR-GEO-02", "march-across-river", area=self.area, to=to)
        if to in destinations(g, self.house, self.area, kind):
            refusal = self.too_strong(g, to, army.ready, {})
            assert refusal is not None
            return refusal
        rule = "THR-GEO-01" if here.island else "THR-MAR-04"
        return Refusal(rule, "march-not-adjacent", area=self.area, to=to)

    def too_many(self, g: G, kind: str, given: int) -> Refusal:
        """More units than stand ready: there are no more (THR-MAR-02), or the others are routed
        (THR-MAR-12, THR-ROU-05)."""
        army = g.state.armies[self.area]
        ready, routed = (army.ready.count(kind), army.routed.count(kind)) if kind in KINDS else (0, 0)
        if routed and given <= ready + routed:
            return Refusal("THR-MAR-12", "march-routed", area=self.area, kind=kind, ready=ready)
        return Refusal("THR-MAR-02", "march-too-many", area=self.area, kind=kind, given=given, ready=ready)

    def forbids(self, g: G, answer: Answer) -> Iterator[Refusal]:
        """One move a unit, one attack a march, supply, the token left behind, forces too strong."""
        moves = moves_of(answer)
        if impossible := list(self.impossible(g, moves)):
            yield from impossible
            return
        yield from self.hungry(g, moves)
        leaving = sum(moves.values(), NONE)
        if POWER in answer and leaving != g.state.armies[self.area].units:
            yield not_left(self.area)
        for to in g.state.neutrals.keys() & moves.keys():
            others = {area: units for area, units in moves.items() if area != to}
            if refusal := self.too_strong(g, to, moves[to], others):
                yield refusal

    def impossible(self, g: G, moves: dict[str, Units]) -> Iterator[Refusal]:
        """What no further move makes good: a unit sent twice (THR-MAR-04), a second attack (THR-MAR-06,
        THR-MAR-07), by ship or not (THR-TRA-06)."""
        ready = g.state.armies[self.area].ready
        leaving = sum(moves.values(), NONE)
        if not ready.covers(leaving):
            for kind, n in leaving.items():
                if n > ready.count(kind):
                    yield self.too_many(g, kind, n)
        first, *more = [area for area in moves if contested(g, self.house, area)] or [""]
        for area in more:
            neutral = area in g.state.neutrals or first in g.state.neutrals
            yield Refusal(
                "THR-MAR-07" if neutral else "THR-MAR-06", "march-two-attacks", area=area, already=first
            )

    def hungry(self, g: G, moves: dict[str, Units]) -> Iterator[Refusal]:
        """The final position must be within the supply limits (THR-MAR-10, THR-SUP-09, THR-SUP-10) at the
        level that holds until the next Supply card (THR-SUP-08); where a neutral force may stand firm,
        the position with the units back in their area too (THR-RUL-33)."""
        arriving = {area: units.total for area, units in moves.items()}
        if arriving:
            yield from self._unfed("THR-MAR-10", "march-over-supply", g, arriving)
        for force in g.state.neutrals.keys() & moves.keys():
            if others := {area: n for area, n in arriving.items() if area != force}:
                yield from self._unfed("THR-RUL-33", "march-over-supply-if-held", g, others)

    def _unfed(self, rule: str, key: str, g: G, arriving: dict[str, int]) -> Iterator[Refusal]:
        changes = {**arriving, self.area: -sum(arriving.values())}
        if not within(g, self.house, changes):
            sizes = sizes_after(g, self.house, changes).values()
            armies = [str(n) for n in sorted(sizes, reverse=True) if n > 1]
            yield Refusal(rule, key, armies=armies, allowed=[str(n) for n in limits(g, self.house)])

    # Listing and sampling.

    def viable(self, g: G, partial: dict[str, int]) -> bool:
        """Too many units and a second attack stay wrong whatever follows."""
        return not any(self.impossible(g, moves_of(partial)))

    def sample(self, g: G, rng: Rng) -> Answer:
        """As thrown: what would break a rule was given up."""
        return self.throw(g, rng)

    def throw(self, g: G, rng: Rng) -> Answer:
        """Unit by unit to a random area or to none, with one attack at most; then what breaks a rule is
        given up, the last first."""
        army = g.state.armies[self.area]
        answer: dict[str, int] = {}
        attack, left = "", army.size
        for kind, n in army.ready.items():
            ways = [name for name in self.bins if name.endswith(kind)]
            for _ in range(n if ways else 0):
                i = rng.randrange(len(ways) + 1)
                if i < len(ways):
                    to = ways[i].partition("/")[0]
                    if to != attack and contested(g, self.house, to):
                        if attack:
                            continue
                        attack = to
                    answer[ways[i]] = answer.get(ways[i], 0) + 1
                    left -= 1
        if not left and POWER in self.bins and rng.randrange(2):
            answer[POWER] = 1
        while any(self.forbids(g, answer)):
            answer.popitem()
        return self.tidy(answer)
