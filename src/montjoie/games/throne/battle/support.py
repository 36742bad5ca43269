"""Support: who may lend strength to a fight, and who declares it for which side (THR-SPT)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.throne.events import SupportDeclared, SupportWithheld
from montjoie.games.throne.seating import to, turn_order
from montjoie.games.throne.state import Army, G
from montjoie.kernel import Answer, Assignment, Part, PublicStep, Question, Refusal, Step, Tally, ask, settle

ATTACKER, DEFENDER = SIDES = ("attacker", "defender")


def opponent(side: str) -> str:
    """The other side."""
    return DEFENDER if side == ATTACKER else ATTACKER


class Fight(Step, frozen=True):
    """Units march against others: a battle, or the entry into the area of a neutral force.

    Units of supporting areas are neither attacking nor defending (THR-BAT-01). Cards and Blade stay
    away from neutral forces (THR-HCD-02, THR-VSB-03, THR-RUL-28).
    """

    area: str
    origin: str
    attacker: str
    march: str  # the order token that brought the attackers (THR-BAT-04)
    defender: str = ""  # nobody: a neutral force
    supports: dict[str, str] = {}  # supporting area -> side
    cards: dict[str, str] = {}  # side -> house card, once revealed
    strength: dict[
        str, Tally
    ] = {}  # side -> its strength as it was decided, whatever happens to the board since
    cancelled: str = ""  # the side whose card has lost its text
    blade: str = ""  # the side that has drawn the Valyrian Steel Blade

    def house(self, side: str) -> str:
        """The house that fights on a side."""
        return self.attacker if side == ATTACKER else self.defender

    def side(self, house: str) -> str:
        """The side on which a participant fights."""
        return ATTACKER if house == self.attacker else DEFENDER

    def army(self, g: G, side: str) -> Army:
        """The units of a side that stand in the embattled area."""
        armies = g.state.attackers if side == ATTACKER else g.state.armies
        return armies.get(self.area) or Army(self.house(side))


# Which areas may support, and how much.


def obstacle(g: G, house: str, area: str, battle: str) -> Refusal | None:
    """Why an area cannot support a fight: it needs a Support order of the house (THR-SPT-01) and true
    adjacency (THR-SPT-07: `neighbours` knows neither transport nor closed rivers); ships support
    everywhere (THR-SPT-05), land units never at sea (THR-SPT-06)."""
    order = g.state.orders.get(area)
    if not order or order.house != house or g.content.orders[order.token].type != "support":
        return Refusal("THR-SPT-01", "no-support-order", house=house, area=area)
    if battle not in g.content.neighbours[area]:
        return Refusal("THR-SPT-07", "support-not-adjacent", area=area, battle=battle)
    if g.content.areas[battle].sea and not g.content.areas[area].sea:
        return Refusal("THR-SPT-06", "support-land-at-sea", area=area, battle=battle)
    return None


def supporters(g: G, battle: str) -> dict[str, list[str]]:
    """The areas that may support a fight, by house in turn order (THR-SPT-01, THR-SPT-09); an order
    that has supported before may do so again (THR-SPT-04)."""
    found: dict[str, list[str]] = {}
    for area in g.content.neighbours[battle]:
        order = g.state.orders.get(area)
        if order and obstacle(g, order.house, area, battle) is None:
            found.setdefault(order.house, []).append(area)
    return {house: found[house] for house in turn_order(g) if house in found} if found else found


def support_strength(g: G, area: str) -> Tally:
    """What an area gives, all or nothing: the strength of all its units (THR-SPT-03), routed ones nothing
    (THR-ROU-01), plus 1 for a special order (THR-ORD-04); under Rains of Autumn its footmen count
    nothing (THR-WCD-09), against neutral forces too (THR-RUL-34)."""
    ready, kinds = g.state.armies[area].ready, g.content.units
    parts = [Part(n * kinds[kind].strength, "THR-SPT-03", kind, "base", n) for kind, n in ready.items()]
    token = g.content.orders[g.state.orders[area].token]
    if token.modifier:
        parts.append(Part(token.modifier, "THR-ORD-04", "special_support"))
    for card in g.state.turn.cards:
        for kind in g.content.westeros_cards[card].support_zero:
            if n := ready.count(kind):
                parts.append(Part(-n * kinds[kind].strength, "THR-WCD-09", card))
    return settle(parts)


def support_parts(g: G, area: str) -> Iterator[Part]:
    """The same as parts of the strength of the side it helps: its units together, then what changes that."""
    parts = support_strength(g, area).parts
    yield Part(sum(p.value for p in parts if p.layer == "base"), "THR-SPT-03", f"support/{area}")
    yield from (part for part in parts if part.layer != "base")


# The declaration.


class Support(Assignment, frozen=True, kw_only=True):
    """A house says for each of its supporting areas which side it helps; unnamed areas help nobody."""

    house: str

    def misfits(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """THR-SPT-02, THR-RUL-21: participants help only themselves; THR-NEU-03: nobody helps a neutral
        force."""
        fight: Fight = g.running(Fight)
        for area, side in answer.items():
            if area not in self.slots:
                if problem := obstacle(g, self.house, area, fight.area):
                    yield problem
            elif side not in SIDES:
                yield Refusal(rule, "not-offered", answer=side, offered=self.slots[area])
            elif side not in self.slots[area]:
                if fight.defender:
                    yield Refusal("THR-SPT-02", "support-against-oneself", house=self.house, area=area)
                else:
                    yield Refusal("THR-NEU-03", "support-for-neutral", area=area, battle=fight.area)


class DeclareSupport(PublicStep, frozen=True):
    """Support is declared openly, house by house in turn order, for good (THR-SPT-09, THR-RUL-20); it
    cannot be refused (THR-SPT-10, THR-RUL-22), even if it is worth nothing (THR-RUL-60). Supporting
    units neither move nor suffer (THR-SPT-08)."""

    waiting: tuple[str, ...] = ()
    stages = ("call", "declare")

    def call(self, g: G) -> Step:
        """THR-SPT-01: every house with a Support order in reach will be asked."""
        fight: Fight = g.running(Fight)
        return self.but(waiting=tuple(supporters(g, fight.area)))

    @ask
    def declare(self, g: G) -> Question | None:
        """THR-SPT-02: for the attacker or the defender; participants for themselves."""
        if not self.waiting:
            return None
        house, fight = self.waiting[0], g.running(Fight)
        sides = tuple(s for s in SIDES if fight.house(s) == house) or (SIDES if fight.defender else SIDES[:1])
        areas = supporters(g, fight.area)[house]
        return to(g, house, Support(dict.fromkeys(areas, sides), house=house), "THR-SPT-01")

    @declare.chosen
    def declared(self, g: G, seat: str, given: dict[str, str]) -> Step:
        """THR-SPT-03: each area to one side only; the next house knows of it."""
        house, fight = self.waiting[0], g.running(Fight)
        for area, side in given.items():
            helped, strength = fight.house(side), support_strength(g, area)
            g.emit(SupportDeclared(house, fight.area, area, side, helped, helped == house, strength))
        if given:
            g.revise(Fight, supports={**fight.supports, **given})
        else:
            g.emit(SupportWithheld(house, fight.area))
        return self.goto("declare", waiting=self.waiting[1:])
