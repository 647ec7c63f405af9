"""Scenes of Beacon for the gallery of boards (web/scenes.py)."""

# Seats and options
OTHERS = [(2, {}), (3, {"nights": 3})]

# Options of matches that browsers play (tests/web/terms.py)
MATCHES = {"whole": {"nights": 3}}

TURNS_OVER = False  # there is no card that is turned over on its way (tests/web/test_motion.py)
