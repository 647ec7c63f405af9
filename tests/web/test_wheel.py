"""The wheel, installed where no index can be reached, serves the page and plays a game."""

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import time
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_the_wheel_serves_the_page_and_plays(tmp_path, chromium):
    wheel = made(tmp_path)
    program = installed(wheel, tmp_path / "clean")
    port = "8799"
    database = str(tmp_path / "fernweh.sqlite")
    command = [program, "serve", "--port", port, "--database", database]
    server = subprocess.Popen(command, cwd=tmp_path)
    try:
        address = f"http://127.0.0.1:{port}"
        wait_for(address)
        page = chromium.new_page(base_url=address)
        page.goto("/")
        page.locator("article .main").first.click()
        page.wait_for_url("**/table/*", timeout=60_000)
        page.locator("[data-phase]").wait_for()
    finally:
        server.terminate()
        server.wait(30)


def made(folder: Path) -> Path:
    """From a copy of what git knows, through the sdist, as it is shipped."""
    source = folder / "source"
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, names.splitlines()):
        if (ROOT / name).is_file():
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, source / name)
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder / "dist")]
    plain = {key: value for key, value in os.environ.items() if key != "FERNWEH_STATIC"}
    subprocess.run([*command, str(source)], check=True, env=plain | {"FERNWEH_PAGE": "1"})
    (wheel,) = (folder / "dist").glob("*.whl")
    must_have_no_pictures(folder / "dist")
    return wheel


def must_have_no_pictures(folder: Path) -> None:
    """Of the docs: they are many times what all else weighs."""
    (path,) = folder.glob("*.tar.gz")
    with tarfile.open(path) as sdist:
        names = [name.partition("/")[2] for name in sdist.getnames()]
    assert "docs/architecture.md" in names
    kinds = (".png", ".webp", ".svg")
    assert not [name for name in names if name.startswith("docs/") and name.endswith(kinds)]


def installed(wheel: Path, folder: Path) -> str:
    """In an environment that borrows the libraries, but not this clone."""
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    python = str(folder / "bin/python")
    quiet = {**os.environ, "PIP_NO_INDEX": "1"}
    subprocess.run([python, "-m", "pip", "install", "--no-deps", str(wheel)], check=True, env=quiet)
    (library,) = folder.glob("lib/python*/site-packages")
    (library / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n", "utf-8")
    return str(folder / "bin/fernweh")


def wait_for(address: str) -> None:
    for _ in range(300):
        try:
            if httpx.get(address).status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.1)
    raise TimeoutError(address)
