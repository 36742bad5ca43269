"""Chapter 8.2: the activation of a character, and the card drawn after it (CON-CHR-12 … CON-CHR-15,
CON-BRK-08)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest import events, lasting, queries
from montjoie.games.conquest.actions.base import PASS, CharacterAct, open_to, regiment_of
from montjoie.games.conquest.actions.reform import CombatRally, Rally
from montjoie.games.conquest.activation import PRESENT, Activation, Overcome
from montjoie.games.conquest.draw_events import UseDrawEvent
from montjoie.games.conquest.profiles import answers, card
from montjoie.games.conquest.regiments.field import engaged
from montjoie.games.conquest.state import G
from montjoie.games.conquest.wounds.blocked import PushAttack, counted
from montjoie.kernel import OneOf, PublicStep, Question, Refusal, Step, ask

DRAW, STOP = "draw", "stop"


class ChooseCharacterAction(OneOf, frozen=True, kw_only=True):
    """The one action of a character, or to pass (CON-CHR-12)."""

    character: str


class DrawOn(OneOf, frozen=True, kw_only=True):
    """After a character's activation: draw the next card for his regiment, or not (CON-CHR-14)."""

    character: str
    always = "hidden"


class CharacterActivation(PublicStep, frozen=True):
    """The activation of a character: draw event, his one action, then perhaps his regiment's (CON-CHR-12 …
    CON-CHR-14)."""

    character: str
    alone: bool = False  # no card is drawn after it
    before: dict[str, tuple[int, int]] = {}  # stands in contact as he acted (CON-BLK-03)
    scene = True
    stages = ("name", "begin", "act", "acted", "end", "draw_on")

    def name(self, g: G) -> Step | None:
        """CON-CHR-13: one draw event; none, and no action, while his regiment is off the table
        (CON-RUL-35)."""
        g.emit(events.Activated(self.character))
        if regiment_of(g, self.character).where not in PRESENT:
            g.emit(events.CameToNothing(self.character, "off_table"), "CON-RUL-35")
            return self.goto("end")
        g.do(UseDrawEvent(who=self.character))
        return None

    def begin(self, g: G) -> Step | None:
        """What happens as his activation begins, unless his own draw event was his end."""
        if g.state.characters[self.character].lost:
            return self.goto("end")
        g.do(*answers(g, queries.CHARACTER_BEGAN, self.character))
        return None

    @ask
    def act(self, g: G) -> Question | None:
        """CON-CHR-12: one action, or none."""
        lost = g.state.characters[self.character].lost
        offered = [] if lost else open_to(g, self.character)
        if not offered:
            return None
        space = ChooseCharacterAction((*offered, PASS), character=self.character)
        return Question(g.state.characters[self.character].owner, space, "CON-CHR-12")

    @act.chosen
    def acts(self, g: G, seat: str, action: str) -> Step:
        if action == PASS:
            g.emit(events.Passed(self.character))
            return self.goto("end")
        g.emit(events.ActionTaken(self.character, action), "CON-CHR-12")
        g.do(CharacterAct.known[action](character=self.character))
        return self.but(before=counted(g))

    def acted(self, g: G) -> None:
        """CON-BLK-02: blocked regiments are pushed."""
        lasting.end(g, "action")
        one = g.state.characters[self.character]
        if not one.acted and not one.lost:
            g.emit(events.CameToNothing(self.character, "no_action"), "CON-CHR-12")
        if self.before:
            g.do(PushAttack(seat=g.state.characters[self.character].owner, before=self.before))

    def end(self, g: G) -> None:
        """What held for his activation is over."""
        lasting.end(g, "activation", self.character)

    @ask
    def draw_on(self, g: G) -> Question | None:
        """CON-CHR-14, CON-CHR-15: unless his regiment is a monster, has been activated or is gone."""
        one = g.state.characters[self.character]
        if self.alone or one.lost or not g.state.stacks[one.owner].cards:
            return None
        row, closed = regiment_of(g, self.character), any(answers(g, queries.UNCHAINED, one.regiment))
        closed |= row.where not in (*PRESENT, "arriving") or row.memory.activated
        if closed or card(g, one.regiment).type == "monster":
            return None
        return Question(one.owner, DrawOn((STOP, DRAW), character=self.character), "CON-CHR-14")

    @draw_on.chosen
    def drawn(self, g: G, seat: str, answer: str) -> None:
        """CON-CHR-14: his regiment's card activates it; another one goes back, seen by all."""
        if answer == STOP:
            return
        top = g.state.stacks[seat].cards[0]
        regiment = g.state.characters[self.character].regiment
        if top == g.state.regiments[regiment].entry:
            g.emit(events.CardDrawn(seat, top), "CON-CHR-14")
            g.do(Activation(regiment=regiment, extra=True))
        else:
            g.emit(events.CardReturned(seat, top))


class RallyRegiment(CharacterAct, frozen=True, kw_only=True):
    """Rally as a character's action: as Rally, or as Combat Rally in contact with an enemy (CON-BRK-08)."""

    name = "rally"
    stages = ("rally",)

    @classmethod
    def refuses(cls, g: G, character: str) -> Iterator[Refusal]:
        if not regiment_of(g, character).broken:
            yield Refusal("CON-RLY-01", "not-broken", regiment=g.state.characters[character].regiment)

    def rally(self, g: G) -> None:
        """CON-BRK-08: whichever fits."""
        regiment = g.state.characters[self.character].regiment
        act = CombatRally if engaged(g, regiment) else Rally
        if any(answers(g, queries.DAUNTED, regiment, act.name)):
            g.do(Overcome(regiment=regiment, action=act.name))
        else:
            g.do(act(regiment=regiment))
