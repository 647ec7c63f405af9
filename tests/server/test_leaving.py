"""Leaving a stranger's table at every moment: who stays is told, and can go on."""

import asyncio

import pytest

from tests.server.guests import begun
from tests.server.test_strangers import came, emptied, pressed, with_a_bot
from tests.server.test_tables import served, waited

MOMENTS = ("alone", "seated", "asked", "started", "play")
WAYS = ("get-up", "close", "forget")


async def met(site, moment):
    """The host, and the guest whom the server led to them: both as they are at that moment."""
    ada, ben = await site.guest("Ada"), await site.guest("Ben")
    waits = await came(ada, await pressed(ada))
    if moment == "alone":
        return waits, None
    if moment == "asked":
        await with_a_bot(ada, waits)
    if moment == "seated":
        await with_a_bot(ada, waits)
        come = await ben.at((await pressed(ben))["id"])  # led there, and not seated yet
        return waits, come
    come = await came(ben, await pressed(ben))
    if moment == "play":
        for seat, socket in enumerate((waits, come)):
            await socket.settle()
            await socket.show(seat)
            await socket.done("look", viewer=seat)
    return waits, come


async def left(socket, way, seat):
    await socket.settle()
    if way == "close":
        await socket.close()
    elif way == "forget":
        assert (await socket.guest.http.delete("/api/me")).status_code == 200
    elif socket.table["phase"] == "play":
        await socket.done("resign", at=socket.n)
    elif socket.table["mine"]:
        await socket.done("get-up", seat=seat)


def at_once(monkeypatch):
    """As if whoever has gone had been waited for."""
    for name in ("plan.NONCES_WITHIN", "plan.ANSWER_WITHIN"):
        monkeypatch.setattr(f"fernweh.server.{name}", 400)
    monkeypatch.setattr("fernweh.server.strangers.CLAIMED_FOR", 300)
    waited(monkeypatch, 60_000)


async def is_found_again(stays, seat, site):
    """Who stays waits, and says so; who comes next sits with them, and they play."""
    await stays.until_true(lambda s: s.table["phase"] == "seating" and not s.table["meanwhile"])
    table = stays.table
    if not table["mine"]:  # their nonce was shown: the seat is kept, and their page sits down again
        assert [each["seat"] for each in table["expected"] if each["is_me"]] == [seat]
        await stays.sit(seat)
    await asyncio.sleep(0.35)  # nobody was led there before
    eve = await site.guest("Eve")
    led = await pressed(eve)
    assert led == {"id": stays.table_id, "seat": 1 - seat, "is_new": False}
    other = await came(eve, led)
    await stays.until_true(lambda s: s.table["started"])
    await stays.show(seat), await other.show(1 - seat)
    await stays.until_true(lambda s: s.table["phase"] == "play")


async def can_end_it(stays, seat):
    """In play: it is over, or a bot may play on for who has gone."""
    await stays.until_true(lambda s: s.result or s.table["present"] == [seat])
    if stays.result is None:
        await stays.done("ask", kind="bot-in", seat=1 - seat)
        await stays.until_true(lambda s: s.table["seats"][1 - seat]["bot"])


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("moment", MOMENTS)
def test_who_waits_leaves(tmp_path, monkeypatch, moment, way):
    at_once(monkeypatch)

    async def work(site):
        waits, come = await met(site, moment)
        await left(waits, way, 0)
        if moment == "alone":
            monkeypatch.setattr("fernweh.server.strangers.HERE", 0)
            ben = await site.guest("Ben")
            assert (await pressed(ben))["is_new"]
        elif moment == "seated" and way != "close":  # whoever was on the way looks again
            sits = {"seat": 1, "name": "Ben", "nonce_hash": "11" * 32}
            assert await come.refused("sit", **sits) == "nobody-waits"
            assert (await pressed(come.guest))["is_new"]
        elif moment == "seated":
            await come.sit(1)
            await is_found_again(come, 1, site)
        elif moment == "play":
            await can_end_it(come, 1)
        else:
            if moment == "started":
                await come.settle(), await _shows(come, 1)
            await is_found_again(come, 1, site)

    served(work, tmp_path)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("moment", ["asked", "started", "play"])
def test_who_has_come_leaves(tmp_path, monkeypatch, moment, way):
    at_once(monkeypatch)

    async def work(site):
        waits, come = await met(site, moment)
        await waits.settle()
        await left(come, way, 1)
        if moment == "asked" and way != "close":  # the host plays the bot as before
            await waits.until_true(lambda s: s.table["phase"] == "seating")
            assert waits.table["meanwhile"]
        if moment == "asked":
            await waits.done("fresh-deal")
        if moment == "play":
            await can_end_it(waits, 0)
        else:
            await _shows(waits, 0)
            await is_found_again(waits, 0, site)

    served(work, tmp_path)


async def _shows(socket, seat):
    """As their page does it, unless there is nothing more to show it for."""
    await socket.settle()
    if socket.table["started"]:
        await socket.show(seat)


# While who waits plays a bot


def test_whoever_gets_up_deals_nobody_a_match_unasked(tables):
    async def work(site):
        await emptied(site)
        ada, ben, eve = [await site.guest(each) for each in ("Ada", "Ben", "Eve")]
        waits = await came(ada, await pressed(ada))
        bot = await with_a_bot(ada, waits)
        come = await came(ben, await pressed(ben))
        await come.done("get-up", seat=1)
        led = await pressed(eve)
        assert led == {"id": waits.table_id, "seat": 1, "is_new": False}
        other = await came(eve, led)
        await other.settle()
        assert other.table["meanwhile"] and not other.table["started"]
        await waits.done("fresh-deal")
        await other.until_true(lambda s: s.table["started"])
        assert bot.result is None

    tables(work)


def test_only_who_plays_the_bot_answers(tables):
    async def work(site):
        await emptied(site)
        ada, ben = await site.guest("Ada"), await site.guest("Ben")
        waits = await came(ada, await pressed(ada))
        await with_a_bot(ada, waits)
        come = await came(ben, await pressed(ben))
        assert await come.refused("fresh-deal") == "not-asked"
        bot = await ben.at(await ben.make(bots=["", "greedy"]))
        await bot.sit(0)
        assert await come.refused("meanwhile", table=bot.table_id) == "already-begun"
        assert come.table["meanwhile"] and not come.table["started"]
        await waits.done("fresh-deal")
        await come.until_true(lambda s: s.table["started"])

    tables(work)


def test_meanwhile_is_a_match_in_play_with_bots_alone(tmp_path):
    async def work(site):
        ada, _ = await begun(site)
        waits = await came(ada.guest, await pressed(ada.guest))
        between = ada.table_id  # people
        assert await waits.refused("meanwhile", table=between) == "no-such-table"
        early = await ada.guest.at(await ada.guest.make(bots=["", "greedy"]))
        await early.sit(0)
        assert await waits.refused("meanwhile", table=early.table_id) == "no-such-table"
        bot = await with_a_bot(ada.guest, waits)
        await bot.done("resign", at=bot.n)
        assert await waits.refused("meanwhile", table=bot.table_id) == "no-such-table"

    served(work, tmp_path)


def test_who_does_not_answer_stays_with_the_bot(tables, monkeypatch):
    monkeypatch.setattr("fernweh.server.plan.ANSWER_WITHIN", 300)

    async def work(site):
        await emptied(site)
        ada, ben = await site.guest("Ada"), await site.guest("Ben")
        waits = await came(ada, await pressed(ada))
        await with_a_bot(ada, waits)
        await waits.close()
        come = await came(ben, await pressed(ben))
        await come.until_true(lambda s: s.table["phase"] == "nonces" and s.table["meanwhile"])
        await come.until_true(lambda s: s.table["phase"] == "seating")
        assert come.table["mine"] == [1] and not come.table["meanwhile"]
        state = (await site.house.store.find(come.table_id)).state
        assert state.people[0] == "" and not state.due

    tables(work)


def test_an_answer_leaves_time_to_show_a_nonce(tmp_path, monkeypatch):
    """However late it came."""
    monkeypatch.setattr("fernweh.server.plan.ANSWER_WITHIN", 700)

    async def work(site):
        ada, ben = await site.guest("Ada"), await site.guest("Ben")
        waits = await came(ada, await pressed(ada))
        await with_a_bot(ada, waits)
        come = await came(ben, await pressed(ben))
        await asyncio.sleep(0.4)
        await waits.done("fresh-deal")
        await asyncio.sleep(0.6)
        await waits.show(0), await come.show(1)
        await come.until_true(lambda s: s.table["phase"] == "play")

    served(work, tmp_path)


def test_a_match_with_a_bot_that_is_gone_keeps_nobody_waiting(tmp_path, monkeypatch):
    monkeypatch.setattr("fernweh.server.plan.ANSWER_WITHIN", 300)

    async def work(site):
        ada, ben = await site.guest("Ada"), await site.guest("Ben")
        waits = await came(ada, await pressed(ada))
        bot = await with_a_bot(ada, waits)
        await site.house.hall.delete(bot.table_id)
        come = await came(ben, await pressed(ben))
        await come.until_true(lambda s: s.table["started"])
        assert not come.table["meanwhile"] and come.table["phase"] == "nonces"

    served(work, tmp_path)
