/// The server: tables that people play at from their browsers. `table` is what a table is, `store`
/// keeps it, `view` shows it, `house` runs it and `http` is the door.
package horda.server;
