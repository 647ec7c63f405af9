"""`fernweh backup`, `export`, `import`, `delete`: an operator and the matches of a server."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from fernweh.cli.speech import Voice
from fernweh.kernel.fault import Fault

if TYPE_CHECKING:
    from fernweh.server.settings import Settings
    from fernweh.server.store import Store

Database = Annotated[str, typer.Option("--database", metavar="FILE", help="help-serve-database")]
Config = Annotated[str, typer.Option("--config", metavar="FILE", help="help-serve-config")]


def backup(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="help-backup-file")],
    database: Database = "",
    config: Config = "",
) -> None:
    """SQLite's own way, which lets the server go on writing."""
    import sqlite3

    settings, voice = settings_of(database, config), ctx.obj
    if "://" in settings.database:
        raise Fault("not-a-file")
    source, target = settings.database_path(), Path(file)
    if not source.exists():
        raise Fault("file-missing", path=str(source))
    if target.exists():
        raise Fault("file-exists", path=str(target))
    read = sqlite3.connect(f"file:{source}?mode=ro", uri=True)
    with closing(read) as one, closing(sqlite3.connect(target)) as two:
        one.backup(two)
    voice.say_whole("backup-done", path=str(target))


def export(
    ctx: typer.Context,
    folder: Annotated[str, typer.Argument(metavar="FOLDER", help="help-export-folder")],
    match: Annotated[str, typer.Option("--match", metavar="ID", help="help-export-match")] = "",
    database: Database = "",
    config: Config = "",
) -> None:
    from fernweh.server import records
    from fernweh.server.signer import key_at_hand

    voice, settings = ctx.obj, settings_of(database, config)
    key = key_at_hand(settings)
    count = with_store(settings, lambda store: records.export(store, Path(folder), match, key))
    voice.say_whole("export-done", count=count, path=folder)


def bring_in(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="help-file")],
    database: Database = "",
    config: Config = "",
) -> None:
    from fernweh.server import records

    voice: Voice = ctx.obj
    id = with_store(
        settings_of(database, config), lambda store: records.bring_in(store, Path(file))
    )
    voice.say_whole("import-done", id=id)


def delete(
    ctx: typer.Context,
    match: Annotated[str, typer.Argument(metavar="ID", help="help-delete-match")],
    database: Database = "",
    config: Config = "",
) -> None:
    voice: Voice = ctx.obj
    with_store(settings_of(database, config), lambda store: _delete(store, match))
    voice.say_whole("delete-done", id=match)


async def _delete(store: "Store", match: str) -> None:
    if await store.find(match) is None:
        raise Fault("no-such-table")
    await store.delete(match)


def settings_of(database: str, config: str) -> "Settings":
    from fernweh.server.settings import settings_from

    given = {"database": database} if database else {}
    return settings_from(given, Path(config) if config else None)


def with_store(settings: "Settings", work: "Callable[[Store], Awaitable[Any]]") -> Any:
    from fernweh.server.house import database_of
    from fernweh.server.store import Store

    async def run() -> Any:
        database = database_of(settings)
        await database.open()
        try:
            return await work(Store(database))
        finally:
            await database.close()

    return asyncio.run(run())
