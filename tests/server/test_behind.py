"""What is due is done though this worker has not heard of the last entry, and lost by nothing."""

from fernweh.server.room import MOST_STEPS, Room
from fernweh.server.store import Due
from tests.server.guests import begun
from tests.server.test_tables import served


def test_a_room_that_is_behind_reads_on_before_a_row_is_done(tmp_path):
    """Another worker's entry of which no word came: the bot moves all the same."""

    async def work(site):
        ada = await site.guest("Ada")
        table = await ada.make(bots=["", "greedy"], clock={"kind": "days"})
        socket = await ada.at(table)
        await socket.sit(0)
        await socket.done("start")
        await socket.show(0)
        await socket.done("look", viewer=0)
        await socket.until_true(lambda s: s.now["actor"] == 0)
        hall, schedule = site.house.hall, site.house.schedule
        other = Room(table, hall.store, 0, key=site.house.key)  # as another worker has it
        await other.open()
        while other.match.actor == 0:
            other.match.act(0, other.match.game.moves()[0])
        here = hall.room(table)
        await other.commit()
        assert here.kept.n < other.kept.n
        await schedule._do(Due(table, "bot", other.kept.n, 0))
        assert here.kept.n > other.kept.n  # it has read on, and moved
        await socket.until(here.kept.n)

    served(work, tmp_path)


def test_a_bot_that_thought_while_its_room_was_given_up_moves_where_people_are(tmp_path):
    async def work(site):
        sockets = await begun(site)
        hall, table = site.house.hall, sockets[0].table_id
        old = hall.rooms.pop(table)
        due = Due(table, "bot", old.kept.n, 0)
        assert site.house.schedule._is_wanted(due) and hall.rooms.get(table) is None
        watched = due._replace(watched=1)
        assert not site.house.schedule._is_wanted(watched)
        hall.rooms[table] = old

    served(work, tmp_path)


def test_who_comes_back_from_far_behind_is_shown_all_anew(tmp_path):
    async def work(site):
        sockets = await begun(site)
        for _ in range(MOST_STEPS // 2 + 1):
            for socket in sockets:
                await socket.settle()
            actor = next(s for seat, s in enumerate(sockets) if s.now["actor"] == seat)
            await actor.act(actor.now["choices"][0]["move"])
            await actor.done("take-back", at=actor.n)
        await site.room(sockets[0].table_id).remember_all()
        again = await sockets[0].guest.at(sockets[0].table_id, viewer=0, since=1)
        await again.settle()
        kinds = [each["type"] for each in again.heard]
        assert "welcome" in kinds and "step" not in kinds

    served(work, tmp_path)
