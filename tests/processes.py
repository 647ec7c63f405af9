"""Python in another process: another cache, another environment, or no compiler."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def started(code: str, *words: object, **environment: object) -> "subprocess.Popen[str]":
    """Run code with these words as `sys.argv[1:]` and these variables set."""
    settings = {name: str(value) for name, value in environment.items()}
    path = os.pathsep.join([str(environment.get("SOURCE", ROOT / "src")), str(ROOT)])
    return subprocess.Popen(
        [sys.executable, "-c", code, *map(str, words)],
        env=os.environ | settings | {"PYTHONPATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def said(process: "subprocess.Popen[str]") -> str:
    """What it printed; its error, if it failed."""
    out, error = process.communicate()
    assert process.returncode == 0, error
    return out.strip()


def run(code: str, *words: object, **environment: object) -> str:
    return said(started(code, *words, **environment))
