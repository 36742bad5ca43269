"""Content packs: where they lie, how their files become typed structs, what is wrong with them.

A pack is a folder with a manifest `pack.json` and the data files its game declares. A game
declares them once, as a `PackType` around a struct with one field per file (`map: MapFile` is
`map.json`), per file that is but a list (`units: tuple[Unit, ...]`), or per folder of like files
(`plans: dict[str, PlanFile]` is `plans/NAME.json`, by NAME); reading, schemas, digests and checks all
follow from that struct.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any, Generic, Literal, NamedTuple, Protocol, TypeVar, get_args

import msgspec
from msgspec import Meta, Struct, defstruct, inspect
from msgspec.structs import fields

from montjoie.kernel.errors import ContentError, Problem
from montjoie.kernel.misfits import misfits
from montjoie.words import LANGUAGES

MANIFEST = "pack.json"
ANY_FILE = "/*.json"
_DRAFT = "https://json-schema.org/draft/2020-12/schema"

Confidence = Literal["rulebook", "public", "recalled", "designed"]
"""How sure a fact is; the manifest of a pack says what each word means there."""

Line = Annotated[str, Meta(min_length=1)]
Id = Annotated[str, Meta(pattern="^[A-Za-z][A-Za-z0-9_]*$")]


class Text(Struct, frozen=True, forbid_unknown_fields=True):
    """Something a player reads, in every language we speak."""

    fr: Line
    en: Line


class HasName(Protocol):
    """An entry with an id and a name."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> Text: ...


class HasText(HasName, Protocol):
    """An entry with an id, a name and a text."""

    @property
    def text(self) -> Text: ...


def by_language(texts: Iterable[tuple[str, Text]]) -> dict[str, dict[str, str]]:
    """Names or texts by language and by the id they are of; of several for an id the last counts."""
    told = dict(texts)
    return {lang: {id: getattr(text, lang) for id, text in told.items()} for lang in LANGUAGES}


class PackFile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every file of a pack may begin with."""

    schema: str = msgspec.field(default="", name="$schema")
    notes: tuple[Line, ...] = ()


class FileKind(NamedTuple):
    """What a file of a pack is: its type, and the list that is all it says, where it is but a list."""

    type: Any
    list: str = ""
    folder: bool = False

    def whole(self, kept: Any) -> Any:
        """The file as it stands in the pack."""
        return self.type(**{self.list: kept}) if self.list else kept


def listed(field: str) -> Meta:
    """The mark of a file that is but a list, where the list is not called like the file."""
    return Meta(extra={"list": field})


@cache
def kinds(files: type[Struct]) -> dict[str, FileKind]:
    """The files that a pack holds, by the fields of their struct."""
    return {each.name: _kind(each.name, inspect.type_info(each.type), each.type) for each in fields(files)}


def _kind(name: str, shape: inspect.Type, hint: Any) -> FileKind:
    if isinstance(shape, inspect.DictType):
        return FileKind(get_args(hint)[1], folder=True)
    key = name
    if isinstance(shape, inspect.Metadata):
        key, hint = (shape.extra or {})["list"], get_args(hint)[0]
    elif not isinstance(shape, inspect.VarTupleType):
        return FileKind(hint)
    called = "".join(map(str.capitalize, name.split("_"))) + "File"
    told = {"__doc__": f"`{name}.json`."}
    return FileKind(defstruct(called, [(key, hint)], bases=(PackFile,), namespace=told, frozen=True), key)


class Manifest(PackFile, frozen=True):
    """`pack.json`: which pack this is, of which game, and which files belong to it."""

    id: Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*/[a-z][a-z0-9_]*$")]
    game: Id
    version: Line
    name: Text
    files: tuple[Line, ...]
    confidence: dict[Confidence, Line] = msgspec.field(default_factory=dict)
    sources: tuple[Line, ...] = ()


F = TypeVar("F", bound=Struct)
C = TypeVar("C")


class PackType(Struct, Generic[F, C], frozen=True):
    """What a pack of one game holds: its files, their cross-checks, and the content they make.

    `check` runs only when every file fits its type, `build` only when `check` is silent.
    """

    game: str
    files: type[F]
    check: Callable[[F], Iterable[Problem]]
    build: Callable[[F], C]

    def types(self) -> dict[str, Any]:
        """The type of every data file, by file name; `plans/*.json` stands for a folder of like files."""
        named = kinds(self.files).items()
        return {name + (ANY_FILE if kind.folder else ".json"): kind.type for name, kind in named}


class Pack(Struct, Generic[F, C], frozen=True):
    """A pack that was read and found sound."""

    manifest: Manifest
    files: F
    content: C
    digest: str


def root() -> Path:
    """The folder of all packs: inside an installed package, else the repository's `content`."""
    package = Path(__file__).parents[1]
    packed = package / "_content"
    return packed if packed.is_dir() else package.parents[1] / "content"


def load(folder: Path, pack_type: PackType[F, C]) -> Pack[F, C]:
    """Read a pack, or raise a `ContentError` with every problem found."""
    found: list[Problem] = []
    manifest = _read(folder, MANIFEST, Manifest, found)[1]
    if manifest is not None:
        found += _incomplete(folder, manifest, pack_type)
    raw: dict[str, Any] = {}
    typed: dict[str, Any] = {}
    for name, kind in pack_type.types().items():
        if name.endswith(ANY_FILE):
            many = typed[name.removesuffix(ANY_FILE)] = {}
            for each in _like(folder, name):
                raw[each], many[Path(each).stem] = _read(folder, each, kind, found)
        else:
            stem = name.removesuffix(".json")
            raw[name], whole = _read(folder, name, kind, found)
            alone = kinds(pack_type.files)[stem].list
            typed[stem] = getattr(whole, alone, None) if alone else whole
    if found or manifest is None:
        raise ContentError(found)
    files = pack_type.files(**typed)
    found += pack_type.check(files)
    if found:
        raise ContentError(found)
    return Pack(manifest, files, pack_type.build(files), digest(raw))


def base(pack_type: PackType[F, C]) -> Pack[F, C]:
    """The base pack of a game, `GAME/base`; read once."""
    return _base(pack_type)


@cache
def _base(pack_type: PackType[Any, Any]) -> Pack[Any, Any]:
    return load(root() / pack_type.game / "base", pack_type)


def digest(raw: Mapping[str, Any]) -> str:
    """The fingerprint of data files (name to decoded JSON); layout and key order do not count."""
    sums = blake2b(digest_size=16)
    for name in sorted(raw):
        sums.update(msgspec.json.encode([name, raw[name]], order="sorted"))
    return sums.hexdigest()


def check(path: Path, types: Mapping[str, PackType[Any, Any]]) -> list[Problem]:
    """Every problem of every pack at or below `path`; `types` gives the pack type of each game."""
    manifests = sorted(path.rglob(MANIFEST))
    if not manifests:
        return [Problem(MANIFEST, "KER-PCK-04", "pack-file-missing", {"file": MANIFEST})]
    found: list[Problem] = []
    for folder in (manifest.parent for manifest in manifests):
        inside = folder.relative_to(path)
        for problem in _check_one(folder, types):
            found.append(msgspec.structs.replace(problem, path=str(inside / problem.path)))
    return found


def schemas(pack_type: PackType[Any, Any]) -> dict[str, bytes]:
    """The JSON Schema of every file of a pack, by schema file name, for authors' editors."""
    made = {}
    for name, kind in {MANIFEST: Manifest, **pack_type.types()}.items():
        schema = {"$schema": _DRAFT, "title": f"{pack_type.game}: {name}"}
        text = msgspec.json.encode(schema | msgspec.json.schema(kind), order="deterministic")
        stem = name.removesuffix(ANY_FILE).removesuffix(".json")
        made[f"{stem}.schema.json"] = msgspec.json.format(text) + b"\n"
    return made


def write_schemas(pack_type: PackType[Any, Any], folder: Path) -> None:
    """Write the schemas of a game's packs into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in schemas(pack_type).items():
        (folder / name).write_bytes(text)


def place(file: str, *steps: str | int) -> str:
    """The path of a value in a file: `map.json:$.areas[3].name`."""
    told = (f"[{step}]" if isinstance(step, int) else f".{step}" for step in steps)
    return f"{file}:$" + "".join(told)


def numbered(file: str, field: str, entries: Iterable[C]) -> Iterator[tuple[str, C]]:
    """The entries of a list of a file, each with its path."""
    return ((place(file, field, index), entry) for index, entry in enumerate(entries))


def unknown_ids(path: str, ids: Iterable[str], known: Collection[str], file: str) -> Iterator[Problem]:
    """KER-PCK-03: each of `ids` must be among the ids that `file` defines."""
    for given in ids:
        if given not in known:
            near = get_close_matches(given, list(known), n=1, cutoff=0)
            facts = {"id": given, "file": file, "near": near[0] if near else "-"}
            yield Problem(path, "KER-PCK-03", "pack-unknown-id", facts)


def repeated_ids(path: str, ids: Iterable[str]) -> Iterator[Problem]:
    """KER-PCK-05: in one list an id is defined once."""
    seen: set[str] = set()
    for given in ids:
        if given in seen:
            yield Problem(path, "KER-PCK-05", "pack-repeated-id", {"id": given})
        seen.add(given)


def _check_one(folder: Path, types: Mapping[str, PackType[Any, Any]]) -> list[Problem]:
    found: list[Problem] = []
    manifest = _read(folder, MANIFEST, Manifest, found)[1]
    if manifest is None:
        return found
    if manifest.game not in types:
        facts = {"given": manifest.game, "known": sorted(types)}
        return [Problem(place(MANIFEST, "game"), "KER-PCK-03", "game-unknown", facts)]
    try:
        load(folder, types[manifest.game])
    except ContentError as error:
        return error.problems
    return []


def _incomplete(folder: Path, manifest: Manifest, pack_type: PackType[Any, Any]) -> Iterator[Problem]:
    """KER-PCK-04: the manifest lists, and the folder holds, the files of the game and no others."""
    if manifest.game != pack_type.game:
        facts = {"game": manifest.game, "expected": pack_type.game}
        yield Problem(place(MANIFEST, "game"), "KER-PCK-04", "pack-other-game", facts)
    wanted = pack_type.types().keys()
    for name in sorted(wanted - set(manifest.files)):
        path = place(MANIFEST, "files")
        yield Problem(path, "KER-PCK-04", "pack-file-unlisted", {"file": name})
    present = {file.name for file in folder.glob("*.json")} - {MANIFEST}
    for name in sorted((present | set(manifest.files)) - wanted):
        yield Problem(name, "KER-PCK-04", "pack-file-unknown", {"file": name})
    for name in (each for pattern in wanted if pattern.endswith(ANY_FILE) for each in _like(folder, pattern)):
        yield from misfits(Path(name).stem, Id, name)


def _like(folder: Path, pattern: str) -> list[str]:
    """The files of a folder of like files, by their names in the pack."""
    return sorted(file.relative_to(folder).as_posix() for file in folder.glob(pattern))


def _read(folder: Path, name: str, kind: type[F], found: list[Problem]) -> tuple[Any, F | None]:
    """One file as plain JSON and as its type; what is wrong goes to `found` (KER-PCK-01)."""
    try:
        raw = msgspec.json.decode((folder / name).read_bytes())
    except FileNotFoundError:
        found.append(Problem(name, "KER-PCK-04", "pack-file-missing", {"file": name}))
        return None, None
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        found.append(Problem(name, "KER-PCK-01", "pack-not-json", {"reason": str(error)}))
        return None, None
    try:
        return raw, msgspec.convert(raw, kind)
    except msgspec.ValidationError:
        found += misfits(raw, kind, place(name))
        return raw, None
