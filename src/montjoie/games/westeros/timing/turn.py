"""What a turn remembers of its units: who has moved, attacked, followed up (WES-RUL-47)."""

from __future__ import annotations

from typing import Any

from montjoie.games.westeros.state import G
from montjoie.games.westeros.timing.strike import Strike
from montjoie.kernel import PublicStep


class Turn(PublicStep, frozen=True, kw_only=True):
    """A procedure that remembers: a player's turn, and each activation in it. Each has a `house`."""

    moved: dict[str, int] = {}  # how many hexes, by the own will: a retreat does not count (WES-RUL-47)
    attacked: tuple[str, ...] = ()
    followed: tuple[str, ...] = ()  # advanced or pursued, once per turn (WES-KEY-02, WES-KEY-62)
    eliminated: tuple[str, ...] = ()  # the House of each unit that was
    retreated: dict[str, int] = {}  # how many hexes, by "HOUSE/UNIT"
    victors: tuple[str, ...] = ()  # units whose attack eliminated its target or made it retreat
    verified: dict[str, int] = {}  # order tokens shown for a tactic, by symbol (WES-TAC-05)


class Activation(Turn, frozen=True, kw_only=True):
    """Units that are activated together, and what they may still do."""

    units: tuple[str, ...]
    no_attack: tuple[str, ...] = ()  # the order or the option used allows none (WES-ACT-03)
    finished: tuple[str, ...] = ()  # neither move nor attack any more


def running(g: G) -> list[Turn]:
    """The turn and the activation under way, the outermost first."""
    return [step for step in g.stack if isinstance(step, Turn)]


def active(g: G) -> str:
    """The House whose turn it is; the first player's between turns."""
    turns: list[Any] = running(g)
    return turns[0].house if turns else g.state.course.first


def moved(g: G, unit: str) -> int:
    """How many hexes a unit has moved this turn (WES-RUL-47)."""
    return max((step.moved.get(unit, 0) for step in running(g)), default=0)


def attacked(g: G, unit: str) -> bool:
    """Whether a unit has used an attack this turn (WES-CBT-03)."""
    return any(unit in step.attacked for step in running(g))


def followed(g: G, unit: str) -> bool:
    """Whether a unit has advanced or pursued this turn (WES-KEY-02, WES-KEY-62)."""
    return any(unit in step.followed for step in running(g))


def eliminated(g: G, house: str) -> int:
    """How many units of a House were eliminated this turn."""
    return max((step.eliminated.count(house) for step in running(g)), default=0)


def driven_off(g: G, house: str, hexes: int) -> int:
    """How many units of a House have retreated at least so many hexes this turn, all their retreats taken
    together; each counts once (WES-RUL-72)."""
    return max((_driven(step, house, hexes) for step in running(g)), default=0)


def _driven(step: Turn, house: str, hexes: int) -> int:
    return sum(n >= hexes for unit, n in step.retreated.items() if unit.startswith(f"{house}/"))


def drove_off(g: G, unit: str) -> bool:
    """Whether an attack of the unit has eliminated its target this turn or made it retreat."""
    return any(unit in step.victors for step in running(g))


def verified(g: G, symbol: str) -> int:
    """How many order tokens of a symbol were verified this turn (WES-TAC-05)."""
    return max((step.verified.get(symbol, 0) for step in running(g)), default=0)


def note_move(g: G, unit: str, hexes: int) -> None:
    """A unit has moved."""
    for step in _interrupted(g):
        _note(g, step, moved={**step.moved, unit: step.moved.get(unit, 0) + hexes})


def note_attack(g: G, unit: str) -> None:
    """A unit uses its attack."""
    for step in _interrupted(g):
        _note(g, step, attacked=(*step.attacked, unit))


def note_following(g: G, unit: str) -> None:
    """A unit has advanced or pursued."""
    for step in _interrupted(g):
        _note(g, step, followed=(*step.followed, unit))


def note_elimination(g: G, unit: str, house: str) -> None:
    """A unit is eliminated."""
    for step in _interrupted(g):
        victors = (*step.victors, *_attacker_of(g, unit))
        _note(g, step, eliminated=(*step.eliminated, house), victors=victors)


def note_retreat(g: G, unit: str, house: str) -> None:
    """A unit has retreated one hex."""
    name = f"{house}/{unit}"
    for step in _interrupted(g):
        hexes = step.retreated.get(name, 0) + 1
        victors = (*step.victors, *_attacker_of(g, unit))
        _note(g, step, retreated={**step.retreated, name: hexes}, victors=victors)


def note_verified(g: G, tokens: dict[str, int]) -> None:
    """Order tokens were shown for a tactic (WES-TAC-05)."""
    for step in _interrupted(g):
        shown = {symbol: step.verified.get(symbol, 0) + n for symbol, n in tokens.items()}
        _note(g, step, verified={**step.verified, **shown})


def _attacker_of(g: G, unit: str) -> tuple[str, ...]:
    strike: Strike | None = g.running(Strike)
    return (strike.attacker,) if strike and strike.target == unit else ()


def _interrupted(g: G) -> list[Turn]:
    """All but the step that is just running: it changes itself by what it returns."""
    return [step for step in g.stack[:-1] if isinstance(step, Turn)]


def _note(g: G, step: Turn, **new: Any) -> None:
    g.revise(type(step), **new)
