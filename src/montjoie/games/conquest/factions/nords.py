"""The Nords: war bands of the north, their officers, shamans and kings."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest import lasting
from montjoie.games.conquest.content import Held
from montjoie.games.conquest.dice import Blow
from montjoie.games.conquest.factions.deeds import (
    burns,
    cast_on,
    declared,
    either,
    heals,
    named,
    near,
    of_role,
    of_type,
    with_rule,
)
from montjoie.games.conquest.factions.gifts import draws, gives, raises
from montjoie.games.conquest.profiles import has
from montjoie.games.conquest.queries import (
    ATTACKS,
    CHARGED,
    CLASH,
    DEFENSE,
    EVASION,
    FREE,
    HALVED,
    MARCH,
    MARCH_DISTANCE,
    RESOLVE,
    SEIZING,
    UNAFRAID,
    UNBREAKABLE,
    UNREFUSED,
)
from montjoie.games.conquest.state import G, Lasting
from montjoie.kernel import Step, modifies
from montjoie.table.plane import Tray


@modifies(CHARGED, "battle_hardened")
def battle_hardened(g: G, holder: str, who: str, target: str) -> Iterator[Step]:
    """Battle-Hardened: +1 Resolve until the end of the round after a charge."""
    if holder == who:
        row = Lasting(str(RESOLVE), "battle_hardened", (who,), "round", 1)
        yield lasting.Begin(row=row, rule="CON-MOR-01")


# Officers (CON-OFF-01).
raises("captain", SEIZING, 1, "CON-SCO-04")
raises("skald", RESOLVE, 1, "CON-OFF-01")
gives("skald", Held(id="bravery"))
draws("thegn", Held(id="bastion", x=1))


@modifies(FREE, "savage")
def savage(g: G, holder: str, who: str, done: tuple[str, ...]) -> Iterator[str]:
    """Savage: one free additional Charge (CON-ACT-12)."""
    if holder == who:
        yield "charge"


# Tribal tactics, chosen with the list for the regiment of a jarl or blooded.
gives("tribal_tactic_opportunists", Held(id="opportunists"), to="regiment")
gives("tribal_tactic_raid", Held(id="vanguard"), to="regiment")
gives("tribal_tactic_fury", Held(id="shock"), to="regiment")

# Items (CON-MST-01).
raises("jotnar_skin_cloak", DEFENSE, 1, "CON-MST-01")
gives("jotnar_skin_cloak", Held(id="hardened", x=1))
raises("wolf_pelt", EVASION, 1, "CON-MST-01", at_most=2)
gives("rune_axe", Held(id="cleave", plus=1))
raises("twin_blades", ATTACKS, 2, "CON-MST-01")
draws("trollblood", Held(id="regeneration", x=2))
raises("raven_banner", MARCH_DISTANCE, 1, "CON-MST-01", to="regiment")


@modifies(UNREFUSED, "oath_ring")
def oath_ring(g: G, holder: str, who: str) -> Iterator[bool]:
    """Oath Ring: nobody refuses his challenge (CON-DUE-02)."""
    yield holder == who


# Spells (CON-MAG-12).
burns("killing_frost", each=2)
cast_on("howling_gale", on="enemy")
cast_on("bite_of_winter", on="enemy")
raises("bite_of_winter", MARCH, -2, "CON-MAG-12", at_least=1)
heals("blood_of_giants", 1)
cast_on("fires_of_the_hearth")
raises("fires_of_the_hearth", RESOLVE, 1, "CON-MAG-12")
cast_on("thread_of_fate")
gives("thread_of_fate", Held(id="blessed"))
cast_on("valkyries_call")
gives("valkyries_call", Held(id="flawless_strikes"))


@modifies(HALVED)
def howling_gale(g: G, who: str, blow: Blow, stand: Tray) -> Iterator[bool]:
    """Howling Gale: who stands in it halves its barrage (CON-VOL-11)."""
    yield blow.kind == "volley" and has(g, blow.attacker, "howling_gale")


@modifies(UNAFRAID, "fires_of_the_hearth")
def fires_of_the_hearth(g: G, holder: str, who: str) -> Iterator[bool]:
    """Fires of the Hearth: Terrifying is ignored (CON-SPR-56)."""
    yield True


# Supremacy abilities (CON-SUP-07).
declared("divine_protection")
raises("divine_protection", EVASION, 1, "CON-SUP-07", at_most=2)
declared("einherjar_wrath", of_type("infantry"))
raises("einherjar_wrath", ATTACKS, 1, "CON-SUP-07")
declared("king_of_the_north", near(12))
declared("call_of_the_wild", either(with_rule("irregular"), named("werewargs")))
gives("call_of_the_wild", Held(id="unstoppable"))
raises("call_of_the_wild", CLASH, 1, "CON-SUP-07")
declared("wrath_of_titans", of_role("titan"))
gives("wrath_of_titans", Held(id="trample", x=3))


@modifies(UNBREAKABLE, "king_of_the_north")
def king_of_the_north(g: G, holder: str, who: str) -> Iterator[bool]:
    """King of the North: nobody near him becomes Broken (CON-BRK-01)."""
    yield True
