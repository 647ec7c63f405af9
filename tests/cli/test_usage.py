"""Wrong usage is one clear sentence on stderr and exit code 2, never a traceback."""

import ast

import pytest

from tests.cli.running import LANGUAGES, ROOT, plain, run
from tests.processes import said, started

WRONG = [
    (["plya"], "no command plya. Did you mean play?"),
    (["play"], "GAME is missing"),
    (["play", "lost_citys"], "no game lost_citys. Did you mean lost_cities?"),
    (["play", "lost_cities", "--bot", "gredy"], "no bot gredy"),
    (["play", "lost_cities", "--seats", "greedy,random"], "fernweh watch"),
    (["play", "lost_cities", "--seats", "you"], "not for 1 players"),
    (["play", "lost_cities", "--seats", "you,greedy,random"], "not for 3 players"),
    (["play", "lost_cities", "--seats", "you,"], "A name needs"),
    (["play", "lost_cities", "--seats", "a\x07b,greedy"], "A name needs"),
    (["play", "lost_cities", "--option", "rounds"], "name=value"),
    (["play", "lost_cities", "--option", "rounds=4"], "can be: 1, 2, 3"),
    (["play", "lost_cities", "--option", "cap=-1"], "0–9999"),
    (["play", "lost_cities", "--option", "deck=5"], "no option deck"),
    (["play", "lost_cities", "--record", "/"], "already exists"),
    (["play", "lost_cities", "more", "words"], "more words"),
    (["play", "lost_cities", "--nonsense"], "no option --nonsense"),
    (["play", "lost_cities", "--bot"], "--bot needs a value"),
    (["play", "lost_cities", "--lang", "tlh"], "no language tlh"),
    (["games", "--lang"], "--lang needs a value"),
    (["play", "--resume", "/no/such/file"], "cannot be read"),
    (["watch", "lost_cities", "--seats", "greedy,me"], "no bot me"),
    (["watch", "lost_cities", "--delay", "soon"], "soon does not work here"),
    (["watch", "lost_cities", "--delay", "nan"], "nan does not work here"),
    (["rules", "lost_cities", "--paragraph", "99.9"], "no paragraph 99.9"),
    (["rules", "chess"], "no game chess"),
    (["perft", "lost_cities", "--depth", "0"], "from 1 to 99"),
    (["perft", "lost_cities", "--depth", "x"], "from 1 to 99"),
    (["perft", "lost_cities", "--table", "/no/such/file"], "no file /no/such/file"),
    (["perft", "lost_cities", "--table", "/"], "is a folder"),
    (["train", "lost_cities", "net", "--seed", "soon"], "seed cannot be soon. It can be: 0–"),
    (["train", "lost_cities", "net", "--set", "rat=1"], "no setting rat of the learner"),
    (["train", "lost_cities", "net", "--set", "rate"], "name=value"),
    (["train", "lost_cities", "net", "--set", "rate=2"], "rate cannot be 2. It can be: 0–1"),
    (["train", "lost_cities", "net", "--set", "game=survive"], "no setting game"),
    (["train", "lost_cities", "net", "--settings", "/no/such/file"], "no file /no/such/file"),
    (["verify"], "FILE is missing"),
    (["games", "chess"], "no game chess"),
    (["new-game"], "NAME is missing"),
    (["new-game", "Harbour"], "cannot be the name of a game"),
    (["new-game", "lost_cities"], "already the name of a game"),
    (["new-game", "harbour", "--seats", "5"], "from 2 to 4"),
]


@pytest.mark.parametrize(("args", "says"), WRONG)
def test_wrong_usage_explains_itself(args, says):
    result = run(*args)
    assert result.exit_code == 2
    assert says in " ".join(plain(result.stderr).split())
    assert result.stdout == ""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("args", [args for args, _ in WRONG if "--lang" not in args])
def test_in_every_language(args, lang):
    result = run(*args, "--lang", lang)
    assert result.exit_code == 2
    assert result.stderr.strip()
    assert "Traceback" not in result.output
    assert lang == "en" or "There is" not in result.stderr


def test_a_table_that_cannot_be_read_names_its_line(tmp_path):
    path = tmp_path / "table"
    path.write_text("round: 1\nnorth  hand: red-11\nnorth to lay\n")
    result = run("perft", "lost_cities", "--table", str(path))
    assert result.exit_code == 2
    assert plain(result.stderr) == "Line 2: There is no card red-11 in this match.\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_python_that_is_too_old_is_told_so(lang):
    """By files that such a Python still reads."""
    for name in ("__init__", "cli/__init__", "kernel/fault", "kernel/first_compile"):
        text = (ROOT / f"src/fernweh/{name}.py").read_text("utf-8")
        ast.parse(text, feature_version=(3, 7))
    code = (
        "import sys; sys.version_info = (3, 10, 1, 'final', 0);"
        "from fernweh.cli import main\n"
        "try: main()\n"
        "except SystemExit as end: print(end.code)"
    )
    told = said(started(code, FERNWEH_LANG=f"{lang}_XX.UTF-8", PYTHONIOENCODING="utf-8"))
    begins = {"en": "Fernweh needs", "fa": "فرنوه به", "ru": "Fernweh нужен", "ja": "Fernwehには"}
    assert told.startswith(begins[lang]) and "3.11" in told and "3.10" in told and "{" not in told
