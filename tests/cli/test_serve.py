"""What a server says where it begins."""

import pytest

from fernweh.cli import serve
from fernweh.cli.speech import Voice
from fernweh.server import page
from fernweh.server.settings import Settings
from tests.cli.running import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_page_it_says_what_to_do(lang, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(page, "FOLDER", tmp_path)
    serve._greet(Voice(lang), Settings())
    said = capsys.readouterr().out
    assert "make play" in said and "wheel" in said and "npm" in said
    (tmp_path / page.INDEX).write_text("")
    serve._greet(Voice(lang), Settings())
    assert "npm" not in capsys.readouterr().out
