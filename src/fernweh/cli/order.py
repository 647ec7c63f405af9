"""`fernweh clubs`, `people`, `ban`, `reports`: an operator keeps order on a server."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table

from fernweh.cli.speech import Voice, isolated
from fernweh.cli.stored_matches import Config, Database, settings_of, with_store
from fernweh.kernel.fault import Fault

if TYPE_CHECKING:
    from fernweh.server.reports import Accusation
    from fernweh.server.store import Store

Name = Annotated[str, typer.Option("--name", metavar="NAME", help="help-order-name")]


def clubs(
    ctx: typer.Context,
    close: Annotated[str, typer.Option("--close", metavar="ID", help="help-clubs-close")] = "",
    rename: Annotated[str, typer.Option("--rename", metavar="ID", help="help-clubs-rename")] = "",
    name: Name = "",
    database: Database = "",
    config: Config = "",
) -> None:
    from fernweh.server.clubs import Clubs

    voice: Voice = ctx.obj

    async def work(store: "Store") -> None:
        found = Clubs(store, b"")
        if close:
            _must_be_there(await found.close(close), close)
        elif rename:
            _must_be_there(await found.give_name(rename, name), rename)
        rows = [(row[0], row[1], str(row[2]), row[3]) for row in await found.all()]
        _show(voice, ("order-id", "order-name", "order-members", "order-founder"), rows)

    _do(work, database, config)


def people(
    ctx: typer.Context,
    part: Annotated[str, typer.Argument(metavar="NAME", help="help-people-part")] = "",
    rename: Annotated[str, typer.Option("--rename", metavar="ID", help="help-people-rename")] = "",
    name: Name = "",
    database: Database = "",
    config: Config = "",
) -> None:
    from fernweh.server import renown

    voice: Voice = ctx.obj

    async def work(store: "Store") -> None:
        if rename:
            _must_be_there(await renown.rename(store.database, rename, name), rename)
        rows = await renown.named_like(store.database, name if rename else part)
        _show(voice, ("order-id", "order-name"), rows)

    _do(work, database, config)


def ban(
    ctx: typer.Context,
    who: Annotated[str, typer.Argument(metavar="WHO", help="help-ban-who")] = "",
    days: Annotated[int, typer.Option("--days", metavar="N", min=0, help="help-ban-days")] = 0,
    reason: Annotated[str, typer.Option("--reason", metavar="TEXT", help="help-ban-reason")] = "",
    lift: Annotated[bool, typer.Option("--lift", help="help-ban-lift")] = False,
    database: Database = "",
    config: Config = "",
) -> None:
    from fernweh.server import bans, renown

    voice: Voice = ctx.obj

    async def work(store: "Store") -> None:
        if lift:
            _must_be_there(await bans.lift(store.database, who), who)
        elif who:
            kind, named = bans.whom(who)
            if kind == bans.PERSON:
                _must_be_there(await renown.is_known(store.database, named), named)
            await bans.ban(store.database, kind, named, days, reason)
        rows = [
            (named, voice.text("order-days", days=left), why)
            for _, named, left, why in await bans.all_of(store.database)
        ]
        _show(voice, ("order-who", "order-for", "order-reason"), rows)

    _do(work, database, config)


def reports(
    ctx: typer.Context,
    close: Annotated[str, typer.Option("--close", metavar="ID", help="help-reports-close")] = "",
    all: Annotated[bool, typer.Option("--all", help="help-reports-all")] = False,
    database: Database = "",
    config: Config = "",
) -> None:
    from fernweh.server import reports as written

    voice: Voice = ctx.obj

    async def work(store: "Store") -> None:
        if close:
            _must_be_there(await written.close(store.database, close), close)
        found = await written.all_of(store.database, all)
        for each in found:
            _tell(voice, each)
        if not found:
            voice.say("order-no-reports")

    _do(work, database, config)


def _tell(voice: Voice, each: "Accusation") -> None:
    from fernweh.server.letters import line
    from fernweh.server.timepiece import day_of

    voice.say_whole(
        "order-report", id=each.id, name=line(each.name), accused=each.accused, match=each.match,
        reporter=each.known_reporter or "-", day=day_of(each.at),
    )  # fmt: skip
    for said in filter(None, [each.reason, *(f"  {text}" for text in each.lines)]):
        voice.tell(isolated(line(said)))


def _must_be_there(is_there: bool, id: str) -> None:
    if not is_there:
        raise Fault("nothing-of-that-name", id=id[:40])


def _show(voice: Voice, headings: tuple[str, ...], rows: Any) -> None:
    from fernweh.server.letters import line

    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for heading in headings:
        table.add_column(isolated(voice.words(heading)), overflow="fold")
    for row in rows:
        table.add_row(*(isolated(line(str(each))) for each in row))
    voice.out.print(table)


def _do(work: "Callable[[Store], Awaitable[None]]", database: str, config: str) -> None:
    with_store(settings_of(database, config), work)
