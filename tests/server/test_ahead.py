"""Looking ahead: the ways of a card, told to who acts, and followed to their ends."""

import asyncio

from tests.server.guests import actor_of, begun, serving


def served(work, folder):
    async def run():
        async with serving(folder) as site:
            await work(site)

    asyncio.run(asyncio.wait_for(run(), 60))


def moves_of(socket, verb):
    return [each["move"] for each in socket.now["choices"] if each["pieces"]["verb"] == verb]


async def with_a_card_that_moves(site):
    """Two at a table, and who acts: a card of theirs can move a pawn. A first hand may have none,
    and who ends a turn with it keeps it.
    """
    while True:
        sockets = await begun(site, "el_dorado", seats=2)
        actor = await actor_of(sockets)
        if moves_of(actor, "move"):
            return sockets, actor


def test_the_ways_of_a_card_can_be_gone(tmp_path):
    async def work(site):
        _, actor = await with_a_card_that_moves(site)
        move = moves_of(actor, "move")[0]
        told = await actor.ask("ahead", at=actor.n, move=move)
        assert told["type"] == "ahead" and told["at"] == actor.n
        way = told["ways"][-1]
        assert way["moves"][0] == move and len(way["moves"]) > 1
        for each in way["moves"]:
            await actor.act(each)
            await actor.settle()
        pawn = actor.view["seats"][actor.view["viewer"]]["pawns"][way["pieces"]["pawn"] - 1]
        assert (pawn["q"], pawn["r"]) == (way["pieces"]["q"], way["pieces"]["r"])
        assert actor.view["power"] == way["pieces"]["left"]

    served(work, tmp_path)


def test_nothing_is_written_and_nobody_else_hears_of_it(tmp_path):
    async def work(site):
        sockets, actor = await with_a_card_that_moves(site)
        other = next(each for each in sockets if each is not actor)
        n, heard = actor.n, len(other.heard)
        for move in ("", *moves_of(actor, "move")):
            assert (await actor.ask("ahead", at=n, move=move))["type"] == "ahead"
        await actor.settle()
        await other.settle()
        assert actor.n == n and [each["type"] for each in other.heard[heard:]] == ["pong"]

    served(work, tmp_path)


def test_who_may_not_ask_is_refused(tmp_path):
    async def work(site):
        sockets, actor = await with_a_card_that_moves(site)
        other = next(each for each in sockets if each is not actor)
        onlooker = await (await site.guest("onlooker")).at(actor.table_id)
        assert await other.refused("ahead", at=other.n, move="") == "not-your-turn"
        assert await onlooker.refused("ahead", at=onlooker.n, move="") == "not-seated"
        assert await actor.refused("ahead", at=actor.n - 1, move="") == "stale"
        assert await actor.refused("ahead", at=actor.n, move="xyzzy") == "no-such-move"
        assert await actor.refused("ahead", at=actor.n, move="stop") == "not-now"

    served(work, tmp_path)


def test_games_without_ways_tell_none(tmp_path):
    async def work(site):
        actor = await actor_of(await begun(site, "lost_cities"))
        for move in ("", actor.now["choices"][0]["move"]):
            assert (await actor.ask("ahead", at=actor.n, move=move))["ways"] == []

    served(work, tmp_path)
