"""What figurines says, in both languages: a sentence for every question and event, names in place of ids."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import montjoie.games.figurines as figurines
from montjoie import words
from montjoie.games.figurines.timing.effects import Effect
from montjoie.kernel.decisions import ask_key
from montjoie.kernel.events import Event, event_key, snake
from montjoie.kernel.game import find

FOLDER = Path(figurines.__file__).parent
PLURALS = {"one", "other"}
REFUSED = re.compile(
    r"Refusal\(\s*[\w.\[\]\"-]+,\s*\"([a-z-]+)\"|Problem\([^\n]*?\"FIG-[A-Z]+-\d+\",\s*\"([a-z-]+)\""
)


def own_events() -> list[type[Event]]:
    return [e for e in Event.named if e.__module__.startswith(figurines.__name__)]


class Variants(Visitor):
    """Collects the words that messages tell cases apart by, but for those that ask for ids."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: set[str] = set()

    def visit_SelectExpression(self, node: Any) -> None:
        """The cases of a choice."""
        chosen = node.selector
        if not (isinstance(chosen, ast.VariableReference) and chosen.id.name.endswith("-id")):
            self.keys |= {each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)}
        self.generic_visit(node)


def parsed(lang: str) -> ast.Resource:
    return FluentParser().parse(find("figurines").words().messages[lang])


def messages(lang: str) -> Iterator[str]:
    for entry in parsed(lang).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            yield entry.id.name


def refusal_keys() -> set[str]:
    found = set()
    for path in FOLDER.rglob("*.py"):
        for match in REFUSED.finditer(path.read_text("utf-8")):
            found.add(match[1] or match[2])
    return found


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_question_event_and_refusal_has_a_message(lang: str) -> None:
    asked = [ask_key(kind) for kind in find("figurines").kinds if not kind.endswith("go_on")]
    told = [event_key("figurines." + snake(event.__name__)) for event in own_events()]
    keys = [*asked, *told, *sorted(refusal_keys())]
    assert [key for key in keys if not words.known("FIG", key, lang)] == []


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_no_message_is_written_twice(lang: str) -> None:
    names = list(messages(lang))
    assert sorted({name for name in names if names.count(name) > 1}) == []


def test_both_languages_have_the_same_messages() -> None:
    assert set(messages("en")) ^ set(messages("fr")) == set()


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_no_case_of_a_message_is_itself_a_name(lang: str) -> None:
    """A fact is told by its name, so that a case by the id of something named would never be met."""
    found = Variants()
    found.visit(parsed(lang))
    cases = found.keys - PLURALS
    assert sorted(case for case in cases if words.spoken("FIG", lang, case) != case) == []


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            "Player 1 fields House Stark (10 points), led by Greatjon Umber, Lord of Last Hearth. "
            "Units: Stark Sworn Swords 1 + Sworn Sword Captain. No NCU.",
        ),
        (
            "fr",
            "Joueur 1 aligne la Maison Stark (10 points), sous les ordres de Lard-Jon Omble, Seigneur "
            "d'Âtre-lès-Confins. Unités : Épées Liges Stark 1 + Capitaine des Épées Liges. Aucune UNC.",
        ),
    ],
)
def test_ids_are_told_by_their_names(lang: str, told: str) -> None:
    facts = {
        "player": "player-1",
        "faction": "stark",
        "commander": "greatjon_umber_lord_of_last_hearth",
        "points": 10,
        "fielded": ["stark_sworn_swords_1+sworn_sword_captain"],
        "counsel": [],
    }
    assert words.tell(lang, "FIG-ARM-02", "event-army-shown", facts) == (told, [])


def test_units_of_a_kind_are_told_apart_by_numbers() -> None:
    facts = {"player": "player-1", "unit": "stark_sworn_swords_2"}
    said = words.say("en", "FIG-RND-03", "event-unit-activated", facts)
    assert said == "Player 1 activates the Stark Sworn Swords 2."


def kinds_of(effect: type[Effect]) -> Iterator[type[Effect]]:
    for kind in effect.__subclasses__():
        yield kind
        yield from kinds_of(kind)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_whatever_may_be_chosen_has_a_name(lang: str) -> None:
    ours = (kind for kind in kinds_of(Effect) if kind.__module__.startswith("montjoie."))
    effects = {kind.of for kind in ours if getattr(kind, "of", "")}
    actions = {"maneuver", "march", "retreat", "charge", "melee_attack", "ranged_attack", "destroy_terrain"}
    others = {"forgo", "pass", "yield", "done", "decline", "keep", "stay", "nothing", "nobody"}
    marks = {"card", "ability", "rule", "deploy", "partner", "deck", "discard"}
    scope = find("figurines").words().names[lang]
    known = {*effects, *actions, *others, *marks}
    assert sorted(id for id in known if id not in scope and not words.known("FIG", id, lang)) == []


@pytest.mark.parametrize(
    ("option", "told"),
    [
        ("card:regroup_and_reform", "carte : Regrouper et Reformer"),
        ("ability:lady_val/lady_of_the_wilds", "capacité : Val, Princesse Sauvageonne · Dame Sauvage"),
        ("partner:player-2", "laisser le tour : Joueur 2"),
    ],
)
def test_options_of_two_parts_are_told_by_both(option: str, told: str) -> None:
    assert words.spoken("FIG", "fr", option) == told


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "Action of Anne: March."), ("fr", "Action d'Anne : Marche.")]
)
def test_an_action_is_told_by_its_name(lang: str, told: str) -> None:
    facts = {"unit": "Anne", "action": "march", "free": False, "cause": None}
    assert words.tell(lang, "FIG-RND-05", "event-action-chosen", facts) == (told, [])
