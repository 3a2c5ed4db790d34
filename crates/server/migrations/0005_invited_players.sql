-- The player a seat is reserved for until they accept or decline: a rematch asks the other players first.
ALTER TABLE seat ADD COLUMN invited TEXT REFERENCES person (id) ON DELETE SET NULL;
CREATE INDEX seat_of_invited ON seat (invited);
