"""A person with a browser: sits at tables, plays by the list of moves, and reads what is said."""

import json
import random
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from fernweh.words import LANGUAGES

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
# Languages and themes: in a hurry two of each, else all
LOOKS = [
    pytest.param(
        lang,
        theme,
        marks=[] if (lang, theme) in {("en", "dark"), ("fa", "light")} else pytest.mark.slow,
    )
    for lang in LANGUAGES
    for theme in ("dark", "light")
]
PHONE, LYING, DESK = (360, 740), (740, 360), (1280, 800)
ISOLATES = dict.fromkeys(map(ord, "\u2066\u2067\u2068\u2069"))
# What the console says of a network that was cut: of its own, or behind the service worker
_CUT = ("ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "WebSocket")


class Person:
    def __init__(
        self,
        chromium: Browser,
        address: str,
        name: str = "Ada",
        lang: str = "en",
        theme: str = "dark",
        size: tuple[int, int] = DESK,
        motion: str = "off",
        sound: str = "off",
        touch: bool = False,
    ) -> None:
        self.address, self.name = address, name
        self.complaints: list[str] = []
        self._meant: tuple[str, ...] = ()
        viewport = {"width": size[0], "height": size[1]}
        self.context = chromium.new_context(
            viewport=viewport, locale=lang, base_url=address, has_touch=touch
        )
        self.context.set_default_timeout(60_000)
        chosen = {"lang": lang, "theme": theme, "name": name, "motion": motion, "sound": sound}
        for key, value in chosen.items():
            self.context.add_init_script(f"localStorage['{key}'] ??= '{value}'")
        self.page = self.context.new_page()
        self.page.on("console", lambda message: self._heard(message.type, message.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _heard(self, kind: str, text: str) -> None:
        if kind == "error" and not any(each in text for each in self._meant):
            self.complaints.append(text)

    def cut_off(self) -> None:
        """No network."""
        self.lose()
        self.context.set_offline(True)

    def lose(self) -> None:
        """Some of what it asks for: from now on the console may speak of it."""
        self._meant = _CUT

    def reconnect(self) -> None:
        self.context.set_offline(False)

    # Tables

    def make(self, game: str = "lost_cities", **terms: Any) -> str:
        """A new table, as the page would make it."""
        origin = {"origin": self.address}
        for _ in range(2):  # the first request gives the cookie, the second stores the name
            self.context.request.put("/api/me", data={"name": self.name}, headers=origin)
        answer = self.context.request.post(
            "/api/tables", data={"game": game, **terms}, headers=origin
        )
        assert answer.ok, answer.text()
        return str(answer.json()["id"])

    def open(self, table: str) -> None:
        self.page.goto(f"/table/{table}")

    def sit(self) -> None:
        """On the first free seat."""
        self.page.locator(".seat .button.main").first.click()

    def start(self) -> None:
        self.page.locator(".start").click()
        expect(self.phase).to_be_visible(timeout=60_000)  # rules may be compiling

    def begin(self, game: str = "lost_cities", **terms: Any) -> str:
        """At a table of one's own, against bots."""
        table = self.make(game, **terms)
        self.open(table)
        self.sit()
        self.start()
        return table

    # Playing

    @property
    def phase(self) -> Locator:
        return self.page.locator("[data-phase]")

    @property
    def moves(self) -> Locator:
        return self.page.locator(".move:not([aria-disabled=true])")

    @property
    def result(self) -> Locator:
        return self.page.locator(".result")

    def wait_for_turn(self) -> bool:
        """Whether there is one: False when the match is over."""
        self.until("!!document.querySelector('.result, .move:not([aria-disabled=true])')")
        return self.result.count() == 0

    def play_on(self, rng: random.Random, most: int = 10_000) -> int:
        """By the list alone, to the end or so far."""
        for n in range(most):
            if not self.wait_for_turn():
                return n
            self.act(rng.randrange(self.moves.count()))
        return most

    def act(self, n: int) -> str:
        """The n-th move of the list; what it was called."""
        button = self.moves.nth(n)
        called, before = button.inner_text(), self.n
        button.click()
        self.until_after(before)
        return called.translate(ISOLATES)

    @property
    def n(self) -> int:
        """The entry that is shown."""
        return int(self.page.locator("[data-n]").get_attribute("data-n") or -1)

    def until_after(self, n: int) -> None:
        self.until(f"+document.querySelector('[data-n]')?.dataset.n > {n}")

    def until(self, expression: str, within: float = 60.0) -> None:
        """Our policy forbids the page to evaluate texts, so Playwright's own way of waiting too."""
        end = time.monotonic() + within
        while not self.page.evaluate(expression):
            assert time.monotonic() < end, expression
            self.page.wait_for_timeout(15)

    # Reading

    def read(self, selector: str) -> str:
        return self.page.locator(selector).first.inner_text().translate(ISOLATES)

    def tab(self, name: str) -> None:
        self.page.locator(f"#tab-{name}").click()

    def findings(self) -> list[str]:
        """What axe finds serious or critical on this screen."""
        self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate("async () => (await axe.run()).violations")
        return [
            f"{each['id']}: {node['target']} {node.get('failureSummary', '')}"
            for each in found
            if each["impact"] in ("serious", "critical")
            for node in each["nodes"]
        ]

    def sent(self, kind: str) -> list[dict[str, Any]]:
        """What its sockets send of this kind, from now on: call it before a table is opened."""
        found: list[dict[str, Any]] = []

        def hear(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == kind:
                found.append(message)

        self.page.on("websocket", lambda socket: socket.on("framesent", hear))
        return found

    def is_cut_off(self) -> bool:
        """Whether something sticks out at the side."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth > innerWidth"))
