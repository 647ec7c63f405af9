"""The whole tree of a small game, handed to OpenSpiel as a game that it holds in its own memory.

    import pyspiel
    from fernweh.rl.openspiel_tree import Tree

    tree = Tree(pyspiel.load_game("fernweh_lost_cities(colours=1,lowest=8,…)"))
    solver = pyspiel.CFRPlusSolver(tree.game)    # at the speed of OpenSpiel's own games

A game in Python costs its solvers some hundred times what one of their own costs. The tree is told
in the extensive form of Gambit, which OpenSpiel reads. `decisions` are its information states;
`policy` makes of a function of them what OpenSpiel's solvers take, and `state_of` tells where one
is met.
"""

import hashlib
from collections.abc import Callable, Mapping
from itertools import count
from typing import Any, NamedTuple

import pyspiel

from fernweh.kernel.fault import Fault

MOST_NODES = 2_000_000
Odds = Mapping[int, float]  # actions of the game, with how often each is taken


class Decision(NamedTuple):
    """An information state."""

    key: str  # as the tree's game has it
    player: int
    history: list[int]  # one of those that lead to it
    actions: dict[int, int]  # those of the game, with their numbers in the tree


class Tree:
    """Every history of a game."""

    def __init__(self, game: Any, most: int = MOST_NODES) -> None:
        self.source, self.nodes, self.ends, self._most = game, 0, 0, most
        self.decisions: dict[bytes, Decision] = {}
        self._numbers = [count(1) for _ in range(game.num_players())]
        self._labels: dict[int, int] = {}
        names = " ".join(f'"{player}"' for player in range(game.num_players()))
        self._lines = [f'EFG 2 R "{game}" {{ {names} }}']
        self._add(game.new_initial_state())
        self.game = pyspiel.load_efg_game("\n".join(self._lines) + "\n")
        self._lines = []

    def policy(self, choose: Callable[[Decision], Odds]) -> Any:
        """What somebody does in every information state, as OpenSpiel's solvers take it."""
        table = {}
        for decision in self.decisions.values():
            odds = choose(decision)
            table[decision.key] = [
                (label, odds.get(action, 0.0)) for action, label in decision.actions.items()
            ]
        return pyspiel.TabularPolicy(table)

    def state_of(self, decision: Decision) -> Any:
        """One of the states of the game in which this decision is met."""
        state = self.source.new_initial_state()
        for action in decision.history:
            state.apply_action(action)
        return state

    # Walking it

    def _add(self, state: Any) -> None:
        """A node, and then all below it, in the order in which they are read."""
        self.nodes += 1
        if self.nodes > self._most:
            raise Fault("tree-too-large", most=self._most)
        if state.is_terminal():
            self.ends += 1
            told = " ".join(f"{value:.9f}" for value in state.returns())
            self._lines.append(f't "" {self.ends} "" {{ {told} }}')
            return
        self._lines.append(self._chance(state) if state.is_chance_node() else self._choice(state))
        for action in state.legal_actions():
            self._add(state.child(action))

    def _chance(self, state: Any) -> str:
        outcomes = " ".join(f'"{action}" {odds:.17f}' for action, odds in state.chance_outcomes())
        return f'c "" {self.nodes} "" {{ {outcomes} }} 0'

    def _choice(self, state: Any) -> str:
        player, told = state.current_player(), state.information_state_string()
        known = hashlib.blake2b(f"{player} {told}".encode(), digest_size=16).digest()
        decision = self.decisions.get(known) or self._decision(known, player, state)
        number = decision.key.split("-")[2]
        actions = " ".join(f'"{action}"' for action in decision.actions)
        return f'p "" {player + 1} {number} "" {{ {actions} }} 0'

    def _decision(self, known: bytes, player: int, state: Any) -> Decision:
        """Actions are numbered in the order in which the reader comes upon them."""
        actions = state.legal_actions()
        for action in actions:
            self._labels.setdefault(action, len(self._labels))
        key = f"{player}-{player}-{next(self._numbers[player])}-"
        labels = {action: self._labels[action] for action in actions}
        self.decisions[known] = Decision(key, player, state.history(), labels)
        return self.decisions[known]
