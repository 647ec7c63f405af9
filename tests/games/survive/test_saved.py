"""The view counts the saved itself: it must agree with the rule."""

from fernweh.games.game import Game
from fernweh.games.survive.rules import saved_by
from fernweh.kernel import border
from fernweh.kernel.chance import generator


def test_the_view_counts_the_saved_as_the_rules_do():
    game, rng, most = Game("survive", 4), generator(5), 0
    while not game.is_over:
        game.let_chance(rng)
        counted = [int(saved_by(game.box[0], game.table[0], seat)) for seat in range(4)]
        assert [seat.saved for seat in game.view(-1).seats] == counted
        most = max(most, *counted)
        if not game.is_over:
            game.apply(int(border.policy(game.box, game.table, rng)))
    assert most
