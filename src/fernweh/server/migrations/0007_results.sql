-- How each seat of a finished match came out: what records, statistics, standings and ratings read.

CREATE TABLE results (
    match TEXT NOT NULL,
    seat BIGINT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    bot TEXT NOT NULL,
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    place BIGINT NOT NULL,
    score BIGINT NOT NULL,
    ended TEXT NOT NULL,
    length BIGINT NOT NULL,
    began BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (match, seat)
);
CREATE INDEX results_person ON results (person, at);
