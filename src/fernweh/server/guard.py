"""What every request passes: where it comes from, how much it is; and the answers' headers."""

import ipaddress
from collections.abc import MutableMapping
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fernweh.server.addresses import network_of
from fernweh.server.house import House
from fernweh.server.replays import LARGEST_RECORD

LARGEST_BODY = 65_536
_LARGER = {"/api/replay": LARGEST_RECORD}
_SAFE = ("GET", "HEAD", "OPTIONS")
_FILES = "/assets/"
_FILE = 0.05  # of a request: they lie in memory, and each of a household's phones asks for seventy
_HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
_SECURE = {"strict-transport-security": "max-age=31536000"}


class Guard:
    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app, self.house = app, house
        self._headers = _HEADERS | (_SECURE if house.settings.is_secure else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, self._with_headers(send))
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        refused = self._refused(scope, headers)
        if refused:
            end = {"connection": "close"} if refused == 429 else None  # with what waits behind it
            await Response(status_code=refused, headers=end)(scope, receive, send)
        else:
            self.house.collector.ended += 1  # those alone: no flood makes us look for garbage
            await self.app(scope, receive, send)

    def _refused(self, scope: Scope, headers: Headers) -> int:
        """The status with which a request ends here; 0 where it goes on."""
        if not self.house.requests.take(address_of(scope), _cost(scope)):
            return 429
        if not is_ours(self.house, headers, must_say=scope["method"] not in _SAFE):
            return 403
        if scope["method"] in _SAFE:
            return 0
        length = headers.get("content-length", "0")
        if "transfer-encoding" in headers or not length.isdecimal():
            return 411
        most = _LARGER.get(scope["path"], LARGEST_BODY)
        return 413 if len(length) > 9 or int(length) > most else 0

    def _with_headers(self, send: Send) -> Send:
        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
            await send(message)

        return sent


def _cost(scope: Scope) -> float:
    """In requests."""
    return _FILE if scope["path"].startswith(_FILES) else 1.0


def address_of(scope: MutableMapping[str, Any]) -> str:
    """The client's address, as it is counted."""
    return network_of((scope.get("client") or ("", 0))[0])


def is_ours(house: House, headers: Headers, must_say: bool = False) -> bool:
    """Whether a request comes from our own page, or from no page at all.

    A browser says where a page comes from whenever it changes something: `Origin`, or at the least
    `Sec-Fetch-Site`. The host must be one that we answer to, so that no foreign name leads here.
    """
    host = headers.get("host", "")
    if not _answers_to(house, host):
        return False
    origin = headers.get("origin")
    if origin is not None:
        return origin == house.settings.origin or urlsplit(origin).netloc == host
    site = headers.get("sec-fetch-site", "none")
    return not must_say or site in ("same-origin", "none")


def _answers_to(house: House, host: str) -> bool:
    """Our own name; without one, an address, or a name of this machine or its local network."""
    name = urlsplit(f"//{host}").hostname or ""
    if house.settings.address:
        return name == urlsplit(house.settings.address).hostname or name in _HERE
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return name in _HERE or name.endswith((".local", ".lan", ".home.arpa")) or "." not in name
    return True


_HERE = ("localhost", "127.0.0.1", "::1", "testserver")
