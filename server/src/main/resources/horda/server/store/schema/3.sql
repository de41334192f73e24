-- Papers: small documents that change, such as who somebody is and how a game ended. A new version replaces the one before it,
-- and the version is the lock: of two writers of one version, one is told no.

CREATE TABLE paper (
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  version BIGINT NOT NULL,
  updated BIGINT NOT NULL,
  body TEXT NOT NULL,
  checksum BIGINT NOT NULL,
  PRIMARY KEY (kind, id)
);
