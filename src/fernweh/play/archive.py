"""The record of a match: a text file that shows any damaged byte.

Each line is `<seal> <json>` and ends with a newline: the header, the entries, the end, and where a
server gives its word for all of it, its signature. The seal is 16 hexadecimal digits, the beginning
of SHA-256(seal of the line before + the JSON text); before the first line stands
`fernweh-record-1`. Entry n is on line n + 1. A seal finds damage, not forgery: who forges a record
makes its seals too, and is caught by `fernweh.play.verify`.

The record of a running match holds its secrets: it is for the host alone.
"""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fernweh.kernel.fault import Fault
from fernweh.play.entry import AnyEntry, End, Entry, Header, Line, Signed, parse, spell
from fernweh.play.match import Match, TimeSource, utc_now
from fernweh.play.signature import is_by, pair, sign

MOST_BYTES = 64 * 1024 * 1024
LONGEST_LINE = 16 * 1024
SEAL_SIZE = 16
_FIRST = b"fernweh-record-1"
_DOMAIN = b"fernweh record 1\0"


# Writing


def write(match: Match) -> bytes:
    """The record of a match, finished or not."""
    return sealed([match.header, *match.log, End(match.n, match.result)])


def sealed(lines: list[Header | Entry | End]) -> bytes:
    """The file with these lines."""
    return seal_texts([spell(line) for line in lines])


def seal_texts(texts: list[bytes]) -> bytes:
    """Put its seal before each line."""
    seal, out = _FIRST, []
    for text in texts:
        seal = _seal(seal, text)
        out.append(seal + b" " + text + b"\n")
    return b"".join(out)


def signed(data: bytes, seed: bytes) -> bytes:
    """The same record with a server's word for it; a seal is too short to be signed alone."""
    line = Signed(pair(seed)[0].hex(), sign(seed, _said(data)))
    text, last = spell(line), data[data.rfind(b"\n", 0, -1) + 1 :][:SEAL_SIZE]
    return data + _seal(last, text) + b" " + text + b"\n"


def _said(data: bytes) -> bytes:
    return _DOMAIN + hashlib.sha256(data).digest()


def _seal(before: bytes, text: bytes) -> bytes:
    return hashlib.sha256(before + text).hexdigest()[:SEAL_SIZE].encode()


# Reading


class Record(NamedTuple):
    """The lines of a record."""

    header: Header
    entries: list[AnyEntry]
    end: End
    signed: Signed | None = None  # by a server


def read(source: bytes | Path) -> Record:
    """The lines, undamaged and each of its schema, a server's signature checked; what the others
    say is not checked yet.
    """
    data = bytes_of(source)
    lines = [_parsed(text, line) for line, text in enumerate(unsealed(data), 1)]
    last = lines[-1]
    if not isinstance(last, Signed):
        return _in_order(lines)
    if not is_by(last.key, last.sig, _said(data[: data.rfind(b"\n", 0, -1) + 1])):
        raise Fault("server-signature", line=len(lines))
    return _in_order(lines[:-1])._replace(signed=last)


def load(source: bytes | Path, secret: bytes | None = None, clock: TimeSource = utc_now) -> Match:
    """The match that a record tells, replayed; with its secret a running one can be played on."""
    return replayed(read(source), secret, clock)


def replayed(record: Record, secret: bytes | None = None, clock: TimeSource = utc_now) -> Match:
    header, entries, end, _ = record
    match = _opened(header, secret, clock)
    for entry in entries:
        _append(match, entry)
    if match.result != end.result:
        raise Fault("record-result", line=len(entries) + 2)
    return match


def bytes_of(source: bytes | Path) -> bytes:
    """The bytes of a file, if it can be read and is not too large."""
    if isinstance(source, bytes):
        return source
    try:
        with source.open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except OSError:
        raise Fault("record-unreadable", path=str(source)) from None


def unsealed(data: bytes) -> list[bytes]:
    """The texts of all lines; a fault names the first that is damaged."""
    if len(data) > MOST_BYTES:
        raise Fault("record-too-large", most=MOST_BYTES)
    *lines, rest = data.split(b"\n")
    texts = list(_texts(lines))
    if rest or not lines:
        raise Fault("record-truncated", line=len(lines) + 1)
    return texts


def _texts(lines: list[bytes]) -> Iterator[bytes]:
    seal = _FIRST
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            raise Fault("line-too-long", line=number, most=LONGEST_LINE)
        text = line[SEAL_SIZE + 1 :]
        seal = _seal(seal, text)
        if line[: SEAL_SIZE + 1] != seal + b" ":
            raise Fault("line-damaged", line=number)
        yield text


def _parsed(text: bytes, line: int) -> Line:
    try:
        return parse(text)
    except Fault as fault:
        raise fault.at(line=line) from None


def _in_order(lines: list[Line]) -> Record:
    """Header, entries, end: nothing before, between or after."""
    if not lines:
        raise Fault("line-out-of-place", line=1)
    header, entries, end = lines[0], [], lines[-1]
    if not isinstance(header, Header):
        raise Fault("line-out-of-place", line=1)
    for number, each in enumerate(lines[1:-1], 2):
        if isinstance(each, Header | End | Signed):
            raise Fault("line-out-of-place", line=number)
        entries.append(each)
    if not isinstance(end, End):
        raise Fault("record-truncated", line=len(lines) + 1)
    if end.entries != len(entries):
        raise Fault("record-count", line=len(lines), said=end.entries, found=len(entries))
    return Record(header, entries, end)


def _opened(header: Header, secret: bytes | None, clock: TimeSource) -> Match:
    try:
        return Match(header, secret, clock)
    except Fault as fault:
        raise fault.at(line=1) from None


def _append(match: Match, entry: Entry) -> None:
    """Entry n is on line n + 1; a fault that speaks of an earlier entry names the line of that."""
    try:
        match.append(entry)
    except Fault as fault:
        raise fault.at(line=fault.facts.get("entry", match.n + 1) + 1) from None
