"""How a run went, stretch by stretch: a table for any program, and events for TensorBoard."""

import csv
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fernweh.kernel.fault import Fault

if TYPE_CHECKING:
    from fernweh.rl.train.learner import Progress

FILE, EVENTS = "metrics.csv", "tensorboard"
COLUMNS = (
    "stretch", "steps", "seconds", "rate", "entropy", "greedy", "random", "earlier", "best",
)  # fmt: skip


class Metrics:
    """The file of a run; what an earlier run wrote after its last checkpoint is taken away."""

    def __init__(self, folder: Path, done: int, steps: int, tensorboard: bool = False) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        _shorten(folder / FILE, done)
        self._file = (folder / FILE).open("a", encoding="utf-8", newline="")
        self._rows = csv.writer(self._file)
        self._events = _events(folder / EVENTS, steps) if tensorboard else None

    def add(self, progress: "Progress") -> None:
        row = row_of(progress)
        self._rows.writerow("" if value is None else value for value in row.values())
        self._file.flush()
        if self._events:
            for name in COLUMNS[3:]:
                if row[name] is not None:
                    self._events.add_scalar(name, row[name], progress.steps)

    def close(self) -> None:
        self._file.close()
        if self._events:
            self._events.close()


def row_of(progress: "Progress") -> dict[str, Any]:
    judged = progress.judgement
    shares = [judged and getattr(judged, name) for name in ("greedy", "random", "earlier")]
    best = progress.best if progress.best >= 0 else None
    figures = (round(progress.seconds, 2), round(progress.rate), round(progress.entropy, 4))
    values = (progress.stretch, progress.steps, *figures, *shares, best)
    return dict(zip(COLUMNS, values, strict=True))


def _shorten(path: Path, done: int) -> None:
    """The rows up to a stretch, below the names of the columns."""
    rows: list[list[str]] = []
    if path.exists():
        with path.open(encoding="utf-8", newline="") as file:
            rows = [row for row in csv.reader(file) if len(row) == len(COLUMNS)][1:]
    part = path.with_name(f"{FILE}.part")
    with part.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows([COLUMNS, *(row for row in rows if int(row[0]) <= done)])
    part.replace(path)


def _events(folder: Path, steps: int) -> Any:
    try:
        from torch.utils.tensorboard import SummaryWriter
    except ModuleNotFoundError:
        raise Fault("extra-missing", extra="tensorboard") from None
    return SummaryWriter(str(folder), purge_step=steps + 1 if steps else None)
