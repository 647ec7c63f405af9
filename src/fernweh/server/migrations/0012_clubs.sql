-- Clubs: groups by a link. `link` counts the links; the one that counts is made from it and our key.

CREATE TABLE clubs (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    founder TEXT NOT NULL,
    link BIGINT NOT NULL,
    size BIGINT NOT NULL,
    made BIGINT NOT NULL
);
CREATE TABLE members (
    club TEXT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    joined BIGINT NOT NULL,
    PRIMARY KEY (club, person)
);
CREATE INDEX members_person ON members (person);

-- Who is about, and until when they are free to play.
CREATE TABLE about (
    person TEXT PRIMARY KEY,
    seen BIGINT NOT NULL,
    free BIGINT NOT NULL
);

-- "Play?", from one member to another who is free.
CREATE TABLE invitations (
    match TEXT PRIMARY KEY,
    club TEXT NOT NULL,
    host TEXT NOT NULL,
    guest TEXT NOT NULL,
    game TEXT NOT NULL,
    answer TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX invitations_guest ON invitations (guest, at);
CREATE INDEX invitations_host ON invitations (host, at);

ALTER TABLE matches ADD COLUMN club TEXT NOT NULL DEFAULT '';
CREATE INDEX matches_club ON matches (club, changed) WHERE club <> '';
