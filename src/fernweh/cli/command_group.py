"""The group of all commands: it finds the language, and turns whatever goes wrong into a sentence.

Exit codes: 0 for done, 1 for a check that failed, 2 for wrong usage, 130 for Ctrl-C.
"""

import difflib
import errno
import sys
from collections.abc import Sequence
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from fernweh.cli.help_pages import show_help
from fernweh.cli.speech import Voice
from fernweh.kernel.fault import Fault
from fernweh.words import DEFAULT, chosen_language

DONE, FAILED, WRONG_USAGE, INTERRUPTED = 0, 1, 2, 130

_FILE_FAULTS = {
    errno.ENOENT: "file-missing",
    errno.EACCES: "file-forbidden",
    errno.EPERM: "file-forbidden",
    errno.EISDIR: "file-is-folder",
    errno.ENOTDIR: "file-missing",
}


class Command(TyperCommand):
    """A command whose help is in the locales."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        show_help(self, ctx)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """What is left over is a fault of ours, with a sentence."""
        ctx.allow_extra_args = True
        left: list[str] = super().parse_args(ctx, args)
        if left and not ctx.resilient_parsing:
            raise Fault("too-many-words", words=" ".join(left)[:60], command=ctx.command_path)
        return left


class CommandGroup(TyperGroup):
    """`fernweh`."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        show_help(self, ctx)

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        if args[0] not in self.commands:
            near = difflib.get_close_matches(args[0], self.commands, n=1, cutoff=0.0)
            raise Fault("no-such-command", name=args[0][:40], near=near[0])
        return args[0], self.commands[args[0]], args[1:]

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command; leave with its exit code."""
        status = self._answer(list(sys.argv[1:] if args is None else args), prog_name, extra)
        if standalone_mode:
            sys.exit(status)
        return status

    def _answer(self, args: list[str], prog_name: str | None, extra: dict[str, Any]) -> int:
        voice = Voice(DEFAULT)
        try:
            asked, rest = without_language(args)
            voice = Voice(chosen_language(asked))
            return self._run(rest, prog_name, {**extra, "obj": voice})
        except Fault as fault:
            voice.complain(fault)
        except typer.TyperException as error:
            voice.complain(usage_fault(error))
        except OSError as error:
            voice.complain(file_fault(error))
        return WRONG_USAGE

    def _run(self, args: list[str], prog_name: str | None, extra: dict[str, Any]) -> int:
        status = super().main(args, prog_name, standalone_mode=False, **extra)
        return status if isinstance(status, int) else DONE


def without_language(args: Sequence[str]) -> tuple[str | None, list[str]]:
    """`--lang fa` may stand anywhere; the last one counts."""
    asked, left = None, list(args)
    rest: list[str] = []
    while left:
        arg = left.pop(0)
        if arg == "--":
            return asked, [*rest, arg, *left]
        if arg == "--lang":
            asked = _value(left)
        elif arg.startswith("--lang="):
            asked = arg.partition("=")[2]
        else:
            rest.append(arg)
    return asked, rest


def _value(left: list[str]) -> str:
    if not left:
        raise Fault("flag-usage", option="--lang")
    return left.pop(0)


def usage_fault(error: typer.TyperException) -> Fault:
    """Typer's own complaints, which are in English, as faults of ours."""
    option = str(getattr(error, "option_name", ""))
    match type(error).__name__:
        case "NoSuchOption":
            return Fault("no-such-flag", option=option)
        case "BadOptionUsage":
            return Fault("flag-usage", option=option)
        case "MissingParameter":
            return Fault("argument-missing", argument=_name_of(error))
        case "BadParameter":
            return Fault("argument-wrong", argument=_name_of(error))
    return Fault("usage")


def _name_of(error: Any) -> str:
    param = error.param
    if param is None:
        return ""
    return str(param.opts[0] if param.param_type_name == "option" else param.display_name_raw)


def file_fault(error: OSError) -> Fault:
    """A file that cannot be read or written."""
    path, code = str(error.filename or ""), _FILE_FAULTS.get(error.errno or 0)
    if code is None:
        return Fault("file-trouble", path=path, reason=str(error.strerror))
    return Fault(code, path=path)
