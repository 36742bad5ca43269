"""The cards of the Lords Commander of the Night's Watch."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.battlefield import field, units
from montjoie.games.figurines.events import AttachmentsChanged, UnitHealed
from montjoie.games.figurines.factions import deeds, piles, sequels, trials, when, whom
from montjoie.games.figurines.factions.nights_watch import vows
from montjoie.games.figurines.factions.plain import card
from montjoie.games.figurines.harm import casualties, effects, morale
from montjoie.games.figurines.harm.strike import Strike
from montjoie.games.figurines.powers import abilities, decks
from montjoie.games.figurines.queries import PANIC_WOUNDS
from montjoie.games.figurines.state import LONG, G
from montjoie.games.figurines.timing import AIMED, Card, Effect
from montjoie.kernel import Allocation, OneOf, Part, PublicStep, Question, Step, ask, modifies

# Jeor Mormont, the 997th Lord Commander.


class DutyToTheWatch(trials.Trial, Card, frozen=True):
    """Duty to the Watch: an activated friendly unit of the Watch tests; passed, either its player takes any
    card of the deck into hand and discards one, or a Vow from deck or discard pile is attached to it."""

    of = "duty_to_the_watch"
    needs = (when.friend, when.of_faction(vows.WATCH))
    stages = ("test", "outcome", "choose")

    def outcome(self, g: G) -> Step | None:
        return None if self.tested == "passed" else self.done()

    @ask
    def choose(self, g: G) -> Question | None:
        """`duty_search`, or `duty_vow` where the unit has room; what the deck holds is nobody's business."""
        room = len(vows.carried(g, self.moment.unit)) < vows.capacity(g, self.moment.unit)
        return self.choice(("duty_search", "duty_vow") if room else ("duty_search",), "FIG-CMD-05")

    @choose.chosen
    def chosen(self, g: G, seat: str, half: str) -> None:
        if half == "duty_search":
            g.do(piles.Fetch(player=seat, source=self.of, piles=("deck",)))
            g.do(DiscardOne(player=seat))
        else:
            g.do(SwearVow(player=seat, unit=self.moment.unit))


class DiscardCard(OneOf, frozen=True):
    """A player discards one card of his hand (FIG-D-36)."""


class DiscardOne(PublicStep, frozen=True):
    """A player discards a card of his choice."""

    player: str
    stages = ("choose",)

    @ask
    def choose(self, g: G) -> Question | None:
        held = tuple(dict.fromkeys(g.state.hands[self.player].cards))
        return Question(self.player, DiscardCard(held), "FIG-CMD-05") if held else None

    @choose.chosen
    def chosen(self, g: G, seat: str, card: str) -> None:
        decks.discard(g, seat, (card,), "FIG-CMD-05")


class FindVow(OneOf, frozen=True):
    """A player chooses a Vow, `deck:CARD` or `discard:CARD`, or `nobody` (FIG-D-36)."""


class SwearVow(piles.Shuffling, frozen=True):
    """A Vow from deck or discard pile is attached to a unit; the deck is shuffled."""

    player: str
    unit: str
    stages = ("choose", "shuffle")

    @ask
    def choose(self, g: G) -> Question:
        """Asked whatever there is."""
        deck, pile = g.state.decks[self.player].cards, g.state.players[self.player].discard
        found = (f"deck:{card}" for card in sorted(vows.vows_in(g, deck)))
        lying = (f"discard:{card}" for card in vows.vows_in(g, pile))
        return Question(self.player, FindVow((*found, *lying, "nobody")), "FIG-RUL-65")

    @choose.chosen
    def chosen(self, g: G, seat: str, answer: str) -> None:
        source, _, card = answer.partition(":")
        if source == "deck":
            vows.swear_from_deck(g, seat, card, self.unit)
        elif source == "discard":
            decks.attach(g, seat, card, self.unit, vow=True)

    def deck(self) -> str:
        return self.player


# Night Gathers: attached to an engaged friendly infantry unit of the Watch that passes a morale test; before
# each melee attack on it the attacker suffers 1 automatic hit for each rank it has left.
card("night_gathers", kind=trials.Trial).does(
    to=whom.friends(who=lambda use, g, unit: vows.brothers(use, g, unit) and field.engaged(g, unit)),
    stages=(*AIMED, "outcome"),
    passed=deeds.attaches,
)
sequels.attached(
    "night_has_gathered",
    "night_gathers",
    "attack_before_dice",
    when.melee,
    lambda use, g: units.alive(g, use.moment.unit),
    bearer="other",
).does(deeds.hits_attacker(lambda use, g: units.ranks(g, use.moment.other)))

# Unwavering Conviction: the enemies engaged with a friendly unit that has passed a morale test become
# Vulnerable; the card is attached to it if it is of the Watch: failed panic tests cannot take its last wound.
card("unwavering_conviction_card", when.friend, when.alive).does(
    deeds.gives_engaged("vulnerable"), deeds.provided(when.of_faction(vows.WATCH), deeds.attaches)
)


@modifies(PANIC_WOUNDS)
def unwavering(g: G, test: morale.Test) -> Iterator[Part]:
    """Unwavering Conviction: the last wound is left (FIG-MRL-02)."""
    if any(sequels.attached_to(g, test.unit, "unwavering_conviction_card")):
        yield Part(units.wounds_left(g, test.unit) - 1, "FIG-MRL-02", "unwavering_conviction_card", "cap")


# Jon Snow, the 998th Lord Commander.

MOST = 4  # figures that go over

# For the Watch!: a friendly charger may re-roll the charge die (FIG-RRL-01); the card is attached to it if it
# is of the Watch: chosen by the Maneuver zone, it may charge instead (FIG-TAC-07).
card("for_the_watch", when.friend, when.dice).does(
    stages=("reroll", "lay"),
    reroll=deeds.rerolls(least=0),
    lay=deeds.provided(when.of_faction(vows.WATCH), deeds.attaches),
)
abilities.granted_by["for_the_watch"] = "rapid_assault"


def by_melee(use: Effect, g: G) -> bool:
    """A melee attack destroys the unit, whose maker it can strike."""
    strike: Strike | None = g.running(Strike)
    unit = use.moment.unit
    if strike is None or strike.kind != "melee" or strike.defender != unit:
        return False
    return bool(legal(g, unit, ("melee_attack",), strike.attacker))


class ItShallNotEnd(Card, frozen=True):
    """It Shall Not End: a friendly Combat Unit that a melee attack destroys attacks the attacker with its
    lowest dice value before it is removed (FIG-RUL-67), Jon's with 2 more dice; if the attacker is destroyed,
    the one who stood last stays with 1 wound left: the Attachment, if the unit had one (FIG-ATC-04). Victory
    Points gained by its fall stay gained (FIG-VIC-08, FIG-RUL-97)."""

    of = "it_shall_not_end"
    needs = (when.friend, by_melee)
    stages = ("strike", "survive")

    def strike(self, g: G) -> None:
        unit, enemy = self.moment.unit, self.moment.other
        more = 2 if effects.led(g, effects.owner(g, unit), unit) else 0
        effects.free(g, unit, "melee_attack", against=enemy, lowest=True, dice=more, optional=False)

    def survive(self, g: G) -> None:
        unit = self.moment.unit
        if units.alive(g, self.moment.other):
            return
        row = g.state.units[unit]
        if row.fallen:
            g.emit(AttachmentsChanged(unit, row.fallen[-1:], row.fallen[:-1], self.of))
        each = units.card(g, unit).wounds
        healed = UnitHealed(unit, 1, 1, each - 1, gained=1, ranks=1, left=1, each=each, cause=self.of)
        g.emit(healed, "FIG-CMD-05")


class GiveFigures(Allocation, frozen=True):
    """The player of Stand United, Brothers says how many figures leave which units (FIG-GLO-12)."""


def givers(use: Effect, g: G, unit: str) -> dict[str, int]:
    """The other friendly units near a unit, and the figures each can spare (FIG-RUL-114)."""
    rows = {n: g.state.units[n] for n in effects.friendly(g, use.owner, unit, LONG, other=True)}
    spare = {name: row.figures - max(1, len(row.attachments)) for name, row in rows.items()}
    return {name: figures for name, figures in spare.items() if figures}


class StandUnited(Card, frozen=True):
    """Stand United, Brothers: up to 4 figures in all leave other friendly units within Long Range of a
    friendly Combat Unit, at their own cost (FIG-RUL-56), which heals as many wounds, Jon's 2 more. Nobody's
    last figure leaves."""

    of = "stand_united_brothers"
    targets = whom.friends(who=lambda use, g, unit: givers(use, g, unit))
    stages = (*AIMED, "give")

    @ask
    def give(self, g: G) -> Question:
        return Question(self.owner, GiveFigures(givers(self, g, self.target), 0, MOST), "FIG-GLO-12")

    @give.chosen
    def given(self, g: G, seat: str, figures: dict[str, int]) -> None:
        for unit, count in figures.items():
            row, each = g.state.units[unit], units.card(g, unit).wounds
            g.do(casualties.Suffer(unit=unit, wounds=count * each - row.wounds))
        healed = sum(figures.values()) + (2 if effects.leads(g, self.owner, self.target) else 0)
        g.do(casualties.Heal(unit=self.target, up_to=healed, exactly=True))
