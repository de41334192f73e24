-- Tables and their logs. The same statements run on SQLite and on PostgreSQL.
-- status, updated and state are for the lobby alone: what counts is in the log.

CREATE TABLE game_table (
  id TEXT NOT NULL PRIMARY KEY,
  game TEXT NOT NULL,
  listed INTEGER NOT NULL,
  created BIGINT NOT NULL,
  header TEXT NOT NULL,
  status TEXT NOT NULL,
  updated BIGINT NOT NULL,
  state TEXT NOT NULL
);

CREATE INDEX game_table_for_the_lobby ON game_table (listed, status, updated);

-- The key is the lock: of two writers of one number, one is told no.
CREATE TABLE log_line (
  table_id TEXT NOT NULL,
  seq BIGINT NOT NULL,
  at BIGINT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (table_id, seq)
);
