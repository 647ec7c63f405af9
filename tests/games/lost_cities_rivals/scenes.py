"""Scenes of Rivals for the gallery of boards (web/scenes.py)."""

# Seats and options
OTHERS = [(2, {}), (3, {})]
