"""Words: sentences in French and English, with names, lists, counts and gaps."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import montjoie
from montjoie import words

MESSAGES = {
    "en": """
plain = { $who } takes { $what }.
count-knight = { $n ->
    [one] { $n } knight
   *[other] { $n } knights
  }
reason = the sun has set
hungry = wants { $more }
told = It is said: { plain } { $who } nods.
went = { $where-id ->
    [sea] { $who } sails.
   *[other] { $who } rides to { $where }.
  }
""",
    "fr": """
plain = { $who } prend { $what }.
count-knight = { $n ->
    [one] { $n } chevalier
   *[other] { $n } chevaliers
  }
reason = le soleil s'est couché
hungry = veut { $more }
told = On dit : { plain } { $who } acquiesce.
went = { $where-id ->
    [sea] { $who } met les voiles.
   *[other] { $who } part pour { $where }.
  }
""",
}
NAMES = {
    "en": {"winterfell": "Winterfell", "sea": "the sea"},
    "fr": {"winterfell": "Winterfell", "sea": "la mer"},
}


@pytest.fixture(autouse=True)
def scope() -> Iterator[None]:
    words.register("TST", lambda: words.Source(MESSAGES, NAMES))
    yield
    words.register("TST", lambda: words.Source({}, {}))


def said(lang: str, what: Any) -> str:
    return words.say(lang, "TST-ANY-01", "plain", {"who": "ann", "what": what})


@pytest.mark.parametrize(
    ("what", "english", "french"),
    [
        ("sea", "Ann takes the sea.", "Ann prend la mer."),
        ("unnamed", "Ann takes unnamed.", "Ann prend unnamed."),
        (["sea", "winterfell"], "Ann takes the sea and Winterfell.", "Ann prend la mer et Winterfell."),
        (("a", "b", "c"), "Ann takes a, b and c.", "Ann prend a, b et c."),
        ({"b", "a"}, "Ann takes a and b.", "Ann prend a et b."),
        ([], "Ann takes -.", "Ann prend -."),
        (["sea"], "Ann takes the sea.", "Ann prend la mer."),
        ({"knight": 1}, "Ann takes 1 knight.", "Ann prend 1 chevalier."),
        (
            {"knight": 2, "sea": 3},
            "Ann takes 2 knights and the sea: 3.",
            "Ann prend 2 chevaliers et la mer : 3.",
        ),
        (
            {"reason": "sea"},
            "Ann takes the sun has set: the sea.",
            "Ann prend le soleil s'est couché : la mer.",
        ),
        ({"winterfell/knight": 2}, "Ann takes 2 knights, Winterfell.", "Ann prend 2 chevaliers, Winterfell."),
        ("reason:sea", "Ann takes the sun has set: the sea.", "Ann prend le soleil s'est couché : la mer."),
        ("a:b", "Ann takes a:b.", "Ann prend a:b."),
        ({"knight": 0}, "Ann takes -.", "Ann prend -."),
        ({3: 1}, "Ann takes 3: 1.", "Ann prend 3 : 1."),
        (7, "Ann takes 7.", "Ann prend 7."),
        (True, "Ann takes true.", "Ann prend true."),
        (None, "Ann takes none.", "Ann prend none."),
        (1.5, "Ann takes 1.5.", "Ann prend 1,5."),
        ("reason", "Ann takes the sun has set.", "Ann prend le soleil s'est couché."),
        ("hungry", "Ann takes hungry.", "Ann prend hungry."),
    ],
)
def test_facts_are_spoken_in_both_languages(what: Any, english: str, french: str):
    assert said("en", what) == english
    assert said("fr", what) == french


@pytest.mark.parametrize(
    ("asked", "spoken"),
    [("fr", "fr"), ("fr-CA", "fr"), ("FR", "fr"), ("en_GB", "en"), ("de", "en"), ("", "en")],
)
def test_an_unknown_language_falls_back_on_english(asked: str, spoken: str):
    assert words.language(asked) == spoken
    assert said(asked, "sea") == said(spoken, "sea")


def test_a_scope_speaks_the_words_of_the_kernel_too():
    facts = {"seat": "winterfell"}
    assert (
        words.say("fr", "TST-ANY-01", "not-asked", facts) == "Rien n'est demandé à Winterfell en ce moment."
    )
    assert words.known("TST", "not-asked", "fr")
    assert words.known("TST", "plain", "en")
    assert not words.known("TST", "nonsense", "en")


def test_a_message_nobody_wrote_is_told_by_its_key_and_facts():
    text, amiss = words.tell("fr", "TST-ANY-01", "nonsense", {"a": 1, "b": "x"})
    assert text == "nonsense a=1 b=x"
    assert amiss == ["no message nonsense in fr"]


def test_a_fact_a_message_wants_and_does_not_get_is_noticed():
    assert words.tell("en", "TST-ANY-01", "hungry", {})[1]
    assert words.tell("en", "TST-ANY-01", "hungry", {"more": 1}) == ("wants 1", [])


@pytest.mark.parametrize(
    ("where", "told"), [("sea", "Ann sails."), ("winterfell", "Ann rides to Winterfell.")]
)
def test_a_message_may_tell_cases_apart_by_ids_that_have_names(where: str, told: str):
    assert words.tell("en", "TST-ANY-01", "went", {"who": "ann", "where": where}) == (told, [])


@pytest.mark.parametrize(
    ("what", "told"),
    [(10**40, "10^40"), (-(10**400), "-10^400"), (10**14, "100,000,000,000,000")],
    ids=["big", "endless", "plain"],
)
def test_numbers_beyond_measure_are_told_by_their_order(what: int, told: str):
    text, gaps = words.tell("en", "TST-ANY-01", "plain", {"who": "ann", "what": what})
    assert (text, gaps) == (f"Ann takes {told}.", [])


@pytest.mark.parametrize("what", ["x" * 5000, ["winterfell"] * 500, {"sea": "x" * 5000}])
def test_facts_nobody_would_read_to_the_end_are_cut(what: Any):
    text, gaps = words.tell("en", "TST-ANY-01", "plain", {"who": "ann", "what": what})
    assert gaps == []
    assert text.endswith("….")
    assert len(text) < 700


def test_a_scope_registered_again_speaks_its_new_words():
    said("en", "sea")
    words.register("TST", lambda: words.Source({"en": "plain = other", "fr": "plain = autre"}, {}))
    assert (said("en", "sea"), said("fr", "sea")) == ("other", "autre")


def kernel(lang: str) -> dict[str, set[str]]:
    """The kernel's messages, with the facts each wants."""
    text = (Path(words.__file__).parent / f"kernel.{lang}.ftl").read_text("utf-8")
    parts = re.split(r"^(?=[a-z][\w-]* =)", text, flags=re.M)
    found = (part.partition(" = ") for part in parts if " = " in part and not part.startswith("#"))
    return {key: set(re.findall(r"\$(\w+)", rest)) for key, _, rest in found}


def test_french_and_english_say_the_same_of_the_same_facts():
    assert kernel("en") == kernel("fr")
    assert len(kernel("en")) > 40


def test_every_message_the_kernel_uses_is_written():
    source = Path(montjoie.__file__).parent
    used: set[str] = set()
    for path in [*(source / "kernel").glob("*.py"), source / "bots" / "__init__.py"]:
        used |= set(re.findall(r'(?:"KER-[A-Z]+-\d+"|Refusal\(rule),\s+"([a-z-]+)"', path.read_text("utf-8")))
    assert {"not-offered", "not-asked", "cannot-run", "seed-bad"} <= used
    assert used <= set(kernel("en"))


def test_a_problem_names_its_path_and_rule():
    problem = montjoie.Problem("position.board", "KER-POS-01", "position-bad", {"form": "misfit-other"})
    said = "position.board: Cela ne convient pas à une position : c'est illisible. [KER-POS-01]"
    assert problem.text("fr") == said
    both = montjoie.PositionError([problem, problem])
    assert str(both) == both.text("en") == "\n".join([problem.text("en")] * 2)


def test_a_message_within_a_message_gets_the_facts_it_names():
    facts = {"who": "ann", "what": {"knight": 2}, "unused": ["sea"]}
    assert words.tell("en", "TST-ANY-01", "told", facts) == ("It is said: ann takes 2 knights. ann nods.", [])
