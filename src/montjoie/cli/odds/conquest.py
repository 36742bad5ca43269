"""`montjoie odds conquest ATTACKER TARGET ...`: one regiment attacks another on an empty field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from cyclopts import App, Parameter
from msgspec.structs import replace

from montjoie import words
from montjoie.cli.odds.asking import named, show_spreads
from montjoie.cli.speech import CommandError, say, show, show_json
from montjoie.games.conquest.actions import clash, volley
from montjoie.games.conquest.content import Content, load
from montjoie.games.conquest.dice import Pool
from montjoie.games.conquest.odds.attack import attack
from montjoie.games.conquest.regiments.formation import tray
from montjoie.games.conquest.state import (
    INCH,
    Battlefield,
    Character,
    Course,
    G,
    Lasting,
    Memory,
    Options,
    Player,
    Regiment,
    contact,
    pair,
)
from montjoie.games.conquest.wounds.attack import Attack
from montjoie.kernel.engine import Engine
from montjoie.kernel.game import find
from montjoie.table import plane
from montjoie.table.chances.telling import told
from montjoie.table.plane import Side

OWN, OTHER = "attacker", "target"
MIDDLE = 24 * INCH
FILES = 4  # unless it is said
SPREADS = ("hits", "wounds", "morale", "lost", "stands")  # that are shown
Flag = Annotated[bool, Parameter(negative=())]
Words = Annotated[list[str] | None, Parameter(negative=())]

app = App(name="montjoie odds conquest", help_format="plaintext", help_flags=[], version_flags=[])


def command(question: Sequence[str], lang: str) -> int:
    """Tell the odds of an attack; without a question, how to ask."""
    if not question:
        app.help_print()
        return 0
    answer: int = app([*question, "--lang", lang], result_action="return_value", exit_on_error=False)
    return answer


@app.default
def tell(
    attacker: str,
    target: str,
    /,
    *,
    by: Literal["clash", "volley", "impact"] = "clash",
    arc: Side = "front",
    stands: int | None = None,
    files: int | None = None,
    against_stands: int | None = None,
    against_files: int | None = None,
    character: str = "",
    against_character: str = "",
    rule: Words = None,
    against_rule: Words = None,
    broken: Flag = False,
    away: int = 8,
    json: Flag = False,
    lang: Annotated[str, Parameter(show=False)] = "en",
) -> int:
    """Tell what an attack can come to: hits, wounds, morale, stands lost, Broken, Shattered.

    Parameters
    ----------
    attacker
        The attacking regiment: its id, or how that begins.
    target
        The regiment attacked.
    by
        A Clash, a volley, or the impact attacks of a charge.
    arc
        The face of the target that is struck, or the arc it is shot at.
    stands
        Stands of the attacker; what its entry begins with where not said.
    files
        Its files.
    against_stands
        Stands of the target.
    against_files
        Its files.
    character
        A character who leads the attacker.
    against_character
        A character who leads the target.
    rule
        A special rule that the attacker has beside its own: inspired, cleave=2.
    against_rule
        One that the target has.
    broken
        The target is Broken.
    away
        How many inches are between them in a volley.
    json
        Print one JSON document.
    """
    content = load()
    board = Battlefield(players={"a": Player(edge="south"), "b": Player(edge="north")})
    board.course = Course(round=2, phase="action", first="a")
    _regiment(board, content, "a", OWN, attacker, stands, files, character)
    _regiment(board, content, "b", OTHER, target, against_stands, against_files, against_character)
    _rules(board, content, OWN, rule)
    _rules(board, content, OTHER, against_rule)
    row = board.regiments[OTHER]
    board.regiments[OTHER] = replace(row, broken=broken, baseline=row.stands if broken else 0)
    game: Any = find("conquest")
    g: G = Engine(game, ("a", "b"), Options(terrain="none"), board, ())
    _place(g, arc, away * INCH if by == "volley" else 0)
    pools = _pools(g, by, arc)
    names = {"attacker": board.regiments[OWN].entry, "target": board.regiments[OTHER].entry}
    if not pools:
        raise CommandError("odds-no-dice", by=by, **names)
    found = attack(g, Attack(target=OTHER, pools=pools))
    if json:
        show_json({**names, "by": by, **told(found)})
        return 0
    spoken = {key: words.name("CON", entry, lang) for key, entry in names.items()}
    show(say(lang, "odds-regiment", **spoken, by=by, dice=found.dice))
    show_spreads({name: getattr(found, name) for name in SPREADS}, lang)
    ends = {name: f"{getattr(found, name):.2%}" for name in ("broken", "shattered", "destroyed")}
    show(say(lang, "odds-regiment-ends", **ends))
    return 0


# The field.


def _regiment(
    board: Battlefield,
    content: Content,
    seat: str,
    name: str,
    given: str,
    stands: int | None,
    files: int | None,
    led_by: str,
) -> None:
    regiments = {each: card for each, card in content.cards.items() if not card.character}
    card = regiments[named(regiments, "unit", given)]
    number = card.entry.stands.base if stands is None else stands
    if not 1 <= number <= 40:
        raise CommandError("odds-stands-odd", unit=card.id, given=number)
    models = getattr(card.entry, "command_models", None)
    leader = ("leader",) if getattr(models, "leader", False) else ()
    row = Regiment(seat, card.id, 0, number, number, leader, where="table")
    if led_by:
        heroes = {each: hero for each, hero in content.cards.items() if hero.character}
        one = Character(seat, named(heroes, "character", led_by), 0, name)
        board.characters[f"{name}-character"] = one
        row = replace(row, character=f"{name}-character")
    whole = number + bool(led_by)
    width = min(whole, files or FILES)
    rear = plane.Block(whole, width, 1, 1).middles()[0]
    board.regiments[name] = replace(row, files=width, rear=rear, memory=Memory(stands=whole))


def _rules(board: Battlefield, content: Content, name: str, given: list[str] | None) -> None:
    for number, text in enumerate(given or ()):
        rule, _, x = text.partition("=")
        known = named(content.special_rules, "rule", rule)
        n = int(x) if x.isdigit() else 0
        board.lasting[f"{name}-{number}"] = Lasting("rule", "given", (name,), "round", n, thing=known)


def _place(g: G, arc: Side, away: int) -> None:
    """The target in the middle, the attacker before the face that is struck."""
    rows = g.state.regiments
    rows[OTHER] = replace(rows[OTHER], x=MIDDLE, y=MIDDLE, facing=18_000)
    own = tray(g, OWN)
    at = plane.flush(own.width, own.depth + 2 * away, tray(g, OTHER), arc, 0)
    rows[OWN] = replace(rows[OWN], x=at.x, y=at.y, facing=at.facing)
    if not away:
        g.state.contacts[pair(OWN, OTHER)] = contact(OWN, OTHER, "front", arc)
    g.forget()


def _pools(g: G, by: str, arc: Side) -> tuple[Pool, ...]:
    if by == "impact":
        return clash.impact_pools(g, OWN, OTHER)
    if by == "clash":
        return clash.pools(g, OWN, dict.fromkeys(clash.reach(g, OWN), OTHER)).get(OTHER, ())
    shooting = volley.shooters(g, OWN, OTHER)
    aims = {one.place: arc for one in shooting if arc in one.arcs}
    return volley.pools(g, OWN, OTHER, aims)
