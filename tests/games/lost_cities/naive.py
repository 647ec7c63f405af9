"""Lost Cities in slow words: lists and dictionaries, written from RULES.md alone.

Cards are texts (`red-7`, `red-wager`), moves are those of the notation, and nothing is clever. The
tests hold the fast rules against it, position by position.
"""

from collections import Counter
from copy import deepcopy

SEATS = ("north", "south")
COLOURS = ("yellow", "blue", "white", "green", "red", "purple")


def all_cards(colours: int) -> list[str]:
    """§1.3"""
    values = ["wager"] * 3 + [str(value) for value in range(2, 11)]
    return [f"{colour}-{value}" for colour in COLOURS[:colours] for value in values]


def colour_of(card: str) -> str:
    return card.partition("-")[0]


def value_of(card: str) -> int:
    """The value of an expedition card; 0 for a wager."""
    name = card.partition("-")[2]
    return 0 if name == "wager" else int(name)


def worth(expedition: list[str]) -> int:
    """§7.1 to §7.4"""
    if not expedition:
        return 0
    wagers = [card for card in expedition if value_of(card) == 0]
    result = sum(value_of(card) for card in expedition) - 20
    result *= {0: 1, 1: 2, 2: 3, 3: 4}[len(wagers)]
    return result + 20 if len(expedition) >= 8 else result


def may_lay(expedition: list[str], card: str) -> bool:
    """§4.4, §4.5"""
    numbers = [value_of(laid) for laid in expedition if value_of(laid) > 0]
    if value_of(card) == 0:
        return not numbers
    return all(value_of(card) > number for number in numbers)


class Naive:
    """A match. `to_do` says what must happen next, and `turn` for whom."""

    def __init__(self, colours=5, rounds=3, starter="lot", cap=0):
        self.colours, self.rounds, self.cap = COLOURS[:colours], rounds, cap
        self.points = {seat: [] for seat in SEATS}
        self.to_do, self.turn = "lot", ""
        if starter != "lot":
            self.begin_round(starter)

    def begin_round(self, starter: str) -> None:
        """§3.1, §3.2"""
        self.began = self.turn = starter
        self.to_do = "deal"
        self.deck = all_cards(len(self.colours))
        self.hands = {seat: [] for seat in SEATS}
        self.known = {seat: Counter() for seat in SEATS}
        self.expeditions = {seat: {colour: [] for colour in self.colours} for seat in SEATS}
        self.piles = {colour: [] for colour in self.colours}
        self.discarded, self.turns = "", 0

    def copy(self) -> "Naive":
        return deepcopy(self)

    # What may be done

    def moves(self) -> set[str]:
        match self.to_do:
            case "lot":
                return {f"start {seat}" for seat in SEATS}
            case "deal" | "turn up":
                return {f"turn up {card}" for card in self.deck}
            case "lay":
                return self.ways_to_lay()
            case "draw":
                return self.ways_to_draw()
        return set()

    def ways_to_lay(self) -> set[str]:
        hand, mine = self.hands[self.turn], self.expeditions[self.turn]
        plays = {f"play {card}" for card in hand if may_lay(mine[colour_of(card)], card)}
        return plays | {f"discard {card}" for card in hand}

    def ways_to_draw(self) -> set[str]:
        """§5"""
        open_piles = {colour for colour, pile in self.piles.items() if pile}
        return {"draw"} | {f"take {colour}" for colour in open_piles - {self.discarded}}

    def ways(self, move: str) -> int:
        """In how many ways chance can do this."""
        return 1 if self.to_do == "lot" else self.deck.count(move.removeprefix("turn up "))

    # Doing it

    def play(self, move: str) -> None:
        verb, _, thing = move.replace("turn up", "turn-up").partition(" ")
        match verb:
            case "start":
                self.begin_round(thing)
            case "play":
                self.lay(thing, self.expeditions[self.turn][colour_of(thing)])
            case "discard":
                self.lay(thing, self.piles[colour_of(thing)])
                self.discarded = colour_of(thing)
            case "take":
                card = self.piles[thing].pop()
                self.known[self.turn][card] += 1
                self.receive(self.turn, card)
            case "draw":
                self.to_do = "turn up"
            case "turn-up":
                self.turn_up(thing)

    def lay(self, card: str, on: list[str]) -> None:
        self.hands[self.turn].remove(card)
        self.known[self.turn][card] = max(0, self.known[self.turn][card] - 1)  # §9.4
        on.append(card)
        self.to_do = "draw"

    def turn_up(self, card: str) -> None:
        self.deck.remove(card)
        if self.to_do == "turn up":
            self.receive(self.turn, card)
            return
        dealt = sum(len(hand) for hand in self.hands.values())
        first = SEATS.index(self.began)
        self.hands[SEATS[(first + dealt) % 2]].append(card)
        if dealt + 1 == 16:
            self.to_do = "lay"

    def receive(self, seat: str, card: str) -> None:
        """The second half of a turn is over, and perhaps the round (§6.1, §10.4)."""
        self.hands[seat].append(card)
        self.turns += 1
        self.discarded = ""
        if not self.deck or self.turns == self.cap:
            self.end_round()
        else:
            self.turn = other(seat)
            self.to_do = "lay"

    def end_round(self) -> None:
        for seat in SEATS:
            self.points[seat].append(self.round_points(seat))
        if len(self.points["north"]) == self.rounds:
            self.to_do = "over"
        else:
            self.begin_round(self.next_starter())

    def next_starter(self) -> str:
        """§2.3, §2.4"""
        for found in (lambda points: points[-1], sum):
            north, south = (found(self.points[seat]) for seat in SEATS)
            if north != south:
                return "north" if north > south else "south"
        return other(self.began)

    # What it comes to

    def round_points(self, seat: str) -> int:
        return sum(worth(cards) for cards in self.expeditions[seat].values())

    def total(self, seat: str) -> int:
        if self.to_do == "lot":
            return 0
        running = 0 if self.to_do == "over" else self.round_points(seat)
        return sum(self.points[seat]) + running


def other(seat: str) -> str:
    return "south" if seat == "north" else "north"


def naive_of(text: str, **options) -> Naive:
    """The match that a table's text draws, from the first half of a turn on."""
    match = Naive(**{"starter": "north", "rounds": 1} | options)
    lines = [line.split() for line in text.strip().splitlines()]
    for line in lines[:-1]:
        read_line(match, line[0], fields_of(line))
    if "deck:" not in text:
        match.deck = list((Counter(match.deck) - cards_on(match)).elements())
    match.turn, _, match.to_do = lines[-1]
    return match


def cards_on(match: Naive) -> Counter:
    """Every card but those of the draw pile."""
    places = [*match.hands.values(), *match.piles.values()]
    places += [cards for laid in match.expeditions.values() for cards in laid.values()]
    return Counter(card for place in places for card in place)


def fields_of(words: list[str]) -> dict[str, list[str]]:
    fields: dict[str, list[str]] = {}
    for word in words:
        if word.endswith(":"):
            fields[word[:-1]] = []
        elif fields:
            fields[list(fields)[-1]].append(word)
    return fields


def read_line(match: Naive, subject: str, fields: dict[str, list[str]]) -> None:
    for name, values in fields.items():
        if name == "deck":
            match.deck = values
        elif name == "hand":
            match.hands[subject] = values
        elif subject == "piles":
            match.piles[name] = [f"{name}-{value}" for value in values]
        else:
            match.expeditions[subject][name] = [f"{name}-{value}" for value in values]
