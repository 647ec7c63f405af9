"""Records go to a folder of the test's own."""

import pytest

from tests.cli.running import run


@pytest.fixture(autouse=True)
def _home(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture(scope="session")
def record(tmp_path_factory):
    """A match of two bots, one round."""
    path = tmp_path_factory.mktemp("records") / "match.fernweh"
    result = run("watch", "lost_cities", "--option", "rounds=1", "--record", str(path))
    assert result.exit_code == 0
    return path


@pytest.fixture
def unfinished(tmp_path):
    """A match that was left in its second turn."""
    path = tmp_path / "unfinished.fernweh"
    assert run("play", "lost_cities", "--record", str(path), typed="1\ndraw\nquit\n").exit_code == 0
    return path
