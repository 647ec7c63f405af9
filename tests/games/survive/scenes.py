"""Scenes of Survive for the gallery of boards (web/scenes.py)."""

# Seats and options
OTHERS = [
    (2, {}),
    (3, {}),
    (2, {"two_colours": True, "show_own_values": True}),
    (3, {"to_the_last_one": True, "population_density": True, "last_one_rounds": 3}),
]

# Seats, options, a table in text, and what is played from there
RARE = [
    (
        2,
        {},
        """
        tiles  forest: D5 E5  mountain: E6 F6
        red    a: 1@D4  b: 3@D4  c: 1@E5  d: 2@NW
        blue   a: 1@D4  b: 2@D4  c: 5@E6
        boats: D4 H5
        red to rescue  hex: D4
        """,
        [],
    )
]

TURNS_OVER = False  # there is no card that is turned over on its way (tests/web/test_motion.py)
