"""What a careful player is warned of before he gives an answer: an action given up, an objective left, a
charge that will hardly arrive, a zone that does nothing."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.actions import legality
from montjoie.games.figurines.actions.acting import ChooseAction
from montjoie.games.figurines.battlefield import control, field
from montjoie.games.figurines.charge.targets import ChargeTarget, preview
from montjoie.games.figurines.moves.path import MovePath
from montjoie.games.figurines.state import G
from montjoie.games.figurines.tactics.board import ACTIONS, NOTHING, RULES, ActivateNcu, ClaimZone, ZoneEffect
from montjoie.kernel import Answer, Refusal
from montjoie.table import plane

UNLIKELY = 3_400  # of 10 000: a charge that needs a 5 or more

ChooseAction.gives_up(legality.FORGO, "FIG-ACT-01", "warn-forgoes")
ClaimZone.gives_up(NOTHING, "FIG-NCU-03", "warn-no-zone")


@MovePath.warned_by
def objective_left(space: MovePath, g: G, answer: Answer) -> Iterator[Refusal]:
    """Who no longer covers a token that it controls loses it (FIG-OBJ-05)."""
    end = space.motion(g, answer).end
    for token, holder in control.controlled(g):
        left = holder == space.piece and not plane.covers(end, field.token(g, token))
        if left and not control.carried(g):
            yield Refusal("FIG-OBJ-05", "warn-objective-left", unit=space.piece)


@ChargeTarget.warned_by
def long_charge(space: ChargeTarget, g: G, answer: Answer) -> Iterator[Refusal]:
    """A failed charge ends with a panic test (FIG-CHG-13)."""
    told = preview(g, space.unit, answer)
    if told["legal"] and told["chance"] < UNLIKELY:
        facts = {"unit": space.unit, "target": answer, "needed": told["needed"]}
        yield Refusal("FIG-CHG-13", "warn-long-charge", **facts)


@ClaimZone.warned_by
def idle_zone(space: ClaimZone, g: G, answer: Answer) -> Iterator[Refusal]:
    """No unit that the zone could work on (FIG-TAC-09)."""
    if answer not in RULES:
        return
    able = ACTIONS.get(answer, ())
    owner = g.state.ncus[g.running(ActivateNcu).ncu].owner
    units = ZoneEffect(zone=answer, player=owner).legal(g)
    if not any(not able or legality.legal(g, unit, able) for unit in units):
        yield Refusal(RULES[answer], "warn-idle-zone", zone=answer)
