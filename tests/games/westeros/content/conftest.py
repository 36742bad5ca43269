"""What the tests of the content share: the base pack."""

import pytest

from montjoie.games.westeros.content import Content, load


@pytest.fixture(scope="session")
def c() -> Content:
    return load()
