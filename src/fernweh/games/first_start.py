"""The first start: everything that a match calls is called once, and so compiled and kept.

A mark beside the compiled code says of a game that all of it is there.
"""

from collections.abc import Iterator

from fernweh.kernel.rule import cache_folder, is_warm

PARTS = 7


def has_rules(game: str) -> bool:
    """Whether an earlier start has compiled what a match of this game needs."""
    return is_warm() and (cache_folder() / f"{game}.warm").exists()


def has_search(game: str) -> bool:
    return is_warm() and (cache_folder() / f"{game}.search").exists()


def is_complete(game: str) -> bool:
    return has_rules(game) and has_search(game)


def mark_rules(game: str) -> None:
    (cache_folder() / f"{game}.warm").touch()


def mark_search(game: str) -> None:
    (cache_folder() / f"{game}.search").touch()


def touched(game: str) -> Iterator[str]:
    """Call every compiled function of a match once; each part is named before it is compiled."""
    yield "table"
    from fernweh.games.game import Game
    from fernweh.kernel import border
    from fernweh.kernel.chance import generator

    table, rng = Game(game), generator(1)
    yield "chance"
    table.weights()
    table.let_chance(rng)
    yield "moves"
    reasons = [table.why_not(move) for move in table.moves()]
    yield "sight"
    table.view(0)
    yield "bots"
    border.policy(table.box, table.table, rng)
    yield "score"
    table.score(0), table.place(0), table.stage, table.sheets()
    yield "record"
    table.digest()
    table.play(table.moves()[reasons.index(None)])
