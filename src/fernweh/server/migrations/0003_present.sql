-- Who is connected to which worker: rows of a worker that is gone do not count.

CREATE TABLE present (
    match TEXT NOT NULL,
    person TEXT NOT NULL,
    worker TEXT NOT NULL,
    PRIMARY KEY (match, person, worker)
);
