"""Who comes back is shown what the others did since their own last action."""

import random

from fernweh.play.patch import merge
from tests.server.guests import actor_of, begun, play_on
from tests.server.test_tables import served


async def missed(socket, viewer):
    path = f"/api/tables/{socket.table_id}/missed?viewer={viewer}"
    return await socket.guest.http.get(path)


async def until_turn_of(sockets, seat):
    """From another's turn on."""
    while await actor_of(sockets) is sockets[seat]:
        await play_on(sockets, random.Random(2), 1)
    while await actor_of(sockets) is not sockets[seat]:
        await play_on(sockets, random.Random(2), 1)


def test_the_others_moves_since_ones_own_lead_to_what_is_seen_now(tmp_path):
    async def work(site):
        sockets = await begun(site)
        await play_on(sockets, random.Random(1), 9)
        await until_turn_of(sockets, 0)
        found = (await missed(sockets[0], 0)).json()
        acted = {step["by"] for step in found["steps"] if step["kind"] == "action"}
        assert acted == {"south"} and found["steps"][0]["kind"] == "action"
        view = found["view"]
        for step in found["steps"]:
            view = merge(view, step["patch"])
        assert view == sockets[0].view and found["steps"][-1]["n"] == sockets[0].n

    served(work, tmp_path)


def test_nothing_is_missed_in_the_midst_of_ones_own_turn(tmp_path):
    async def work(site):
        sockets = await begun(site)
        await until_turn_of(sockets, 0)
        await play_on(sockets, random.Random(1), 1)
        assert (await missed(sockets[0], 0)).json()["steps"] == []

    served(work, tmp_path)


def test_what_lies_far_back_is_read_again(tmp_path):
    async def work(site):
        sockets = await begun(site)
        await play_on(sockets, random.Random(1), 60)
        await until_turn_of(sockets, 1)
        room = site.house.hall.room(sockets[0].table_id)
        room.match.forget(room.match.n)
        found = (await missed(sockets[1], 1)).json()
        assert {step["by"] for step in found["steps"] if step["kind"] == "action"} == {"north"}

    served(work, tmp_path)


def test_nobody_is_told_from_another_seats_eyes(tmp_path):
    async def work(site):
        sockets = await begun(site)
        assert (await missed(sockets[0], 1)).status_code == 403
        assert (await missed(sockets[0], -1)).status_code == 403

    served(work, tmp_path)
