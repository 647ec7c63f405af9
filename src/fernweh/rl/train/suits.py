"""Suits: parts of a game that are alike, so that what is learnt of one colour is learnt of all.

Which bytes of an observation, and which actions, belong to each suit, in the same order; and those
of no suit. A game of which nothing is said here has one suit, which is nearly everything.
"""

from dataclasses import dataclass

import numpy as np

from fernweh.rl.simulation import Simulation, observation_spec


@dataclass(frozen=True)
class Suits:
    seen: list[list[int]]  # a row a suit
    actions: list[list[int]]
    other_seen: list[int]
    other_actions: list[int]

    @property
    def order(self) -> list[int]:
        """The actions as a network counts them: suit by suit, then the others."""
        return [action for row in self.actions for action in row] + self.other_actions


def suits_of(simulation: Simulation) -> Suits:
    return _GAMES.get(simulation.rules.NAME, _one_suit)(simulation)


def _one_suit(simulation: Simulation) -> Suits:
    """Everything but the last byte and the last action: there are always some of no suit."""
    seen, actions = [*range(len(simulation.most))], [*range(simulation.actions)]
    return Suits([seen[:-1]], [actions[:-1]], seen[-1:], actions[-1:])


def _lost_cities(simulation: Simulation) -> Suits:
    """The colours in play; pieces and verbs list them side by side. Chance's actions are left out.

    The three wagers of a colour are one kind of card, and so one action.
    """
    from fernweh.games.lost_cities import components as box

    played = int(simulation.box[0].colours)
    spec = observation_spec(simulation.rules)
    parts = [part for part, piece in spec.values() if piece.size in (box.MOST_COLOURS, box.KINDS)]
    of_no_suit = [part for part, piece in spec.values() if piece.size == 1]
    lists = [slice(first, first + box.KINDS) for first in (box.PLAY, box.DISCARD)]
    lists.append(slice(box.TAKE, box.DRAW))
    return Suits(
        _by_suit(parts, box.MOST_COLOURS)[:played],
        _by_suit(lists, box.MOST_COLOURS)[:played],
        [part.start for part in of_no_suit],
        [box.DRAW],
    )


def _by_suit(parts: list[slice], suits: int) -> list[list[int]]:
    rows = [np.arange(part.start, part.stop).reshape(suits, -1) for part in parts]
    return [[int(at) for at in row] for row in np.concatenate(rows, 1)]


_GAMES = {"lost_cities": _lost_cities}
