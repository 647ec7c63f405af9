"""Speaks to a person in the terminal: sentences from the locales, on a Rich console.

Persian runs from right to left. A terminal lays every line out by itself, so each line of a
sentence is isolated for itself; where nothing runs from right to left, the isolating marks are left
out.
"""

import sys
import unicodedata
from functools import cached_property
from typing import TYPE_CHECKING, Any

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from fernweh.kernel.fault import Fault
from fernweh.words import Words

if TYPE_CHECKING:
    from rich.progress import Progress

_ISOLATES = {ord(mark): None for mark in "\u2066\u2067\u2068\u2069"}
_FROM_THE_RIGHT, _END = "\u2067", "\u2069"
_RIGHT_TO_LEFT = ("R", "AL")


def tidied(text: str) -> str:
    """The text without isolating marks where all of it runs from left to right."""
    if any(unicodedata.bidirectional(char) in _RIGHT_TO_LEFT for char in text):
        return text
    return text.translate(_ISOLATES)


def isolated(text: str) -> str:
    """A piece that stands among others: a terminal must not mix it with its neighbours."""
    return tidied(f"\u2068{text}\u2069")


def shortened(text: str, width: int) -> str:
    """Isolated, and cut to so many cells with no mark left open."""
    bare = Text(text.translate(_ISOLATES))
    bare.truncate(width, overflow="ellipsis")
    return isolated(bare.plain)


def isolated_lines(text: str) -> str:
    """Each line from right to left by itself."""
    lines = (line.rstrip() for line in text.splitlines())
    return "\n".join(_FROM_THE_RIGHT + line + _END if line else line for line in lines)


class Voice:
    """One person's language and terminal."""

    def __init__(self, lang: str) -> None:
        self.words = Words(lang)
        _write_what_can_be_written()

    @cached_property
    def out(self) -> Console:
        return Console(highlight=False)

    @cached_property
    def err(self) -> Console:
        return Console(highlight=False, stderr=True)

    @property
    def is_live(self) -> bool:
        """Whether a person sits at both ends."""
        return self.out.is_terminal and sys.stdin.isatty()

    def about(self, game: str) -> "Voice":
        """The same terminal beside a game."""
        self.words = self.words.about(game)
        return self

    # Sentences

    def text(self, key: str, **facts: Any) -> str:
        """A phrase to be put somewhere."""
        return tidied(self.words(key, **facts))

    def say(self, key: str, style: str = "", **facts: Any) -> None:
        self.tell(self.words(key, **facts), style)

    def tell(self, sentence: str, style: str = "") -> None:
        """A sentence that is made already."""
        self.out.print(self.line(sentence, style))

    def say_whole(self, key: str, **facts: Any) -> None:
        """On one line however long it is: something in it is to be copied."""
        self.out.print(Text(tidied(self.words(key, **facts))), soft_wrap=True)

    def show(self, drawing: RenderableType) -> None:
        """Something of several lines that is text throughout."""
        if not self.words.right_to_left:
            self.out.print(drawing)
            return
        with self.out.capture() as captured:
            self.out.print(drawing)
        self.out.file.write(isolated_lines(captured.get()) + "\n")

    def line(self, sentence: str, style: str = "", indent: int = 0) -> RenderableType:
        """A sentence as wide as the terminal."""
        block = self.block(sentence, self.out.width - indent, style)
        return Padding(block, (0, 0, 0, indent)) if indent else block

    def block(self, sentence: str, width: int, style: str = "") -> Text:
        """A sentence no wider than that, wrapped here where each line must be isolated."""
        text = Text(tidied(sentence), style)
        if not self.words.right_to_left:
            return text
        wrapped = text.wrap(self.out, max(width, 1))
        return Text(isolated_lines("\n".join(line.plain for line in wrapped)), style)

    def progress(self) -> "Progress":
        """How many of how many, and how long still; on the error stream, and gone at the end."""
        from rich import progress as bar

        columns = (bar.TextColumn("{task.description}"), bar.BarColumn(), bar.MofNCompleteColumn())
        return bar.Progress(*columns, bar.TimeRemainingColumn(), console=self.err, transient=True)

    def complain(self, fault: Fault) -> None:
        """What is wrong, on the error stream."""
        self.err.print(self.line(self.words.fault(fault)), style="bold red")


def _write_what_can_be_written() -> None:
    """A terminal without Unicode shows question marks, not a traceback."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
