-- A row for each device of a person, and who is nobody any more: people that were forgotten (their
-- first cookie is stored nowhere) and devices that were signed out.

ALTER TABLE tokens ADD COLUMN made BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tokens ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tokens ADD COLUMN label TEXT NOT NULL DEFAULT '';
CREATE INDEX tokens_person ON tokens (person);

CREATE TABLE gone (
    name TEXT PRIMARY KEY,
    at BIGINT NOT NULL
);
CREATE INDEX gone_at ON gone (at);
