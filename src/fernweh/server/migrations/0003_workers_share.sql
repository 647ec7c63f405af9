-- Who is connected to which worker: rows of a worker that is gone do not count.

CREATE TABLE present (
    match TEXT NOT NULL,
    person TEXT NOT NULL,
    worker TEXT NOT NULL,
    PRIMARY KEY (match, person, worker)
);

-- Whose match it is while somebody is at it: all who come are led there.
CREATE TABLE owners (
    match TEXT PRIMARY KEY,
    worker TEXT NOT NULL
);
