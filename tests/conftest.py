"""What every test shares: the property-test profile, and the choice of tests by rule."""

import hypothesis
import pytest

# The same examples on every machine; `--hypothesis-profile=default` looks for new ones.
hypothesis.settings.register_profile("montjoie", deadline=None, derandomize=True)
hypothesis.settings.load_profile("montjoie")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rule",
        action="append",
        default=[],
        metavar="ID",
        help="only the tests of this rule (THR-BAT-14) or of these rules (THR-BAT)",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = tuple(config.getoption("--rule"))
    if not wanted:
        return
    chosen = [
        item
        for item in items
        if any(each.startswith(wanted) for mark in item.iter_markers("rule") for each in mark.args)
    ]
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = chosen
