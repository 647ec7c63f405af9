"""Beacon is in no catalogue but where FERNWEH_GAMES says so: see tests/games/test_sixth.py."""

import os

from fernweh.shelf import CATALOGUE

PAGE = "test_page.py"  # asks for a page that was built with it: see tests/web/test_sixth.py

collect_ignore_glob = [] if os.environ.get("FERNWEH_STATIC") else [PAGE]
collect_ignore_glob += [] if "beacon" in CATALOGUE else ["test_*.py"]

if not collect_ignore_glob:
    from tests.web.conftest import built, chromium, site, visit

    __all__ = ["built", "chromium", "site", "visit"]
