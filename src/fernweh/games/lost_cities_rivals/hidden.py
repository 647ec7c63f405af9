"""What a viewer cannot know: nothing (§9.1, §9.2). All lies open, and the deck has no order."""

from fernweh.kernel.rule import rule


@rule
def conceal(box, table, viewer):
    """Every viewer may know the whole table."""


@rule
def determinize(box, table, viewer, rng):
    """There is nothing to fill in."""
