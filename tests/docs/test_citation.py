"""How Fernweh is cited: a file that tools read."""

import yaml
from tests.processes import ROOT

import fernweh

CITATION = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))


def test_it_has_what_the_format_asks_for():
    assert {"cff-version", "message", "title", "authors"} <= CITATION.keys()
    assert CITATION["cff-version"] == "1.2.0" and CITATION["license"] == "MIT"
    assert CITATION["authors"] == [{"name": "The Fernweh developers"}]


def test_it_cites_the_version_that_there_is():
    assert CITATION["version"] == fernweh.__version__
