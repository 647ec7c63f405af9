"""`fernweh serve`: tables on the network."""

import contextlib
import socket
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from fernweh.cli.speech import Voice
from fernweh.kernel.fault import Fault
from fernweh.kernel.rule import is_meanwhile

if TYPE_CHECKING:
    from fernweh.server.settings import Settings


def serve(
    ctx: typer.Context,
    host: Annotated[str, typer.Option("--host", metavar="HOST", help="help-serve-host")] = "",
    port: Annotated[str, typer.Option("--port", metavar="N", help="help-serve-port")] = "",
    database: Annotated[
        str, typer.Option("--database", metavar="FILE", help="help-serve-database")
    ] = "",
    redis: Annotated[str, typer.Option("--redis", metavar="ADDRESS", help="help-serve-redis")] = "",
    address: Annotated[
        str, typer.Option("--address", metavar="ADDRESS", help="help-serve-address")
    ] = "",
    bots: Annotated[str, typer.Option("--bots", metavar="NAME=BOT", help="help-serve-bots")] = "",
    config: Annotated[str, typer.Option("--config", metavar="FILE", help="help-serve-config")] = "",
    open: Annotated[bool, typer.Option("--open", help="help-serve-open")] = False,
) -> None:
    from fernweh.server.settings import settings_from

    voice: Voice = ctx.obj
    _begin_at_once()
    _need_libraries()
    flags = {"host": host, "port": port, "database": database, "redis": redis, "address": address,
             "bots": bots}  # fmt: skip
    given = {name: value for name, value in flags.items() if value}
    run(voice, settings_from(given, Path(config) if config else None), open)


def _begin_at_once() -> None:
    """Nobody waits for a compiler: what is not compiled yet runs interpreted meanwhile."""
    from fernweh.games import CATALOGUE, first_start
    from fernweh.kernel.rule import INTERPRETED, interpret_meanwhile

    if not INTERPRETED and not all(map(first_start.is_complete, CATALOGUE)):
        interpret_meanwhile()


def _need_libraries() -> None:
    try:
        import fernweh.server.runner  # noqa: F401
    except ModuleNotFoundError:
        raise Fault("extra-missing", extra="serve") from None


def run(voice: Voice, settings: "Settings", open: bool) -> None:
    from fernweh.server.runner import listening
    from fernweh.server.runner import serve as serve_on

    bound = listening(settings)
    settings = msgspec.structs.replace(settings, port=bound.getsockname()[1])
    greeting = threading.Thread(target=_greet, args=(voice, settings))
    greeting.start()  # the words take as long to read as the server to start
    if open:
        _open(settings.origin)
    serve_on(settings, bound)
    greeting.join()
    voice.say("serve-stopped")


def _greet(voice: Voice, settings: "Settings") -> None:
    """Where it is; on a local network with a code for phones."""
    from fernweh.server import page

    voice.say_whole("serve-address", address=settings.origin)
    near = _near(settings)
    if near:
        voice.say_whole("serve-near", address=near)
        voice.out.file.write(_code(near) + "\n")
    if not page.is_built():
        voice.say_whole("page-not-built")
    if is_meanwhile():
        voice.say("serve-compiling", "dim")
    voice.say("serve-stop", "dim")
    voice.out.file.flush()


def _near(settings: "Settings") -> str:
    """The address on the local network, if we listen there."""
    if settings.address or settings.host not in ("0.0.0.0", "::"):
        return ""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # nothing is sent: it only chooses the way out
        return f"http://{probe.getsockname()[0]}:{settings.port}"
    return ""


def _code(text: str) -> str:
    import io

    import segno

    out = io.StringIO()
    segno.make(text, micro=False).terminal(out, compact=True)
    return out.getvalue()


def _open(address: str) -> None:
    import webbrowser

    threading.Timer(1.0, webbrowser.open, [address]).start()
