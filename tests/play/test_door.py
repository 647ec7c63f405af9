"""The door: patches that add up, commands once, and nothing that a viewer may not know."""

import copy
import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from played import CALM, begun, eventful, play_on, played

from fernweh.games.game import Game
from fernweh.kernel.chance import generator
from fernweh.kernel.event import HIDDEN, SPECTATOR
from fernweh.kernel.fault import Fault
from fernweh.play import wire
from fernweh.play.door import Door
from fernweh.play.late import Late
from fernweh.play.match import Match
from fernweh.play.patch import merge

VIEWERS = (SPECTATOR, 0, 1)
as_json = msgspec.json.encode


def plain(game: Game, viewer: int) -> dict:
    return msgspec.to_builtins(game.view(viewer))


# The patch law


@CALM
@given(st.integers(0, 2**32), st.integers(1, 40))
def test_every_step_leads_to_the_next_view(seed, most):
    rng = random.Random(seed)
    match = begun(seed)
    doors = {viewer: Door(match, viewer) for viewer in VIEWERS}
    views = {viewer: door.welcome().view for viewer, door in doors.items()}
    for _ in range(most):
        if match.now.trail and rng.random() < 0.3:
            match.take_back(match.actor)
        play_on(match, rng.choice, 1)
        for viewer, door in doors.items():
            for step in door.steps():
                views[viewer] = merge(views[viewer], step.patch)
                assert views[viewer] == plain(match.moments[step.n].game, viewer)
            assert door.steps() == []


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_viewer_resumes_from_any_entry(viewer):
    match = eventful()
    for n in range(0, match.n + 1, 5):
        door, view = Door(match, viewer), plain(match.moments[n].game, viewer)
        for step in door.steps_since(n):
            view = merge(view, step.patch)
        assert view == Door(match, viewer).welcome().view
    with pytest.raises(Fault, match="no-such-entry"):
        Door(match, viewer).steps_since(match.n + 1)


def test_steps_say_what_happened_and_who_sits():
    match = eventful()
    steps = Door(match).steps()
    assert [step.n for step in steps] == list(range(1, match.n + 1))
    assert [step.kind for step in steps] == [entry.kind for entry in match.log]
    assert steps[0].events == [{"event": "seat-taken", "seat": 0, "name": "Zoë", "bot": ""}]
    assert steps[-1].result == match.result
    assert [seat.name for seat in steps[-1].seats] == ["Zoë", "Юрий"]


def test_messages_go_through_json():
    door = Door(begun(), 0)
    for message in (door.welcome(), *door.steps_since(0)):
        read = msgspec.json.decode(as_json(message), type=wire.Message)
        assert type(read) is type(message)
        assert as_json(read) == as_json(message)


# What a viewer may not know


def twin(match: Match, viewer: int, seed: int) -> Match:
    """The same match with other cards where this viewer cannot see."""
    other = copy.copy(match)
    game = match.game.determinized(viewer, generator(seed))
    known = [*match.moments[:-1], match.now.then(game=game)]
    other.moments, other.log = Late(enumerate(known)), Late(enumerate(match.log))
    return other


def commands(match: Match) -> list[wire.Command]:
    moves = [match.game.rules.move_of(action) for action in range(len(match.game.rules.ACTIONS))]
    asked = [wire.Why(f"why {move}", move) for move in moves]
    return [
        *asked,
        wire.Why("odd", "xyzzy"),
        wire.TakeBack("back", match.n),
        wire.Act("no", 0, "draw"),
    ]


def answered(door: Door, command: wire.Command | wire.Why) -> wire.Done | wire.Refused:
    """As the server answers."""
    try:
        if isinstance(command, wire.Why):
            door.check(command.move)
            return wire.Done(command.id, door.match.n)
        return wire.Done(command.id, door.do(command))
    except Fault as fault:
        return wire.refusal(command.id, fault)


@CALM
@given(st.integers(0, 2**32), st.integers(0, 30), st.sampled_from(VIEWERS))
def test_matches_that_differ_in_secret_look_the_same(seed, most, viewer):
    match = play_on(begun(seed, rounds=1), random.Random(seed).choice, most)
    other = twin(match, viewer, seed)
    here, there = Door(match, viewer), Door(other, viewer)
    assert as_json(here.welcome()) == as_json(there.welcome())
    assert here.known().text() == there.known().text()
    for command in commands(match):
        assert as_json(answered(here, command)) == as_json(answered(there, command))


@CALM
@given(st.integers(0, 2**32), st.integers(0, 20))
def test_what_the_actor_does_looks_the_same_in_both(seed, most):
    match = play_on(begun(seed, rounds=1), random.Random(seed).choice, most)
    viewer = match.actor
    other = twin(match, viewer, seed)
    move = random.Random(seed).choice(match.game.moves())
    steps = []
    for each in (match, other):
        door = Door(each, viewer)
        door.welcome()
        each.act(viewer, move)
        steps.append(msgspec.structs.replace(door.steps()[0], bind=""))  # salted: test_hiding.py
    assert as_json(steps[0]) == as_json(steps[1])


def test_hidden_cards_did_move():
    """Else the tests above would prove nothing."""
    match = begun(1)
    assert twin(match, 0, 5).game.text() != match.game.text()


@pytest.mark.parametrize("viewer", VIEWERS)
def test_drawn_cards_are_seen_by_who_drew_them(viewer):
    match = played(1)
    for step in Door(match, viewer).steps():
        for event in step.events:
            if event["event"] in ("dealt", "drew"):
                assert (event["card"] != HIDDEN) == (event["seat"] == viewer)


def test_raw_entries_and_nonces_stay_inside():
    match = begun()
    inside = [match.secret.hex(), match.key().hex(), *(who.nonce for who in match.now.sitting)]
    for viewer in VIEWERS:
        door = Door(match, viewer)
        said = as_json([door.welcome(), *door.steps_since(0)]).decode()
        assert not any(text in said for text in inside)
        assert "weights" not in said and "table" not in said


def test_choices_are_for_whose_turn_it_is():
    match = begun()
    for viewer in VIEWERS:
        choices = Door(match, viewer).welcome().now.choices
        assert [choice.move for choice in choices] == (
            match.game.moves() if viewer == match.actor else []
        )
    assert {"move", "pieces", "rule"} == set(msgspec.to_builtins(
        Door(match, match.actor).welcome().now.choices[0]))  # fmt: skip


# Commands


def refused(door: Door, command: wire.Command) -> str:
    before = door.match.n
    answer = answered(door, command)
    assert isinstance(answer, wire.Refused) and door.match.n == before
    assert msgspec.json.decode(as_json(answer), type=wire.Message) == answer
    return answer.code


def test_acting_through_a_door():
    match = begun()
    door = Door(match, match.actor)
    move = door.welcome().now.choices[0].move
    n = match.n
    assert answered(door, wire.Act("1", n, move)) == wire.Done("1", n + 1)
    assert door.steps()[0].now.take_back
    assert answered(door, wire.TakeBack("2", n + 1)) == wire.Done("2", n + 2)
    assert answered(door, wire.Resign("3", n + 2)) == wire.Done("3", n + 3)
    assert door.steps()[-1].now == wire.Now(match.n, -2, [], False)


def test_why_a_command_is_refused():
    match = begun()
    mine, theirs, nobodys = (Door(match, v) for v in (match.actor, 1 - match.actor, SPECTATOR))
    move = match.game.moves()[0]
    assert refused(mine, wire.Act("a", match.n - 1, move)) == "stale"
    assert refused(mine, wire.Act("b", match.n, "win")) == "no-such-move"
    assert refused(mine, wire.Act("c", match.n, "draw")) == "lay-first"
    assert refused(mine, wire.TakeBack("d", match.n)) == "no-take-back"
    assert refused(theirs, wire.Act("e", match.n, move)) == "not-your-turn"
    assert refused(theirs, wire.Why("f", move)) == "not-your-turn"
    assert refused(nobodys, wire.Resign("g", match.n)) == "not-seated"
    assert answered(mine, wire.Why("h", move)) == wire.Done("h", match.n)
    answer = answered(mine, wire.Why("i", "draw"))
    assert isinstance(answer, wire.Refused) and answer.rule == "4.1"


def test_before_the_beginning_and_after_the_end():
    match = Match.open("lost_cities")
    door = Door(match, 0)
    assert door.welcome().now.actor == -2
    assert refused(door, wire.Act("a", 0, "draw")) == "not-begun"
    assert refused(door, wire.Resign("b", 0)) == "not-begun"
    over = played(1)
    assert refused(Door(over, 0), wire.Why("a", "draw")) == "match-over"


def test_there_is_no_door_for_a_seat_that_is_not():
    for viewer in (-2, 2):
        with pytest.raises(Fault, match="no-such-seat"):
            Door(begun(), viewer)


def test_the_text_of_a_move_is_read_once(monkeypatch):
    """From the door to the log; what chance does is not a move of anybody's."""
    match = begun(3)
    door, rules = Door(match, match.actor), match.game.rules
    move, read = match.game.moves()[0], []
    action_of = rules.action_of
    monkeypatch.setattr(rules, "action_of", lambda text: read.append(text) or action_of(text))
    door.do(wire.Act("1", match.n, move))
    assert read.count(move) == 1
