"""The Old Dominion: vessels that know no fear, their priests and shards."""

from __future__ import annotations

from montjoie.games.conquest import queries
from montjoie.games.conquest.content.gifts import Meant
from montjoie.games.conquest.factions.deeds import aid
from montjoie.games.conquest.factions.gifts import near, own, tests
from montjoie.games.conquest.phases.supremacy import supremacy
from montjoie.games.conquest.profiles import host, wounds
from montjoie.games.conquest.state import G
from montjoie.games.conquest.wounds.allocation import suffering
from montjoie.games.conquest.wounds.healing import Heal
from montjoie.kernel import Part, Refusal, modifies

tests["not_his"] = lambda g, holder, each: each != host(g, holder)


# Animate Vessel: no Inspire action.
modifies(queries.BARRED, "animate_vessel").gives(
    lambda g, holder, who, action: Refusal("CON-INS-01", "no-inspiring", regiment=who),
    queries.own,
    queries.action("inspire"),
)
# Unhallowed Ground: it seizes as five stands (CON-SCO-04).
modifies(queries.SEIZING, "unhallowed_ground").gives(Part(5, "CON-SCO-04", "unhallowed_ground", "replace"))


@aid("exhortation_of_eternal_faith", reach=12, drawn=True)
def exhortation(g: G, unit: str, regiment: str) -> None:
    """Exhortation of Eternal Faith: 3 wounds of its own heal 3 of a friend."""
    g.do(suffering(g, unit, 3), Heal(unit=regiment, points=3))


@aid("dark_shepherd", reach=12, whom=Meant(test="not_his"), drawn=True)
def dark_shepherd(g: G, unit: str, regiment: str) -> None:
    """Dark Shepherd: a stand of a friend is destroyed, and the hierodeacon's regiment heals 3 wounds."""
    left = wounds(g, regiment) - g.state.regiments[regiment].wounds
    g.do(suffering(g, regiment, left), Heal(unit=host(g, unit), points=3))


@supremacy("rise_again")
def rise_again(g: G, warlord: str) -> None:
    """Rise Again: every friendly regiment within 12" heals 3 wounds."""
    g.do(*(Heal(unit=each, points=3) for each in own(g, warlord) if near(g, warlord, each, 12)))
