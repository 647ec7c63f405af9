"""Boards and maps: RULES.md §1.2, §1.3 and §2, two maps against drawings, and what is refused."""

from collections import Counter

import pytest

from fernweh.cli.catalogue import options_of
from fernweh.games.el_dorado import maps
from fernweh.games.el_dorado.maps import MAPS, enterable, lines_of, map_of, steps_left
from fernweh.games.el_dorado.tiles import SIDES
from fernweh.kernel.fault import Fault
from tests.cli.running import run
from tests.games.el_dorado.drawn import ANNE, NORTH, J, K, dealt, drawn

# §2.2, as the rules page has it: pieces, end, caves, steps, least total power
TABLE = {
    "first": ("B C N I K", "water", 3, 28, 34),
    "hills_of_gold": ("B C G K J N", "jungle", 4, 34, 44),
    "home_stretch": ("B J Q K M C", "jungle", 4, 34, 42),
    "winding_paths": ("B I F G C N", "water", 5, 33, 42),
    "serpentine": ("A C E G J M", "water", 6, 34, 46),
    "swamplands": ("A R D H E O K", "water", 4, 33, 48),
    "witchs_cauldron": ("A L G D M I", "water", 6, 39, 55),
}

FIRST = """
                             R1  W1  W1  R1
                           R1  W1  R1  R1  V1
                         J1  R1  V1  W1  V1  W1                                                      E   E
       S4  J1  J1  W1  J1  V1  V1  C   W1  V1  W1  J1  J1  W1  W1                          B1  J2  J2  J1  E
     S3  J1  J1  J1  J1  J1  W1  R1  W1  J1  W1  J1  J1  W1  W1  V1                      J1  J1  W3  J1  J2
   S2  J1  W1  V1  V1  J1  W1  V1  R1  R1  J1  J1  J2  W1  V3  V2  V1                  J1  J2  J1  J3  J1  J2
 S1  J1  J1  J1  J1  J1  J1  W1  V1  V1  J1  J1  J1  J1  V4  J1  J1  J1              J2  J1  J3  J1  J3  J1  J2
   J1  J1  V1  J1  V1  W1                      J1  V2  V3  W1  J2  J1  W2  W2  V2  V1  J2  J1  J3  J1  J2  J1
     J1  J1  J1  C   B1                          V1  V2  W1  J1  J1  W2  W1  R3  V2  V1  J2  J1  V4  J1  J1
       J1  J1  J1  W1                              V1  W1  W1  J1  W1  W1  M   J1  V2  V1  J1  J2  J2  B1
                                                                 J1  J1  M   J2  J1  J1  J1
                                                                   J1  J2  B3  M   M   J1
                                                                     J1  M   J2  J1  J1
                                                                       C   J1  J1  J1
"""  # noqa: E501
SWAMPLANDS = """
                                     J1  J1  J1  J2
                                   J1  W1  W1  W1  J1
                                 J1  W1  W1  W2  W1  J1
                       J1  J1  J2  W1  W2  C   J1  J1  J2
                     J1  J3  J1  J1  W1  J1  M   V3  J1  J1  V1  V2  V3
       J1  B1  J1  J1  J1  M   M   J1  J1  V3  V1  M   J2  J1  V2  C   V2
     W1  M   J1  J1  V1  M   V1  V1  J2  J1  M   W3  J2  J1  V1  V2  V2  V1
   J1  C   V1  J1  J1  J1  V1  B1  V1              J2  J1  V1  V2  V1  W1  W1
 J1  V1  J1  W1  J1  V1  J1  V1  V1                  J2  J1  V1  V1  W1  W2  J1  R1  J1  B1
   J1  J1  V1  J1  W1  J1                              J2  J1  W1  W1  W2  J1  J2  J1  J2  V1
     J1  J1  J1  J1  J1                                  J1  W2  W2  W2  R1  R1  J3  M   J1  V1
       S1  S2  S3  S4                                                  M   M   R3  W1  W1  C   V1
                                                                 R1  R1  R1  J2  R1  J1  W1  V1
                                                               R2  M   J1  R1  W2  M   J2  J1
                                                 B1  J2  J2  J1  J2  M   J2  J1  J1  J1  R1
                                               J1  J1  W3  J1  J2  R1  W4  W1
                                             J1  J2  J1  J3  J1  J2  V1  M   V1
                                           J2  J1  J3  J1  J3  J1  J2  V2  V1
                                             J2  J1  J3  J1  J2  J1
                                               J2  J1  V4  J1  J1
                                             E   J1  J2  J2  B1
                                               E   E
"""
DRAWN = {"first": FIRST, "swamplands": SWAMPLANDS}


def art(name: str) -> list[str]:
    """The map with what is printed, rows of hexagons that interlock."""
    found = map_of(name)
    cells = {(2 * q + r, r): (code, piece) for (q, r), code, piece in found.spaces}
    left = min(x for x, _ in cells)
    rows = []
    for row in range(min(y for _, y in cells), max(y for _, y in cells) + 1):
        text = ""
        for x in sorted(x for x, y in cells if y == row):
            code, piece = cells[x, row]
            text = text.ljust(2 * (x - left) + 1) + ("E" if piece == len(found.pieces) else code)
        rows.append(text)
    return rows


@pytest.mark.parametrize("name", MAPS)
def test_2_2_the_seven_maps(name):
    """§15.25: facts that several sources agree on."""
    found = map_of(name)
    pieces, end, caves, steps, power = TABLE[name]
    assert (found.letters, found.end) == (pieces.split(), end)
    assert sum(space.code == "C" for space in found.spaces) == caves
    left = steps_left(found)
    starts = [space.place for space in found.spaces if space.code[0] == "S"]
    assert min(left[place] for place in starts) == steps
    assert least_power(found, starts) == power
    assert all(space.place in left for space in found.spaces if enterable(space.code))


def least_power(found, starts) -> int:
    """What the cheapest way asks for in all, walked in the plainest manner."""
    codes = {space.place: space.code for space in found.spaces}
    ends = {space.place for space in found.spaces if space.piece == len(found.pieces)}
    spent = dict.fromkeys(starts, 0)
    for _ in codes:
        for (q, r), power in list(spent.items()):
            for at in (
                (q + 1, r),
                (q, r + 1),
                (q - 1, r + 1),
                (q - 1, r),
                (q, r - 1),
                (q + 1, r - 1),
            ):
                if enterable(codes.get(at, "M")):
                    cost = power + int(codes[at][1])
                    spent[at] = min(cost, spent.get(at, 999))
    return min(spent[place] for place in ends)


@pytest.mark.parametrize(("name", "drawing"), DRAWN.items())
def test_2_2_a_map_as_it_is_drawn(name, drawing):
    assert art(name) == drawing.strip("\n").splitlines()
    words = Counter(word[0] for word in drawing.split())
    letters = TABLE[name][0].split()
    printed = Counter(code[0] for letter in letters for row in SIDES[letter].rows for code in row)
    assert words == printed + Counter(E=3)


def test_1_2_boards_strips_and_their_backs():
    large = [side for side in SIDES.values() if not side.is_strip]
    strips = [side for side in SIDES.values() if side.is_strip]
    assert [len(side.spaces) for side in large] == [37] * 14
    assert [len(side.spaces) for side in strips] == [16] * 4
    assert all(SIDES[side.back].back == letter for letter, side in SIDES.items())
    assert sorted(map_of("first").letters) == ["B", "C", "I", "K", "N"]


def test_1_3_what_a_space_asks_for():
    """Read from the boards themselves: terrain and number, and what nobody enters."""
    codes = {code for side in SIDES.values() for row in side.rows for code in row}
    asked = {letter: sorted(int(c[1:]) for c in codes if c[0] == letter) for letter in "JWVRBS"}
    assert asked == {
        "J": [1, 2, 3], "W": [1, 2, 3, 4], "V": [1, 2, 3, 4], "R": [1, 2, 3], "B": [1, 2, 3],
        "S": [1, 2, 3, 4],
    }  # fmt: skip
    assert [code for code in sorted(codes) if not enterable(code)] == [
        "C",
        "M",
        "S1",
        "S2",
        "S3",
        "S4",
    ]
    ends = [s for s in dealt(map="hills_of_gold").view(NORTH).spaces if s.piece == 6]
    assert {(space.terrain, space.need) for space in ends} == {("jungle", 1)}


def test_2_3_an_edge_between_two_pieces_is_an_edge():
    """From board J westwards onto the start board, once no blockade lies there."""
    game = drawn("north  at: -3,0  hand: explorer traveler\nnorth to play")
    game.play("move explorer as machete")
    game.play("step 1 west")
    assert game.view(NORTH).seats[NORTH].pawns[0].q == -4


def test_2_4_a_line_is_all_edges_between_two_pieces():
    """Seven edges, beside most strips eight; none before the end tile."""
    for name in MAPS:
        view = dealt(map=name).view(NORTH)
        assert len(view.lines) == len(view.pieces) - 1
        assert all(6 < len(line.edges) < 9 for line in view.lines)


@pytest.mark.parametrize("text", [J, K, ANNE, J.replace("; ", "\n"), "# mine\n" + J])
def test_2_5_a_map_of_ones_own(text):
    """§14.1"""
    view = dealt(map=text).view(NORTH)
    assert [piece.letter for piece in view.pieces] == map_of(text).letters
    assert dealt(map=text).moves()


WRONG = {
    "C 0 0,0; finish water 4,-4 3,-4 4,-3": "map-start",
    "A 0 0,0; B 0 7,-3; finish water 11,-7 10,-7 11,-6": "map-twice",
    "A 0 0,0; K 0 7,-3; L 0 14,-6; finish water 0,0 1,1 2,2": "map-twice",
    "A 0 0,0; K 0 6,-3; finish water 11,-7 10,-7 11,-6": "map-overlap",
    "A 0 0,0; K 0 9,-3; finish water 11,-7 10,-7 11,-6": "map-apart",
    "A 0 0,0; K 0 7,-3": "map-no-finish",
    "A 0 0,0; K 0 7,-3; finish water 30,0 31,0 32,0": "map-finish",
    "A 0 0,0; K 0 7,-3; finish water 7,-3 10,-7 11,-6": "map-finish",
    "A 0 0,0; K 0 7,-3; finish water 11,-7 11,-7 11,-6": "map-finish",
    "A 0 0,0; Z 0 7,-3; finish water 11,-7 10,-7 11,-6": "map-letter",
    "A 6 0,0; finish water 11,-7 10,-7 11,-6": "map-line",
    "A 0 zero; finish water 11,-7 10,-7 11,-6": "map-line",
    "A 0 0,0; finish fire 11,-7 10,-7 11,-6": "map-line",
    "A 0 99,0; finish water 11,-7 10,-7 11,-6": "map-far",
    "nowhere": "map-name",
}


@pytest.mark.parametrize(("text", "code"), WRONG.items())
def test_2_1_what_is_wrong_with_a_map_is_said(text, code):
    """§2.5: a start board first, no two sides of one piece, no overlap, all connected."""
    with pytest.raises(Fault) as fault:
        map_of(text)
    assert fault.value.code == code
    if code != "map-name":
        assert fault.value.facts["line"] >= 1


def test_2_1_an_end_that_nobody_reaches(monkeypatch):
    """The printed boards cannot be laid so; boards of mountains could."""
    monkeypatch.setattr(maps, "steps_left", lambda found: {})
    with pytest.raises(Fault, match="map-closed"):
        map_of(J + " ")


def test_2_1_a_pocket_beside_a_start_space():
    """Start spaces are not entered again (§1.3): who steps into it stays there for ever."""
    with pytest.raises(Fault, match="map-pocket") as fault:
        map_of("B 0 0,0; O 3 -4,5; finish jungle -3,7 -2,7 -1,6")
    assert 1 <= fault.value.facts["start"] <= 4


def test_2_4_lines_of_strips():
    """§14.4: where one leaves a strip, no blockade lies, if the switch says so."""
    found = map_of("swamplands")
    assert lines_of(found) == [(n, n + 1) for n in range(6)]
    assert lines_of(found, entry_side=True) == [(0, 1), (2, 3), (3, 4), (4, 5)]


# The command line


def test_a_map_is_drawn_and_checked(tmp_path):
    out = tmp_path / "map.svg"
    assert run("map", "draw", "Witchs-Cauldron", "--out", str(out)).exit_code == 0
    text = out.read_text()
    assert text.startswith("<svg") and text.count("<polygon") >= 200 and text.count("<line") == 35
    assert "39 steps" in " ".join(run("map", "check", "witchs_cauldron").output.split())


def test_a_wrong_map_is_told_with_its_line(tmp_path):
    path = tmp_path / "mine.map"
    path.write_text("B 0 0,0\n\nC 0 6,-3\nfinish water 11,-7 10,-7 11,-6\n")
    done = run("map", "check", str(path))
    assert done.exit_code == 2 and "Line 3" in done.output and "B" in done.output
    assert run("map", "burn", "first").exit_code == 2


def test_a_map_of_ones_own_is_played_from_its_file(tmp_path):
    path = tmp_path / "mine.map"
    path.write_text(J.replace("; ", "\n"))
    assert options_of("el_dorado", [f"map=@{path}"]) == {"map": path.read_text()}
    with pytest.raises(Fault, match="option-value"):
        options_of("el_dorado", ["map=" + "x" * 5_000])
