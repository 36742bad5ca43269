"""Name the rules a test holds to account: `@rule("THR-BAT-14", "THR-RUL-03")`."""

import re

import pytest

RULE_ID = re.compile(r"[A-Z]{3}-[A-Z]{1,5}-\d{2,3}")


def rule(*ids: str) -> pytest.MarkDecorator:
    """Give the ids as literals: rule coverage reads them in the source, without running it."""
    strange = [each for each in ids if not RULE_ID.fullmatch(each)]
    if strange or not ids:
        raise ValueError(f"rule() takes rule ids such as THR-BAT-14, not {strange or 'nothing'}")
    return pytest.mark.rule(*ids)
