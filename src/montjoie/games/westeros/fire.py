"""Fire: how it grows, what it ruins, how it spreads and how it is put out (WES-FIR, WES-OVL-08)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from montjoie.games.westeros import rolls
from montjoie.games.westeros.battlefield.field import board, direction_drawn, neighbours, occupants, unit_at
from montjoie.games.westeros.battlefield.terrain import attacker_caps, impassable, of_ground, terrain
from montjoie.games.westeros.content.effects import FireSymbols
from montjoie.games.westeros.content.special_rules import OnlyTokensBurn
from montjoie.games.westeros.events import DiceRolled, FiguresLost, FireChanged, FireSpread, GroundBurnt
from montjoie.games.westeros.queries import SCORCH_DICE
from montjoie.games.westeros.state import G, Ground, enemy_of
from montjoie.games.westeros.timing.occasions import special_rule
from montjoie.games.westeros.units import casualties
from montjoie.games.westeros.victory import scoring
from montjoie.kernel import Dice, Part, PublicStep, Refusal, Step, chance, modifies

HIGHEST = 4  # the level that spreads (WES-FIR-06)
QUENCHING = {1: "green", 2: "blue", 3: "red", 4: "valor"}  # what puts out each level (WES-FIR-13)


# How it grows.


def burn_limit(g: G, hex: str) -> int:
    """The highest fire level of a hex, 0 where nothing can burn (WES-FIR-03)."""
    return limit_of(g, g.state.ground[hex])


def limit_of(g: G, ground: Ground) -> int:
    """Nothing burns on rivers, hills, fords and stone (WES-TER-02, WES-TER-04, WES-OVL-03, WES-OVL-07), nor
    where all is devastated already (WES-OVL-09, WES-RUL-32)."""
    burning = of_ground(g, ground).burning
    return burning.limit if burning and (ground.overlay or not ground.devastated) else 0


def raise_fire(g: G, hex: str, levels: int, rule: str) -> None:
    """Levels are added to the fire of a hex, up to its limit (WES-FIR-02, WES-FIR-03, WES-KEY-52); at the
    limit the ground burns at once (WES-FIR-04, WES-RUL-30)."""
    ground = g.state.ground[hex]
    risen = min(ground.fire + levels, limit_of(g, ground))
    if risen > ground.fire:
        g.emit(FireChanged(hex, risen, ground.fire, terrain(g, hex).id), rule)
        burn(g, hex)


def burn(g: G, hex: str) -> None:
    """What fire at the burn limit does to the ground (WES-FIR-04): forests and buildings are devastated
    (WES-TER-03, WES-TER-05, WES-TER-06), bridges, palisades, tents and towers removed (WES-OVL-02,
    WES-OVL-04, WES-OVL-05, WES-OVL-06), plains and roads stay (WES-TER-01). Where the fire that is left
    fills the hex below a burnt token to its limit, that burns at once too (WES-RUL-66)."""
    ground, there = g.state.ground[hex], terrain(g, hex)
    if not ground.fire or ground.fire != limit_of(g, ground) or not there.burning:
        return
    if there.burning.at_limit == "nothing":
        return
    if there.burning.at_limit == "devastate":
        ruin = replace(ground, devastated=True)
    else:
        ruin = bared(g, ground, there.burning.at_limit == "remove_token_and_fire")
    g.emit(GroundBurnt(hex, there.id, ruin))
    scoring.burnt(g, there.id)
    if g.result is None:
        fall_in(g, hex)
    if g.result is None:
        burn(g, hex)  # what lay below the token (WES-RUL-66)


def bared(g: G, ground: Ground, fire_goes: bool) -> Ground:
    """A hex without the token that has burnt. The fire stays as far as the hex below can bear it
    (WES-RUL-32), unless it goes with a bridge, or the plan takes tokens away in the place of fire."""
    bare, rule = replace(ground, overlay=""), special_rule(g, OnlyTokensBurn)
    gone = fire_goes or (rule is not None and not rule.leaves_fire)
    return replace(bare, fire=0 if gone else min(ground.fire, limit_of(g, bare)))


def fall_in(g: G, hex: str) -> None:
    """A unit whose bridge is gone stands in the river and is eliminated (WES-OVL-10, WES-RUL-33)."""
    unit = unit_at(g, hex)
    if unit and impassable(g, g.state.units[unit], hex):
        casualties.eliminate(g, unit, "WES-OVL-10", "bridge")


# Regroup, step A.


def burning(g: G) -> list[str]:
    """The hexes with fire, row by row from the north, west to east (WES-RUL-31)."""
    ground = g.state.ground
    return [hex for hex in board(g).hexes if ground[hex].fire]


def in_turn(g: G, first: str) -> list[str]:
    """The hexes with fire in the order in which they do harm: the units of a House first, then those of the
    other, then nobody's (WES-REG-01, WES-RUL-82)."""
    there, houses = occupants(g), (first, enemy_of(first))
    owner = {hex: houses.index(g.state.units[unit].house) for hex, unit in there.items()}
    return sorted(burning(g), key=lambda hex: owner.get(hex, len(houses)))


class FirePhase(PublicStep, frozen=True):
    """Status conditions: fire is the only one (WES-FIR-01). Terrain, units, spread (WES-RUL-38)."""

    spreading: tuple[str, ...] = ()
    stages = ("ruin_terrain", "burn_units", "find_spreading", "spread")

    def ruin_terrain(self, g: G) -> None:
        """Step 1, WES-FIR-04: where the level equals the limit; bridges under units of the first player first
        (WES-REG-01)."""
        for hex in in_turn(g, g.state.course.first):
            if g.result is None:
                burn(g, hex)

    def burn_units(self, g: G) -> None:
        """Step 2, WES-FIR-05: a unit loses a figure per level, those of the first player first (WES-REG-01);
        nothing protects it (WES-KEY-13), and a commander removed so is captured whatever his rating."""
        there = occupants(g)
        for hex in in_turn(g, g.state.course.first):
            if hex in there and g.result is None:
                scorch_unit(g, there[hex], g.state.ground[hex].fire)

    def find_spreading(self, g: G) -> Step:
        """Step 3, WES-FIR-07: fires that reach the highest level in this step wait for the next round."""
        ground = g.state.ground
        return self.but(spreading=tuple(hex for hex in burning(g) if ground[hex].fire == HIGHEST))

    @chance
    def spread(self, g: G) -> Dice | None:
        """Step 3, WES-FIR-06: draw a direction token; it is returned before the next draw (WES-FIR-07)."""
        return Dice(1, len(board(g).toward)) if self.spreading else None

    @spread.chosen
    def spread_to(self, g: G, tokens: list[int]) -> Step:
        """WES-FIR-06: the hex in that direction gains a level, whoever stands there (WES-FIR-11)."""
        here = self.spreading[0]
        there = board(g).toward[direction_drawn(g, tokens[0])].get(here, "")
        grows = bool(there) and g.state.ground[there].fire < burn_limit(g, there)
        g.emit(FireSpread(here, tokens[0], there, grows))
        if grows:
            raise_fire(g, there, 1, "WES-FIR-06")
        return self.goto("spread", spreading=self.spreading[1:])


def scorch_unit(g: G, unit: str, level: int) -> None:
    """WES-FIR-05: one figure per fire level, the banner bearer last."""
    row = g.state.units[unit]
    if level < row.figures:
        g.emit(FiguresLost(unit, row.house, level, row.figures - level, "fire"), "WES-FIR-05")
    else:
        casualties.eliminate(g, unit, "WES-FIR-05", "fire")


# Putting out.


def put_out(g: G, unit: str) -> None:
    """WES-FIR-12: an activated unit puts out all fire in its own hex; it always succeeds."""
    hex = g.state.units[unit].hex
    g.emit(FireChanged(hex, 0, g.state.ground[hex].fire, terrain(g, hex).id, unit), "WES-FIR-12")


def quenchable(g: G, unit: str) -> list[str]:
    """The fires beside a unit, one of which it may try to put out (WES-FIR-13)."""
    ground = g.state.ground
    return [hex for hex in neighbours(g, g.state.units[unit].hex) if ground[hex].fire]


class QuenchFire(rolls.Cast, frozen=True):
    """A unit tries to put out an adjacent fire in the place of its attack (WES-FIR-13)."""

    unit: str
    hex: str

    def fell(self, g: G, symbols: tuple[str, ...]) -> None:
        """WES-FIR-13: the level says which symbol one die must show; success removes all fire."""
        symbol, level = symbols[0], g.state.ground[self.hex].fire
        house, wanted = g.state.units[self.unit].house, QUENCHING[level]
        g.emit(DiceRolled(house, (symbol,), "quench", self.unit, self.hex, (wanted,)), "WES-FIR-13")
        if symbol == wanted:
            out = FireChanged(self.hex, 0, level, terrain(g, self.hex).id, self.unit)
            g.emit(out, "WES-FIR-13")


# Scorched earth.


def scorchable(g: G, unit: str) -> list[str]:
    """The hexes a unit may set on fire."""
    return [hex for hex in neighbours(g, g.state.units[unit].hex) if not fireproof(g, unit, hex)]


def fireproof(g: G, unit: str, hex: str) -> Refusal | None:
    """Why a unit cannot set fire to a hex: not adjacent, occupied, not burnable (WES-KEY-50), or the plan
    keeps fire to some tokens (WES-GEN-04)."""
    if hex not in neighbours(g, g.state.units[unit].hex):
        return Refusal("WES-KEY-50", "scorch-not-adjacent", hex=hex)
    if other := unit_at(g, hex):
        return Refusal("WES-KEY-50", "scorch-occupied", hex=hex, unit=g.state.units[other].card)
    if not burn_limit(g, hex):
        return Refusal("WES-KEY-50", "scorch-cannot-burn", hex=hex, terrain=terrain(g, hex).id)
    rule = special_rule(g, OnlyTokensBurn)
    if rule and g.state.ground[hex].overlay not in rule.tokens:
        return Refusal("WES-GEN-04", "scorch-only-tokens", hex=hex, tokens=rule.tokens)
    return None


@modifies(SCORCH_DICE)
def of_scorcher(g: G, unit: str) -> Iterator[Part]:
    """WES-KEY-51: the attack dice of its rank, capped by the ground it stands on; nothing else that changes
    attack dice counts, nor does unbalanced (WES-RUL-64)."""
    row = g.state.units[unit]
    dice = g.content.unit_cards[row.card].order_table[row.rank].dice
    yield Part(dice, "WES-KEY-51", f"banner-{row.rank}", "base")
    yield from attacker_caps(g, row, "scorch")


def kindling(g: G, unit: str) -> set[str]:
    """The symbols that set fire: green shields, and what a commander's ability counts as such
    (WES-KEY-51)."""
    commander = g.state.units[unit].commander
    ops = g.content.commanders[commander].unit_ability.ops if commander else ()
    return {"green", *(symbol for op in ops if isinstance(op, FireSymbols) for symbol in op.add)}


class ScorchEarth(rolls.Cast, frozen=True):
    """A unit sets fire to an adjacent hex in the place of its attack (WES-KEY-50)."""

    unit: str
    hex: str

    def count(self, g: G) -> int:
        """WES-KEY-51: its attack dice."""
        return g.tally(SCORCH_DICE, self.unit).total

    def fell(self, g: G, symbols: tuple[str, ...]) -> None:
        """WES-KEY-51, WES-KEY-52: each success adds a level, up to the burn limit."""
        house, good = g.state.units[self.unit].house, kindling(g, self.unit)
        told = DiceRolled(house, symbols, "scorch", self.unit, self.hex, tuple(sorted(good)))
        g.emit(told, "WES-KEY-51")
        raise_fire(g, self.hex, sum(symbol in good for symbol in symbols), "WES-KEY-51")
