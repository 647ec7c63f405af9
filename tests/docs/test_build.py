"""What a wheel does where there is no Node to build the page with."""

from types import SimpleNamespace

import hatch_build
import pytest


@pytest.fixture
def hook(tmp_path, monkeypatch):
    """The hook in a clone without a page, on a machine without npm; `said` is what it warned of."""
    monkeypatch.setattr(hatch_build.shutil, "which", lambda name: None)
    monkeypatch.delenv("FERNWEH_PAGE", raising=False)
    said = []
    app = SimpleNamespace(display_warning=said.append)
    found = hatch_build.PageHook(str(tmp_path), {}, None, None, str(tmp_path), "wheel", app)
    return SimpleNamespace(run=lambda: found.initialize("standard", {}), said=said, root=tmp_path)


def test_without_node_a_wheel_goes_without_the_page_and_says_so(hook):
    hook.run()
    (line,) = hook.said
    assert "without its page" in line and "npm" in line and "\n" not in line


def test_who_demands_the_page_gets_no_wheel_without_it(hook, monkeypatch):
    monkeypatch.setenv("FERNWEH_PAGE", "1")
    with pytest.raises(RuntimeError, match="FERNWEH_PAGE"):
        hook.run()


def test_a_page_that_is_there_already_is_taken(hook, monkeypatch):
    monkeypatch.setenv("FERNWEH_PAGE", "1")
    page = hook.root / "src/fernweh/server/static"
    page.mkdir(parents=True)
    (page / "index.html").write_text("")
    hook.run()
    assert hook.said == []
