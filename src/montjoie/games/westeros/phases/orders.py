"""Order tokens: the supply, the pools, and what a token does (WES-TOK)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.westeros import activation
from montjoie.games.westeros.events import OrderTokensGained, OrderTokensSpent, UnitsRallied
from montjoie.games.westeros.state import RANKS, SYMBOLS, G
from montjoie.games.westeros.victory import morale, track
from montjoie.kernel import Answer, OneOf, PublicStep, Refusal

RANK_RULES = {"green": "WES-TOK-02", "blue": "WES-TOK-03", "red": "WES-TOK-04"}
SPENDING = RANK_RULES | {"valor": "WES-TOK-05", "morale": "WES-TOK-06"}  # two of a symbol: WES-TOK-07
RAISE, RALLY = "morale/raise", "morale/rally/"


# The supply.


def supply(g: G, symbol: str) -> int:
    """The tokens of a symbol that neither player holds."""
    held = sum(side.pool.get(symbol, 0) for side in g.state.sides.values())
    return g.content.components.order_tokens_per_symbol - held


def taken(g: G, symbols: tuple[str, ...]) -> dict[str, int]:
    """The tokens that dice results give: one each, as long as the supply has them (WES-MAR-02,
    WES-MAR-03, WES-RUL-03)."""
    found = {s: min(symbols.count(s), supply(g, s)) for s in SYMBOLS if s in symbols}
    return {symbol: n for symbol, n in found.items() if n}


def gain(g: G, house: str, symbols: tuple[str, ...], rule: str) -> None:
    """An effect gives order tokens, as long as the supply has them (WES-RUL-03)."""
    if tokens := taken(g, symbols):
        g.emit(OrderTokensGained(house, tokens), rule)


# What a player may do with his tokens.


class OrderUnit(OneOf, frozen=True):
    """The active player spends a token, or two of one symbol, on one of his units anywhere on the board
    (WES-TOK-01): "green/UNIT", "blue+blue/UNIT"; a morale token: "morale/raise", "morale/rally/UNIT"."""

    asked = False

    house: str = ""

    def unoffered(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """The rule of the token that is broken, where one can be named."""
        yield next(_faults(g, self.house, answer), None) or Refusal(
            rule, "not-offered", answer=answer, offered=self.options
        )


def uses(g: G, house: str) -> tuple[str, ...]:
    """Every use of the House's order tokens: a shield token activates a ready unit of its rank
    (WES-TOK-02, WES-TOK-03, WES-TOK-04), a valor token any ready unit (WES-TOK-05), two tokens of one
    symbol too, morale included (WES-TOK-07, WES-RUL-04); a morale token raises the own morale, even where
    that changes nothing, or lowers it to rally a spent unit (WES-TOK-06, WES-TOK-10). The symbols stand in
    the order of the token list (WES-RUL-46)."""
    pool = g.state.sides[house].pool
    if not pool:
        return ()
    ready = [name for name, unit in g.state.units.items() if unit.house == house and not unit.spent]
    found: list[str] = []
    for symbol in SYMBOLS:
        held = pool.get(symbol, 0)
        if held and symbol == "morale":
            found.append(RAISE)
            found += (RALLY + name for name in _rallied(g, house))
        elif held:
            found += (f"{symbol}/{name}" for name in ready if _fits(g, symbol, name))
        if held > 1:
            found += (f"{symbol}+{symbol}/{name}" for name in ready)
    return tuple(found)


def _fits(g: G, symbol: str, unit: str) -> bool:
    return symbol == "valor" or g.state.units[unit].rank == symbol


def _rallied(g: G, house: str) -> list[str]:
    """The units a morale token could rally: lowering morale is a price that must be payable (WES-RUL-05)."""
    if track.own_space(g, house) == track.LAST:
        return []
    return [name for name, unit in g.state.units.items() if unit.house == house and unit.spent]


def _faults(g: G, house: str, answer: str) -> Iterator[Refusal]:
    """What is wrong with a use of tokens that reads like one."""
    tokens, _, rest = answer.partition("/")
    symbols = tokens.split("+")
    if not set(symbols) <= set(SYMBOLS) or len(symbols) > 2:
        return
    if len(set(symbols)) < len(symbols) or len(symbols) == 1:
        held = g.state.sides[house].pool.get(symbols[0], 0)
        if held < len(symbols):
            yield Refusal("WES-TOK-08", "token-not-held", symbol=symbols[0], held=held, given=len(symbols))
    else:
        yield Refusal("WES-TOK-07", "tokens-not-alike", symbols=symbols)
    unit = g.state.units.get(rest.removeprefix("rally/"))
    if unit is None or unit.house != house:
        yield Refusal("WES-TOK-01", "order-not-own", unit=rest, house=house)
    elif symbols == ["morale"] and rest.startswith("rally/"):
        if not unit.spent:
            yield Refusal("WES-TOK-06", "rally-unit-ready", unit=unit.card, hex=unit.hex)
        yield Refusal("WES-TOK-10", "morale-cannot-fall", house=house)
    elif symbols == ["morale"]:
        yield Refusal("WES-TOK-06", "morale-orders-nobody", unit=unit.card, hex=unit.hex)
    elif unit.spent:
        yield Refusal("WES-RAL-07", "order-unit-spent", unit=unit.card, hex=unit.hex)
    elif symbols[0] in RANKS and len(symbols) == 1:
        facts = {"symbol": symbols[0], "unit": unit.card, "hex": unit.hex, "rank": unit.rank}
        yield Refusal(RANK_RULES[symbols[0]], "order-wrong-rank", **facts)


# What the token does.


class UseToken(PublicStep, frozen=True):
    """The use of a token: it goes back to the supply, then it does what it says (WES-TOK-08)."""

    house: str
    use: str  # as in `OrderUnit`
    stages = ("spend", "work")
    scene = True

    def spend(self, g: G) -> None:
        """WES-TOK-08: discard the token or tokens."""
        tokens, _, rest = self.use.partition("/")
        symbols = tokens.split("+")
        unit = "" if self.use == RAISE else rest.removeprefix("rally/")
        use = "raise" if self.use == RAISE else "rally" if self.use.startswith(RALLY) else "order"
        hex = g.state.units[unit].hex if unit else ""
        told = OrderTokensSpent(self.house, {symbols[0]: len(symbols)}, use=use, unit=unit, hex=hex)
        g.emit(told, SPENDING.get(tokens, "WES-TOK-07"))

    def work(self, g: G) -> None:
        """Raise morale, lower it and rally (WES-TOK-06, WES-MOR-08), or activate the unit, which may then
        move and attack but need not (WES-TOK-08, WES-TOK-09)."""
        shifts = g.content.shifts
        if self.use == RAISE:
            morale.shift(g, self.house, shifts.token_raise, "WES-TOK-06")
        elif self.use.startswith(RALLY):
            morale.shift(g, self.house, -shifts.token_rally, "WES-TOK-06")
            if g.result is None:  # on the own Rout space the battle is lost at once (WES-TOK-11)
                g.emit(UnitsRallied((self.use.removeprefix(RALLY),), "morale"), "WES-TOK-06")
        else:
            unit = self.use.partition("/")[2]
            g.do(activation.Activate(house=self.house, units=(unit,), by_token=True))
