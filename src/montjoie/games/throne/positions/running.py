"""What must hold of the running procedures: they speak of things that exist, and of a board as it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from montjoie.games.throne.action_phase.marches import MarchOrders
from montjoie.games.throne.action_phase.neutral_forces import NeutralEntry
from montjoie.games.throne.action_phase.raids import RaidOrders
from montjoie.games.throne.battle import Battle
from montjoie.games.throne.battle.abilities import Ability
from montjoie.games.throne.battle.cards import PlayCards
from montjoie.games.throne.battle.resolution import TakeCasualties
from montjoie.games.throne.battle.retreat import LeaveTheField
from montjoie.games.throne.battle.support import ATTACKER, DEFENDER, SIDES, DeclareSupport, Fight
from montjoie.games.throne.battle.valyrian_blade import OfferBlade
from montjoie.games.throne.control import controlled
from montjoie.games.throne.orders import placed
from montjoie.games.throne.round import Campaign
from montjoie.games.throne.state import TRACKS, G
from montjoie.games.throne.westeros_phase.clash_of_kings import TrackBidding
from montjoie.games.throne.westeros_phase.mustering import MusterUnits
from montjoie.games.throne.westeros_phase.wildlings import WildlingToll
from montjoie.kernel import Problem, Step
from montjoie.kernel.steps import END
from montjoie.kernel.vocabulary import Vocabulary, Words, strangers_in_steps

AREA = Vocabulary(lambda g: g.content.areas, "THR-GEO-05", "no-such-area")
HOUSE = Vocabulary(lambda g: g.state.houses, "THR-PLR-01", "no-such-house")
SIDE = Vocabulary(lambda g: SIDES, "THR-BAT-01", "no-such-side")
CARD = Vocabulary(lambda g: g.content.cards, "THR-HCD-01", "no-such-card")
ORDER = Vocabulary(lambda g: g.content.orders, "THR-ORD-01", "no-such-order")
DECK = Vocabulary(lambda g: g.content.decks, "THR-RUL-39", "no-such-deck")
TRACK = Vocabulary(lambda g: TRACKS, "THR-SET-08", "no-such-track")

WORDS: Words = {  # fields that hold an id or several, or map them to others or to numbers
    "area": AREA,
    "origin": AREA,
    "attacker": HOUSE,
    "defender": HOUSE,
    "highest": HOUSE,
    "house": HOUSE,
    "houses": HOUSE,
    "lowest": HOUSE,
    "ordered": HOUSE,
    "up": HOUSE,
    "waiting": HOUSE,
    "winners": HOUSE,
    "blade": SIDE,
    "cancelled": SIDE,
    "side": SIDE,
    "winner": SIDE,
    "march": ORDER,
    "deck": DECK,
    "track": TRACK,
    "bids": (HOUSE, None),
    "cards": (SIDE, CARD),
    "points": (AREA, None),
    "strength": (SIDE, None),
    "supports": (AREA, SIDE),
}
WITHIN_FIGHT = (Ability, DeclareSupport, LeaveTheField, OfferBlade, PlayCards, TakeCasualties)


def problems(g: G) -> Iterator[Problem]:
    """KER-POS-03: what they name exists; what they are about is on the board; all of them are part of a
    game (THR-GEN-02) and those of a fight part of one (THR-BAT-02)."""
    if g.stack and (not isinstance(g.stack[0], Campaign) or g.stack[0].at == END):
        yield Problem("position.steps[0]", "THR-GEN-02", "steps-outside-game", {})
    yield from strangers_in_steps(g, WORDS)
    for number, step in enumerate(g.stack):
        path = f"position.steps[{number}]"
        if isinstance(step, WITHIN_FIGHT) and not any(isinstance(s, Fight) for s in g.stack[:number]):
            yield Problem(path, "THR-BAT-02", "steps-outside-fight", {})
        for kind, check in CHECKS.items():
            if isinstance(step, kind):
                yield from check(g, path, step)


def mentioned(g: G) -> set[str]:
    """The areas and cards that fights in progress are about."""
    found: set[str] = set()
    for step in g.stack:
        if isinstance(step, Battle):
            found |= {step.area, *step.cards.values()}
    return found


def _battle(g: G, path: str, fight: Battle) -> Iterator[Problem]:
    """Both sides have units until one is beaten (THR-BAT-01), cards once they are played (THR-HCD-02),
    a winner once strengths are compared (THR-BAT-10), and the strengths that made him one, neither earlier
    nor later (THR-RUL-61)."""
    stage = Battle.stages.index
    past = len(Battle.stages) if fight.at == END else stage(fight.stage())
    attackers, army = g.state.attackers.get(fight.area), g.state.armies.get(fight.area)
    there = (attackers and attackers.house == fight.attacker, army and army.house == fight.defender)
    needed = (fight.winner != DEFENDER, fight.winner != ATTACKER)
    if past <= stage("settle_area") and any(n and not t for n, t in zip(needed, there, strict=True)):
        yield Problem(path, "THR-BAT-01", "battle-without-armies", {"area": fight.area})
    played = past > stage("cancel_texts") or (past == stage("cancel_texts") and not g.running(PlayCards))
    if played and set(fight.cards) != set(SIDES):
        yield Problem(path, "THR-HCD-02", "battle-without-cards", {"area": fight.area})
    if past > stage("compare") and not fight.winner:
        yield Problem(path, "THR-BAT-10", "battle-without-winner", {"area": fight.area})
    if set(fight.strength) != (set(SIDES) if past > stage("compare") else set()):
        yield Problem(path, "THR-RUL-61", "battle-strengths", {"area": fight.area})


def _entry(g: G, path: str, entry: NeutralEntry) -> Iterator[Problem]:
    """The units wait in their area for the neutral force to be met (THR-RUL-33), until it is decided."""
    if entry.at == END:
        return
    army = g.state.armies.get(entry.origin)
    waiting = army and army.house == entry.attacker and army.ready.covers(entry.units)
    if entry.area not in g.state.neutrals or not waiting or not entry.units:
        facts = {"area": entry.area, "origin": entry.origin}
        yield Problem(path, "THR-RUL-33", "entry-without-force", facts)


def _bidding(g: G, path: str, bidding: TrackBidding) -> Iterator[Problem]:
    """Everyone bids on every track (THR-COK-08), what he has or less (THR-COK-02)."""
    bidders = set(bidding.bids) if bidding.bids or bidding.at not in ("", "bid") else set(bidding.houses)
    if sorted(bidding.houses) != sorted(g.state.houses) or bidders != set(g.state.houses):
        yield Problem(path, "THR-COK-08", "bidding-without-all", {"track": bidding.track})
    for house, bid in bidding.bids.items():
        power = g.state.houses[house].power if house in g.state.houses else bid
        if not 0 <= bid <= power:
            yield Problem(f"{path}.bids", "THR-COK-02", "bid-beyond-power", {"given": bid, "high": power})


def _muster(g: G, path: str, mustering: MusterUnits) -> Iterator[Problem]:
    """Points come from castles the house controls (THR-MUS-01), no more than they give (THR-MUS-02)."""
    own = controlled(g, mustering.house)
    for area, points in mustering.points.items():
        high = g.content.areas[area].muster if area in own else 0
        if not 0 <= points <= high:
            facts = {"area": area, "given": points, "high": high}
            yield Problem(f"{path}.points", "THR-MUS-02", "muster-beyond-castle", facts)


def _toll(g: G, path: str, toll: WildlingToll) -> Iterator[Problem]:
    """The wildlings take two points or four (THR-WIL-06, THR-WIL-07); a choice is left only to a house
    that owns more (THR-WIL-11)."""
    losses, units = g.content.wildling_losses, g.content.units
    armies = [army.units for army in g.state.armies.values() if army.house == toll.house]
    owned = sum(n * units[kind].cost for army in armies for kind, n in army.items())
    rare = toll.at == "choose_losses" and owned <= toll.due
    if rare or toll.due not in (losses.each_house, losses.lowest_bidder):
        facts = {"house": toll.house, "given": toll.due, "owned": owned}
        yield Problem(f"{path}.due", "THR-WIL-11", "toll-wrong", facts)


def _cycle(g: G, path: str, cycle: RaidOrders | MarchOrders) -> Iterator[Problem]:
    """Only a house that has such an order is asked to resolve one (THR-RAI-01, THR-MAR-01)."""
    asked = cycle.at in ("raid", "march")
    known = all(order.token in g.content.orders for order in g.state.orders.values())
    if asked and known and not placed(g, cycle.up, cycle.at):
        rule = "THR-RAI-01" if cycle.at == "raid" else "THR-MAR-01"
        facts = {"house": cycle.up, "order": cycle.at}
        yield Problem(f"{path}.up", rule, "nothing-to-resolve", facts)


CHECKS: dict[type[Step], Callable[..., Iterator[Problem]]] = {
    Battle: _battle,
    NeutralEntry: _entry,
    TrackBidding: _bidding,
    MusterUnits: _muster,
    WildlingToll: _toll,
    RaidOrders: _cycle,
    MarchOrders: _cycle,
}
