"""The board game in slow words: lists and dictionaries, written from RULES.md alone.

Cards are texts (`red-7`), moves are those of the notation, and nothing is clever. The tests hold
the fast rules against it, position by position.
"""

from collections import Counter
from copy import deepcopy
from itertools import pairwise

SEATS = ("north", "east", "south", "west")
STONES = {0: 0, 1: -20, 2: -15, 3: -10, 4: 5, 5: 10, 6: 15, 7: 30, 8: 35, 9: 50}  # §1.5
TILES = Counter({"artifact": 9, "arrow": 9, "5": 2, "10": 3, "15": 2})  # §1.6
MARKED = {  # §1.7
    "red": [3, 5, 6, 7, 9],
    "green": [2, 4, 5, 7, 9],
    "blue": [2, 3, 5, 7, 9],
    "yellow": [3, 4, 6, 7, 9],
    "white": [2, 4, 5, 7, 9],
}
COLOURS = tuple(MARKED)
PLACES = [(colour, stone) for colour, stones in MARKED.items() for stone in stones]
DRAW_PILE = {2: 64, 3: 86, 4: 78}  # §3.4
LONG = [-60, -55, -50, -45, -30, -15, 30, 35, 40, 45, 60, 75, 90, 110, 130, 150]  # §9.2
SHORT = [-20, -15, 10, 15, 30, 50]  # §9.3


def all_cards() -> list[str]:
    """§1.3"""
    return [f"{colour}-{value}" for colour in COLOURS for value in range(11)] * 2


def colour_of(card: str) -> str:
    return card.partition("-")[0]


def value_of(card: str) -> int:
    return int(card.partition("-")[2])


def rises(values: list[int]) -> bool:
    return all(low <= high for low, high in pairwise(values))


def may_lay(row: list[str], card: str, up_and_down: bool) -> bool:
    """§4.3, §4.6, §11.3: with the card, the whole row goes one way."""
    values = [value_of(each) for each in [*row, card]]
    return rises(values) or (up_and_down and rises(values[::-1]))


def worth(stones: dict[str, int], researcher: str) -> int:
    """§8.1, §8.2: a path's stone by its colour, and the path of the researcher."""
    return sum(STONES[stone] * (2 if path == researcher else 1) for path, stone in stones.items())


def track_points(artifacts: int, expeditions: int) -> int:
    """§9.2, §9.3"""
    track = SHORT if expeditions == 1 else LONG
    return track[min(artifacts, len(track) - 1)]


class Naive:
    """A game. `to_do` says what must happen next, and `turn` for whom."""

    def __init__(
        self,
        seats=2,
        expeditions=3,
        starter="lot",
        up_and_down=False,
        allow_take_back=False,
        open_totals=False,
        cap=0,
    ):
        self.seats, self.expeditions, self.cap = SEATS[:seats], expeditions, cap
        self.up_and_down, self.allow_take_back = up_and_down, allow_take_back
        self.points = dict.fromkeys(self.seats, 0)
        self.tokens = dict.fromkeys(self.seats, 0)
        self.done, self.to_do, self.turn = 0, "lot", ""
        if starter != "lot":
            self.begin_expedition(starter)

    def begin_expedition(self, starter: str) -> None:
        """§3"""
        self.began = self.turn = starter
        self.to_do, self.turns, self.discarded = "tiles", 0, ""
        self.tiles: dict[tuple[str, int], str] = {}
        self.unseen = all_cards()  # the draw pile, and the cards set aside (§3.2)
        self.to_draw = DRAW_PILE[len(self.seats)] + 8 * len(self.seats)
        self.hands = {seat: [] for seat in self.seats}
        self.known = {seat: Counter() for seat in self.seats}
        self.rows = {seat: {colour: [] for colour in COLOURS} for seat in self.seats}
        self.stones = {seat: {} for seat in self.seats}
        self.researcher = dict.fromkeys(self.seats, "")
        self.found = dict.fromkeys(self.seats, 0)
        self.piles = {colour: [] for colour in COLOURS}

    def copy(self) -> "Naive":
        return deepcopy(self)

    # What may be done

    def moves(self) -> set[str]:
        match self.to_do:
            case "lot":
                return {f"start {seat}" for seat in self.seats}
            case "tiles":
                return {f"tile {tile}" for tile in self.tiles_left()}
            case "deal" | "turn up":
                return {f"turn up {card}" for card in self.unseen}
            case "lay":
                return self.ways_to_lay()
            case "send":
                return {"send adventurer", "send researcher"}
            case "move":
                return {"decline"} | {f"move {path}" for path in self.movable()}
            case "draw":
                return self.ways_to_draw()
        return set()

    def tiles_left(self) -> Counter:
        return TILES - Counter(self.tiles.values())

    def ways_to_lay(self) -> set[str]:
        hand, rows = self.hands[self.turn], self.rows[self.turn]
        plays = {
            f"play {card}"
            for card in hand
            if may_lay(rows[colour_of(card)], card, self.up_and_down)
        }
        return plays | {f"discard {card}" for card in hand}

    def movable(self) -> set[str]:
        """§5.6"""
        return {path for path, stone in self.stones[self.turn].items() if stone < 9}

    def ways_to_draw(self) -> set[str]:
        """§6"""
        open_piles = {colour for colour, pile in self.piles.items() if pile}
        closed = set() if self.allow_take_back else {self.discarded}
        return {"draw"} | {f"take {colour}" for colour in open_piles - closed}

    def ways(self, move: str) -> int:
        """In how many ways chance can do this."""
        if self.to_do == "lot":
            return 1
        if self.to_do == "tiles":
            return self.tiles_left()[move.removeprefix("tile ")]
        return self.unseen.count(move.removeprefix("turn up "))

    # Doing it

    def play(self, move: str) -> None:
        verb, _, thing = move.replace("turn up", "turn-up").partition(" ")
        match verb:
            case "start":
                self.begin_expedition(thing)
            case "tile":
                self.lay_tile(thing)
            case "turn-up":
                self.turn_up(thing)
            case "play":
                self.lay_in_row(thing)
            case "send":
                self.set_out(thing)
            case "move":
                self.step(thing)
            case "discard":
                self.leave_hand(thing)
                self.piles[colour_of(thing)].append(thing)
                self.discarded = colour_of(thing)
                self.to_do = "draw"
            case "take":
                card = self.piles[thing].pop()
                self.known[self.turn][card] += 1
                self.receive(self.turn, card)
            case "draw":
                self.to_do = "turn up"
            case "decline":
                self.to_do = "draw"

    def lay_tile(self, tile: str) -> None:
        self.tiles[PLACES[len(self.tiles)]] = tile
        if len(self.tiles) == len(PLACES):
            self.to_do = "deal"

    def leave_hand(self, card: str) -> None:
        self.hands[self.turn].remove(card)
        self.known[self.turn][card] = max(0, self.known[self.turn][card] - 1)  # §10.5

    def lay_in_row(self, card: str) -> None:
        """§4.3 to §4.7"""
        path = colour_of(card)
        self.leave_hand(card)
        self.rows[self.turn][path].append(card)
        if path not in self.stones[self.turn]:
            self.path = path
            self.ask_who_sets_out()
        elif self.stones[self.turn][path] < 9:
            self.step(path)
        else:
            self.to_do = "move" if self.movable() else "draw"

    def ask_who_sets_out(self) -> None:
        """§4.4: only if both sorts are at home."""
        if self.researcher[self.turn]:
            self.set_out("adventurer")
        elif len(self.stones[self.turn]) == 4:
            self.set_out("researcher")
        else:
            self.to_do = "send"

    def set_out(self, piece: str) -> None:
        self.stones[self.turn][self.path] = 1
        if piece == "researcher":
            self.researcher[self.turn] = self.path
        self.to_do = "draw"

    def step(self, path: str) -> None:
        """§5, §7.1, §7.2"""
        self.stones[self.turn][path] += 1
        stone = self.stones[self.turn][path]
        everywhere = [at for seat in self.seats for at in self.stones[seat].values()]
        self.to_do = "draw"
        if stone == 7 and len([at for at in everywhere if at >= 7]) == 5:
            self.end_expedition()
            return
        match self.tiles.get((path, stone)):
            case None:
                pass
            case "artifact":
                del self.tiles[path, stone]
                self.found[self.turn] += 1
            case "arrow":
                self.to_do = "move" if self.movable() else "draw"
            case points:
                self.points[self.turn] += int(points)

    def turn_up(self, card: str) -> None:
        self.unseen.remove(card)
        self.to_draw -= 1
        if self.to_do == "turn up":
            self.receive(self.turn, card)
            return
        dealt = sum(len(hand) for hand in self.hands.values())
        self.hands[self.after(self.began, dealt)].append(card)
        if dealt + 1 == 8 * len(self.seats):
            self.to_do = "lay"

    def receive(self, seat: str, card: str) -> None:
        """The second half of a turn is over, and perhaps the expedition (§7.3, §11.6)."""
        self.hands[seat].append(card)
        self.turns += 1
        self.discarded = ""
        if self.to_draw == 0 or self.turns == self.cap:
            self.end_expedition()
        else:
            self.turn = self.after(seat)
            self.to_do = "lay"

    def after(self, seat: str, steps: int = 1) -> str:
        """§4.1: clockwise."""
        return self.seats[(self.seats.index(seat) + steps) % len(self.seats)]

    def end_expedition(self) -> None:
        """§8, §9.1, §2.3"""
        for seat in self.seats:
            self.points[seat] = self.total(seat)
        self.done += 1
        for seat in self.seats:
            self.tokens[seat] += self.found[seat]
        if self.done < self.expeditions:
            self.begin_expedition(self.after(self.turn))
            return
        self.to_do = "over"
        for seat in self.seats:
            bonus = track_points(self.tokens[seat], self.expeditions)
            self.points[seat] = max(0, self.points[seat] + bonus)

    # What it comes to

    def total(self, seat: str) -> int:
        """§8.3: while it lasts, as if the expedition ended now."""
        if self.to_do in ("lot", "over"):
            return self.points[seat]
        return max(0, self.points[seat] + worth(self.stones[seat], self.researcher[seat]))

    def artifacts(self, seat: str) -> int:
        return self.tokens[seat] + (0 if self.to_do in ("lot", "over") else self.found[seat])

    def places(self) -> list[int]:
        """§9.4"""
        merits = [(self.total(seat), self.artifacts(seat)) for seat in self.seats]
        return [1 + sum(other > merit for other in merits) for merit in merits]


def naive_of(text: str, **options) -> Naive:
    """The game that a table's text draws, from the first half of a turn on."""
    game = Naive(**{"starter": "north", "expeditions": 1} | options)
    lines = [line.split() for line in text.strip().splitlines()]
    for line in lines[:-1]:
        read_line(game, line[0], fields_of(line))
    if "deck:" not in text:
        leave_the_rest(game)
    game.turn, game.to_do = lines[-1][0], lines[-1][2]
    return game


def leave_the_rest(game: Naive) -> None:
    """§3.2, §3.4: what lies nowhere else is the draw pile, but for the cards set aside."""
    lying = Counter(card for pile in game.piles.values() for card in pile)
    for seat in game.seats:
        lying.update(game.hands[seat])
        lying.update(card for row in game.rows[seat].values() for card in row)
    game.unseen = list((Counter(all_cards()) - lying).elements())
    game.to_draw = len(game.unseen) - (30 if len(game.seats) == 2 else 0)


def fields_of(words: list[str]) -> dict[str, list[str]]:
    fields: dict[str, list[str]] = {}
    for word in words:
        if word.endswith(":"):
            fields[word[:-1]] = []
        elif fields:
            fields[list(fields)[-1]].append(word)
    return fields


def read_line(game: Naive, subject: str, fields: dict[str, list[str]]) -> None:
    for name, values in fields.items():
        if name == "deck":
            game.unseen, game.to_draw = values, len(values)
        elif name == "hand":
            game.hands[subject] = values
        elif subject == "piles":
            game.piles[name] = [f"{name}-{value}" for value in values]
        elif subject == "tiles":
            for tile, _, stone in (value.partition("@") for value in values):
                game.tiles[name, int(stone)] = tile
        else:
            read_row(game, subject, name, values)


def read_row(game: Naive, seat: str, path: str, values: list[str]) -> None:
    piece, _, stone = values[-1].partition("@")
    game.rows[seat][path] = [f"{path}-{value}" for value in values[:-1]]
    game.stones[seat][path] = int(stone)
    if piece == "researcher":
        game.researcher[seat] = path
