### The first time: a short guided game of each of the five.

learn-title = First time: { $game }
learn-opening = Preparing the lesson…
learn-step = { $n } of { $count }
learn-next = Next
learn-skip = Skip the lesson
# A button that makes the move; $move is "play the red 9" and the like.
learn-do = Do it: { $move }
learn-try = Try it: { $move }
learn-watch = The others play…
learn-not-now = The rules allow that, but for now do what the lesson asks.
learn-later = Later in the same game
learn-play = Play against a bot
learn-rules = Read the rules
learn-again = Once more
learn-log = What happened
