-- Most tables are by link alone: a move at one of them need not touch the list of open tables.

DROP INDEX matches_listed;
CREATE INDEX matches_listed ON matches (phase, changed) WHERE listed = 1;
