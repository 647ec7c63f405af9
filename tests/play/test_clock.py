"""Clocks: a value that every move makes anew."""

from fernweh.play.clock import DAY, NOBODY, Clock, ClockTerms

LIVE = ClockTerms("live", initial=60, increment=5)


def test_without_a_clock_nothing_runs():
    clock = Clock.of(ClockTerms(), 2).turned(ClockTerms(), 1, 1000)
    assert clock.left == [] and clock.falls is None


def test_time_runs_for_who_is_to_act_and_a_move_adds_to_it():
    clock = Clock.of(LIVE, 2).turned(LIVE, 0, 1_000)
    assert clock.at(11_000) == [50_000, 60_000] and clock.falls == 61_000
    clock = clock.turned(LIVE, 1, 11_000)
    assert clock.at(12_000) == [55_000, 59_000]


def test_a_turn_of_several_actions_is_one():
    clock = Clock.of(LIVE, 2).turned(LIVE, 0, 0)
    assert clock.turned(LIVE, 0, 9_000) is clock


def test_lag_is_given_back_up_to_a_second():
    clock = Clock.of(LIVE, 2).turned(LIVE, 0, 0)
    assert clock.turned(LIVE, 1, 2_000, lag=300).left[0] == 63_300
    assert clock.turned(LIVE, 1, 2_000, lag=90_000).left[0] == 64_000
    assert clock.turned(LIVE, 1, 2_000, lag=-90_000).left[0] == 63_000


def test_nothing_runs_when_nobody_acts():
    clock = Clock.of(LIVE, 2).turned(LIVE, 0, 0).turned(LIVE, -2, 1_000)
    assert clock.running == NOBODY and clock.falls is None and clock.at(99_000) == clock.left


def test_days_are_given_anew_for_each_turn():
    terms = ClockTerms("days", days=2)
    clock = Clock.of(terms, 2).turned(terms, 0, 0).turned(terms, 1, DAY)
    assert clock.left == [2 * DAY, 2 * DAY] and clock.falls == 3 * DAY


def test_lag_never_gives_back_more_than_the_turn_took():
    clock = Clock.of(LIVE, 2).turned(LIVE, 0, 0)
    assert clock.turned(LIVE, 1, 40, lag=900).left[0] == 65_000


def test_downtime_is_nobodys_time():
    clock = Clock.of(LIVE, 2).turned(LIVE, 0, 1_000)
    assert clock.stopped(2_000, 7_000).at(8_000) == [58_000, 60_000]


def test_of_a_turn_that_began_after_the_last_beat_nothing_is_lost():
    clock = Clock.of(LIVE, 2).turned(LIVE, 0, 2_500)
    assert clock.stopped(2_000, 7_000).at(7_000) == [60_000, 60_000]
