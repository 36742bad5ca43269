"""What the client and the command line say, they say in both languages."""

import re
from pathlib import Path

import pytest

import montjoie

ROOT = Path(montjoie.__file__).parent


def messages(part: str, lang: str) -> dict[str, set[str]]:
    """The messages of a part, each with the facts it speaks of."""
    text = (ROOT / part / f"words.{lang}.ftl").read_text("utf-8")
    parts = re.split(r"^([a-z][a-z0-9-]*) = ", text, flags=re.M)[1:]
    return {key: set(re.findall(r"\$(\w+)", body)) for key, body in zip(parts[::2], parts[1::2], strict=True)}


@pytest.mark.parametrize("part", ["tui", "cli"])
def test_both_languages_say_the_same_things_of_the_same_facts(part: str):
    assert messages(part, "en") == messages(part, "fr")


@pytest.mark.parametrize("part", ["tui", "cli"])
def test_every_message_is_said_somewhere(part: str):
    code = "\n".join(path.read_text("utf-8") for path in (ROOT / part).rglob("*.py"))
    built = ("usage-", "help-", "prompt-", "throne-", "admin-")  # put together from a word of the code
    unsaid = [key for key in messages(part, "en") if f'"{key}"' not in code and not key.startswith(built)]
    assert not unsaid
