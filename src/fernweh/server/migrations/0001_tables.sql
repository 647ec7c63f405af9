-- Both databases read this file: BLOB is BYTEA in PostgreSQL. Times are milliseconds since 1970.

CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    header BLOB NOT NULL,
    secret BLOB NOT NULL,
    terms BLOB NOT NULL,
    state BLOB NOT NULL,
    version BIGINT NOT NULL,
    n BIGINT NOT NULL,
    phase TEXT NOT NULL,
    listed BIGINT NOT NULL,
    made BIGINT NOT NULL,
    changed BIGINT NOT NULL
);
CREATE INDEX matches_listed ON matches (listed, phase, changed);

CREATE TABLE entries (
    match TEXT NOT NULL,
    n BIGINT NOT NULL,
    line BLOB NOT NULL,
    command TEXT,
    PRIMARY KEY (match, n)
);
CREATE UNIQUE INDEX entries_command ON entries (match, command) WHERE command IS NOT NULL;

CREATE TABLE snapshots (
    match TEXT PRIMARY KEY,
    n BIGINT NOT NULL,
    stamp TEXT NOT NULL,
    data BLOB NOT NULL
);

CREATE TABLE seats (
    match TEXT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (person, match)
);
CREATE INDEX seats_match ON seats (match);

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    notices BLOB NOT NULL,
    made BIGINT NOT NULL
);

CREATE TABLE tokens (
    hash BLOB PRIMARY KEY,
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    expires BIGINT NOT NULL
);

CREATE TABLE chat (
    match TEXT NOT NULL,
    k BIGINT NOT NULL,
    line BLOB NOT NULL,
    command TEXT NOT NULL,
    PRIMARY KEY (match, k)
);
CREATE UNIQUE INDEX chat_command ON chat (match, command);

CREATE TABLE due (
    match TEXT NOT NULL,
    kind TEXT NOT NULL,
    n BIGINT NOT NULL,
    at BIGINT NOT NULL,
    lease BIGINT NOT NULL,
    PRIMARY KEY (match, kind)
);
CREATE INDEX due_at ON due (at);

CREATE TABLE beats (
    name TEXT PRIMARY KEY,
    at BIGINT NOT NULL
);
