"""A connection's eyes are derived at every send: short walks of `tests.server.eyes`, and the attack
from outside by which a hand was read.
"""

import asyncio
import hashlib
import json
import secrets

import pytest
from websockets.asyncio.client import connect

from fernweh.games import CATALOGUE
from fernweh.server.room import Room
from tests.server import eyes
from tests.server.guests import begun
from tests.server.test_tables import run, served


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_connection_sees_what_its_person_may(tmp_path, game):
    run(eyes.walk(game, 1, 150, tmp_path))


def test_the_walk_has_teeth(tmp_path, monkeypatch):
    """With eyes that are remembered it finds the leak."""
    monkeypatch.setattr(Room, "eyes_of", lambda self, listener: listener.wish)
    with pytest.raises(AssertionError):
        for seed in range(20):
            run(eyes.walk("lost_cities", seed, 150, tmp_path))


class Stranger:
    """A client written from docs/wire.md."""

    def __init__(self, socket):
        self.socket, self.heard, self.ids = socket, [], 0

    async def ask(self, kind, **facts):
        self.ids += 1
        await self.socket.send(json.dumps({"type": kind, "id": f"m{self.ids}", **facts}))
        while True:
            message = await self.hear()
            if message.get("id") == f"m{self.ids}":
                return message

    async def hear(self, within=5.0):
        message = json.loads(await asyncio.wait_for(self.socket.recv(), within))
        self.heard.append(message)
        return message


async def stranger(guest, table):
    address = guest.site.address.replace("http", "ws") + f"/socket/{table}"
    headers = {"cookie": f"fernweh={guest.cookie}"}
    found = Stranger(await connect(address, origin=guest.site.address, additional_headers=headers))
    await found.ask("hello", version=1, client="mallory")
    return found


@pytest.mark.parametrize("game", CATALOGUE)
def test_who_got_up_does_not_see_through_who_sits_there_next(tmp_path, game):
    """Sit, look, get up, keep the socket: the next hand on that seat stays its own."""

    async def work(site):
        ada, ben, mallory = [await site.guest(name) for name in ("Ada", "Ben", "Mallory")]
        table = await ada.make(game)
        spy = await stranger(mallory, table)
        hashed = hashlib.sha256(secrets.token_bytes(32)).hexdigest()
        assert (await spy.ask("sit", seat=0, name="Mallory", nonce_hash=hashed))["type"] == "done"
        assert (await spy.ask("look", viewer=0))["type"] == "done"
        assert (await spy.ask("get-up", seat=0))["type"] == "done"
        people = [await each.at(table) for each in (ben, ada)]
        for seat, each in enumerate(people):
            await each.sit(seat)
        await people[1].done("start")
        for seat, each in enumerate(people):
            await each.show(seat)
            await each.done("look", viewer=seat)
        onlooker = await (await site.guest("Olga")).at(table)
        await spy.ask("ping")
        told = [each for each in spy.heard if each["type"] in ("welcome", "step")]
        assert not any(each["now"]["choices"] for each in told)
        seen = {}
        for each in told:
            seen = each["view"] if each["type"] == "welcome" else eyes.merged(seen, each["patch"])
        assert seen == onlooker.view
        welcomes = [each["viewer"] for each in spy.heard if each["type"] == "welcome"]
        assert welcomes == [-1, 0, -1]  # a fresh one when the seat was gone
        assert (await spy.ask("why", move="draw"))["code"] == "not-seated"
        assert (await spy.ask("ahead", at=people[0].n))["code"] == "not-seated"
        await spy.socket.close()

    served(work, tmp_path)


def test_who_is_unseated_for_a_late_nonce_sees_no_more(tmp_path):
    async def work(site):
        ada, ben = [await site.guest(name) for name in ("Ada", "Ben")]
        table = await ada.make()
        first, second = await ada.at(table), await ben.at(table)
        await first.sit(0)
        await second.sit(1)
        await second.done("look", viewer=1)
        await first.done("start")
        await first.show(0)
        hall = site.house.hall
        room = hall.room(table)
        await hall.with_room(room, lambda: site.house.schedule._unseat(room))
        await second.settle()
        assert second.table["mine"] == []
        assert second.heard[-1]["type"] == "pong" and second.viewer == -1

    served(work, tmp_path)


def test_a_gesture_is_one_commit_and_all_or_nothing(tmp_path):
    async def work(site):
        sockets = await begun(site)
        actor = next(each for seat, each in enumerate(sockets) if each.now["actor"] == seat)
        before, version = actor.n, site.house.hall.room(actor.table_id).kept.version
        card = next(c["pieces"]["card"] for c in actor.now["choices"] if "card" in c["pieces"])
        moves = [f"discard {card}", "draw", "draw"]
        assert await actor.refused("gesture", at=before, moves=moves[:1] * 2) != "stale"
        room = site.house.hall.room(actor.table_id)
        assert (room.match.n, room.kept.version) == (before, version)
        n = await actor.done("gesture", at=before, moves=moves[:2])
        assert (n, room.kept.version) == (before + 2, version + 1)
        kinds = [each["type"] for each in actor.heard[-4:]]
        assert kinds[-1] == "done" and kinds[-2] == "step"  # told before it is answered

    served(work, tmp_path)
