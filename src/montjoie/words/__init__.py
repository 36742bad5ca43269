"""Sentences in French and English: Fluent messages by scope, filled with facts.

A scope is the prefix of a rulebook's ids (`THR`, `KER`). Every scope brings its messages
(`.ftl` text per language), the names of its ids and what grammar must know of them; the kernel's serve all.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple
from weakref import WeakKeyDictionary

from msgspec import Struct, to_builtins

from montjoie.words import english, french, sums
from montjoie.words.functions import as_noun, capital, functions, listed, signed
from montjoie.words.grammar import Lexicon, Noun, read_lexicon

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")
COLON = {"en": ": ", "fr": " : "}
LONGEST = 600  # characters of a fact in a sentence; what strangers send may be longer than anybody reads
BIGGEST = 10**15  # numbers beyond are told by their order


class Text(Struct, frozen=True):
    """A sentence in every language."""

    en: str
    fr: str


def both(told: Callable[[str], str]) -> Text:
    """What is told in a language, in every language."""
    return Text(**{lang: told(lang) for lang in LANGUAGES})


class Source(NamedTuple):
    """What a scope says: Fluent text, names of ids and lists of words for grammar, by language."""

    messages: Mapping[str, str]
    names: Mapping[str, Mapping[str, str]]
    grammar: Mapping[str, Lexicon] = {}


_sources: dict[str, Callable[[], Source]] = {}
_loaded: dict[str, Source] = {}
_bundles: dict[tuple[str, str], FluentBundle] = {}
_wants: WeakKeyDictionary[FluentBundle, dict[str, frozenset[str]]] = WeakKeyDictionary()
_NUMBERED = re.compile(r"(?:seat|player)-([0-9]{1,3})")  # seats nobody gave a name
_TITLED = re.compile(r", (?:[A-ZÀ-Ý]|\d+\w)[^,]*[\w'’]$")  # a person with a title, no line of verse
_WORD = re.compile(r"[^\W\d]")  # its first letter
_KEY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)  # of a message
_OTHERS = "*"  # among the facts of a message: whatever the messages in it name


def register(scope: str, source: Callable[[], Source]) -> None:
    """Let `scope` speak; the source is read at the first sentence."""
    _sources[scope] = source
    _loaded.pop(scope, None)
    noun.cache_clear()
    for lang in LANGUAGES:
        _bundles.pop((scope, lang), None)


def messages_in(folder: Path, chapter: str = "*") -> dict[str, str]:
    """The Fluent texts `CHAPTER.LANG.ftl` of a folder: of all its chapters, unless one is named."""
    chapters = sorted({path.name.partition(".")[0] for path in folder.glob(f"{chapter}.*.ftl")})
    return {
        lang: "\n".join((folder / f"{each}.{lang}.ftl").read_text("utf-8") for each in chapters)
        for lang in LANGUAGES
    }


def source_in(folder: Path, names: Mapping[str, Mapping[str, str]] | None = None) -> Source:
    """What a scope says whose words lie in a folder: messages, grammar, and the names of its content."""
    return Source(messages_in(folder), names or {}, read_lexicon(folder))


def language(lang: str) -> str:
    """The language we speak that is nearest to the one asked for."""
    short = lang[:2].lower()
    return short if short in LANGUAGES else "en"


def prepare(scope: str) -> None:
    """Read every message of a scope now, which otherwise is done for the first who needs it."""
    for lang in LANGUAGES:
        bundle = _bundle(scope, lang)
        for key in _KEY.findall(_source(scope).messages.get(lang, "")):
            _wanted(bundle, key, {})


def known(scope: str, key: str, lang: str) -> bool:
    """Whether a message exists, in the scope or in the kernel."""
    return any(_bundle(s, language(lang)).has_message(key) for s in (scope, "KER"))


def needs_nothing(scope: str, key: str) -> bool:
    """Whether a message of the scope can be said without facts."""
    return all(_message(scope, lang, key) != key for lang in LANGUAGES)


def name(scope: str, identifier: str, lang: str) -> str:
    """The name of an id, or the id itself where the scope has none.

    Things of one kind are told apart by a number: `archers_2` is the second of what `archers` names.
    """
    names = _source(scope).names.get(language(lang), {})
    if identifier in names:
        return names[identifier]
    kind, _, number = identifier.rpartition("_")
    return f"{names[kind]} {number}" if kind in names and number.isdecimal() else identifier


def say(lang: str, rule: str, key: str, facts: Mapping[str, Any], scope: str = "") -> str:
    """The message `key` of the rule's scope (or the kernel's), filled with the facts; where a rule of the
    kernel speaks of a game, its `scope` has the names."""
    return tell(lang, rule, key, facts, scope)[0]


def tell(lang: str, rule: str, key: str, facts: Mapping[str, Any], scope: str = "") -> tuple[str, list[str]]:
    """What `say` says, and what is amiss with it: facts the message wants and does not get."""
    lang, scope = language(lang), scope or rule.partition("-")[0]
    for bundle in (_bundle(scope, lang), _bundle("KER", lang)):
        if bundle.has_message(key):
            pattern = bundle.get_message(key).value
            assert pattern is not None, f"message {key} has no value"
            wanted = _wanted(bundle, key, facts)
            told = {k: _short(spoken(scope, lang, v)) for k, v in facts.items() if k in wanted}
            # A message may ask how many there are in all: `{ $units-total -> [0] ... }`.
            totals = ((k, _total(v)) for k, v in facts.items() if f"{k}-total" in wanted)
            told |= {f"{k}-total": total for k, total in totals if total is not None}
            # Or tell cases apart by an id that has a name: `{ $action-id -> [march] ... }`.
            ids = {k: "none" if v is None else v for k, v in facts.items() if f"{k}-id" in wanted}
            told |= {f"{k}-id": v for k, v in ids.items() if isinstance(v, str)}
            text, errors = bundle.format_pattern(pattern, told)
            return _sentence(_closed(str(text), told.values())), [str(error) for error in errors]
    return " ".join((key, *(f"{k}={v}" for k, v in facts.items()))), [f"no message {key} in {lang}"]


def renamed(facts: Any, names: Mapping[str, str]) -> Any:
    """Facts in which ids stand as they are called, where that is not by themselves."""
    if not names:
        return facts
    if isinstance(facts, str):
        return names.get(facts, facts)
    if isinstance(facts, Mapping):
        return {names.get(key, key): renamed(value, names) for key, value in facts.items()}
    return [renamed(value, names) for value in facts] if isinstance(facts, (list, tuple)) else facts


def _closed(text: str, told: Iterable[Any]) -> str:
    """A name with a title after a comma has a comma behind it, too, where the sentence goes on:
    "Val, Wildling Princess, moves"."""
    for each in told:
        for name in getattr(each, "parts", ()) or (each,):
            if isinstance(name, Noun) and _TITLED.search(name):
                text = _with_comma(text, name)
    return text


def _with_comma(text: str, name: str) -> str:
    """A comma behind a name, however it is capitalised, where a word follows. Every name would need a regular
    expression of its own, and to compile one takes longer than the sentence."""
    sought, at = name.lower(), 0
    while (at := text.lower().find(sought, at)) >= 0:
        at += len(name)
        if text[at : at + 1] == " " and _WORD.match(text, at + 1):
            text = f"{text[:at]},{text[at:]}"
    return text


def _sentence(text: str) -> str:
    """A message that ends as a sentence begins as one."""
    return capital(text) if text.endswith((".", "!", "?", "…")) else text


def _wanted(bundle: FluentBundle, key: str, facts: Mapping[str, Any]) -> Collection[str]:
    """The facts a message names: to put the others into words would be for nothing."""
    known = _wants.setdefault(bundle, {})
    if key not in known:
        known[key] = frozenset(_references(bundle.get_message(key).value))
    names = known[key]
    return names if _OTHERS not in names else {f"{k}{end}" for k in facts for end in ("", "-total", "-id")}


def _references(node: Any) -> Iterator[str]:
    """The variables in a part of a message, and `_OTHERS` where it goes through another message."""
    kind = type(node).__name__
    if kind == "VariableReference":
        yield node.id.name
    elif kind == "MessageReference":
        yield _OTHERS
    parts = node if isinstance(node, list) else vars(node).values() if hasattr(node, "__dict__") else ()
    for part in parts:
        yield from _references(part)


def spoken(scope: str, lang: str, value: Any) -> str | int | float:
    """A fact as a sentence says it: ids by their names, counts, lists and sums in words."""
    if isinstance(value, bool) or value is None:
        return str(value).lower()
    if isinstance(value, (int, float)):
        return _number(value) if isinstance(value, int) else value
    if isinstance(value, str):
        return noun(scope, lang, value)
    if isinstance(value, Struct) or (
        isinstance(value, (list, tuple)) and value and isinstance(value[0], Struct)
    ):
        value = to_builtins(value)
    if sums.is_sum(value):
        parts = _parts(scope, lang, value["parts"])
        return sums.told(value, parts, lambda key, facts: say(lang, "KER-", key, facts))
    if sums.are_parts(value):
        return ", ".join(_parts(scope, lang, value))
    if isinstance(value, Mapping):
        counted = [_count(scope, lang, k, n) for k, n in value.items() if n or not _plural(scope, lang, k)]
        return _listed(lang, [as_noun(lang, each) for each in counted])
    if isinstance(value, (set, frozenset)):
        value = sorted(value)
    if isinstance(value, (list, tuple)):
        if len(value) == 1 and sums.is_sum(value[0]):
            return spoken(scope, lang, value[0])
        return _listed(lang, [as_noun(lang, spoken(scope, lang, v)) for v in value])
    return str(value)


@lru_cache(maxsize=1 << 13)
def noun(scope: str, lang: str, identifier: str) -> Noun:
    """The name of an id, with what grammar must know of it: the same names come again and again."""
    lang = language(lang)
    called = _called(scope, lang, identifier)
    kind, _, number = identifier.rpartition("_")
    key = kind if number.isdecimal() and name(scope, identifier, lang) != identifier else identifier
    lexicons = [_source(s).grammar.get(lang, {}) for s in (scope, "KER")]
    return Noun(called, (french if lang == "fr" else english).analyse(lexicons, key, called))


def _parts(scope: str, lang: str, parts: Any) -> list[str]:
    """The parts of a sum: what is counted first with its number, what is added with its sign; things that are
    there and count nothing without one."""
    made = []
    for layer, part in sums.telling(parts):
        source, count, value = part["source"], part.get("count", 0), part["value"]
        told = str(_count(scope, lang, source, count)) if count else str(spoken(scope, lang, source))
        number = signed(value) if layer == "add" else value
        idle = count and not value
        made.append(told if idle else say(lang, "KER-", f"part-{layer}", {"source": told, "value": number}))
    return made


def _short(told: str | int | float) -> str | int | float:
    """A fact of a length that a sentence can hold."""
    return told[: LONGEST - 1] + "…" if isinstance(told, str) and len(told) > LONGEST else told


def _number(value: int) -> str | int:
    """A number, or how big it is: Fluent writes none without end."""
    if abs(value) < BIGGEST:
        return value
    return f"{'-' if value < 0 else ''}10^{value.bit_length() * 30103 // 100_000}"


def _called(scope: str, lang: str, value: str) -> str:
    """The name of an id, or what it says as a message; the parts of `PLACE/WHAT`, `ONE+OTHER` and `HOW:WHAT`
    each."""
    called = name(scope, value, lang)
    if called == value:
        called = _message(scope, lang, value)
    if called == value and (seat := _NUMBERED.fullmatch(value)):
        return say(lang, "KER-", "numbered-seat", {"number": seat[1]})
    for mark, told in (("/", " · "), ("+", " + "), (":", COLON[language(lang)])):
        if called == value and mark in value:
            parts = value.split(mark)
            named = [_called(scope, lang, part) for part in parts]
            return told.join(named) if named != parts else value
    return called


def _message(scope: str, lang: str, value: str) -> str:
    """A fact that is itself a message, such as a reason; one that wants facts of its own is none."""
    for bundle in (_bundle(scope, lang), _bundle("KER", lang)):
        pattern = bundle.get_message(value).value if bundle.has_message(value) else None
        if pattern is not None:
            told, errors = bundle.format_pattern(pattern, {})
            return value if errors else str(told)
    return value


def _total(value: Any) -> int | None:
    """How many there are in all: of what is counted, or in a list."""
    if isinstance(value, Mapping) and all(isinstance(n, int) for n in value.values()):
        return sum(value.values())
    return len(value) if isinstance(value, (list, tuple)) else None


def _plural(scope: str, lang: str, key: Any) -> bool:
    """Whether a language has plurals for a thing: none of it is not worth a word."""
    return _bundle(scope, lang).has_message(f"count-{str(key).rpartition('/')[2]}")


def _count(scope: str, lang: str, key: Any, n: Any) -> str:
    """`2 knights`: through the message `count-KEY` where the language has plurals for it."""
    counted, parts = False, []
    for part in str(key).split("/"):
        plural = _bundle(scope, lang).has_message(f"count-{part}")
        told = say(lang, f"{scope}-", f"count-{part}", {"n": n}) if plural else _called(scope, lang, part)
        counted |= plural and str(n) in told
        parts.append(told)
    told = ", ".join(reversed(parts)) if len(parts) > 1 else parts[0]
    return told if counted else f"{told}{COLON[lang]}{spoken(scope, lang, n)}"


def _listed(lang: str, parts: list[Noun]) -> Noun:
    return listed(lang, parts) if parts else as_noun(lang, "-")


def _source(scope: str) -> Source:
    if scope not in _loaded:
        make = _sources.get(scope)
        _loaded[scope] = make() if make else Source({}, {})
    return _loaded[scope]


def _bundle(scope: str, lang: str) -> FluentBundle:
    bundle = _bundles.get((scope, lang))
    if bundle is None:
        # Fluent is wanted only where something is said: rules and simulations never load it.
        from fluent.runtime import FluentBundle, FluentResource

        bundle = FluentBundle([lang], functions(lang), use_isolating=False)
        bundle.add_resource(FluentResource(_source(scope).messages.get(lang, "")))
        _bundles[scope, lang] = bundle
    return bundle


register("KER", lambda: source_in(Path(__file__).parent))
