"""Scenes of Lost Cities for the gallery of boards (web/scenes.py)."""

# Seats and options
OTHERS = [(2, {"colours": 6, "rounds": 1})]

# Options of matches that browsers play (tests/web/terms.py)
MATCHES = {"whole": {"rounds": 1}}
