"""What is said where a library is missing: the extra that brings it, by its command."""

import pytest

from tests.processes import run

EXTRAS = [
    ("gymnasium", "gymnasium", "rl"),
    ("gymnasium_vector", "gymnasium", "rl"),
    ("pettingzoo", "pettingzoo", "rl"),
    ("openspiel", "pyspiel", "openspiel"),
    ("rllib", "ray", "rllib"),
    ("parquet", "pyarrow", "data"),
    ("train.learner", "torch", "train"),
]
IMPORT = """
import importlib, sys
sys.modules[sys.argv[2]] = None
try:
    importlib.import_module("fernweh.rl." + sys.argv[1])
except ModuleNotFoundError as error:
    print(error)
"""


@pytest.mark.parametrize(("module", "library", "extra"), EXTRAS)
def test_an_import_without_its_library_names_the_extra(module, library, extra):
    said = run(IMPORT, module, library, FERNWEH_LANG="en")
    assert f'pip install "fernweh[{extra}]"' in said and f"extra='{extra}'" in said
