"""Names in sentences: articles, contractions, elision and agreement in French, articles in English."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from montjoie import words
from montjoie.kernel import Part
from montjoie.kernel.tally import settle
from montjoie.words.grammar import KINDS, read_lexicon

MESSAGES = {
    "en": """
the = { THE($x) } stands.
a = Take { A($x) }.
whose = { POSS($x) } turn.
far = { INCHES($x) }
dice = { DICE($x) }
titles = { QUOTED($x) }
sum = { $x }
total = { TOTAL($x) ->
    [one] one point
   *[other] { TOTAL($x) } points
  }
parts = { PARTS($x) }
many = { $x-total ->
    [0] nobody
   *[other] { $x }
  }
kind = { $x-id ->
    [none] no kind
   *[hero] the hero kind
  }
count-knight = { $n ->
    [one] 1 knight
   *[other] { $n } knights
  }
""",
    "fr": """
the = { LE($x) } { MANY($x) ->
    [other] tiennent
   *[one] tient
  }.
a = Prenez { UN($x) }.
of = la chute { DE($x) }
to = { A($x) }
sort = une armée { D($x) }
than = plus { QUE($x) }
taken = { LE($x) } { GENDER($x) ->
    [f] est prise
   *[m] est pris
  }.
after = Fin. { CAP(LE($x)) }.
titles = { QUOTED($x) }
far = { INCHES($x) }
sum = { $x }
count-knight = { $n ->
    [one] 1 chevalier
   *[other] { $n } chevaliers
  }
""",
}
NAMES = {
    "fr": {
        "neck": "Le Neck",
        "twins": "Les Jumeaux",
        "arbor": "L'Arbre",
        "bay": "Baie des Glaces",
        "archers": "archers nordiens",
        "hero": "héros",
        "storm": "Accalmie",
        "harren": "Harrenhal",
        "howland": "Howland Reed",
        "home": "Winterfell",
        "queen": "Cersei",
        "yron": "Yronwood",
        "eve": "été",
    },
    "en": {
        "twins": "The Twins",
        "bay": "Bay of Ice",
        "archers": "Northmen Archers",
        "hero": "hero",
        "heir": "heir",
        "ally": "ally",
        "home": "Winterfell",
    },
}
LISTS = {
    "fr": {
        "m": frozenset({"héros"}),
        "f": frozenset({"baie"}),
        "mp": frozenset({"archers"}),
        "name_f": frozenset({"cersei"}),
        "aspirated": frozenset({"héros"}),
        "mute": frozenset({"harrenhal"}),
    },
    "en": {
        "the": frozenset({"bay of ice", "hero", "heir", "ally"}),
        "the_p": frozenset({"twins", "archers"}),
    },
}


@pytest.fixture(autouse=True)
def scope() -> Iterator[None]:
    words.register("TST", lambda: words.Source(MESSAGES, NAMES, LISTS))
    yield
    words.register("TST", lambda: words.Source({}, {}))


def said(lang: str, key: str, x: object) -> str:
    text, amiss = words.tell(lang, "TST-ANY-01", key, {"x": x})
    assert amiss == []
    return text


@pytest.mark.parametrize(
    ("key", "name", "told"),
    [
        ("of", "neck", "la chute du Neck"),
        ("sort", "neck", "une armée du Neck"),
        ("sort", "twins", "une armée des Jumeaux"),
        ("sort", "arbor", "une armée de l'Arbre"),
        ("of", "twins", "la chute des Jumeaux"),
        ("of", "arbor", "la chute de l'Arbre"),
        ("of", "bay", "la chute de la Baie des Glaces"),
        ("of", "archers", "la chute des archers nordiens"),
        ("of", "hero", "la chute du héros"),
        ("of", "storm", "la chute d'Accalmie"),
        ("of", "harren", "la chute d'Harrenhal"),
        ("of", "howland", "la chute de Howland Reed"),
        ("of", "yron", "la chute d'Yronwood"),
        ("of", "home", "la chute de Winterfell"),
        ("of", 3, "la chute de 3"),
        ("of", ["twins", "storm", "neck"], "la chute des Jumeaux, d'Accalmie et du Neck"),
        ("to", "neck", "au Neck"),
        ("to", "twins", "aux Jumeaux"),
        ("to", "arbor", "à l'Arbre"),
        ("to", "bay", "à la Baie des Glaces"),
        ("to", "home", "à Winterfell"),
        ("sort", "archers", "une armée d'archers nordiens"),
        ("sort", "hero", "une armée de héros"),
        ("than", "storm", "plus qu'Accalmie"),
        ("than", "twins", "plus que les Jumeaux"),
        ("the", "arbor", "L'Arbre tient."),
        ("the", "archers", "Les archers nordiens tiennent."),
        ("the", ["home", "bay"], "Winterfell et la Baie des Glaces tiennent."),
        ("a", "bay", "Prenez une Baie des Glaces."),
        ("a", "archers", "Prenez des archers nordiens."),
        ("a", "hero", "Prenez un héros."),
        ("a", "neck", "Prenez le Neck."),
        ("taken", "queen", "Cersei est prise."),
        ("taken", "bay", "La Baie des Glaces est prise."),
        ("after", "neck", "Fin. Le Neck."),
        ("far", 4500, "4,5 pouces"),
        ("far", 1500, "1,5 pouce"),
        ("far", 2000, "2 pouces"),
    ],
)
def test_french_contracts_elides_and_agrees(key: str, name: object, told: str):
    assert said("fr", key, name) == told


@pytest.mark.parametrize(
    ("key", "name", "told"),
    [
        ("the", "twins", "The Twins stands."),
        ("a", "twins", "Take the Twins."),
        ("the", "bay", "The Bay of Ice stands."),
        ("the", "home", "Winterfell stands."),
        ("a", "hero", "Take a hero."),
        ("a", "ally", "Take an ally."),
        ("a", "heir", "Take an heir."),
        ("a", "home", "Take Winterfell."),
        ("a", ["hero", "ally"], "Take a hero and an ally."),
        ("whose", "home", "Winterfell's turn."),
        ("whose", "archers", "The Northmen Archers' turn."),
        ("far", 4250, "4.25 inches"),
        ("far", 1000, "1 inch"),
        ("dice", [6, 2, 2], "6, 2, 2"),
    ],
)
def test_english_has_its_articles_too(key: str, name: object, told: str):
    assert said("en", key, name) == told


def test_things_of_one_kind_that_are_numbered_have_the_grammar_of_their_kind():
    assert said("fr", "of", "archers_2") == "la chute des archers nordiens 2"
    assert said("en", "the", "archers_2") == "The Northmen Archers 2 stands."


def test_a_message_may_ask_how_many_a_list_has():
    assert said("en", "many", []) == "nobody"
    assert said("en", "many", ["hero", "ally"]) == "hero and ally"


def test_a_message_may_tell_the_case_of_nothing_apart():
    assert said("en", "kind", None) == "no kind"
    assert said("en", "kind", "hero") == "the hero kind"


def test_a_number_in_a_name_is_not_taken_for_its_count():
    assert said("en", "sum", {"seat-1": 3, "seat-2": 2}) == "Player 1: 3 and Player 2: 2"


PARTS = [
    Part(6, "TST-ANY-01", "knight", "base", 3),
    Part(1, "TST-ANY-01", "home"),
    Part(0, "TST-ANY-01", "bay"),
    Part(-2, "TST-ANY-01", "twins"),
    Part(9, "TST-ANY-01", "hero", "cap"),
]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "3 knights 6, Winterfell +1, The Twins −2 = 5"),
        ("fr", "3 chevaliers 6, Winterfell +1, Les Jumeaux −2 = 5"),
    ],
)
def test_a_sum_is_told_with_its_parts(lang: str, told: str):
    assert said(lang, "sum", settle(PARTS)) == told
    assert said(lang, "sum", PARTS) == told.partition(" =")[0]


def test_a_message_may_tell_the_total_or_the_parts_of_a_sum_alone():
    assert said("en", "total", settle(PARTS)) == "5 points"
    assert said("en", "total", settle(PARTS[1:2])) == "one point"
    assert said("en", "parts", settle(PARTS)) == "3 knights 6, Winterfell +1, The Twins −2"
    assert said("en", "sum", settle([])) == "0"


def test_caps_floors_and_replacements_are_told_where_they_decide():
    bound = [Part(6, "TST-ANY-01", "knight", "base", 3), Part(4, "TST-ANY-01", "hero", "cap")]
    assert said("en", "sum", settle(bound)) == "3 knights 6, hero: at most 4 = 4"
    lifted = [Part(-6, "TST-ANY-01", "home"), Part(1, "TST-ANY-01", "hero", "floor")]
    assert said("en", "sum", settle(lifted)) == "Winterfell −6, hero: at least 1 = 1"
    instead = [Part(6, "TST-ANY-01", "knight", "base", 3), Part(2, "TST-ANY-01", "hero", "replace")]
    assert said("en", "sum", settle(instead)) == "hero: 2 instead = 2"


def test_a_list_of_words_of_no_kind_is_refused(tmp_path: Path):
    (tmp_path / "grammar.json").write_text(json.dumps({"fr": {"neuter": ["mer"]}}))
    with pytest.raises(ValueError, match="fr has no kind of words neuter"):
        read_lexicon(tmp_path)


def test_a_folder_without_lists_has_none(tmp_path: Path):
    assert read_lexicon(tmp_path) == {}
    assert set(KINDS) == set(words.LANGUAGES)


VAL, AEMON = "Val, Princesse Sauvageonne", "Aemon, Mestre de Châteaunoir"


def test_a_name_with_a_title_is_closed_by_a_comma_where_the_sentence_goes_on():
    assert said("fr", "the", VAL) == "Val, Princesse Sauvageonne, tient."
    assert said("en", "the", "Val, Wildling Princess") == "Val, Wildling Princess, stands."
    assert said("fr", "of", VAL) == "la chute de Val, Princesse Sauvageonne"
    assert said("fr", "the", "Jusqu'à ma Mort, je Monterai la Garde").endswith("Garde tient.")


def test_names_with_commas_are_listed_with_semicolons():
    assert said("fr", "the", [VAL, AEMON, "Craster"]) == f"{VAL} ; {AEMON}, et Craster tiennent."
    assert said("en", "sum", [VAL, AEMON, "Craster"]) == f"{VAL}; {AEMON}, and Craster"


def test_titles_of_cards_stand_between_quotation_marks_each():
    assert said("fr", "titles", ["Pour la Garde !", "Vengeance"]) == "« Pour la Garde ! » et « Vengeance »"
    assert said("en", "titles", "Vengeance") == "“Vengeance”"
