"""The City States: phalanxes, automata, the forge god and those who command in his name."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest.content import Held
from montjoie.games.conquest.dice import Blow, Reroll
from montjoie.games.conquest.factions.deeds import Prefer, offers
from montjoie.games.conquest.magic import host
from montjoie.games.conquest.profiles import has
from montjoie.games.conquest.queries import (
    CHARACTER_BEGAN,
    DEFENSE_REROLLS,
    MARCH,
    SUPREMACY_ENDED,
    UNTOUCHED,
)
from montjoie.games.conquest.state import G
from montjoie.kernel import Query, Step, modifies

# Rules of regiments.


@modifies(UNTOUCHED, "descendant_of_the_brazen_race")
def brazen(g: G, holder: str, who: str, rule: str) -> Iterator[bool]:
    """Descendant of the Brazen Race: neither Aura of Death nor Decay (CON-SPR-02, CON-SPR-19)."""
    yield holder == who and rule in ("aura_of_death", "decay")


@modifies(UNTOUCHED, "ancient_tactician")
def ancient_tactician(g: G, holder: str, who: str, rule: str) -> Iterator[bool]:
    """Ancient Tactician: friendly titans stay Inspired through Hindering ground (CON-TER-10)."""
    yield rule == "out_of_breath"


@modifies(DEFENSE_REROLLS)
def exploit_flanks(g: G, who: str, blow: Blow) -> Iterator[Reroll]:
    """Exploit Flanks: at effective range and not from the front, Defense rolls of 1 are rolled again."""
    turned = blow.kind == "volley" and blow.effective and blow.arc != "front"
    if turned and has(g, blow.striker, "exploit_flanks"):
        yield Reroll("successes", "CON-VOL-14", "exploit_flanks", (1,))


# Rules of characters.
offers("combat_directives", Held(id="cleave", plus=1), Held(id="hardened", plus=1))
offers("battlefield_tactics", Held(id="shock"), Held(id="iron_discipline"))
offers("battlefield_orders", (MARCH, 1), Held(id="bastion", x=1))


def orders(source: str, moment: Query) -> None:
    """A rule by which a character chooses at a moment what the regiment he leads has this round."""

    @modifies(moment, source)
    def ordering(g: G, holder: str, who: str) -> Iterator[Step]:
        if holder == who:
            yield Prefer(who=who, source=source, unit=host(g, who))


orders("combat_directives", SUPREMACY_ENDED)
orders("battlefield_tactics", CHARACTER_BEGAN)
orders("battlefield_orders", CHARACTER_BEGAN)
