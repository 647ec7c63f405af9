"""The plain page: a few static files, and its texts from the locales. The full page replaces it."""

from functools import cache
from importlib.resources import files

import msgspec
from starlette.responses import Response

from fernweh.words import LANGUAGES
from fernweh.words.locales import plain_texts

_KINDS = {"html": "text/html; charset=utf-8", "js": "text/javascript", "css": "text/css",
          "svg": "image/svg+xml"}  # fmt: skip


@cache
def _read(name: str) -> bytes | None:
    found = files("fernweh.server").joinpath("page", name)
    return found.read_bytes() if found.is_file() else None


def file(name: str) -> Response:
    kind = _KINDS.get(name.rpartition(".")[2])
    data = _read(name) if kind and name.replace(".", "").replace("-", "").isalnum() else None
    if data is None:
        return Response(status_code=404)
    return Response(data, media_type=kind, headers={"cache-control": "no-cache"})


def words(lang: str) -> Response:
    """The texts of the page that need no facts, by key."""
    if lang not in LANGUAGES:
        return Response(status_code=404)
    return Response(msgspec.json.encode(plain_texts(lang)), media_type="application/json")
