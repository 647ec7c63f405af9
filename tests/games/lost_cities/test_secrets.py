"""§9: what you may know, and worlds that fit it."""

import random
from collections import Counter
from itertools import combinations

import numpy as np
import pytest

from fernweh.games.game import Game
from fernweh.kernel.chance import generator
from fernweh.laws.table_laws import fits
from tests.games.lost_cities.drawn import NORTH, SOUTH, SPECTATOR, drawn, play_all
from tests.scale import scaled


def hand_line(game: Game, viewer: int, seat: int = NORTH) -> str:
    """The line of a seat's cards, as far as the viewer may know it."""
    return game.seen_by(viewer).text().splitlines()[1 + seat]


HANDS = """
    north  hand: red-7 red-wager blue-2
    south  hand: white-3 white-4
    north to lay
"""


def test_9_1_a_hand_is_known_to_its_owner_alone():
    game = drawn(HANDS)
    assert hand_line(game, NORTH) == "north  hand: blue-2 red-wager red-7"
    assert hand_line(game, SOUTH) == hand_line(game, SPECTATOR) == "north  hand: ? ? ?"
    assert game.view(SOUTH).seats[NORTH].hand == []
    assert game.view(SPECTATOR).seats[SOUTH].hand == []


def test_9_1_the_size_of_a_hand_is_known_to_both():
    for viewer in (NORTH, SOUTH, SPECTATOR):
        assert [seat.hand_size for seat in drawn(HANDS).view(viewer).seats] == [3, 2]


def test_9_2_expeditions_lie_open():
    game = drawn("""
        north  red: wager 3 5
        south  blue: 2
        north to draw
    """)
    for viewer in (NORTH, SOUTH, SPECTATOR):
        north, south = game.view(viewer).seats
        assert north.expeditions["red"].cards == ["wager", "3", "5"]
        assert south.expeditions["blue"].cards == ["2"]


def test_9_3_of_a_discard_pile_only_the_top_is_shown():
    game = drawn("piles  red: 3 wager 9\nnorth to draw")
    for viewer in (NORTH, SOUTH, SPECTATOR):
        pile = game.view(viewer).piles["red"]
        assert (pile.top, pile.size) == ("red-9", 3)


def test_9_3_what_lies_under_it_may_be_remembered():
    game = drawn("piles  red: 3 wager 9\nnorth to draw")
    assert all("piles  red: 3 wager 9" in game.seen_by(v).text() for v in (NORTH, SOUTH, SPECTATOR))


TAKING = """
    north  hand: blue-2 blue-wager
    south  hand: white-3 white-4
    piles  red: 7  blue: wager
    north to draw
"""


def test_9_4_a_taken_card_is_known_until_it_is_laid_or_discarded():
    game = drawn(TAKING)
    game.play("take red")
    assert hand_line(game, SOUTH) == "north  hand: red-7 ? ?  known: red-7"
    assert game.view(SOUTH).seats[NORTH].hand == []  # the picture does not show it
    play_all(game, "discard white-3", "draw", "turn up green-9", "play red-7")
    assert hand_line(game, SOUTH) == "north  hand: ? ?  red: 7"


def test_9_4_of_wagers_only_the_number_is_known():
    game = drawn(TAKING)
    game.play("take blue")
    assert hand_line(game, SOUTH) == "north  hand: blue-wager ? ?  known: blue-wager"
    play_all(game, "discard white-3", "draw", "turn up green-9", "play blue-wager")
    assert (
        hand_line(game, SOUTH) == "north  hand: ? ?  blue: wager"
    )  # the other one is no longer sure


def test_9_4_a_card_drawn_unseen_stays_unknown():
    game = drawn(TAKING)
    play_all(game, "draw", "turn up green-9")
    assert hand_line(game, SOUTH) == "north  hand: ? ? ?"


# Worlds: uniform over the deals that fit

FEW = """
    north  hand: red-2 red-3  known: red-3
    south  hand: blue-7
    deck: red-wager red-wager green-5 white-8
    south to lay
"""


def test_9_worlds_are_uniform_over_the_deals_that_fit():
    """South knows red-3; the other card is any of the five that south has not seen."""
    game, found = drawn(FEW), Counter()
    for seed in range(scaled(6000, 1500)):
        world = game.determinized(SOUTH, generator(7, seed))
        found[hand_line(world, NORTH)] += 1
    cards = ["red-2 red-3", "red-wager red-3", "red-3 green-5", "red-3 white-8"]
    counts = [sum(n for line, n in found.items() if same_hand(line, hand)) for hand in cards]
    assert sum(counts) == sum(found.values())
    assert fits(np.array(counts), np.array([1, 2, 1, 1]))


def same_hand(line: str, hand: str) -> bool:
    written = line.partition("hand: ")[2].partition("  ")[0]
    return sorted(written.split()) == sorted(hand.split())


def test_9_a_spectator_shares_out_both_hands():
    game, found = (
        drawn("""
        north  hand: red-2
        south  hand: blue-7
        deck: green-5 white-8
        south to lay
    """),
        Counter(),
    )
    for seed in range(scaled(4000, 1200)):
        world = game.determinized(SPECTATOR, generator(8, seed))
        found[hand_line(world, NORTH), hand_line(world, SOUTH, SOUTH)] += 1
    assert len(found) == 2 * len(list(combinations(range(4), 2)))
    assert fits(np.array(list(found.values())), np.ones(12))


# Recall: each world is reached by a log that looks the same


@pytest.mark.parametrize("viewer", [NORTH, SOUTH, SPECTATOR])
def test_9_every_world_is_reached_by_a_log_with_the_same_visible_events(viewer):
    for seed in range(scaled(12, 3)):
        log = random_log(seed)
        world = replayed(log).determinized(viewer, generator(seed))
        other = retold(log, world, viewer)
        assert replayed(other).text() == world.text()
        assert seen(other, viewer) == seen(log, viewer)


def random_log(seed: int) -> list[str]:
    """Some way into a round: the moves, chance's too."""
    dice, game, log = random.Random(seed), Game("lost_cities", starter="north", rounds=1), []
    for _ in range(dice.randrange(30, 110)):
        moves = game.weights() if game.actor == -1 else dict.fromkeys(game.moves(), 1)
        log.append(dice.choices(list(moves), list(moves.values()))[0])
        game.play(log[-1])
    return log


def replayed(log: list[str]) -> Game:
    game = Game("lost_cities", starter="north", rounds=1)
    for move in log:
        game.play(move)
    return game


def seen(log: list[str], viewer: int) -> list:
    game = Game("lost_cities", starter="north", rounds=1)
    return [event.seen_by(viewer) for move in log for event in game.play(move)]


def unknown(game: Game, seat: int) -> Counter:
    """The cards of a hand that nobody saw taken."""
    fields = game.text().splitlines()[1 + seat].split("  ")
    words = {name: Counter(cards.split()) for name, _, cards in (f.partition(": ") for f in fields)}
    return words.get("hand", Counter()) - words.get("known", Counter())


def retold(log: list[str], world: Game, viewer: int) -> list[str]:
    """The same log with other cards turned up where the viewer could not see which."""
    game, other = replayed(log), list(log)
    for seat in {NORTH, SOUTH} - {viewer}:
        gone, come = unknown(game, seat), unknown(world, seat)
        put = list((come - gone).elements())
        for entry in drawn_by(log, seat)[::-1]:  # the latest: earlier ones may have been laid since
            card = log[entry].removeprefix("turn up ")
            if put and (gone - come)[card]:
                gone[card] -= 1
                other[entry] = f"turn up {put.pop()}"
        assert not put
    return other


def drawn_by(log: list[str], seat: int) -> list[int]:
    """The entries at which this seat was dealt or drew a card."""
    game, entries = Game("lost_cities", starter="north", rounds=1), []
    for entry, move in enumerate(log):
        events = game.play(move)
        if move.startswith("turn up") and events[0].seat == seat:
            entries.append(entry)
    return entries
