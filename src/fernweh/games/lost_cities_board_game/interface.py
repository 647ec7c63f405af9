"""What interfaces need to know of The Board Game beside its rules."""

from fernweh.kernel.protocol import Parts, Running

AT_ONCE = 2  # seats, for who wants to play with one tap
PARTS: Parts = {"card": ("colour", "rank")}
RUNNING = (Running("points", "points", face_down=-1),)  # §10.3
LONGEST = 8_000  # actions of a game, for who asks for a bound
