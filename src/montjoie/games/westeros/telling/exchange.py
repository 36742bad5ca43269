"""What an attack can come to: the exact chances of its hits and retreats, for odds and bots. No dice are
rolled."""

from __future__ import annotations

from msgspec import Struct

from montjoie.games.westeros.combat.dice import attack_dice
from montjoie.games.westeros.combat.resolution import flanks, hitting
from montjoie.games.westeros.state import SYMBOLS, G
from montjoie.games.westeros.timing.strike import ARCHERS, Strike
from montjoie.games.westeros.units import casualties, keywords, lasting
from montjoie.table.chances.spreads import falls, gathered

Chances = dict[tuple[int, int], float]


class Exchange(Struct, frozen=True):
    """The prospects of an attack as it stands."""

    dice: int  # still to be rolled
    chances: Chances  # (hits taken, morale results) -> probability
    hits: float  # taken, on the average
    retreats: float  # morale results, before any is ignored, on the average
    eliminates: float  # the probability that the hits alone eliminate the target


def exchange(g: G, strike: Strike) -> Exchange:
    """The prospects of an attack: about to be made, or rolled, with the re-roll chosen or without.

    Before the roll a flanking attacker is taken to re-roll the missing symbol that most dice show."""
    if not strike.rolled:
        strike = strike.but(flanking=flanks(g, strike))
    good = hitting(g, strike)
    stands = [symbol for symbol in strike.rolled if symbol not in strike.rerolled]
    dice = len(strike.rolled) - len(stands) if strike.rolled else dice_of(g, strike)
    rerolls = lasting.reroll_symbols(g, strike.attacker) if strike.flanking and not strike.rolled else 0
    ignored = keywords.ignored_hits(g, strike.target).total + strike.cancelled
    scored, drove = sum(symbol in good for symbol in stands), stands.count("morale")
    chances = gathered(
        ((max(0, hits + scored - ignored), 0 if strike.mode == "parting" else morale + drove), chance)
        for (hits, morale), chance in thrown(g.content.faces, good, dice, rerolls).items()
    )
    return _sum_up(g, strike, dice, chances)


def dice_of(g: G, strike: Strike) -> int:
    """The dice of an attack about to be made; those of hidden archers are counted by their plan."""
    return strike.dice if strike.mode == ARCHERS else attack_dice(g, strike).total


def dogs(g: G, strike: Strike) -> Exchange:
    """War dogs, whose first die says what they do (WES-KEY-32): a shield of any rank is an attack with its
    dice, morale one hex of retreat (WES-KEY-33), valor one hit that nothing reduces (WES-KEY-34)."""
    faces, chances = g.content.faces, Chances()
    for symbol in dict.fromkeys(faces):
        match symbol:
            case "morale":
                then: Chances = {(0, 1): 1.0}
            case "valor":
                then = {(1, 0): 1.0}
            case rank:
                then = exchange(g, strike.but(rank=rank)).chances
        for outcome, chance in then.items():
            chances[outcome] = chances.get(outcome, 0.0) + chance * faces.count(symbol) / len(faces)
    return _sum_up(g, strike, 1, chances)


def _sum_up(g: G, strike: Strike, dice: int, chances: Chances) -> Exchange:
    target = g.state.units[strike.target]
    return Exchange(
        dice,
        chances,
        sum(hits * chance for (hits, _), chance in chances.items()),
        sum(retreats * chance for (_, retreats), chance in chances.items()),
        sum(
            chance
            for (hits, _), chance in chances.items()
            if casualties.toll(g, target, hits, strike.pressed).gone
        ),
    )


def thrown(faces: tuple[str, ...], good: tuple[str, ...], dice: int, rerolls: int = 0) -> Chances:
    """The chances of each number of hits and morale results with so many dice, of which those showing the
    `rerolls` most frequent missing symbols are rolled once more."""
    missing = [symbol for symbol in SYMBOLS if symbol not in good and symbol != "morale"]
    groups = [good, ("morale",), *([(symbol,) for symbol in missing] if rerolls else [tuple(missing)])]
    shares = tuple(sum(face in group for face in faces) / len(faces) for group in groups)
    chances: Chances = {}
    for (hits, morale, *misses), chance in falls(dice, shares):
        again = sum(sorted(misses, reverse=True)[:rerolls])
        for (more, driven), then in (thrown(faces, good, again) if again else {(0, 0): 1.0}).items():
            total = hits + more, morale + driven
            chances[total] = chances.get(total, 0.0) + chance * then
    return chances
