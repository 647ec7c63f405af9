"""Phrases and reactions: talk that every viewer reads in their own language."""

import json

import pytest

from fernweh.server.phrases import PHRASES, REACTIONS
from fernweh.words import LANGUAGES
from fernweh.words.locales import resource
from tests.server.guests import begun


def lines(socket):
    """Each once: told twice, a line has the same number."""
    found = {each["k"]: each for each in socket.heard if each["type"] == "talk"}
    return [*found.values()]


def test_a_phrase_reaches_everybody_by_its_name(tables):
    async def work(site):
        ada, ben = await begun(site)
        await ada.done("say-phrase", phrase="good-luck")
        await ada.done("say-phrase", phrase="clap")
        await ben.settle()
        assert [(each["phrase"], each["text"]) for each in lines(ben)] == [
            ("good-luck", ""), ("clap", ""),
        ]  # fmt: skip
        assert lines(ben)[0]["voice"] == ada.table["voice"] != ben.table["voice"]

    tables(work)


def test_what_is_no_phrase_is_refused_and_changes_nothing(tables):
    async def work(site):
        ada, ben = await begun(site)
        for wrong in ("<b>", "", "hello ", 7, None, ["hello"]):
            await ada.ws.send(json.dumps({"type": "say-phrase", "id": "x", "phrase": wrong}))
            while ada.heard[-1].get("code") != "message-unreadable":
                await ada.hear()
            ada.heard.append({"type": "end"})
        await ben.settle()
        assert lines(ben) == []

    tables(work)


def test_phrases_are_metered_and_muted_as_talk_is(tables):
    async def work(site):
        ada, ben = await begun(site)
        answers = [await ada.ask("say-phrase", phrase="wow") for _ in range(40)]
        assert "talk-slow" in {each.get("code") for each in answers}
        await ben.done("mute", voice=ada.table["voice"], mute=True)
        heard = len(lines(ben))
        await ada.ask("say-phrase", phrase="wow")
        await ben.settle()
        assert len(lines(ben)) == heard

    tables(work)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phrase_has_its_words(lang):
    found = {each.id.name for each in resource(lang, "table").body if hasattr(each, "id")}
    assert found >= {f"phrase-{name}" for name in (*PHRASES, *REACTIONS)}
