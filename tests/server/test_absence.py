"""Who is missed at a table in play is told so, once, by the ways that they asked for."""

import asyncio
import json
from email import message_from_string, policy

import pytest

from fernweh.server import presence
from fernweh.server.presence import NOTICE_AGAIN, Presence
from fernweh.words import LANGUAGES, Words
from tests.server.guests import actor_of, begun
from tests.server.test_courier import INSIDE, hook, mail
from tests.server.test_tables import served

A_WHILE = 0.6  # seconds: dozens of looks around


@pytest.fixture(autouse=True)
def soon(monkeypatch):
    monkeypatch.setattr("fernweh.server.presence.NOTICE_AFTER", 50)
    monkeypatch.setattr("fernweh.server.schedule._PARK_EVERY", 0.02)


@pytest.fixture
def listener():
    with hook(INSIDE) as found:
        yield found


async def asks(socket, listener, **ways):
    """This guest asks for notices."""
    webhook = f"http://{INSIDE}:{listener.server_port}/{socket.guest.name.split()[-1]}"
    answer = await socket.guest.http.put("/api/me/notices", json={"webhook": webhook} | ways)
    assert answer.status_code == 200, answer.text


async def until(wanted):
    for _ in range(400):
        if wanted():
            return
        await asyncio.sleep(0.05)
    raise AssertionError(wanted)


def test_who_is_missed_is_told_once(tables, listener):
    async def work(site):
        ada, ben = await begun(site, "lost_cities_rivals")
        for each in (ada, ben):
            await asks(each, listener)
        await ben.close()
        await until(lambda: listener.heard)
        await asyncio.sleep(A_WHILE)
        ((path, _, body),) = listener.heard
        told = json.loads(body)
        assert path == "/1" and told["event"] == "missed" and told["game"] == "lost_cities_rivals"
        assert told["link"].endswith(f"/table/{ada.table_id}") and set(told) == {
            "event", "game", "n", "link",
        }  # fmt: skip

    tables(work, private_webhooks=True, park_after=1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_letter_says_it_in_the_persons_language(tmp_path, listener, lang):
    async def work(site):
        _, ben = await begun(site)
        await asks(ben, listener, mail="ben@games.example", lang=lang)
        await ben.close()
        await until(lambda: any(line.upper() == "QUIT" for _, line in server.heard))
        letter = message_from_string("\n".join(server.letter), policy=policy.default)
        title = Words(lang)("game-lost-cities")
        assert letter["Subject"] == Words(lang)("notice-subject-missed", title=title)
        lines = letter.get_content().split("\n")
        assert lines[0] == Words(lang)("notice-text-missed", title=title)
        assert f"{site.address}/table/{ben.table_id}" in lines

    with mail(None) as server:
        smtp = f"smtp://localhost:{server.server_address[1]}"
        settings = {"smtp": smtp, "mail_from": "f@games.example", "private_webhooks": True}
        served(work, tmp_path, **settings)


# Whom nothing is told


async def over_days(site, listener):
    _, ben = await begun(site, clock={"kind": "days"})
    await asks(ben, listener)
    await ben.close()


async def nobody_who_sits_there_waits(site, listener):
    ada, ben = await begun(site)
    eve = await (await site.guest("Eve")).at(ada.table_id)
    for each in (ada, ben):
        await asks(each, listener)
    for each in (ada, ben):
        await each.close()
    await eve.until_true(lambda s: s.table["present"] == [])


async def a_bot_plays_for_them(site, listener):
    ada, ben = await begun(site)
    await ben.close()
    await ada.until_true(lambda s: s.table["present"] == [0])
    await ada.done("ask", kind="bot-in", seat=1)
    await asks(ben, listener)


async def it_is_over(site, listener):
    ada, ben = await begun(site)
    await ada.done("resign", at=ada.n)
    await asks(ben, listener)
    await ben.close()


async def it_has_not_begun(site, listener):
    ada, ben = [await site.guest(name) for name in ("Ada", "Ben")]
    table = await ada.make()
    for seat, each in enumerate((await ada.at(table), await ben.at(table))):
        await each.sit(seat)
    await asks(each, listener)
    await each.close()


async def they_are_here_by_another_device(site, listener):
    ada, ben = await begun(site)
    await asks(ben, listener)
    await ben.guest.at(ada.table_id, viewer=1)
    await ben.close()


QUIET = [
    over_days, nobody_who_sits_there_waits, a_bot_plays_for_them, it_is_over, it_has_not_begun,
    they_are_here_by_another_device,
]  # fmt: skip


@pytest.mark.parametrize("story", QUIET)
def test_nothing_is_told_where(tmp_path, listener, monkeypatch, story):
    if story is a_bot_plays_for_them:
        monkeypatch.setattr(presence, "GRACE", 0)
        monkeypatch.setattr(presence, "NOTICE_AFTER", 1_000)

    async def work(site):
        await story(site, listener)
        monkeypatch.setattr(presence, "NOTICE_AFTER", 0)
        await asyncio.sleep(A_WHILE)
        assert listener.heard == []

    served(work, tmp_path, private_webhooks=True)


# A match that is parked while somebody looks on


def test_who_leaves_a_parked_table_is_missed(tmp_path, listener):
    async def work(site):
        ada, ben = await begun(site)
        await actor_of([ada, ben])
        await asks(ben, listener)
        await until(lambda: not site.room(ada.table_id).is_open)
        await ben.close()
        await ada.until_true(lambda s: s.table["grace"][1] > 0)
        await until(lambda: listener.heard)

    served(work, tmp_path, private_webhooks=True, park_after=0)


# How often


def test_once_for_an_absence_and_not_every_moment():
    here, now, soon = {"ada"}, 1_000_000, presence.NOTICE_AFTER
    found = Presence()
    found.note(["ada", "ben"], here, now)
    assert found.to_notify(now + soon - 1) == []
    assert found.to_notify(now + soon) == ["ben"]
    assert found.to_notify(now + 10 * NOTICE_AGAIN) == []
    found.note(["ada", "ben"], {"ada", "ben"}, now)
    found.note(["ada", "ben"], here, now + 2 * soon)  # away again soon after
    assert found.to_notify(now + 4 * soon) == []
    assert found.to_notify(now + soon + NOTICE_AGAIN) == ["ben"]
    found.note(["ada", "ben"], set(), now)
    assert found.late(now + 10 * NOTICE_AGAIN) == []
