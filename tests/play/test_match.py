"""The flow of a match, and who may write which entry when."""

import random

import msgspec
import pytest
from played import ADA, BOT, begun, eventful, play_on, played, ticking

from fernweh.kernel.fault import Fault
from fernweh.kernel.verbs import NOBODY
from fernweh.play import course
from fernweh.play import entry as entries
from fernweh.play.fairness import SIZE, hash_of
from fernweh.play.match import Match
from fernweh.play.moment import MatchPhase
from fernweh.play.party import Player

NONCES = [bytes([n]) * SIZE for n in range(1, 9)]


def opened() -> Match:
    return Match.open(
        "lost_cities", options={"starter": "north"}, secret=b"s" * SIZE, clock=ticking()
    )


def seated() -> Match:
    match = opened()
    match.take_seat(0, "Ada", hash_of(NONCES[0]))
    match.take_seat(1, "Bo", hash_of(NONCES[1]))
    return match


def refused(code: str, deed, *args, **facts) -> None:  # type: ignore[no-untyped-def]
    """The deed is refused with that code and changes nothing."""
    match = getattr(deed, "__self__", None)
    before = (list(match.log), list(match.moments)) if isinstance(match, Match) else None
    with pytest.raises(Fault) as fault:
        deed(*args, **facts)
    assert fault.value.code == code
    assert before is None or before == (list(match.log), list(match.moments))


def test_a_match_goes_from_seating_to_closed():
    match = opened()
    assert match.now.phase is MatchPhase.SEATING and match.actor == NOBODY
    match.take_seat(0, "Ada", hash_of(NONCES[0]))
    match.seat_bot(1, "greedy")
    assert match.now.phase is MatchPhase.NONCES
    match.show_nonce(0, NONCES[0])
    assert match.now.phase is MatchPhase.PLAY and match.actor == 0
    play_on(match, random.Random(1).choice, 10)
    match.resign(0)
    assert match.now.phase is MatchPhase.CLOSED and match.actor == NOBODY


def test_the_last_entry_reveals_the_secret():
    match = played(3)
    last = match.log[-1]
    assert isinstance(last, entries.SecretRevealed)
    assert hash_of(bytes.fromhex(last.secret)) == match.header.commitment


def test_numbers_count_up_and_times_do_not_run_backwards():
    match = eventful()
    assert [entry.n for entry in match.log] == list(range(1, match.n + 1))
    times = [match.header.made, *(entry.at for entry in match.log)]
    assert times == sorted(times)
    assert match.log[0].at == "2026-01-31T23:59:58.250Z"


def test_a_clock_that_goes_back_does_not_take_the_log_with_it():
    match = begun()
    late = match.now.at
    match.clock = ticking()
    play_on(match, min, 3)
    assert match.now.at == late


def test_an_eventful_match_has_every_kind_of_entry():
    kinds = {entry.kind for end in ("resign", "flag") for entry in eventful(0, end, True).log}
    assert kinds == {kind.__struct_config__.tag for kind in entries.AnyEntry.__args__}


def test_replaying_is_appending():
    match = eventful(5)
    again = Match(match.header)
    for entry in match.log:
        again.append(entry)
    assert again.result == match.result
    for one, other in zip(match.moments, again.moments, strict=True):
        assert one.table == other.table
        assert (one.phase, one.sitting, one.trail, one.events) == (
            other.phase, other.sitting, other.trail, other.events,
        )  # fmt: skip


def test_a_running_match_goes_on_with_its_secret():
    match = begun()
    again = Match(match.header, match.secret, ticking())
    again.keyring = match.keyring
    for entry in match.log:
        again.append(entry)
    for each in (match, again):
        play_on(each, min)
    assert [entry.move for entry in match.log[22:-1]] == [entry.move for entry in again.log[22:-1]]


def test_without_its_secret_it_does_not_go_on():
    match = begun()
    again = Match(match.header)
    for entry in match.log:
        again.append(entry)
    refused("secret-missing", again.act, again.actor, again.game.moves()[0])
    refused("secret-missing", again.resign, 0)
    with pytest.raises(Fault, match="secret-differs"):
        Match(match.header, b"t" * SIZE)
    with pytest.raises(Fault, match="secret-size"):
        Match.open("lost_cities", secret=b"short")


# Seats and nonces


def test_a_seat_is_taken_once():
    match = opened()
    match.take_seat(0, "Ada", hash_of(NONCES[0]))
    refused("seat-taken", match.take_seat, 0, "Bo", hash_of(NONCES[1]))
    refused("no-such-seat", match.take_seat, 2, "Bo", hash_of(NONCES[1]))
    refused("seat-empty", match.leave_seat, 1)
    refused("wrong-author", match.leave_seat, 0, by="south")
    refused("seats-free", match.show_nonce, 0, NONCES[0])
    refused("not-begun", match.act, 0, "draw")
    refused("not-begun", match.resign, 0)


@pytest.mark.parametrize(
    "name", ["", " Ada", "A\nda", "A\x00", "\u202eadA", "\ud800", "A\u2028B", "\u200bA"]
)
def test_names_have_no_control_characters(name):
    refused("bad-name", opened().take_seat, 0, name, hash_of(NONCES[0]))


@pytest.mark.parametrize("name", ["Ada", "علی‌رضا", "Анна-Мария", "さくら", "👩‍🚀", "x" * 40])
def test_names_of_all_scripts(name):
    assert opened().take_seat(0, name, hash_of(NONCES[0])).name == name


def test_what_is_too_long_or_no_hash_is_refused():
    refused("line-schema", opened().take_seat, 0, "x" * 41, hash_of(NONCES[0]))
    refused("line-schema", opened().take_seat, 0, "Ada", "abc")


def test_a_nonce_must_be_the_one_whose_hash_was_sent():
    match = seated()
    refused("nonce-differs", match.show_nonce, 0, NONCES[1])
    match.show_nonce(0, NONCES[0])
    refused("nonce-shown-already", match.show_nonce, 0, NONCES[0])


def test_nobody_uses_a_hash_again_or_anothers():
    match = opened()
    match.take_seat(0, "Ada", hash_of(NONCES[0]))
    refused("nonce-not-new", match.take_seat, 1, "Eve", hash_of(NONCES[0]))
    match.leave_seat(0)
    refused("nonce-not-new", match.take_seat, 0, "Ada", hash_of(NONCES[0]))


def test_who_leaves_after_nonces_were_shown_voids_them():
    match = seated()
    match.show_nonce(0, NONCES[0])
    match.leave_seat(1)
    assert [seat.name for seat in match.now.seated()] == ["", ""]
    match.take_seat(1, "Bo", hash_of(NONCES[2]))
    refused("nonce-not-new", match.take_seat, 0, "Ada", hash_of(NONCES[0]))


def test_nobody_leaves_or_comes_while_it_is_played():
    match = begun()
    refused("already-begun", match.leave_seat, 0)
    refused("already-begun", match.take_seat, 0, "Eve", hash_of(NONCES[0]))
    refused("already-begun", match.show_nonce, 0, NONCES[0])


def test_bots_come_in_and_go_out():
    match = begun(players=(ADA, Player("Bo")))
    refused("no-bot-sits", match.bot_out, 0, "Ada")
    match.bot_in(0, "greedy")
    assert match.now.seated()[0].bot == "greedy"
    refused("bot-sits", match.bot_in, 0, "random")
    match.bot_out(0, "Ann")
    assert (match.now.seated()[0].name, match.now.seated()[0].bot) == ("Ann", "")


# Turns


def test_only_whose_turn_it_is_acts():
    match = begun()
    move = match.game.moves()[0]
    refused("not-your-turn", match.act, 1 - match.actor, move)
    refused("no-such-move", match.act, match.actor, "win")
    refused("lay-first", match.act, match.actor, "draw")


def test_moves_are_written_as_records_write_them():
    match = begun()
    move = match.game.moves()[0]
    assert match.act(match.actor, f"  {move.upper()} ").move == move


def write(match: Match, kind, by, **facts):  # type: ignore[no-untyped-def]
    return kind(n=match.n + 1, at=match.now.at, by=by, **facts)


def test_foreign_entries_are_refused():
    match = begun()
    mine, other = ("north", "south") if match.actor == 0 else ("south", "north")
    move = match.game.moves()[0]
    sig = match._signed(match.actor, entries.Action, move)
    fine = write(match, entries.Action, mine, move=move, table="0" * 16, sig=sig)
    refused("table-differs", match.append, fine)
    refused("signature-missing", match.append, msgspec.structs.replace(fine, sig=""))
    refused("signature-wrong", match.append, msgspec.structs.replace(fine, sig="0" * 128))
    refused("entry-number", match.append, entries.Resigned(match.n, match.now.at, mine, ""))
    refused("entry-number", match.append, entries.Resigned(match.n + 2, match.now.at, mine, ""))
    refused(
        "time-runs-backwards",
        match.append,
        entries.Resigned(match.n + 1, match.header.made, mine, ""),
    )
    refused(
        "no-such-time",
        match.append,
        entries.Resigned(match.n + 1, "2999-13-01T00:00:00.000Z", mine, ""),
    )
    refused("not-your-turn", match.append, write(match, entries.Action, other, move=move, table=""))
    refused(
        "move-spelling",
        match.append,
        write(match, entries.Action, mine, move=move.upper(), table=""),
    )
    refused("chance-not-due", match.append,
            write(match, entries.Chance, "chance", move=move, weights=move, table=""))  # fmt: skip
    refused(
        "wrong-author",
        match.append,
        write(match, entries.FlagFallen, mine, seat=other, table=""),
    )
    refused("wrong-author", match.append, write(match, entries.BotIn, mine, seat=mine, bot="x"))
    refused("no-such-seat", match.append, write(match, entries.Resigned, "west", table=""))
    refused("not-over", match.append, write(match, entries.SecretRevealed, "host", secret="0" * 64))


def test_chance_must_wait_its_turn_and_keep_to_the_weights():
    match = begun()
    at = next(n for n, entry in enumerate(match.log) if isinstance(entry, entries.Chance))
    again = Match(match.header)
    for entry in match.log[:at]:
        again.append(entry)
    due = match.log[at]
    assert isinstance(due, entries.Chance)
    refused(
        "chance-is-due", again.append, write(again, entries.Action, "north", move="draw", table="")
    )
    fields = {"move": due.move, "table": due.table}
    refused(
        "weights-differ",
        again.append,
        write(again, entries.Chance, "chance", weights="x", **fields),
    )
    refused("wrong-author", again.append,
            write(again, entries.Chance, "north", weights=due.weights, **fields))  # fmt: skip
    again.append(due)


# Taking back


def test_a_card_laid_can_be_taken_back_before_drawing():
    match = begun()
    seat, before = match.actor, match.now
    match.act(seat, match.game.moves()[0])
    refused("no-take-back", match.take_back, 1 - seat)
    match.take_back(seat)
    assert match.game is before.game and match.n == before.n + 2
    refused("no-take-back", match.take_back, seat)


def test_numbers_go_on_after_a_take_back():
    match = begun()
    seat = match.actor
    for _ in range(3):
        match.act(seat, match.game.moves()[0])
        match.take_back(seat)
    assert [entry.n for entry in match.log] == list(range(1, match.n + 1))
    assert match.log[-1].to == match.n - 2


def test_nothing_is_taken_back_once_chance_has_spoken_or_the_turn_has_passed():
    match = begun()
    seat = match.actor
    match.act(seat, match.game.moves()[0])
    match.act(seat, "draw")
    refused("no-take-back", match.take_back, seat)
    refused("no-take-back", match.take_back, match.actor)


def test_nothing_is_taken_back_past_an_entry_of_the_table():
    match = begun()
    match.act(match.actor, match.game.moves()[0])
    match.bot_out(1, "Bo")
    refused("no-take-back", match.take_back, match.actor)


def test_one_cannot_go_back_to_any_entry():
    match = begun()
    name = ("north", "south")[match.actor]
    match.act(match.actor, match.game.moves()[0])
    for to in (0, match.n - 2, match.n, match.n + 1):
        refused("no-take-back", match.append, write(match, entries.TakeBack, name, to=to, table=""))
    table = match.moments[match.n - 1].table
    sig = match._signed(match.actor, entries.TakeBack, str(match.n - 1))
    match.append(write(match, entries.TakeBack, name, to=match.n - 1, table=table, sig=sig))


def test_taking_back_does_not_move_the_next_card():
    """Draws are counted, so nobody who knows the key can steer them by adding entries."""
    straight, crooked = begun(7), begun(7)
    for _ in range(3):
        crooked.act(crooked.actor, crooked.game.moves()[-1])
        crooked.take_back(crooked.actor)
    for match in (straight, crooked):
        match.act(match.actor, match.game.moves()[0])
        match.act(match.actor, "draw")
    assert straight.log[-1].move == crooked.log[-1].move


def test_a_long_turn_is_taken_back_step_by_step():
    """Lost Cities has no chain of three actions by one seat, so the moments are made by hand."""
    now = begun().now
    seat = now.names[now.actor]
    chain = [now.then(n=n, trail=tuple(range(n))) for n in range(4)]
    for to in (2, 1, 0):
        entry = entries.TakeBack(n=len(chain), at=now.at, by=seat, to=to, table="")
        chain.append(course.take_back(chain, entry).then(n=len(chain)))
        assert chain[-1].trail == tuple(range(to))


# The end


def test_who_resigns_loses():
    match = begun()
    match.resign(0)
    assert match.result is not None
    assert (match.result.by, match.result.places) == ("resigned", [2, 1])
    refused("match-over", match.act, 1, "draw")
    refused("match-over", match.resign, 1)
    refused(
        "match-over",
        match.append,
        write(match, entries.SecretRevealed, "host", secret="0" * 64),
    )


def test_who_runs_out_of_time_loses():
    match = begun(players=(BOT, ADA))
    match.flag(1)
    assert match.result is not None
    assert (match.result.by, match.result.places) == ("flag", [1, 2])


def test_the_rules_end_it():
    match = played(2, rounds=1)
    assert match.result is not None and match.result.by == "rules"
    assert match.result.scores == [match.game.score(0), match.game.score(1)]
