"""Runs the application until it is asked to stop."""

import logging
import os
import socket
import sys
from typing import Any

import msgspec
import uvicorn

from fernweh.bots import LET_IN, find, let_in
from fernweh.server.app import application
from fernweh.server.collector import look_at_the_young_alone
from fernweh.server.entrance import Entrance
from fernweh.server.frames import Frames
from fernweh.server.gate import Guarded, raise_open_files
from fernweh.server.settings import Settings

_GRACE = 5  # seconds for what is under way
_SWITCH = 0.0005  # seconds: the thread that writes to the disk must not wait for the loop


class JsonLines(logging.Formatter):
    """A log line is a JSON object; no request's query, cookie or body is in it."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": self.formatTime(record),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def log_to(stream: Any) -> None:
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)


def listening(settings: Settings) -> socket.socket:
    """The socket that the server listens on; its port is known before anything starts."""
    kind = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    found = socket.socket(kind, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    found.bind((settings.host, settings.port))
    return found


def server_for(settings: Settings) -> uvicorn.Server:
    logging.getLogger("uvicorn").setLevel(logging.WARNING)  # it would write tables' links down
    app = application(settings)
    config = Guarded(
        settings,
        app,
        ws=Frames,
        http=Entrance,
        loop="uvloop",
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=settings.largest_message * 2,  # ours says why; this is the hard end
        ws_ping_interval=30.0,
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=_GRACE,
        backlog=4096,
    )
    config.gate.workers = app.state.house.worker.others
    return uvicorn.Server(config)


def serve(settings: Settings, bound: socket.socket) -> None:
    let_in_bots(settings.bots)
    log_to(sys.stderr)
    sys.setswitchinterval(_SWITCH)
    raise_open_files()
    server = server_for(settings)
    look_at_the_young_alone()
    server.run(sockets=[bound])


def let_in_bots(told: str) -> None:
    """Before anybody comes: a bot that cannot play ends it with a reason. The processes in which
    bots think find them by the environment.
    """
    names = let_in(told)
    os.environ[LET_IN] = told
    for name in names:
        find(name)
