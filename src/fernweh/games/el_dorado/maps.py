"""Maps (§2): read from text, put together from the printed sides, and checked.

A map is a few lines: a piece with its turns and its place, and the end tile at last.

    B 2 0,0
    C 5 7,-3
    finish water 4,-7 5,-7 4,-6

Places are axial coordinates of hexagons that stand on a corner: east is (1, 0), south-east (0, 1).
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from fernweh.games.el_dorado.tiles import SIDES, START_SIDES
from fernweh.kernel.fault import Fault

Hex = tuple[int, int]

MAPS = (  # §2.2
    "first", "hills_of_gold", "home_stretch", "winding_paths", "serpentine", "swamplands",
    "witchs_cauldron",
)  # fmt: skip
# East, south-east, south-west, west, north-west, north-east
AROUND = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
FINISH = {"jungle": "J1", "water": "W1"}  # §1.3
FARTHEST = 60  # of a coordinate, so that a space has a number
LONGEST = 4_000  # characters of a map's text


class MapPiece(NamedTuple):
    letter: str
    turns: int
    place: Hex
    line: int  # of the text


class MapSpace(NamedTuple):
    place: Hex
    code: str  # as printed: J2, M, S1
    piece: int  # which of the pieces; the end tile comes after the last


@dataclass(frozen=True)
class Map:
    """A map that has been checked."""

    pieces: tuple[MapPiece, ...]
    end: str  # "jungle" or "water"
    spaces: tuple[MapSpace, ...]  # the finishing spaces last

    @property
    def letters(self) -> list[str]:
        return [piece.letter for piece in self.pieces]


@cache
def map_of(text: str) -> Map:
    """The map of that name, or that this text describes; a fault says what is wrong and where."""
    name = text.strip()
    if name in MAPS:
        text = files(__package__).joinpath(f"recommended/{name}.txt").read_text("utf-8")
    elif re.fullmatch(r"[\w-]*", name):
        raise Fault("map-name", name=name[:40], allowed=", ".join(MAPS))
    return _checked(*_read(text[:LONGEST]))


# Reading


def _read(text: str) -> tuple[list[MapPiece], str, list[Hex], int]:
    pieces: list[MapPiece] = []
    end, finish, last = "", list[Hex](), 1
    for number, line in _lines(text):
        words, last = line.split(), number
        if words[0] == "finish":
            end, finish = _finish(words[1:], number)
        else:
            pieces.append(_piece(words, number))
    return pieces, end, finish, last


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """Lines with their numbers; a semicolon ends one too, and `#` begins a remark."""
    for number, line in enumerate(text.replace(";", "\n").splitlines(), 1):
        told = line.partition("#")[0].strip()
        if told:
            yield number, told


def _piece(words: list[str], line: int) -> MapPiece:
    if len(words) != 3 or not re.fullmatch(r"[0-5]", words[1]):
        raise Fault("map-line", line=line, token=" ".join(words)[:40])
    letter = words[0].upper()
    if letter not in SIDES:
        raise Fault("map-letter", line=line, letter=words[0][:10])
    return MapPiece(letter, int(words[1]), _place(words[2], line), line)


def _finish(words: list[str], line: int) -> tuple[str, list[Hex]]:
    if len(words) != 4 or words[0] not in FINISH:
        raise Fault("map-line", line=line, token=" ".join(["finish", *words])[:40])
    return words[0], [_place(word, line) for word in words[1:]]


def _place(word: str, line: int) -> Hex:
    found = re.fullmatch(r"(-?[0-9]{1,2}),(-?[0-9]{1,2})", word)
    if not found:
        raise Fault("map-line", line=line, token=word[:40])
    q, r = int(found[1]), int(found[2])
    if max(abs(q), abs(r)) > FARTHEST - 4:
        raise Fault("map-far", line=line, place=word, most=FARTHEST - 4)
    return q, r


# Putting together


def turned(place: Hex, turns: int) -> Hex:
    """Clockwise by so many sixths, around (0, 0)."""
    q, r = place
    for _ in range(turns):
        q, r = -r, q + r
    return q, r


def around(place: Hex) -> list[Hex]:
    return [(place[0] + q, place[1] + r) for q, r in AROUND]


def _spaces_of(piece: MapPiece, number: int) -> Iterator[MapSpace]:
    for printed, code in SIDES[piece.letter].spaces.items():
        q, r = turned(printed, piece.turns)
        yield MapSpace((q + piece.place[0], r + piece.place[1]), code, number)


def _checked(pieces: list[MapPiece], end: str, finish: list[Hex], last: int) -> Map:
    _check_letters(pieces, last)
    spaces: dict[Hex, MapSpace] = {}
    for number, piece in enumerate(pieces):
        new = list(_spaces_of(piece, number))
        _check_room(new, spaces, pieces, piece.line)
        spaces |= {space.place: space for space in new}
    if not end:
        raise Fault("map-no-finish", line=last)
    tile = [MapSpace(place, FINISH[end], len(pieces)) for place in finish]
    _check_finish(tile, spaces, len(pieces) - 1, last)
    found = Map(tuple(pieces), end, (*spaces.values(), *tile))
    _check_ways(found, last)
    return found


def _check_letters(pieces: list[MapPiece], last: int) -> None:
    """§2.1: a start board first and nowhere else, and no two sides of one piece."""
    if not pieces or pieces[0].letter not in START_SIDES:
        raise Fault("map-start", line=pieces[0].line if pieces else last)
    used: dict[str, str] = {}
    for piece in pieces:
        if piece.letter in used:
            raise Fault("map-twice", line=piece.line, letter=piece.letter, other=used[piece.letter])
        used |= dict.fromkeys((piece.letter, SIDES[piece.letter].back), piece.letter)


def _check_room(
    new: list[MapSpace], spaces: dict[Hex, MapSpace], pieces: list[MapPiece], line: int
) -> None:
    """No overlap, and a line of edges to the piece before (§2.4)."""
    number = new[0].piece
    letter = pieces[number].letter
    for space in new:
        if space.place in spaces:
            other = pieces[spaces[space.place].piece].letter
            raise Fault(
                "map-overlap", line=line, letter=letter, other=other, place=written(space.place)
            )
    near = {spaces[at].piece for space in new for at in around(space.place) if at in spaces}
    if number > 0 and number - 1 not in near:
        raise Fault("map-apart", line=line, letter=letter, other=pieces[number - 1].letter)


def _check_finish(tile: list[MapSpace], spaces: dict[Hex, MapSpace], last: int, line: int) -> None:
    for space in tile:
        near = {spaces[at].piece for at in around(space.place) if at in spaces}
        if space.place in spaces or near != {last}:
            raise Fault("map-finish", line=line, place=written(space.place))
    if len({space.place for space in tile}) != len(tile):
        raise Fault("map-finish", line=line, place=written(tile[0].place))


def _check_ways(found: Map, line: int) -> None:
    """From each start space a way leads to El Dorado, and no step by power where none does: there
    is no way back onto a start space (§1.3).
    """
    left, codes = steps_left(found), {space.place: space.code for space in found.spaces}
    for space in found.spaces:
        if space.code[0] != "S":
            continue
        start = int(space.code[1])
        if space.place not in left:
            raise Fault("map-closed", line=line, start=start)
        for at in around(space.place):
            if codes.get(at, "M")[0] in "JWV" and at not in left:
                raise Fault("map-pocket", line=line, start=start, place=written(at))


def written(place: Hex) -> str:
    """`17,-3`."""
    return f"{place[0]},{place[1]}"


# What follows from a map


def enterable(code: str) -> bool:
    """§1.3."""
    return code[0] in "JWVRB"


def steps_left(found: Map) -> dict[Hex, int]:
    """How many steps it is from each space to El Dorado, pawns and blockades left out (§11.3)."""
    codes = {space.place: space.code for space in found.spaces}
    edge = [space.place for space in found.spaces if space.piece == len(found.pieces)]
    left = dict.fromkeys(edge, 0)
    while edge:
        edge = [
            at
            for place in edge
            if enterable(codes[place])
            for at in around(place)
            if codes.get(at, "M")[0] not in "MC" and at not in left
            and left.setdefault(at, left[place] + 1)
        ]  # fmt: skip
    return left


def lines_of(found: Map, entry_side: bool = False) -> list[tuple[int, int]]:
    """§2.4, §14.4: the pairs of pieces between which a blockade can lie, from the start on."""
    strips = [SIDES[letter].is_strip for letter in found.letters]
    pairs = [(first, first + 1) for first in range(len(strips) - 1)]
    return [(a, b) for a, b in pairs if not (entry_side and strips[a] and not strips[b])]
