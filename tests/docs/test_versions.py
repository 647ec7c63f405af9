"""Where Python or Node is too old, make says so in one sentence before it begins."""

import shutil
import subprocess
from pathlib import Path

import pytest
from tests.processes import ROOT

NODE = """#!/bin/sh
[ "$1" = --version ] && {{ echo v{version}; exit; }}
exec {node} -e "$(printf '%s' "$2" | sed "s/process.versions.node/'{version}'/")"
"""
PYTHON = """#!/bin/sh
[ "$1" = --version ] && { echo Python 3.9.2; exit; }
exit 1
"""


def program(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text)
    path.chmod(0o755)
    return path


def make(folder: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    shutil.copy(ROOT / "Makefile", folder)
    (folder / "pyproject.toml").touch()
    (folder / "web/node_modules").mkdir(parents=True)
    (folder / "web/package-lock.json").touch()
    program(folder, "npm", "#!/bin/sh\necho installed")
    path = f"PATH={folder}:/usr/local/bin:/usr/bin:/bin"
    return subprocess.run(
        ["env", path, "make", *words], cwd=folder, check=False, capture_output=True, text=True
    )


def test_a_python_that_is_too_old(tmp_path: Path):
    python = program(tmp_path, "old", PYTHON)
    done = make(tmp_path, f"PYTHON={python}", "play")
    assert done.returncode
    assert "Fernweh needs Python 3.11 or newer" in done.stdout and "Python 3.9.2" in done.stdout


@pytest.mark.parametrize("version", ["18.19.0", "20.18.3", "21.7.3", "22.11.0"])
def test_a_node_that_is_too_old(tmp_path: Path, version: str):
    program(tmp_path, "node", NODE.format(node=shutil.which("node"), version=version))
    done = make(tmp_path, "web/node_modules/.installed")
    assert done.returncode and f"and here is v{version}" in done.stdout
    assert "installed" not in done.stdout.splitlines()


@pytest.mark.parametrize("version", ["20.19.0", "22.12.1", "24.0.0"])
def test_a_node_that_will_do(tmp_path: Path, version: str):
    program(tmp_path, "node", NODE.format(node=shutil.which("node"), version=version))
    assert "installed" in make(tmp_path, "web/node_modules/.installed").stdout.splitlines()
