-- Tables that wait for somebody: who waits there, on which terms, and whom the server has led there.

CREATE TABLE waiting (
    match TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    maker TEXT NOT NULL,
    person TEXT NOT NULL,
    lang TEXT NOT NULL,
    pace TEXT NOT NULL,
    rated BIGINT NOT NULL,
    club TEXT NOT NULL,
    usual BIGINT NOT NULL,
    at_once BIGINT NOT NULL,
    free BIGINT NOT NULL,
    meanwhile TEXT NOT NULL,
    seen BIGINT NOT NULL,
    made BIGINT NOT NULL,
    claimant TEXT NOT NULL DEFAULT '',
    claimed BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX waiting_game ON waiting (game, seen);
CREATE INDEX waiting_maker ON waiting (maker);

-- Counted up by whoever opens a table: of two who do so in the same moment one looks again.
CREATE TABLE openings (
    name TEXT PRIMARY KEY,
    n BIGINT NOT NULL
);

-- Who wants to be rated, what they have come to, and by which matches.
CREATE TABLE raters (
    person TEXT PRIMARY KEY,
    at BIGINT NOT NULL
);
CREATE TABLE ratings (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    name TEXT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    matches BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, game, seats)
);
CREATE INDEX ratings_game ON ratings (game, seats);
CREATE TABLE rating_steps (
    match TEXT NOT NULL,
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    place BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (match, person)
);
CREATE INDEX rating_steps_person ON rating_steps (person, at);
