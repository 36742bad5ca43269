"""Chapters 8.1 and 8.3: a character falls, and his regiment closes the gap; who has not acted sells his life
(CON-CHR-07, CON-CHR-09, CON-CHR-11, CON-DUE-04)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest import queries
from montjoie.games.conquest.dice import Blow, Pool
from montjoie.games.conquest.events import CharacterFell, GapClosed, LastStandMade
from montjoie.games.conquest.profiles import answers, card, worth
from montjoie.games.conquest.regiments.contact import contacts, fighting
from montjoie.games.conquest.regiments.formation import CHARACTER, COMMAND, block, place_of, pose_of, riding
from montjoie.games.conquest.state import G, Pose
from montjoie.games.conquest.wounds.allocation import broken_by_losses, without
from montjoie.games.conquest.wounds.attack import Attack
from montjoie.games.conquest.wounds.hurt import slain
from montjoie.kernel import OneOf, PublicStep, Question, Step, ask, modifies
from montjoie.table.plane import Block, Side


class Fall(PublicStep, frozen=True):
    """A character with all his wounds is removed, and his regiment makes a free reform (CON-CHR-09,
    CON-DUE-04)."""

    character: str
    certain: bool = False  # nothing spares him any more
    stages = ("fall",)

    def fall(self, g: G) -> None:
        """CON-CHR-09, CON-RUL-90: a stand of the last rank takes his place; his loss counts for Broken
        (CON-RUL-22), a Rider's too (CON-RUL-64)."""
        one = g.state.characters[self.character]
        if one.lost or not slain(g, self.character):
            return
        if not self.certain and (spared := list(answers(g, queries.REPRIEVED, self.character))):
            g.do(*spared)
            return
        row = g.state.regiments[one.regiment]
        pose = None if riding(g, row) else closed(g, one.regiment)
        g.emit(CharacterFell(self.character))
        if pose is not None:
            g.emit(GapClosed(one.regiment, pose))
        broken_by_losses(g, one.regiment)


def closed(g: G, regiment: str) -> Pose:
    """Where a regiment stands when another stand has taken the place of one in front: one fewer in its last
    rank, which stays as central as the grid allows (CON-RUL-90)."""
    row = g.state.regiments[regiment]
    made, pose = block(g, row), pose_of(row)
    if made.ranks == 1 or made.last == 1:
        return without(g, regiment, "right")
    rear = Block(made.stands - 1, row.files, made.width, made.depth).middles()[0]
    return Pose(pose.x, pose.y, pose.facing, row.files, rear)


def own_blows(g: G, blow: Blow) -> Pool:
    """The attacks of a character by himself; none of who has no Clash (CON-CHR-11, CON-DUE-03)."""
    dice = worth(g, queries.ATTACKS, blow.striker, blow) if card(g, blow.striker).profile.clash else 0
    return Pool(blow, dice, worth(g, queries.CLASH, blow.striker, blow))


@modifies(queries.DESTROYED)
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
            g.do(Attack(target=target, pools=(own_blows(g, blow),), answering=False))
