"""The short run of `tests.server.fairness`, and no byte of the secret before the end."""

import random

import msgspec
import pytest

from fernweh.games import CATALOGUE
from tests.server import fairness
from tests.server.guests import actor_of, begun, play_on
from tests.server.test_tables import served


@pytest.mark.parametrize("game", CATALOGUE)
def test_records_verify_and_a_flipped_bit_does_not(game):
    record = fairness.finished(game, 1)
    assert fairness.survives(record)
    rng = random.Random(1)
    assert not any(fairness.survives(fairness.flipped(record, rng)) for _ in range(5))


def test_draws_are_even():
    assert fairness.chi_square(30_000, b"k" * 32) < fairness.CRITICAL


def test_the_secret_is_told_at_the_end_only(tmp_path):
    async def work(site):
        sockets = await begun(site, options={"rounds": 1, "cap": 4})
        secret = site.house.hall.rooms[sockets[0].table_id].match.secret
        await play_on(sockets, random.Random(1), 3)
        address = f"/api/tables/{sockets[0].table_id}/record"
        running = (await sockets[0].guest.http.get(address)).content
        await play_on(sockets, random.Random(1))
        await actor_of(sockets)
        over = (await sockets[0].guest.http.get(address)).content
        said = msgspec.json.encode([each.heard for each in sockets])
        assert secret.hex().encode() not in running + said and secret.hex().encode() in over
        for n in range(0, 64, 8):  # nor any part of it worth having
            assert secret.hex()[n : n + 16].encode() not in running + said or n > 48

    served(work, tmp_path)
