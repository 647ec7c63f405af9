"""The text of a table read back (see `notation.py`); a fault names the line that cannot be read."""

from typing import Any

from fernweh.kernel.fault import Fault
from fernweh.kernel.table_text import Fields, TableReader, reading, unreadable, whole
from tests.beacon.components import FACES, HIGH, LANTERNS, MOST_KEPT
from tests.beacon.notation import TURNS
from tests.beacon.options import SEAT_NAMES
from tests.beacon.state import TABLE, VEILED


class _Reader(TableReader):
    """What is left over at the end is the bag."""

    def __init__(self, box: Any, table: Any) -> None:
        super().__init__(box, table, SEAT_NAMES[: int(box.seats)], TURNS)
        self.bag = set(range(LANTERNS))

    def general(self, fields: Fields) -> None:
        most = {"turns": int(self.box.nights) * int(self.box.seats), "die": FACES}
        most["fire"] = HIGH - 1 + FACES
        for name, values in fields.items():
            if name not in most:
                raise unreadable(name)
            self.table[name] = whole(values, 0, most[name])

    def seat(self, seat: int, fields: Fields) -> None:
        for name, values in fields.items():
            match name:
                case "kept":
                    self.table.kept[seat] = whole(values, 0, MOST_KEPT)
                case "lantern":
                    self._lantern(seat, " ".join(values))
                case _:
                    raise unreadable(name)

    def _lantern(self, seat: int, text: str) -> None:
        if text == "?":
            self.table.lantern[seat] = VEILED
            return
        lantern = whole([text.removeprefix("!")], 1, LANTERNS)
        if lantern - 1 not in self.bag:
            raise Fault("table-twice", token=text)
        self.bag.remove(lantern - 1)
        self.table.lantern[seat] = lantern
        self.table.shown[seat] = text.startswith("!")

    def settle(self) -> None:
        self.table.bag = sum(1 << lantern for lantern in self.bag)

    def is_veiled(self) -> bool:
        return bool(self.table.lantern[self.table.turn] == VEILED)


table_of = reading(TABLE, _Reader)
