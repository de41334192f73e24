package horda.server.store;

import horda.engine.Refusal;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;

/// The troubles of a PostgreSQL server. States are those of its manual, appendix A.
record PostgresFaults(PostgresAddress address) implements Faults {
  @Override
  public Refusal explain(SQLException fault) {
    String state = fault.getSQLState() == null ? "" : fault.getSQLState();
    return Faults.refusal(
        switch (state) {
          case "28P01", "28000" ->
              "PostgreSQL at %s does not let '%s' in: check the user and the password."
                  .formatted(address.where(), address.user());
          case "3D000" ->
              "PostgreSQL at %s has no such database: create it first.".formatted(address.where());
          case "53300" ->
              "PostgreSQL at %s takes no more connections: raise max_connections, or end some."
                  .formatted(address.where());
          case "42501" ->
              "'%s' may not write in the database %s: grant the rights."
                  .formatted(address.user(), address.where());
          case "25006" ->
              "PostgreSQL at %s only reads (a standby?): name the one that writes."
                  .formatted(address.where());
          case "53100" -> "The disk of PostgreSQL at %s is full.".formatted(address.where());
          default ->
              lost(fault)
                  ? "PostgreSQL at %s cannot be reached: check the address, and that it runs."
                      .formatted(address.where())
                  : "PostgreSQL at %s failed (error %s).".formatted(address.where(), state);
        });
  }

  @Override
  public boolean concernsAll(SQLException fault) {
    return lost(fault);
  }

  /// Whether the line to the server broke, or the server is going down or coming up: what was being
  /// done may be tried again.
  static boolean lost(SQLException fault) {
    String state = fault.getSQLState() == null ? "" : fault.getSQLState();
    return state.startsWith("08")
        || state.startsWith("57P0")
        || fault instanceof SQLTransientConnectionException;
  }

  /// Whether another transaction was in the way, and trying again is all there is to do.
  static boolean crossed(SQLException fault) {
    String state = fault.getSQLState() == null ? "" : fault.getSQLState();
    return state.equals("40P01") || state.equals("40001") || state.equals("55P03");
  }
}
