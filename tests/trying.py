"""Tries everything that could have happened against every hexadecimal string that was told.

Each move that the game knows, at each entry, in every spelling that is hashed or signed anywhere,
with everything a viewer may know filled in; and whether anything verifies as a signature.
"""

import hashlib
import random
import re
from collections.abc import Iterator

import msgspec

from fernweh.play import entry as entries
from fernweh.play.match import Match
from fernweh.play.signature import is_by, last_of, message

HEX = re.compile(rb"[0-9a-f]{16,}")
SHORT = 16
SOME = 40  # other moves a place


def texts_of(match: Match, entry: entries.Entry, moves: list[str]) -> Iterator[bytes]:
    """What may be hashed of an entry, with each move in place of the true one."""
    for move in moves:
        tried = msgspec.structs.replace(entry, move=move)
        for facts in ({}, {"sig": ""}, {"table": ""}, {"table": "", "sig": ""}):
            known = {name: value for name, value in facts.items() if hasattr(entry, name)}
            yield entries.spell(msgspec.structs.replace(tried, **known))
        yield move.encode()
        yield f"{entry.by} {move}".encode()
        for last in {"", *(who.last for who in match.moments[entry.n - 1].sitting)}:
            yield message(match.header, entry.n, entry.kind, entry.by, move, last)


def tables_of(match: Match) -> Iterator[bytes]:
    yield from (moment.game.text().encode() for moment in match.moments)


def guesses(match: Match) -> set[bytes]:
    """The beginnings of every hash that somebody could make by trying."""
    rules = match.game.rules
    moves = [rules.move_of(action) for action in range(len(rules.ACTIONS))]
    found = set()
    for entry in match.log:
        if isinstance(entry, entries.Action | entries.Chance):
            near = random.Random(entry.n).sample(moves, min(SOME, len(moves)))
            for text in texts_of(match, entry, [*near, entry.move]):
                found.add(text)
    hashed = {hashlib.sha256(text).hexdigest()[:SHORT].encode() for text in found}
    tables = {hashlib.sha256(text).hexdigest()[:SHORT].encode() for text in tables_of(match)}
    sigs = {entry.sig for entry in match.log if getattr(entry, "sig", "")}
    lasts = {last_of(sig)[:SHORT].encode() for sig in sigs}
    return hashed | tables | lasts | {moment.table.encode() for moment in match.moments}


def found_out(match: Match, said: list[bytes]) -> list[bytes]:
    """What a viewer learns by trying: hashes that fit, and anything that verifies as signed."""
    strings = {each for line in said for each in HEX.findall(line)}
    wanted = guesses(match)
    hits = [each for each in strings if any(part in wanted for part in _parts(each))]
    return hits + [each for each in strings if len(each) >= 128 and _is_signature(match, each)]


def _parts(text: bytes) -> Iterator[bytes]:
    return (text[at : at + SHORT] for at in range(0, len(text) - SHORT + 1, SHORT))


def _is_signature(match: Match, text: bytes) -> bool:
    keys = [who.key for who in match.now.sitting]
    deeds = [entry for entry in match.log if isinstance(entry, entries.Action)]
    lasts = {"", *(who.last for moment in match.moments for who in moment.sitting)}
    return any(
        is_by(key, text[:128].decode(), message(match.header, e.n, e.kind, e.by, e.move, last))
        for e in deeds
        for key in keys
        for last in lasts
    )
