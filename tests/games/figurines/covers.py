"""Name the cards and abilities a test holds to account: `@covers("northern_ferocity")`."""

import pytest

from montjoie.games.figurines.content import load


def covers(*ids: str) -> pytest.MarkDecorator:
    """Give the ids as literals: the table of cards reads them in the source, without running it."""
    content = load()
    known = {*content.abilities, *content.cards, *content.objectives, *content.missions}
    known |= {*content.siege_cards}
    strange = [each for each in ids if each not in known]
    if strange or not ids:
        raise ValueError(f"covers() takes ids of abilities and cards, not {strange or 'nothing'}")
    return pytest.mark.covers(*ids)
