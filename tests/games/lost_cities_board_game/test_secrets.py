"""§10: what you may know, and worlds that fit it."""

import random
from collections import Counter

import numpy as np
import pytest

from fernweh.games.game import Game
from fernweh.kernel.chance import generator
from fernweh.laws.table_laws import fits
from tests.games.lost_cities_board_game.drawn import (
    EAST,
    NAME,
    NORTH,
    SOUTH,
    SPECTATOR,
    dealt,
    drawn,
    play_all,
)
from tests.scale import scaled


def seat_line(game: Game, viewer: int, seat: int = NORTH) -> str:
    """The line of a seat, as far as the viewer may know it."""
    return game.seen_by(viewer).text().splitlines()[1 + seat]


HANDS = """
    north  hand: red-7 red-7 blue-2
    east   hand: white-3 white-4
    south  hand: green-1
    north to lay
"""


def test_10_1_a_hand_is_known_to_its_owner_alone():
    game = drawn(HANDS, seats=3)
    assert seat_line(game, NORTH) == "north  hand: red-7 red-7 blue-2"
    for viewer in (EAST, SOUTH, SPECTATOR):
        assert seat_line(game, viewer) == "north  hand: ? ? ?"
        assert game.view(viewer).seats[NORTH].hand == []


def test_10_1_the_size_of_a_hand_is_known_to_all():
    for viewer in (NORTH, EAST, SOUTH, SPECTATOR):
        assert [seat.hand_size for seat in drawn(HANDS, seats=3).view(viewer).seats] == [3, 2, 1]


def test_10_2_rows_explorers_tiles_and_artifacts_lie_open():
    game = drawn("""
        north  tokens: 2  found: 1  red: 3 5 researcher@3
        east   blue: 2 adventurer@1
        tiles  red: arrow@3  white: 15@9
        north to draw
    """)
    for viewer in (NORTH, EAST, SPECTATOR):
        view = game.view(viewer)
        row = view.seats[NORTH].rows["red"]
        assert (row.cards, row.explorer, row.stone) == (["3", "5"], "researcher", 3)
        assert view.seats[EAST].rows["blue"].stone == 1
        assert [seat.artifacts for seat in view.seats] == [3, 0]
        assert (view.paths["red"][2], view.paths["white"][8]) == ("arrow", "15")


TOTALS = """
    north  points: 35  red: 3 5 adventurer@2
    east   points: 20
    deck: 1
    chance to turn up for north
"""


def test_10_3_the_others_points_lie_face_down_until_the_end():
    game = drawn(TOTALS)
    shown = {v: [s.points for s in game.view(v).seats] for v in (NORTH, EAST, SPECTATOR)}
    assert shown == {NORTH: [35, -1], EAST: [-1, 20], SPECTATOR: [-1, -1]}
    game.play("turn up red-0")
    for viewer in (NORTH, EAST, SPECTATOR):
        assert [seat.points for seat in game.view(viewer).seats] == [0, 0]


def test_10_3_every_gain_may_be_remembered():
    """Programs may know the totals, and what explorers are worth is open to all."""
    game = drawn(TOTALS)
    assert all("points: 35" in seat_line(game, v) for v in (NORTH, EAST, SPECTATOR))
    assert game.view(EAST).seats[NORTH].standing == -15


def test_10_4_of_a_discard_pile_only_the_top_is_shown():
    game = drawn("piles  red: 3 0 9\nnorth to draw")
    for viewer in (NORTH, EAST, SPECTATOR):
        pile = game.view(viewer).piles["red"]
        assert (pile.top, pile.size) == ("red-9", 3)
        assert "piles  red: 3 0 9" in game.seen_by(viewer).text()  # it may be remembered


TAKING = """
    north  hand: blue-2 red-7  red: 1 adventurer@1
    east   hand: white-3 white-4
    piles  red: 7
    north to draw
"""


def test_10_5_a_taken_card_is_known_until_such_a_card_is_laid_or_discarded():
    game = drawn(TAKING)
    game.play("take red")
    assert seat_line(game, EAST) == "north  hand: red-7 ? ?  known: red-7  red: 1 adventurer@1"
    assert game.view(EAST).seats[NORTH].hand == []  # the picture does not show it
    play_all(game, "discard white-3", "draw", "turn up green-9", "play red-7")
    assert (
        seat_line(game, EAST) == "north  hand: ? ?  red: 1 7 adventurer@2"
    )  # the other one is not
    assert seat_line(game, NORTH) == "north  hand: red-7 blue-2  red: 1 7 adventurer@2"


def test_10_5_both_cards_of_a_kind_can_be_known():
    game = drawn("""
        north  hand: red-7 red-7 blue-2  known: red-7 red-7
        east   hand: white-3
        north to lay
    """)
    assert seat_line(game, EAST) == "north  hand: red-7 red-7 ?  known: red-7 red-7"
    game.play("discard red-7")
    assert seat_line(game, EAST) == "north  hand: red-7 ?  known: red-7"


def test_10_5_a_card_drawn_unseen_stays_unknown():
    game = drawn(TAKING)
    play_all(game, "draw", "turn up green-9")
    assert seat_line(game, EAST) == "north  hand: ? ? ?  red: 1 adventurer@1"


def test_10_6_nobody_knows_the_cards_set_aside():
    """They are among the unseen ones for everybody."""
    game = dealt(2)
    for viewer, unseen in ((NORTH, 102), (EAST, 102), (SPECTATOR, 110)):
        seen = game.seen_by(viewer)
        deck = seen.table[0].deck
        assert sum(int(word).bit_count() for word in deck) == unseen
        assert seen.view(viewer).deck == 64


# Worlds: uniform over the deals that fit

FEW = """
    north  hand: red-2 red-3  known: red-3
    east   hand: blue-7
    deck: red-5 red-5 green-5 white-8
    east to lay
"""


def test_10_worlds_are_uniform_over_the_deals_that_fit():
    """East knows red-3; the other card is any of the five that east has not seen."""
    game, found = drawn(FEW), Counter()
    for seed in range(scaled(6000, 1200)):
        world = game.determinized(EAST, generator(7, seed))
        found[seat_line(world, NORTH)] += 1
    hands = ["red-2 red-3", "red-3 red-5", "red-3 green-5", "red-3 white-8"]
    counts = [n for hand in hands for line, n in found.items() if f"hand: {hand} " in line]
    assert sum(counts) == sum(found.values())
    assert fits(np.array(counts), np.array([1, 2, 1, 1]))


def test_10_6_the_cards_set_aside_may_be_in_any_hand():
    """With two players, what the other holds is any eight of the 102 cards not seen."""
    game = dealt(2)
    mine = Counter(game.view(NORTH).seats[NORTH].hand)
    found: Counter = Counter()
    for seed in range(scaled(3000, 300)):
        found.update(game.determinized(NORTH, generator(9, seed)).view(EAST).seats[EAST].hand)
    kinds = [f"{colour}-{value}" for colour in game.view(NORTH).paths for value in range(11)]
    ways = np.array([2 - mine[kind] for kind in kinds])
    counts = np.array([found[kind] for kind in kinds])
    assert not counts[ways == 0].any()
    assert fits(counts, ways)


# Recall: each world is reached by a log that looks the same


@pytest.mark.parametrize("viewer", [NORTH, EAST, SOUTH, SPECTATOR])
def test_10_every_world_is_reached_by_a_log_with_the_same_visible_events(viewer):
    for seed in range(scaled(12, 2)):
        log = random_log(seed)
        world = replayed(log).determinized(viewer, generator(seed))
        other = retold(log, world, viewer)
        assert replayed(other).text() == world.text()
        assert seen(other, viewer) == seen(log, viewer)


def fresh() -> Game:
    return Game(NAME, 3, starter="north", expeditions=1)


def random_log(seed: int) -> list[str]:
    """Some way into an expedition: the moves, chance's too."""
    dice, game, log = random.Random(seed), fresh(), []
    for _ in range(dice.randrange(60, 180)):
        moves = game.weights() if game.actor == -1 else dict.fromkeys(game.moves(), 1)
        log.append(dice.choices(list(moves), list(moves.values()))[0])
        game.play(log[-1])
    return log


def replayed(log: list[str]) -> Game:
    game = fresh()
    for move in log:
        game.play(move)
    return game


def seen(log: list[str], viewer: int) -> list:
    game = fresh()
    return [event.seen_by(viewer) for move in log for event in game.play(move)]


def unknown(game: Game, seat: int) -> Counter:
    """The cards of a hand that nobody saw taken."""
    fields = (field.strip() for field in game.text().splitlines()[1 + seat].split("  "))
    words = {name: Counter(cards.split()) for name, _, cards in (f.partition(": ") for f in fields)}
    return words.get("hand", Counter()) - words.get("known", Counter())


def retold(log: list[str], world: Game, viewer: int) -> list[str]:
    """The same log with other cards turned up where the viewer could not see which."""
    game, other = replayed(log), list(log)
    for seat in {NORTH, EAST, SOUTH} - {viewer}:
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
    game, entries = fresh(), []
    for entry, move in enumerate(log):
        events = game.play(move)
        if move.startswith("turn up") and events[0].seat == seat:
            entries.append(entry)
    return entries
