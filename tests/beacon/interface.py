"""What interfaces need to know of Beacon beside its rules."""

from fernweh.kernel.protocol import Parts, Running

AT_ONCE = 2  # seats, for who wants to play with one tap
PARTS: Parts = {}  # no name is made of parts
RUNNING = (Running("kept", "points"),)
LONGEST = 600  # actions of a game, for who asks for a bound (§3.5, §4.1)
