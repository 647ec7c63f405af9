"""The first compile says so in a terminal, or where it is asked to."""

import pytest

from tests.processes import started

pytestmark = pytest.mark.compiled

CODE = """
import numpy as np
from fernweh.kernel.bits import Word
from fernweh.kernel.chance import stream
stream(np.zeros(1, np.uint64), Word(1), Word(2))
"""


def heard(home, **more):
    """What is said on the error stream by a process that needs one rule."""
    process = started(CODE, XDG_CACHE_HOME=home, FERNWEH_LANG="en", FERNWEH_INTERPRET=0, **more)
    _, error = process.communicate()
    assert process.returncode == 0, error
    return error


def test_it_is_said_once_and_no_more_when_all_lies_on_disk(tmp_path):
    told = heard(tmp_path, FERNWEH_TELL=1)
    assert told.startswith("The rules are being compiled.")
    assert told.count("The rules") == 1 and "fernweh.kernel.chance.stream" in told
    assert heard(tmp_path, FERNWEH_TELL=1) == ""


def test_nothing_is_said_where_nobody_sits_at_a_terminal(tmp_path):
    assert heard(tmp_path, FERNWEH_TELL="") == ""
