"""`montjoie odds figurines ATTACKER DEFENDER ...`: one unit attacks another on an empty table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec
from cyclopts import App, Parameter

from montjoie import words
from montjoie.cli.odds.asking import named, show_spreads
from montjoie.cli.speech import CommandError, say, show, show_json
from montjoie.games.figurines import odds
from montjoie.games.figurines.actions.boosts import Boosts
from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.content import Content, Profile, load
from montjoie.games.figurines.state import CONDITIONS, INCH, Course, Field, G, Hand, Options, Player, Unit
from montjoie.kernel.engine import Engine
from montjoie.kernel.game import find
from montjoie.table.chances.telling import told

FACING = {"front": 18_000, "left": 27_000, "right": 9_000, "rear": 0}  # of a defender north of the attacker
MIDDLE = 24 * INCH
COLUMNS = ("hits", "wounds", "panic_wounds", "lost", "figures")
Flag = Annotated[bool, Parameter(negative=())]
Words = Annotated[list[str] | None, Parameter(negative=())]

app = App(name="montjoie odds figurines", help_format="plaintext", help_flags=[], version_flags=[])


def command(question: Sequence[str], lang: str) -> int:
    """Tell the odds of an attack; without a question, how to ask."""
    if not question:
        app.help_print()
        return 0
    told: int = app([*question, "--lang", lang], result_action="return_value", exit_on_error=False)
    return told


@app.default
def tell(
    attacker: str,
    defender: str,
    /,
    *,
    attack: str = "",
    arc: Literal["front", "left", "right", "rear"] = "front",
    charging: Flag = False,
    disorderly: Flag = False,
    figures: int | None = None,
    against_figures: int | None = None,
    attach: Words = None,
    against_attach: Words = None,
    weakened: Flag = False,
    vulnerable: Flag = False,
    panicked: Flag = False,
    keyword: Words = None,
    dice: int = 0,
    to_hit: int = 0,
    save_bonus: int = 0,
    auto_hits: int = 0,
    blocks: int = 0,
    json: Flag = False,
    lang: Annotated[str, Parameter(show=False)] = "en",
) -> int:
    """Tell what an attack can come to: hits, wounds, panic, figures lost, destruction.

    Every optional re-roll is used: the attacker re-rolls misses and, with Vulnerable, blocks; the defender,
    with Weakened, hits; with Panicked the attacker re-rolls what costs most wounds.

    Parameters
    ----------
    attacker
        The attacking unit: its id, or how that begins.
    defender
        The unit attacked.
    attack
        Which of its attacks; the first where not said.
    arc
        The arc of the defender in which the attacker stands.
    charging
        The attack of a charge: with the Charge bonus.
    disorderly
        Of a disorderly charge.
    figures
        Figures the attacker has left.
    against_figures
        Figures the defender has left.
    attach
        An Attachment of the attacker.
    against_attach
        An Attachment of the defender.
    weakened
        The attacker is Weakened.
    vulnerable
        The defender is Vulnerable.
    panicked
        The defender is Panicked.
    keyword
        A keyword more: critical_blow, sundering, vicious.
    dice
        Attack dice more, or less.
    to_hit
        Added to each attack die.
    save_bonus
        Added to each defense die.
    auto_hits
        Automatic hits.
    blocks
        Hits blocked without dice.
    json
        Print one JSON document.
    """
    content = load()
    own = _unit(content, "a", attacker, figures, attach, {"weakened": weakened})
    other = _unit(content, "b", defender, against_figures, against_attach, _of(vulnerable, panicked))
    profile = _profile(content, own, attack)
    strike = Attack(
        attacker="attacker",
        defender="defender",
        attack=profile.id,
        kind=profile.kind,
        arc=arc,
        charging=charging,
        disorderly=disorderly,
        boosts=Boosts(keywords=_keywords(content, keyword), dice=dice, to_hit=to_hit, save_bonus=save_bonus),
        auto_hits=auto_hits,
        blocks=blocks,
    )
    found = odds.attack(_table(content, own, other, profile, arc), strike)
    if json:
        who = {"attacker": own.card, "defender": other.card, "attack": profile.id}
        show_json(who | told(found))
    else:
        _show(found, own.card, other.card, lang)
    return 0


# The table.


def _of(vulnerable: bool, panicked: bool) -> dict[str, bool]:
    return {"vulnerable": vulnerable, "panicked": panicked}


def _unit(
    content: Content,
    owner: str,
    given: str,
    figures: int | None,
    attached: list[str] | None,
    tokens: Mapping[str, bool],
) -> Unit:
    card = content.units[named(content.units, "unit", given)]
    if figures is not None and not 1 <= figures <= card.figures:
        raise CommandError("odds-figures-odd", unit=card.id, given=figures, most=card.figures)
    return Unit(
        owner=owner,
        card=card.id,
        figures=figures or card.figures,
        attachments=tuple(named(content.attachments, "attachment", name) for name in attached or ()),
        conditions=tuple(token for token in CONDITIONS if tokens.get(token)),
    )


def _profile(content: Content, unit: Unit, given: str) -> Profile:
    attacks = {attack.id: attack for attack in content.units[unit.card].attacks}
    return attacks[named(attacks, "attack", given)] if given else next(iter(attacks.values()))


def _keywords(content: Content, given: list[str] | None) -> tuple[str, ...]:
    known = {name: ability for name, ability in content.abilities.items() if ability.kind == "keyword"}
    return tuple(named(known, "keyword", name) for name in given or ())


def _table(content: Content, own: Unit, other: Unit, profile: Profile, arc: str) -> G:
    """Both units alone on the table, in contact, or apart where one shoots."""
    trays = [content.trays[content.units[unit.card].tray] for unit in (own, other)]
    deep = trays[1].width if arc in ("left", "right") else trays[1].depth
    apart = 2 * INCH if profile.kind == "ranged" else 0
    away = MIDDLE + (trays[0].depth + deep) // 2 + apart
    replaced = msgspec.structs.replace
    state = Field(
        course=Course(mode="fire_and_blood", round=1, phase="activation", first="a", active="a", turn=1),
        players={"a": Player(team="a", edge="south"), "b": Player(team="b", edge="north")},
        units={
            "attacker": replaced(own, x=MIDDLE, y=MIDDLE),
            "defender": replaced(other, x=MIDDLE, y=away, facing=FACING[arc]),
        },
        hands={seat: Hand(seat) for seat in ("a", "b")},
    )
    game: Any = find("figurines")
    return Engine(game, ("a", "b"), Options(mode="fire_and_blood"), state, ())


# The answer.


def _show(found: odds.Prospects, own: str, other: str, lang: str) -> None:
    names = {"attacker": words.name("FIG", own, lang), "defender": words.name("FIG", other, lang)}
    show(say(lang, "odds-attack", **names, dice=found.dice))
    show_spreads({name: getattr(found, name) for name in COLUMNS}, lang)
    facts = {"panics": f"{found.panics:.2%}", "destroyed": f"{found.destroyed:.2%}"}
    show(say(lang, "odds-ends", **facts))
