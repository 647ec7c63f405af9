"""The application: routes, the socket, the page."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from starlette.applications import Starlette
from starlette.convertors import StringConvertor, register_url_convertor
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request, cookie_parser
from starlette.responses import Response
from starlette.routing import BaseRoute
from starlette.routing import Route as Path
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from fernweh.kernel.fault import Fault
from fernweh.server import metrics, openapi, page, relay, rest
from fernweh.server.database import Database, Trouble
from fernweh.server.frames import TOO_MANY
from fernweh.server.guard import Guard, address_of, is_ours
from fernweh.server.hall import TROUBLE
from fernweh.server.house import House
from fernweh.server.oneself import known_of
from fernweh.server.people import Known
from fernweh.server.routes import JSON, Route
from fernweh.server.settings import Settings
from fernweh.server.socket import FOREIGN, Connection

_NO_STORE = {"cache-control": "no-store"}


class _OfThePage(StringConvertor):
    """Everything but requests and sockets, whose wrong paths get a problem as an answer."""

    regex = "(?!api/|socket/).*"


register_url_convertor("page", _OfThePage())


class _Application(Starlette):
    """Sockets go past middleware and routes, which are for requests: a socket stays for hours, and
    each of them would keep a frame of its own for as long.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        table = _table_in(scope)
        if table:
            await _at_table(self.state.house, WebSocket(scope, receive, send), table)
        else:
            await super().__call__(scope, receive, send)


def _table_in(scope: Scope) -> str:
    """The table that a socket is for; "" for requests, and for sockets that lead nowhere."""
    head, _, table = scope.get("path", "").rpartition("/")
    is_ours = scope["type"] == "websocket" and head == "/socket" and "\0" not in table
    return table if is_ours else ""


def application(settings: Settings, database: Database | None = None) -> Starlette:
    house = House(settings, database)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.start()
        try:
            yield
        finally:
            await house.stop()

    app = _Application(
        routes=[*_rest(house), *_pages(house)],
        middleware=[Middleware(Guard, house=house)],
        exception_handlers={HTTPException: _http_problem, Exception: _trouble},
        lifespan=lifespan,
    )
    app.state.house = house
    return app


def _rest(house: House) -> list[BaseRoute]:
    return [
        Path(route.path, _endpoint(house, route), methods=[route.method], name=route.name)
        for route in rest.ROUTES
    ]


def _endpoint(house: House, route: Route):  # type: ignore[no-untyped-def]
    async def endpoint(request: Request) -> Response:
        response = await rest.answer(house, route, request)
        response.headers.update(_NO_STORE)
        return response

    return endpoint


def _http_problem(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    headers = getattr(error, "headers", None)
    data = msgspec.json.encode(rest.Problem(f"http-{status}"))
    return Response(data, status, headers, media_type=JSON)


def _trouble(request: Request, error: Exception) -> Response:
    return Response(msgspec.json.encode(rest.Problem("trouble")), 500, media_type=JSON)


# Pages


def _pages(house: House) -> list[BaseRoute]:
    api = msgspec.json.encode(openapi.page())

    async def openapi_page(request: Request) -> Response:
        return Response(api, media_type=JSON)

    async def figures(request: Request) -> Response:
        if not house.settings.metrics:
            return rest.problem(Fault("no-such-table"))
        return Response(metrics.page(house), media_type="text/plain; version=0.0.4")

    async def file(request: Request) -> Response:
        return page.answer(request)

    async def requests(request: Request) -> Response:
        return page.one("api.html", request)

    return [
        Path("/api/openapi.json", openapi_page),
        Path("/metrics", figures),
        Path("/api", requests),
        Path("/{path:page}", file),
    ]


# The socket


async def _at_table(house: House, socket: WebSocket, table: str) -> None:
    passed = relay.passed_for(house.key, table, socket.scope["headers"])
    if passed:
        socket.scope["client"] = (passed, 0)
    try:
        known, refused = await _admit(house, socket.scope)
    except Trouble:  # accepted only to be told why
        await socket.accept()
        await socket.close(TROUBLE)
        return
    if refused:
        await socket.close(refused)
        return
    connection = Connection(house, socket, known, address_of(socket.scope))
    try:
        if passed or not await connection.passed_on(table):
            await connection.run(table)
    except asyncio.CancelledError:
        pass
    finally:
        house.sockets_by_address.leave(connection.address)
        if known.person:
            house.sockets_by_person.leave(known.person)


async def _admit(house: House, scope: Scope) -> tuple[Known, int]:
    """Who comes, and the code with which they are turned away, or 0."""
    headers, address = Headers(scope=scope), address_of(scope)
    if not house.requests.take(address):  # to open one is a request like another
        return Known(), TOO_MANY
    if not is_ours(house, headers):
        return Known(), FOREIGN
    known = await known_of(house, cookie_parser(headers.get("cookie", "")))
    if not house.sockets_by_address.enter(address):
        return Known(), TOO_MANY
    if known.person and not house.sockets_by_person.enter(known.person):
        house.sockets_by_address.leave(address)
        return Known(), TOO_MANY
    return known, 0
