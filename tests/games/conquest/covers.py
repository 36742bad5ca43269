"""Name the entries of the pack that a test holds to account: `@covers("wedge")`."""

import pytest

from montjoie.games.conquest.content import load


def covers(*ids: str) -> pytest.MarkDecorator:
    """Give the ids as literals: the table of entries reads them in the source, without running it."""
    content = load()
    known = {each.id for file in content.factions.values() for own in file.worded().values() for each in own}
    strange = [each for each in ids if each not in known | set(content.masteries)]
    if strange or not ids:
        raise ValueError(f"covers() takes ids of entries, not {strange or 'nothing'}")
    return pytest.mark.covers(*ids)
