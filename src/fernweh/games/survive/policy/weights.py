"""What the greedy player weighs."""

import numpy as np

NEVER = -(10**9)
MEAN = 3  # what an explorer of another's is worth, as far as one knows

# The weights, as benchmarks/tune_survive.py settled them by play. Prospects are in thousandths of
# being saved.
ABOARD = 0  # in a boat on a landing hex
SAIL = 1  # less for each hex from there
LED = 2  # less where others control the boat
SWIM = 3  # in the water at a landing hex
STROKE = 4  # less for each hex from there, or from a boat
STAND = 5  # on land, next to a boat with room
WALK = 6  # less for each hex more
SERPENT_FEAR = 7  # less where a serpent can come
SHARK_FEAR = 8  # the same, for swimmers
WHALE_FEAR = 9  # the same, for boats
PULL = 10  # for an empty boat, a hex nearer to an own explorer
RIVAL = 11  # how much the others' prospects count, in 64ths
WET = 12  # what falling into the water costs
STAKE = 13  # values at stake for which a repellent is used
SHOREWARD = 14  # in setting up: for a tile at the outer sea
CLOSE = 15  # and for each hex nearer to a landing hex
WEIGHTS = np.array([860, 60, 142, 551, 45, 560, 80, 35, 90, 52, 4, 29, 180, 2, 298, 40])
