"""Ways to run the program: in this process, or in a process of its own on a pseudo-terminal."""

import codecs
import errno
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.cells import cell_len
from typer.testing import CliRunner, Result

from fernweh.cli.app import app

LANGUAGES = ("en", "fa", "ru", "ja")
ROOT = Path(__file__).parents[2]
PATIENCE = 120.0  # seconds; the first start compiles

_ESCAPES = re.compile(r"\x1b(\[[0-9;?]*[A-Za-z]|\][^\x07]*\x07|[=>])")
_ISOLATES = dict.fromkeys(map(ord, "\u2066\u2067\u2068\u2069"))


def run(*args: str, typed: str = "", **env: str) -> Result:
    """The program with these arguments, and what is typed into it."""
    runner = CliRunner(env={"FERNWEH_LANG": "en", "COLUMNS": "80", "NO_COLOR": "1", **env})
    result = runner.invoke(app, list(args), input=typed)
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def plain(text: str) -> str:
    """Without colours and isolating marks."""
    return _ESCAPES.sub("", text).translate(_ISOLATES).replace("\r\n", "\n").replace("\r", "\n")


def widest(text: str) -> int:
    return max(cell_len(line) for line in plain(text).splitlines())


def _hear_ctrl_c() -> None:
    """A shell that runs the tests in the background has its children ignore it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Terminal:
    """The program on a pseudo-terminal of 80 by 24."""

    def __init__(self, *args: str, **env: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        own = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
        given = {**own, "PYTHONPATH": str(ROOT / "src"), "TERM": "xterm-256color", **env}
        command = [sys.executable, "-m", "fernweh.cli", *args]
        streams: dict[str, Any] = {"stdin": slave, "stdout": slave, "stderr": slave}
        streams["preexec_fn"] = _hear_ctrl_c
        self.process = subprocess.Popen(command, env=given, start_new_session=True, **streams)
        os.close(slave)
        self.seen = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def wait_for(self, text: str) -> str:
        """Read until `text` comes, or the program ends; what was read."""
        read, end = "", time.monotonic() + PATIENCE
        while text not in plain(read):
            part = self._read(end - time.monotonic())
            if not part:
                break
            read += part
        self.seen += read
        return read

    def _read(self, patience: float) -> str:
        ready, _, _ = select.select([self.master], [], [], max(patience, 0))
        if not ready:
            raise TimeoutError(self.seen[-2000:])
        try:
            return self._whole_letters(os.read(self.master, 65536))
        except OSError as error:
            if error.errno == errno.EIO:  # the other end is closed
                return ""
            raise

    def _whole_letters(self, data: bytes) -> str:
        """A letter may come in two halves."""
        while not (text := self._decoder.decode(data)) and data:
            data = os.read(self.master, 1)
        return text

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def interrupt(self, number: int) -> None:
        """Send a signal until it is heard: one that comes just before the waiting waits too."""
        for _ in range(int(PATIENCE) // 5):
            self.process.send_signal(number)
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(5)
                return

    def end(self) -> int:
        """Read to the end; the exit code."""
        self.wait_for("\0")
        code = self.process.wait(PATIENCE)
        os.close(self.master)
        return code
