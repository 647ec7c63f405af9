"""What a request is once it has passed the door, and what a route names."""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec
from starlette.responses import Response

from fernweh.server.house import House
from fernweh.server.people import Known

JSON = "application/json"


class RouteCall(NamedTuple):
    """A request that passed the door."""

    house: House
    known: Known
    path: dict[str, str]
    body: Any
    address: str
    query: dict[str, str]
    cookies: dict[str, str]
    agent: str  # the browser, as it calls itself

    @property
    def person(self) -> str:
        """ "" for somebody unknown."""
        return self.known.person


Answer = msgspec.Struct | Response


class Nothing(msgspec.Struct, frozen=True):
    pass


class Route(NamedTuple):
    method: str
    path: str
    name: str
    handler: Callable[[RouteCall], Awaitable[Answer]]
    gives: Any
    takes: Any = None
    for_known: bool = False
    viewer: bool = False  # whether it asks from whose eyes: ?viewer=
