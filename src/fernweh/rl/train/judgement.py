"""What a network is worth: mirrored games against `greedy`, `random`, and another network."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from fernweh.rl.train.network import Network
from fernweh.rl.train.pytorch import torch
from fernweh.rl.train.stretch import shared, vector

Chooser = Callable[[torch.Tensor, torch.Tensor, torch.Tensor], torch.Tensor]


@dataclass(frozen=True)
class Judgement:
    """Shares of games won: `earlier` is against what it was some judgements ago, where it was."""

    greedy: float
    random: float
    earlier: float | None = None


@torch.no_grad()
def judged(
    game: str,
    network: Network,
    device: torch.device,
    pairs: int,
    seed: int,
    others: str = "greedy",
    **options: Any,
) -> float:
    """The share of games won against a compiled bot, each deal played from both seats."""

    def choose(seen: torch.Tensor, masks: torch.Tensor, seats: torch.Tensor) -> torch.Tensor:
        return likeliest(network, seen, masks)

    tables = [vector(game, pairs, device, learner=s, others=others, **options) for s in (0, 1)]
    won = [_won(each, device, seed, seat, choose) for seat, each in enumerate(tables)]
    return float(torch.cat(won).mean())


@torch.no_grad()
def met(
    game: str,
    network: Network,
    other: Network,
    device: torch.device,
    pairs: int,
    seed: int,
    **options: Any,
) -> float:
    """The share of games that a network wins against another one, in the same manner."""
    tables = vector(game, pairs, device, **options)

    def beside(seat: int) -> Chooser:
        def choose(seen: torch.Tensor, masks: torch.Tensor, seats: torch.Tensor) -> torch.Tensor:
            own, theirs = (likeliest(each, seen, masks) for each in (network, other))
            return torch.where(seats == seat, own, theirs)

        return choose

    won = [_won(tables, device, seed, seat, beside(seat)) for seat in (0, 1)]
    return float(torch.cat(won).mean())


def likeliest(network: Network, seen: torch.Tensor, masks: torch.Tensor) -> torch.Tensor:
    """The move that a network likes best at each table."""
    return network.order[network(seen, masks)[0].argmax(-1)].int()


def _won(tables: Any, device: torch.device, seed: int, seat: int, choose: Chooser) -> torch.Tensor:
    """What the seat got of the first game at each table: 1, or half of it where it was a draw."""
    tables.reset(seed)
    names = ("observations", "masks", "seats", "rewards", "ended")
    seen, masks, seats, rewards, ended = (shared(getattr(tables, n), device) for n in names)
    done, won = torch.zeros_like(ended), torch.zeros(len(ended), device=device)
    while not done.all():
        tables.step(choose(seen, masks, seats))
        won = torch.where(ended & ~done, 0.5 + 0.5 * rewards[:, seat].sign(), won)
        done |= ended
    return won
