"""Scenes for the gallery of boards: positions of random and greedy games, as a seat sees them.

    python web/scenes.py            writes web/public/scenes/<game>-<n>.json (not kept by git)

Scene n is the n-th of twelve moments of a game, from its beginning to its end; scenes 13 to 16 are
from games with other seats and options. Those after them show each kind of move that is offered in
these games and in none of the scenes before.
"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from fernweh.bots import find
from fernweh.games import CATALOGUE, load
from fernweh.kernel.chance import generator
from fernweh.play.door import Door
from fernweh.play.match import Match

FOLDER = Path(__file__).parent / "public/scenes"
MOMENTS = 12
OTHERS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "lost_cities": [(2, {"colours": 6, "rounds": 1})],
    "lost_cities_rivals": [(2, {}), (3, {})],
    "lost_cities_board_game": [(2, {}), (3, {})],
    "el_dorado": [(2, {"caves": True}), (4, {"map": "serpentine"})],
    "survive": [
        (2, {}),
        (3, {}),
        (2, {"two_colours": True, "show_own_values": True}),
        (3, {"to_the_last_one": True, "population_density": True, "last_one_rounds": 3}),
    ],
}


def played(game: str, seats: int, options: dict[str, Any]) -> list[dict[str, Any]]:
    """Every moment of a match at which somebody can act, as that seat sees it."""
    match, found = Match.open(game, seats, options, id="gallery"), []
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


def main(games: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in games or CATALOGUE:
        seats = max(load(game).SEATS)
        moments = played(game, seats, {})
        chosen = spread(moments, MOMENTS)
        for fewer, options in OTHERS[game]:
            more = played(game, fewer, options)
            chosen += spread(more, 3)[1:]
            moments += more
        chosen += others(moments, chosen)
        for n, each in enumerate(chosen, 1):
            (FOLDER / f"{game}-{n}.json").write_text(json.dumps(each), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
