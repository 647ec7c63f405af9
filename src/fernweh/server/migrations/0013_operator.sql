-- What an operator keeps order by: who is not let in, and what people report.

CREATE TABLE bans (
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    until BIGINT NOT NULL,
    reason TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (kind, name)
);
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    match TEXT NOT NULL,
    reporter TEXT NOT NULL,
    accused TEXT NOT NULL,
    name TEXT NOT NULL,
    reason TEXT NOT NULL,
    lines BLOB NOT NULL,
    closed BIGINT NOT NULL
);
CREATE INDEX reports_at ON reports (closed, at);
CREATE UNIQUE INDEX reports_once ON reports (match, reporter, accused);
