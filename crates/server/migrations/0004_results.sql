-- How a game came out, as JSON: winners, scores, and what came of a chapter. Games that ended before this column existed get it when
-- somebody lists them.
ALTER TABLE game ADD COLUMN result TEXT;
