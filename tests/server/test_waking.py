"""While rules are compiled: the game that somebody opened comes first, and its table says so."""

import asyncio

import pytest

from fernweh.games.game import Game
from fernweh.kernel.chance import generator
from fernweh.server.first_start import FirstStart
from fernweh.server.thinkers import Thinkers
from tests.server.test_bots import against_bots
from tests.server.test_tables import served


def asleep(first: FirstStart) -> list[tuple[str, ...]]:
    """As on a machine that has compiled nothing; what is compiled is named and not done."""
    compiled: list[tuple[str, ...]] = []

    async def compile(*games: str) -> None:
        compiled.append(games)

    first.is_over, first._compile = False, compile
    return compiled


def test_a_table_says_until_when_its_bot_plays_its_first_thought(tmp_path):
    async def work(site):
        first = site.house.first_start
        asleep(first)
        search, policy = [await against_bots(site, bot) for bot in ("legend", "greedy")]
        assert search.table["waking"] and not policy.table["waking"]
        await first._take("searches", "survive")
        assert not first.is_awake("lost_cities")
        await first._take("searches", "lost_cities")
        await search.until_true(lambda s: not s.table["waking"])

    served(work, tmp_path)


def test_the_games_that_are_open_are_compiled_first_and_once(tmp_path):
    async def work(site):
        first = site.house.first_start
        compiled = asleep(first)
        task = asyncio.create_task(first._compile_wanted())
        for game in ("survive", "lost_cities", "survive"):
            await against_bots(site, "legend", game=game)
        await asyncio.sleep(0.05)
        task.cancel()
        assert compiled == [("survive",), ("lost_cities",)]

    served(work, tmp_path)


@pytest.mark.compiled
def test_bots_think_compiled_where_their_game_is_and_only_there():
    """A process for each kind; none compiles by itself what another is compiling."""

    async def story():
        thinkers = Thinkers(1, limit=30)
        thinkers.is_awake = lambda game: game == "lost_cities"
        for name in ("lost_cities", "lost_cities_rivals", "lost_cities"):
            game = Game(name)
            game.let_chance(generator(1))
            assert await thinkers.choose(game.seen_by(game.actor), "greedy") in game.moves()
        kinds = {each._interpreted for each in thinkers._all if each.pid}
        restarts = thinkers.restarts
        await thinkers.stop()
        assert kinds == {True, False} and restarts == 0

    asyncio.run(story())
