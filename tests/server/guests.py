"""Guests for the tests: each with a cookie, a socket and the view as its messages tell it."""

import asyncio
import hashlib
import random
import secrets
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

from fernweh.play.patch import merge
from fernweh.server.runner import listening, server_for
from fernweh.server.settings import Settings

HERE = "127.0.0.1"


@asynccontextmanager
async def serving(folder: Path, **given: Any):
    """A server in this process, on a port of its own."""
    facts = {"database": str(folder / "fernweh.sqlite"), "bot_pace": 0, "thinkers": 1, "port": 0}
    generous = {"socket_rate": 100_000, "socket_burst": 100_000, "request_rate": 100_000,
                "tables_per_hour": 1_000_000, "sockets_per_address": 100_000,
                "sockets_per_person": 100_000}  # fmt: skip
    settings = Settings(**(facts | generous | given))
    bound = listening(settings)
    settings = msgspec.structs.replace(settings, port=bound.getsockname()[1])
    server = server_for(settings)
    server.install_signal_handlers = lambda: None
    task = asyncio.create_task(server.serve(sockets=[bound]))
    while not server.started:
        if task.done():
            task.result()
        await asyncio.sleep(0.01)
    site = Site(settings.port, server.config.app.state.house)
    try:
        yield site
    finally:
        await site.close()
        server.should_exit = True
        await task


class Site:
    def __init__(self, port: int, house: Any = None) -> None:
        self.port, self.house = port, house
        self.address = f"http://{HERE}:{port}"
        self.guests: list[Guest] = []

    def next_port(self) -> int:
        return self.port

    def room(self, table: str) -> Any:
        return self.house.hall.room(table)

    async def at_rest(self, table: str) -> None:
        """Until whatever was done is known everywhere: at one worker it is."""

    async def close(self) -> None:
        for guest in self.guests:
            await guest.http.aclose()
            for socket in guest.sockets:
                await socket.close()

    async def guest(self, name: str) -> "Guest":
        guest = Guest(self, name)
        self.guests.append(guest)
        answer = await guest.http.put("/api/me", json={"name": name})
        assert answer.status_code == 200, answer.text
        return guest


class Spread(Site):
    """Several workers: every request, and every socket, goes to the next one."""

    def __init__(self, sites: list[Site]) -> None:
        super().__init__(sites[0].port, sites[0].house)
        self.sites, self._turn = sites, 0

    def next_port(self) -> int:
        self._turn += 1
        return self.sites[self._turn % len(self.sites)].port

    async def at_rest(self, table: str) -> None:
        halls, calm = [site.house.hall for site in self.sites], 0
        while calm < 4:
            await asyncio.sleep(0.01)
            version = await halls[0].store.version(table)
            rooms = [hall.rooms[table] for hall in halls if table in hall.rooms]
            behind = [room for room in rooms if room.listeners and room._version_seen != version]
            is_busy = behind or any(hall._tasks for hall in halls)
            calm = 0 if is_busy and version >= 0 else calm + 1

    def room(self, table: str) -> Any:
        """Where it is open."""
        halls = [site.house.hall for site in self.sites]
        rooms = [hall.rooms[table] for hall in halls if table in hall.rooms]
        return max(rooms, key=lambda room: (room.is_open, len(room.listeners)))


class Guest:
    """A person with a browser."""

    def __init__(self, site: Site, name: str) -> None:
        self.site, self.name = site, name
        self.sockets: list[Socket] = []
        self.http = httpx.AsyncClient(
            base_url=site.address, headers={"origin": site.address}, timeout=60
        )

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("fernweh") or ""

    async def make(self, game: str = "lost_cities", **terms: Any) -> str:
        answer = await self.http.post("/api/tables", json={"game": game, **terms})
        assert answer.status_code == 200, answer.text
        return answer.json()["id"]

    async def at(self, table: str, viewer: int = -1, since: int = -1) -> "Socket":
        socket = Socket(self, table)
        self.sockets.append(socket)
        await socket.open(viewer, since)
        return socket


class Socket:
    """One connection: sends commands, hears messages, and patches its view."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest, self.table_id = guest, table
        self.client = secrets.token_hex(4)
        self.ws: Any = None
        self.view: dict[str, Any] = {}
        self.now: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.times: dict[str, Any] = {}
        self.result: Any = None
        self.heard: list[dict[str, Any]] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.n = self.viewer = -1
        self._ids = 0
        self._nonces: dict[int, bytes] = {}

    async def open(self, viewer: int = -1, since: int = -1) -> None:
        port = self.port = self.guest.site.next_port()
        self.ws = await connect(
            f"ws://{HERE}:{port}/socket/{self.table_id}",
            origin=f"http://{HERE}:{port}",
            additional_headers={"cookie": f"fernweh={self.guest.cookie}"},
            max_size=None,
            max_queue=None,
            compression=None,
        )
        await self.ask("hello", version=1, client=self.client, viewer=viewer, since=since)

    async def send(self, type: str, **facts: Any) -> str:
        self._ids += 1
        message = {"type": type, "id": str(self._ids)} | facts
        await self.ws.send(msgspec.json.encode(message).decode())
        return message["id"]

    async def ask(self, type: str, **facts: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        id = await self.send(type, **facts)
        return await self.answer(id)

    async def answer(self, id: str) -> dict[str, Any]:
        while id not in self.answers:
            await self.hear()
        return self.answers[id]

    async def done(self, type: str, **facts: Any) -> int:
        answer = await self.ask(type, **facts)
        assert answer["type"] == "done", answer
        return answer["n"]

    async def refused(self, type: str, **facts: Any) -> str:
        answer = await self.ask(type, **facts)
        assert answer["type"] == "refused", answer
        return answer["code"]

    async def hear(self, within: float = 20.0) -> dict[str, Any]:
        message = msgspec.json.decode(await asyncio.wait_for(self.ws.recv(), within))
        self.heard.append(message)
        self.take(message)
        return message

    def take(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "welcome":
                self.viewer, self.view, self.now = (
                    message["viewer"],
                    message["view"],
                    message["now"],
                )
                self.n, self.result = message["now"]["n"], message["result"]
            case "step":
                assert message["n"] == self.n + 1, (message["n"], self.n)
                self.view = merge(self.view, message["patch"])
                self.n, self.now, self.result = message["n"], message["now"], message["result"]
            case "table":
                self.table = message
            case "times":
                self.times = message
            case "done" | "refused" | "ahead":
                self.answers[message["id"]] = message

    async def settle(self) -> None:
        """Hear all that was said before now."""
        await self.guest.site.at_rest(self.table_id)
        id = await self.send("ping")
        while self.heard[-1] != {"type": "pong", "id": id}:
            await self.hear()

    async def until(self, n: int) -> None:
        while self.n < n:
            await self.hear()

    async def until_true(self, wanted: Any) -> None:
        while not wanted(self):
            await self.hear()

    # At the table

    async def sit(self, seat: int) -> int:
        nonce = self._nonces[seat] = secrets.token_bytes(32)
        hashed = hashlib.sha256(nonce).hexdigest()
        return await self.done("sit", seat=seat, name=self.guest.name, nonce_hash=hashed)

    async def show(self, seat: int) -> int:
        return await self.done("show-nonce", seat=seat, nonce=self._nonces[seat].hex())

    async def act(self, move: str) -> int:
        return await self.done("act", at=self.n, move=move)

    async def close(self) -> None:
        if self.ws is not None:
            await self.ws.close()


async def begun(
    site: Site, game: str = "lost_cities", seats: int = 2, **terms: Any
) -> list[Socket]:
    """A table of people, all seated and begun; the first has made it."""
    guests = [await site.guest(f"Guest {n}") for n in range(seats)]
    table = await guests[0].make(game, seats=seats, **terms)
    sockets = [await guest.at(table) for guest in guests]
    for seat, socket in enumerate(sockets):
        await socket.sit(seat)
    await sockets[0].done("start")
    for seat, socket in enumerate(sockets):
        await socket.show(seat)
    for seat, socket in enumerate(sockets):
        await socket.done("look", viewer=seat)
    return sockets


async def actor_of(sockets: list[Socket]) -> Socket | None:
    """Whose turn it is, once all have heard everything."""
    for socket in sockets:
        await socket.settle()
    return next((each for seat, each in enumerate(sockets) if each.now["actor"] == seat), None)


async def play_on(sockets: list[Socket], rng: random.Random, most: int = 10**6) -> None:
    for _ in range(most):
        actor = await actor_of(sockets)
        if actor is None:
            return
        await actor.act(rng.choice(actor.now["choices"])["move"])
