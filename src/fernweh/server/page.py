"""The page: files that were built beforehand, compressed beforehand, and index.html for its routes.

What has a hash in its name never changes and is kept by browsers for good; the rest is asked for
again each time, and answered with 304 where it is the same.
"""

import hashlib
from functools import cache
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from fernweh.words import DEFAULT, LANGUAGES, Words

FOLDER = Path(__file__).parent / "static"
# The first word of each route of the page; web/src/client/router.svelte.ts has them all
ROUTES = (
    "", "new", "table", "replay", "rules", "pad", "learn", "records", "statistics", "settings",
    "standings", "clubs", "club", "join",
    "me",
)  # fmt: skip
INDEX, ASSETS = "index.html", "assets/"

_KINDS = {
    ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8", ".svg": "image/svg+xml", ".png": "image/png",
    ".woff2": "font/woff2", ".json": "application/json", ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
}  # fmt: skip
_CODINGS = {"br": ".br", "gzip": ".gz"}  # in the order of preference
_FOREVER, _ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"


class File(NamedTuple):
    """A file as it goes out: in each coding that was made of it."""

    kind: str
    mark: str  # changes with the content
    data: dict[str, bytes]  # by coding; "" is the plain one


def is_built() -> bool:
    return bool(_stamp())


def answer(request: Request) -> Response:
    """A file, or the page itself for its routes; elsewhere the page too, which says what is not."""
    path = request.url.path.removeprefix("/")
    found = _file(path)
    if found:
        return _response(request, found, _FOREVER if path.startswith(ASSETS) else _ASK_AGAIN)
    index = _file(INDEX)
    if index is None:
        return _not_built(request)
    is_route = path.split("/")[0] in ROUTES
    return _response(request, index, _ASK_AGAIN, 200 if is_route else 404)


def one(name: str, request: Request) -> Response:
    found = _file(name)
    return _response(request, found, _ASK_AGAIN) if found else _not_built(request)


def _file(path: str) -> File | None:
    """Only what is in the list of the folder's own files can be asked for."""
    listed = _listed(_stamp())
    return _read(path, _stamp()) if path in listed else None


def _stamp() -> int:
    """Changes when the page is built again: a running server then serves the new one."""
    try:
        return (FOLDER / INDEX).stat().st_mtime_ns
    except FileNotFoundError:
        return 0


@cache
def _listed(stamp: int) -> frozenset[str]:
    if not stamp:
        return frozenset()
    files = (path for path in FOLDER.rglob("*") if path.is_file() and path.suffix in _KINDS)
    names = (path.relative_to(FOLDER).as_posix() for path in files)
    return frozenset(name for name in names if not name.startswith("."))


@cache
def _read(path: str, stamp: int) -> File:
    whole = FOLDER / path
    data = {"": whole.read_bytes()}
    for coding, suffix in _CODINGS.items():
        beside = whole.with_name(whole.name + suffix)
        if beside.is_file():
            data[coding] = beside.read_bytes()
    return File(_KINDS[whole.suffix], hashlib.sha256(data[""]).hexdigest()[:20], data)


def _response(request: Request, file: File, keeping: str, status: int = 200) -> Response:
    coding = _coding(request.headers.get("accept-encoding", ""), file)
    mark = f'"{file.mark}{coding}"'
    headers = {"cache-control": keeping, "etag": mark, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == mark and status == 200:
        return Response(status_code=304, headers=headers)
    if coding:
        headers["content-encoding"] = coding
    return Response(file.data[coding], status, headers, file.kind)


def _coding(accepted: str, file: File) -> str:
    offers = {each.partition(";")[0].strip(): each for each in accepted.lower().split(",")}
    refused = {name for name, each in offers.items() if each.replace(" ", "").endswith(";q=0")}
    wanted = (each for each in _CODINGS if each in offers and each not in refused)
    return next((each for each in wanted if each in file.data), "")


def _not_built(request: Request) -> Response:
    """In a clone where nobody has built it yet, or from a wheel that was built without Node."""
    asked = (each.strip()[:2] for each in request.headers.get("accept-language", "").split(","))
    lang = next((each for each in asked if each in LANGUAGES), DEFAULT)
    text = Words(lang)("page-not-built")
    return Response(f"{text}\n", 503, media_type="text/plain; charset=utf-8")
