"""First games: every move is the rules' own, every text is there, every view can be made."""

import msgspec
import pytest

from fernweh.games import CATALOGUE
from fernweh.games.game import Game
from fernweh.kernel.fault import Fault
from fernweh.kernel.verbs import CHANCE
from fernweh.lessons import PERSON, played, script_of
from fernweh.lessons.lesson import Lesson, LessonQuestion
from fernweh.play.patch import merge
from fernweh.words import LANGUAGES, Words
from fernweh.words.locales import PAGE
from tests.server.test_tables import served

GAMES = list(CATALOGUE)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_teaches_what_a_first_game_needs(game):
    steps = script_of(game).steps
    assert 6 <= len(steps) <= 12
    assert sum(bool(step.refused) for step in steps) == 1
    assert sum(bool(step.ask) for step in steps) >= 4
    assert steps[0].say == "goal" and steps[-1].say == "done" and steps[-1].sheet


@pytest.mark.parametrize("game", GAMES)
def test_every_move_is_legal_and_the_game_comes_to_its_end(game):
    script = script_of(game)
    table = Game.from_text(game, script.table, script.seats, **script.options)
    for step in script.steps:
        if step.later:
            table = Game.from_text(game, step.later, script.seats, **script.options)
        if step.refused:
            assert table.actor == PERSON and table.why_not(step.refused)
        for move in step.ask:
            assert table.actor == PERSON and move in table.moves(), move
            table.play(move)
        for move in step.then:
            assert move in table.moves(), move
            table.play(move)
    assert table.is_over and table.place(PERSON) == 1


@pytest.mark.parametrize("game", GAMES)
def test_views_follow_from_patches_and_only_what_is_asked_is_offered(game):
    lesson, known = played(game).lesson, played(game).known
    view = lesson.view
    for step in lesson.steps:
        view = merge(view, step.patch)
        now = step.now
        for n, move in enumerate(step.moves):
            assert [each.move for each in now.choices] == ([move.move] if n < step.asks else [])
            assert move.actor == known[now.n].actor
            view, now = merge(view, move.patch), move.now
            assert view == msgspec.to_builtins(known[now.n].view(PERSON))
        assert bool(now.choices) == (step.refused is not None)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_step_has_its_text(game, lang):
    words = Words(lang, game, PAGE)
    for step in script_of(game).steps:
        text, errors = words.formatted(f"learn-{game.replace('_', '-')}-{step.say}", {})
        assert 20 <= len(text) <= 400 and not errors


@pytest.mark.parametrize("game", GAMES)
def test_what_is_refused_has_its_reason(game):
    found = played(game)
    (step,) = [each for each in found.lesson.steps if each.refused]
    reason = found.why(LessonQuestion(step.now.n, step.refused.move))
    assert reason.code and reason.rule
    assert found.why(LessonQuestion(step.now.n, step.now.choices[0].move)).code == ""
    with pytest.raises(Fault):
        found.why(LessonQuestion(len(found.known), step.refused.move))


def test_nobody_learns_what_the_others_hold():
    secrets = [
        event
        for game in GAMES
        for step in played(game).lesson.steps
        for move in step.moves
        for event in move.events
        if event["event"] == "drew" and event["seat"] != PERSON
    ]
    assert secrets and all(event["card"] == "hidden" for event in secrets)


def test_ways_are_told_while_the_person_acts():
    found = played("el_dorado")
    (step,) = [each for each in found.lesson.steps if each.key == "machete"]
    ways = found.ahead(LessonQuestion(step.now.n, "move explorer as machete")).ways
    assert ["move explorer as machete", "step 1 east"] in [way.moves for way in ways]
    assert found.ahead(LessonQuestion(step.now.n, "move captain as paddle")).ways == []
    asleep = [n for n, game in enumerate(found.known) if game.actor == CHANCE]
    assert found.ahead(LessonQuestion(asleep[0], "")).ways == []


def test_the_server_gives_lessons(tmp_path):
    async def work(site):
        ada = await site.guest("Ada")
        for game in GAMES:
            answer = await ada.http.get(f"/api/lessons/{game}")
            assert msgspec.json.decode(answer.content, type=Lesson) == played(game).lesson
            wrong = {"n": 0, "move": "nonsense"}
            asked = await ada.http.post(f"/api/lessons/{game}/why", json=wrong)
            assert asked.status_code == 422
        assert (await ada.http.get("/api/lessons/chess")).status_code == 404

    served(work, tmp_path)
