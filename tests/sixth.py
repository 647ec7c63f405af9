"""A sixth game that no shared file names, `tests/beacon`: our own tests, asked about it alone."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

from tests.processes import ROOT

GAME = "beacon"
BOARDS = ROOT / "tests/beacon/page"
ENVIRONMENT = {
    "FERNWEH_GAMES": f"tests.{GAME}",
    "FERNWEH_BOARDS": str(BOARDS),
    "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]),
}


class Outcome(NamedTuple):
    passed: int
    failed: int
    said: str


def asked(folder: Path, *words: str, **environment: object) -> Outcome:
    """What pytest finds of this game in a process of its own."""
    told = {name: str(value) for name, value in environment.items()}
    report = folder / "report.xml"
    command = [sys.executable, "-m", "pytest", "-k", GAME, f"--junitxml={report}", *words]
    environ = os.environ | ENVIRONMENT | told
    done = subprocess.run(
        command, check=False, cwd=ROOT, env=environ, capture_output=True, text=True
    )
    assert done.returncode in (0, 1), done.stdout + done.stderr  # else it was not run to its end
    counts = next(ElementTree.parse(report).iter("testsuite")).attrib
    failed = int(counts["failures"]) + int(counts["errors"])
    passed = int(counts["tests"]) - failed - int(counts["skipped"])
    return Outcome(passed, failed, done.stdout[-8000:])
