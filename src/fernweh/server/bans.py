"""Who is not let in, by an operator's word: a person or an address, for a time or for ever.

They may look on like anybody. Where they would sit, talk, or make something, they are told why not,
and for how long.
"""

import ipaddress
from contextlib import suppress

from fernweh.kernel.fault import Fault
from fernweh.server.addresses import network_of
from fernweh.server.database import Database, Row, Statement
from fernweh.server.people import FOR_EVER
from fernweh.server.timepiece import date_ms

DAY = 86_400_000
PERSON, ADDRESS = "person", "address"
# Nobody is led to who is banned: where others sit with them, not before they are put out
_WAITS_NOT = (
    "DELETE FROM waiting WHERE maker = $1 AND NOT EXISTS"
    " (SELECT 1 FROM seats WHERE seats.match = waiting.match AND seats.person <> $1)",
    "UPDATE waiting SET free = 0 WHERE match IN (SELECT match FROM seats WHERE person = $1)",
    "UPDATE waiting SET claimant = '', claimed = 0 WHERE claimant = $1",
)
_PREFIXES = {4: (32,), 6: (64, 128)}  # of what is counted as one sender


def whom(who: str) -> tuple[str, str]:
    """A person, or an address as the server counts it; no other network is ever met."""
    try:
        network = ipaddress.ip_network(who, strict=False)
    except ValueError:
        return PERSON, who
    if network.prefixlen not in _PREFIXES[network.version]:
        raise Fault("ban-network", network=who)
    return ADDRESS, network_of(str(network.network_address))


async def must_be_welcome(database: Database, person: str, address: str) -> None:
    rows = await database.read(
        "SELECT until, reason FROM bans WHERE until > $3"
        " AND ((kind = 'person' AND name = $1) OR (kind = 'address' AND name = $2))"
        " ORDER BY until DESC LIMIT 1",
        [person, address, date_ms()],
    )
    if rows:
        raise Fault("banned", days=_days(rows[0][0]), reason=rows[0][1])


def _days(until: int) -> int:
    """That are left, the last one begun; 0 for ever."""
    return 0 if until >= FOR_EVER else -(-(until - date_ms()) // DAY)


async def ban(database: Database, kind: str, name: str, days: int, reason: str) -> None:
    """0 days are for ever."""
    sql = (
        "INSERT INTO bans (kind, name, until, reason, at) VALUES ($1, $2, $3, $4, $5)"
        " ON CONFLICT (kind, name) DO UPDATE SET until = $3, reason = $4, at = $5"
    )
    now = date_ms()
    until = now + days * DAY if days else FOR_EVER
    row = Statement(sql, (kind, name, until, reason, now))
    await database.write([row, *(Statement(each, [name]) for each in _WAITS_NOT)])


async def since(database: Database, at: int) -> list[Row]:
    """Kind and name of the bans that hold and were spoken since then."""
    sql = "SELECT kind, name FROM bans WHERE at > $1 AND until > $2"
    return await database.read(sql, [at, date_ms()])


async def lift(database: Database, who: str) -> bool:
    """Also a network, of a time when those were written down."""
    name = who
    with suppress(Fault):
        _, name = whom(who)
    sql = "DELETE FROM bans WHERE name IN ($1, $2) RETURNING name"
    return bool(await database.take(sql, [who, name]))


async def all_of(database: Database) -> list[tuple[str, str, int, str]]:
    """Kind, name, days left (0 for ever) and reason of every ban that holds."""
    rows: list[Row] = await database.read(
        "SELECT kind, name, until, reason FROM bans WHERE until > $1 ORDER BY at DESC", [date_ms()]
    )
    return [(row[0], row[1], _days(row[2]), row[3]) for row in rows]
