"""The names under which Gymnasium makes the games: `fernweh/LostCities-v0`."""

from importlib.util import find_spec

from fernweh.shelf import CATALOGUE

VERSION = 0  # of the interface: rises when an observation or an action means something else


def id_of(name: str) -> str:
    """A game's name without underscores, each of its words with a capital."""
    return f"fernweh/{''.join(map(str.capitalize, name.split('_')))}-v{VERSION}"


def register() -> None:
    """Let Gymnasium know all games, where it is installed; none of them is loaded."""
    if find_spec("gymnasium") is None:
        return
    import gymnasium

    for name in CATALOGUE:
        gymnasium.register(
            id_of(name),
            entry_point="fernweh.rl.gymnasium:Env",
            vector_entry_point="fernweh.rl.gymnasium_vector:vector",
            kwargs={"game": name},
        )
