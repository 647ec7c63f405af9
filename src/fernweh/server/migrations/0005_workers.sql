-- Who serves now: a beat each second, and nothing after a clean end. What is due is leased to a
-- worker, and free again with its end.

CREATE TABLE workers (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    address TEXT NOT NULL
);
ALTER TABLE due ADD COLUMN worker TEXT NOT NULL DEFAULT '';

-- A bot's move that waits until somebody looks does not stand in the way of what comes next.
ALTER TABLE due ADD COLUMN watched BIGINT NOT NULL DEFAULT 0;
CREATE INDEX due_unwatched ON due (at) WHERE watched = 0;
