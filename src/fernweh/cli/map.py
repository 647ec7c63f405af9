"""`fernweh map`: draw a map of El Dorado as SVG, or check one that somebody has written."""

from pathlib import Path
from typing import Annotated

import typer

from fernweh.cli.speech import Voice
from fernweh.kernel.fault import Fault

DEEDS = ("draw", "check")


def map(
    ctx: typer.Context,
    deed: Annotated[str, typer.Argument(metavar="draw|check", help="help-map-deed")],
    what: Annotated[str, typer.Argument(metavar="NAME|FILE", help="help-map-what")],
    out: Annotated[str, typer.Option("--out", metavar="FILE", help="help-map-out")] = "",
) -> None:
    from fernweh.games.el_dorado.maps import map_of

    if deed not in DEEDS:
        raise Fault("option-value", option="map", value=deed[:40], allowed=", ".join(DEEDS))
    voice: Voice = ctx.obj
    found = map_of(_text(what))
    if deed == "check":
        _tell(voice, what)
        return
    from fernweh.cli.map_svg import svg

    path = Path(out or f"{Path(what).stem}.svg")
    path.write_text(svg(found), "utf-8")
    voice.say_whole("map-drawn", path=str(path))


def _text(what: str) -> str:
    """A map's name as it is; of a file, what it says."""
    from fernweh.games.el_dorado.maps import MAPS

    name = what.strip().lower().replace("-", "_")
    if name in MAPS:
        return name
    return Path(what).read_text("utf-8", errors="replace") + "\n"


def _tell(voice: Voice, what: str) -> None:
    """What a checked map comes to."""
    from fernweh.games.el_dorado.maps import lines_of, map_of, steps_left

    found = map_of(_text(what))
    left = steps_left(found)
    starts = [left[space.place] for space in found.spaces if space.code[0] == "S"]
    voice.say(
        "map-checked",
        pieces=" ".join(found.letters),
        spaces=len(found.spaces),
        lines=len(lines_of(found)),
        caves=sum(space.code == "C" for space in found.spaces),
        steps=min(starts),
    )
