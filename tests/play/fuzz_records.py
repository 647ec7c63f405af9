"""Throws mutated records, moves and tables at their readers.

    python tests/play/fuzz_records.py --count 100000

Each must be refused with a `Fault`, or mean the same as before it was mutated. Any other exception,
and any acceptance of something else, stops the run and names the number to repeat it with.
"""

import argparse
import json
import random
import string
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from played import begun, eventful, play_on, unsigned

from fernweh.games import load as rules_of
from fernweh.games.game import Game
from fernweh.kernel.fault import Fault
from fernweh.play import archive
from fernweh.play.entry import Action, Chance, Entry, TakeBack, TakeBackAgreed
from fernweh.play.verify import verify
from fernweh.play.wire import Result

Rng = random.Random
Story = tuple[tuple[str, str], ...]
GAME = "lost_cities"
RULES = rules_of(GAME)
ODD: list[Any] = [
    None, True, False, 0, -1, 1, 2, 3, 2**31, 2**63, 10**30, 0.5, 1e300, "", " ", "north", "south",
    "host", "chance", "draw", "\x00", "\ud800", "\u202e", "é", "x" * 20_000, [], {}, [[]], [0, 0],
    {"a": 1}, "0" * 16, "0" * 64, "0" * 128, "2026-02-01T00:00:00.000Z", "turn up: red-2*3 | red-3",
]  # fmt: skip


# What is mutated


@cache
def bases() -> list[bytes]:
    """Records: short and whole, resigned, running, hardly begun; with keys and without; one with a
    server's word.
    """
    short = [play_on(begun(seed, rounds=1, cap=2), Rng(seed).choice) for seed in range(3)]
    running = [play_on(begun(seed, rounds=1), Rng(seed).choice, seed) for seed in range(3)]
    long = [eventful(1), eventful(2, "flag"), eventful(3, signed=True)]
    records = [archive.write(match) for match in [*short, *running, *long]]
    return [*records, unsigned(records[0]), archive.signed(records[1], b"k" * 32)]


@cache
def stories() -> list[tuple[set[Story], Story, Result | None]]:
    """Of each record: what it came to at any time, at the end, and the result."""
    matches = [archive.load(data) for data in bases()]
    return [
        ({story(match.log[:n]) for n in range(match.n + 1)}, story(match.log), match.result)
        for match in matches
    ]


@cache
def tables() -> list[str]:
    """Tables as text, whole and as somebody knows them."""
    match = play_on(begun(1, rounds=2, cap=25), Rng(1).choice)
    games = [moment.game for moment in match.moments[::3]]
    return [game.text() for game in games] + [
        game.seen_by(n % 3 - 1).text() for n, game in enumerate(games)
    ]


def story(log: Sequence[Entry]) -> Story:
    """What a log comes to: the moves that were not taken back."""
    moves: list[tuple[int, str, str]] = []
    for entry in log:
        if isinstance(entry, Action | Chance):
            moves.append((entry.n, entry.by, entry.move))
        elif isinstance(entry, TakeBack | TakeBackAgreed):
            moves = [move for move in moves if move[0] <= entry.to]
    return tuple((by, move) for _, by, move in moves)


# Mutations


def mutated_bytes(rng: Rng, data: bytes) -> bytes:
    out = bytearray(data)
    for _ in range(rng.choice((1, 1, 2, 5))):
        at = rng.randrange(len(out) + 1)
        to = min(len(out), at + rng.choice((0, 1, 1, 2, 20, 500)))
        match rng.randrange(5):
            case 0:
                out[at:to] = rng.randbytes(rng.randrange(1, 4))
            case 1:
                del out[at:to]
            case 2:
                out[at:at] = out[at:to]
            case 3:
                del out[at:]
            case _:
                out[at:to] = bytes(byte ^ 1 << rng.randrange(8) for byte in out[at:to])
        if not out:
            break
    return bytes(out)


def mutated_text(rng: Rng, text: str) -> str:
    chars = list(text)
    for _ in range(rng.choice((1, 1, 2, 4))):
        at = rng.randrange(len(chars) + 1)
        to = at + rng.choice((0, 1, 1, 3, 12))
        match rng.randrange(4):
            case 0:
                chars[at:to] = rng.choice(string.printable + "é٣²?:\ud800\u2028")
            case 1:
                del chars[at:to]
            case 2:
                chars[at:at] = chars[at:to] * rng.choice((1, 1, 200))
            case _:
                other = rng.randrange(len(chars) + 1)
                chars[at:to], chars[other : other + 3] = chars[other : other + 3], chars[at:to]
    return "".join(chars)


def lines_mutated(rng: Rng, lines: list[Any], others: list[Any]) -> None:
    at = rng.randrange(len(lines))
    match rng.randrange(6):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, rng.choice(lines))
        case 2:
            other = rng.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        case 3:
            lines.insert(at, rng.choice(others))
        case 4:
            lines[at] = rng.choice(others)
        case _:
            lines[at:-1] = []


def value_mutated(rng: Rng, lines: list[Any]) -> None:
    line = rng.choice(lines)
    place: Any = line.get(rng.choice(("options", "result")), line)
    place = place if isinstance(place, dict) and place else line
    key = rng.choice(list(place))
    match rng.randrange(7):
        case 0:
            place[key] = rng.choice(ODD)
        case 1:
            del place[key]
        case 2:
            place[rng.choice(("x", "n", "move", "to", "bot", "key", "sig"))] = rng.choice(ODD)
        case 3:
            place[key] = rng.choice(lines).get(key, place[key])
        case 4 if isinstance(place[key], int):
            place[key] += rng.choice((-1, 1, 10))
        case 5 if isinstance(place[key], str):
            place[key] = mutated_text(rng, place[key])
        case _:
            place[key] = [place[key]] if rng.random() < 0.1 else rng.choice(list(place.values()))


def renumbered(lines: list[Any]) -> None:
    ends = [at for at, line in enumerate(lines) if line.get("kind") == "end"]
    last = ends[-1] if ends else len(lines) - 1
    for n, line in enumerate(lines[1:last], 1):
        line["n"] = n
    if ends:
        lines[last]["entries"] = last - 1


def parsed(data: bytes) -> list[Any]:
    return [json.loads(text) for text in archive.unsealed(data)]


def resealed(rng: Rng, lines: list[Any]) -> bytes:
    ascii_only = rng.random() < 0.3
    texts = [json.dumps(line, separators=(",", ":"), ensure_ascii=ascii_only) for line in lines]
    return archive.seal_texts([text.encode("utf-8", "surrogatepass") for text in texts])


# Checks: whether it was accepted


def check_record(data: bytes, base: int) -> bool:
    """Refused, or the same story, or the beginning of it with nothing said of the end."""
    try:
        report = verify(data)
    except Fault as fault:
        assert "line" in fault.facts or fault.code == "record-too-large", fault
        return False
    told, (earlier, last, result) = story(archive.load(data).log), stories()[base]
    assert report.result in (None, result)
    assert told == last if report.result else told in earlier
    return True


def fuzz_bytes(rng: Rng) -> bool:
    base = rng.randrange(len(bases()))
    data = mutated_bytes(rng, bases()[base])
    if data == bases()[base] or data == _without_word(bases()[base]):
        return True
    assert not check_record(data, base), "damage was not seen"
    return False


def _without_word(data: bytes) -> bytes:
    """Without its last line, if that is a server's word: it proves less, and holds."""
    at = data.rindex(b"\n", 0, -1) + 1
    return data[:at] if b'"kind":"signed"' in data[at:] else data


def fuzz_json(rng: Rng) -> bool:
    """The bytes of some line's JSON, under a right seal."""
    base = rng.randrange(len(bases()))
    texts = archive.unsealed(bases()[base])
    at = rng.randrange(len(texts))
    texts[at] = mutated_bytes(rng, texts[at]).replace(b"\n", b" ")
    return check_record(archive.seal_texts(texts), base)


def fuzz_values(rng: Rng) -> bool:
    base = rng.randrange(len(bases()))
    lines = parsed(bases()[base])
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        value_mutated(rng, lines)
    return check_record(resealed(rng, lines), base)


def fuzz_lines(rng: Rng) -> bool:
    base = rng.randrange(len(bases()))
    lines = parsed(bases()[base])
    lines_mutated(rng, lines, parsed(rng.choice(bases())))
    if rng.random() < 0.8:
        renumbered(lines)
    if lines and rng.random() < 0.3:
        lines[-1]["result"] = None
    return check_record(resealed(rng, lines), base)


def fuzz_moves(rng: Rng) -> bool:
    action = rng.randrange(len(RULES.ACTIONS))
    text = mutated_text(rng, RULES.move_of(action))
    try:
        found = RULES.action_of(text)
    except Fault:
        return False
    assert RULES.move_of(found) == " ".join(text.split()).lower()
    return True


def fuzz_tables(rng: Rng) -> bool:
    text = mutated_text(rng, rng.choice(tables()))
    try:
        game = Game.from_text(GAME, text, rounds=2, cap=25)
    except Fault:
        return False
    again = Game.from_text(GAME, game.text(), rounds=2, cap=25)
    assert again.table.tobytes() == game.table.tobytes()
    return True


KINDS: dict[str, list[Callable[[Rng], bool]]] = {
    "records": [fuzz_bytes, fuzz_bytes, fuzz_json, fuzz_values, fuzz_lines],
    "moves": [fuzz_moves],
    "tables": [fuzz_tables],
}
KINDS["all"] = [kind for kinds in KINDS.values() for kind in kinds]


def fuzz(
    count: int, what: str = "all", seed: int = 0, first: int = 0, every: int = 0
) -> Counter[str]:
    """Run that many; how many of each kind were accepted and refused."""
    seen: Counter[str] = Counter()
    for number in range(first, first + count):
        rng = Rng(f"{seed}/{number}")
        kind = rng.choice(KINDS[what])
        try:
            accepted = kind(rng)
        except Exception as error:
            error.add_note(
                f"{kind.__name__}: --what {what} --seed {seed} --first {number} --count 1"
            )
            raise
        seen[f"{kind.__name__} {'accepted' if accepted else 'refused'}"] += 1
        if every and (number + 1) % every == 0:
            sys.stderr.write(f"{number + 1}\n")
    return seen


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--what", choices=list(KINDS), default="all")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--first", type=int, default=0)
    given = parser.parse_args()
    start = time.perf_counter()
    seen = fuzz(given.count, given.what, given.seed, given.first, every=5000)
    for name, number in sorted(seen.items()):
        sys.stdout.write(f"{name:24} {number:8}\n")
    sys.stdout.write(f"{time.perf_counter() - start:.0f} s\n")


if __name__ == "__main__":
    main()
