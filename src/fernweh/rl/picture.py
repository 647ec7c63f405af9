"""A table as text, and the text as a picture: what environments render."""

import sys
import textwrap
from functools import cache
from typing import Any

import numpy as np

from fernweh.games.game import Game
from fernweh.kernel.event import SPECTATOR
from fernweh.kernel.fault import Fault

RENDER_MODES = ["human", "ansi", "rgb_array"]

WIDTH, HEIGHT = 960, 720  # pixels, the same for every frame: a film needs that
MARGIN, LETTERS = 16, 13  # pixels; the height of a letter
PAPER, INK = (250, 246, 236), (40, 44, 52)


def checked_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise Fault("bad-render-mode", mode=str(mode)[:40], allowed=", ".join(RENDER_MODES))
    return mode


def rendered(mode: str | None, game: Game, seat: int) -> Any:
    """The text, or a picture of it; for people it is printed, and nothing given back."""
    if mode is None:
        return None
    text = text_for(game, seat)
    if mode == "human":
        sys.stdout.write(f"{text}\n")
        return None
    return text if mode == "ansi" else picture_of(text)


def text_for(game: Game, seat: int) -> str:
    """The table as far as the seat that acts may know it; all of it once nobody acts."""
    return game.text() if game.is_over else game.seen_by(max(seat, SPECTATOR)).text()


def picture_of(text: str) -> np.ndarray[Any, Any]:
    """The text on paper, height by width by three colours."""
    from PIL import Image, ImageDraw

    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    draw = ImageDraw.Draw(image)
    font, step = _font()
    lines = (WIDTH - 2 * MARGIN) // step
    wrapped = "\n".join(textwrap.fill(line, lines) for line in text.splitlines())
    draw.multiline_text((MARGIN, MARGIN), wrapped, INK, font)
    return np.asarray(image)


@cache
def _font() -> tuple[Any, int]:
    """Pillow's own letters, and how wide the widest is."""
    from PIL import ImageFont

    font = ImageFont.load_default(LETTERS)
    return font, max(1, int(font.getlength("m")))
