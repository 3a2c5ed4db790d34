-- Who held a seat before somebody else claimed it. Their names may stand in its log, and must go from there when they are forgotten.
CREATE TABLE former_holder (
    game INTEGER NOT NULL REFERENCES game (key) ON DELETE CASCADE,
    seat TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    PRIMARY KEY (game, seat, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX former_holder_by_person ON former_holder (person);
