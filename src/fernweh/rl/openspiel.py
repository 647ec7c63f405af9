"""Every game as a Python game of OpenSpiel.

    import pyspiel
    import fernweh.rl.openspiel                     # registers the games

    game = pyspiel.load_game("fernweh_lost_cities(rounds=1)")
    state = game.new_initial_state()

Chance is explicit: its outcomes are actions of the printed list, with the engine's own weights as
odds. Returns are by place, from -1 to 1, and sum to 0. The number of players is the parameter
`players`; every option of the game is a parameter of its name. With `recall=60` a past has at most
60 entries, which whoever loads the game answers for, and there is a tensor of it.
"""

import dataclasses
from functools import cached_property
from typing import Any, cast

from fernweh.kernel.fault import ExtraMissing

try:
    import pyspiel
except ModuleNotFoundError as missing:
    raise ExtraMissing("openspiel") from missing

from fernweh.games import CATALOGUE, interface_of, load
from fernweh.kernel.verbs import CHANCE, NOBODY
from fernweh.rl.openspiel_observer import RECALLED, Observer
from fernweh.rl.openspiel_position import Position, Steps
from fernweh.rl.openspiel_resampler import Followed, resampler_of
from fernweh.rl.simulation import Simulation, simulation

PREFIX = "fernweh_"
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


class FernwehGame(pyspiel.Game):
    """A game with its options and number of players."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        seats, recall = given.pop("players", None), given.pop("recall", 0)
        self.name = name
        self.simulation = sim = simulation(name, seats, given)
        self.longest = longest(name, recall)
        kind, info = _game_type(name, self.longest), _game_info(sim, self.longest)
        super().__init__(kind, info, params or {})

    @cached_property
    def start(self) -> Position:
        return Position(Steps(self.simulation))

    def new_initial_state(self) -> "FernwehState":
        return FernwehState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.longest

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.simulation, kind, self.longest, params)


class FernwehState(pyspiel.State):
    """A table between two actions. All that it has is its position, which copies itself.

    What is asked from Python and at every step is answered here: by way of C++, which answers the
    same, it takes several times as long.
    """

    def __init__(self, game: FernwehGame) -> None:
        super().__init__(game)
        self.position = game.start.copy()

    def current_player(self) -> int:
        actor = self.position.actor
        return TERMINAL if actor == NOBODY else actor

    def is_terminal(self) -> bool:
        return self.position.actor == NOBODY

    def is_chance_node(self) -> bool:
        return self.position.actor == CHANCE

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.actions() if player == self.position.actor else []

    def legal_actions(self, player: int | None = None) -> list[int]:
        if player is None or player == self.position.actor:
            return self.position.actions()[:]
        asked: list[int] = super().legal_actions(player)
        return asked

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        actor = self.position.actor
        if actor != NOBODY and player in (None, actor):
            return self.position.mask()
        asked: list[int] = super().legal_actions_mask(*(() if player is None else (player,)))
        return asked

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.position.odds()

    def _apply_action(self, action: int) -> None:
        self.position.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.simulation.rules.move_of(action)

    def returns(self) -> list[float]:
        return self.position.rewards()

    def __str__(self) -> str:
        return self.position.text()

    def observation_tensor(self, player: int | None = None) -> list[float]:
        seat = self.position.actor if player is None else player
        if 0 <= seat < self.position.simulation.seats:
            seen: list[float] = self.position.observe(seat).tolist()
            return seen
        asked: list[float] = super().observation_tensor(seat)
        return asked

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.position.actor if player is None else player
        if 0 <= seat < self.position.simulation.seats:
            return self.position.told(seat)
        asked: str = super().information_state_string(seat)
        return asked

    def resample_from_infostate(self, player: int, sampler: Any) -> "FernwehState":
        """A state that this player could not tell from this one, for searches: with another past
        that led there.
        """
        resampler = resampler_of(self.position, player)
        traced = resampler.sample(int(sampler() * (1 << 53)))
        other: FernwehState = self.get_game().new_initial_state()
        other.position = cast("Position", Followed(traced))
        for action in traced.actions:
            other.apply_action(action)
        other.position = resampler.position_of(traced)
        return other


def longest(name: str, recall: int = 0) -> int:
    """How many entries a past can have: as many as whoever loads the game says, who knows that its
    options make it short.
    """
    most: int = interface_of(name).LONGEST
    return min(most, recall) if recall > 0 else most


def _game_type(name: str, most: int) -> Any:
    kinds, seats = pyspiel.GameType, CATALOGUE[name].seats
    known = kinds.Information
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Fernweh {name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=known.IMPERFECT_INFORMATION
        if _has_secrets(name)
        else known.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=most <= RECALLED,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(name),
    )


def _has_secrets(name: str) -> bool:
    """Whether anything that happens is told to one seat alone."""
    marks = [field.metadata for event in load(name).EVENTS for field in dataclasses.fields(event)]
    return any("secret_to" in mark for mark in marks)


def _parameters(name: str) -> dict[str, Any]:
    """Every option with its default in simulations, those of a smaller box among them."""
    rules = load(name)
    form: Any = getattr(rules, "Small", rules.Options)
    options, fields = form(**rules.SIMULATION), form.__struct_fields__
    own = {"players": CATALOGUE[name].seats[0], "recall": 0}
    return {**own, **{key: getattr(options, key) for key in fields}}


def _game_info(sim: Simulation, most: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=sim.actions,
        max_chance_outcomes=sim.actions,
        num_players=sim.seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=most,
    )


def _register(name: str) -> None:
    class Named(FernwehGame):
        """The class that OpenSpiel makes games of this name from."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    Named.__name__ = Named.__qualname__ = PREFIX + name
    pyspiel.register_game(_game_type(name, longest(name)), Named)


for _name in CATALOGUE:
    _register(_name)
