"""The odds that seats took: what they went for, how likely it was at that moment, and how it turned out.

An attack is to cost the enemy a figure or a stand, in westeros to hit; a charge is to reach its target, a
spell to succeed, a duel to slay the foe, a battle of throne to be won. Dice are weighed exactly, as the game
tells its odds to players; in throne every card that the other house may play is as likely.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import replace

from montjoie import words
from montjoie.analysis.report import Odds, Venture
from montjoie.bots.thinking import Mind
from montjoie.kernel.match import Match
from montjoie.table.chances.telling import WHOLE
from montjoie.words import both

# The decisions that begin something with odds; what is asked later on is about the same.
BEGIN = frozenset(
    f"{game}.{name}"
    for game, names in {
        "westeros": "choose_attack pursuit_target extra_target archers_target counter_attack parting_attack",
        "figurines": "choose_action choose_free_action choose_attack charge_target",
        "conquest": "choose_action charge_target charge_face volley_target choose_character_action choose_foe"
        " choose_spell",
    }.items()
    for name in names.split()
)
BATTLE = "throne.choose_card"
SETTLED = 40  # answers until a battle must have a winner


class Begun(NamedTuple):
    """A venture whose end is not known yet; `depth` of the steps that it began in, what its target had."""

    venture: Venture
    depth: int
    strength: int
    rolled: bool = False


class Ventures:
    """Follows a match from moment to moment, and notes what its seats venture."""

    def __init__(self, mind: Mind | None) -> None:
        self._mind = mind
        self._begun: list[Begun] = []
        self.ended: list[Venture] = []

    def begin(self, match: Match, number: int, told: int, seat: str, answer: Any) -> None:
        """Note what a seat is about to go for, if it has odds. Whoever begins something else has given up
        what he had not yet rolled for."""
        found = wager(self._mind, match, seat, answer)
        if found is None:
            return
        deed, target, chance = found
        self._begun = [each for each in self._begun if each.venture.seat != seat or each.rolled]
        venture = Venture(number, told, match.round, seat, deed, target, round(chance, 4), False)
        self._begun.append(Begun(venture, len(match.engine.stack), strength(match.engine, target)))

    def rolling(self) -> None:
        """Dice are thrown."""
        self._begun = [each._replace(rolled=True) for each in self._begun]

    def undone(self) -> None:
        """Somebody takes an answer back."""
        self._begun = []

    def follow(self, match: Match, since: int) -> None:
        """What has ended by now: by the events that everybody saw from a number on, or by what is left of a
        target."""
        for event in match.feed(None, since):
            for each in self._begun[:]:
                won = outcome(event, each.venture, match.engine)
                if won is not None:
                    # An answer of westeros such as "attack" names no target.
                    struck = event["facts"]["target"] if match.game == "westeros" else each.venture.target
                    self._end(each, won, struck)
        g = match.engine
        some = [each for each in self._begun if each.venture.deed in ("attack", "duel")]
        for each in some if match.game != "westeros" else ():  # which tells what an attack has come to
            if strength(g, each.venture.target) < each.strength:
                self._end(each, True)
            elif match.over or (each.rolled and len(g.stack) <= each.depth):
                self._end(each, False)

    def _end(self, each: Begun, won: bool, target: str | None = None) -> None:
        self._begun.remove(each)
        self.ended.append(replace(each.venture, target=target or each.venture.target, won=won))


def wager(mind: Mind | None, match: Match, seat: str, answer: Any) -> tuple[str, str, float] | None:
    """What an answer goes for, at whom, and how likely that is; None where it has no odds, or does not yet
    say at whom."""
    kind = match.decision_of(seat).kind
    if kind == BATTLE and mind is not None:
        return battle(mind, match, seat, answer)
    odds = match.odds(seat, answer) if kind in BEGIN else {}
    targets: dict[str, Any] = odds.get("targets", {_aim(answer): odds} if odds else {})
    if len(targets) != 1:
        return None
    ((aim, told),) = targets.items()
    target = aim.rpartition("/")[2]
    if "needed" in told:
        return "charge", target, told["success"] / WHOLE
    if "success" in told:
        if "/" in aim:
            return "spell", aim, told["success"] / WHOLE
        slain: float = told["target"]["destroyed"] / WHOLE
        return ("duel", target, slain) if target in match.engine.state.characters else None
    spread = next((told[name] for name in ("figures", "stands", "hits") if name in told), None)
    return None if spread is None else ("attack", target, 1 - spread[0] / WHOLE)


def _aim(answer: Any) -> str:
    """The last thing that an answer names."""
    return _aim([*answer.values()][-1]) if isinstance(answer, dict) else str(answer)


def battle(mind: Mind, match: Match, seat: str, card: str) -> tuple[str, str, float] | None:
    """The chance that a house wins a battle with a card, over the cards in the other's hand, which lies
    open."""
    other = next((one for one in match.engine.asked if one != seat), None)
    if other is None:
        return None
    hand = match.decision_of(other).candidates()
    won = [_winner(mind, match, {other: theirs, seat: card}) == seat for theirs in hand]
    return "battle", other, sum(won) / len(won)


def _winner(mind: Mind, match: Match, cards: dict[str, str]) -> str:
    """The seat that wins a battle with these cards, when everybody goes on quickly."""
    trial, rng = match.clone(), Random(0)
    since = len(trial.feed(None))
    for seat, card in cards.items():
        trial.submit(seat, card)
    for _ in range(SETTLED):
        for event in trial.feed(None, since):
            if event["kind"] == "throne.battle_won":
                return str(trial.engine.state.houses[event["facts"]["winner"]].seat)
        g = trial.engine
        for question in [each for seat, each in g.asked.items() if seat not in g.sealed]:
            trial.submit(question.seat, mind.quick(g, question, rng))
    return ""


def outcome(event: Any, venture: Venture, g: Any) -> bool | None:
    """Whether an event says that a venture has come off or not; None where it is not about it."""
    deed, target, facts = venture.deed, venture.target, event["facts"]
    match event["kind"]:
        case "westeros.attack_resolved" if deed == "attack":
            house = g.state.units[facts["attacker"]].house if facts["attacker"] in g.state.units else ""
            mine = not house or g.state.sides[house].seat == venture.seat
            return bool(facts["hits"] > 0) if mine else None
        case "figurines.charge_ended" if deed == "charge" and facts["target"] == target:
            return bool(facts["successful"])
        case "conquest.charge_failed" if deed == "charge" and facts.get("target", "") in ("", target):
            return False
        case "conquest.contact_made" if deed == "charge" and target in (facts["regiment"], facts["enemy"]):
            return True
        case "conquest.spell_cast" if deed == "spell" and f"{facts['spell']}/{facts['target']}" == target:
            return bool(facts["successes"] >= facts["needed"])
        case "throne.battle_won" if deed == "battle":
            return bool(g.state.houses[facts["winner"]].seat == venture.seat)
    return None


def strength(g: Any, target: str) -> int:
    """The figures or stands of a unit, 1 for a character; 0 when it is gone."""
    state = g.state
    for table, left in (("units", "figures"), ("regiments", "stands")):
        if target in getattr(state, table, {}):
            return int(getattr(getattr(state, table)[target], left))
    leader = getattr(state, "characters", {}).get(target)
    return int(leader is not None and not leader.lost)


def summed(ventures: list[Venture], seats: list[str]) -> Iterator[Odds]:
    """The ventures of every seat by deed: how many, at which chance on average, how many came off."""
    for seat in seats:
        own = [each for each in ventures if each.seat == seat]
        for deed in dict.fromkeys(each.deed for each in own):
            some = [each for each in own if each.deed == deed]
            chance, won = sum(each.chance for each in some) / len(some), sum(each.won for each in some)
            facts = {"number": len(some), "chance": round(100 * chance), "won": won}
            text = both(partial(_said, f"odds-{deed}", facts))
            yield Odds(seat, deed, len(some), round(chance, 4), won, text)


def _said(key: str, facts: dict[str, Any], lang: str) -> str:
    return words.say(lang, "ANA-", key, facts)
