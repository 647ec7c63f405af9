"""Somebody leaves in mid-game: the others wait a while, then a bot plays on until they are back."""

import pytest
from playwright.sync_api import expect

from fernweh.server import presence
from tests.web.people import PHONE, Person

_MARK = "document.querySelector('.scroll .board > *').id = 'the-same'"
_PLACE = "document.querySelector('.scroll .board').getBoundingClientRect().top"


def seated(people: list[Person], game: str = "lost_cities", **terms: object) -> str:
    """All of them at a table that has begun."""
    table = people[0].make(game, seats=len(people), **terms)
    for each in people:
        each.open(table)
        each.sit()
    people[0].start()
    for each in people:
        expect(each.phase).to_be_visible()
    return table


def leave(person: Person) -> None:
    person.page.goto("/")


def whoever_acts(people: list[Person]) -> Person:
    """Acts once."""
    while True:
        for each in people:
            if each.moves.count():
                each.act(0)
                return each
            each.page.wait_for_timeout(15)


def test_a_bot_plays_for_who_left_and_who_is_back_plays_on(visit, monkeypatch):
    ada, ben, eve = (visit(name) for name in ("Ada", "Ben", "Eve"))
    table = seated([ada, ben], options={"rounds": 1})
    leave(ben)
    away = ada.page.locator("[data-away='1']")
    expect(away).to_be_visible()
    assert "Ben is away. A bot may take over in" in ada.read("[data-away]")
    expect(away.get_by_role("button")).to_have_count(0)
    assert away.locator("[role=timer]:not([aria-live])").count() == 1  # not read out every second
    monkeypatch.setattr(presence, "GRACE", 1)
    eve.open(table)
    ada.page.reload()  # so that she is told anew
    take_over = ada.page.get_by_role("button", name="Let a bot take over")
    expect(take_over).to_be_visible()
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    assert eve.page.locator("[data-away]").count() == 0
    take_over.click()
    expect(away).to_have_count(0)
    _plays_as_explorer(ada)
    _plays_on(ada, ben, table)


def _plays_as_explorer(ada: Person) -> None:
    expect(ada.page.locator(".strip").first).to_contain_text("Explorer")
    for _ in range(3):
        ada.wait_for_turn()
        ada.act(0)
    ada.wait_for_turn()
    ada.tab("log")
    assert "Explorer" in ada.read(".log")
    ada.tab("moves")


def _plays_on(ada: Person, ben: Person, table: str) -> None:
    asked = ben.sent("come-back")
    ben.open(table)
    again = ben.page.get_by_role("button", name="Take over from the bot")
    again.click()
    expect(again).to_have_count(0)
    while whoever_acts([ada, ben]) is not ben:
        pass
    assert len(asked) == 1


@pytest.mark.parametrize("lang", ["en", "fa", pytest.param("ru", marks=pytest.mark.slow)])
def test_the_board_stays_under_the_finger(visit, monkeypatch, lang):
    """On a phone, whoever leaves and whatever is asked about it."""
    ada, ben, cy = (visit(name, lang=lang, size=PHONE) for name in ("Ada", "Ben", "Cy"))
    seated([ada, ben, cy], "lost_cities_rivals")
    for each in (ada, ben):
        expect(each.page.locator(".opening")).to_have_count(0)
        each.page.evaluate(_MARK)
    before = [each.page.evaluate(_PLACE) for each in (ada, ben)]
    monkeypatch.setattr(presence, "GRACE", 1)
    leave(cy)
    for each in (ada, ben):
        expect(each.page.locator("[data-away='2'] button")).to_be_visible()
    assert [each.page.evaluate(_PLACE) for each in (ada, ben)] == before
    ada.page.locator("[data-away] button").click()
    question = ben.page.locator(".offer")
    expect(question).to_be_visible()
    expect(ada.page.locator(".away [role=status]")).to_be_visible()
    assert [each.page.evaluate(_PLACE) for each in (ada, ben)] == before
    for each in (ada, ben):  # a card that was chosen is chosen still
        assert each.page.locator("#the-same").count() == 1
    assert not ada.is_cut_off() and not ben.is_cut_off()
    assert ada.findings() == [] and ben.findings() == []
    question.locator(".button.main").click()
    expect(ben.page.locator(".away, .offer")).to_have_count(0)
