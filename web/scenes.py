"""Scenes for the gallery of boards: positions of random and greedy games, as a seat sees them.

    python web/scenes.py            writes web/public/scenes/<game>-<n>.json (not kept by git)

Scene n is the n-th of twelve moments of a game, from its beginning to its end; scenes 13 to 16 are
from games with other seats and options. Those after them show each kind of move that is offered in
these games and in none of the scenes before; the last ones are moments that few games come to,
drawn as tables in text. Which they are is said in `scenes.py` among the game's tests, where there
is one.
"""

import json
import runpy
import sys
from pathlib import Path
from typing import Any

import msgspec

from fernweh.bots import find
from fernweh.games import CATALOGUE, load
from fernweh.games.game import Game
from fernweh.kernel.chance import generator
from fernweh.play.door import Door
from fernweh.play.match import Match

FOLDER = Path(__file__).parent / "public/scenes"
TESTS = Path(__file__).parents[1] / "tests/games"
MOMENTS = 12
SECRET = bytes(32)  # the same games every time


def played(game: str, seats: int, options: dict[str, Any]) -> list[dict[str, Any]]:
    """Every moment of a match at which somebody can act, as that seat sees it."""
    match, found = Match.open(game, seats, options, id="gallery", secret=SECRET), []
    for seat in range(seats):
        match.seat_bot(seat, "greedy")
    match.go_on()
    bot, whims = find("greedy"), generator(1)
    while match.result is None:
        actor = match.actor
        door = Door(match, actor)
        found.append(scene(door, match))
        move = bot.choose(door.known(), whims)
        match.act(actor, move)
    found.append(scene(Door(match, 0), match))
    return found


def scene(door: Door, match: Match) -> dict[str, Any]:
    welcome = door.welcome()
    names = [each.seat.title() for each in welcome.seats]
    events = [event.seen_by(door.viewer).facts() for event in match.now.events]
    facts = msgspec.to_builtins(welcome)
    kept = {key: facts[key] for key in ("game", "view", "now", "seats")}
    return {**kept, "names": names, "events": events}


def drawn(name: str, seats: int, options: dict[str, Any], text: str, moves: list[str]) -> Any:
    """A moment that was drawn, as the seat to act sees it."""
    game, events = Game.from_text(name, text, seats, **options), []
    for move in moves:
        events = game.play(move)
    actor, rules = game.actor, game.rules
    choices = [
        {"move": rules.move_of(each), "pieces": rules.spelled(each), "rule": rules.rule_of(each)}
        for each in game.seen_by(actor).actions()
    ]
    names = rules.SEAT_NAMES[:seats]
    return {
        "game": name,
        "view": msgspec.to_builtins(game.view(actor)),
        "now": {"n": 1, "actor": actor, "choices": choices, "take_back": False},
        "seats": [{"seat": each, "name": each.title(), "bot": ""} for each in names],
        "names": [each.title() for each in names],
        "events": [event.seen_by(actor).facts() for event in events],
    }


def spread(scenes: list[Any], count: int) -> list[Any]:
    return [scenes[n * (len(scenes) - 1) // (count - 1)] for n in range(count)]


def verbs(scene: dict[str, Any]) -> set[str]:
    """What can be done, and in which phase."""
    phase = scene["view"]["phase"]
    return {f"{phase} {choice['pieces']['verb']}" for choice in scene["now"]["choices"]}


def others(scenes: list[dict[str, Any]], chosen: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The first moments at which moves are offered that are not yet to be seen."""
    found: list[dict[str, Any]] = []
    seen = {verb for each in chosen for verb in verbs(each)}
    for each in scenes:
        if verbs(each) - seen:
            found.append(each)
            seen |= verbs(each)
    return found


def told(game: str) -> dict[str, Any]:
    """What the game's tests say of its scenes."""
    listing = CATALOGUE[game]
    is_ours = listing.package.startswith("fernweh.")
    path = (TESTS / game if is_ours else listing.folder / "tests") / "scenes.py"
    return runpy.run_path(str(path)) if path.exists() else {}


def main(games: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in games or CATALOGUE:
        seats = max(load(game).SEATS)
        moments = played(game, seats, {})
        chosen = spread(moments, MOMENTS)
        own = told(game)
        for fewer, options in own.get("OTHERS", []):
            more = played(game, fewer, options)
            chosen += spread(more, 3)[1:]
            moments += more
        chosen += others(moments, chosen)
        chosen += [drawn(game, *rare) for rare in own.get("RARE", [])]
        for n, each in enumerate(chosen, 1):
            (FOLDER / f"{game}-{n}.json").write_text(json.dumps(each), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
