"""Play again: the same people at a new table, who has won, and what else goes with them."""

from fernweh.games import CATALOGUE, load
from fernweh.play.clock import Clock
from fernweh.play.wire import Result
from fernweh.server import series
from fernweh.server.database import Conflict, Statement
from fernweh.server.terms import Expected, State, WonBy
from tests.server.guests import begun
from tests.server.test_chairs import come, expected, names
from tests.server.test_tables import served


async def over(sockets, loser=0):
    """The match ends: somebody resigns."""
    await sockets[loser].settle()
    await sockets[loser].done("resign", at=sockets[loser].n)
    for each in sockets:
        await each.settle()


async def again(sockets, **facts):
    """All press, in this order, and sit at the new table, where it begins by itself."""
    for each in sockets:
        await each.done("rematch", **facts)
        await each.settle()
    (table,) = {each.table["rematch"] for each in sockets}
    there = [await each.guest.at(table) for each in sockets]
    for each in there:
        await come(each)
    for each in there:
        await each.settle()
        for seat in each.table["mine"]:
            await each.show(seat)
            await each.done("look", viewer=seat)
    for each in there:
        await each.settle()
    return there


def test_the_same_people_play_again_and_the_other_begins(tables):
    async def work(site):
        ada, ben = await begun(site, options={"rounds": 1}, hints=True)
        began = ada.now["actor"]
        await ada.done("say", text="good luck")
        await over([ada, ben], 0)
        there = await again([ben, ada])
        assert names(there[0]) == ["Guest 0", "Guest 1"]
        assert there[0].table["phase"] == "play" and there[0].table["is_maker"]
        assert [each.viewer for each in there] == [1, 0]
        assert there[0].now["actor"] == 1 - began
        options = there[0].table["terms"]["options"]
        assert options["starter"] == ("south", "north")[began] and options["rounds"] == 1
        assert there[0].table["terms"]["hints"]
        assert there[0].table["tally"] == {"won": [0, 1], "shared": 0}
        said = [each for each in there[0].heard if each["type"] == "talk"]
        before = [each for each in ben.heard if each["type"] == "talk"]
        assert said == before and said[0]["text"] == "good luck"
        await there[1].done("say", text="once more")
        await there[0].settle()
        last = [each for each in there[0].heard if each["type"] == "talk"][-1]
        assert (last["k"], last["voice"]) == (2, said[0]["voice"])
        assert {each.table["voice"] for each in there} >= {last["voice"]}
        await over(there, 0)
        assert there[0].table["tally"] == {"won": [1, 1], "shared": 0}
        third = await again(there)
        assert third[0].now["actor"] == began
        assert third[1].table["tally"] == {"won": [1, 1], "shared": 0}

    tables(work)


def test_two_who_press_at_the_same_time_come_to_one_table(tables):
    async def work(site):
        ada, ben = await begun(site)
        await over([ada, ben])
        asked = [(each, await each.send("rematch")) for each in (ada, ben, ada)]
        answers = [await each.answer(id) for each, id in asked]
        assert {each["type"] for each in answers} == {"done"}
        for each in (ada, ben):
            await each.settle()
        assert ada.table["rematch"] == ben.table["rematch"] != ""
        assert ada.table["onward"] == ben.table["onward"]

    tables(work)


def test_one_table_is_laid_however_many_press(tmp_path):
    async def work(site):
        ada, ben = await begun(site)
        await over([ada, ben])
        asked = [(each, await each.send("rematch")) for each in (ada, ben) * 5]
        for each, id in asked:
            assert (await each.answer(id))["type"] == "done"
        assert len(await site.house.store.all_ids()) == 2

    served(work, tmp_path)


def test_who_does_not_press_has_their_seat_kept_and_the_host_frees_it(tables):
    async def work(site):
        ada, ben = await begun(site)
        eve = await (await site.guest("Eve")).at(ada.table_id)
        await over([ada, ben])
        await ada.done("rematch")
        await ben.settle()
        onward = {"by": "Guest 0", "game": "lost_cities", "is_same": True}
        assert ben.table["onward"] == onward
        assert await eve.refused("rematch") == "not-seated"
        there = await ada.guest.at(ben.table["rematch"])
        watching = await eve.guest.at(ben.table["rematch"])
        await come(there)
        assert expected(watching) == {0: ("Guest 0", False), 1: ("Guest 1", False)}
        await watching.settle()
        assert expected(watching) == {1: ("Guest 1", False)}
        hashed = {"seat": 1, "name": "Eve", "nonce_hash": "ab" * 32}
        assert await watching.refused("sit", **hashed) == "seat-kept"
        await there.done("send-away", seat=1, name="Guest 1")
        await watching.sit(1)
        await there.settle()
        assert not there.table["started"]  # Eve was not expected: the host starts
        await there.done("start")

    tables(work)


def test_if_the_other_has_left_a_bot_takes_their_seat(tables):
    async def work(site):
        ada, ben = await begun(site)
        await over([ada, ben])
        await ben.close()
        await ada.until_true(lambda s: s.table["present"] == [0])
        assert await ada.refused("rematch", bot="nobody") == "no-such-bot"
        (there,) = await again([ada], bot="greedy")
        assert [each["bot"] for each in there.table["seats"]] == ["", "greedy"]
        assert there.table["phase"] == "play"
        assert there.table["tally"] == {"won": [0, 0], "shared": 0}

    tables(work)


def test_who_is_here_is_not_replaced(tables):
    async def work(site):
        ada, ben = await begun(site)
        await over([ada, ben])
        await ada.done("rematch", bot="greedy")
        await ada.settle()
        there = await ada.guest.at(ada.table["rematch"])
        assert set(expected(there)) == {0, 1}

    tables(work)


def test_other_options_and_another_game_go_the_same_way(tables):
    async def work(site):
        ada, ben, cyd = await begun(site, "lost_cities_rivals", 3)
        eve = await site.guest("Eve")
        path = f"/api/tables/{ada.table_id}/next"
        terms = {"game": "survive", "seats": 3, "bots": ["", "greedy", ""]}
        assert (await ada.guest.http.post(path, json=terms)).json()["code"] == "not-over"
        await ben.settle()
        await ben.done("resign", at=ben.n)
        await over([cyd])
        assert (await eve.http.post(path, json=terms)).status_code == 403
        assert (await ada.guest.http.post(path, json=terms | {"seats": 9})).status_code == 422
        answer = await cyd.guest.http.post(path, json=terms)
        assert answer.status_code == 200, answer.text
        for each in (ada, ben, cyd):
            await each.settle()
            onward = {"by": "Guest 2", "game": "survive", "is_same": False}
            assert each.table["rematch"] == answer.json()["id"]
            assert each.table["onward"] == onward
        late = await ada.guest.http.post(path, json=terms)
        assert (late.status_code, late.json()["code"]) == (409, "next-laid")
        there = await ben.guest.at(answer.json()["id"])
        # Ada and Cyd keep their seats; Ben's is a bot's now, and there is none left
        assert expected(there) == {0: ("Guest 0", False), 2: ("Guest 2", False)}
        assert there.table["tally"]["won"] == [1, 0, 0]
        assert there.table["phase"] == "seating"

    tables(work)


def test_a_host_changes_the_options_before_the_start(tables):
    async def work(site):
        ada, ben = [await site.guest(name) for name in ("Ada", "Ben")]
        table = await ada.make()
        host, guest = await ada.at(table), await ben.at(table)
        await host.sit(0)
        await guest.sit(1)
        path, terms = f"/api/tables/{table}/next", {"game": "survive", "seats": 2}
        assert (await ben.http.post(path, json=terms)).status_code == 403
        answer = await ada.http.post(path, json=terms)
        await guest.settle()
        assert guest.table["moved"] == answer.json()["id"]
        assert (await ada.http.post(path, json=terms)).json() == answer.json()  # asked twice
        there = await ben.at(guest.table["moved"])
        assert expected(there) == {0: ("Ada", False), 1: ("Ben", True)}

    tables(work)


def test_several_at_one_device_are_counted_by_their_names(tmp_path):
    async def work(site):
        ada = await site.guest("Ann")
        socket = await ada.at(await ada.make())
        for seat, name in enumerate(("Ann", "Bob")):
            ada.name = name
            await socket.sit(seat)
        await socket.done("start")
        for seat in (0, 1):
            await socket.show(seat)
        await socket.done("look", viewer=1)
        await over([socket])
        await socket.done("rematch")
        await socket.settle()
        there = await ada.at(socket.table["rematch"])
        assert [each["name"] for each in there.table["expected"]] == ["Ann", "Bob"]
        assert there.table["tally"] == {"won": [1, 0], "shared": 0}

    served(work, tmp_path)


def test_no_seat_is_kept_for_who_is_forgotten(tables):
    async def work(site):
        ada, ben = await begun(site)
        await over([ada, ben])
        await ada.done("rematch")
        await ada.settle()
        there = await ada.guest.at(ada.table["rematch"])
        assert set(expected(there)) == {0, 1}
        assert (await ben.guest.http.delete("/api/me")).status_code == 200
        await there.until_true(lambda s: set(expected(s)) == {0})
        state = (await site.house.store.find(there.table_id)).state
        assert "Guest 1" not in {each.name for each in state.expected}

    tables(work)


def test_who_was_forgotten_before_is_expected_nowhere(tables):
    async def work(site):
        ada, ben = await begun(site)
        await over([ada, ben])
        assert (await ben.guest.http.delete("/api/me")).status_code == 200
        await ada.done("rematch")
        await ada.settle()
        there = await ada.guest.at(ada.table["rematch"])
        assert set(expected(there)) == {0}
        report = {"seat": 1, "reason": "rude"}
        answer = await ada.guest.http.post(f"/api/tables/{ada.table_id}/report", json=report)
        assert answer.json()["code"] == "nobody-reported"

    tables(work)


def test_a_next_table_that_was_deleted_is_laid_again(tables):
    async def work(site):
        ada, ben = await begun(site)
        await over([ada, ben])
        found = set()
        for after in range(3):
            await ben.done("rematch")
            await ben.until_true(lambda s: s.table["rematch"])
            found.add(ben.table["rematch"])
            there = await ben.guest.at(ben.table["rematch"])
            if after == 1:  # it has gone on elsewhere
                answer = await ben.guest.http.post(
                    f"/api/tables/{there.table_id}/next", json={"game": "survive"}
                )
                there.table_id = answer.json()["id"]
            answer = await ben.guest.http.delete(f"/api/tables/{there.table_id}")
            assert answer.status_code == 200
            for each in (ada, ben):
                await each.until_true(lambda s: not s.table["rematch"])
                assert each.table["onward"] is None
        assert len(found) == 3
        answer = await ada.guest.http.post(
            f"/api/tables/{ada.table_id}/next", json={"game": "survive"}
        )
        assert "id" in answer.json()

    tables(work)


def test_a_table_deleted_behind_its_back_leads_nowhere_no_more(tmp_path):
    async def work(site):
        ada, ben = await begun(site)
        await over([ada, ben])
        await ada.done("rematch")
        await ada.settle()
        first, store = ada.table["rematch"], site.house.store
        await store.database.write([Statement("DELETE FROM matches WHERE id = $1", [first])])
        await ben.done("rematch")
        await ben.until_true(lambda s: s.table["rematch"] not in ("", first))

        eve = await site.guest("Eve")
        old = await eve.make()
        new = (await eve.http.post(f"/api/tables/{old}/next", json={"game": "survive"})).json()
        await eve.http.delete(f"/api/tables/{new['id']}")
        again = (await eve.http.post(f"/api/tables/{old}/next", json={"game": "survive"})).json()
        assert await store.find(again["id"])

    served(work, tmp_path)


def test_whoever_has_three_tables_waiting_is_told_so_and_counted_once(tmp_path):
    async def work(site):
        ada = await site.guest("Ada")
        plain = await ada.make()
        listed = [await ada.make(listed=True) for _ in range(3)]
        counted, take = [], site.house.tables_by_person.take
        site.house.tables_by_person.take = lambda *each: counted.append(each) or take(*each)
        terms = {"game": "survive", "listed": True}
        answer = await ada.http.post(f"/api/tables/{plain}/next", json=terms)
        assert (answer.status_code, answer.json()["code"]) == (409, "tables-wait")
        assert counted == []
        answer = await ada.http.post(f"/api/tables/{listed[0]}/next", json=terms)
        assert "id" in answer.json() and len(counted) == 1  # it takes the place of that one

    served(work, tmp_path)


def test_a_next_table_counts_once_however_often_others_are_faster(tmp_path, monkeypatch):
    async def work(site):
        ada, ben = await begun(site)
        await over([ada, ben])
        counted, tries, append = [], [], site.house.store.append
        site.house.hall.meter = lambda *each: counted.append(each)

        async def late(change):
            tries.append(1)
            if len(tries) < 3:
                raise Conflict
            return await append(change)

        monkeypatch.setattr(site.house.store, "append", late)
        await ada.done("rematch")
        assert (len(tries), len(counted)) == (3, 1)

    served(work, tmp_path)


def test_what_is_counted():
    clock = Clock([])
    state = State("a", ["a", "b", ""], clock, names=["A", "B", "greedy"], bots=["", "", "greedy"])
    assert series.players(state) == ["a", "b", "seat 2"]
    assert series.tally(state, None) is None
    one = series.counted(state, Result("rules", [1, 2, 3], [3, 2, 1]))
    assert one.won == [WonBy("seat 2", 1)]
    two = series.counted(state, Result("rules", [3, 3, 1], [1, 1, 3]))
    assert (two.won, two.shared) == ([], 1)
    empty = State("a", ["", ""], clock, expected=[Expected(1, "b", "B", 0)])
    assert series.players(empty) == ["", "b"]
    both = State("a", ["a", "a"], clock, names=["Ann", "Bob"], bots=["", ""])
    assert series.players(both) == ["a Ann", "a Bob"]


def test_the_next_seat_begins_in_every_game():
    for game in CATALOGUE:
        rules = load(game)
        for seats in rules.SEATS:
            named = rules.SEAT_NAMES[:seats]
            options = {"starter": "lot"}
            for first in range(seats):
                then = series.next_options(options, named, first)
                assert then == {"starter": named[(first + 1) % seats]}
            assert series.next_options(options, named, -1) == options
            last = {"starter": named[-1]}
            assert series.next_options(last, named, -1) == {"starter": named[0]}
    assert series.next_options({"cap": 3}, ("a", "b"), 0) == {"cap": 3}
