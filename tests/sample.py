"""What `make test` takes a sample of, and `make test-all` all: games that stand for the others."""

import pytest

from fernweh.games import CATALOGUE


def games(*quick: str, argument: str = "name") -> pytest.MarkDecorator:
    """The argument over all games; those not named run in the slow run only."""
    named = [
        pytest.param(name, marks=[pytest.mark.slow] * (name not in quick)) for name in CATALOGUE
    ]
    return pytest.mark.parametrize(argument, named)
