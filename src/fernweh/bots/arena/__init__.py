"""The arena: bots play each other, the same deals for all, and are measured.

plan.py      who meets whom, on which deals, in which seats
bout.py      one deal, played once in every seating
limit.py     how long a bot of others may think
ledger.py    the file of results: written as they come, read again after an interruption
crew.py      who plays the bouts: processes on this machine, or a Ray cluster
standings.py shares of the win with their intervals, and OpenSkill ratings
plot.py      the standings as a picture
"""
