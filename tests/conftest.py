"""What every test runs under: Hypothesis without dice, and one more marker."""

import pytest
from hypothesis import HealthCheck, settings

CALM = (HealthCheck.too_slow, HealthCheck.filter_too_much)
settings.register_profile("house", derandomize=True, deadline=None, suppress_health_check=CALM)
settings.load_profile("house")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "compiled: says nothing in an interpreted run")
