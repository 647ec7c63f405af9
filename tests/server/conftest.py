"""Stories at tables: told at one worker, and at two that share PostgreSQL and Redis."""

from contextlib import asynccontextmanager

import pytest

from tests.server import services
from tests.server.guests import Spread, serving
from tests.server.test_tables import run

_KEY = "33" * 32


@pytest.fixture(scope="session")
def database(tmp_path_factory):
    with services.postgres(tmp_path_factory.mktemp("many")) as address:
        yield address


@pytest.fixture(scope="session")
def redis(tmp_path_factory):
    with services.redis(tmp_path_factory.mktemp("redis")) as address:
        yield address


@asynccontextmanager
async def _spread(folder, **shared):
    async with serving(folder, **shared) as one, serving(folder, **shared) as two:
        site = Spread([one, two])
        yield site
        await site.close()


_services = pytest.mark.xdist_group("services")
_WAYS = ["one", pytest.param("two", marks=_services), pytest.param("apart", marks=_services)]


@pytest.fixture(params=_WAYS)
def tables(request, tmp_path):
    """Tells a story: at one worker; at two, whose people are led together; and at two that cannot
    reach each other, so that whoever comes is served where they came.
    """

    def tell(work, **settings):
        async def story():
            async with _site(request, tmp_path, settings) as site:
                await work(site)

        run(story())

    return tell


def _site(request, folder, settings):
    if request.param == "one":
        return serving(folder, **settings)
    named = {name: request.getfixturevalue(name) for name in ("database", "redis")}
    apart = {"worker_address": "127.0.0.1:9"} if request.param == "apart" else {}
    return _spread(folder, key=_KEY, **named, **apart, **settings)
