"""What holds for every game, the positions that it is held over, and counts of all ways to play."""
