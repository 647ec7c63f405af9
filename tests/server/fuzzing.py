"""Messages that are wrong: random, mutated, huge, deep, from the wrong seat, stale, replayed.

    python -m tests.server.fuzzing --messages 1000000

Every one must be answered, or the socket closed with a code; the match must not change, the server
not fall over, and its memory not grow.
"""

import argparse
import asyncio
import gc
import json
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed

from fernweh.server import wire
from fernweh.server.collector import look_at_the_young_alone
from tests.server.guests import Socket, begun, serving

KINDS = [kind.__struct_config__.tag for kind in wire.Command.__args__]
BATCH = 40


def wrong(rng: random.Random, socket: Socket, seat: int) -> str:
    """A message that may do nothing."""
    return rng.choice(
        [noise, mutated, deep, huge, misfit, from_another_seat, stale, wrong_numbers]
    )(rng, socket, seat)


def noise(rng: random.Random, socket: Socket, seat: int) -> str:
    return "".join(
        chr(rng.choice([rng.randrange(32, 127), rng.randrange(0x20, 0xD7FF)]))
        for _ in range(rng.randint(0, 80))
    )


def mutated(rng: random.Random, socket: Socket, seat: int) -> str:
    text = list(json.dumps({"type": rng.choice(KINDS), "id": "x", "at": socket.n, "move": "draw"}))
    for _ in range(rng.randint(1, 4)):
        text[rng.randrange(len(text))] = chr(rng.randrange(33, 127))
    return "".join(text)


def deep(rng: random.Random, socket: Socket, seat: int) -> str:
    n = rng.randint(1, 4_000)
    return rng.choice(["[" * n, '{"a":' * n, "[" * n + "]" * n])


def huge(rng: random.Random, socket: Socket, seat: int) -> str:
    return json.dumps({"type": "say", "id": "x", "text": "y" * rng.randint(600, 15_000)})


def misfit(rng: random.Random, socket: Socket, seat: int) -> str:
    values: list[Any] = [None, -1, 10**30, "", "x" * 200, [], {}, True, 1.5]
    fields = ("seat", "viewer", "move", "name", "nonce", "kind", "agree", "text", "at", "bot")
    facts = {rng.choice(fields): rng.choice(values) for _ in range(rng.randint(1, 4))}
    return json.dumps({"type": rng.choice(KINDS), "id": "x"} | facts)


def from_another_seat(rng: random.Random, socket: Socket, seat: int) -> str:
    """The one who is not to act, or does not sit there."""
    other = 1 - seat
    return json.dumps(rng.choice([
        {"type": "show-nonce", "id": "x", "seat": other, "nonce": "0" * 64},
        {"type": "get-up", "id": "x", "seat": other},
        {"type": "sit", "id": "x", "seat": other, "name": "M", "nonce_hash": "0" * 64},
        {"type": "seat-bot", "id": "x", "seat": seat, "bot": "greedy"},
        {"type": "come-back", "id": "x", "seat": other},
        {"type": "ask", "id": "x", "kind": "bot-in", "seat": other},
        {"type": "look", "id": "x", "viewer": other},
        {"type": "start", "id": "x"} if seat else {"type": "ask-hint", "id": "x", "at": 0},
    ]))  # fmt: skip


def stale(rng: random.Random, socket: Socket, seat: int) -> str:
    kind = rng.choice(["act", "take-back", "resign"])
    facts = {"move": rng.choice(["draw", "win", "discard red-2"])} if kind == "act" else {}
    return json.dumps(
        {"type": kind, "id": str(rng.getrandbits(40)), "at": rng.randint(0, socket.n - 1)} | facts
    )


def wrong_numbers(rng: random.Random, socket: Socket, seat: int) -> str:
    move = rng.choice(["xyzzy", "play", "discard nothing-9", "", " draw", "DRAW"])
    return json.dumps({"type": "act", "id": str(rng.getrandbits(40)), "at": socket.n, "move": move})


async def fuzzed(site: Any, messages: int, seed: int = 0) -> dict[str, Any]:
    """What became of that many."""
    rng = random.Random(seed)
    sockets = await begun(site)
    table, guests = sockets[0].table_id, [each.guest for each in sockets]
    before = await site.house.store.lines(table)
    figures = {"sent": 0, "answered": 0, "closed": 0, "crashes": 0}
    memory = 0
    while figures["sent"] < messages:
        seat = rng.randrange(2)
        socket = await guests[seat].at(table, viewer=seat)
        await _batch(rng, socket, seat, min(BATCH, messages - figures["sent"]), figures)
        guests[seat].sockets.remove(socket)
        await socket.close()
        await sockets[seat].settle()  # it was told who came and went: nothing may gather there,
        del sockets[seat].heard[:-1]  # nor here
        if not memory and figures["sent"] >= messages // 4:
            memory = resident()
    after = await site.house.store.lines(table)
    check = await guests[0].at(table, viewer=0)
    figures["crashes"] += check.n != sockets[0].n
    figures["changes"] = int(after != before)
    figures["growth"] = round(resident() / memory - 1, 4) if memory else 0.0
    return figures


async def _batch(
    rng: random.Random, socket: Socket, seat: int, size: int, figures: dict[str, Any]
) -> None:
    """All at once, then a ping: before its pong come as many answers as there were messages."""
    answers = 0
    try:
        for _ in range(size):
            await socket.ws.send(wrong(rng, socket, seat))
        id = await socket.send("ping")
        while answers < size + 1:
            message = await socket.hear()
            answers += message["type"] in ("done", "refused", "ahead", "pong")
        assert any(each == {"type": "pong", "id": id} for each in socket.heard)
        answers -= 1
    except ConnectionClosed:
        assert socket.ws.close_code in (4400, 4413, 4429), socket.ws.close_code
        figures["closed"] += size - answers
    figures["sent"] += size
    figures["answered"] += answers


def resident() -> int:
    gc.collect()
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


async def _soak(messages: int, seed: int) -> dict[str, Any]:
    look_at_the_young_alone()  # as `fernweh serve` does
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder)) as site:
            return await fuzzed(site, messages, seed)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    figures = asyncio.run(_soak(given.messages, given.seed))
    sys.stdout.write(msgspec.json.encode(figures).decode() + "\n")
    whole = figures["answered"] + figures["closed"] == figures["sent"]
    sys.exit(not whole or figures["crashes"] or figures["changes"] or figures["growth"] > 0.05)


if __name__ == "__main__":
    main()
