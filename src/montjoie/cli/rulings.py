"""`montjoie rule` and `montjoie rules`: a rule with its code and tests, and how many have both."""

from __future__ import annotations

from typing import Annotated, Any

from cyclopts import App, Parameter
from rich.table import Table
from rich.text import Text

from montjoie.cli.coverage import KERNEL, Coverage, citations, coverage, rules_of, tests
from montjoie.cli.speech import (
    AsJson,
    CommandError,
    Lang,
    say,
    show,
    show_json,
    tongue_of,
)
from montjoie.kernel.game import games
from montjoie.kernel.rulebook import Rule, read_examples, read_rulebook

FIRST_WORDS = 56  # characters of a rule beside its id

rules = App(name="rules", help="The rulebooks as a whole.")


def rule(id: str, /, *, json: AsJson = False, lang: Lang = None) -> int:
    """Show a rule: its text, its chapter, its code and its tests.

    Parameters
    ----------
    id
        The id of a rule or worked example, such as THR-BAT-14.
    """
    tongue = tongue_of(lang)
    game, found = _find(id.strip().upper(), tongue)
    code = citations(game).get(found.id, [])
    try:
        tested: list[str] | None = tests().get(found.id, [])
    except CommandError:  # an installed package has no tests
        tested = None
    if json:
        told = {"id": found.id, "game": game, "chapter": found.chapter, "text": found.text}
        show_json({**told, "code": code, "tests": tested})
        return 0
    show(Text.assemble((found.id, "bold"), "  ", (found.chapter, "dim"), "\n", found.text))
    _list(say(tongue, "code-places"), code, say(tongue, "nowhere"))
    _list(say(tongue, "tests"), tested or [], say(tongue, "no-tests-here" if tested is None else "nowhere"))
    return 0


@rules.command(name="coverage")
def rules_coverage(
    game: str | None = None,
    /,
    *,
    strict: Annotated[bool, Parameter(negative=())] = False,
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Count the rules that are in code and in tests, and list those that are not.

    Parameters
    ----------
    game
        A game, or kernel; all games where not said.
    strict
        Fail where a rule or a worked example is missing.
    """
    tongue = tongue_of(lang)
    found = [coverage(each) for each in ([game] if game else games())]
    if json:
        show_json(found[0] if game else found)
    else:
        show(_summary(found, tongue))
        for each in found:
            _show_missing(each, tongue)
    return 1 if strict and any(each.missing or each.examples_missing for each in found) else 0


def _find(id: str, lang: str) -> tuple[str, Rule]:
    """The rule or example of that id, in the language if it is written in it, and the game it belongs to."""
    for game in (KERNEL, *games()):
        every = {**rules_of(game), **read_examples(game)}
        if id in every:
            return game, {**every, **read_rulebook(game, lang), **read_examples(game, lang)}[id]
    raise CommandError("rule-unknown", given=id[:40])


def _list(title: str, places: list[str], none: str) -> None:
    show(Text(f"\n{title}", "bold"))
    for place in places or [none]:
        show(f"  {place}", wrap=False)


def _summary(found: list[Coverage], lang: str) -> Table:
    table = Table(title=say(lang, "coverage"))
    table.add_column(say(lang, "game"))
    for key in ("rules", "cited", "tested", "waived", "missing"):
        table.add_column(say(lang, key), justify="right")
    for each in found:
        numbers: tuple[Any, ...] = (each.rules, each.cited, each.tested, len(each.waived), len(each.missing))
        table.add_row(each.game, *map(str, numbers))
    return table


def _show_missing(found: Coverage, lang: str) -> None:
    known = {**rules_of(found.game), **read_examples(found.game)}
    for key, ids in (("missing-rules", found.missing), ("missing-examples", found.examples_missing)):
        if ids:
            show(Text(f"\n{say(lang, key, game=found.game)}", "bold"))
        for each in ids:
            show(Text.assemble(f"  {each}  ", (known[each].text[:FIRST_WORDS], "dim")))
