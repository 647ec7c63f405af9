"""`fernweh watch`, `replay` and `verify`, on whole and on damaged files."""

import json
import re

import pytest

from fernweh.cli.film import Film
from fernweh.kernel.fault import Fault
from fernweh.play.archive import load, seal_texts, signed, unsealed, write
from fernweh.play.party import Player, begin
from fernweh.play.signature import pair
from fernweh.play.verify import verify
from tests.cli.running import LANGUAGES, plain, run, widest


@pytest.mark.parametrize("lang", LANGUAGES)
def test_watch_tells_the_match(lang):
    result = run("watch", "lost_cities", "--lang", lang, "--option", "rounds=1")
    assert result.exit_code == 0
    assert widest(result.stdout) <= 80


def test_watch_tells_everything_once():
    result = run("watch", "lost_cities", "--option", "rounds=1", "--option", "cap=8")
    assert len(re.findall(r"bot (plays|discards) ", plain(result.stdout))) == 8


@pytest.mark.parametrize("lang", LANGUAGES)
def test_verify_says_what_it_proves_and_what_not(lang, record):
    result = run("verify", str(record), "--lang", lang)
    assert result.exit_code == 0
    assert load(record).header.commitment in result.stdout
    if lang == "en":
        assert "Nobody could choose the cards" in result.stdout
        assert "could foresee the cards" in result.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_verify_says_whose_moves_and_whose_word(lang, unfinished, tmp_path):
    match = load(unfinished)
    key = match.now.sitting[0].key
    result = run("verify", str(unfinished), "--lang", lang)
    assert result.exit_code == 0 and key in result.stdout
    assert widest(result.stdout) <= 80
    if lang == "en":
        said = " ".join(plain(result.stdout).split())
        assert "Player: every move is signed with the key of the seat." in said
        assert "a bot of the host, so its moves are the host’s." in said
        assert "No server has signed the record." in said


def test_what_rests_on_the_hosts_word_is_named(tmp_path):
    match = begin("lost_cities", [Player("Ada"), Player("Ben")], {"rounds": 1})
    match.take_key(0, "1" * 64)
    match.flag(1)
    path = tmp_path / "flag"
    path.write_bytes(write(match))
    said = " ".join(plain(run("verify", str(path)).stdout).split())
    assert "Ada: moves since step" in said and "there is only the host’s word" in said
    assert "Ben’s time was up." in said and "Ada took a new key without signing" in said


def test_a_servers_key_is_pinned(record, tmp_path):
    path, key = tmp_path / "signed", pair(b"k" * 32)[0].hex()
    path.write_bytes(signed(record.read_bytes(), b"k" * 32))
    assert key in run("verify", str(path)).stdout
    pinned = run("verify", str(path), "--server-key", key.upper())
    assert pinned.exit_code == 0 and "whose key you named" in pinned.stdout
    for file, other, said in (
        (path, "0" * 64, "signed by another server"),
        (record, key, "No server has signed the record."),
        (path, "abc", "abc is not a key"),
    ):
        failed = run("verify", str(file), "--server-key", other)
        assert failed.exit_code != 0 and failed.stdout == ""
        assert said in " ".join(plain(failed.stderr).split())


def test_a_match_that_goes_on_later_is_signed_by_the_same_keys(unfinished):
    before = [who.key for who in load(unfinished).now.sitting]
    assert all(before)
    assert run("play", "--resume", str(unfinished), typed="1\ndraw\nquit\n").exit_code == 0
    report = verify(unfinished)
    assert [moves.key for moves in report.moves] == before
    assert [moves.by for moves in report.moves] == ["signed", "bot"] and report.words == []


def test_a_match_that_was_left_before_there_were_keys_goes_on(unfinished):
    """Its file beside it holds the secret alone."""
    lines = [json.loads(text) for text in unsealed(unfinished.read_bytes())]
    for line in lines[1:]:
        line.pop("key", None), line.pop("sig", None)
    texts = [json.dumps(line, separators=(",", ":"), ensure_ascii=False) for line in lines]
    unfinished.write_bytes(seal_texts([text.encode() for text in texts]))
    beside = unfinished.with_name(unfinished.name + ".secret")
    beside.write_text(beside.read_text()[:64])
    assert run("play", "--resume", str(unfinished), typed="1\ndraw\nquit\n").exit_code == 0
    assert [moves.by for moves in verify(unfinished).moves] == ["unsigned", "bot"]


def test_verify_of_a_running_match_says_what_is_missing(unfinished):
    result = run("verify", str(unfinished))
    assert result.exit_code == 0
    assert "The match is not over." in result.stdout
    assert "What this proves" not in result.stdout


def damaged(path, tmp_path, change):
    """A copy of a record with its bytes changed."""
    copy = tmp_path / "damaged"
    copy.write_bytes(change(path.read_bytes()))
    return copy


DAMAGES = {
    "a byte": lambda data: data[:2000] + bytes([data[2000] ^ 1]) + data[2001:],
    "a line gone": lambda data: b"".join(data.splitlines(True)[:30] + data.splitlines(True)[31:]),
    "two lines changed round": lambda data: b"".join(
        [*(lines := data.splitlines(True))[:30], lines[31], lines[30], *lines[32:]]
    ),
    "cut off": lambda data: data[:-200],
    "cut off after a line": lambda data: b"".join(data.splitlines(True)[:-1]),
    "nothing": lambda data: b"",
    "something else": lambda data: b"\xff\xfe{}\n" * 50,
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize("damage", DAMAGES)
def test_damage_is_told_with_its_line(damage, command, lang, record, tmp_path):
    copy = damaged(record, tmp_path, DAMAGES[damage])
    result = run(command, str(copy), "--lang", lang)
    assert result.exit_code == 1
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    if lang == "en":
        assert plain(result.stderr).startswith("Line ")


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_missing_file_fails(command):
    result = run(command, "/no/such/file")
    assert result.exit_code == 1
    assert plain(result.stderr) == "The file /no/such/file cannot be read.\n"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", ["north", "south", "spectator", "all"])
def test_replay_through_all_eyes(seat, lang, record):
    result = run("replay", str(record), "--seat", seat, "--lang", lang)
    assert result.exit_code == 0
    assert widest(result.stdout) <= 80


def test_replay_shows_a_viewer_what_that_viewer_saw(record):
    everything = plain(run("replay", str(record)).stdout)
    looking_on = plain(run("replay", str(record), "--seat", "spectator").stdout)
    assert "draws a card" in looking_on and "draws a card" not in everything
    assert "draws the " in everything and "draws the " not in looking_on
    assert everything.count("\nhand ") == 2 and looking_on.count("\nhand ") == 0
    assert "You draw" in plain(run("replay", str(record), "--seat", "north").stdout)


def test_a_seat_that_does_not_exist_is_wrong_usage(record):
    result = run("replay", str(record), "--seat", "west")
    assert result.exit_code == 2
    assert "no seat west" in plain(result.stderr)


def test_step_by_step(record):
    last = load(record).n
    typed = f"\nn\nb\nb\nb\nb\n50\n{last}\nn\n0\n{last + 1}\nx\ne\nq\n"
    result = run("replay", str(record), "--step", typed=typed)
    text = plain(result.stdout)
    assert result.exit_code == 0
    assert "That is the beginning." in text and "That is the end." in text
    assert f"Step 50 of {last}." in text and f"Step 0 of {last}." in text
    assert f"There is no step {last + 1}." in text and "“x” means nothing here." in text


def test_the_film_ends_where_the_match_ended(record):
    match = load(record)
    film = Film(match, "all")
    assert len(film.frames) == match.n + 1
    assert film.frames[-1].scene.result == match.result
    assert not any(frame.scene.now.choices for frame in film.frames)
    with pytest.raises(Fault, match="no-such-seat"):
        Film(match, "west")


def test_replay_of_a_resigned_match(tmp_path):
    path = tmp_path / "match"
    run("play", "lost_cities", "--record", str(path), typed="resign\nyes\n")
    assert "resigns" in plain(run("replay", str(path)).stdout)
    assert "the other player has resigned" in plain(run("verify", str(path)).stdout)
