"""Pictures of every screen, in English and Persian, on a phone and on a desk: `make screenshots`.

    python -m docs.screenshots               all of them, and docs/screens.md
    python -m docs.screenshots home survive  only those whose names contain one of these words

Four people look at the same tables: one plays, and lends the others the cookie.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any, cast

from PIL import Image
from playwright.sync_api import Browser
from tests.web import house, stages
from tests.web.people import Person

from fernweh.games import CATALOGUE

FOLDER = Path(__file__).parent / "screenshots"
PAGE = Path(__file__).parent / "screens.md"
SIZES = {"phone": (390, 844), "desk": (1280, 800)}
LOOKS = {"en": "dark", "fa": "light"}
COLOURS = 256  # of a picture's palette: small files, and no seat loses its colour

Step = Callable[[Person], None]


def nothing(person: Person) -> None:
    pass


@dataclass(frozen=True)
class Screen:
    name: str
    title: str
    path: str
    then: Step = nothing
    ready: str = "main h1"


# What there is to see


def pages() -> Iterator[Screen]:
    yield Screen("home", "Home", "/")
    yield Screen("new", "Make a table", "/new/el_dorado", ready=".make")
    yield Screen("rules", "Rules", "/rules/survive/4.2")
    yield Screen("records", "Records", "/records")
    yield Screen("settings", "Settings", "/settings")
    yield Screen("missing", "A page that is not here", "/nothing")
    yield Screen("pad", "The score pad", "/pad")
    for game in CATALOGUE:
        yield Screen(f"learn-{game}", f"First time: {titled(game)}", f"/learn/{game}", settle, "h1")
    for game in CATALOGUE:
        yield Screen(f"pad-{game}", f"Score pad: {titled(game)}", f"/pad/{game}", fill_in)


def tables(ada: Person, wanted: Callable[[str], bool]) -> Iterator[Screen]:
    if wanted("seating"):
        table = ada.make("survive", seats=4, bots=["", "", "novice", ""], listed=True)
        ada.open(table)
        ada.sit()
        yield Screen("seating", "Before the game", f"/table/{table}", ready=".seating")
    for game in CATALOGUE:
        if wanted(f"{game}-middle {game}-replay {game}-result"):
            yield from of_a_match(ada, game)


def of_a_match(ada: Person, game: str) -> Iterator[Screen]:
    table = stages.finished(ada, game)
    last, title = stages.entries(ada, table), titled(game)
    end = f"/table/{stages.ended(ada, table)}" if game == "lost_cities" else f"/table/{table}"
    middle = f"/table/{stages.branched(ada, table, last * 11 // 20)}"
    yield Screen(f"{game}-middle", title, middle, ready="[data-phase]")
    if game == "lost_cities":
        to_the_next_card(ada, middle)
        yield Screen("why", "Asking why", middle, ask_why, ready="[data-phase]")
        yield Screen("menu", "The menu at the table", middle, open_menu, ready="[data-phase]")
        yield Screen("log", "What happened", f"/table/{table}", open_log, ".result")
        yield Screen("rules-tab", "Rules beside the board", middle, open_rules, "[data-phase]")
    yield Screen(f"{game}-result", f"{title}: the result", end, count_up, ready=".result")
    replay = f"/replay/{table}"
    yield Screen(f"{game}-replay", f"{title}: replay", f"{replay}#{last // 2}", ready=".controls")
    if game == "el_dorado":
        yield Screen("fairness", "Checking the shuffle", f"{replay}#{last}", check, ".controls")


def to_the_next_card(ada: Person, path: str) -> None:
    """Where a card has to be laid first: then a tap on the deck asks why."""
    ada.page.goto(path)
    ada.wait_for_turn()
    while ada.page.locator(".deck.can").count():
        ada.act(0)
        ada.wait_for_turn()


def titled(game: str) -> str:
    return game.replace("_", " ").title()


# What is done there first


def fill_in(person: Person) -> None:
    """Something on every sheet: what the first buttons give."""
    person.page.wait_for_selector("main fieldset, main .stepper")
    for selector in ("fieldset button:not([disabled])", ".stepper button:last-child"):
        for n in (0, 2, 3, 5, 8):
            button = person.page.locator(selector).nth(n)
            if button.count() and button.is_enabled():
                button.click()
                person.page.wait_for_timeout(60)
    person.page.evaluate("scrollTo(0, 0)")


def settle(person: Person) -> None:
    person.page.wait_for_timeout(800)  # the board comes after the first words


def ask_why(person: Person) -> None:
    person.page.locator(".deck").first.click()
    person.page.wait_for_selector(".bubble")


def open_menu(person: Person) -> None:
    person.page.locator(".button[aria-haspopup=dialog]").click()
    person.page.wait_for_selector("dialog[open]")


def open_log(person: Person) -> None:
    person.tab("log")
    person.page.wait_for_timeout(300)


def open_rules(person: Person) -> None:
    person.tab("rules")
    person.page.wait_for_timeout(300)


def count_up(person: Person) -> None:
    person.page.locator(".result .next button").last.click()
    person.page.wait_for_timeout(400)


def check(person: Person) -> None:
    person.page.locator(".fairness .button").click()
    person.page.wait_for_selector(".fairness li")
    person.page.locator(".fairness").evaluate("(it) => it.scrollIntoView()")
    person.page.wait_for_timeout(1500)


# Taking them


def looking(chromium: Browser, address: str) -> dict[tuple[str, str], Person]:
    return {
        (lang, device): Person(chromium, address, lang=lang, theme=theme, size=size)
        for lang, theme in LOOKS.items()
        for device, size in SIZES.items()
    }


def take(screen: Screen, people: dict[tuple[str, str], Person]) -> None:
    for (lang, device), person in people.items():
        person.page.goto("about:blank")  # a change of the hash alone would load nothing
        person.page.goto(screen.path)
        person.page.wait_for_selector(screen.ready)
        person.page.wait_for_timeout(250)
        screen.then(person)
        picture = Image.open(BytesIO(person.page.screenshot(animations="disabled")))
        small = picture.convert("RGB").quantize(COLOURS, kmeans=2, dither=Image.Dither.NONE)
        small.save(FOLDER / f"{screen.name}-{lang}-{device}.png", optimize=True)


def lend(cookies: Person, people: dict[tuple[str, str], Person]) -> None:
    for person in people.values():
        person.context.add_cookies(cast("Any", cookies.context.cookies()))


def page_of(screens: list[Screen]) -> str:
    parts = ["# Every screen\n\nEnglish in the dark and Persian by day, on a desk and on a phone."]
    parts[0] += " `make screenshots` takes these pictures from a running game."
    for each in screens:
        pictures = [
            f'<img src="screenshots/{each.name}-{lang}-{device}.png"'
            f' alt="{each.title}: {lang}, {device}" width="{width}">'
            for device, width in (("desk", 440), ("phone", 160))
            for lang in LOOKS
        ]
        parts.append(f"## {each.title}\n\n" + "\n".join(pictures))
    return "\n\n".join(parts) + "\n"


def main(words: list[str]) -> None:
    def wanted(names: str) -> bool:
        return not words or any(word in names for word in words)

    house.built()
    FOLDER.mkdir(exist_ok=True)
    taken: list[Screen] = []
    with tempfile.TemporaryDirectory() as folder, house.served(Path(folder)) as site, \
         house.browser() as chromium:  # fmt: skip
        people = looking(chromium, site.address)
        ada = people["en", "desk"]
        ada.make()
        lend(ada, people)
        for screen in chosen(ada, wanted):
            take(screen, people)
            taken.append(screen)
    if not words:
        PAGE.write_text(page_of(taken), "utf-8")


def chosen(ada: Person, wanted: Callable[[str], bool]) -> Iterator[Screen]:
    yield from (each for each in pages() if wanted(each.name))
    yield from (each for each in tables(ada, wanted) if wanted(each.name))


if __name__ == "__main__":
    main(sys.argv[1:])
