"""What interfaces need to know of Rivals beside its rules."""

from fernweh.kernel.protocol import Parts, Running

AT_ONCE = 3  # seats, for who wants to play with one tap
PARTS: Parts = {"card": ("colour", "rank"), "pair": ("colour", "other-colour")}
RUNNING = (Running("total", "points"),)
LONGEST = 1_000  # actions of a game, for who asks for a bound
