"""A MkDocs hook: take the words meant for the example runner out of the code fences."""

import re

RUNNER_WORDS = re.compile(r'^(```(?:python|console)\b.*?) (?:exact|no-run="[^"]*")', re.M)


def on_page_markdown(markdown: str, **_: object) -> str:
    return RUNNER_WORDS.sub(r"\1", markdown)
