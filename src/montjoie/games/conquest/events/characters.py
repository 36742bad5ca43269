"""Draw events, healing, characters, duels, spells, supremacy abilities as they happen."""

from __future__ import annotations

from msgspec.structs import asdict

from montjoie.games.conquest.state import Battlefield, Pose, Stack, note, put
from montjoie.kernel import Its, Notice, PublicEvent, Tally, adds, change


class DrawEventResolved(Notice, frozen=True):
    """A regiment or a character uses one of its draw events (CON-ACT-04)."""

    unit: str
    name: str
    rule = "CON-ACT-04"


class HealingDiced(Notice, frozen=True):
    """A die says how many wounds are healed (CON-DRE-06)."""

    unit: str
    die: int
    points: int
    rule = "CON-DRE-06"


class WoundsHealed(PublicEvent, frozen=True):
    """Wound markers leave a stand: a character's, the command stand's, or the wounded one's (CON-HEA-01)."""

    unit: str
    wounds: int
    command: bool
    rule = "CON-HEA-01"

    def apply(self, state: Battlefield) -> None:
        if one := state.characters.get(self.unit):
            change(state.characters, self.unit, wounds=one.wounds - self.wounds)
            return
        row = state.regiments[self.unit]
        field = "command_wounds" if self.command else "wounds"
        change(state.regiments, self.unit, **{field: getattr(row, field) - self.wounds})


class StandRestored(PublicEvent, frozen=True):
    """A lost stand returns, with the command model it carried, and wounds (CON-HEA-04, CON-HEA-05)."""

    regiment: str
    pose: Pose
    wounds: int
    model: str
    rule = "CON-HEA-05"

    def apply(self, state: Battlefield) -> None:
        """It stands in the last rank (CON-RUL-28)."""
        row = state.regiments[self.regiment]
        models = (*row.models, self.model) if self.model else row.models
        fallen = row.fallen[1:] if self.model else row.fallen
        new = {"stands": row.stands + 1, "wounds": self.wounds, "models": models, "fallen": fallen}
        put(state, self.regiment, self.pose, **new)


class CardReturned(PublicEvent, frozen=True):
    """A card drawn after a character's activation is not his regiment's: it goes back on top of the stack,
    seen by all (CON-CHR-14)."""

    seat: str
    card: str
    rule = "CON-CHR-14"
    reveals = True

    def apply(self, state: Battlefield) -> None:
        change(state.stacks, self.seat, open=max(1, state.stacks[self.seat].open))


class CardSunk(PublicEvent, frozen=True):
    """A player shows the top card of his stack and puts it at the bottom."""

    seat: str
    card: str
    rule = "CON-CMD-02"
    reveals = True

    def apply(self, state: Battlefield) -> None:
        stack = state.stacks[self.seat]
        cards = (*stack.cards[1:], stack.cards[0])
        state.stacks[self.seat] = Stack(self.seat, cards, max(0, stack.open - 1))


class DiceShown(Notice, frozen=True):
    """What a rule, an item or an ability rolls (CON-DIC-01)."""

    unit: str
    source: str
    dice: tuple[int, ...]
    rule = "CON-DIC-01"


class CharacterMoved(PublicEvent, frozen=True):
    """A character leaves his regiment for another, where he takes the place of one who is lost or finds
    room; the regiments close or open their ranks (CON-CHR-03)."""

    character: str
    regiment: str
    left: Pose
    joined: Pose
    rule = "CON-CHR-03"

    def apply(self, state: Battlefield) -> None:
        before = state.characters[self.character].regiment
        for name, pose, leader in ((before, self.left, ""), (self.regiment, self.joined, self.character)):
            where = {"x": pose.x, "y": pose.y, "files": pose.files, "rear": pose.rear}
            change(state.regiments, name, character=leader, **where)
        change(state.characters, self.character, regiment=self.regiment)


class CharacterHurt(PublicEvent, frozen=True):
    """A character suffers wounds (CON-CHR-07)."""

    character: str
    wounds: int
    on: int = 0  # the wounds he bears now, and those he can take
    each: int = 0
    rule = "CON-CHR-07"
    writes = adds("characters.character", "wounds")


class GapClosed(PublicEvent, frozen=True):
    """A regiment reforms for free where a character's stand is gone (CON-CHR-09, CON-RUL-90)."""

    regiment: str
    pose: Pose
    rule = "CON-CHR-09"

    def apply(self, state: Battlefield) -> None:
        put(state, self.regiment, self.pose)


class LastStandMade(Notice, frozen=True):
    """A character attacks once more before he falls with his regiment (CON-CHR-11)."""

    character: str
    target: str
    rule = "CON-CHR-11"


class DuelCalled(Notice, frozen=True):
    """A character challenges another (CON-DUE-01)."""

    character: str
    foe: str
    rule = "CON-DUE-01"


class DuelRefused(Notice, frozen=True):
    """A character refuses a Duel (CON-DUE-02)."""

    character: str
    rule = "CON-DUE-02"


class DecayRolled(Notice, frozen=True):
    """A regiment decays: a wound for each 5 or 6 (CON-SPR-19)."""

    regiment: str
    dice: tuple[int, ...]
    wounds: int
    rule = "CON-SPR-19"


class SpellCast(PublicEvent, frozen=True):
    """A spell's dice, and whether it succeeds (CON-MAG-07)."""

    caster: str
    spell: str
    target: str
    value: int
    dice: tuple[int, ...]
    successes: int
    needed: int
    need: Tally | None = None  # the attunement, with its parts
    rule = "CON-MAG-07"
    audience = lambda g, event, seat: asdict(event) | {"cast": event.successes >= event.needed}  # noqa: E731

    def apply(self, state: Battlefield) -> None:
        """A success is a deed."""
        if self.successes >= self.needed:
            note(state, self.caster, "spell")


class SupremacyUsed(PublicEvent, frozen=True):
    """A player uses a supremacy ability (CON-SUP-03, CON-SUP-04)."""

    seat: str
    unit: str
    ability: str
    rule = "CON-SUP-03"
    writes = adds("players.seat", supremacy=Its("ability"))  # for the game
