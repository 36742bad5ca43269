"""What every blow has in common: who strikes whom, how, and what has come of it so far (WES-CBT)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from montjoie.kernel import PublicStep

if TYPE_CHECKING:
    from montjoie.games.westeros.state import G, Token, Unit

IN_ACTIVATION = ("normal", "extra", "dogs")  # "when attacking" speaks of these (WES-CTR-06, WES-PAR-03)
ARCHERS = "archers"  # hidden archers of a plan: the attacker is their token, not a unit (WES-GEN-04)
TAKING_GROUND = ("normal", "extra")  # these engage, flank, advance, and can be answered (WES-RUL-16)


class Strike(PublicStep, frozen=True):
    """An attack under way. `mode`: normal; extra (after a pursuit or by an ability); counter; parting;
    dogs; archers (a token of the plan). What interrupts it writes to it with `g.revise(Strike, ...)`."""

    attacker: str
    target: str
    mode: str = "normal"
    ground: str = ""  # the hex where the target was attacked (WES-CTR-01)
    rank: str = ""  # war dogs: the rank whose dice they roll (WES-KEY-32)
    flanking: bool = False  # WES-ENG-05
    bonus: dict[str, int] = {}  # dice added by what interrupts the attack, by their source
    dice: int = 0
    rolled: tuple[str, ...] = ()
    rerolled: tuple[str, ...] = ()  # symbols chosen for the re-roll, until it is made
    cancelled: int = 0  # hits that an ability cancels
    ignored: int = 0  # morale results that the target's owner ignores
    pressed: int = 0  # hits of this attack that the commander alone has stood so far (WES-CAP-02)
    procedure: ClassVar[type[Strike]]  # how one is carried out; `combat.attack` says it

    def house(self, g: G) -> str:
        """The House that strikes."""
        if self.mode == ARCHERS:
            return g.state.tokens[self.attacker].owner
        return g.state.units[self.attacker].house

    def origin(self, g: G) -> str:
        """The hex it comes from."""
        place: Unit | Token = (g.state.tokens if self.mode == ARCHERS else g.state.units)[self.attacker]
        return place.hex

    def melee(self, g: G) -> bool:
        """Whether it is a melee attack: a unit with a ranged attack makes one even against an adjacent
        target (WES-CBT-08), and war dogs are ranged (WES-KEY-30), like hidden archers."""
        if self.mode in ("dogs", ARCHERS):
            return False
        return not g.content.unit_cards[g.state.units[self.attacker].card].ranged

    def vacated(self, g: G) -> bool:
        """Whether the target was eliminated or has left its hex (WES-KEY-01, WES-KEY-60); one that had to
        retreat and could not is still there (WES-RUL-39)."""
        there: Unit | None = g.state.units.get(self.target)
        return there is None or there.hex != self.ground


def begin_attack(g: G, attacker: str, target: str, mode: str) -> None:
    """A blow that follows from another procedure: a parting attack, the extra attack of a pursuit."""
    g.do(Strike.procedure(attacker=attacker, target=target, mode=mode))
