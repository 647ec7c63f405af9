"""The first start on a machine that has compiled nothing: the page is up at once, and one plays."""

import asyncio
import os
import socket
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from fernweh.games import CATALOGUE
from tests.server.guests import Site

BAR = 5.0  # seconds to the page, of the server's own: the machine may be busy with other tests


@contextmanager
def first_start(folder, port):
    """`fernweh serve` with an empty cache, in a process of its own."""
    folder.mkdir()
    settings = {"XDG_CACHE_HOME": folder, "FERNWEH_DATABASE": folder / "first.sqlite",
                "FERNWEH_PORT": port, "FERNWEH_BOT_PACE": 0, "FERNWEH_THINKERS": 1,
                "FERNWEH_INTERPRET": 0}  # fmt: skip
    process = subprocess.Popen(
        [sys.executable, "-m", "fernweh.cli", "serve"],
        env=os.environ | {name: str(value) for name, value in settings.items()},
        stdout=subprocess.DEVNULL,
    )
    try:
        yield process
    finally:
        process.terminate()
        process.wait()


def wait_for_the_page(port, limit=120.0):
    until = time.monotonic() + limit
    while time.monotonic() < until:
        try:
            if httpx.get(f"http://127.0.0.1:{port}/").is_success:
                return
        except httpx.TransportError:
            time.sleep(0.02)
    raise TimeoutError


def processor_time(process):
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def compilers(process):
    """The processes that compile for this server."""
    listed = subprocess.run(["ps", "--ppid", str(process.pid), "-o", "pid=,args="],
                            capture_output=True, text=True, check=False).stdout  # fmt: skip
    found = [line for line in listed.splitlines() if "fernweh.server.first_start" in line]
    return [int(line.split()[0]) for line in found]


def has_ended(pid, limit=60.0):
    """Gone, or waiting for somebody to take note of it."""
    until = time.monotonic() + limit
    while time.monotonic() < until:
        stat = Path(f"/proc/{pid}/stat")
        if not stat.exists() or ") Z " in stat.read_text():
            return True
        time.sleep(0.1)
    return False


async def play_a_little(port, game, bot):
    """Until a person and a bot have both moved."""
    site = Site(port)
    guest = await site.guest("Ada")
    seat = await guest.at(await guest.make(game=game, bots=["", bot]))
    await seat.sit(0)
    await seat.done("start")
    await seat.show(0)
    await seat.done("look", viewer=0)
    turns = []
    while len(turns) < 8 or len(set(turns)) < 2:
        turns.append(seat.now["actor"])
        if seat.now["actor"] == 0:
            await seat.act(seat.now["choices"][0]["move"])
            await seat.settle()
        else:
            await seat.hear()
    await site.close()


@pytest.mark.compiled
def test_the_page_is_up_and_every_game_is_played_before_anything_is_compiled(tmp_path, free_port):
    with first_start(tmp_path / "home", free_port) as process:
        wait_for_the_page(free_port)
        seconds = processor_time(process)
        for game in CATALOGUE:
            asyncio.run(play_a_little(free_port, game, "legend"))
        assert compilers(process)
    assert seconds <= BAR


async def awake(port, game, limit):
    """The seconds until a table of that game, just made, says no more that its Legend wakes."""
    site = Site(port)
    guest = await site.guest("Ada")
    begun = time.monotonic()
    seat = await guest.at(await guest.make(game=game, bots=["", "legend"]))
    assert seat.table["waking"]
    async with asyncio.timeout(limit):
        while seat.table["waking"]:
            await seat.hear(within=limit)
    await site.close()
    return time.monotonic() - begun


@pytest.mark.slow
@pytest.mark.timed
@pytest.mark.compiled
@pytest.mark.parametrize("game", ["lost_cities"])  # Survive takes more than a minute
def test_legend_of_an_opened_game_is_soon_at_its_strength(tmp_path, free_port, game):
    with first_start(tmp_path / "home", free_port):
        wait_for_the_page(free_port)
        seconds = asyncio.run(awake(free_port, game, limit=300))
    assert seconds <= 45


@pytest.mark.compiled
def test_a_killed_server_leaves_nobody_compiling(tmp_path, free_port):
    with first_start(tmp_path / "home", free_port) as process:
        wait_for_the_page(free_port)
        [compiler] = compilers(process)
        process.kill()
        assert has_ended(compiler)


@pytest.fixture
def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]
