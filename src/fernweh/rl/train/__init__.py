"""A player that learns by itself: PPO on vectors of tables, for games of two seats (extra `train`).

    fernweh train lost_cities net --minutes 10

Half of the tables are played against itself, half against the game's own `greedy`. What helped:
colours relabelled at random (`symmetry.py`), many tables and few steps, and keeping the best net,
not the last (`learning.py`). The whole of it runs on the GPU when there is one: tables, network and
learning share the device's memory.
"""
