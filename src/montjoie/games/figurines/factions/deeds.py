"""What cards and abilities do, in the words of their texts: `work = deeds.gives("panicked")`.

A deed is done to the target that was chosen; where there is none, to the unit that has the ability or whom
the moment is about, or, if it harms, to the other unit of the moment.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from montjoie.games.figurines.actions.boosts import Grant
from montjoie.games.figurines.battlefield import teams
from montjoie.games.figurines.dice.rerolls import Reroll, rolls_again
from montjoie.games.figurines.events import NcuTokens, TestSettled
from montjoie.games.figurines.factions.whom import Who
from montjoie.games.figurines.harm import conditions, effects, morale, strike
from montjoie.games.figurines.harm.casualties import AutoHits, Heal, Suffer
from montjoie.games.figurines.harm.conditions import GiveCondition
from montjoie.games.figurines.harm.effects import DieHeal, DieWounds
from montjoie.games.figurines.powers import decks, lasting
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Condition, Effect

Deed: TypeAlias = Callable[[Effect, G], None]
Count: TypeAlias = int | Callable[[Effect, G], int]
Gift: TypeAlias = Callable[[Effect, G, str], Any]  # what a free action is given, by who makes it; or None


def helped(use: Effect) -> str:
    """The target, or the unit."""
    return use.target or use.actor


def harmed(use: Effect) -> str:
    """The target, or the other unit of the moment: the defender, the target of a charge."""
    return use.target or use.moment.other


def all_of(*deeds: Deed) -> Deed:
    """One after the other."""

    def work(use: Effect, g: G) -> None:
        for deed in deeds:
            deed(use, g)

    return work


def nothing(use: Effect, g: G) -> None:
    """Nothing happens."""


def provided(condition: Condition, deed: Deed, otherwise: Deed = nothing) -> Deed:
    """If something is so; else perhaps something else."""
    return lambda use, g: deed(use, g) if condition(use, g) else otherwise(use, g)


def depending(condition: Condition, then: Any, otherwise: Any) -> Count:
    """So much if something is so, else as much as otherwise."""
    return lambda use, g: then if condition(use, g) else otherwise


def _value(use: Effect, g: G, count: Any) -> Any:
    return count(use, g) if callable(count) else count


# Tokens, wounds, tests.


def gives(*tokens: str) -> Deed:
    """Whom it harms becomes Panicked, Vulnerable, Weakened."""
    return lambda use, g: _give(g, harmed(use), tokens)


def becomes(*tokens: str) -> Deed:
    """The unit itself does."""
    return lambda use, g: _give(g, use.actor, tokens)


def gives_engaged(*tokens: str) -> Deed:
    """All enemies engaged with the unit do."""

    def work(use: Effect, g: G) -> None:
        for enemy in effects.engaged_enemies(g, use.actor):
            _give(g, enemy, tokens)

    return work


def _give(g: G, unit: str, tokens: tuple[str, ...]) -> None:
    for token in tokens:
        conditions.give(g, unit, token)


def gives_choice(count: Count = 1) -> Deed:
    """Whom it harms receives tokens of the kinds that the player chooses."""
    return lambda use, g: g.do(GiveCondition(unit=harmed(use), player=use.owner, count=_value(use, g, count)))


def wounds(count: Count) -> Deed:
    """Whom it harms suffers wounds by this unit (FIG-GLO-06)."""
    return lambda use, g: g.do(
        Suffer(unit=harmed(use), wounds=_value(use, g, count), by=use.owner, source=use.actor)
    )


def wounds_attacker(count: Count) -> Deed:
    """The attacker suffers wounds by the defender."""
    return lambda use, g: g.do(Suffer(**_back(use), wounds=_value(use, g, count)))


def hits(count: Count) -> Deed:
    """Whom it harms suffers automatic hits by this unit, saved at once (FIG-RES-12)."""
    return lambda use, g: g.do(
        AutoHits(unit=harmed(use), hits=_value(use, g, count), by=use.owner, source=use.actor)
    )


def hits_attacker(count: Count) -> Deed:
    """The attacker suffers automatic hits by the defender, saved at once (FIG-RES-12)."""
    return lambda use, g: g.do(AutoHits(**_back(use), hits=_value(use, g, count)))


def _back(use: Effect) -> dict[str, Any]:
    return {"unit": use.moment.unit, "by": use.owner, "source": use.moment.other}


def wounds_die(plus: int = 0) -> Deed:
    """Whom it harms suffers as many wounds as a D3 shows, and some more."""

    def work(use: Effect, g: G) -> None:
        doer = use.source if use.source in g.state.units else ""
        g.do(DieWounds(unit=harmed(use), by=use.owner, plus=plus, source=use.name, doer=doer))

    return work


def bleeds(plus: int = 0) -> Deed:
    """The unit of the moment suffers as many wounds as a D3 shows, and some more, by the player."""
    return lambda use, g: g.do(DieWounds(unit=use.moment.unit, by=use.owner, plus=plus, source=use.name))


def heals(count: Count) -> Deed:
    """Whom it helps heals so many wounds (FIG-HEA-01)."""
    return lambda use, g: g.do(Heal(unit=helped(use), up_to=_value(use, g, count), exactly=True))


def heals_up_to(count: Count) -> Deed:
    """It heals up to so many, as the player of the effect likes (FIG-GLO-12)."""
    return lambda use, g: g.do(Heal(unit=helped(use), up_to=_value(use, g, count), chooser=use.owner))


def heals_die(plus: int = 0) -> Deed:
    """It heals up to what a D3 shows, and some more (FIG-GLO-11)."""
    return lambda use, g: g.do(DieHeal(unit=helped(use), plus=plus, source=use.name))


def passes(use: Effect, g: G) -> None:
    """The morale test of the moment is passed, whatever the dice show."""
    g.emit(TestSettled(use.moment.unit, use.name), use.authority(g) or "FIG-CRD-05")
    g.revise(morale.Test, settled="passed")


def panics(use: Effect, g: G) -> None:
    """Whom it harms takes a panic test (FIG-MRL-02)."""
    g.do(morale.Test(unit=harmed(use), kind="panic", by=use.owner, source=use.actor))


# Attacks and actions.


def boosts(**changes: Any) -> Deed:
    """The attack being made has more dice, keywords, blocked hits (see `Strike`)."""
    return lambda use, g: strike.boost(g, use.name, **{k: _value(use, g, v) for k, v in changes.items()})


def rerolls(which: str = "any", least: int = 1) -> Deed:
    """Dice of the roll on the table are rolled again (FIG-RRL-01, FIG-RRL-04)."""

    @rolls_again
    def reroll(use: Effect, g: G) -> None:
        g.do(Reroll(player=use.owner, source=use.name, which=which, least=least))

    return reroll


def again(use: Effect, g: G, unit: str, which: str = "any") -> Grant:
    """A re-roll for the attack or the charge of a unit, because of an effect."""
    return effects.owner(g, unit), which, use.name


def grants_reroll(use: Effect, g: G) -> None:
    """The attacker may roll any attack dice again (FIG-RRL-04)."""
    strike.boost(g, use.name, rerolls=(again(use, g, use.moment.unit),))


def rerolls_for(who: Who, which: str = "any") -> Gift:
    """A free attack or charge in which some may roll dice again."""
    return lambda use, g, unit: (again(use, g, unit, which),) if who(use, g, unit) else ()


def rerolls_if(condition: Condition, which: str = "any") -> Gift:
    """A free attack or charge in which dice may be rolled again if something is so."""
    return lambda use, g, unit: (again(use, g, unit, which),) if condition(use, g) else None


def keywords_if(condition: Condition, *keywords: str) -> Gift:
    """A free attack with these keywords if something is so."""
    return lambda use, g, unit: keywords if condition(use, g) else None


def frees(*ways: str, optional: bool = False, **gifts: Any) -> Deed:
    """Whom it helps makes a free action (FIG-GLO-04, FIG-ACT-03)."""
    return lambda use, g: _free(use, g, helped(use), ways, gifts | {"optional": optional})


def answers(*ways: str, optional: bool = False, **gifts: Any) -> Deed:
    """The target, or the unit that was attacked or charged, does one of these to the unit of the moment."""

    def work(use: Effect, g: G) -> None:
        more = gifts | {"optional": optional, "against": use.moment.unit}
        _free(use, g, harmed(use), ways, more)

    return work


def last_blow(**gifts: Any) -> Deed:
    """Before a destroyed unit is removed it makes a melee Attack with its highest dice value (FIG-RUL-67)."""
    blow = {"highest": True, "optional": False, **gifts}
    return lambda use, g: _free(use, g, use.moment.unit, ("melee_attack",), {"against": use.target, **blow})


def _free(use: Effect, g: G, unit: str, ways: tuple[str, ...], gifts: dict[str, Any]) -> None:
    given = {name: gift(use, g, unit) if callable(gift) else gift for name, gift in gifts.items()}
    effects.free(g, unit, *ways, **{name: gift for name, gift in given.items() if gift is not None})


# What stays.


def begins(kind: str, until: lasting.Until, on: str = "", **more: Any) -> Deed:
    """Something begins to hold for the target, or for the unit; or `on` another of the moment."""

    def work(use: Effect, g: G) -> None:
        whom = (getattr(use.moment, on) if on else helped(use),)
        given = {name: _value(use, g, each) for name, each in more.items()}
        lasting.begin(g, kind or use.of, use.name, use.owner, whom, until, **given)

    return work


def lasts(until: lasting.Until, on: str = "", **more: Any) -> Deed:
    """The effect itself holds for a while, under its own name, which is declared; its sequels look for it."""
    return begins("", until, on, **more)


def hushes(use: Effect, g: G) -> None:
    """Opponents play no Tactics cards until the end of the turn (FIG-RUL-62)."""
    lasting.begin(g, lasting.NO_CARDS, use.of, use.owner, teams.opponents(g, use.owner), "turn")


def attaches(use: Effect, g: G) -> None:
    """The card lies with the target, or with the unit (FIG-CMD-09)."""
    decks.attach(g, use.owner, use.of, helped(use))


def pays_token(use: Effect, g: G) -> None:
    """The NCU has a token less."""
    g.emit(NcuTokens(use.source, g.state.ncus[use.source].tokens - 1, use.of))
