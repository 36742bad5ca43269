"""What each op does to the units that the text names (`text.same`): the verbs of all cards (WES-GEN-01).

Ops that are procedures with decisions or dice of their own are in `feats.py`.
"""

from __future__ import annotations

from typing import get_args

from montjoie.games.westeros import fire
from montjoie.games.westeros.abilities import commit, feats
from montjoie.games.westeros.cards import decks, texts
from montjoie.games.westeros.cards.carry_out import DEEDS, CarryOut
from montjoie.games.westeros.cards.declaring import Declaring
from montjoie.games.westeros.content import effects as ops
from montjoie.games.westeros.events import CommandTokensReturned, EngagementBroken, UnitsRallied
from montjoie.games.westeros.state import G
from montjoie.games.westeros.timing import turn
from montjoie.games.westeros.timing.strike import Strike
from montjoie.games.westeros.units import lasting
from montjoie.games.westeros.victory import morale


def last(g: G, text: CarryOut, op: lasting.LastingOp) -> None:
    """A change that lasts, or, for one roll, dice for the attack at hand."""
    if isinstance(op, ops.BonusDice) and op.duration == "attack":
        feats.add_dice(g, text.commander, op.n)
        return
    source, scope = texts.source(text.text), _scope(text, op)
    for effect in lasting.of_op(op, text.house, source, () if scope else text.same, scope):
        lasting.begin(g, effect, texts.rule(text.text))


def _scope(text: CarryOut, op: lasting.LastingOp) -> str:
    """Where nobody is named: all enemies, or, by an ability, all friends who are in the commander's zone of
    control when it matters."""
    if op.count == "all" and op.who == "enemies":
        return lasting.ENEMIES
    mine = texts.source(text.text) == text.commander
    return lasting.ZONE if op.count == "all" and op.who == "friends_in_zoc" and mine else ""


# Units.


def order(g: G, text: CarryOut, op: ops.Order) -> None:
    """WES-CRD-01: the units are declared; they are activated with all others of the batch (WES-CRD-13)."""
    card: Declaring = g.running(Declaring)
    extra_move = {unit: op.bonus_move for unit in text.same if op.bonus_move}
    extra_dice = {unit: op.bonus_dice for unit in text.same if op.bonus_dice}
    g.revise(
        Declaring,
        batch=(*card.batch, *text.same),
        bonus_move={**card.bonus_move, **extra_move},
        bonus_dice={**card.bonus_dice, **extra_dice},
        no_attack=(*card.no_attack, *(text.same if op.no_attack else ())),
    )


def rally(g: G, text: CarryOut, op: ops.Rally) -> None:
    """Spent units become ready and may be activated again (WES-CRD-14)."""
    g.emit(UnitsRallied(text.same, texts.source(text.text)), texts.rule(text.text))


def free_move(g: G, text: CarryOut, op: ops.FreeMove) -> None:
    """One after the other, in the order the player likes (WES-MOV-02)."""
    parting = not op.no_parting_attack
    g.do(feats.FreeMoves(house=text.house, units=text.same, hexes=op.hexes, parting=parting))


def remove_engagement(g: G, text: CarryOut, op: ops.RemoveEngagement) -> None:
    """No penalty follows (WES-ENG-11)."""
    for unit in text.same:
        g.emit(EngagementBroken(unit, g.state.units[unit].partner, "card"), "WES-ENG-11")


def force_retreat(g: G, text: CarryOut, op: ops.ForceRetreat) -> None:
    """When the card says so (WES-RET-08)."""
    for unit in text.same:
        g.do(feats.DriveBack(unit=unit, hexes=op.hexes))


# Attacks.


def support_dice(g: G, text: CarryOut, op: ops.SupportDice) -> None:
    """The commander's unit has used its attack of this turn; the one under way has more dice."""
    turn.note_attack(g, g.state.commanders[text.commander].unit)
    feats.add_dice(g, text.commander, op.n)


def cancel_hits(g: G, text: CarryOut, op: ops.CancelHits) -> None:
    """The attack under way scores fewer hits."""
    strike: Strike = g.running(Strike)
    g.revise(Strike, cancelled=strike.cancelled + op.n)


def extra_attack(g: G, text: CarryOut, op: ops.ExtraAttack) -> None:
    """On any legal target, which is asked first."""
    g.do(feats.AttackAgain(unit=g.state.commanders[text.commander].unit))


def war_dogs(g: G, text: CarryOut, op: ops.WarDogsAttack) -> None:
    """Beside the unit's own attack."""
    g.do(feats.LooseDogs(unit=g.state.commanders[text.commander].unit))


def commit_refund(g: G, text: CarryOut, op: ops.CommitRefund) -> None:
    """The card is not turned if the unit attacked is no more (WES-GEN-01)."""
    if text.same and text.same[0] not in g.state.units:
        g.revise(commit.UseAbility, refunded=True)


def swap_banner(g: G, text: CarryOut, op: ops.SwapBannerBearer) -> None:
    """With whom is asked first."""
    g.do(feats.SwapBanners(house=text.house, commander=text.commander, text=text.text))


# Morale, cards, tokens, fire.


def shift_morale(g: G, text: CarryOut, op: ops.ShiftMorale) -> None:
    """As printed (WES-MOR-09)."""
    morale.shift(g, text.house, op.delta, "WES-MOR-09", texts.source(text.text))


def morale_per_event(g: G, text: CarryOut, op: ops.MoralePerEvent) -> None:
    """Counted when the turn ends, with what happened before (WES-MOR-09)."""
    lasting.begin(g, lasting.per_event(op, text.house, texts.source(text.text)), texts.rule(text.text))


def draw(g: G, text: CarryOut, op: ops.Draw) -> None:
    """From the own deck (WES-DCK-06)."""
    g.do(decks.DrawCards(house=text.house, count=op.n, rule=texts.rule(text.text)))


def gain_order_tokens(g: G, text: CarryOut, op: ops.GainOrderTokens) -> None:
    """By dice, as in the marshalling phase (WES-MAR-02)."""
    g.do(feats.RollForTokens(house=text.house, dice=op.dice, rule=texts.rule(text.text)))


def return_command_tokens(g: G, text: CarryOut, op: ops.ReturnCommandTokens) -> None:
    """As many as the card still holds; they count for advantage again (WES-RAL-02)."""
    held = g.state.commanders[text.commander].tokens
    back = held if op.n == "all" else min(op.n, held)
    if back:
        g.emit(CommandTokensReturned(text.house, text.commander, back), texts.rule(text.text))


def raise_all_fires(g: G, text: CarryOut, op: ops.RaiseAllFires) -> None:
    """Every fire that burns now, up to its limit (WES-FIR-03), the own units' first (WES-RUL-82)."""
    for hex in fire.in_turn(g, text.house):
        if g.result is None:
            fire.raise_fire(g, hex, op.n, texts.rule(text.text))


DEEDS |= {
    **dict.fromkeys(get_args(lasting.LastingOp), last),
    ops.Order: order,
    ops.Rally: rally,
    ops.FreeMove: free_move,
    ops.RemoveEngagement: remove_engagement,
    ops.ForceRetreat: force_retreat,
    ops.SupportDice: support_dice,
    ops.CancelHits: cancel_hits,
    ops.ExtraAttack: extra_attack,
    ops.WarDogsAttack: war_dogs,
    ops.CommitRefund: commit_refund,
    ops.SwapBannerBearer: swap_banner,
    ops.ShiftMorale: shift_morale,
    ops.MoralePerEvent: morale_per_event,
    ops.Draw: draw,
    ops.GainOrderTokens: gain_order_tokens,
    ops.ReturnCommandTokens: return_command_tokens,
    ops.RaiseAllFires: raise_all_fires,
}
