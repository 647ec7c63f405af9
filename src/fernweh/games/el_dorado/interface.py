"""What interfaces need to know of El Dorado beside its rules."""

from fernweh.kernel.protocol import Parts, Running

AT_ONCE = 3  # seats, for who wants to play with one tap
PARTS: Parts = {}
RUNNING = (Running("steps", "steps"),)
LONGEST = 8_000  # actions of a game, for who asks for a bound
