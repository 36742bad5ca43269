"""The City States: phalanxes, automata, the forge god and those who command in his name."""

from __future__ import annotations

from montjoie.games.conquest import queries
from montjoie.games.conquest.choice import decides
from montjoie.games.conquest.content.gifts import Gift, Held
from montjoie.games.conquest.dice import Reroll
from montjoie.games.conquest.factions.deeds import offers
from montjoie.games.conquest.profiles import has
from montjoie.kernel import Query, modifies

# Exploit Flanks: at effective range and not from the front, Defense rolls of 1 are rolled again.
modifies(queries.DEFENSE_REROLLS).gives(
    Reroll("successes", "CON-VOL-14", "exploit_flanks", (1,)),
    lambda g, who, blow: blow.kind == "volley" and blow.effective and blow.arc != "front",
    lambda g, who, blow: has(g, blow.striker, "exploit_flanks"),
)


def orders(source: str, moment: Query, **gifts: Gift) -> None:
    """A rule by which a character chooses at a moment what the regiment he leads has this round."""
    offers(source, gifts)
    modifies(moment, source).gives(decides(source, his=True), queries.own)


CLEAVE, HARDENED = (Gift(rules=(Held(id=rule, plus=1),)) for rule in ("cleave", "hardened"))
SHOCK, DISCIPLINE = (Gift(rules=(Held(id=rule),)) for rule in ("shock", "iron_discipline"))
MARCH, BASTION = Gift(adds={"march": 1}), Gift(rules=(Held(id="bastion", x=1),))
orders("combat_directives", queries.SUPREMACY_ENDED, cleave=CLEAVE, hardened=HARDENED)
orders("battlefield_tactics", queries.CHARACTER_BEGAN, shock=SHOCK, iron_discipline=DISCIPLINE)
orders("battlefield_orders", queries.CHARACTER_BEGAN, march=MARCH, bastion=BASTION)
