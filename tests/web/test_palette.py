"""Colours can be told apart by everybody, and what is written on them can be read.

A palette is declared in web/src/style/*.css, or a game's in web/src/boards/<game>/*.css: a comment
`/* palette: NAME */`, then its colours as custom properties, up to an empty line or the end of the
block. `--on-jungle` is what is printed on `--jungle` of the same file.
"""

import re
from functools import cache
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

PAGE = Path(__file__).parents[2] / "web/src"
STYLE = PAGE / "style"
LEAST = 0.10  # in OKLab, between any two colours of a palette
TEXT, SHAPE = 4.5, 3.0  # WCAG 2.2, 1.4.3 and 1.4.11

# Machado, Oliveira and Fernandes 2009, the whole loss of a kind of cone, on linear RGB
SIGHTS = {
    "normal": np.eye(3),
    "protan": np.array([
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
    ]),
    "deutan": np.array([
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
    ]),
    "tritan": np.array([
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
    ]),
}  # fmt: skip

# Ottosson 2020
TO_CONES = np.array([
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
])  # fmt: skip
TO_OKLAB = np.array([
    [0.2104542553, 0.7936177850, -0.0040720468],
    [1.9779984951, -2.4285922050, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.8086757660],
])  # fmt: skip


@cache
def sheet(path: Path | str) -> str:
    return (STYLE / path).read_text("utf-8").lower()


def colours_in(text: str) -> dict[str, str]:
    return dict(re.findall(r"--([\w-]+):\s*(#[0-9a-f]{3,6})\b", text))


def palettes() -> dict[str, dict[str, str]]:
    found = {}
    for path in sorted((*STYLE.glob("*.css"), *PAGE.glob("boards/*/*.css"))):
        for name, rest in re.findall(
            r"/\* palette: (.*?) \*/(.*?)(?:\n\s*\n|\})", sheet(path), re.S
        ):
            found[name] = {
                key: colour for key, colour in colours_in(rest).items() if not key.startswith("on-")
            }
    return found


def linear(colour: str) -> np.ndarray:
    digits = colour.removeprefix("#")
    digits = "".join(each * 2 for each in digits) if len(digits) == 3 else digits
    channels = np.array([int(digits[n : n + 2], 16) / 255 for n in (0, 2, 4)])
    return np.where(channels <= 0.04045, channels / 12.92, ((channels + 0.055) / 1.055) ** 2.4)


def oklab(colour: str, sight: str) -> np.ndarray:
    seen = np.clip(SIGHTS[sight] @ linear(colour), 0, 1)
    return TO_OKLAB @ np.cbrt(TO_CONES @ seen)


def distance(one: str, other: str, sight: str) -> float:
    return float(np.linalg.norm(oklab(one, sight) - oklab(other, sight)))


def contrast(one: str, other: str) -> float:
    lights = sorted(float(linear(each) @ [0.2126, 0.7152, 0.0722]) + 0.05 for each in (one, other))
    return lights[1] / lights[0]


def theme(name: str) -> dict[str, str]:
    """The tokens as they are by day or by night."""
    day, night = re.findall(
        r":root(?:\[data-theme=\"dark\"\])? \{(.*?)\n\}", sheet("tokens.css"), re.S
    )[:2]
    return colours_in(day) | (colours_in(night) if name == "night" else {})


def test_suits_seats_and_terrains_are_declared():
    assert {"suits", "seats", "terrains"} <= set(palettes())
    assert all(len(colours) >= 3 for colours in palettes().values())


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("name", palettes())
def test_no_two_colours_look_alike(name, sight):
    pairs = combinations(palettes()[name].items(), 2)
    near = {
        (one, other): round(far, 3)
        for (one, a), (other, b) in pairs
        if (far := distance(a, b, sight)) < LEAST
    }
    assert near == {}


@pytest.mark.parametrize("name", ["day", "night"])
@pytest.mark.parametrize("under", ["ground", "raised", "sunken"])
def test_texts_and_signs_stand_out(name, under):
    tokens = theme(name)
    texts = {
        each: contrast(tokens[each], tokens[under]) for each in ("ink", "quiet", "wrong", "good")
    }
    signs = {each: contrast(tokens[each], tokens[under]) for each in ("light", "chosen", "edge")}
    assert {each: round(n, 2) for each, n in texts.items() if n < TEXT} == {}
    assert {each: round(n, 2) for each, n in signs.items() if n < SHAPE} == {}


@pytest.mark.parametrize("name", ["day", "night"])
def test_what_stands_on_a_light_button_can_be_read(name):
    tokens = theme(name)
    assert contrast(tokens["on-light"], tokens["light"]) >= TEXT


def test_what_is_printed_on_a_suit_can_be_read():
    suits = palettes()["suits"]
    printed = re.findall(r"\[data-suit=\"(\w+)\"\] \{[^}]*?--on-suit: (#\w+)", sheet("suits.css"))
    assert {suit for suit, _ in printed} == set(suits)
    assert all(contrast(suits[suit], ink) >= TEXT for suit, ink in printed)


def test_what_is_printed_on_a_terrain_can_be_read():
    for path in (*STYLE.glob("*.css"), *PAGE.glob("boards/*/*.css")):
        colours = colours_in(sheet(path))
        for name, ink in colours.items():
            under = colours.get(name.removeprefix("on-"))
            if name.startswith("on-") and under and path.name != "tokens.css":
                assert contrast(ink, under) >= SHAPE, (path.name, name)


def test_the_measures_know_black_from_white():
    assert contrast("#000", "#fff") == pytest.approx(21)
    assert distance("#000", "#fff", "normal") == pytest.approx(1, abs=1e-3)
    assert distance("#c00000", "#5c5c00", "protan") < distance("#c00000", "#5c5c00", "normal")
