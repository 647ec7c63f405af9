"""The sentences of every game, with the facts of real games: sorts of refusals and of events."""

import re
from functools import cache

import pytest

from fernweh.bots import find
from fernweh.games import CATALOGUE
from fernweh.games.game import Game
from fernweh.kernel.chance import below, generator
from fernweh.kernel.event import SPECTATOR
from fernweh.words import LANGUAGES, Words
from tests.games import part_of_tests

NAMES = ["Ada", "Ben", "Cleo", "Dan"]
LANGS = pytest.mark.parametrize("lang", LANGUAGES)
GAMES = pytest.mark.parametrize("name", CATALOGUE)
ASKED = 4  # actions in each position, others each time
PLACES = re.compile("\u2068([A-Z][0-9]+|-?[0-9]+,-?[0-9]+)\u2069")  # of maps: names, not numbers


@cache
def played(name):
    """Refusals by their key and facts; events by kind, viewer and what is hidden of them."""
    refusals, events = {}, {}
    for seed, options in enumerate(part_of_tests(name, "facts").SOME_OPTIONS[:2]):
        game, rng = Game(name, **options), generator(seed)
        while not game.is_over:
            _ask(game, rng, refusals)
            for event in game.play(_move(game, rng)):
                _tell(event, game.seats, events)
    return refusals.values(), events.values()


def _ask(game, rng, refusals):
    actions = len(game.rules.ACTIONS)
    stride = max(1, actions // ASKED)
    for action in range(int(below(rng, stride)), actions, stride):
        refused = game.rules.explain(game.box[0], game.table[0], action)
        if refused:
            refusals[refused.key, tuple(sorted(refused.facts))] = refused


def _move(game, rng):
    """Sensible and random moves in turn: both lead where the other does not."""
    if game.actor >= 0 and below(rng, 2):
        return find("greedy").choose(game.seen_by(game.actor), rng)
    moves = game.moves()
    return moves[int(below(rng, len(moves)))]


def _tell(event, seats, events):
    for viewer in (*range(seats), SPECTATOR):
        facts = event.seen_by(viewer).facts()
        events[event.kind(), viewer, seats, "hidden" in facts.values()] = (viewer, seats, facts)


@GAMES
@LANGS
def test_refusals_of_real_games(lang, name):
    words = Words(lang, name)
    for refused in played(name)[0]:
        text, errors = words.formatted(f"refusal-{refused.key}", refused.facts)
        assert text and not errors, (refused, errors)


@GAMES
@LANGS
def test_events_of_real_games(lang, name):
    words = Words(lang, name)
    for viewer, seats, facts in played(name)[1]:
        text = words.event(facts, viewer, NAMES[:seats])
        assert "{" not in text and "hidden" not in text, (facts, text)
        if lang == "fa":
            assert not re.search("[0-9]", PLACES.sub("", text)), text


@GAMES
def test_most_of_what_can_be_said_was_said(name):
    """The games above are long enough to be worth listening to."""
    rules = Game(name).rules
    refusals, events = played(name)
    assert len({each.key for each in refusals}) >= 0.6 * (len(rules.Refusal) - 1)
    assert len({facts["event"] for _, _, facts in events}) >= 0.8 * len(rules.EVENTS)
