"""Builds the page when a wheel or an sdist is made; editable installs go without: `make page`.

Where there is no Node the wheel goes without too, and says so; FERNWEH_PAGE=1 demands the page. And
it leaves the pictures out of the README that goes with them: an index could not show them.
"""

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

_PAGE = "src/fernweh/server/static"
_PICTURES = re.compile(r"<!-- pictures -->.*?<!-- end -->\n+", re.DOTALL)


def for_an_index(readme: str) -> str:
    """What is left where there is no repository beside it."""
    return _PICTURES.sub("", readme)


class ReadmeHook(MetadataHookInterface):
    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        text = for_an_index((Path(self.root) / "README.md").read_text("utf-8"))
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


class PageHook(BuildHookInterface):  # type: ignore[type-arg, misc]
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        if not self._is_in_sdist(root):
            self._build(root / "web")
        if not (root / _PAGE / "index.html").is_file():
            self._go_without()

    def _is_in_sdist(self, root: Path) -> bool:
        """A source distribution carries the built page, and needs no Node."""
        return (root / "PKG-INFO").is_file() and (root / _PAGE / "index.html").is_file()

    def _build(self, web: Path) -> None:
        npm = shutil.which("npm")
        if npm is None:
            return
        for command in (["ci"], ["run", "build"]):
            subprocess.run([npm, *command], cwd=web, check=True)

    def _go_without(self) -> None:
        needs = "the page (web/) is built with npm and Node.js 20.19, 22.12 or newer"
        if os.environ.get("FERNWEH_PAGE", "") not in ("", "0"):
            raise RuntimeError(f"FERNWEH_PAGE is set, and {needs}")
        self.app.display_warning(f"Fernweh is built without its page: {needs}")
