-- When somebody has been on vacation, and until when they are.

CREATE TABLE vacations (
    person TEXT NOT NULL,
    nth BIGINT NOT NULL,
    began BIGINT NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (person, nth)
);
