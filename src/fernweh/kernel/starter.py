"""Who begins, as an option names it."""

from fernweh.kernel.fault import Fault


def starter_of(starter: str, taken: tuple[str, ...], lot: int) -> int:
    """A seat, or `lot` where lots are drawn; a fault where that seat is empty."""
    if starter == "lot":
        return lot
    if starter not in taken:
        allowed = ", ".join(("lot", *taken))
        raise Fault("option-value", option="starter", value=starter, allowed=allowed)
    return taken.index(starter)
