"""A bot of one's own for Lost Cities, in thirty lines, and how it does beside ours:

PYTHONPATH=tutorials fernweh arena lost_cities --option rounds=1 --bots own_bot:Careful,greedy
"""

from fernweh import Game
from fernweh.kernel.chance import Rng

COST = 20  # points that an expedition costs (§7.2)
LEAP = 3  # values that a card may leave out below it


class Careful:
    """Begins an expedition only where its hand pays for it, and then goes up in small steps."""

    name = "careful"

    def choose(self, seen: Game, rng: Rng) -> str:
        mine = seen.view(seen.actor).seats[seen.actor]
        return max(seen.moves(), key=lambda move: self.worth(move, mine))

    def worth(self, move: str, mine) -> float:
        verb, _, card = move.partition(" ")
        if verb == "take":  # of a discard: only what one's own expedition can use
            laid = mine.expeditions[card].cards
            return 5 if laid else -30
        if verb == "draw":
            return 0
        colour, value = card.split("-")[0], self.value(card)
        laid = [self.value(each) for each in mine.expeditions[colour].cards]
        held = [self.value(each) for each in mine.hand if each.startswith(colour)]
        pays = bool(laid) or sum(held) > COST
        leap = value - max([1, *laid]) if value else 0
        if verb == "play":
            return 20 - leap if pays and leap <= LEAP + len(laid) else -40 - leap
        return -20 - (value if pays else -value)

    def value(self, card: str) -> int:
        return 0 if card.endswith("wager") else int(card.rsplit("-", maxsplit=1)[-1])
