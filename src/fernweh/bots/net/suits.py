"""Suits: parts of a game that are alike, so that what is learnt of one colour is learnt of all.

Which bytes of an observation, and which actions, belong to each suit, in the same order; and those
of no suit. A game of which nothing is said here has one suit, which is nearly everything.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from fernweh.games.observation import observation_spec
from fernweh.kernel.protocol import Rulebook
from fernweh.kernel.record import Rows


@dataclass(frozen=True)
class Suits:
    seen: list[list[int]]  # a row a suit
    actions: list[list[int]]
    other_seen: list[int]
    other_actions: list[int]
    are_alike: bool = True  # but for their names: where not, a network is told which is which

    @property
    def order(self) -> list[int]:
        """The actions as a network counts them: suit by suit, then the others."""
        return [action for row in self.actions for action in row] + self.other_actions


def suits_of(rules: Rulebook, box: Rows) -> Suits:
    return _GAMES.get(rules.NAME, _one_suit)(rules, box)


def _one_suit(rules: Rulebook, box: Rows) -> Suits:
    """Everything but the last byte and the last action: there are always some of no suit."""
    seen = [*range(sum(piece.size for piece in rules.OBSERVATION))]
    actions = [*range(len(rules.ACTIONS))]
    return Suits([seen[:-1]], [actions[:-1]], seen[-1:], actions[-1:])


def _lost_cities(rules: Rulebook, box: Rows) -> Suits:
    """The colours in play. Chance's actions are left out; the three wagers of a colour are one kind
    of card, and so one action.
    """
    from fernweh.games.lost_cities import components as parts

    lists = [slice(first, first + parts.KINDS) for first in (parts.PLAY, parts.DISCARD)]
    lists.append(slice(parts.TAKE, parts.DRAW))
    played = int(box[0].colours)
    return _coloured(rules, parts.MOST_COLOURS, lists, [parts.DRAW], played)


def _rivals(rules: Rulebook, box: Rows) -> Suits:
    """The five colours; coins, bids and turns are of none."""
    from fernweh.games.lost_cities_rivals import components as parts

    lists = [slice(first, first + parts.KINDS) for first in (parts.TAKE, parts.TRASH)]
    others = [parts.UNCOVER, *range(parts.BID, parts.PASS + 1), parts.DONE]
    return _coloured(rules, parts.COLOUR_COUNT, lists, others)


def _board_game(rules: Rulebook, box: Rows) -> Suits:
    """The five paths with their cards; their marked stones are others on each (§1.7)."""
    from fernweh.games.lost_cities_board_game import components as parts

    lists = [slice(first, first + parts.KINDS) for first in (parts.PLAY, parts.DISCARD)]
    lists += [slice(first, first + parts.PATHS) for first in (parts.MOVE, parts.TAKE)]
    others = [*range(parts.SEND, parts.MOVE), parts.DECLINE, parts.DRAW]
    return _coloured(rules, parts.PATHS, lists, others, alike=False)


def _coloured(
    rules: Rulebook,
    colours: int,
    lists: list[slice],
    others: list[int],
    played: int = 0,
    alike: bool = True,
) -> Suits:
    """Pieces that are counted by colour belong to the suits, the rest to none. `lists` are the
    actions that a suit has, `others` those of none.
    """
    seen, rest = [], []
    for part, piece in observation_spec(rules).values():
        places = np.arange(part.start, part.stop)
        axes, lengths = [name for name, _ in piece.by], [length for _, length in piece.by]
        if "colour" in axes:
            seen.append(_by_suit(places.reshape(lengths), axes.index("colour")))
        else:
            rest += places.tolist()
    actions = [_by_suit(np.arange(part.start, part.stop).reshape(colours, -1)) for part in lists]
    kept = slice(played or colours)
    return Suits(_beside(seen)[kept], _beside(actions)[kept], rest, others, alike)


def _by_suit(places: np.ndarray[Any, Any], axis: int = 0) -> np.ndarray[Any, Any]:
    """A row a suit, with all that the other axes count."""
    found: np.ndarray[Any, Any] = np.moveaxis(places, axis, 0)
    return found.reshape(len(found), -1)


def _beside(parts: list[np.ndarray[Any, Any]]) -> list[list[int]]:
    rows: list[list[int]] = np.concatenate(parts, 1).tolist()
    return rows


_GAMES = {
    "lost_cities": _lost_cities,
    "lost_cities_rivals": _rivals,
    "lost_cities_board_game": _board_game,
}
