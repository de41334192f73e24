/// What is kept on disk: headers of tables and one append-only log each, on SQLite or PostgreSQL.
/// Knows no rules and no people.
package horda.server.store;
