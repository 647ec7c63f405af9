"""The gallery: boards without a server, in scenes of games that were played beforehand."""

import atexit
import json
import mimetypes
import os
import shutil
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Route

from fernweh.games import CATALOGUE
from fernweh.kernel.rule import digest
from tests.web.people import AXE

WEB = Path(__file__).parents[2] / "web"
_RULES = WEB / "public/scenes/rules.txt"  # those that the scenes were played by
_ADDRESS = "http://gallery.test"
_SAID = "() => document.querySelector('output').textContent"


@cache
def built() -> Path:
    """The gallery, built once a run into a folder of its own: nobody else empties it meanwhile.

    Scenes are made once, and kept until the rules change.
    """
    if not _RULES.exists() or _RULES.read_text("utf-8") != digest():
        shutil.rmtree(_RULES.parent, ignore_errors=True)
        subprocess.run([sys.executable, WEB / "scenes.py", *CATALOGUE], check=True)
        _RULES.write_text(digest(), "utf-8")
    command = ["npx", "vite", "build", "--config", "gallery.config.ts", "--logLevel", "warn"]
    folder = Path(tempfile.mkdtemp(prefix="gallery-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    told = {**os.environ, "FERNWEH_GALLERY": str(folder)}
    subprocess.run(command, cwd=WEB, check=True, env=told)
    return folder


def scenes(game: str) -> list[int]:
    found = (WEB / "public/scenes").glob(f"{game}-[0-9]*.json")
    return sorted(int(path.stem.rsplit("-", 1)[1]) for path in found)


def scene_of(game: str, scene: int) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(
        (WEB / f"public/scenes/{game}-{scene}.json").read_text("utf-8")
    )
    return found


class Gallery:
    """A visitor who looks at one scene after the other."""

    def __init__(
        self, chromium: Browser, size: tuple[int, int] = (1280, 800), touch: bool = False
    ) -> None:
        viewport = {"width": size[0], "height": size[1]}
        self.complaints: list[str] = []
        self.context = chromium.new_context(
            viewport=viewport, reduced_motion="reduce", has_touch=touch
        )
        self.context.route("**/*", _serve)
        self.page: Page = self.context.new_page()
        self.page.on("console", lambda said: self._hear(said.type, said.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.complaints.append(text)

    def look(self, game: str, scene: int, lang: str = "en", theme: str = "dark") -> None:
        asked = f"game={game}&scene={scene}&lang={lang}&theme={theme}"
        self.page.goto(f"{_ADDRESS}/gallery.html?{asked}")
        self.page.wait_for_selector("#gallery > :not(output)")
        self.page.wait_for_function("window.gallery")

    def said(self) -> str:
        """The move that was sent last; `? …` is one that was asked about."""
        return str(self.page.evaluate(_SAID))

    def out_of_reach(self) -> set[str]:
        """The moves that no sequence of taps has sent."""
        choices = self.page.evaluate("gallery.choices")
        return set(choices) - set(self.page.evaluate("gallery.explore()"))

    def overflow(self, width: int) -> int:
        """By how many pixels something sticks out at the side."""
        self.page.set_viewport_size({"width": width, "height": 740})
        for _ in range(40):  # boards that turn with their width need a moment
            by = int(self.page.evaluate("document.documentElement.scrollWidth - innerWidth"))
            if by <= 0:
                break
            self.page.wait_for_timeout(50)
        return by

    def findings(self) -> list[str]:
        """What axe finds serious or critical in the board."""
        self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate("async () => (await axe.run('#gallery')).violations")
        return [
            f"{each['id']}: {node['target']} {node.get('failureSummary', '')}"
            for each in found
            if each["impact"] in ("serious", "critical")
            for node in each["nodes"]
        ]


def _serve(route: Route) -> None:
    path = built() / route.request.url.removeprefix(_ADDRESS).split("?")[0].lstrip("/")
    if not path.is_file():
        route.fulfill(status=204 if path.suffix == ".ico" else 404)
        return
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    route.fulfill(body=path.read_bytes(), content_type=kind)
