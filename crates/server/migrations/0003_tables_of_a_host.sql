-- So that the tables of one host are counted without looking at all.
CREATE INDEX game_of_host ON game (host, phase);
