"""What every test runs under: Hypothesis without dice, and one more marker."""

import pytest
from hypothesis import HealthCheck, settings

CALM = (HealthCheck.too_slow, HealthCheck.filter_too_much)
settings.register_profile("house", derandomize=True, deadline=None, suppress_health_check=CALM)
settings.load_profile("house")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "compiled: says nothing in an interpreted run")


def pytest_itemcollected(item: pytest.Item) -> None:
    """With `--dist loadgroup` what is compiled or played for a game stays together."""
    told = getattr(item, "callspec", None) and item.callspec.params
    if told and {"laws", "bots", "rl", "gpu", "words"} & set(item.path.parts):
        game = told["case"].game if "case" in told else told.get("name")
        item.add_marker(pytest.mark.xdist_group(f"laws of {game}"))
