"""What interfaces need to know of Lost Cities beside its rules."""

from fernweh.kernel.protocol import Parts, Running

AT_ONCE = 2  # seats, for who wants to play with one tap
PARTS: Parts = {"card": ("colour", "rank")}
RUNNING = (Running("total", "points"),)
LONGEST = 2_800  # actions of a game, for who asks for a bound
