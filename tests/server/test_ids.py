"""Nobody is told who anybody is: all that goes out is read for ids, cookies and keys of others."""

import msgspec

from fernweh.server.openapi import ROUTES
from tests.server.guests import begun
from tests.server.test_clubs import asked, handle, joined, seen
from tests.server.test_history import resigned
from tests.server.test_ratings import rated_match
from tests.server.test_tables import served


class Ear:
    """What each guest is answered, by guest."""

    def __init__(self, *guests):
        self.guests, self.told = guests, {each.name: [] for each in guests}
        for each in guests:
            each.http.event_hooks = {"response": [self._of(each.name)]}

    def _of(self, name):
        async def hear(response):
            await response.aread()
            self.told[name].append(response.content)

        return hear

    def all(self):
        """With what came by sockets."""
        for each in self.guests:
            yield (
                each,
                b"".join(
                    [*self.told[each.name], *map(msgspec.json.encode, heard_by(each.sockets))]
                ),
            )


def heard_by(sockets):
    return [message for socket in sockets for message in socket.heard]


async def looked_everywhere(guest, tables, club):
    """Every path that only reads, at every table, from any eyes."""
    for route in ROUTES:
        if route.method != "GET" or route.path.startswith(("/api/lessons", "/api/metrics")):
            continue
        for id in [*tables, club] if "{id}" in route.path else [""]:
            path = route.path.replace("{id}", id).replace("{game}", "lost_cities")
            for viewer in ("-2", "-1", "0", "1") if route.viewer else ("",):
                asks = {"viewer": viewer} if viewer else {}
                await guest.http.get(path.replace("{seats}", "2"), params=asks)


async def lived(site):
    """A match that is over and rated, one that runs, talk, a club, a report, a seat kept: two
    people who meet, and one who only looks on.
    """
    running = await begun(site)
    ada, ben = [each.guest for each in running]
    eve = await site.guest("Eve")
    ear = Ear(ada, ben, eve)
    for each in (ada, ben):
        await asked(each, "PUT", "/api/me", {"name": each.name})
        await asked(each, "PUT", "/api/me/ratings", {"wants": True})
    club = (await asked(ada, "POST", "/api/clubs", {"name": "Nomads"}))["id"]
    await joined(ben, (await seen(ada, club))["link"])
    await asked(ben, "PUT", "/api/me/free", {"is_free": True})
    wish = {"member": handle(await seen(ada, club), ben.name), "game": "lost_cities"}
    invited = (await asked(ada, "POST", f"/api/clubs/{club}/invite", wish))["id"]
    over = await rated_match(site, ada, ben)
    watching = [await eve.at(each.table_id) for each in (running[0], over[0])]
    for each in (*over, watching[1]):
        await each.done("say", text="hello")
    await resigned(over)
    await over[0].done("rematch")
    for each in (*running, *over, *watching):
        await each.settle()
    next_one = over[0].table["rematch"]
    told = {"seat": 1, "reason": "rude"}
    await asked(ada, "POST", f"/api/tables/{over[0].table_id}/report", told)
    tables = [running[0].table_id, over[0].table_id, next_one, invited]
    for each in (ada, ben, eve):
        await (await each.at(next_one)).settle()
        await looked_everywhere(each, tables, club)
    return ear, club, invited


async def hidden_from_all(site):
    """Ids of people, what a shuffle that is not over is drawn by, whose network a table is."""
    read = site.house.store.database.read
    people = await read("SELECT id FROM people UNION SELECT person FROM seats")
    secrets = await read("SELECT secret FROM matches WHERE phase <> 'closed'")
    senders = await read("SELECT sender FROM waiting WHERE sender <> ''")
    assert len(people) > 1 and len(secrets) > 2 and senders
    texts = [row[0] for row in (*people, *senders)]
    return [each.encode() for each in (*texts, *(bytes(row[0]).hex() for row in secrets))]


def test_no_id_no_cookie_and_no_key_goes_to_anybody(tmp_path):
    async def work(site):
        ear, club, invited = await lived(site)
        cookies = [each.cookie.encode() for each in ear.guests]
        hidden = [*await hidden_from_all(site), *cookies, site.house.key.hex().encode()]
        for guest, told in ear.all():
            assert [each for each in hidden if each in told] == []
            for inside in (club.encode(), invited.encode(), b"Nomads"):  # of the club's members
                assert (inside in told) == (guest.name != "Eve")

    served(work, tmp_path)
