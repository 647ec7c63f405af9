"""`fernweh train`: a network that learns a game of two by itself."""

import threading
import warnings
from collections.abc import Iterator
from contextlib import closing, contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from fernweh.cli.catalogue import game_key, game_named, options_of
from fernweh.cli.command_group import INTERRUPTED
from fernweh.cli.numbers import decimal
from fernweh.cli.speech import Voice
from fernweh.kernel.fault import Fault

if TYPE_CHECKING:
    from fernweh.rl.train.judgement import Judgement
    from fernweh.rl.train.learner import Learner, Progress
    from fernweh.rl.train.settings import TrainingSettings

MOST_MINUTES = 100_000.0
EVERY = 10.0  # seconds from line to line


def train(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-game")],
    folder: Annotated[str, typer.Argument(metavar="FOLDER", help="help-train-folder")],
    minutes: Annotated[
        str, typer.Option("--minutes", metavar="N", help="help-train-minutes")
    ] = "10",
    tables: Annotated[str, typer.Option("--tables", metavar="N", help="help-train-tables")] = "",
    seed: Annotated[str, typer.Option("--seed", metavar="N", help="help-arena-seed")] = "",
    setting: Annotated[
        list[str] | None, typer.Option("--set", metavar="KEY=VALUE", help="help-train-set")
    ] = None,
    settings: Annotated[
        str, typer.Option("--settings", metavar="FILE", help="help-train-settings")
    ] = "",
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="help-option")
    ] = None,
    tensorboard: Annotated[
        bool, typer.Option("--tensorboard", help="help-train-tensorboard")
    ] = False,
) -> None:
    voice: Voice = ctx.obj
    flags = [f"{name}={value}" for name, value in (("tables", tables), ("seed", seed)) if value]
    told = _settings(game_named(game), settings, [*(setting or []), *flags], option or [])
    seconds = 60 * decimal(minutes, 0.01, MOST_MINUTES)
    _need_libraries(tensorboard)
    run = Run(voice, told, Path(folder), seconds)
    run.begin()
    with run.told_now_and_then():
        run.learn(tensorboard)


def _settings(game: str, file: str, given: list[str], options: list[str]) -> "TrainingSettings":
    """The game's own, over them the file's, over them what was typed."""
    from fernweh.rl.train.settings import in_file, settings_for, typed

    def option(name: str, value: Any) -> Any:
        text = str(value).lower() if isinstance(value, bool) else str(value)
        return options_of(game, [f"{name}={text}"])[name]

    filed, filed_options = in_file(Path(file), option) if file else ({}, {})
    chosen = filed_options | options_of(game, options)
    return settings_for(game, **filed | typed(given), options=chosen)


def _need_libraries(tensorboard: bool) -> None:
    wanted = {"torch": "train", "safetensors": "train"}
    wanted |= {"tensorboard": "tensorboard"} if tensorboard else {}
    for library, extra in wanted.items():
        if find_spec(library) is None:
            raise Fault("extra-missing", extra=extra)


class Run:
    """A run that says how it goes: at once, every ten seconds, when it is judged, and at its end.

    Lines come from a thread of their own: a stretch may take longer than ten seconds.
    """

    def __init__(
        self, voice: Voice, settings: "TrainingSettings", folder: Path, seconds: float
    ) -> None:
        from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

        self.voice, self.settings, self.folder, self.seconds = voice, settings, folder, seconds
        self.learner: Learner | None = None
        self._steps = 0  # at the last line
        columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
        bar = Progress(*columns, console=voice.err, disable=not voice.err.is_terminal)
        self.bar, self.task = bar, bar.add_task(voice.text("train-learning"), total=seconds)

    def begin(self) -> None:
        settings = self.settings
        self._say(
            "train-begins", game=self.voice.words(game_key(settings.game)),
            minutes=round(self.seconds / 60, 2), tables=settings.tables, seed=str(settings.seed),
            path=str(self.folder),
        )  # fmt: skip

    def learn(self, tensorboard: bool) -> None:
        import torch

        from fernweh.rl.train.learner import Learner
        from fernweh.rl.train.metrics import Metrics

        warnings.filterwarnings("ignore", ".*low occupancy")  # games to judge by are few
        device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        learner = self.learner = Learner(self.settings, self.folder, device)
        self._steps = learner.played
        self._say("train-on", device=device.type, steps=_millions(learner.played))
        metrics = Metrics(self.folder, learner.done, learner.played, tensorboard)
        try:
            with closing(metrics), closing(learner.run(self.seconds)) as reports:
                for report in reports:
                    metrics.add(report)
                    self._tell(report)
            self._end(learner.final_judgement())
        except KeyboardInterrupt:
            self._say("train-stopped", path=str(self.folder), steps=_millions(learner.played))
            raise typer.Exit(INTERRUPTED) from None

    # What is said

    def _tell(self, report: "Progress") -> None:
        self.bar.update(self.task, completed=min(self.seconds, report.seconds))
        if report.judgement:
            facts = {**_shares(report.judgement), "best": _percent(report.best)}
            self._say("train-judged", steps=_millions(report.steps), **facts)

    def _end(self, judgement: "Judgement") -> None:
        self.voice.say_whole("train-done", path=str(self.folder), **_shares(judgement))

    @contextmanager
    def told_now_and_then(self) -> Iterator[None]:
        over = threading.Event()

        def tell() -> None:
            while not over.wait(EVERY):
                self._stand()

        teller = threading.Thread(target=tell, daemon=True)
        with self.bar:
            teller.start()
            try:
                yield
            finally:
                over.set()
                teller.join()

    def _stand(self) -> None:
        """How it stands between two judgements."""
        learner = self.learner
        if learner is None or learner.steps == self._steps == 0:
            self._say("train-preparing")
            return
        steps, since = learner.steps, self._steps
        left = max(0, round(self.seconds - learner.seconds))
        self._steps = steps
        self._say(
            "train-stands", steps=_millions(steps), rate=round((steps - since) / EVERY),
            entropy=round(learner.entropy, 3), minutes=left // 60, seconds=left % 60,
        )  # fmt: skip

    def _say(self, key: str, **facts: Any) -> None:
        self.bar.console.print(self.voice.text(key, **facts), soft_wrap=True)


def _millions(steps: int) -> float:
    return round(steps / 1e6, 1)


def _percent(share: float) -> float:
    return round(100 * share, 1)


def _shares(judgement: "Judgement") -> dict[str, Any]:
    """As sentences take them; `met` says whether there was an earlier self to meet."""
    earlier = judgement.earlier
    return {
        "share": _percent(judgement.greedy), "random": _percent(judgement.random),
        "earlier": _percent(earlier or 0.0), "met": "no" if earlier is None else "yes",
    }  # fmt: skip
