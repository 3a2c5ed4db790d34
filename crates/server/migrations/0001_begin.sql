-- People are a name and a few secrets. Secrets are kept as SHA-256 of 256 random bits, never as they are.
CREATE TABLE person (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    lang TEXT NOT NULL,
    recovery BLOB UNIQUE,
    is_muted INTEGER NOT NULL DEFAULT 0,
    made_at INTEGER NOT NULL
) STRICT;

-- What a browser or a program shows to be this person.
CREATE TABLE device (
    secret BLOB PRIMARY KEY,
    person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    made_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX device_of_person ON device (person);

-- A code that makes another device this person's, once, until its time is over.
CREATE TABLE pairing (
    secret BLOB PRIMARY KEY,
    person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Boxes in use, by content, so that a game stays playable when the folder it came from has changed.
CREATE TABLE box (
    hash TEXT PRIMARY KEY,
    files TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- One row a table. What changes with every step is not here but in the log.
CREATE TABLE game (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    rules INTEGER NOT NULL,
    box TEXT REFERENCES box (hash),
    setup TEXT NOT NULL,
    options TEXT NOT NULL,
    host TEXT REFERENCES person (id) ON DELETE SET NULL,
    -- The server's part of the luck, which only its hash is known of before the end.
    luck BLOB NOT NULL,
    -- What a seat is joined with at a private table.
    invitation BLOB NOT NULL UNIQUE,
    watching BLOB NOT NULL UNIQUE,
    is_public INTEGER NOT NULL,
    phase TEXT NOT NULL CHECK (phase IN ('waiting', 'playing', 'over', 'closed')),
    career TEXT REFERENCES career (id) ON DELETE SET NULL,
    rematch TEXT,
    -- What came of a chapter: each seat's orchids, in order, 0 for who has not met the conditions.
    orchids TEXT,
    made_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL
) STRICT;
CREATE INDEX game_by_phase ON game (phase, is_public, changed_at);
CREATE INDEX game_of_career ON game (career);

CREATE TABLE seat (
    game INTEGER NOT NULL REFERENCES game (key) ON DELETE CASCADE,
    seat TEXT NOT NULL,
    -- Whose seat it is, if a person's.
    person TEXT REFERENCES person (id) ON DELETE SET NULL,
    -- Which bot plays it, if one does: from the start, or for somebody who is away.
    bot TEXT,
    -- The name as it was when the seat was taken.
    name TEXT NOT NULL,
    has_resigned INTEGER NOT NULL DEFAULT 0,
    -- A link that gives this very seat away, once.
    link BLOB UNIQUE,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_of_person ON seat (person);

-- The log is the truth. It is only ever added to; the index keeps two writers from telling two stories.
CREATE TABLE step (
    id INTEGER PRIMARY KEY,
    game INTEGER NOT NULL,
    n INTEGER NOT NULL,
    actor TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX step_of_game ON step (game, n);

CREATE TABLE remark (
    id INTEGER PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES game (key) ON DELETE CASCADE,
    person TEXT REFERENCES person (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    -- Either words or a phrase that everybody reads in their own language.
    words TEXT,
    phrase TEXT,
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX remark_of_game ON remark (game);

CREATE TABLE note (
    game INTEGER NOT NULL REFERENCES game (key) ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    words TEXT NOT NULL,
    PRIMARY KEY (game, person)
) STRICT, WITHOUT ROWID;

-- A campaign of one or more people; its chapters are games.
CREATE TABLE career (
    id TEXT PRIMARY KEY,
    host TEXT REFERENCES person (id) ON DELETE SET NULL,
    n_seats INTEGER NOT NULL,
    made_at INTEGER NOT NULL
) STRICT;

-- When the server was up: clocks stand still in between.
CREATE TABLE span (
    id INTEGER PRIMARY KEY,
    began INTEGER NOT NULL,
    until INTEGER NOT NULL
) STRICT;
