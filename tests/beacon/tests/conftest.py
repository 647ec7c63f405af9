"""Beacon is in no catalogue but where FERNWEH_GAMES says so: see tests/games/test_sixth.py."""

from fernweh.shelf import CATALOGUE

collect_ignore_glob = [] if "beacon" in CATALOGUE else ["test_*.py"]
