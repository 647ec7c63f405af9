"""The tutorials as people run them: by their command, in a process of their own."""

import os
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

from tests.processes import ROOT

TUTORIALS = ROOT / "tutorials"
SVG = "{http://www.w3.org/2000/svg}"


def run(script: str, *words: object, **environment: str) -> str:
    """What it printed."""
    told = {"PYTHONPATH": str(ROOT / "src"), "FERNWEH_LANG": "en", "COLUMNS": "100", **environment}
    command = [sys.executable, str(TUTORIALS / script), *map(str, words)]
    done = subprocess.run(
        command, env=os.environ | told, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def drawn(picture: Path, kind: str) -> tuple[int, set[str]]:
    """How many points, bars or curves a picture has, and its words."""
    root = ET.parse(picture).getroot()
    return len(list(root.iter(SVG + kind))), {each.text or "" for each in root.iter(SVG + "text")}
