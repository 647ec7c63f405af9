-- Names that an operator gave, to a person or a club: they cannot be changed back at once.
CREATE TABLE given_names (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    until BIGINT NOT NULL
);
