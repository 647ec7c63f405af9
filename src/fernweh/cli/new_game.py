"""`fernweh new-game`: the skeleton that a game begins with, and tests that tell what comes next."""

import keyword
import re
import shlex
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from fernweh.cli.skeleton import folders_of, skeleton, title_of, write
from fernweh.cli.speech import Voice
from fernweh.games import CATALOGUE
from fernweh.kernel.fault import Fault

FEWEST, MOST = 2, 4  # seats: what the tables of people and the page have room for
PLAYED = 16  # the step after which it is whole in the terminal
_NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_BESIDE = ("tests", "page")  # folders beside the game's own
_LONGEST = 40  # what a message of the server takes


def new_game(
    ctx: typer.Context,
    name: Annotated[str, typer.Argument(metavar="NAME", help="help-new-game-name")],
    folder: Annotated[
        str, typer.Option("--folder", metavar="FOLDER", help="help-new-game-folder")
    ] = ".",
    seats: Annotated[str, typer.Option("--seats", metavar="N,N", help="help-new-game-seats")] = "2",
) -> None:
    texts = skeleton(_checked(name), _seats(seats))
    _must_be_free(Path(folder), name)
    write(Path(folder), texts)
    _tell(ctx.obj, name, folder, len(texts))


def _tell(voice: Voice, name: str, folder: str, count: int) -> None:
    """What was written, and the commands with which one goes on."""
    there = f"cd {shlex.quote(folder)} && "
    voice.say_whole("new-game-written", title=title_of(name), folder=folder, files=count)
    voice.say("new-game-climb")
    _show(voice, f"{there}python -m pytest -x tests")
    voice.say("new-game-play", step=PLAYED)
    _show(voice, f"{there}PYTHONPATH=. FERNWEH_GAMES={name} fernweh play {name}")


def _show(voice: Voice, command: str) -> None:
    """On one line, to be copied."""
    voice.out.print(f"  {command}", soft_wrap=True, markup=False)


def _checked(name: str) -> str:
    """A name that a package and a game can have."""
    if not _NAME.fullmatch(name) or keyword.iskeyword(name) or len(name) > _LONGEST:
        raise Fault("game-name", name=name[:_LONGEST])
    if name in CATALOGUE or name in _BESIDE or _is_module(name):
        raise Fault("game-name-taken", name=name)
    return name


def _is_module(name: str) -> bool:
    """Whether Python has something of that name already, which the game would hide."""
    return name in sys.modules or find_spec(name) is not None


def _seats(text: str) -> list[int]:
    """`2,3` as [2, 3]."""
    found = [each.strip() for each in text.split(",")]
    for each in found:
        if not (each.isdecimal() and FEWEST <= int(each) <= MOST):
            raise Fault("bad-number", given=each[:20], least=FEWEST, most=MOST)
    return sorted({int(each) for each in found})


def _must_be_free(home: Path, name: str) -> None:
    for folder in folders_of(name).values():
        if (home / folder).exists():
            raise Fault("file-exists", path=str(home / folder))
