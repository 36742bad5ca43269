"""Content packs: where they lie, how their files become typed structs, what is wrong with them.

A pack is a folder with a manifest `pack.json` and the data files its game declares. A game
declares them once, as a `PackType` around a struct with one field per file (`map: MapFile` is
`map.json`) or per folder of like files (`plans: dict[str, PlanFile]` is `plans/NAME.json`, by NAME);
reading, schemas, digests and checks all follow from that struct.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from difflib import get_close_matches
from hashlib import blake2b
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Generic, Literal, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec import Meta, Struct

from montjoie.kernel.errors import ContentError, Problem

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


class PackFile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every file of a pack may begin with."""

    schema: str = msgspec.field(default="", name="$schema")
    notes: tuple[Line, ...] = ()


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
        return dict(
            (field.name + ANY_FILE, get_args(field.type)[1])
            if get_origin(field.type) is dict
            else (f"{field.name}.json", field.type)
            for field in msgspec.structs.fields(self.files)
        )


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
            raw[name], typed[name.removesuffix(".json")] = _read(folder, name, kind, found)
    if found or manifest is None:
        raise ContentError(found)
    files = pack_type.files(**typed)
    found += pack_type.check(files)
    if found:
        raise ContentError(found)
    return Pack(manifest, files, pack_type.build(files), digest(raw))


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


def misfits(value: Any, kind: Any, path: str) -> Iterator[Problem]:
    """KER-PCK-02: every place where plain JSON does not fit `kind`, not only the first."""
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        inner = list(_misfits_inside(value, _single(kind, value), path))
        yield from inner or [_misfit(str(error), kind, path)]


def _single(kind: Any, value: Any) -> Any:
    """`kind` without its bounds and, where a value is given, its `None`; of tagged structs the one meant."""
    if get_origin(kind) is Annotated:
        return _single(get_args(kind)[0], value)
    if get_origin(kind) in (Union, UnionType) and value is not None:
        others = [arg for arg in get_args(kind) if arg is not type(None)]
        if len(others) > 1 and isinstance(value, dict):
            others = [arg for arg in others if (tag := _tag(arg)) and value.get(tag[0]) == tag[1]] or others
        return _single(others[0], value) if len(others) == 1 else kind
    return kind


def _tag(kind: Any) -> tuple[str, Any] | None:
    """The field by which a struct is told from its like, and what stands there."""
    config = getattr(kind, "__struct_config__", None)
    return (config.tag_field, config.tag) if config and config.tag_field else None


def _misfits_inside(value: Any, kind: Any, path: str) -> Iterator[Problem]:
    origin, args = get_origin(kind), get_args(kind)
    if isinstance(value, dict) and isinstance(kind, type) and issubclass(kind, Struct):
        fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
        for name, field in fields.items():
            if name in value:
                yield from misfits(value[name], field.type, f"{path}.{name}")
            elif field.required:
                yield Problem(path, "KER-PCK-02", "pack-missing-field", {"field": name})
        if kind.__struct_config__.forbid_unknown_fields:
            for name in sorted(value.keys() - fields - {kind.__struct_config__.tag_field}):
                yield Problem(path, "KER-PCK-02", "pack-unknown-field", {"field": name})
    elif isinstance(value, dict) and origin is dict:
        for key, item in value.items():
            yield from misfits(key, args[0], f"{path}.{key}")
            yield from misfits(item, args[1], f"{path}.{key}")
    elif isinstance(value, list) and origin is tuple and args[1:] == (...,):
        for index, item in enumerate(value):
            yield from misfits(item, args[0], f"{path}[{index}]")
    elif isinstance(value, dict) and origin in (Union, UnionType):
        tags = [tag for arg in args if (tag := _tag(arg))]
        for name in dict.fromkeys(name for name, _ in tags):
            if name in value:
                facts = {"expected": ", ".join(str(tag) for _, tag in tags)}
                yield Problem(f"{path}.{name}", "KER-PCK-02", "pack-bad-value", facts)
            else:
                yield Problem(path, "KER-PCK-02", "pack-missing-field", {"field": name})


def _misfit(message: str, kind: Any, path: str) -> Problem:
    """One complaint of the decoder as a problem: what was expected, and what stands there."""
    complaint, _, deeper = message.partition(" - at `$")
    path += deeper.rstrip("`")
    told = re.fullmatch(r"Expected (?P<expected>.*), got (?P<got>.*)", complaint)
    if told:
        return Problem(path, "KER-PCK-02", "pack-bad-field", told.groupdict())
    expected = complaint.removeprefix("Expected ")
    if get_origin(kind) is Literal:
        expected = ", ".join(map(str, get_args(kind)))
    return Problem(path, "KER-PCK-02", "pack-bad-value", {"expected": expected})


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
