"""`fernweh doctor`: whether an installation can play and serve, line by line."""

import asyncio
import platform
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from fernweh.cli.command_group import FAILED
from fernweh.cli.speech import Voice
from fernweh.kernel.fault import Fault

if TYPE_CHECKING:
    from fernweh.server.settings import Settings

Check = tuple[str, dict[str, Any], Callable[[], None]]


def doctor(
    ctx: typer.Context,
    config: Annotated[str, typer.Option("--config", metavar="FILE", help="help-serve-config")] = "",
) -> None:
    voice: Voice = ctx.obj
    results = [_tried(voice, check) for check in checks(Path(config) if config else None)]
    good = all(results)
    voice.say("doctor-good" if good else "doctor-ill", "bold green" if good else "bold red")
    if not good:
        raise typer.Exit(FAILED)


def _tried(voice: Voice, check: Check) -> bool:
    key, facts, deed = check
    what = voice.text(f"doctor-{key}", **facts)
    try:
        deed()
    except Fault as fault:
        voice.out.print(f"  ✗ {what}: {voice.words.fault(fault)}")
        return False
    except Exception as error:
        voice.out.print(f"  ✗ {what}: {type(error).__name__}: {error}")
        return False
    voice.out.print(f"  ✓ {what}")
    return True


def checks(config: Path | None) -> Iterator[Check]:
    from fernweh.games import CATALOGUE

    yield "python", {"version": platform.python_version()}, _python
    yield "cache", {}, _cache
    for game in CATALOGUE:
        yield "rules", {"game": game}, partial(_rules, game)
    yield "libraries", {}, _libraries
    yield from _server_checks(config)


def _server_checks(config: Path | None) -> Iterator[Check]:
    from fernweh.server.settings import settings_from

    settings = settings_from({}, config)
    yield "database", {}, lambda: _database(settings)
    if settings.redis:
        yield "redis", {}, lambda: _redis(settings)
    yield "bots", {}, lambda: _bots(settings)
    yield "port", {"port": settings.port}, lambda: _port(settings)


def _python() -> None:
    import numba
    import numpy

    assert numpy.__version__ and numba.__version__


def _cache() -> None:
    from fernweh.kernel.rule import cache_folder

    probe = cache_folder() / "probe"
    probe.write_text("")
    probe.unlink()


def _rules(game: str) -> None:
    from fernweh.games.game import Game
    from fernweh.kernel.chance import generator

    table = Game(game)
    table.let_chance(generator(1))
    assert table.moves()


def _libraries() -> None:
    try:
        import fernweh.server.runner  # noqa: F401
    except ModuleNotFoundError:
        raise Fault("extra-missing", extra="serve") from None


def _database(settings: "Settings") -> None:
    from fernweh.server.house import database_of

    async def probe() -> None:
        database = database_of(settings)
        await database.open()
        await database.read("SELECT 1")
        await database.close()

    asyncio.run(probe())


def _redis(settings: "Settings") -> None:
    import redis

    redis.from_url(settings.redis).ping()


def _bots(settings: "Settings") -> None:
    from fernweh.games import CATALOGUE
    from fernweh.games.game import Game
    from fernweh.kernel.chance import generator
    from fernweh.server.thinkers import Thinkers

    table = Game(next(iter(CATALOGUE)))
    table.let_chance(generator(1))

    async def probe() -> None:
        thinkers = Thinkers(1, settings.bot_limit)
        try:
            await thinkers.choose(table.seen_by(table.actor), settings.hints_by)
        finally:
            await thinkers.stop()

    asyncio.run(probe())


def _port(settings: "Settings") -> None:
    from fernweh.server.runner import listening

    listening(settings).close()
