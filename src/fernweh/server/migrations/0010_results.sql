-- What statistics ask of each row: which of its person's seats it is (the first is their own), how
-- many seats are others', and how many share the first place.

ALTER TABLE results ADD COLUMN options TEXT NOT NULL DEFAULT '{}';
ALTER TABLE results ADD COLUMN clock TEXT NOT NULL DEFAULT 'none';
ALTER TABLE results ADD COLUMN nth BIGINT NOT NULL DEFAULT 0;
ALTER TABLE results ADD COLUMN others BIGINT NOT NULL DEFAULT 0;
ALTER TABLE results ADD COLUMN firsts BIGINT NOT NULL DEFAULT 1;
CREATE INDEX results_game ON results (person, game, at);

-- Finished matches whose rows are still to be written, from their logs.
CREATE TABLE unwritten (
    match TEXT PRIMARY KEY
);
DELETE FROM results;
INSERT INTO unwritten (match) SELECT id FROM matches WHERE phase IN ('over', 'closed');
