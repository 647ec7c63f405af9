"""A real server with the built page, and a real Chromium for each worker."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.server.guests import Site
from tests.web import house
from tests.web.people import Person


@pytest.fixture(scope="session")
def built() -> Path:
    return house.built()


@pytest.fixture(scope="session")
def site(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with house.served(tmp_path_factory.mktemp("web")) as found:
        yield found


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with house.browser() as found:
        yield found


@pytest.fixture
def visit(site: Site, chromium: Browser) -> "Iterator[type[Person]]":
    """Makes people, each with a browser of their own; what their consoles complain of fails."""
    people: list[Person] = []

    def come(name: str = "Ada", **facts: object) -> Person:
        people.append(Person(chromium, **({"address": site.address, "name": name} | facts)))
        return people[-1]

    yield come  # type: ignore[misc]
    complaints = [each for person in people for each in person.complaints]
    for person in people:
        person.context.close()
    assert complaints == []
