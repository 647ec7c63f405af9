"""The page as people meet it: built, served by a real server, shown by a real Chromium."""

import asyncio
import os
import shutil
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from fernweh.server import page
from tests.server.guests import Site, serving

WEB = Path(__file__).parents[2] / "web"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or ""


def built() -> Path:
    """The page as it is served: FERNWEH_STATIC names another folder than the package's own."""
    if os.environ.get("FERNWEH_STATIC"):
        page.FOLDER = Path(os.environ["FERNWEH_STATIC"])
    if not (page.FOLDER / page.INDEX).exists():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=WEB, check=True)
        subprocess.run(["npm", "run", "build"], cwd=WEB, check=True)
    return page.FOLDER


@contextmanager
def served(folder: Path) -> Iterator[Site]:
    """A server in a thread of its own: the browser's driver has this one."""
    begun, found, ended = threading.Event(), [], asyncio.Event()
    loop = asyncio.new_event_loop()

    async def serve() -> None:
        async with serving(folder, push_contact="mailto:host@example.com") as site:
            found.append(site)
            begun.set()
            await ended.wait()

    thread = threading.Thread(target=lambda: loop.run_until_complete(serve()))
    thread.start()
    assert begun.wait(60)
    try:
        yield found[0]
    finally:
        loop.call_soon_threadsafe(ended.set)
        thread.join()
        loop.close()


@contextmanager
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=60_000)  # on a machine that does other things too
    assert CHROMIUM, "chromium is missing: `make services` installs it"
    with sync_playwright() as driver:
        # A name of the local network, as a phone would call this machine
        rules = "--host-resolver-rules=MAP *.local 127.0.0.1"
        found = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", rules])
        yield found
        found.close()
