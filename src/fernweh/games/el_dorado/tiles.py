"""The printed sides of the terrain boards (§1.2), drawn row by row.

A letter is the terrain (J jungle, W water, V village, R rubble, B base camp, M mountain, C mountain
with a cave, S start), a number what it asks for. Rows run from west to east, northernmost first.
Facts only, compared with several open sources (§15.25).
"""

from typing import NamedTuple


class Side(NamedTuple):
    letter: str
    back: str  # the letter on the other side of the piece
    rows: tuple[tuple[str, ...], ...]

    @property
    def is_strip(self) -> bool:
        return len(self.rows) == STRIP_ROWS

    @property
    def spaces(self) -> dict[tuple[int, int], str]:
        """What is printed at (q, r), the middle being (0, 0)."""
        outer = len(self.rows) // 2
        firsts = [max(-LARGE_RADIUS, -LARGE_RADIUS - r) for r in range(-outer, outer + 1)]
        return {
            (first + n, r - outer): code
            for r, (first, row) in enumerate(zip(firsts, self.rows, strict=True))
            for n, code in enumerate(row)
        }


LARGE_RADIUS = 3
STRIP_ROWS = 3

_DRAWN = {
    "A": """
              J1  B1  J1  J1
            W1  M   J1  J1  V1
          J1  C   V1  J1  J1  J1
        J1  V1  J1  W1  J1  V1  J1
          J1  J1  V1  J1  W1  J1
            J1  J1  J1  J1  J1
              S1  S2  S3  S4
    """,
    "B": """
              J1  W1  B1  W1
            J1  J1  V1  C   J1
          J1  V1  J1  J1  J1  J1
        W1  J1  V1  J1  V1  J1  J1
          J1  J1  W1  J1  J1  J1
            J1  J1  J1  J1  J1
              S4  S3  S2  S1
    """,
    "C": """
              J1  J1  R1  R1
            J1  V1  R1  W1  W1
          W1  W1  V1  V1  R1  W1
        W1  V1  R1  C   W1  R1  R1
          V1  R1  W1  W1  V1  V1
            V1  R1  J1  V1  W1
              J1  J1  W1  W1
    """,
    "D": """
              J2  J1  M   W3
            J1  J1  V3  V1  M
          J1  W1  J1  M   V3  J1
        J2  W1  W2  C   J1  J1  J2
          J1  W1  W1  W2  W1  J1
            J1  W1  W1  W1  J1
              J1  J1  J1  J2
    """,
    "E": """
              B1  V1  V1  V1
            J1  J2  J1  C   V1
          R1  J1  M   W1  W1  J1
        J1  J2  J3  W1  J1  J2  R1
          J1  R1  R3  R1  M   J1
            R1  M   J2  W2  J1
              M   R1  R1  J1
    """,
    "F": """
              J1  M   C   W1
            J2  J1  M   W1  W1
          R1  J1  W2  W3  W1  R1
        R1  V1  V2  M   J2  J1  R1
          R1  V1  R2  J1  J1  R1
            J1  J3  J1  W2  W2
              B1  J2  R1  B2
    """,
    "G": """
              J1  J1  J1  J1
            J1  J2  V1  M   J1
          V1  V2  V2  R1  V1  J1
        M   C   V4  V3  V2  J2  B1
          V1  V2  V2  R1  V1  J1
            J1  J2  V1  M   J1
              J1  J1  J1  J1
    """,
    "H": """
              W1  W2  W2  W2
            V1  W1  W1  W1  W2
          V2  V2  V1  V1  W1  W2
        V3  C   V2  V2  V1  J1  J1
          V2  V2  V1  V1  J1  J2
            V1  J1  J1  J1  J2
              J1  J2  J2  J2
    """,
    "I": """
              J1  J1  J1  J1
            V1  J1  M   J1  J1
          V1  V2  J1  M   J2  J1
        V1  V2  J1  J2  B3  M   C
          V2  R3  M   M   J2  J1
            W2  W1  W1  J1  J1
              W2  W2  W1  J1
    """,
    "J": """
              W1  W1  W1  W1
            W1  M   W2  W1  R2
          W1  W2  J1  J2  R2  R1
        V1  V1  J2  B1  J1  R2  R1
          V1  V2  J1  J1  R2  R1
            V1  V2  V2  C   R1
              V1  V1  V1  R2
    """,
    "K": """
              B1  J2  J2  J1
            J1  J1  W3  J1  J2
          J1  J2  J1  J3  J1  J2
        J2  J1  J3  J1  J3  J1  J2
          J2  J1  J3  J1  J2  J1
            J2  J1  V4  J1  J1
              J1  J2  J2  B1
    """,
    "L": """
              W1  B1  B1  J3
            J1  W1  W1  J3  J1
          J2  J1  J1  J3  J1  J2
        J2  J1  M   J1  C   J1  J2
          J1  J2  J2  J1  J2  J1
            V2  B2  V2  J1  J1
              J2  J2  J1  M
    """,
    "M": """
              J1  J1  J1  B1
            J1  V4  M   M   W4
          J1  V2  J1  J1  W1  C
        M   J1  J1  R2  J1  J1  M
          M   M   M   M   R2  J1
            J1  J1  J1  R2  J1
              W1  W1  J1  J1
    """,
    "N": """
              J1  J1  J1  J1
            V1  J1  J2  J1  W1
          V1  V2  J1  W1  W1  W1
        W1  W1  V3  V4  V3  V2  V1
          W1  W1  W1  J1  V2  V1
            J1  J1  J2  J1  J1
              J1  J1  J1  J1
    """,
    "O": """
          V2  V1  R1  J2  R2
        V1  M   W4  M   M   R1
          V1  W1  J2  J1  R1
    """,
    "P": """
          W3  W2  W1  W2  W3
        R1  W1  W1  W1  W1  J1
          W1  J2  W3  R2  W1
    """,
    "Q": """
          R1  V1  V1  W1  J3
        J2  R1  J2  V3  W1  J2
          J1  R3  J1  J1  W2
    """,
    "R": """
          J1  J1  M   V1  V1
        J1  J3  M   V1  B1  V1
          J1  J1  M   V1  V1
    """,
}

_PAIRS = ("AB", "CD", "EF", "GH", "IJ", "KL", "MN", "OP", "QR")  # §1.2
_BACK = {letter: pair.replace(letter, "") for pair in _PAIRS for letter in pair}

SIDES = {
    letter: Side(
        letter, _BACK[letter], tuple(tuple(row.split()) for row in drawn.split("\n") if row.strip())
    )
    for letter, drawn in _DRAWN.items()
}
START_SIDES = ("A", "B")
