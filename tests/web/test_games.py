"""Whole matches against a bot on every board, by pointer and by keyboard; several browsers."""

import random

import pytest
from playwright.sync_api import expect

from tests.web.people import LYING, PHONE
from tests.web.players import Player
from tests.web.terms import every

TERMS = every("short")


def games(*quick):
    """The others are played in a hurry by hands of their own: test_cards.py, test_survive.py."""
    slow = pytest.mark.slow
    return [pytest.param(each, marks=[] if each in quick else slow) for each in TERMS]


def begun(visit, game, **look):
    ada = visit(**look)
    ada.begin(game, seats=2, bots=["", "greedy"], **TERMS[game])
    return ada


@pytest.mark.parametrize("game", games("lost_cities_board_game", "el_dorado"))
def test_a_match_by_pointer(visit, game):
    ada = begun(visit, game)
    Player(ada, 1).plays_by_pointer()
    expect(ada.result).to_be_visible()


@pytest.mark.parametrize("game", games("lost_cities_board_game", "el_dorado", "survive"))
def test_a_match_by_keyboard(visit, game):
    ada = begun(visit, game, lang="fa")
    Player(ada, 2).plays_by_keyboard()
    expect(ada.result).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("size", [PHONE, LYING])
@pytest.mark.parametrize("game", TERMS)
def test_a_match_by_pointer_on_a_phone(visit, game, size):
    ada = begun(visit, game, lang="ja", size=size)
    Player(ada, 3).plays_by_pointer()
    expect(ada.result).to_be_visible()


# Several browsers


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats"),
    [("lost_cities", 2), ("lost_cities_rivals", 3), ("survive", 4), ("el_dorado", 4)],
)
def test_a_match_in_several_browsers(visit, game, seats):
    """One loses the network and comes back, one reloads, one changes the language."""
    looks = [{}, {"size": PHONE, "lang": "fa"}, {"size": LYING, "lang": "ja"}, {"lang": "ru"}]
    people = [visit(f"Guest {n}", **looks[n]) for n in range(seats)]
    gather(people, game, seats)
    rng, moves = random.Random(4), 0
    while not any(each.result.count() for each in people):
        for each in people:
            if each.moves.count():
                each.act(rng.randrange(each.moves.count()))
                moves += 1
                disturb(people, moves)
    for each in people:
        expect(each.result).to_be_visible()
    assert len({each.n for each in people}) == 1


def gather(people, game, seats):
    first = people[0]
    table = first.make(game, seats=seats, **TERMS[game])
    for each in people:
        each.open(table)
        each.sit()
    first.start()
    for each in people:
        expect(each.phase).to_be_visible()


def disturb(people, moves):
    if moves == 5:
        people[0].cut_off()
    elif moves == 8 or not any(each.moves.count() for each in people[1:]):
        people[0].reconnect()
    elif moves == 12:
        people[1].page.reload()
        expect(people[1].phase).to_be_visible()
    elif moves == 16:
        people[-1].page.evaluate("localStorage.lang = 'en'")
        people[-1].page.reload()
        expect(people[-1].page.locator("html")).to_have_attribute("lang", "en")
