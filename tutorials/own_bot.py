"""A bot of one's own for Lost Cities, in thirty lines, and how it does beside ours:

python tutorials/own_bot.py --plot own_bot.svg

That enters it in the arena, as `fernweh arena --bots own_bot:Careful,...` does from this folder.
"""

from fernweh import Game
from fernweh.kernel.chance import Rng

COST = 20  # points that an expedition costs (§7.2)
EARLY = 4  # points that may still be missing where one begins: cards are to come


class Careful:
    """Begins an expedition where its hand nearly pays for it, and then goes up in small steps."""

    name = "careful"

    def choose(self, seen: Game, rng: Rng) -> str:
        mine = seen.view(seen.actor).seats[seen.actor]
        return max(seen.moves(), key=lambda move: self.worth(move, mine))

    def worth(self, move: str, mine) -> float:
        verb, _, card = move.partition(" ")
        if verb in ("draw", "take"):
            return 1 if verb == "draw" else 0  # what others have discarded stays there
        colour, value = card.split("-")[0], self.value(card)
        laid = [self.value(each) for each in mine.expeditions[colour].cards]
        held = [self.value(each) for each in mine.hand if each.startswith(colour)]
        peak = max([1, *laid])
        pays = bool(laid) or sum(held) >= COST - EARLY
        between = sum(peak < each < value for each in held)  # to be laid before it
        if verb == "play":
            return 40 - (value - peak) - 20 * between if pays else -60
        is_dead = bool(value) and value < peak  # and of no more use to us
        return 10 if is_dead else -value - 20 * pays

    def value(self, card: str) -> int:
        return 0 if card.endswith("wager") else int(card.rsplit("-", maxsplit=1)[-1])


if __name__ == "__main__":
    import sys

    from fernweh.cli import main

    bots = "own_bot:Careful,greedy,novice,random"
    arena = ["arena", "lost_cities", "--option", "rounds=1", "--bots", bots]
    sys.argv[1:] = [*arena, *sys.argv[1:]]
    main()
