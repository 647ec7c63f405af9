"""A player that learns by itself: PPO on vectors of tables, for games of two seats (extra `train`).

    fernweh train lost_cities net --minutes 10

A quarter of the tables are played against itself, the others against the game's own `greedy`,
which also teaches its moves at first (`learner.py`). What helped: every colour read by the same
weights (`suits.py`, `network.py`), the teacher, and keeping the best net, not the last. All of it
runs on the GPU when there is one: tables, network and learning share the device's memory.
"""
