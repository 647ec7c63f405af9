"""The built page asks nobody else for anything, and stands on its own."""

import gzip
import json
import os
import re
import shutil
import subprocess

import pytest

from fernweh.server import page
from fernweh.words import LANGUAGES
from tests.processes import ROOT

# Names of languages of marks, and pages that are named in a fault but never asked for
NAMES = re.compile(r"https?://(www\.w3\.org/|svelte\.dev/e/)")
TEXTS = {".html", ".js", ".css", ".svg", ".webmanifest", ".json"}


def texts(folder):
    return [each for each in sorted(folder.rglob("*")) if each.suffix in TEXTS and each.is_file()]


def test_no_foreign_origin(built):
    for path in texts(built):
        text = NAMES.sub("", path.read_text("utf-8"))
        assert not re.findall(r"https?://[\w-]+\.[\w.]+", text), path.name
        assert not re.findall(r"""(?:src|href|url\(|from|import\()\s*=?\s*["']?//\w""", text), (
            path.name
        )


def test_every_file_that_is_worth_it_is_compressed(built):
    for path in texts(built):
        if path.stat().st_size >= 512 and ".vite" not in path.parts:
            assert (
                gzip.decompress(path.with_name(path.name + ".gz").read_bytes()) == path.read_bytes()
            )
            assert path.with_name(path.name + ".br").stat().st_size < path.stat().st_size


def test_it_can_be_installed(built):
    manifest = json.loads((built / "manifest.webmanifest").read_text("utf-8"))
    assert manifest["display"] == "standalone" and manifest["start_url"] == "/"
    purposes = {each["purpose"] for each in manifest["icons"]}
    assert purposes == {"any", "maskable"}
    assert all((built / each["src"].lstrip("/")).is_file() for each in manifest["icons"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_network_it_says_so(built, lang):
    text = (built / f"offline.{lang}.html").read_text("utf-8")
    assert f'lang="{lang}"' in text and ("rtl" in text) == (lang == "fa")
    assert f"/offline.{lang}.html" in (built / "worker.js").read_text("utf-8") or "offline.${" in (
        built / "worker.js"
    ).read_text("utf-8")


def test_whose_work_is_in_it(built):
    notices = (built / "THIRD_PARTY_NOTICES.txt").read_text("utf-8")
    for name in ("svelte", "@fluent/bundle", "vazirmatn"):
        assert re.search(rf"^{re.escape(name)} [\d.]+ \(", notices, re.MULTILINE), name
    assert not (built / "scenes").exists()


@pytest.mark.parametrize("path", ["/", "/table/abc", "/rules/survive/4.2", "/new/el_dorado"])
def test_every_route_gives_the_page(site, path):
    import httpx

    answer = httpx.get(site.address + path, headers={"accept-encoding": "br"})
    assert answer.status_code == 200 and "text/html" in answer.headers["content-type"]
    assert answer.headers["cache-control"] == "no-cache"
    known = {"accept-encoding": "br", "if-none-match": answer.headers["etag"]}
    again = httpx.get(site.address + path, headers=known)
    assert again.status_code == 304 and not again.content


def test_hashed_files_are_kept_for_good(site, built):
    import httpx

    name = max((built / "assets").glob("*.js"), key=lambda each: each.stat().st_size).name
    for coding in ("br", "gzip", "identity"):
        answer = httpx.get(f"{site.address}/assets/{name}", headers={"accept-encoding": coding})
        assert answer.headers["cache-control"].endswith("immutable")
        assert answer.headers.get("content-encoding", "identity") == coding
    assert httpx.get(f"{site.address}/nothing").status_code == 404


def test_a_clone_without_the_page_says_what_to_do(site, built, tmp_path, monkeypatch):
    import httpx

    monkeypatch.setattr(page, "FOLDER", tmp_path)
    for lang in LANGUAGES:
        answer = httpx.get(site.address, headers={"accept-language": lang})
        assert answer.status_code == 503 and "make play" in answer.text


def test_a_board_may_lie_elsewhere(tmp_path):
    """And is written as if it lay among ours."""
    shutil.copytree(ROOT / "web/src/boards/survive", tmp_path / "boards/far")
    folders = {"FERNWEH_BOARDS": tmp_path / "boards", "FERNWEH_STATIC": tmp_path / "static"}
    settings = os.environ | {name: str(each) for name, each in folders.items()}
    subprocess.run(["npm", "run", "--silent", "build"], cwd=ROOT / "web", env=settings, check=True)
    made = json.loads((tmp_path / "static/.vite/manifest.json").read_text("utf-8"))
    assert len([key for key in made if key.endswith("far/Board.svelte")]) == 1
    assert len([key for key in made if key.endswith("boards/survive/Board.svelte")]) == 1
