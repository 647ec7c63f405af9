"""The help pages. What stands as help in the commands is a key; here it becomes a sentence."""

from collections.abc import Iterator
from typing import Any

from rich.cells import cell_len
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from fernweh.cli.speech import Voice, isolated

_INDENT = _GAP = 2

Row = tuple[str, str]  # what to type, and what it does


def show_help(command: Any, ctx: Any) -> None:
    """The page of a command, or of the whole program."""
    voice: Voice = ctx.obj
    voice.out.print(usage(command, ctx))
    voice.out.print()
    voice.out.print(voice.line(voice.words(command.help)))
    for heading, rows in sections(command, ctx):
        voice.out.print()
        voice.out.print(voice.line(voice.words(heading), "bold"))
        voice.out.print(Padding(help_table(voice, rows), (0, 0, 0, _INDENT)))


def usage(command: Any, ctx: Any) -> Text:
    """`Usage: fernweh play [options] GAME`."""
    voice: Voice = ctx.obj
    arguments = [_metavar(param) for param in command.params if _is_argument(param)]
    pieces = [ctx.command_path, f"[{isolated(voice.text('help-options-mark'))}]", *arguments]
    if hasattr(command, "commands"):
        pieces.append(isolated(voice.text("help-command-mark")))
    return Text.assemble((isolated(voice.text("help-usage")), "bold"), " ", " ".join(pieces))


def sections(command: Any, ctx: Any) -> Iterator[tuple[str, list[Row]]]:
    """The headings' keys, each with its rows."""
    voice: Voice = ctx.obj
    commands = getattr(command, "commands", {})
    if commands:
        yield "help-commands", [(name, voice.text(each.help)) for name, each in commands.items()]
    arguments = [param for param in command.params if _is_argument(param)]
    if arguments:
        yield "help-arguments", [(_metavar(param), _meaning(voice, param)) for param in arguments]
    options = [param for param in command.params if not _is_argument(param)]
    rows = [(_option(param), _meaning(voice, param)) for param in options]
    yield "help-options", [*rows, *_everywhere(voice)]


def _everywhere(voice: Voice) -> list[Row]:
    """What every command takes."""
    return [
        ("--lang LANG", voice.text("help-option-lang")),
        ("--help", voice.text("help-option-help")),
    ]


def help_table(voice: Voice, rows: list[Row]) -> Table:
    """What can be typed, and beside it what it does."""
    table = Table.grid(padding=(0, _GAP, 0, 0))
    table.add_column(no_wrap=True, style="cyan")
    table.add_column(overflow="fold")
    width = voice.out.width - _INDENT - _GAP - max(cell_len(typed) for typed, _ in rows)
    for typed, meaning in rows:
        table.add_row(Text(typed), voice.block(meaning, width))
    return table


def _is_argument(param: Any) -> bool:
    return bool(param.param_type_name == "argument")


def _metavar(param: Any) -> str:
    name = str(param.metavar or param.name.upper())
    return name if param.required else f"[{name}]"


def _option(param: Any) -> str:
    """`--bot NAME`, or `--step` for one that takes no value."""
    return param.opts[0] if param.is_flag else f"{param.opts[0]} {param.metavar or 'VALUE'}"


def _meaning(voice: Voice, param: Any) -> str:
    meaning = voice.text(param.help)
    if param.default in (None, False, "", (), []) or callable(param.default):
        return meaning
    return f"{meaning} {voice.text('help-default', value=str(param.default))}"
