"""What is wrong with a sentence of the log or of a refusal, as far as a program can tell.

`faults` reads a finished sentence. `fillings` fills a message with every case it tells apart and with names
of every grammatical shape that the content of its game has.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from montjoie import words
from montjoie.kernel.game import find

RAW = re.compile(r"(?<![\w{«“])[a-z]+(?:_[a-z0-9]+)+\b|\b(?:player|seat)-\d|\bTrue\b|\bFalse\b|\bNone\b|[{}]")
ASIDE = re.compile(r"\([^()]*\)|[«“].*?[»”]|—.*$")  # where things may be listed, each with its colon
TWICE = re.compile(r": [^.;]*: ")
SPACED = re.compile(r"  |\s[.,)](?!\d)|\(\s|^\s|\s$|,,|(?<!\.)\.\.(?!\.)|,\.")
ARTICLES = r"(?:[Ll]es?|[Ll]a|[Ll]['’]|[Uu]ne?|[Dd]es|[Dd]u|[Aa]ux?)"
FAULTS = {
    "fr": (
        ("a space is missing before a sign", re.compile(r"[^\s\u00a0\u202f](?:[:;!?»](?=\s|$))|«\S")),
        (
            "an article is not contracted",
            re.compile(r"\b(?:[Dd]e|[Àà]) (?:[Ll]es? [A-ZÉÈÎŒ]|Les? |La |L['’])"),
        ),
        (
            "an elision is missing",
            re.compile(r"\b(?:[Dd]e|[Qq]ue|[Ll]e|[Ll]a|[Nn]e|[Ss]e) [AÂEÉÈÊIÎOÔUŒ](?!-)"),
        ),
        ("an article stands twice", re.compile(rf"\b{ARTICLES} ?(?:Les?|La|L['’]) ?[A-ZÉ]")),
        ("another language", re.compile(r"\b(?:the|and|with|from) ")),
    ),
    "en": (
        ("an article stands twice", re.compile(r"\b[Tt]he [Tt]he\b|\b[Aa]n? [Tt]he\b")),
        ("a for an", re.compile(r"\ba [aeio]\w")),
        ("a French space", re.compile(r"\w :|\w ;")),
        ("another language", re.compile(r"\b(?:les|des|une|avec|dans) ")),
    ),
}


def faults(lang: str, text: str) -> list[str]:
    """Everything wrong with a sentence."""
    found = [name for name, pattern in FAULTS[lang] if pattern.search(text)]
    if RAW.search(text):
        found.append("a raw id")
    if SPACED.search(text):
        found.append("spaces or signs")
    if not text.strip():
        found.append("empty")
    elif text[0].islower():
        found.append("no capital")
    return found


def stops(text: str) -> list[str]:
    """What is wrong with the signs of a sentence that names things as a game does."""
    found = ["two colons"] if TWICE.search(ASIDE.sub("", text)) else []
    return found + (["two ends"] if re.search(r"[!?]\.", text) else [])


# Names of every grammatical shape, put before the eyes of a message; and numbers.
SHAPES = {
    "fr": ("Winterfell", "Accalmie", "Le Neck", "Les Jumeaux", "L'Arbre", "Harrenhal", "Howland Reed"),
    "en": ("Winterfell", "The Twins", "Asha Greyjoy"),
}
# Facts that are numbers, by a word of their names.
COUNTS = frozenset(
    re.findall(
        r"\w+",
        """
        n number amount count given low high strength against needed dice hits wounds figures total round
        turn size points vp delta price cost need face limit level most saved expected players distance
        range reach rows columns barrels supply armies limits held ready copies seats owned on_board left
        far before watch
        """,
    )
)
PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Wants(Visitor):
    """What a message tells apart, and what it names."""

    def __init__(self) -> None:
        super().__init__()
        self.cases: dict[str, set[str]] = {}
        self.named: set[str] = set()
        self.counted: set[str] = set()
        self.inside: set[str] = set()  # other messages that it puts into itself

    def visit_MessageReference(self, node: Any) -> None:
        """A message that stands in others."""
        self.inside.add(node.id.name)

    def take(self, part: Wants) -> None:
        """Want what a message inside wants too."""
        for fact, cases in part.cases.items():
            self.cases.setdefault(fact, set()).update(cases)
        self.named |= part.named
        self.counted |= part.counted

    def visit_SelectExpression(self, node: Any) -> None:
        """The cases of a choice."""
        keys = {
            variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            for variant in node.variants
        }
        chosen = node.selector
        if isinstance(chosen, ast.VariableReference):
            if keys & PLURALS - {"other"} or all(re.fullmatch(r"-?\d+|other", key) for key in keys):
                self.counted.add(chosen.id.name)
            else:
                self.cases.setdefault(chosen.id.name, set()).update(keys)
        else:
            self.visit(chosen)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_FunctionReference(self, node: Any) -> None:
        """Lengths, sums and signs are of numbers."""
        if node.id.name in ("INCHES", "TOTAL", "PARTS", "SIGNED"):
            self.counted |= {arg.id.name for arg in node.arguments.positional if hasattr(arg, "id")}
        else:
            self.generic_visit(node)

    def visit_Pattern(self, node: Any) -> None:
        """A fact before a sign for inches is a length."""
        for fact, after in itertools.pairwise(node.elements):
            if isinstance(after, ast.TextElement) and after.value.startswith('"'):
                self.counted |= {fact.expression.id.name} if hasattr(fact.expression, "id") else set()
        self.generic_visit(node)

    def visit_VariableReference(self, node: Any) -> None:
        """A fact."""
        self.named.add(node.id.name)


def messages(game: str, lang: str) -> dict[str, Wants]:
    """The messages of a game, with what each wants; those that stand in others are read there."""
    found = {}
    for entry in FluentParser().parse(find(game).words().messages[lang]).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            wants = Wants()
            wants.visit(entry.value)
            found[entry.id.name] = wants
    parts = {name: found[name] for wants in found.values() for name in wants.inside}
    for wants in found.values():
        for name in sorted(wants.inside):
            wants.take(parts[name])
    return {key: wants for key, wants in found.items() if key not in parts}


def is_count(fact: str) -> bool:
    """Whether a fact is a number by its name."""
    return not COUNTS.isdisjoint(fact.replace("-", "_").split("_"))


def fillings(game: str, lang: str, key: str, wants: Wants) -> Iterator[str]:
    """A message with every case it tells apart, each with names of every shape and with numbers."""
    prefix = find(game).prefix
    names = names_of(game, lang)
    choices: dict[str, list[Any]] = {}
    for fact, cases in wants.cases.items():
        choices[fact.removesuffix("-id")] = [_meant(case) for case in sorted(cases)]
    for fact in wants.counted:
        bare = fact.removesuffix("-total")
        choices[bare] = [{"x": n} for n in (0, 1, 2)] if bare != fact else [0, 1, 2]
    named = sorted(wants.named - choices.keys() - {f"{fact}-id" for fact in choices})
    numbers = [fact for fact in named if is_count(fact)]
    for combined in itertools.islice(itertools.product(*choices.values()), 24):
        facts = dict(zip(choices, combined, strict=True)) | dict.fromkeys(numbers, 3)
        rest = [fact for fact in named if fact not in numbers]
        for i in range(len(names) if rest else 1):
            filled = facts | {fact: names[(i + j * 3) % len(names)] for j, fact in enumerate(rest)}
            yield words.tell(lang, f"{prefix}-", key, filled)[0]


def _meant(case: str) -> Any:
    """The fact that meets a case."""
    return {"true": True, "false": False, "none": None}.get(
        case, int(case) if case.lstrip("-").isdigit() else case
    )


def names_of(game: str, lang: str) -> list[str]:
    """Shapes that any content may have, and one name of the game's own content for each other shape."""
    prefix = find(game).prefix
    found: dict[Any, str] = {}
    for identifier in find(game).words().names[lang]:
        noun = words.noun(prefix, lang, identifier)
        if noun[:1].isalpha() and noun.grammar.article:
            found.setdefault(
                (noun.grammar, noun[:1].lower() in "aeiouhéèêâîô", noun[:1].islower()), identifier
            )
    return [*SHAPES[lang], *found.values()]


def is_sentence(key: str) -> bool:
    """Events and questions are; many other messages are words that stand in sentences."""
    return key.startswith(("event-", "ask-"))


ACTORS = ("seat", "house", "player", "attacker", "winner", "owner", "unit", "ncu", "commander")


def nobody(prefix: str, lang: str, facts: dict[str, Any], text: str) -> list[str]:
    """Whether the facts know who acts, and the paragraph up to the sentence names none of them, nor the
    source that acts for them."""
    actors = [facts[name] for name in ACTORS if isinstance(facts.get(name), str) and facts[name]]
    source = [facts["source"]] if isinstance(facts.get("source"), str) and facts["source"] else []
    called = (_called(prefix, lang, actor) for actor in actors + source)
    named = (re.sub(r"^(les? |la |l'|the )|,.*$", "", name) for name in called)
    return [] if not actors or any(name in text.casefold() for name in named) else [f"none of {actors}"]


def _called(prefix: str, lang: str, actor: str) -> str:
    return str(words.spoken(prefix, lang, actor)).casefold()
