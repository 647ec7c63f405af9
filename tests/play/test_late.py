"""Matches opened late, seats that are out, take-backs by agreement."""

import random

import pytest
from played import begun, play_on, ticking

from fernweh.games import CATALOGUE
from fernweh.kernel.event import SPECTATOR
from fernweh.kernel.fault import Fault
from fernweh.play import archive
from fernweh.play.door import Door
from fernweh.play.late import Late
from fernweh.play.match import Match
from fernweh.play.moment import MatchPhase
from fernweh.play.party import Player, begin
from fernweh.play.verify import verify


def table(*names: str, game: str = "lost_cities_rivals", seed: int = 0) -> Match:
    players = [Player(name, bot="greedy" if name == "bot" else "") for name in names]
    return begin(game, players, clock=ticking(), entropy=random.Random(seed).randbytes)


# Late


def test_what_is_forgotten_keeps_its_number():
    late = Late(enumerate("abcdef"))
    late.forget(4, but=[1])
    late.append("g")
    assert (len(late), late[-1], late[1], late[4:6]) == (7, "g", "b", ["e", "f"])
    assert late.knows(1) and not late.knows(2) and not late.is_whole
    assert late.at(6) == "g"
    for ask in (late.at, late.__getitem__):
        with pytest.raises(Fault, match="entry-forgotten"):
            ask(2)
        with pytest.raises(IndexError):
            ask(7)
    with pytest.raises(IndexError):
        late.at(-1)


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_snapshot_goes_on_as_the_match_does(game):
    match, rng = table("Ada", "Ben", game=game), random.Random(3)
    play_on(match, rng.choice, 7)
    late = Match.from_snapshot(match.header, match.secret, match.snapshot(), match.clock)
    late.keyring = match.keyring
    assert late is not None and late.n == match.n and late.game.text() == match.game.text()
    for viewer in (SPECTATOR, 0, 1):
        assert Door(late, viewer).welcome() == Door(match, viewer).welcome()
    move = match.game.moves()[-1]
    n, seat = match.n, match.actor
    assert [match.act(seat, move).move, late.act(seat, move).move] == [move, move]
    assert [each.table for each in match.moments[n + 1 :]] == [
        each.table for each in late.moments[n + 1 :]
    ]


def test_a_snapshot_of_another_program_is_not_read():
    match = begun()
    data = match.snapshot()
    assert Match.from_snapshot(match.header, match.secret, b"") is None
    assert Match.from_snapshot(match.header, match.secret, data[:-3]) is None
    other = data.replace(data[3:19], b"0123456789abcdef")
    assert Match.from_snapshot(match.header, match.secret, other) is None


def test_a_match_that_forgets_ends_as_one_that_does_not():
    whole, late = (begun(4, rounds=1, cap=8) for _ in range(2))
    for match, forgetful in ((whole, False), (late, True)):
        rng = random.Random(4)
        while match.result is None:
            match.act(match.actor, rng.choice(match.game.moves()))
            if forgetful:
                match.forget(match.n - 2)
    assert late.result == whole.result and late.now.phase is MatchPhase.CLOSED
    assert not late.log.is_whole


def test_one_can_take_back_what_was_not_forgotten():
    match = begun()
    seat, n = match.actor, match.n
    match.act(seat, match.game.moves()[0])
    match.forget(match.n)
    late = Match.from_snapshot(match.header, match.secret, match.snapshot(), match.clock)
    assert late is not None
    late.keyring = match.keyring
    assert late.take_back(seat).to == n


# Out


def test_three_play_on_when_one_resigns():
    match = table("Ada", "Ben", "Cleo")
    match.resign(1)
    assert match.result is None and match.now.lost == (1,)
    assert match.now.sitting[1].bot == "greedy"
    with pytest.raises(Fault, match="seat-lost"):
        match.bot_out(1, "Ben")
    with pytest.raises(Fault, match="seat-lost"):
        match.resign(1)
    play_on(match, random.Random(1).choice)
    assert match.result is not None and match.result.by == "rules"
    assert match.result.places[1] == 3 and verify(archive.write(match)).chance == "proved"


def test_with_one_left_it_is_over():
    match = table("Ada", "Ben", "Cleo")
    match.flag(2)
    match.resign(0)
    assert match.result is not None and match.result.by == "resigned"
    assert match.result.places == [2, 1, 3]


def test_bots_do_not_play_among_themselves():
    match = table("Ada", "bot", "bot")
    match.resign(0)
    assert match.result is not None and match.result.places[0] == 3


# By agreement


def test_all_others_agree_to_a_take_back():
    match = table("Ada", "Ben", game="lost_cities")
    seat, n, text = match.actor, match.n, match.game.text()
    play_on(match, random.Random(2).choice, 4)
    draws = match.now.draws
    match.take_back_agreed(seat, n)
    assert match.game.text() == text and match.actor == seat and match.now.draws == draws
    play_on(match, random.Random(5).choice)
    assert verify(archive.write(match)).chance == "proved"


def test_one_goes_back_to_ones_own_turn_only():
    match = table("Ada", "Ben", game="lost_cities")
    n, other = match.n, 1 - match.actor
    play_on(match, random.Random(2).choice, 2)
    with pytest.raises(Fault, match="no-take-back"):
        match.take_back_agreed(other, n)
    with pytest.raises(Fault, match="no-take-back"):
        match.take_back_agreed(match.actor, match.n)


def test_an_agreement_of_some_is_none():
    match = table("Ada", "Ben", game="lost_cities")
    seat, n = match.actor, match.n
    play_on(match, random.Random(2).choice, 2)
    match.take_back_agreed(seat, n)
    lines = archive.unsealed(archive.write(match))
    forged = [line.replace(b'"agreed":["south"]', b'"agreed":[]') for line in lines]
    forged = [line.replace(b'"agreed":["north"]', b'"agreed":[]') for line in forged]
    with pytest.raises(Fault, match="not-agreed"):
        archive.load(archive.seal_texts(forged))
