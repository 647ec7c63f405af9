"""A real server with the built page, and a real Chromium for each worker."""

import asyncio
import os
import shutil
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from fernweh.server import page
from tests.server.guests import Site, serving
from tests.web.people import Person

WEB = Path(__file__).parents[2] / "web"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or ""


@pytest.fixture(scope="session")
def built() -> Path:
    """The page as it is served: FERNWEH_STATIC names another folder than the package's own."""
    if os.environ.get("FERNWEH_STATIC"):
        page.FOLDER = Path(os.environ["FERNWEH_STATIC"])
    if not (page.FOLDER / page.INDEX).exists():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=WEB, check=True)
        subprocess.run(["npm", "run", "build"], cwd=WEB, check=True)
    return page.FOLDER


@pytest.fixture(scope="session")
def site(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server in a thread of its own: the browser's driver has this one."""
    begun, found, ended = threading.Event(), [], asyncio.Event()
    loop = asyncio.new_event_loop()

    async def serve() -> None:
        async with serving(tmp_path_factory.mktemp("web")) as served:
            found.append(served)
            begun.set()
            await ended.wait()

    thread = threading.Thread(target=lambda: loop.run_until_complete(serve()))
    thread.start()
    assert begun.wait(60)
    yield found[0]
    loop.call_soon_threadsafe(ended.set)
    thread.join()
    loop.close()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    expect.set_options(timeout=20_000)  # on a machine that does other things too
    assert CHROMIUM, "chromium is missing: `make services` installs it"
    with sync_playwright() as driver:
        found = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield found
        found.close()


@pytest.fixture
def visit(site: Site, chromium: Browser) -> "Iterator[type[Person]]":
    """Makes people, each with a browser of their own; what their consoles complain of fails."""
    people: list[Person] = []

    def come(name: str = "Ada", **facts: object) -> Person:
        people.append(Person(chromium, site.address, name, **facts))
        return people[-1]

    yield come  # type: ignore[misc]
    complaints = [each for person in people for each in person.complaints]
    for person in people:
        person.context.close()
    assert complaints == []
