"""PPO: play a stretch, learn from it, judge now and then, keep the best; resume from a file."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import torch

from fernweh.kernel.fault import Fault
from fernweh.rl.simulation import simulation
from fernweh.rl.train.network import Network
from fernweh.rl.train.stretch import Stretch, StretchPlayer, judged, vector


class TrainingSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a run is made of; kept with its checkpoint."""

    game: str = "lost_cities"
    options: dict[str, Any] = {}
    tables: int = 65536
    greedy: float = 0.75  # of the tables, how many are played against `greedy`
    taught: float = 0.2  # of the time, how long `greedy` teaches its moves, less and less
    steps: int = 32  # in a stretch
    width: int = 256
    minibatch: int = 32768
    epochs: int = 1
    rate: float = 7e-4
    clip: float = 0.2
    entropy: float = 0.01
    discount: float = 1.0
    trace: float = 0.95
    judge_every: int = 50
    pairs: int = 1000
    seed: int = 1


@dataclass
class Progress:
    """How it stands after a stretch; `share` is None where it was not judged."""

    stretch: int
    steps: int
    seconds: float
    share: float | None
    best: float
    entropy: float


class Learner:
    """A network, its tables, and its folder."""

    def __init__(self, settings: TrainingSettings, folder: Path, device: torch.device) -> None:
        self.settings, self.folder, self.device = settings, folder, device
        self.simulation = simulation(settings.game, None, settings.options)
        if self.simulation.seats != 2:
            raise Fault("two-seats-only", game=settings.game)
        torch.manual_seed(settings.seed)
        self.network = Network(self.simulation, settings.width).to(device)
        has_gpu = device.type == "cuda"
        if has_gpu:  # launching many small kernels took most of the time
            self.network.compile(dynamic=False)
        weights = self.network.parameters()
        self.optimizer = torch.optim.Adam(weights, settings.rate, eps=1e-5, fused=has_gpu)
        self.left, self.teaching = 1.0, 1.0  # of the time, and of the lessons
        self.done, self.best, self.played, self.spent = 0, -1.0, 0, 0.0
        self._resume()
        taught = max(1, min(settings.tables - 1, round(settings.greedy * settings.tables)))
        self.players = [
            self._player(settings.tables - taught),
            self._player(taught, learner="in turn", others="greedy"),
        ]

    def _player(self, count: int, **who: Any) -> StretchPlayer:
        s = self.settings
        tables = vector(s.game, count, self.device, **who, **s.options)
        tables.reset(s.seed + self.done)
        return StretchPlayer(tables, self.device, s.discount, s.trace)

    # A run

    def run(self, seconds: float) -> Iterator[Progress]:
        """Learn for so long; a report after every stretch."""
        while self.spent < seconds:
            start = time.perf_counter()
            self._anneal(self.spent / seconds)
            entropy = self._stretch()
            self.done += 1
            share = self._judge() if self.done % self.settings.judge_every == 0 else None
            self.spent += time.perf_counter() - start
            yield Progress(self.done, self.played, self.spent, share, self.best, entropy)
        self._judge()
        self._keep()

    def _anneal(self, part: float) -> None:
        """Smaller and smaller steps; `greedy` teaches at first, then only plays."""
        self.left = max(0.02, 1.0 - part)
        self.teaching = max(0.0, 1.0 - part / self.settings.taught) if self.settings.taught else 0.0
        for group in self.optimizer.param_groups:
            group["lr"] = self.settings.rate * self.left

    def _stretch(self) -> float:
        steps, advised = self.settings.steps, self.teaching > 0
        parts = [player.play(self.network, steps, advised) for player in self.players]
        flat = {n: torch.cat([getattr(p, n).flatten(0, 1) for p in parts]) for n in _COLUMNS}
        self.played += len(flat["seen"])
        return self._learn(flat)

    def _learn(self, flat: dict[str, torch.Tensor]) -> float:
        entropy = torch.zeros((), device=self.device)
        for _ in range(self.settings.epochs):
            order = torch.randperm(len(flat["seen"]), device=self.device)
            for rows in order.split(self.settings.minibatch):
                loss, entropy = self._loss(Stretch(**{n: flat[n][rows] for n in _COLUMNS}))
                self.optimizer.zero_grad(set_to_none=True)
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.optimizer.step()
        return float(entropy)

    def _loss(self, part: Stretch) -> tuple[torch.Tensor, torch.Tensor]:
        """PPO's three terms, and a fourth while `greedy` teaches: how unlikely its move was."""
        logs, worth = self.network(part.seen, part.masks)
        ratio = (logs.gather(1, part.choices[:, None])[:, 0] - part.chances).exp()
        better = (part.gain - part.gain.mean()) / (part.gain.std() + 1e-6)
        clipped = ratio.clamp(1 - self.settings.clip, 1 + self.settings.clip)
        loss = -torch.minimum(ratio * better, clipped * better).mean()
        loss += 0.5 * torch.nn.functional.mse_loss(worth, part.worth + part.gain)
        entropy = -(logs.exp() * logs.masked_fill(logs == -torch.inf, 0.0)).sum(-1).mean()
        loss -= self.settings.entropy * self.left * entropy
        if self.teaching > 0:
            loss -= self.teaching * logs.gather(1, part.advice[:, None]).mean()
        return loss, entropy.detach()

    # Judging and keeping

    def _judge(self) -> float:
        s = self.settings
        share = judged(s.game, self.network, self.device, s.pairs, 1_000_003, **s.options)
        if share > self.best:
            self.best = share
            self._write("best.safetensors")
        self._keep()
        return share

    def _write(self, name: str) -> None:
        from safetensors.torch import save_file

        self.folder.mkdir(parents=True, exist_ok=True)
        save_file(self.network.state_dict(), self.folder / f"{name}.part")
        (self.folder / f"{name}.part").replace(self.folder / name)

    def _keep(self) -> None:
        """Everything that a later run goes on from, written aside and then put in place."""
        self.folder.mkdir(parents=True, exist_ok=True)
        kept = {
            "network": self.network.state_dict(), "optimizer": self.optimizer.state_dict(),
            "settings": msgspec.to_builtins(self.settings),
            "counts": [self.done, self.played, self.spent, self.best],
        }  # fmt: skip
        torch.save(kept, self.folder / "checkpoint.part")
        (self.folder / "checkpoint.part").replace(self.folder / "checkpoint")

    def _resume(self) -> None:
        file = self.folder / "checkpoint"
        if not file.exists():
            return
        kept = torch.load(file, map_location=self.device, weights_only=True)
        if msgspec.convert(kept["settings"], TrainingSettings) != self.settings:
            raise Fault("other-settings", path=str(self.folder))
        self.network.load_state_dict(kept["network"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.done, self.played, self.spent, self.best = kept["counts"]

    def final_share(self, pairs: int = 1000) -> float:
        """The best network, judged on deals that nothing was chosen by."""
        from safetensors.torch import load_file

        network = Network(self.simulation, self.settings.width).to(self.device)
        network.load_state_dict(load_file(self.folder / "best.safetensors", str(self.device)))
        s = self.settings
        return judged(s.game, network, self.device, pairs, 2_000_003, **s.options)


_COLUMNS = ("seen", "masks", "choices", "advice", "chances", "worth", "gain")
