"""Packs: reading, refusing, fingerprinting, for a game made up for the purpose."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta, Struct

from montjoie.kernel import content
from montjoie.kernel.content import Id, PackFile, PackType, Text, kinds, listed
from montjoie.kernel.errors import ContentError, Problem
from montjoie.kernel.misfits import misfits
from tests.rule import rule


class Beast(Struct, frozen=True, forbid_unknown_fields=True):
    """An animal of the made-up game."""

    id: Id
    legs: Annotated[int, Meta(ge=0, le=8)]
    diet: Literal["meat", "grass"] = "grass"
    prey: tuple[str, ...] = ()
    name: Text | None = None


class BeastsFile(PackFile, frozen=True):
    """`beasts.json`."""

    beasts: tuple[Beast, ...]
    weights: dict[str, int] = {}


class Files(Struct, frozen=True):
    """All files of the made-up game."""

    beasts: BeastsFile


def none_of(given: str, values: str) -> dict[str, str]:
    """The facts of a value that is none of those there are."""
    return {"form": "misfit-value", "given": given, "values": values}


def prey_exists(files: Files) -> Iterator[Problem]:
    known = [beast.id for beast in files.beasts.beasts]
    yield from content.repeated_ids(content.place("beasts.json", "beasts"), known)
    for index, beast in enumerate(files.beasts.beasts):
        path = content.place("beasts.json", "beasts", index, "prey")
        yield from content.unknown_ids(path, beast.prey, known, "beasts.json")


ZOO = PackType(game="zoo", files=Files, check=prey_exists, build=lambda f: {b.id: b for b in f.beasts.beasts})
BEASTS: list[dict[str, Any]] = [
    {"id": "wolf", "legs": 4, "diet": "meat", "prey": ["sheep"]},
    {"id": "sheep", "legs": 4, "name": {"fr": "Mouton", "en": "Sheep"}},
]
MANIFEST = {
    "id": "zoo/base",
    "game": "zoo",
    "version": "1",
    "name": {"fr": "Zoo", "en": "Zoo"},
    "files": ["beasts.json"],
}


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "zoo" / "base"
    folder.mkdir(parents=True)
    write(folder, "pack.json", MANIFEST)
    write(folder, "beasts.json", {"beasts": BEASTS})
    return folder


def write(folder: Path, name: str, value: object) -> None:
    (folder / name).write_text(json.dumps(value), "utf-8")


def refused(folder: Path) -> list[Problem]:
    with pytest.raises(ContentError) as caught:
        content.load(folder, ZOO)
    return caught.value.problems


def told(folder: Path) -> list[tuple[str, str, str]]:
    return [(problem.path, problem.rule, problem.key) for problem in refused(folder)]


def test_a_sound_pack_becomes_typed_content(pack: Path) -> None:
    read = content.load(pack, ZOO)
    assert read.manifest.id == "zoo/base"
    assert read.content["sheep"].name == Text(fr="Mouton", en="Sheep")
    assert read.files.beasts.beasts[0].prey == ("sheep",)


def test_the_digest_tells_facts_apart_and_ignores_layout(pack: Path) -> None:
    before = content.load(pack, ZOO).digest
    turned = [dict(reversed(beast.items())) for beast in BEASTS]
    (pack / "beasts.json").write_text(json.dumps({"beasts": turned}, indent=8), "utf-8")
    assert content.load(pack, ZOO).digest == before
    write(pack, "beasts.json", {"beasts": BEASTS[1:]})
    assert content.load(pack, ZOO).digest != before


@rule("KER-PCK-01")
@pytest.mark.parametrize("text", [b"", b"{", b'"\xff"', b"[" * 100_000, b"1" + b"0" * 5000])
def test_a_file_that_is_not_json_is_named(pack: Path, text: bytes) -> None:
    (pack / "beasts.json").write_bytes(text)
    (problem,) = refused(pack)
    assert (problem.path, problem.rule, problem.key) == (
        "beasts.json",
        "KER-PCK-01",
        "pack-not-json",
    )
    assert problem.facts["reason"]


@rule("KER-PCK-01")
def test_a_folder_in_the_place_of_a_file_is_unreadable(pack: Path) -> None:
    (pack / "beasts.json").unlink()
    (pack / "beasts.json").mkdir()
    assert told(pack) == [("beasts.json", "KER-PCK-01", "pack-not-json")]


@rule("KER-PCK-02")
def test_every_misfit_is_told_with_its_path_and_what_was_expected(pack: Path) -> None:
    wrong = {
        "beasts": [
            {"id": "wolf", "legs": "four", "diet": "fish", "prey": [1, "sheep", None]},
            {"id": "a sheep", "legs": 9, "tail": 1, "name": {"fr": ""}},
            "goat",
        ],
        "weights": {"wolf": 40, "sheep": None},
    }
    write(pack, "beasts.json", wrong)
    found = {(p.path.removeprefix("beasts.json:"), p.key): p.facts for p in refused(pack)}
    assert found == {
        ("$.beasts[0].legs", "pack-bad-field"): {"expected": ["type-int"], "got": ["type-str"]},
        ("$.beasts[0].diet", "pack-bad-value"): none_of("fish", "meat, grass"),
        ("$.beasts[0].prey[0]", "pack-bad-field"): {"expected": ["type-str"], "got": ["type-int"]},
        ("$.beasts[0].prey[2]", "pack-bad-field"): {"expected": ["type-str"], "got": ["type-null"]},
        ("$.beasts[1].id", "pack-bad-value"): {"form": "misfit-form", "wanted": "form-id"},
        ("$.beasts[1].legs", "pack-bad-value"): {"form": "misfit-most", "bound": "8"},
        ("$.beasts[1]", "pack-unknown-field"): {"field": "tail"},
        ("$.beasts[1].name.fr", "pack-bad-value"): {
            "form": "misfit-shortest",
            "expected": ["type-str"],
            "bound": 1,
        },
        ("$.beasts[1].name", "pack-missing-field"): {"field": "en"},
        ("$.beasts[2]", "pack-bad-field"): {"expected": ["type-object"], "got": ["type-str"]},
        ("$.weights.sheep", "pack-bad-field"): {"expected": ["type-int"], "got": ["type-null"]},
    }


@rule("KER-PCK-03")
def test_an_unknown_id_is_told_with_the_nearest_known_one(pack: Path) -> None:
    write(pack, "beasts.json", {"beasts": [BEASTS[0] | {"prey": ["sheeep"]}, BEASTS[1]]})
    (problem,) = refused(pack)
    assert (problem.path, problem.rule) == ("beasts.json:$.beasts[0].prey", "KER-PCK-03")
    assert problem.facts == {"id": "sheeep", "file": "beasts.json", "near": "sheep"}


@rule("KER-PCK-03")
def test_where_nothing_is_defined_nothing_is_near() -> None:
    (problem,) = content.unknown_ids("beasts.json:$", ["wolf"], [], "beasts.json")
    assert problem.facts["near"] == "-"


@rule("KER-PCK-05")
def test_an_id_defined_twice_is_refused(pack: Path) -> None:
    write(pack, "beasts.json", {"beasts": [*BEASTS, BEASTS[0]]})
    assert told(pack) == [("beasts.json:$.beasts", "KER-PCK-05", "pack-repeated-id")]


@rule("KER-PCK-04")
def test_missing_and_foreign_files_are_told(pack: Path) -> None:
    (pack / "beasts.json").rename(pack / "bests.json")
    write(pack, "pack.json", MANIFEST | {"files": ["plants.json"], "game": "garden"})
    assert told(pack) == [
        ("pack.json:$.game", "KER-PCK-04", "pack-other-game"),
        ("pack.json:$.files", "KER-PCK-04", "pack-file-unlisted"),
        ("bests.json", "KER-PCK-04", "pack-file-unknown"),
        ("plants.json", "KER-PCK-04", "pack-file-unknown"),
        ("beasts.json", "KER-PCK-04", "pack-file-missing"),
    ]


@rule("KER-PCK-04")
def test_a_folder_without_manifest_is_no_pack(pack: Path) -> None:
    (pack / "pack.json").unlink()
    assert told(pack) == [("pack.json", "KER-PCK-04", "pack-file-missing")]
    assert [p.key for p in content.check(pack, {"zoo": ZOO})] == ["pack-file-missing"]


def test_check_is_silent_on_a_sound_pack_and_finds_packs_below(pack: Path) -> None:
    assert content.check(pack.parents[1], {"zoo": ZOO}) == []
    (pack / "beasts.json").write_text("{", "utf-8")
    (problem,) = content.check(pack.parents[1], {"zoo": ZOO})
    assert problem.path == "zoo/base/beasts.json"


@rule("KER-PCK-02", "KER-PCK-03")
def test_check_tells_a_bad_manifest_and_an_unknown_game(pack: Path) -> None:
    (unknown,) = content.check(pack, {"garden": ZOO})
    assert (unknown.path, unknown.rule) == ("pack.json:$.game", "KER-PCK-03")
    assert unknown.facts == {"given": "zoo", "known": ["garden"]}
    write(pack, "pack.json", MANIFEST | {"id": "zoo"})
    (bad,) = content.check(pack, {"zoo": ZOO})
    assert (bad.path, bad.rule) == ("pack.json:$.id", "KER-PCK-02")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=4) | st.sampled_from(["wolf"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["id", "legs", "name", "beasts", "fr"]), inner)
    ),
    max_leaves=12,
)


@rule("KER-PCK-02")
@given(JSON, st.sampled_from([BeastsFile, content.Manifest]))
def test_there_is_a_problem_exactly_where_json_does_not_fit(value: object, kind: type[PackFile]) -> None:
    try:
        msgspec.convert(value, kind)
        fits = True
    except msgspec.ValidationError:
        fits = False
    assert fits == (not list(misfits(value, kind, "file:$")))


def test_schemas_describe_every_file_for_an_editor(tmp_path: Path) -> None:
    content.write_schemas(ZOO, tmp_path / "schema")
    schema = json.loads((tmp_path / "schema" / "beasts.schema.json").read_text("utf-8"))
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert schema["$defs"]["Beast"]["required"] == ["id", "legs"]
    assert sorted(content.schemas(ZOO)) == ["beasts.schema.json", "pack.schema.json"]


def test_packs_lie_in_the_content_folder_of_the_repository() -> None:
    assert (content.root() / "throne" / "base" / "pack.json").is_file()


def test_the_base_pack_of_a_game_is_read_once(pack: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(content, "root", lambda: pack.parents[1])
    read = content.base(ZOO)
    assert read.manifest.id == "zoo/base"
    assert content.base(PackType("zoo", ZOO.files, ZOO.check, ZOO.build)) is read


def test_names_by_language_are_those_given_last() -> None:
    told = [("wolf", Text(fr="Chien", en="Dog")), ("wolf", Text(fr="Loup", en="Wolf"))]
    assert content.by_language(told) == {"en": {"wolf": "Wolf"}, "fr": {"wolf": "Loup"}}


def test_packs_of_an_installed_package_lie_inside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "_content").mkdir()
    monkeypatch.setattr(content, "__file__", str(tmp_path / "kernel" / "content.py"))
    assert content.root() == tmp_path / "_content"


# Folders of like files, and entries of several kinds.


class Walk(Struct, frozen=True, forbid_unknown_fields=True, tag_field="does", tag="walk"):
    """A step of a show."""

    paces: int


class Roar(Struct, frozen=True, forbid_unknown_fields=True, tag_field="does", tag="roar"):
    """Another."""

    loud: bool = False


class Show(PackFile, frozen=True):
    """`shows/NAME.json`."""

    acts: tuple[Walk | Roar, ...]
    prizes: dict[Literal["gold", "silver"], int] = {}


class CircusFiles(Struct, frozen=True):
    """All files of a game with a folder."""

    shows: dict[str, Show]


CIRCUS = PackType(game="circus", files=CircusFiles, check=lambda files: (), build=lambda files: files.shows)


@pytest.fixture
def circus(tmp_path: Path) -> Path:
    (tmp_path / "shows").mkdir()
    write(
        tmp_path, "pack.json", MANIFEST | {"id": "circus/base", "game": "circus", "files": ["shows/*.json"]}
    )
    write(tmp_path, "shows/big.json", {"acts": [{"does": "walk", "paces": 3}, {"does": "roar"}]})
    return tmp_path


def told_of(folder: Path) -> list[tuple[str, str, dict[str, Any]]]:
    with pytest.raises(ContentError) as caught:
        content.load(folder, CIRCUS)
    return [(problem.path, problem.key, problem.facts) for problem in caught.value.problems]


def test_a_folder_of_like_files_is_read_by_their_names(circus: Path) -> None:
    write(circus, "shows/small.json", {"acts": []})
    assert content.load(circus, CIRCUS).content == {
        "big": Show(acts=(Walk(3), Roar())),
        "small": Show(acts=()),
    }
    assert content.schemas(CIRCUS).keys() == {"pack.schema.json", "shows.schema.json"}


def test_the_digest_counts_every_file_of_a_folder(circus: Path) -> None:
    before = content.load(circus, CIRCUS).digest
    write(circus, "shows/small.json", {"acts": []})
    assert content.load(circus, CIRCUS).digest != before


@rule("KER-PCK-01", "KER-PCK-02")
def test_problems_in_a_folder_name_the_file(circus: Path) -> None:
    (circus / "shows" / "late.json").write_text("{", "utf-8")
    write(circus, "shows/9 lives.json", {"acts": []})
    found = [(path, key) for path, key, _ in told_of(circus)]
    assert ("shows/late.json", "pack-not-json") in found
    assert ("shows/9 lives.json", "pack-bad-value") in found


@rule("KER-PCK-02")
def test_misfits_of_an_entry_of_several_kinds_are_those_of_its_kind(circus: Path) -> None:
    acts = [{"does": "walk", "paces": "far"}, {"does": "raor"}, {"loud": True}, {"does": "roar", "paces": 1}]
    write(circus, "shows/big.json", {"acts": acts, "prizes": {"gold": 1, "bronze": 2}})
    assert told_of(circus) == [
        ("shows/big.json:$.acts[0].paces", "pack-bad-field", {"expected": ["type-int"], "got": ["type-str"]}),
        ("shows/big.json:$.acts[1].does", "pack-bad-value", none_of("raor", "walk, roar")),
        ("shows/big.json:$.acts[2]", "pack-missing-field", {"field": "does"}),
        ("shows/big.json:$.acts[3]", "pack-unknown-field", {"field": "paces"}),
        ("shows/big.json:$.prizes.bronze", "pack-bad-value", none_of("bronze", "gold, silver")),
    ]


class ListFiles(Struct, frozen=True):
    beasts: tuple[Beast, ...]
    wild_birds: Annotated[tuple[Beast, ...], listed("birds")]


@rule("KER-PCK-02")
def test_a_file_that_is_but_a_list_needs_no_type_of_its_own():
    found = kinds(ListFiles)
    assert [(kind.type.__name__, kind.list) for kind in found.values()] == [
        ("BeastsFile", "beasts"),
        ("WildBirdsFile", "birds"),
    ]
    assert found["wild_birds"].whole(()) == found["wild_birds"].type(birds=())
