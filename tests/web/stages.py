"""Moments worth looking at: matches that bots have played, and a person's turn in the midst."""

import random

from playwright.sync_api import expect

from fernweh.games import CATALOGUE
from tests.web.people import Person
from tests.web.terms import every

# The most seats, and the longest fair match that is not too long
TERMS = {game: {"seats": CATALOGUE[game].seats[-1], **terms} for game, terms in every().items()}


def finished(person: Person, game: str, bot: str = "greedy") -> str:
    """A match that bots have played to its end."""
    terms = TERMS[game]
    table = person.make(game, **terms, bots=[bot] * terms["seats"])
    person.open(table)
    person.page.locator(".start").click()
    person.until("!!document.querySelector('.result')", within=900)  # a busy machine takes its time
    return table


def entries(person: Person, table: str) -> int:
    return int(person.context.request.get(f"/api/tables/{table}").json()["n"])


def branched(person: Person, table: str, n: int, seat: int = 0, bot: str = "greedy") -> str:
    """A new table that goes on from entry n: one seat the person's, and it is their turn."""
    seats = person.context.request.get(f"/api/tables/{table}").json()["terms"]["seats"]
    wish = {"n": n, "seat": seat, "bots": [bot] * seats}
    origin = {"origin": person.address}
    path = f"/api/tables/{table}/branch"
    answer = person.context.request.post(path, data=wish, headers=origin)
    assert answer.ok, answer.text()
    made = str(answer.json()["id"])
    person.open(made)
    person.sit()
    person.start()
    person.wait_for_turn()
    expect(person.phase).to_be_visible()
    return made


def ended(person: Person, table: str) -> str:
    """A match that the person has brought to its end, from shortly before it."""
    made = branched(person, table, entries(person, table) - 12)
    person.play_on(random.Random(1))
    return made
