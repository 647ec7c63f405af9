"""Playthroughs: stories that people can read and tests can replay.

    python -m tests.playthroughs --check          which stories would read otherwise now
    python -m tests.playthroughs --write          write them anew
    python -m tests.playthroughs --new FILE GAME SEED [OPTION=VALUE …]

A story is its own source. Header, `#` remarks, `> who  move` and `= table`, `= table south`,
`= legal` and `= score` are read; what came of a move and what the table looks like is written.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fernweh.games import CATALOGUE
from fernweh.games.game import Game
from fernweh.kernel import border
from fernweh.kernel.chance import generator
from fernweh.kernel.event import HIDDEN, SPECTATOR, Event
from fernweh.kernel.protocol import Explanation
from fernweh.kernel.verbs import CHANCE, NOBODY
from tests.games import folder_of_tests

LOOK_EVERY = 30  # moves, in a story that is made by dice


def stories() -> list[Path]:
    folders = [folder_of_tests(name) / "playthroughs" for name in CATALOGUE]
    return sorted(path for folder in folders for path in folder.glob("*.txt"))


def game_of(path: Path) -> str:
    """Of a story, by the folder that it lies in."""
    return next(name for name in CATALOGUE if path.is_relative_to(folder_of_tests(name)))


def retold(text: str) -> str:
    """The story as the rules tell it now."""
    head, _, body = text.partition("\n\n")
    game = begun(head)
    head = re.sub(r"^rules: .*$", f"rules: {game.rules.RULES_VERSION}", head, flags=re.MULTILINE)
    lines = [line for line in body.splitlines() if line[:1] in ("#", ">", "=")]
    told = [told_line for line in lines for told_line in tell(game, line)]
    return re.sub(r"\n{3,}", "\n\n", "\n".join([head, "", *told])).rstrip() + "\n"


def begun(head: str) -> Game:
    """The game that a header describes: name, options, and a drawn table if there is one."""
    fields = dict(re.findall(r"^(\w+): *(.*)$", head, re.MULTILINE))
    options = dict(parsed(pair) for pair in fields.get("options", "").split())
    table = head.partition("\ntable:\n")[2]
    name = fields["game"]
    return Game.from_text(name, table, **options) if table else Game(name, **options)


def parsed(pair: str) -> tuple[str, Any]:
    name, _, value = pair.partition("=")
    told = {"true": True, "false": False}.get(value, value)
    return name, int(value) if value.isdecimal() else told


# Telling


def tell(game: Game, line: str) -> Iterator[str]:
    match line[0]:
        case "#":
            yield f"\n{line}"
        case ">":
            yield from moved(game, re.split(r"\s{2,}", line)[1])
        case _:
            yield line
            yield from looked(game, line.split()[1:])


def moved(game: Game, move: str) -> Iterator[str]:
    """A line, and a line more for each further event."""
    actor, refused = game.actor, game.why_not(move)
    came = [because(refused)] if refused else [heard(game, e) for e in game.play(move)]
    who = {CHANCE: "chance", NOBODY: "nobody"}.get(actor) or game.rules.SEAT_NAMES[actor]
    for n, what in enumerate(came or [""]):
        yield (f"{' ' * 36}{what}" if n else f"> {who:8}{move + '  ':26}{what}").rstrip()


def because(refused: Explanation) -> str:
    facts = " ".join(f"{name}={value}" for name, value in refused.facts.items())
    return f"refused: {refused.key} §{refused.rule} {facts}"


def heard(game: Game, event: Event) -> str:
    """What happened, and to whom it looked how."""
    stories: dict[str, list[str]] = {}
    for viewer in (*range(game.seats), SPECTATOR):
        name = "spectator" if viewer == SPECTATOR else game.rules.SEAT_NAMES[viewer]
        stories.setdefault(written(game, event.seen_by(viewer)), []).append(name)
    if len(stories) == 1:
        return next(iter(stories))
    return "   ".join(f"{', '.join(names)}: {story}" for story, names in stories.items())


def written(game: Game, event: Event) -> str:
    values = [
        game.rules.SEAT_NAMES[value] if name in ("seat", "winner") and value >= 0 else str(value)
        for name, value in event.facts().items()
        if name != "event"
    ]
    return f"{type(event).__name__}({', '.join(values).replace(HIDDEN, '?')})"


def looked(game: Game, what: list[str]) -> Iterator[str]:
    match what:
        case ["legal"]:
            yield f"  {', '.join(game.moves()) or 'none'}"
        case ["score"]:
            names = game.rules.SEAT_NAMES[: game.seats]
            totals = [f"{name} {game.score(seat)}" for seat, name in enumerate(names)]
            yield f"  {', '.join(totals)}"
        case ["table", name]:
            seen = game.seen_by(game.rules.SEAT_NAMES.index(name))
            yield from (f"  {line}" for line in seen.text().splitlines())
        case _:
            yield from (f"  {line}" for line in game.text().splitlines())


# Making


def made(name: str, seed: int, pairs: list[str]) -> str:
    """A new story: every seat plays by the game's policy, and now and then the table is shown."""
    head = f"story: {name} by dice\ngame: {name}\nrules: 0\noptions: {' '.join(pairs)}".rstrip()
    game, rng, lines = begun(head), generator(seed), [head, ""]
    while not game.is_over:
        actor = game.actor
        action = (border.draw if actor == CHANCE else border.policy)(game.box, game.table, rng)
        lines.append(f"> -  {game.rules.move_of(action)}")
        game.apply(int(action))
        if actor == CHANCE and game.actor >= 0 and "= table" not in lines[-LOOK_EVERY:]:
            lines.append("= table")
    return retold("\n".join([*lines, "= table", "= score"]))


def main(words: list[str]) -> int:
    match words:
        case ["--new", path, name, seed, *pairs]:
            Path(path).write_text(made(name, int(seed), pairs))
        case ["--write"]:
            for story in stories():
                story.write_text(retold(story.read_text()))
        case ["--check"]:
            stale = [path for path in stories() if retold(path.read_text()) != path.read_text()]
            sys.stdout.writelines(f"{path}\n" for path in stale)
            return len(stale)
        case _:
            sys.stderr.write(__doc__ or "")
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
