"""What is sent during play tells no hidden card to who tries them all: `tests.trying`."""

import hashlib
import json
import random

import msgspec
import pytest
from played import play_on, ticking
from tests.trying import found_out

from fernweh.games import CATALOGUE
from fernweh.kernel.event import SPECTATOR
from fernweh.play import entry as entries
from fernweh.play.door import Door
from fernweh.play.match import Match
from fernweh.play.party import Player, begin
from fernweh.play.signature import last_of


def begun(game: str, seed: int = 1) -> Match:
    entropy = random.Random(seed).randbytes
    return begin(game, [Player("Ada"), Player("Ben")], clock=ticking(), entropy=entropy)


def told_to(match: Match, viewer: int, most: int) -> list[bytes]:
    """Every message to a viewer who was there from the first card on."""
    door, rng = Door(match, viewer), random.Random(7)
    said = [msgspec.json.encode(door.welcome())]
    for _ in range(most):
        if match.result is not None:
            break
        play_on(match, rng.choice, 1)
        said += [msgspec.json.encode(step) for step in door.steps() if match.result is None]
    return said


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
@pytest.mark.parametrize("game", CATALOGUE)
def test_nothing_that_is_told_can_be_found_by_trying(game, viewer):
    match = begun(game)
    said = told_to(match, viewer, 30)
    binds = [json.loads(line).get("bind") for line in said[1:]]
    assert len(binds) > 20 and all(len(bind) == 64 for bind in binds)
    assert found_out(match, said) == []


@pytest.mark.parametrize("name", ["table", "move", "signature", "last", "unsalted", "line"])
def test_the_trying_has_teeth(name):
    match = begun("lost_cities")
    said = told_to(match, SPECTATOR, 12)
    drawn = next(entry for entry in match.log if entry.kind == "chance" and entry.n > 12)
    acted = next(entry for entry in match.log if entry.kind == "action")
    planted = {
        "table": match.moments[drawn.n].table,
        "move": hashlib.sha256(drawn.move.encode()).hexdigest(),
        "signature": acted.sig,
        "last": last_of(acted.sig),
        "unsalted": hashlib.sha256(entries.spell(drawn)).hexdigest(),
        "line": "00ff" * 4 + hashlib.sha256(entries.spell(acted)).hexdigest(),
    }[name]
    leak = json.dumps({"type": "step", "n": 1, "leak": planted}).encode()
    assert found_out(match, [*said, leak]) == [planted.encode()]
