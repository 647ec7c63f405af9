"""Matches of earlier rules versions: their logs play on, and their records are read."""

import gzip
from pathlib import Path

import msgspec
import pytest

from fernweh.games import CATALOGUE, load
from fernweh.kernel.fault import Fault
from fernweh.play import archive
from fernweh.play.header import game_for

OLD = Path(__file__).parent / "f825555"
EARLY = [name for name in CATALOGUE if (OLD / f"{name}.fernweh.gz").exists()]
CHANGED = [name for name in CATALOGUE if getattr(load(name), "EARLIER", {})]


def old_record(game: str) -> archive.Record:
    return archive.read(gzip.decompress((OLD / f"{game}.fernweh.gz").read_bytes()))


@pytest.mark.parametrize("name", CHANGED)
def test_a_record_of_an_earlier_version_plays_to_its_end(name):
    record = old_record(name)
    assert record.header.rules_version in load(name).EARLIER
    assert archive.replayed(record).result is not None


@pytest.mark.parametrize("name", CHANGED)
def test_options_that_came_later_are_not_in_its_header(name):
    header = old_record(name).header
    options = msgspec.to_builtins(game_for(header).options)
    later = set(load(name).EARLIER[header.rules_version])
    assert set(options) - set(header.options) == later
    if later:
        with pytest.raises(Fault, match="options-spelling"):
            game_for(msgspec.structs.replace(header, options=options))


@pytest.mark.parametrize("name", EARLY)
def test_no_other_version_is_known(name):
    header = old_record(name).header
    for version in (load(name).RULES_VERSION + 1, 9999):
        with pytest.raises(Fault, match="rules-version"):
            game_for(msgspec.structs.replace(header, rules_version=version))
