"""When to use what a commander can do once: for a gain that can be counted, or as soon as it does much."""

from __future__ import annotations

from montjoie.bots.greedy import Shortlist, Thought, only
from montjoie.bots.westeros.deeds import best_attack
from montjoie.bots.westeros.survey import Survey
from montjoie.games.westeros.abilities import commit
from montjoie.games.westeros.battlefield.field import distance, setting
from montjoie.games.westeros.cards.texts import ops
from montjoie.games.westeros.content.effects import (
    BonusDice,
    CancelHits,
    GrantKeyword,
    ReturnCommandTokens,
    SupportDice,
    SwapBannerBearer,
)
from montjoie.games.westeros.state import G
from montjoie.games.westeros.timing.windows import DECLINE, CommitWindow

THRIFT = 3.0  # what an ability must bring before the last round
COUNTED = BonusDice | CancelHits | SwapBannerBearer  # what they bring shows on the board at once


def commit_ability(thought: Thought[Survey]) -> Shortlist:
    """The first commander whose ability is worth its use now."""
    g, survey, gain = thought.g, thought.survey, thought.after
    window: CommitWindow = g.running(CommitWindow)
    last = g.state.course.round >= setting(g).round_limit
    used = {name for _, name in window.used}
    for usable in commit.usable(g, window):
        name, op = usable.name, ops(usable.step.text)[0]
        if name in used or usable.step.house != survey.house:
            continue
        if isinstance(op, COUNTED):
            use = gain(name) - gain(DECLINE) > (0.0 if last else THRIFT)
        elif isinstance(op, SupportDice):
            own = best_attack(g, survey, g.state.commanders[name].unit).value
            use = gain(name) - gain(DECLINE) > own
        elif isinstance(op, ReturnCommandTokens):
            use = g.state.commanders[name].tokens > 1
        elif isinstance(op, GrantKeyword):
            use = _pressed(g, survey, name)
        else:
            use = True
        if use:
            return only(name)
    return only(DECLINE)


def _pressed(g: G, survey: Survey, commander: str) -> bool:
    """Whether enemies stand close to a commander: two of them within his zone of control."""
    hex = g.state.units[g.state.commanders[commander].unit].hex
    near = [row for row in survey.enemies if distance(g, hex, row.hex) <= g.content.zone_of_control]
    return len(near) > 1
