"""What an operator can set: by flag, by environment (FERNWEH_…), or in one TOML file.

A flag wins over the environment, the environment over the file.
"""

import os
import socket
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from platformdirs import user_data_path

from fernweh.kernel.fault import Fault

PREFIX = "FERNWEH_"
Count = Annotated[int, Meta(ge=1, le=1_000_000)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line a setting; `docs/serving.md` tells what each is for."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8765
    address: str = ""  # as people reach it, such as https://games.example; "" for host and port
    database: str = ""  # a file for SQLite, or postgresql://…; "" for one in the user's data folder
    worker_address: str = ""  # host:port as other workers reach this one; "" for host and port
    redis: str = ""  # redis://…, when there is more than one worker
    key: str = ""  # 64 hexadecimal digits; "" for one kept in a file beside the database
    proxies: str = ""  # addresses of proxies whose X-Forwarded-For counts, with commas
    thinkers: Annotated[int, Meta(ge=0, le=256)] = 0  # processes for bots; 0 for half the cores
    bot_pace: Annotated[int, Meta(ge=0, le=60_000)] = 600  # milliseconds before a bot moves
    bot_limit: Annotated[int, Meta(ge=1, le=3_600)] = 60  # seconds that a bot may think
    thinking_per_person: Count = 60  # seconds of thinking a minute; over it others come first
    thinking_per_address: Count = 180
    hints_by: str = "greedy"  # the bot that gives hints
    bots: str = ""  # others' bots that may sit here: `careful=mybots:Careful`, with commas
    largest_message: Annotated[int, Meta(ge=1_024, le=1_048_576)] = 16_384  # bytes
    socket_rate: Count = 20  # messages a second for a socket, person and address each
    socket_burst: Count = 60
    address_factor: Count = 10  # how many sockets' worth of messages an address may send
    sockets_per_address: Count = 100
    connections_per_address: Count = 100  # beside its sockets, half requests too
    sockets_per_person: Count = 20
    tables_per_hour: Count = 60  # for a person; ten times that for an address
    open_tables_per_person: Count = 3  # that wait for somebody
    open_tables_per_address: Count = 20  # among the open tables
    open_table_stays: Count = 300  # seconds on the list without whoever waits there
    unbegun_table_stays: Count = 30  # days without anybody
    bot_offered_after: Count = 60  # seconds of waiting for somebody
    request_rate: Count = 20  # requests a second for an address
    park_after: Annotated[int, Meta(ge=1, le=86_400)] = 30  # seconds idle in memory
    smtp: str = ""  # smtp://user:password@host:port, or smtps://…
    mail_from: str = ""
    push_contact: str = ""  # mailto:… that push services may write to
    private_webhooks: bool = False  # let webhooks lead into private networks
    metrics: bool = True

    @property
    def is_secure(self) -> bool:
        return self.address.startswith("https://")

    @property
    def origin(self) -> str:
        return self.address.rstrip("/") or f"http://{self.host}:{self.port}"

    def inner_address(self) -> str:
        """Where other workers find this one; who listens everywhere is found by its own name."""
        host = socket.gethostname() if self.host in ("0.0.0.0", "::", "") else self.host
        return self.worker_address or f"{host}:{self.port}"

    def database_path(self) -> Path:
        return Path(self.database or user_data_path("fernweh") / "server.sqlite")


FIELDS = Settings.__struct_fields__


def settings_from(
    flags: Mapping[str, Any], file: Path | None, environment: Mapping[str, str] | None = None
) -> Settings:
    """The settings in force; a fault names the first that is wrong."""
    environment = os.environ if environment is None else environment
    named = {name: environment.get(PREFIX + name.upper()) for name in FIELDS}
    given = {name: value for name, value in named.items() if value is not None}
    typed = {name: value for name, value in flags.items() if value is not None}
    found = _in_file(file or _named_file(environment)) | given | typed
    return _checked(found)


def _named_file(environment: Mapping[str, str]) -> Path | None:
    name = environment.get(PREFIX + "CONFIG")
    return Path(name) if name else None


def _in_file(path: Path | None) -> dict[str, Any]:
    if path is None:
        return {}
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Fault("settings-unreadable", path=str(path), reason=str(error)) from None


def _checked(found: dict[str, Any]) -> Settings:
    for name, value in found.items():
        if name not in FIELDS:
            raise Fault("no-such-setting", name=name[:40])
        try:
            msgspec.convert({name: value}, Settings, strict=False)
        except msgspec.ValidationError as error:
            raise Fault("setting-wrong", name=name, reason=str(error)) from None
    return msgspec.convert(found, Settings, strict=False)
