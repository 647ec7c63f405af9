"""Help in every language, and nothing heavy loaded for it."""

import re
import subprocess
import sys

import pytest

from fernweh.cli.app import app
from tests.cli.running import LANGUAGES, plain, run, widest

COMMANDS = [each.name for each in app.registered_commands]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", [None, *COMMANDS])
def test_every_page_in_every_language(command, lang):
    result = run(*([command] if command else []), "--help", "--lang", lang)
    assert result.exit_code == 0
    assert widest(result.stdout) <= 80
    assert not re.search(r"\bhelp-[a-z]", result.stdout)  # a key without a sentence
    if lang == "fa":
        assert re.search("[\u0600-\u06ff]", result.stdout)


def test_the_program_by_itself_shows_its_help():
    result = run()
    assert result.exit_code == 0
    assert "Usage: fernweh" in result.stdout or "Usage: root" in result.stdout
    assert all(command in result.stdout for command in COMMANDS)


def test_help_is_in_the_language_of_the_environment():
    assert "Команды" in run("--help", FERNWEH_LANG="ru").stdout
    assert "Команды" in run("--lang", "ru", "--help", FERNWEH_LANG="fa").stdout
    assert "コマンド" in run("--help", "--lang=ja").stdout


def test_the_version_is_told():
    assert re.fullmatch(r"\d+(\.\d+)*\n", plain(run("--version").stdout))


@pytest.mark.parametrize(
    "args", [["--help"], ["play", "--help"], ["rules", "lost_cities"], ["games"]]
)
def test_no_compiler_is_loaded_where_no_rule_runs(args):
    code = (
        "import sys; from fernweh.cli.app import app\n"
        f"try: app({args!r})\nexcept SystemExit: pass\n"
        "assert not {'numba', 'llvmlite'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
