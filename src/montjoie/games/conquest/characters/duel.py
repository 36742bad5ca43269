"""Chapters 8.1 and 8.3: a character falls, and his regiment closes the gap; who has not acted sells his life;
duels (CON-CHR-07, CON-CHR-09, CON-CHR-11, CON-DUE, CON-SPR-29, CON-SPR-30)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from montjoie.games.conquest import lasting, queries
from montjoie.games.conquest.actions.base import CharacterAct, regiment_of
from montjoie.games.conquest.dice import Blow, Pool, Reroll
from montjoie.games.conquest.events import CharacterFell, DuelCalled, DuelRefused, GapClosed, LastStandMade
from montjoie.games.conquest.profiles import answers, card, has, held, worth
from montjoie.games.conquest.regiments.field import contacts, fighting
from montjoie.games.conquest.regiments.formation import CHARACTER, COMMAND, block, place_of, pose_of, riding
from montjoie.games.conquest.state import G, Pose
from montjoie.games.conquest.wounds.allocation import broken_by_losses, slain, without
from montjoie.games.conquest.wounds.attack import Attack
from montjoie.kernel import OneOf, Part, PublicStep, Question, Refusal, Step, ask, modifies
from montjoie.table.plane import Block, Side


class Fall(PublicStep, frozen=True):
    """A character with all his wounds is removed, and his regiment makes a free reform (CON-CHR-09,
    CON-DUE-04)."""

    character: str
    certain: bool = False  # nothing spares him any more
    foe: str | None = None  # with whom he fought
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
        g.emit(CharacterFell(self.character, foe=self.foe))
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


ACCEPT, REFUSE = "accept", "refuse"


def foes(g: G, character: str) -> tuple[str, ...]:
    """The enemy characters in regiments in contact with his (CON-DUE-01)."""
    rows = (g.state.regiments[name] for name in contacts(g, g.state.characters[character].regiment))
    return tuple(row.character for row in rows if row.character)


class ChooseFoe(OneOf, frozen=True, kw_only=True):
    """Whom a character challenges (CON-DUE-01)."""

    character: str


class AnswerDuel(OneOf, frozen=True, kw_only=True):
    """Whether a challenged character accepts (CON-DUE-02)."""

    character: str
    challenger: str


class Duel(CharacterAct, frozen=True, kw_only=True):
    """Duel: a challenge, accepted or refused; both strike at once (CON-DUE-01 … CON-DUE-05)."""

    foe: str = ""
    name = "duel"
    stages: ClassVar[tuple[str, ...]] = ("challenge", "answer", "begin", "strike", "strike_back", "fall")

    @classmethod
    def refuses(cls, g: G, character: str) -> Iterator[Refusal]:
        """An enemy character in contact with his regiment is needed (CON-DUE-01)."""
        if not foes(g, character):
            yield Refusal("CON-DUE-01", "no-foe", character=character)

    @ask
    def challenge(self, g: G) -> Question:
        """CON-DUE-01."""
        space = ChooseFoe(foes(g, self.character), character=self.character)
        return Question(g.state.characters[self.character].owner, space, "CON-DUE-01")

    @challenge.chosen
    def challenged(self, g: G, seat: str, foe: str) -> Step:
        g.emit(DuelCalled(self.character, foe))
        return self.but(foe=foe)

    @ask
    def answer(self, g: G) -> Question | None:
        """CON-DUE-02: he may refuse, unless his regiment is Broken (CON-DUE-05) or he has this round."""
        if regiment_of(g, self.foe).broken or "has_refused" in held(g, self.foe):
            return None
        if any(answers(g, queries.UNREFUSED, self.character)):
            return None
        space = AnswerDuel((ACCEPT, REFUSE), character=self.foe, challenger=self.character)
        return Question(g.state.characters[self.foe].owner, space, "CON-DUE-02")

    @answer.chosen
    def answered(self, g: G, seat: str, answer: str) -> Step | None:
        """CON-DUE-02: his regiment pays for a refusal, unless it has Bodyguards (CON-SPR-30)."""
        if answer == ACCEPT:
            return None
        regiment = g.state.characters[self.foe].regiment
        g.emit(DuelRefused(self.foe))
        lasting.give(g, "has_refused", "duel", (self.foe,), "round", rule="CON-DUE-02")
        if not has(g, regiment, "bodyguards") and not has(g, self.foe, "bodyguards"):
            lasting.give(g, "dishonoured", "duel", (regiment,), "round", rule="CON-DUE-02")
        return self.done()

    def begin(self, g: G) -> None:
        """What is said before the blows."""
        for who, foe in ((self.character, self.foe), (self.foe, self.character)):
            g.do(*answers(g, queries.DUEL_BEGAN, who, foe))

    def strike(self, g: G) -> None:
        """CON-DUE-03: both at the same time, but for Quicksilver Strike (CON-SPR-29)."""
        first, second = self._order(g)
        g.do(blows(g, first, second))

    def strike_back(self, g: G) -> None:
        """CON-DUE-03: who is struck first by Quicksilver and slain strikes no more (CON-SPR-29)."""
        first, second = self._order(g)
        if not (outpaces(g, first, second) and slain(g, second)):
            g.do(blows(g, second, first))

    def fall(self, g: G) -> None:
        """CON-DUE-04: the active player's regiment reforms first."""
        g.do(Fall(character=self.character, foe=self.foe), Fall(character=self.foe, foe=self.character))

    def _order(self, g: G) -> tuple[str, str]:
        quicker = outpaces(g, self.foe, self.character)
        return (self.foe, self.character) if quicker else (self.character, self.foe)


def outpaces(g: G, character: str, foe: str) -> bool:
    """Whether a character strikes before another: he alone has Quicksilver Strike (CON-SPR-29)."""
    return "quicksilver_strike" in held(g, character) and "quicksilver_strike" not in held(g, foe)


def blows(g: G, striker: str, target: str) -> Attack:
    """The attacks of one character on another, always from the front (CON-DUE-03, CON-RUL-32)."""
    return Attack(target=target, pools=(own_blows(g, Blow("duel", striker, striker, target)),))


# What a refusal costs a regiment until the end of the round: it cannot benefit from Inspired, uses its lowest
# Resolve, rolls passed Resolve tests of 1 again (CON-RUL-33) and controls no objective zone, even if a rule
# would allow it (CON-DUE-02).
modifies(queries.UNINSPIRED, "dishonoured").gives(True)
modifies(queries.RESOLVE_LOWEST, "dishonoured").gives(True)
modifies(queries.MORALE_REROLLS, "dishonoured").gives(Reroll("successes", "CON-DUE-02", "duel", (1,)))
modifies(queries.SEIZING, "dishonoured").gives(Part(0, "CON-DUE-02", "duel", "cap"))
