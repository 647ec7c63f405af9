"""Bots from outside: whatever names one, and whatever is wrong with it."""

import pickle
from importlib.metadata import EntryPoint

import pytest

from fernweh.bots import as_bot, find, is_bot, known, let_in, outside, parse
from fernweh.bots.arena import crew
from fernweh.bots.arena.bout import play_bout
from fernweh.bots.arena.ledger import Ledger
from fernweh.bots.arena.plan import Bout, checked
from fernweh.games.game import Game
from fernweh.kernel.chance import generator
from fernweh.kernel.fault import ExtraMissing, Fault
from tests.bots import strangers
from tests.bots.test_arena import plan
from tests.cli.running import LANGUAGES, plain, run

HERE = "tests.bots.strangers"
BAD = {
    "wrong": "bot-illegal", "nothing": "bot-illegal", "half": "bot-illegal",
    "too_large": "bot-illegal", "forbidden": "bot-illegal", "broken": "bot-failed",
    "leaving": "bot-failed",
}  # fmt: skip


@pytest.fixture
def seen():
    game = Game("lost_cities", starter="north", rounds=1)
    game.let_chance(generator(3))
    return game.seen_by(0)


@pytest.fixture
def package(monkeypatch):
    """Another package with two bots of its own."""

    def told(group, name=None):
        found = [
            EntryPoint("careful", f"{HERE}:Last", group),
            EntryPoint("first", f"{HERE}:first", group),
            EntryPoint("greedy", f"{HERE}:wrong", group),
        ]
        return [each for each in found if name in (None, each.name)]

    monkeypatch.setattr(outside, "entry_points", told)


# Whatever names one


@pytest.mark.parametrize("spec", [f"{HERE}:first", f"{HERE}:numbered", f"{HERE}:Last"])
def test_a_bot_of_a_module(seen, spec):
    bot = parse(spec)
    assert bot.name == spec and is_bot(spec)
    bot.ready(seen)
    assert bot.choose(seen.copy(), generator(1)) in seen.moves()


def test_an_entry_point_of_another_package(seen, package):
    assert parse("careful").choose(seen, generator(1)) == seen.moves()[-1]
    assert parse("careful:bold")._thing.argument == "bold" and parse("careful").time == 0.25
    assert parse("first").choose(seen.copy(), generator(1)) == seen.moves()[0]


def test_nobody_takes_the_name_of_one_of_ours(seen, package):
    assert parse("greedy").choose(seen, generator(1)) == find("greedy").choose(seen, generator(1))


@pytest.mark.parametrize(
    "thing", [strangers.first, strangers.Last, strangers.Last(), lambda seen, rng: seen.moves()[0]]
)
def test_anything_that_can_be_called(seen, thing):
    bot = as_bot(thing)
    bot.ready(seen)
    assert bot.choose(seen.copy(), generator(1)) in seen.moves()
    assert isinstance(bot.name, str) and bot.time >= 0


def test_what_its_maker_left_out_is_added(seen):
    assert as_bot(strangers.first).name == "first" and as_bot(strangers.first).time == 0.0
    bot = as_bot(strangers.Last)
    bot.ready(seen)
    assert bot._thing.was_readied and bot.name == "Last"


def test_a_bot_of_ours_by_its_text_is_ours():
    assert as_bot("search:worlds=3").name == "search:worlds=3"


# What is wrong is said, with its name


@pytest.mark.parametrize(("name", "code"), BAD.items())
def test_a_bad_move_and_a_broken_bot_are_its_faults(seen, name, code):
    with pytest.raises(Fault) as caught:
        parse(f"{HERE}:{name}").choose(seen, generator(1))
    assert caught.value.code == code and caught.value.facts["bot"] == f"{HERE}:{name}"
    if name == "broken":
        assert caught.value.facts["reason"].startswith("KeyError: 'no such card' (strangers.py:")


@pytest.mark.parametrize(
    ("spec", "code", "said"),
    [
        ("no_such_module:Bot", "bot-unloadable", "No module named 'no_such_module'"),
        (f"{HERE}:NoSuchBot", "bot-unloadable", "NoSuchBot"),
        (f"{HERE}:Unready", "bot-unloadable", "no weights (strangers.py:"),
        (f"{HERE}:Nobody", "bot-cannot-choose", f"{HERE}:Nobody"),
        (f"{HERE}:a_word", "bot-cannot-choose", f"{HERE}:a_word"),
        (f"{HERE}:not-a-name", "no-such-bot", "greedy"),
        ("mine", "no-such-bot", "greedy"),
        ("", "no-such-bot", "greedy"),
        (":", "no-such-bot", "greedy"),
    ],
)
def test_a_name_that_leads_nowhere_is_a_fault(spec, code, said):
    with pytest.raises(Fault) as caught:
        parse(spec)
    assert caught.value.code == code and said in str(caught.value.facts)


@pytest.mark.parametrize("thing", [None, 7, object(), strangers.Nobody])
def test_what_cannot_choose_is_no_bot(thing):
    with pytest.raises(Fault, match="bot-cannot-choose"):
        as_bot(thing)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("spec", [f"{HERE}:wrong", f"{HERE}:Unready", f"{HERE}:Nobody"])
def test_the_command_says_so(spec, lang):
    words = ("--bots", f"{spec},greedy", "--games", "2", "--processes", "1", "--lang", lang)
    result = run("arena", "lost_cities", *words)
    assert result.exit_code == 2 and spec in plain(result.stderr).replace("\n", "")
    assert not result.exception or "Traceback" not in result.stderr


def test_a_fault_comes_whole_from_another_process():
    for fault in (Fault("bot-failed", bot="x", reason="y"), ExtraMissing("rl")):
        again = pickle.loads(pickle.dumps(fault))
        assert type(again) is type(fault) and str(again) == str(fault)


# By leave


def test_bots_are_let_in_under_names(monkeypatch, seen):
    monkeypatch.setenv("FERNWEH_BOTS", f"last = {HERE}:Last, gone=no_such_module:Bot,")
    assert find("last").choose(seen, generator(1)) == seen.moves()[-1]
    assert find("last").name == "last" and find("last") is find("last")
    with pytest.raises(Fault, match="bot-unloadable"):
        find("gone")
    for other in (f"{HERE}:Last", f"{HERE}:first", "net:folder"):
        with pytest.raises(Fault, match="no-such-bot"):
            find(other)


def test_no_text_from_elsewhere_loads_others_code():
    with pytest.raises(Fault, match="no-such-bot"):
        known(f"{HERE}:first")
    assert known("search:worlds=3").name == "search:worlds=3"


@pytest.mark.parametrize("name", ["greedy", "", "Careful", "a b", "-a", "a" * 41, "ä", "1x"])
def test_a_name_that_cannot_be_is_refused(name):
    with pytest.raises(Fault) as caught:
        let_in(f"{name}={HERE}:Last")
    assert caught.value.code == "bot-name"


def test_two_cannot_have_one_name():
    with pytest.raises(Fault, match="bot-name"):
        let_in(f"a={HERE}:Last,a={HERE}:first")


def test_no_record_makes_others_code_run(tmp_path, monkeypatch):
    record, spec = tmp_path / "match", f"{HERE}:Last"
    told = ("--record", str(record), "--option", "rounds=1")
    assert run("play", "lost_cities", "--bot", spec, *told, typed="quit\n").exit_code == 0
    monkeypatch.setattr(outside.importlib, "import_module", None)  # whoever loads anything fails
    refused = run("play", "--resume", str(record), typed="quit\n")
    assert refused.exit_code == 2 and f"--bot {spec}" in " ".join(plain(refused.stderr).split())
    monkeypatch.undo()
    resumed = run("play", "--resume", str(record), "--bot", spec, typed="quit\n")
    assert resumed.exit_code == 0, resumed.stderr


def test_bots_of_others_are_watched():
    words = ("--seats", f"{HERE}:first,{HERE}:Last", "--option", "rounds=1", "--delay", "0")
    result = run("watch", "lost_cities", *words)
    assert result.exit_code == 0, result.stderr


# In the arena


def test_strangers_meet_ours_in_the_arena(package):
    wanted = checked(plan(bots=[f"{HERE}:Last", "careful:x"], among="random", games=2))
    for bout in wanted.bouts:
        assert len(play_bout(wanted, bout)) == 2


def test_the_same_in_processes_of_their_own():
    wanted = checked(plan(bots=[f"{HERE}:first", f"{HERE}:Last"], games=4))
    assert sum(map(len, crew.on_cores(2)(wanted, wanted.bouts))) == 4


def test_what_was_played_before_a_fault_is_kept(tmp_path):
    file = tmp_path / "results.jsonl"
    good, bad = f"{HERE}:Last", f"{HERE}:broken"
    words = ("--bots", f"{good},random,{bad}", "--games", "2", "--option", "rounds=1")
    result = run("arena", "lost_cities", *words, "--processes", "1", "--file", str(file))
    assert result.exit_code == 2 and "no such card" in plain(result.stderr)
    assert file.read_bytes().count(b"\n") == 3


@pytest.mark.parametrize(
    ("name", "code"),
    [("dying", "arena-broken"), ("leaving", "bot-failed"), ("broken", "bot-failed"),
     ("wrong", "bot-illegal"), ("hanging", "bot-late")],
)  # fmt: skip
def test_a_process_that_a_bot_ends_or_holds_is_a_fault(name, code):
    wanted = plan(bots=[f"{HERE}:{name}"], among="greedy", limit=0.5)
    with pytest.raises(Fault) as caught:
        list(crew.on_cores(2)(wanted, wanted.bouts))
    assert caught.value.code == code


@pytest.mark.parametrize("name", ["hanging", "stubborn"])
def test_a_bot_that_takes_too_long_is_late(name):
    wanted = plan(bots=[f"{HERE}:{name}"], among="greedy", limit=0.2)
    with pytest.raises(Fault) as caught:
        play_bout(wanted, Bout(0, 0))
    assert caught.value.code == "bot-late" and caught.value.facts["bot"] == f"{HERE}:{name}"


def test_a_file_of_an_arena_without_a_limit_goes_on(tmp_path):
    path, wanted = tmp_path / "results.jsonl", plan()
    Ledger(wanted, path)
    text = path.read_text("utf-8")
    assert ',"limit":60.0' in text
    path.write_text(text.replace(',"limit":60.0', ""), "utf-8")
    assert Ledger(wanted, path).missing() == wanted.bouts
