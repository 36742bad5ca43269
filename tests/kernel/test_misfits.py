"""What does not fit a document is told in the reader's language (KER-SET-01, KER-POS-01, KER-REC-01)."""

from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta, Struct

import montjoie
from montjoie.kernel.misfits import misfit
from tests.rule import rule


class Stalled(Struct, forbid_unknown_fields=True, frozen=True):
    price: Annotated[int, Meta(ge=1, le=9)] = 1
    weight: Annotated[float, Meta(gt=0)] | None = None
    kind: Literal["fruit", "bread"] | list[str] = "fruit"
    place: tuple[int, int] = (0, 0)
    owner: Annotated[str, Meta(min_length=1, max_length=5)] = "ann"
    code: Annotated[str, Meta(pattern="^[a-z]+$")] = "a"
    sold: dict[str, int] = {}
    guild: Annotated[list[str], Meta(max_length=1)] = []


class Plum(Struct, tag="plum", tag_field="sort"):
    size: int


class Fig(Plum, tag="fig", tag_field="sort"):
    pass


class Stall(Stalled, forbid_unknown_fields=True, frozen=True):
    tags: tuple[Plum | Fig, ...] = ()
    days: dict[str, Literal["mon", "tue"] | None] = {}
    named: Annotated[str, Meta(pattern="^[A-Za-z][A-Za-z0-9_]*$")] = "a"


class Shop(Struct):
    door: str


NONE = "is none of the values that are possible here"
CASES = [
    (Stall, {"price": "x"}, "price", "expected a whole number, found a text"),
    (Stall, {"price": 0}, "price", "expected 1 or more"),
    (Stall, {"price": 10}, "price", "expected 9 or less"),
    (Stall, {"weight": "x"}, "weight", "expected a number or null, found a text"),
    (Stall, {"weight": -1.0}, "weight", "expected more than 0.0"),
    (Stall, {"kind": "meat"}, "kind", "“meat” is none of the values that are possible here (fruit, bread)"),
    (Stall, {"kind": 3}, "kind", "expected a text or a list, found a whole number"),
    (Stall, {"place": [1]}, "place", "expected a list of length 2"),
    (Stall, {"owner": ""}, "owner", "expected a text of length 1 or more"),
    (Stall, {"owner": "somebody"}, "owner", "expected a text of length 5 or less"),
    (Stall, {"code": "4"}, "code", "expected a text of the form ^[a-z]+$"),
    (Stall, {"sold": {"ham": None}}, "sold[...]", "expected a whole number, found null"),
    (Stall, {"guild": ["a", "b"]}, "guild", "expected a list of length 1 or less"),
    (Stall, {"colour": 1}, "", "there is no field “colour” here"),
    (Stall, {"tags": [{"sort": "pear", "size": 1}]}, "tags[0].sort", f"“pear” {NONE} (plum, fig)"),
    (Stall, {"days": {"a": "sun"}}, "days[...]", f"“sun” {NONE} (mon, tue)"),
    (Stall, {"named": "a b"}, "named", "expected an id (a plain letter, then letters, digits or “_”)"),
    (Shop, {}, "", "the field “door” is missing"),
    (Shop, [], "", "expected an object, found a list"),
]


@rule("KER-SET-01", "KER-POS-01", "KER-REC-01")
@pytest.mark.parametrize(("kind", "given", "place", "told"), CASES)
def test_every_complaint_of_the_decoder_has_its_words(kind: Any, given: Any, place: str, told: str):
    with pytest.raises(msgspec.ValidationError) as raised:
        msgspec.convert(given, kind)
    problem = misfit("options", raised.value, kind, "KER-SET-01", "option-bad")
    assert problem.path == f"options.{place}".rstrip(".")
    assert problem.text("en") == f"{problem.path}: This option cannot be used: {told}. [KER-SET-01]"
    french = problem.text("fr").partition("inutilisable : ")[2]
    assert french
    assert not any(word in french for word in ("xpected", "Invalid", "Object", "`", "illisible"))


@rule("KER-SET-01", "KER-POS-01", "KER-REC-01")
def test_options_positions_and_records_are_refused_in_french():
    with pytest.raises(montjoie.OptionError) as options:
        montjoie.start("figurines", options={"size": "forty"})
    told = "Cette option est inutilisable : il faut un nombre entier, or voici un texte."
    assert options.value.text("fr") == f"options.size: {told} [KER-SET-01]"
    with pytest.raises(montjoie.PositionError) as position:
        montjoie.from_position("throne", {"game": "throne", "seats": 3})
    assert "il faut une liste, or voici un nombre entier" in position.value.text("fr")
    with pytest.raises(montjoie.RecordError) as record:
        montjoie.replay({"game": "throne"})
    assert "il manque le champ" in record.value.text("fr")
