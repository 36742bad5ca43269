"""An analysis in words, for people."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import montjoie
from montjoie import words
from montjoie.analysis.report import Analysis, Chances

words.register("ANA", lambda: words.source_in(Path(__file__).parent / "words"))
STEPS = " ▁▂▃▄▅▆▇█"
HEAVY = 3  # rolls that are told
WIDE = 48  # moments of a curve that is drawn in a line


def told(analysis: Analysis, lang: str) -> Iterator[str]:
    """The analysis, line by line."""
    seats = {seat: _named(analysis.game, seat, lang) for seat in analysis.seats}
    if not analysis.valued:
        yield _say(lang, "not-valued", game=analysis.game)
        return
    yield _say(lang, "curve")
    wide = max(map(len, seats.values()))
    for seat, name in seats.items():
        line = [moment.chances[seat] for moment in analysis.curve]
        few = [line[len(line) * n // min(WIDE, len(line))] for n in range(min(WIDE, len(line)))]
        drawn = "".join(STEPS[round(chance * (len(STEPS) - 1))] for chance in few)
        yield f"  {name:<{wide}}  {drawn}  {_percent(line[0], lang)} → {_percent(line[-1], lang)}"
    yield from _turns(analysis, seats, lang)
    yield from _luck(analysis, seats, lang)
    yield from _costly(analysis, seats, lang)
    yield from _odds(analysis, seats, lang)


def _turns(analysis: Analysis, seats: dict[str, str], lang: str) -> Iterator[str]:
    if analysis.turns:
        yield _say(lang, "turns")
    for turn in analysis.turns:
        changes = _signed(turn.change, seats, lang)
        yield "  " + _say(lang, "turn", round=turn.round or 0, input=turn.input, changes=changes)
        yield from (f"    {sentence}" for sentence in turn.events[lang])


def _luck(analysis: Analysis, seats: dict[str, str], lang: str) -> Iterator[str]:
    if analysis.rolls:
        yield _say(lang, "luck", changes=_signed(analysis.luck, seats, lang))
    heavy = sorted(analysis.rolls, key=lambda roll: -max(map(abs, roll.luck.values())))[:HEAVY]
    for roll in heavy:
        dice = ", ".join(_named(analysis.game, face, lang) for face in roll.dice)
        facts = {"dice": dice, "changes": _signed(roll.luck, seats, lang)}
        yield "  " + _say(lang, "roll", round=roll.round or 0, input=roll.input, **facts)


def _costly(analysis: Analysis, seats: dict[str, str], lang: str) -> Iterator[str]:
    if analysis.costly:
        yield _say(lang, "costly")
    for each in analysis.costly:
        facts = {"seat": seats[each.seat], "cost": _percent(each.cost, lang), "round": each.round or 0}
        yield "  " + _say(lang, "cost", input=each.input, **facts)
        for key, choice in (("given", each.given), ("better", each.better)):
            answer = getattr(choice.text, lang)
            yield "    " + _say(lang, key, answer=answer, chance=_percent(choice.chance, lang))
        for key, what in (("more", each.more), ("less", each.less)):
            if what:
                yield "    " + _say(lang, key, what=", ".join(getattr(one, lang) for one in what))


def _odds(analysis: Analysis, seats: dict[str, str], lang: str) -> Iterator[str]:
    if analysis.statistics.odds:
        yield _say(lang, "odds")
    for each in analysis.statistics.odds:
        yield f"  {seats[each.seat]}{words.COLON[lang]}{getattr(each.text, lang)}"


def _named(game: str, thing: str, lang: str) -> str:
    return str(words.spoken(montjoie.find(game).prefix, lang, thing))


def _signed(changes: Chances, seats: dict[str, str], lang: str) -> str:
    heavy = sorted(changes.items(), key=lambda each: -abs(each[1]))
    return ", ".join(f"{seats[seat]} {_percent(change, lang, '+')}" for seat, change in heavy)


def _percent(share: float, lang: str, sign: str = "") -> str:
    whole = round(100 * share)
    number = f"{whole:{sign if whole else ''}d}".replace("-", "−")
    return f"{number} %" if lang == "fr" else f"{number}%"


def _say(lang: str, key: str, **facts: object) -> str:
    return words.say(lang, "ANA-", key, facts)
