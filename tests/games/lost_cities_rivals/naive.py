"""Lost Cities: Rivals in slow words: lists and dictionaries, written from RULES.md alone.

Cards are texts (`red-7`, `red-wager`), moves are those of the notation, and nothing is clever. The
tests hold the fast rules against it, position by position.
"""

from copy import deepcopy
from itertools import combinations, product

SEATS = ("north", "east", "south", "west")
COLOURS = ("yellow", "blue", "white", "green", "red")
FOOTPRINTS = {2: 1, 3: 1, 4: 1, 5: 1, 6: 2, 7: 2, 8: 2, 9: 2, 10: 2}  # §1.4


def all_cards() -> list[str]:
    """§1.3"""
    values = ["wager"] * 3 + [str(value) for value in (2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10)]
    return [f"{colour}-{value}" for colour in COLOURS for value in values]


def colour_of(card: str) -> str:
    return card.partition("-")[0]


def value_of(card: str) -> int:
    """The value of an expedition card; 0 for a wager."""
    name = card.partition("-")[2]
    return 0 if name == "wager" else int(name)


def worth(expedition: list[str]) -> int:
    """§8.1 to §8.3"""
    numbers = [value_of(card) for card in expedition if value_of(card) > 0]
    wagers = len(expedition) - len(numbers)
    points = sum(FOOTPRINTS[number] for number in numbers) * (1 + wagers)
    return points + 8 if len(numbers) >= 4 else points


def may_lay(expedition: list[str], card: str) -> bool:
    """§6.2, §6.3"""
    numbers = [value_of(laid) for laid in expedition if value_of(laid) > 0]
    if value_of(card) == 0:
        return not numbers
    return all(value_of(card) >= number for number in numbers)


def allowed_deals(left: list[str], players: int) -> int:
    """§2.1, §11.1: in how many ways so many players can get two different cards of these."""
    if players == 0:
        return 1
    return sum(
        allowed_deals(without(left, pair), players - 1)
        for pair in combinations(left, 2)
        if colour_of(pair[0]) != colour_of(pair[1])
    )


def without(cards: list[str], gone: tuple[str, ...]) -> list[str]:
    return [card for card in cards if card not in gone]


class Naive:
    """A game. `to_do` says what must happen next, and `turn` for whom."""

    def __init__(self, seats=2, starter="lot", purge_display=False):
        self.seats, self.purge = SEATS[:seats], purge_display
        self.deck, self.display, self.out = all_cards(), [], []
        self.starting = [f"{colour}-{n}" for colour, n in product(COLOURS, (1, 2))]  # all different
        self.expeditions = {seat: {colour: [] for colour in COLOURS} for seat in self.seats}
        self.coins = dict.fromkeys(self.seats, 36 // seats)
        self.bank, self.bid, self.bidders = 0, 0, []
        self.to_do, self.turn = "lot", ""
        if starter != "lot":
            self.begin(starter)

    def begin(self, starter: str) -> None:
        self.turn, self.to_do, self.dealt = starter, "deal", 0

    def copy(self) -> "Naive":
        return deepcopy(self)

    def left_of(self, seat: str) -> str:
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]

    # What may be done

    def moves(self) -> set[str]:
        match self.to_do:
            case "lot":
                return {f"start {seat}" for seat in self.seats}
            case "deal":
                pairs = (f"deal {one} {other}" for one, other in combinations(COLOURS, 2))
                return {move for move in pairs if self.ways(move) > 0}
            case "turn up":
                return {f"turn up {card}" for card in self.deck}
            case "turn":
                return {"uncover"} | (self.higher_bids() if self.display else set())
            case "bid":
                return {"pass"} | self.higher_bids()
            case "take":
                return {"done"} | self.ways_to_take() | {f"trash {card}" for card in self.display}
        return set()

    def higher_bids(self) -> set[str]:
        """§5.1 to §5.3"""
        return {f"bid {coins}" for coins in range(self.bid + 1, self.coins[self.turn] + 1)}

    def ways_to_take(self) -> set[str]:
        mine = self.expeditions[self.turn]
        return {f"take {card}" for card in self.display if may_lay(mine[colour_of(card)], card)}

    def ways(self, move: str) -> int:
        """In how many ways chance can do this."""
        if move.startswith("start"):
            return 1
        if move.startswith("turn up"):
            return self.deck.count(move.removeprefix("turn up "))
        one, other = (
            [c for c in self.starting if colour_of(c) == each] for each in move.split()[1:]
        )
        players = len(self.seats) - self.dealt - 1
        return sum(
            allowed_deals(without(self.starting, pair), players) for pair in product(one, other)
        )

    # Doing it

    def play(self, move: str) -> None:
        verb, _, thing = move.replace("turn up", "turn-up").partition(" ")
        match verb:
            case "start":
                self.begin(thing)
            case "deal":
                self.deal(thing.split())
            case "uncover":
                self.to_do = "turn up"
            case "turn-up":
                self.turn_up(thing)
            case "bid":
                self.make_bid(int(thing))
            case "pass":
                self.give_way()
            case "take":
                self.display.remove(thing)
                self.expeditions[self.turn][colour_of(thing)].append(thing)
            case "trash":
                self.display.remove(thing)
                self.out.append(thing)
                self.finish_choice()
            case "done":
                self.finish_choice()

    def deal(self, colours: list[str]) -> None:
        """§2.1: the deal goes round, and ends where it began."""
        for colour in colours:
            card = next(card for card in self.starting if colour_of(card) == colour)
            self.starting.remove(card)
            self.expeditions[self.turn][colour].append(f"{colour}-wager")
        self.dealt += 1
        self.turn = self.left_of(self.turn)
        if self.dealt == len(self.seats):
            self.to_do = "turn"

    def is_dead(self, card: str) -> bool:
        """§4.2"""
        colour = colour_of(card)
        return not any(may_lay(self.expeditions[seat][colour], card) for seat in self.seats)

    def turn_up(self, card: str) -> None:
        """§4, §7"""
        self.deck.remove(card)
        (self.out if self.is_dead(card) else self.display).append(card)
        self.turn, self.to_do = self.left_of(self.turn), "turn"
        if not self.deck:
            self.to_do = "over"
        elif len(self.deck) in (60, 40, 20):
            while self.bank >= len(self.seats):
                for seat in self.seats:
                    self.coins[seat] += 1
                    self.bank -= 1

    def make_bid(self, coins: int) -> None:
        if self.to_do == "turn":
            self.bidders = list(self.seats)
        self.bid, self.to_do = coins, "bid"
        self.turn = self.next_bidder()

    def next_bidder(self) -> str:
        seat = self.left_of(self.turn)
        while seat not in self.bidders:
            seat = self.left_of(seat)
        return seat

    def give_way(self) -> None:
        """§5.2, §5.4, §5.5"""
        self.bidders.remove(self.turn)
        self.turn = self.next_bidder()
        if len(self.bidders) == 1:
            self.coins[self.turn] -= self.bid
            self.bank += self.bid
            self.bid, self.bidders, self.to_do = 0, [], "take"

    def finish_choice(self) -> None:
        """§5.9, §10.2"""
        if self.purge:
            self.out += [card for card in self.display if self.is_dead(card)]
            self.display = [card for card in self.display if not self.is_dead(card)]
        self.to_do = "turn up"

    # What it comes to

    def total(self, seat: str) -> int:
        """§8"""
        return self.coins[seat] + sum(worth(cards) for cards in self.expeditions[seat].values())


def naive_of(text: str, **options) -> Naive:
    """The game that a table's text draws, from a player's turn on; its deck must be named."""
    game = Naive(**options)
    lines = [line.split() for line in text.strip().splitlines()]
    for line in lines[:-1]:
        read_line(game, line[0], fields_of(line))
    game.bank = 36 - sum(game.coins.values())
    game.turn, game.to_do = lines[-1][0], {"uncover": "turn"}.get(lines[-1][2], lines[-1][2])
    return game


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
        if name in ("deck", "display"):
            setattr(game, name, values)
        elif name == "coins":
            game.coins[subject] = int(values[0])
        elif name == "start":
            for colour in values:
                game.expeditions[subject][colour].insert(0, f"{colour}-wager")
        else:
            game.expeditions[subject][name] += [f"{name}-{value}" for value in values]
