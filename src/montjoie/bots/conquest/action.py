"""What greedy does with a regiment or a character, and in which order they act."""

from __future__ import annotations

from collections import Counter
from typing import Any

from montjoie.bots.conquest.fights import charges
from montjoie.bots.conquest.moves import askew, there
from montjoie.bots.conquest.survey import Survey, stand_worth
from montjoie.bots.greedy import Choice, Shortlist, only, ranked
from montjoie.games.conquest.actions.base import PASS
from montjoie.games.conquest.actions.charge import targets as chargeable
from montjoie.games.conquest.activation import PRESENT, Activation
from montjoie.games.conquest.characters.activation import DRAW, STOP
from montjoie.games.conquest.characters.duel import Duel, foes
from montjoie.games.conquest.odds import deeds
from montjoie.games.conquest.regiments.field import engaged, gap
from montjoie.games.conquest.state import INCH, G
from montjoie.kernel.decisions import Decision

# What actions are worth that no odds are counted for, in victory points.
IN_CONTACT = {"inspire": 6.0, "clash": 5.0, "combat_rally": 4.0, "spellcasting": 1.0, "combat_reform": -1.0}
BOLD = 1.5  # what it is worth to charge rather than to march, beside what the charge promises
AT_LARGE = {"rally": 4.0, "volley": 2.0, "aim": 2.2, "march": 1.0, "spellcasting": 1.5, "reform": -0.5}


def choose_action(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """In contact it strikes, Inspired where it can be; else it charges by the odds, shoots, turns to who
    threatens it, marches, or holds its zone."""
    space: Any = decision.space
    if len(space.options) == 1:
        return only(space.options[0])
    weigh = _fighting if engaged(g, space.regiment) else _free
    return weigh(g, survey, space.regiment, space.options)


def _fighting(g: G, survey: Survey, name: str, options: tuple[str, ...]) -> Shortlist:
    step: Activation = g.running(Activation)

    def worth(action: str) -> float:
        if action == "inspire":
            ready = "clash" in options and step.left > 1 and "charge" not in step.done_actions
            return IN_CONTACT[action] if ready else 0.0
        if action == "combat_rally" and not g.state.regiments[name].broken:
            return -0.5
        return IN_CONTACT.get(action, -2.0 if action != PASS else 0.0)

    return ranked(options, worth)


def _free(g: G, survey: Survey, name: str, options: tuple[str, ...]) -> Shortlist:
    step: Activation = g.running(Activation)
    found = charges(g, name, chargeable(g, name)) if "charge" in options else ()
    best = found[0].weight if found else -1.0
    held = survey.arrived(name) or there(g, survey, name)
    turned = askew(g, survey, name)

    def worth(action: str) -> float:
        if action == "charge":
            return BOLD + best - (0.0 if step.left > 1 else 1.0) if best > 0.0 else -5.0
        if action == "aim":
            return AT_LARGE[action] if "volley" in options and step.left > 1 else -1.0
        if action == "reform":
            return 1.5 if turned else AT_LARGE[action]
        if action == "march":
            return -0.2 if held else AT_LARGE[action]
        if action == "occupy":
            return survey.fortifies(name)
        return AT_LARGE.get(action, 0.0)

    return ranked(options, worth)


def character_action(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """A spell, a rally of the Broken, a duel that promises more than it costs; else nothing."""
    space: Any = decision.space
    one = g.state.characters[space.character]

    def worth(action: str) -> float:
        if action == "duel":
            bouts = (
                deeds.duel(g, Duel(character=space.character, foe=foe)) for foe in foes(g, space.character)
            )
            return max(bout.target.destroyed - bout.back.destroyed for bout in bouts)
        if action == "rally":
            return 2.0 if g.state.regiments[one.regiment].broken else -1.0
        return 0.0 if action == PASS else 1.0

    return ranked(space.options, worth)


# Who acts when.


def urgency(g: G, survey: Survey, name: str) -> float:
    """How soon a regiment had better act: in contact, then near an enemy, who arrives last."""
    row = g.state.regiments[name]
    if row.where not in PRESENT:
        return -100.0
    if engaged(g, name):
        return 100.0 + stand_worth(g, name) * row.stands
    foe = survey.nearest(name)
    return -gap(g, name, foe) / INCH if foe else -60.0


def order_stack(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """The most urgent first, each character just before his regiment (CON-CHR-14)."""
    space: Any = decision.space
    left = Counter(space.items)
    own = [name for name, row in g.state.regiments.items() if row.owner == survey.seat]
    order: list[str] = []
    for name in sorted(own, key=lambda name: (-urgency(g, survey, name), name)):
        row = g.state.regiments[name]
        leader = g.state.characters.get(row.character)
        for card in (leader.entry if leader else "", row.entry):
            if left[card]:
                left[card] -= 1
                order.append(card)
    return only([*order, *left.elements()])


def name_unit(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """The most urgent."""
    space: Any = decision.space
    rows = g.state.characters
    return ranked(space.options, lambda who: urgency(g, survey, rows[who].regiment if who in rows else who))


def draw_on(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """Draw where one's own next card is the regiment's (CON-CHR-14)."""
    space: Any = decision.space
    top = g.state.stacks[survey.seat].cards[0]
    regiment = g.state.regiments[g.state.characters[space.character].regiment]
    best = DRAW if top == regiment.entry else STOP
    return [Choice(best, 1.0), Choice(STOP if best == DRAW else DRAW, 0.0)]
