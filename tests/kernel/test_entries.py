"""The entries of a pack: which lists have names, and that an id means one thing."""

from msgspec import Struct

from montjoie.kernel.content import PackFile, Text
from montjoie.kernel.entries import Count, Entry, Named, NamedFact, id_problems, named
from tests.rule import rule

OAK, ELM = Text(fr="Chêne", en="Oak"), Text(fr="Orme", en="Elm")


class Size(Entry, frozen=True):
    """A number without a name."""

    of: Count


class Colour(Named, frozen=True):
    """A colour, whose id a tree may have too."""


class Tree(NamedFact, frozen=True):
    """A tree."""


class WoodFile(PackFile, frozen=True):
    """A wood."""

    trees: tuple[Tree, ...] = ()
    sizes: tuple[Size, ...] = ()
    colours: tuple[Colour, ...] = ()


class Files(Struct, frozen=True):
    """A wood, and glades of it."""

    wood: WoodFile
    glades: dict[str, WoodFile]


def tree(id: str, name: Text) -> Tree:
    return Tree(id=id, name=name, confidence="public")


def files(*more: Tree) -> Files:
    glade = WoodFile(trees=(*more, tree("oak", OAK)))
    colours = (Colour(id="elm", name=OAK),)
    return Files(WoodFile(trees=(tree("oak", OAK),), sizes=(Size(3),), colours=colours), {"north": glade})


def test_the_lists_with_names_are_found_by_their_paths_in_single_files_and_folders():
    assert list(named(files())) == ["wood.json:$.trees", "wood.json:$.colours", "glades/north.json:$.trees"]


def test_a_type_whose_ids_others_share_is_left_out_on_request():
    assert "wood.json:$.colours" not in named(files(), but=(Colour,))


@rule("KER-PCK-05")
def test_an_id_stands_once_in_its_list_and_has_one_name_in_the_whole_pack():
    sound = named(files(), but=(Colour,))
    assert list(id_problems(sound)) == []
    twice = named(files(tree("oak", ELM)), but=(Colour,))
    assert [(p.path, p.key) for p in id_problems(twice)] == [
        ("glades/north.json:$.trees", "pack-repeated-id"),
        ("glades/north.json:$.trees", "pack-two-names"),
    ]
    assert [p.key for p in id_problems(sound, {"oak": ELM})] == ["pack-two-names"] * 2
