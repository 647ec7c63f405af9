"""The first games, in a real browser: every lesson to its end, on the board and by the keyboard."""

from collections.abc import Callable, Sequence

from playwright.sync_api import expect

from fernweh.games import CATALOGUE
from fernweh.lessons import script_of
from fernweh.lessons.lesson import Written
from tests import sample
from tests.web.people import DESK, PHONE, Person

WHERE = (  # the step, the moves that are made, and what leads on
    "['.speech', '[data-made]', '.deeds'].map((at) => document.querySelector(at))"
    ".map((each) => each.dataset.step ?? each.dataset.made ?? each.innerText).join()"
)
LEAD, AGAIN = "[data-lead]", ".deeds .bare"
HEXES = {  # of El Dorado: where the lesson's steps lead, in order
    "machete": "2,-3", "refused": "3,-3", "paddle": "3,-3", "onward": "4,-3", "arrive": "25,-3"
}  # fmt: skip
PIECES = {"red-a": ["D4", "C1"], "red-b": ["E4"]}  # of Survive: where they stand when they move


def begun(person: Person, game: str) -> None:
    person.page.goto(f"/learn/{game}")
    expect(person.page.locator(".speech")).to_be_visible()


def step_of(person: Person) -> str:
    return person.page.locator(".speech").get_attribute("data-step") or ""


def at(person: Person, step: str) -> None:
    expect(person.page.locator(f".speech[data-step={step}]")).to_be_visible()


def led(person: Person, steps: Sequence[Written], lead: Callable[[], None]) -> None:
    """By what leads on alone, each time until it has."""
    for step in steps:
        at(person, step.say)
        for _ in (step.ask or ["next"]) + (["next"] if step.refused else []):
            before = person.page.evaluate(WHERE)
            lead()
            person.until(f"{WHERE} !== {before!r}")


def through(person: Person, game: str, move: Callable[[Person, str], None]) -> None:
    """Step by step; `move` makes one move on the board."""
    for step in script_of(game).steps:
        at(person, step.say)
        for asked in [*step.ask, *([step.refused] if step.refused else [])]:
            move(person, asked)
        if step.refused:
            expect(person.page.locator(".bubble .rule")).to_be_visible()
        if not step.ask and step.say != "done":
            person.page.locator(LEAD).click()
    expect(person.page.locator(AGAIN)).to_be_visible()


# A move on each board


def tap(person: Person, *selectors: str) -> None:
    """Where it lies, whatever lies upon it."""
    for selector in selectors:
        person.page.locator(selector).first.click(force=True)


def tap_map(person: Person, selector: str) -> None:
    person.page.wait_for_timeout(500)  # two quick taps on a map are a gesture of their own
    tap(person, selector)


def made(person: Person) -> str | None:
    return person.page.locator("[data-made]").get_attribute("data-made")


def lost_cities(person: Person, move: str) -> None:
    verb, _, thing = move.partition(" ")
    colour = thing.split("-")[0]
    target = {"play": f"play-{colour}", "draw": "deck"}.get(verb, f"pile-{colour}")
    card = [f".hand [data-card={thing}]"] if verb in ("play", "discard") else []
    tap(person, *card, f"[data-target={target}]")


def rivals(person: Person, move: str) -> None:
    verb, _, thing = move.partition(" ")
    card = [f".offered[data-card={thing}]"] if verb in ("take", "trash") else []
    tap(person, *card, f'.controls [data-move="{"bid" if verb == "bid" else move}"]')


def board_game(person: Person, move: str) -> None:
    verb, _, card = move.partition(" ")
    if verb != "play":
        return tap(person, f'[data-move="{move}"]')
    path = f'[data-drop="path {card.split("-")[0]}"]'
    return tap(person, f'.hand [data-card="{card}"]', path)


def el_dorado(person: Person, move: str) -> None:
    verb, _, rest = move.partition(" ")
    card = f'li[data-piece^="card {rest.split()[0]}"] button' if rest else ""
    match verb:
        case "step":
            tap_map(person, f'[data-spot="{HEXES[step_of(person)]}"]')
        case "move" | "coin":
            before = made(person)
            tap(person, card)
            if (
                made(person) == before
            ):  # the first card of a purchase may be meant for something else
                tap(person, ".prompt .choices .hinted")
        case "buy":
            tap(person, f'[data-piece="pile {rest}"]')
        case _:
            tap(person, ".prompt .choices .hinted")


def survive(person: Person, move: str) -> None:
    verb, _, place = move.partition(" ")
    if verb in ("ashore", "done"):
        return tap(person, f'[data-move="{move}"]')
    spots = PIECES.get(place, [place])
    return tap_map(person, f'[data-spot="{spots[-1 if step_of(person) == "saved" else 0]}"]')


def plain(person: Person, move: str) -> None:
    """Where every move has its button: `data-ask` is one that says why not."""
    tap(person, f'[data-move="{move}"], [data-ask="{move}"]')


BOARDS = {
    "lost_cities": lost_cities,
    "lost_cities_rivals": rivals,
    "lost_cities_board_game": board_game,
    "el_dorado": el_dorado,
    "survive": survive,
}


@sample.games("lost_cities", "survive", argument="game")
def test_a_lesson_on_the_board(visit, game):
    person = visit(size=DESK)
    begun(person, game)
    through(person, game, BOARDS.get(game, plain))
    person.page.locator(AGAIN).click()
    at(person, "goal")


@sample.games("el_dorado", argument="game")
def test_a_lesson_by_the_keyboard_and_for_everybody(visit, game):
    """In Persian on a phone: the card alone leads through, and nothing is cut off."""
    person = visit(lang="fa", size=PHONE, theme="light")
    begun(person, game)
    assert person.findings() == []
    person.page.locator(LEAD).focus()

    def press() -> None:
        person.until(f"document.activeElement.matches('{LEAD}')")
        person.page.keyboard.press("Enter")

    led(person, script_of(game).steps[:-1], press)
    at(person, "done")
    assert person.findings() == [] and not person.is_cut_off()


def test_a_wrong_tap_says_so_and_a_lesson_leads_into_a_game(visit):
    person = visit()
    begun(person, "lost_cities")
    tap(person, LEAD, ".hand [data-card=blue-2]", "[data-target=play-blue]")
    expect(person.page.locator(".bubble")).to_contain_text("do what the lesson asks")
    person.page.keyboard.press("Escape")
    led(person, script_of("lost_cities").steps[1:-1], person.page.locator(LEAD).click)
    expect(person.page.locator(AGAIN)).to_be_visible()
    person.page.locator(LEAD).click()
    person.page.wait_for_url("**/table/*")
    expect(person.phase).to_be_visible()


def test_lessons_are_found_from_home_and_from_the_rules(visit):
    person = visit()
    for page in ("/", "/rules/survive"):
        person.page.goto(page)
        person.page.locator('main a[href="/learn/survive"]').click()
        at(person, "goal")
    person.page.locator(".skip").click()
    expect(person.page.locator("article")).to_have_count(len(CATALOGUE))


def test_there_are_no_other_lessons(visit):
    person = visit()
    person.page.goto("/learn/chess")
    expect(person.page.locator("[role=alert]")).to_be_visible()
    person.complaints.clear()  # the 404 itself
