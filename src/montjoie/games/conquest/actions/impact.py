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
        if self.target not in contacts(g, self.regiment) or any(answers(g, IMPACT_BARRED, self.regiment)):
            return
        arc = contacts(g, self.regiment)[self.target][1]
        pools = []
        for who in members(g, self.regiment):
            blow = Blow("impact", self.regiment, who, self.target, arc)
            stands = g.state.regiments[self.regiment].stands if who == self.regiment else 1
            if dice := stands * worth(g, IMPACT, who, blow):
                pools.append(Pool(blow, dice, worth(g, CLASH, who, blow)))
        if pools:
            g.do(Attack(target=self.target, pools=tuple(pools)))
