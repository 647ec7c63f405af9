"""What a run is told by its command line and its file; the run itself is in `tests/learning`."""

from importlib.util import find_spec

import pytest

from fernweh.cli import train
from fernweh.rl.train.settings import TrainingSettings, settings_for
from tests.cli.running import plain, run

TORCH = find_spec("torch") is not None


def told(file="", typed=(), options=(), game="lost_cities"):
    return train._settings(game, str(file), list(typed), list(options))


def test_what_is_typed_comes_before_the_file_and_the_file_before_the_game(tmp_path):
    file = tmp_path / "settings.toml"
    file.write_text("rate = 1e-4\nseed = 5\n[options]\nrounds = 2\ncap = 9\n")
    found = told(file, ["seed=7", "tables=64"], ["rounds=1"])
    assert (found.rate, found.seed, found.tables) == (1e-4, 7, 64)
    assert found.options == {"rounds": 1, "cap": 9}
    assert told(game="survive") == settings_for("survive", options={})


def test_what_is_not_said_is_as_the_settings_are():
    assert told().tables == TrainingSettings().tables == 65536


WRONG = [
    ("rate = 1e-4\n\nrat = 1\n", "Line 3: There is no setting rat of the learner."),
    ("rate = 1e-4\nseed = -1\n", "Line 2: The setting seed cannot be -1."),
    ('tables = "64"\n', "Line 1: The setting tables cannot be 64."),
    ("[options]\nrounds = 4\n", "Line 2: The option rounds cannot be 4."),
    ("[options]\n\ndeck = 4\n", "Line 3: There is no option deck."),
    ("options = 3\n", "Line 1: The setting options cannot be 3."),
    ("rate = \n", "cannot be read: Invalid value (at line 1, column 8)"),
]


@pytest.mark.parametrize(("text", "says"), WRONG)
def test_a_file_that_is_wrong_names_its_line(tmp_path, text, says):
    file = tmp_path / "settings.toml"
    file.write_text(text)
    result = run("train", "lost_cities", str(tmp_path / "net"), "--settings", str(file))
    assert result.exit_code == 2
    assert says in " ".join(plain(result.stderr).split())


@pytest.mark.skipif(TORCH, reason="asks what is said without PyTorch")
def test_without_the_library_the_extra_is_named(tmp_path):
    result = run("train", "lost_cities", str(tmp_path / "net"))
    assert result.exit_code == 2
    assert 'pip install "fernweh[train]"' in " ".join(plain(result.stderr).split())
    assert not (tmp_path / "net").exists()
