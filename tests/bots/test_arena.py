"""The arena: the same chance for all seatings, resumed where it stopped, and honest figures."""

import json
import xml.etree.ElementTree as ET
from dataclasses import dataclass

import msgspec
import numpy as np
import pytest

from fernweh.bots.arena import crew
from fernweh.bots.arena.bout import Outcome, play_bout
from fernweh.bots.arena.ledger import Ledger
from fernweh.bots.arena.plan import ArenaPlan, Bout, checked, seated
from fernweh.bots.arena.plot import Bar, drawn
from fernweh.bots.arena.standings import interval, meeting, ratings, standings
from fernweh.kernel.fault import Fault


def plan(**changed) -> ArenaPlan:
    told = {
        "game": "lost_cities", "seats": 2, "options": {"rounds": 1, "cap": 300},
        "bots": ["greedy", "search:worlds=2"], "among": "", "games": 6, "time": 0.0, "seed": 5,
    }  # fmt: skip
    return ArenaPlan(**{**told, **changed})


def untimed(outcomes: list[Outcome]) -> list[dict]:
    return [
        {name: value for name, value in msgspec.to_builtins(each).items() if name[-1] != "t"}
        | {"seconds": None}
        for each in outcomes
    ]


def test_everybody_meets_everybody():
    assert plan(bots=["a", "b", "c"]).line_ups == [("a", "b"), ("a", "c"), ("b", "c")]
    assert plan(bots=["a", "b"], among="c", seats=3).line_ups == [("a", "c", "c"), ("b", "c", "c")]
    assert plan(games=7, seats=3).deals == 3


def test_seats_go_round():
    assert [seated(("a", "b", "c"), n) for n in range(3)] == [list("abc"), list("cab"), list("bca")]


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"bots": ["greedy"]}, "arena-too-few"),
        ({"bots": ["greedy", "greedy"]}, "arena-twins"),
        ({"bots": ["greedy", "gredy"]}, "no-such-bot"),
        ({"bots": ["greedy", "search:worlds=x"]}, "bot-setting"),
        ({"among": "gredy"}, "no-such-bot"),
        ({"seats": 3}, "bad-seats"),
        ({"options": {"rounds": 9}}, "bad-option"),
        ({"game": "chess"}, "no-such-game"),
    ],
)
def test_a_plan_that_cannot_be_played_is_a_fault(changed, code):
    with pytest.raises(Fault) as caught:
        checked(plan(**changed))
    assert caught.value.code == code


def test_a_bot_that_meets_itself_on_mirrored_deals_is_its_own_equal():
    """The same chance in both seatings: what one seat wins in the first, it loses in the second."""
    for deal in range(5):
        first, second = play_bout(plan(bots=["greedy"], among="explorer"), Bout(0, deal))
        assert first.scores == second.scores
        assert first.bots == second.bots[::-1]


def test_deals_differ_and_seeds_too():
    found = [play_bout(plan(seed=seed), Bout(0, deal)) for seed in (1, 2) for deal in (0, 1)]
    assert len({tuple(each[0].scores) for each in found}) > 1


def test_the_same_games_on_any_number_of_processes():
    wanted = plan()
    alone = Ledger(wanted, None)
    for outcomes in crew.alone(wanted, wanted.bouts):
        alone.add(outcomes)
    others = Ledger(wanted, None)
    for outcomes in crew.on_cores(2)(wanted, wanted.bouts):
        others.add(outcomes)
    assert untimed(alone.in_order()) == untimed(others.in_order())
    assert len(alone.outcomes) == 6


def test_an_arena_goes_on_where_it_was_interrupted(tmp_path):
    path, wanted = tmp_path / "results.jsonl", plan()
    ledger = Ledger(wanted, path)
    for bout in wanted.bouts[:2]:
        ledger.add(play_bout(wanted, bout))
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])  # killed while it wrote
    again = Ledger(wanted, path)
    assert again.missing() == wanted.bouts[1:]
    for bout in again.missing():
        again.add(play_bout(wanted, bout))
    assert Ledger(wanted, path).missing() == []
    assert untimed(again.in_order())[:4] == untimed(ledger.in_order())
    assert path.read_bytes().count(b"\n") == 7


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"game": 1}', "\xff", "null"])
def test_a_file_of_something_else_is_a_fault(tmp_path, text):
    path = tmp_path / "results.jsonl"
    path.write_bytes(text.encode("latin-1") + b"\n")
    with pytest.raises(Fault) as caught:
        Ledger(plan(), path)
    assert caught.value.code == "arena-file"


def test_a_file_of_another_arena_is_a_fault_and_stays(tmp_path):
    path = tmp_path / "results.jsonl"
    Ledger(plan(), path)
    before = path.read_bytes()
    with pytest.raises(Fault) as caught:
        Ledger(plan(seed=6), path)
    assert caught.value.code == "arena-other-plan"
    assert path.read_bytes() == before


def test_a_damaged_line_is_a_fault(tmp_path):
    path = tmp_path / "results.jsonl"
    Ledger(plan(), path).add(play_bout(plan(), Bout(0, 0)))
    lines = path.read_bytes().splitlines()
    broken = {**json.loads(lines[1]), "cheat": 1}
    path.write_bytes(b"\n".join([lines[0], json.dumps(broken).encode(), lines[2], b""]))
    with pytest.raises(Fault) as caught:
        Ledger(plan(), path)
    assert (caught.value.code, caught.value.facts["line"]) == ("arena-file", 2)


@dataclass
class Cheat:
    """Makes a move that is not allowed."""

    name = "cheat"

    def choose(self, seen, rng) -> str:
        return "turn up red-7"


def test_an_illegal_move_stops_the_arena(monkeypatch):
    monkeypatch.setattr("fernweh.bots.simple.Random.choose", Cheat.choose)
    with pytest.raises(Fault) as caught:
        play_bout(plan(bots=["random"], among="greedy"), Bout(0, 0))
    assert caught.value.code == "arena-illegal"


# Figures


def outcome(deal: int, seating: int, bots: list[str], places: list[int]) -> Outcome:
    nothing = [0] * len(bots)
    return Outcome(
        line_up=0, deal=deal, seating=seating, bots=bots, scores=[-place for place in places],
        places=places, moves=nothing, seconds=[0.0] * len(bots), longest=[0.0] * len(bots),
    )  # fmt: skip


def duel(deals: int, won: int) -> list[Outcome]:
    """In so many deals `a` wins both games, in the others each wins one."""
    return [
        outcome(deal, seating, ["a", "b"] if seating == 0 else ["b", "a"],
                [1, 2] if seating == 0 or deal >= won else [2, 1])
        for deal in range(deals)
        for seating in (0, 1)
    ]  # fmt: skip


def test_a_shared_win_is_a_part_of_a_win():
    games = [outcome(0, 0, ["a", "b", "c"], [1, 1, 3])]
    assert [meeting(games, 0, bot).share.mean for bot in "abc"] == [0.5, 0.5, 0.0]


def test_the_interval_is_of_deals():
    share = meeting(duel(100, 50), 0, "a").share
    assert share.mean == 0.75 and share.games == 200
    assert share.high - share.mean == pytest.approx(1.96 * 0.25 / 10, rel=0.02)


def test_a_clean_sweep_is_not_certain():
    share = meeting(duel(50, 50), 0, "a").share
    assert (share.mean, share.high) == (1.0, 1.0)
    assert 0.9 < share.low < 0.95


def test_intervals_cover():
    """About 95 of 100 intervals hold the truth."""
    dice = np.random.default_rng(1)
    held = 0
    for _ in range(400):
        share = interval(dice.binomial(2, 0.6, 80) / 2, 160, bounded=True)
        held += share.low <= 0.6 <= share.high
    assert 0.92 <= held / 400 <= 0.98


def test_the_better_bot_is_rated_higher():
    rated = ratings(duel(100, 60))
    assert rated["a"][0] > rated["b"][0] + 2
    assert 0 < rated["a"][1] < 10
    assert ratings(duel(100, 60)[::-1])["a"][0] == pytest.approx(rated["a"][0], abs=2)
    assert [each.bot for each in standings(duel(100, 60))] == ["a", "b"]


def test_a_bot_on_several_seats_has_one_rating():
    games = [outcome(deal, 0, ["a", "b", "b"], [1, 2, 2]) for deal in range(20)]
    rated = ratings(games)
    assert set(rated) == {"a", "b"} and rated["a"][0] > rated["b"][0]


def test_the_picture_is_well_formed():
    picture = drawn("A < B & C", "%", [Bar("a<b", 10, 20, 30), Bar("c", 90, 100, 100)], 0, 100)
    root = ET.fromstring(picture)
    texts = [each.text for each in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"A < B & C", "a<b", "c", "100"} <= set(texts)
    points = [each.get("cx") for each in root.iter("{http://www.w3.org/2000/svg}circle")]
    assert float(points[0]) < float(points[1])
