"""`vector` with all arrays on a GPU: the same games, byte for byte, and nothing through the host.

    tables = CudaVector("lost_cities", 65536, rounds=1)
    seen = torch.from_dlpack(tables.lent["observations"])  # the same memory
    tables.step(actions)                              # a CUDA tensor or array of int32

Every array offers `__cuda_array_interface__`, and those of `lent` also DLPack: so PyTorch, CuPy and
JAX share them without a copy. Steps are queued on the default stream, as PyTorch's and CuPy's own
work is. Illegal actions are not looked for unless `check=True`: that would wait for the device.
"""

from functools import cached_property
from typing import Any

import numpy as np

from fernweh.kernel import cuda_lanes, lanes
from fernweh.kernel.bits import Word, words_for
from fernweh.kernel.cuda import THREADS
from fernweh.kernel.fault import Fault
from fernweh.kernel.lanes import Lanes
from fernweh.kernel.record import blank
from fernweh.rl.dlpack import Lent
from fernweh.rl.seed import checked_seed
from fernweh.rl.simulation import must_be_alike, reward_number, simulation
from fernweh.rl.vector import EVERYONE, styles_for, terms_of


class CudaVector:
    """N tables of one game, on the device."""

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        *,
        learner: int | str = EVERYONE,
        others: Any = "random",
        reward: str = "place",
        check: bool = False,
        **options: Any,
    ) -> None:
        if count < 1:
            raise Fault("bad-count", count=count)
        self.simulation = simulation(game, seats, options)
        self.count, self.check = count, check
        self._reward, self._selfplay = reward_number(reward), learner == EVERYONE
        self._terms = terms_of(self.simulation, count, learner, others, reward)
        self._lay_arrays(styles_for(self.simulation.seats, learner, others))
        self.reset(0)

    def _lay_arrays(self, styles: Any) -> None:
        from numba import cuda

        sim, n = self.simulation, self.count
        self._rows = [
            cuda.device_array((n, cuda_lanes.padded(width)), np.uint8)
            for width in (sim.actions, len(sim.most))
        ]
        self.masks = self._rows[0][:, : sim.actions]
        self.observations = self._rows[1][:, : len(sim.most)]
        self.words = cuda.device_array((n, words_for(sim.actions)), np.uint64)
        self.seats = cuda.device_array(n, np.int8)
        self.rewards = cuda.device_array((n, sim.seats), np.float32)
        self.ended, self.cut = (cuda.device_array(n, np.bool_) for _ in range(2))
        self.tables = cuda.to_device(np.asarray(blank(sim.rules.TABLE, n)))
        self._rngs, self._picks = (cuda.device_array(n, np.uint64) for _ in range(2))
        self._actions = cuda.device_array(n, np.int32)
        self._fixed = cuda.to_device(np.asarray(sim.box)), cuda.to_device(np.asarray(sim.fresh))
        self._styles = cuda.to_device(styles)

    @cached_property
    def lent(self) -> dict[str, Lent]:
        """The arrays as other libraries take them. Rows of observations and masks are longer than
        what is in them; the two with `_rows` have them whole, for who takes no strides, as JAX.
        """
        names = ("observations", "masks", "seats", "rewards", "ended", "cut")
        whole = dict(zip(("masks_rows", "observations_rows"), self._rows, strict=True))
        arrays = {name: getattr(self, name) for name in names} | whole
        return {name: Lent(array) for name, array in arrays.items()}

    # Playing

    def reset(self, seed: int = 0) -> None:
        """Begin games 0 to n - 1 of a seed."""
        from numba import cuda

        self.seed, self.games = checked_seed(seed), cuda.to_device(np.arange(self.count))
        picks = np.zeros(self.count, np.uint64)
        lanes.begin_picks(picks, Word(self.seed))
        self._picks.copy_to_device(picks)
        self._launch("reset", self._lanes(self._actions), Word(self.seed), self._styles)

    def step(self, actions: Any) -> None:
        """Take one action, an int32, at every table."""
        from numba import cuda

        taken = cuda.as_cuda_array(actions)
        if taken.shape != (self.count,) or taken.dtype != np.int32:
            raise Fault("bad-actions", shape=str(taken.shape), dtype=str(taken.dtype))
        if self.check:
            self._check(taken)
        name = "step" if self._selfplay else "step_for"
        self._launch(name, self._lanes(taken), Word(self.seed), self._styles)

    def random_actions(self) -> Any:
        """A legal action for every table, each as likely."""
        self._launch("pick", self.words, self._picks, self._actions)
        return self._actions

    def policy_actions(self) -> Any:
        """What `greedy` would do at every table."""
        self._launch("advise", self._fixed[0], self.tables, self._picks, self._actions)
        return self._actions

    def _check(self, taken: Any) -> None:
        actions = taken.copy_to_host()
        words = self.words.copy_to_host()
        wrong = lanes.first_illegal(words, actions, self.simulation.actions)
        if wrong >= 0:
            raise Fault("illegal-action", row=int(wrong), action=int(actions[wrong]))

    def _launch(self, name: str, *args: Any) -> None:
        rules: Any = self.simulation.rules
        blocks = -(-self.count // THREADS)
        cuda_lanes.kernel(rules, name)[blocks, THREADS](*args)

    def _lanes(self, actions: Any) -> Lanes:
        return Lanes(
            boxes=self._fixed[0],
            fresh=self._fixed[1],
            tables=self.tables,
            rngs=self._rngs,
            games=self.games,
            actions=actions,
            words=self.words,
            masks=self._rows[0],
            seen=self._rows[1],
            seats=self.seats,
            rewards=self.rewards,
            ended=self.ended,
            cut=self.cut,
            picks=self._picks,
            every=self.count,
            reward=self._reward,
            keeps=0,
        )

    # Keeping

    def save(self) -> dict[str, Any]:
        """Everything, copied on the device."""
        from numba import cuda

        kept = {}
        for name, array in self._kept().items():
            kept[name] = cuda.device_array_like(array)
            kept[name].copy_to_device(array)
        return {**kept, "terms": self._terms, "seed": self.seed}

    def restore(self, saved: dict[str, Any]) -> None:
        """Go on from what was saved on the same terms, into the same arrays."""
        must_be_alike(saved["terms"], self._terms)
        for name, array in self._kept().items():
            array.copy_to_device(saved[name])
        self.seed = saved["seed"]

    def _kept(self) -> dict[str, Any]:
        names = ("tables", "games", "words", "seats", "rewards", "ended", "cut", "_rngs", "_picks")
        rows = dict(zip(("masks", "observations"), self._rows, strict=True))
        return rows | {name: getattr(self, name) for name in names}
