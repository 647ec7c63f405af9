"""PPO: play a stretch, learn from it, judge now and then, keep the best; resume from a file.

However a run ends, what it has learnt is kept: Ctrl-C too is the end of a run.
"""

import time
from collections.abc import Generator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from fernweh.bots.net import file
from fernweh.kernel.fault import Fault
from fernweh.rl.simulation import simulation
from fernweh.rl.train.judgement import Judgement, judged, met
from fernweh.rl.train.network import Network
from fernweh.rl.train.pytorch import torch
from fernweh.rl.train.settings import TrainingSettings
from fernweh.rl.train.stretch import Stretch, StretchPlayer, vector
from fernweh.rl.train.undisturbed import undisturbed

BEST, CHECKPOINT, EARLIER = file.NAME, "checkpoint", "earlier"
AGO = 10  # judgements: what it was then is the earlier self that it meets
CHOSEN_BY, FINAL = 1_000_003, 2_000_003  # seeds of deals: the best is chosen by the first


@dataclass
class Progress:
    """How it stands; `judgement` is None where it was not judged."""

    stretch: int
    steps: int
    seconds: float
    rate: float  # steps a second
    entropy: float
    judgement: Judgement | None
    best: float  # share against `greedy`; below 0 before the first judgement


class Learner:
    """A network, its tables, and its folder."""

    def __init__(self, settings: TrainingSettings, folder: Path, device: torch.device) -> None:
        self.settings, self.folder, self.device = settings, folder, device
        self.simulation = simulation(settings.game, None, settings.options)
        if self.simulation.seats != 2:
            raise Fault("two-seats-only", game=settings.game)
        torch.manual_seed(settings.seed)
        self.network = self._network()
        has_gpu = device.type == "cuda"
        if has_gpu:  # launching many small kernels took most of the time
            self.network.compile(dynamic=False)
        weights = self.network.parameters()
        self.optimizer = torch.optim.Adam(weights, settings.rate, eps=1e-5, fused=has_gpu)
        self.left, self.teaching = 1.0, 1.0  # of the time, and of the lessons
        self.done, self.best, self.played, self.spent = 0, -1.0, 0, 0.0
        self.entropy, self._judged_at, self._began = 0.0, -1, None
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
        return StretchPlayer(tables, self.device, s.discount, s.trace, s.close)

    def _network(self) -> Network:
        s = self.settings
        return Network(self.simulation, s.width).to(self.device)

    # A run

    def run(self, seconds: float) -> Generator[Progress, None, None]:
        """Learn for so long; a report after every stretch."""
        try:
            while self.spent < seconds:
                yield self._once(seconds)
            if self._judged_at < self.done:
                yield self._standing(0.0, self._judge())
        except (KeyboardInterrupt, GeneratorExit):
            self._keep_unjudged()
            raise

    def _once(self, seconds: float) -> Progress:
        """A stretch, learnt from; the time counts also where it was broken off."""
        start, played, before = time.perf_counter(), self.played, self.spent
        self._began = start
        try:
            self._anneal(before / seconds)
            self.entropy = self._stretch()
            self.done += 1
            rate = (self.played - played) / (time.perf_counter() - start)
            judgement = self._judge() if self.done % self.settings.judge_every == 0 else None
        finally:
            self.spent, self._began = before + time.perf_counter() - start, None
        return self._standing(rate, judgement)

    def _standing(self, rate: float, judgement: Judgement | None) -> Progress:
        return Progress(
            self.done, self.played, self.spent, rate, self.entropy, judgement, self.best
        )

    @property
    def steps(self) -> int:
        """All that were played, those too that are not learnt from yet."""
        return self.played + sum(player.played for player in self.players)

    @property
    def seconds(self) -> float:
        """All that it has learnt for, the stretch that goes on too."""
        began = self._began
        return self.spent + (0.0 if began is None else time.perf_counter() - began)

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
        for player in self.players:
            self.played, player.played = self.played + player.played, 0
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
                with undisturbed():
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

    def _judge(self) -> Judgement:
        found = self._judgement(self.network, CHOSEN_BY)
        with undisturbed():
            if found.greedy > self.best:
                self.best = found.greedy
                self._write(self.folder / BEST)
            self._write(self.folder / EARLIER / f"{self.done:09}.safetensors")
            for path in self._earlier()[:-AGO]:
                path.unlink()
            self._judged_at = self.done
            self._keep()
        return found

    def _judgement(self, network: Network, seed: int) -> Judgement:
        s = self.settings
        terms = self.device, s.pairs, seed
        bots = (judged(s.game, network, *terms, bot, **s.options) for bot in ("greedy", "random"))
        earlier = self._earlier()[-AGO:]
        if not earlier:
            return Judgement(*bots)
        return Judgement(*bots, met(s.game, network, self._read(earlier[0]), *terms, **s.options))

    def _earlier(self) -> list[Path]:
        """What the network was at earlier judgements, the oldest first."""
        files = sorted((self.folder / EARLIER).glob("*.safetensors"))
        return [path for path in files if int(path.stem) < self.done]

    def final_judgement(self) -> Judgement:
        """The best network, judged on deals that nothing was chosen by."""
        return self._judgement(self._read(self.folder / BEST), FINAL)

    # Files, each written aside and then put in place

    def _read(self, path: Path) -> Network:
        network = self._network()
        weights = {name: torch.from_numpy(each) for name, each in file.read(path).weights.items()}
        network.load_state_dict(weights, strict=False)
        return network

    def _write(self, path: Path) -> None:
        """What was learnt, and not what is laid out by the game's terms."""
        learnt = self.network.named_parameters()
        weights = {name: each.detach().cpu().numpy() for name, each in learnt}
        rules, layers = self.simulation.rules, len(self.network.layers)
        file.write(path, file.Stamp.of(rules, self.settings.width, layers), weights)

    def _keep(self) -> None:
        """Everything that a later run goes on from."""
        self.folder.mkdir(parents=True, exist_ok=True)
        kept = {
            "network": self.network.state_dict(), "optimizer": self.optimizer.state_dict(),
            "settings": msgspec.to_builtins(self.settings), "layout": self.simulation.layout,
            "counts": [self.done, self.played, self.spent, self.best],
        }  # fmt: skip
        part = self.folder / f"{CHECKPOINT}.part"
        torch.save(kept, part)
        part.replace(self.folder / CHECKPOINT)

    def _keep_unjudged(self) -> None:
        """A run that ends before its first judgement has its network for the best."""
        with undisturbed():
            self._keep()
            if self.best < 0:
                self._write(self.folder / BEST)

    def _resume(self) -> None:
        file = self.folder / CHECKPOINT
        if not file.exists():
            return
        kept = torch.load(file, map_location=self.device, weights_only=True)
        fits = kept.get("layout") == self.simulation.layout
        if not fits or kept["settings"] != msgspec.to_builtins(self.settings):
            raise Fault("other-settings", path=str(self.folder))
        self.network.load_state_dict(kept["network"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.done, self.played, self.spent, self.best = kept["counts"]
        self._judged_at = self.done if self.best >= 0 else -1


_COLUMNS = ("seen", "masks", "choices", "advice", "chances", "worth", "gain")
