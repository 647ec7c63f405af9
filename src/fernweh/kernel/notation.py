"""Moves and tables as text, as all games write them: a list of moves, and lines of fields."""

from collections.abc import Callable, Mapping, Sequence

from fernweh.kernel.fault import Fault


def actions_by(moves: Sequence[str]) -> Callable[[str], int]:
    """A game's `action_of`, from its list of moves."""
    actions = {move.lower(): action for action, move in enumerate(moves)}

    def action_of(move: str) -> int:
        """The action that a text names; a fault if there is none."""
        action = actions.get(" ".join(move.split()).lower())
        if action is None:
            raise Fault("no-such-move", move=move[:60])
        return action

    return action_of


def written(fields: Mapping[str, Sequence[str]]) -> str:
    """`hand: red-7  red: 3 5`, without the fields that are empty."""
    return "  ".join([f"{name}: {' '.join(values)}" for name, values in fields.items() if values])
