"""Chapter 8.1: a character who has not acted sells his life (CON-CHR-11)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest.dice import Blow, Pool
from montjoie.games.conquest.events import LastStandMade
from montjoie.games.conquest.profiles import card, worth
from montjoie.games.conquest.queries import ATTACKS, CLASH, DESTROYED
from montjoie.games.conquest.regiments.contact import contacts, fighting
from montjoie.games.conquest.regiments.formation import CHARACTER, COMMAND, place_of, riding
from montjoie.games.conquest.state import G
from montjoie.games.conquest.wounds.attack import Attack
from montjoie.kernel import OneOf, PublicStep, Question, Step, ask, modifies
from montjoie.table.plane import Side


@modifies(DESTROYED)
def last_stand(g: G, regiment: str) -> Iterator[Step]:
    """Last stand: neither he nor his regiment has performed an action this round, and an enemy touches his
    stand; a Shield Biter makes him and the command stand fight in any case (CON-CHR-11, CON-RUL-30)."""
    row, biting = g.state.regiments[regiment], "shield_biter" in g.state.regiments[regiment].models
    idle = row.character and not row.memory.actions and not g.state.characters[row.character].acted
    fighters = {row.character: CHARACTER} if row.character and (idle or biting) else {}
    for who, role in (fighters | ({regiment: COMMAND} if biting else {})).items():
        place = place_of(g, row, role)
        touching = {
            enemy: faces[1]
            for enemy, faces in contacts(g, regiment).items()
            if (riding(g, row) and role == CHARACTER) or place in fighting(g, regiment, enemy)
        }
        if touching:
            yield LastStand(character=who, regiment=regiment, touching=touching)


class ChooseLastFoe(OneOf, frozen=True, kw_only=True):
    """Which enemy a character attacks before he falls with his regiment (CON-CHR-11)."""

    character: str


class LastStand(PublicStep, frozen=True):
    """Last stand: one Clash of his own, out of sequence, against one enemy in contact (CON-CHR-11)."""

    character: str
    regiment: str
    touching: dict[str, Side]
    stages = ("choose",)
    scene = True

    @ask
    def choose(self, g: G) -> Question:
        """CON-CHR-11: one of those that touched him."""
        space = ChooseLastFoe(tuple(self.touching), character=self.character)
        return Question(g.state.regiments[self.regiment].owner, space, "CON-CHR-11")

    @choose.chosen
    def strikes(self, g: G, seat: str, target: str) -> None:
        """CON-RUL-30: as he stood when his regiment was destroyed; nobody is left to be hit in answer."""
        g.emit(LastStandMade(self.character, target))
        blow = Blow("clash", self.regiment, self.character, target, self.touching[target])
        if card(g, self.character).profile.clash:
            dice = worth(g, ATTACKS, self.character, blow)
            pool = Pool(blow, dice, worth(g, CLASH, self.character, blow))
            g.do(Attack(target=target, pools=(pool,), answering=False))
