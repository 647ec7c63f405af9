"""The command line: `fernweh play`, `fernweh verify` and the others, a file a command."""

import os
import sys
from pathlib import Path

_OLDEST = (3, 11)


def main() -> None:
    """The entry point."""
    if sys.version_info < _OLDEST:
        sys.exit(_too_old(os.environ.get("FERNWEH_LANG") or os.environ.get("LANG", "")))
    from fernweh.cli.app import app
    from fernweh.kernel.first_compile import leave_unsaid

    leave_unsaid()
    app(prog_name="fernweh")


def _too_old(lang: str) -> str:
    """The sentence from the locales, read by hand: an old Python does not load what reads them."""
    folder = Path(__file__).parents[1] / "locales"
    path = folder / lang[:2] / "cli.ftl"
    lines = (path if path.is_file() else folder / "en/cli.ftl").read_text("utf-8").splitlines()
    told = next(line.partition(" = ")[2] for line in lines if line.startswith("python-too-old"))
    facts = {"needed": _OLDEST, "found": sys.version_info[:2]}
    for name, version in facts.items():
        told = told.replace("{ $" + name + " }", ".".join(map(str, version)))
    return told
