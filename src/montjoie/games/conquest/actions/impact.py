"""Chapter 3.4: impact attacks of a successful charge (CON-IMP, CON-SPR-31)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest.dice import Blow, Pool
from montjoie.games.conquest.profiles import answers, members, value, worth
from montjoie.games.conquest.queries import CLASH, IMPACT, IMPACT_BARRED
from montjoie.games.conquest.regiments.contact import contacts
from montjoie.games.conquest.state import G
from montjoie.games.conquest.wounds.attack import Attack
from montjoie.kernel import Part, PublicStep, modifies


@modifies(IMPACT, "impact")
def impact(g: G, holder: str, who: str, blow: Blow) -> Iterator[Part]:
    """Impact (X): X impact attacks for each stand (CON-SPR-31)."""
    if holder == who:
        yield Part(value(g, who, "impact"), "CON-SPR-31", "impact", "base")


class Impact(PublicStep, frozen=True):
    """Every stand with Impact attacks the target, engaged or not (CON-IMP-01, CON-IMP-02)."""

    regiment: str
    target: str
    stages = ("strike",)

    def strike(self, g: G) -> None:
        """CON-IMP-03, CON-IMP-04: as a Clash, but not one; some charges make none."""
        if own := pools(g, self.regiment, self.target):
            g.do(Attack(target=self.target, pools=own))


def pools(g: G, regiment: str, target: str) -> tuple[Pool, ...]:
    """The dice of impact attacks, the character's apart (CON-IMP-01, CON-IMP-03, CON-IMP-04)."""
    if target not in contacts(g, regiment) or any(answers(g, IMPACT_BARRED, regiment)):
        return ()
    arc, found = contacts(g, regiment)[target][1], []
    for who in members(g, regiment):
        blow = Blow("impact", regiment, who, target, arc)
        stands = g.state.regiments[regiment].stands if who == regiment else 1
        if dice := stands * worth(g, IMPACT, who, blow):
            found.append(Pool(blow, dice, worth(g, CLASH, who, blow)))
    return tuple(found)
