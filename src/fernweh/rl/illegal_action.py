"""What an illegal action brings who takes it where it ends the game."""

REWARD = {"place": -2.0, "margin": -10_000.0}  # by what is counted: worse than any legal loss
