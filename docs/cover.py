"""The five tables in one picture, from the screenshots: `python -m docs.cover`.

Three tables stand above two, which are as wide together.
"""

from pathlib import Path

from PIL import Image

from fernweh.games import CATALOGUE

FOLDER = Path(__file__).parent / "screenshots"
COVER = FOLDER.with_name("cover.webp")
WIDTH, GAP, GROUND = 1440, 8, "#10222b"
ROWS = (3, 2)


def row_of(pictures: list[Image.Image]) -> Image.Image:
    """Side by side over the whole width, each as high as it is in proportion."""
    wide = (WIDTH - GAP * (len(pictures) - 1)) // len(pictures)
    high = wide * pictures[0].height // pictures[0].width
    row = Image.new("RGB", (WIDTH, high), GROUND)
    for n, picture in enumerate(pictures):
        row.paste(picture.resize((wide, high), Image.Resampling.LANCZOS), (n * (wide + GAP), 0))
    return row


def cover() -> Image.Image:
    names = iter(CATALOGUE)
    rows = [row_of([picture_of(next(names)) for _ in range(many)]) for many in ROWS]
    high = sum(row.height for row in rows) + GAP * (len(rows) - 1)
    whole, at = Image.new("RGB", (WIDTH, high), GROUND), 0
    for row in rows:
        whole.paste(row, (0, at))
        at += row.height + GAP
    return whole


def picture_of(game: str) -> Image.Image:
    return Image.open(FOLDER / f"{game}-middle-en-desk.png").convert("RGB")


if __name__ == "__main__":
    cover().save(COVER, quality=80, method=6)
