-- A checksum for each line, for each table as it was set up, and for what the lobby says of it: a bit that flips on the
-- disk is found and named. Rows that are there already get theirs from the program, right after these statements.

ALTER TABLE log_line ADD COLUMN checksum BIGINT;

ALTER TABLE game_table ADD COLUMN checksum BIGINT;

ALTER TABLE game_table ADD COLUMN note_checksum BIGINT;
