-- A table that waits: how many people sit there, whose network it comes from (a hash by our key, for
-- as long as it waits), and when the first seat that is kept for somebody is free again.

ALTER TABLE waiting ADD COLUMN sits BIGINT NOT NULL DEFAULT 1;
ALTER TABLE waiting ADD COLUMN sender TEXT NOT NULL DEFAULT '';
ALTER TABLE waiting ADD COLUMN lapses BIGINT NOT NULL DEFAULT 0;
UPDATE waiting SET lapses = 1 WHERE free = 0;
CREATE INDEX waiting_sender ON waiting (sender);
CREATE INDEX waiting_lapses ON waiting (lapses) WHERE lapses > 0;

-- Tables that have not begun: what is swept, and what is looked through when somebody is forgotten.
CREATE INDEX matches_unbegun ON matches (id) WHERE phase IN ('seating', 'nonces');
