"""Army lists as they come from outside, JSON or readable text whose names may be in any language, and what
helps who writes one."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Any, ClassVar, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from montjoie.kernel.errors import DocumentError, Problem
from montjoie.kernel.misfits import misfits

T = TypeVar("T")
S = TypeVar("S", bound=msgspec.Struct)
Names = Mapping[str, Mapping[str, str]]  # of ids, by language
LONG = 80  # letters of a stranger's text that are compared with names
COLON = {"en": ": ", "fr": " : "}
LONG_NUMBER = 6  # digits
PATIENCE = 50  # lines that cannot be read until it is clear that a text is something else


class ArmyError(DocumentError):
    """A text that is no army list; the path of each problem is its line, such as `L4`."""


def read(raw: Any, kind: type[T], from_text: Callable[[str], T]) -> tuple[T | None, list[Problem]]:
    """A list as its type, or why it is none."""
    try:
        return from_text(raw) if isinstance(raw, str) else msgspec.convert(raw, kind), []
    except ArmyError as error:
        return None, error.problems
    except (msgspec.ValidationError, RecursionError):
        return None, list(misfits(raw, kind, "$"))


# Text.


def lines(text: str) -> Iterator[tuple[str, str]]:
    """The lines that say something, with their paths: none that are empty, nor those from `#`."""
    for number, line in enumerate(text.splitlines(), 1):
        if (said := line.strip()) and not said.startswith("#"):
            yield f"L{number}", said


def nearest(text: str, known: Mapping[str, str]) -> str:
    """The id whose name is most like a text that is none; "-" where there is no name at all."""
    near = get_close_matches(text[:LONG], list(known), n=1, cutoff=0)
    return known[near[0]] if near else "-"


def bare(text: str) -> str:
    """A name without case, accents, articles' apostrophes and dashes."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return " ".join(re.sub(r"[^a-z0-9]+", " ", plain).split())


def called(names: Names, ids: Iterable[str]) -> dict[str, str]:
    """Ids by their bare names in every language, and by themselves."""
    found = {}
    for id in ids:
        found[bare(id)] = id
        found |= {bare(own[id]): id for own in names.values() if id in own}
    return found


def shortened(names: Names, ids: Iterable[str], short: Callable[[str], Iterable[str]]) -> dict[str, str]:
    """Ids by themselves and by all their names, in lower case, and by what each name is shortened to; a
    shorter one that two ids share means neither."""
    whole: dict[str, str] = {}
    means: dict[str, set[str]] = {}
    for id in ids:
        every = [own[id] for own in names.values()]
        whole |= dict.fromkeys((id.casefold(), *(" ".join(name.split()).casefold() for name in every)), id)
        for name in every:
            for each in short(name):
                means.setdefault(each, set()).add(id)
    return {name: meant.pop() for name, meant in means.items() if len(meant) == 1} | whole


class Entry(NamedTuple):
    """A line of a list: `- 4x Men-at-Arms [155/1000]: Leader, Shield`, where the number may also stand in
    parentheses, what was bought in brackets, and points are there for the reader."""

    path: str
    name: str
    number: int | None
    limit: int | None
    bought: list[str]


_BULLET = re.compile(r"^[\s*•·–—=>-]+")
_POINTS = re.compile(
    r"\[\s*\d+\s*(?:/\s*(\d+)\s*)?(?:pts?|points)?\s*\]"
    r"|[-–—,]?\s*\b\d+\s*(?:/\s*(\d+)\s*)?(?:pts?|points)(?!\w)",
    re.IGNORECASE,
)
_COST = re.compile(r"\s*\(\d+\)\s*$")
_NUMBER = re.compile(
    r"\(\s*(\d+)[^)]*\)|^(\d+)\s*[x×]?\s+|\bx\s*(\d+)\b|\s[-–—]\s*(\d+)(?:\s*(?:stands?|socles?))?$",
    re.IGNORECASE,
)
_APART = re.compile(r"\s+[-–—|]\s+")


def entries(text: str) -> Iterator[Entry]:
    """What the lines of a list say."""
    for path, written in lines(text):
        line = " ".join(written.split())  # long gaps would be looked at again and again
        points = _POINTS.search(line)
        head, _, rest = _POINTS.sub("", _BULLET.sub("", line).strip()).partition(":")
        bracketed = re.findall(r"\[([^\]\d][^\]]*)\]", head)
        name = re.sub(r"\[[^\]]*\]", "", head).strip()
        number = _NUMBER.search(name)
        bought = [each.strip() for part in (*bracketed, rest) for each in re.split(r"[,;+]", part)]
        yield Entry(
            path,
            _NUMBER.sub(" ", name).strip(),
            next(int(n) for n in number.groups() if n) if number else None,
            next((int(n) for n in points.groups() if n), None) if points else None,
            [each for each in bought if each],
        )


def parted(said: Iterable[Entry], heads: Mapping[str, str]) -> Iterator[Entry]:
    """Entries, those in which a head stands beside something else as one for each part, the head last:
    `My army - The Hundred Kingdoms`."""
    for each in said:
        parts = [part for part in _APART.split(each.name) if bare(part)]
        if len(parts) > 1 and any(bare(part) in heads for part in parts):
            ordered = sorted(parts, key=lambda part: bare(part) in heads)
            yield from (each._replace(name=part) for part in ordered)
        else:
            yield each


class Reader:
    """Reads a list, and collects what is wrong with its lines."""

    def __init__(self, names: Names, rule: str) -> None:
        self.names, self.rule = names, rule
        self.problems: list[Problem] = []

    def wrong(self, path: str, key: str, rule: str = "", **facts: str) -> None:
        """A line that cannot be read."""
        self.problems.append(Problem(path, rule or self.rule, key, facts))

    def named(self, path: str, text: str, ids: Iterable[str]) -> str | None:
        """The id that a text names; what is near is told where there is none."""
        known = called(self.names, ids)
        if (found := known.get(bare(text))) is None:
            self.wrong(path, "army-line-unknown", given=text[:60], near=nearest(bare(text), known))
        return found

    def sorted(self, path: str, bought: Iterable[str], kinds: Mapping[str, Iterable[str]]) -> Any:
        """The ids that texts name, by the kind of each."""
        of = {id: kind for kind, ids in kinds.items() for id in ids}
        found = [id for text in bought if (id := self.named(path, text, of)) is not None]
        return {kind: tuple(id for id in found if of[id] == kind) for kind in kinds}

    def done(self, army: Callable[[], T]) -> T:
        """The list, unless something is wrong."""
        if self.problems:
            raise ArmyError(self.problems)
        return army()


class Headed(Reader):
    """Reads a list whose lines stand under heads, such as `Size: 40`; below some of them stand lines with
    dashes, `- House Guards (5)`, where points are there for the reader."""

    heads: ClassVar[Names] = {}  # the word of each head in every language
    needed: ClassVar[tuple[str, ...]] = ()  # heads no list is without
    lists: ClassVar[tuple[str, ...]] = ()  # those with lines below them

    def __init__(self, names: Names, rule: str) -> None:
        super().__init__(names, rule)
        self.said: dict[str, Any] = {}
        self.listed: dict[str, list[Any]] = {key: [] for key in self.lists}
        self.open = ""  # the list that is being read
        self._keys = {word.casefold(): key for key, own in self.heads.items() for word in own.values()}

    def read(self, text: str) -> None:
        """Line by line, until it is clear that the text is something else."""
        for path, line in lines(text):
            if len(self.problems) >= PATIENCE:
                break
            self._line(path, line)
        for key in self.needed:
            if key not in self.said:
                self.wrong("L1", "army-line-missing", text=" / ".join(self.heads[key].values()))

    def _line(self, path: str, text: str) -> None:
        word, colon, value = text.partition(":")
        key = self._keys.get(word.strip().casefold()) if colon else None
        if text.startswith("-"):
            self.below(path, _COST.sub("", text[1:]).strip())
        elif key is None:
            self.wrong(path, "army-line", text=text)
        elif key in self.lists and not value.strip():
            self.open = key
        elif key in self.said:
            self.wrong(path, "army-line-twice", text=word.strip())
        else:
            self.open = ""
            self.said[key] = self.heard(path, key, value.strip())

    def below(self, path: str, text: str) -> None:
        """A line with a dash."""
        raise NotImplementedError  # pragma: no cover

    def heard(self, path: str, key: str, value: str) -> Any:
        """What stands behind a head means."""
        raise NotImplementedError  # pragma: no cover

    def number(self, path: str, value: str) -> int:
        """What must be a number, and no endless one."""
        if value.isdecimal() and len(value) <= LONG_NUMBER:
            return int(value)
        self.wrong(path, "army-line-number", text=value)
        return 1

    def find(self, path: str, text: str, known: Mapping[str, str], short: Callable[[str], str]) -> str:
        """The id that a text means, as it stands or shortened; what is near is told where there is none."""
        id = known.get(text.casefold()) or known.get(short(text), "")
        if not id:
            self.wrong(path, "army-line-unknown", text=text, near=nearest(text.casefold(), known))
        return id


# Advice.


class Judge(NamedTuple):
    """Tells what a list could take: what makes it no worse, but for what something more in it can still put
    right (`mended`) and what would be right for fewer points (`cost`)."""

    problems: Callable[[Any], Iterable[Problem]]
    mended: tuple[str, ...]
    cost: tuple[str, ...]

    def wrong(self, army: Any) -> tuple[int, bool]:
        """How much is wrong that nothing more mends; whether there are points enough."""
        keys = [problem.key for problem in self.problems(army)]
        return sum(key not in (*self.mended, *self.cost) for key in keys), not {*keys} & {*self.cost}

    def fitting(self, army: Any) -> Callable[[Mapping[str, Any]], dict[str, bool]]:
        """Of lists that have something more than this one, by what that is, those that are as sound; with
        whether there are points enough."""
        base, _ = self.wrong(army)

        def fit(lists: Mapping[str, Any]) -> dict[str, bool]:
            judged = ((id, *self.wrong(more)) for id, more in lists.items())
            return {id: cheap for id, faults, cheap in judged if faults <= base}

        return fit


def changed(rows: tuple[T, ...], index: int, row: T) -> tuple[T, ...]:
    """Rows with one of them changed."""
    return (*rows[:index], row, *rows[index + 1 :])


def more(row: S, field: str, ids: Iterable[str], twice: bool = False) -> dict[str, S]:
    """A row with each of some ids more in one of its lists; those it has already only where it may have them
    twice."""
    had = getattr(row, field)
    return {id: replace(row, **{field: (*had, id)}) for id in ids if twice or id not in had}
