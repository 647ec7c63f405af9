"""What a request is once it has passed the door, and what a route names."""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec
from starlette.responses import Response

from fernweh.kernel.fault import Fault
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
    asked: Any = None  # the query, by its route's schema

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
    query: type[msgspec.Struct] | None = None  # what else may stand behind the question mark


def must_be_patient(ask: RouteCall, cost: int) -> None:
    """What takes long counts as several requests, and at most as half of what may come at once."""
    requests = ask.house.requests
    if not requests.take(ask.address, min(cost, requests.burst / 2)):
        raise Fault("too-many")
