"""A twin of Beacon, written from RULES.md alone: slow, with Python's own lists and sets."""

from copy import deepcopy


class Naive:
    def __init__(self, seats: int = 2, nights: int = 5) -> None:
        self.seats, self.nights = seats, nights
        self.lanterns: list[int] = []  # §2.1, in order of the seats
        self.kept = [0] * seats
        self.shown: list[int] = []
        self.turns = self.fire = 0
        self.is_falling = False

    def copy(self) -> "Naive":
        return deepcopy(self)

    def moves(self) -> list[str]:
        if len(self.lanterns) < self.seats:
            return [f"deal {each}" for each in range(1, 7) if each not in self.lanterns]
        if self.is_falling:
            return [f"fall {face}" for face in range(1, 7)]
        if self.turns == self.seats * self.nights:  # §4.1
            return [f"show {each}" for each in self.lanterns[len(self.shown) :][:1]]
        return ["roll"] * (self.fire < 24) + ["keep"] * (self.fire > 0)  # §3.1, §3.5

    def play(self, move: str) -> None:
        verb, _, number = move.partition(" ")
        match verb:
            case "deal":
                self.lanterns.append(int(number))
            case "show":
                self.shown.append(int(number))
            case "roll":
                self.is_falling = True
            case "keep":
                self.kept[self.turns % self.seats] += self.fire  # §3.4
                self._end_turn()
            case _:
                self._fall(int(number))

    def _fall(self, face: int) -> None:
        self.is_falling = False
        self.fire += face
        if face == 1:  # §3.3
            self._end_turn()

    def _end_turn(self) -> None:
        self.fire = 0
        self.turns += 1

    def points(self) -> list[int]:
        """§4.2"""
        return [kept + lantern for kept, lantern in zip(self.kept, self.lanterns, strict=True)]

    def places(self) -> list[int]:
        """§4.3"""
        worth = list(zip(self.points(), self.lanterns, strict=True))
        return [1 + sum(other > own for other in worth) for own in worth]
