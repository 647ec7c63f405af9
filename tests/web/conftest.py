"""A real server with the built page, and a real Chromium for each worker."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser

from fernweh.server.limits import Buckets
from fernweh.server.settings import Settings
from tests.server.guests import Site
from tests.web import gallery, house
from tests.web.gallery import Gallery
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


@pytest.fixture
def bots_at_once(site: Site) -> Iterator[None]:
    """A bot is offered after a second of waiting."""
    before = site.house.settings
    site.house.settings = msgspec.structs.replace(before, bot_offered_after=1)
    yield
    site.house.settings = before


@pytest.fixture
def limits_as_they_come(site: Site) -> Iterator[None]:
    """An address may ask for as much as a server allows that nobody has set up."""
    before, rate = site.house.requests, Settings().request_rate
    site.house.requests = Buckets(rate, rate * 5)
    yield
    site.house.requests = before


@pytest.fixture
def nobody_waits(site: Site) -> None:
    """Whoever waited in the story before has gone."""
    with sqlite3.connect(site.house.store.database.path, timeout=30) as database:
        database.execute("DELETE FROM waiting")


@pytest.fixture
def come(chromium: Browser) -> Iterator[type[Gallery]]:
    """To the gallery, on a screen of this size that leaves the board so much room."""
    gallery.built()
    visitors: list[Gallery] = []

    def visit(size: tuple[int, int], room: int) -> Gallery:
        visitors.append(Gallery(chromium, size))
        told = f"document.documentElement.style.setProperty('--board-height', '{room}px')"
        visitors[-1].context.add_init_script(f"addEventListener('DOMContentLoaded', () => {told})")
        return visitors[-1]

    yield visit  # type: ignore[misc]
    for each in visitors:
        each.context.close()
        assert each.complaints == []
