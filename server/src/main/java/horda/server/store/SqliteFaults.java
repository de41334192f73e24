package horda.server.store;

import horda.engine.Refusal;
import java.nio.file.Path;
import java.sql.SQLException;
import org.sqlite.SQLiteErrorCode;

/// The troubles of a database in a file.
record SqliteFaults(Path file) implements Faults {
  @Override
  public Refusal explain(SQLException fault) {
    return Faults.refusal(
        switch (code(fault)) {
          case SQLITE_NOTADB ->
              "'%s' is not a database: name another file, or move this one away.".formatted(file);
          case SQLITE_CORRUPT ->
              "The database '%s' is damaged: put a copy of it in its place, or move it away."
                  .formatted(file);
          case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH ->
              "The database '%s' may not be written: check its permissions and its folder's."
                  .formatted(file);
          case SQLITE_CANTOPEN ->
              "The database '%s' cannot be opened: check the name and the permissions of its folder."
                  .formatted(file);
          case SQLITE_BUSY, SQLITE_LOCKED ->
              "The database '%s' is locked by another program: close that one first."
                  .formatted(file);
          case SQLITE_FULL -> "The disk is full: '%s' cannot grow.".formatted(file);
          case SQLITE_IOERR ->
              "The disk did not read or write '%s': check it, and the space on it.".formatted(file);
          default -> "The database '%s' failed (%s).".formatted(file, code(fault).name());
        });
  }

  @Override
  public Refusal tell(SQLException fault) {
    return switch (code(fault)) {
      case SQLITE_CORRUPT, SQLITE_NOTADB ->
          Faults.refusal(
              "The database of this house is damaged: whoever runs it should run ./horda doctor.");
      default -> Faults.unavailable();
    };
  }

  @Override
  public boolean concernsAll(SQLException fault) {
    return switch (code(fault)) {
      case SQLITE_FULL,
          SQLITE_IOERR,
          SQLITE_READONLY,
          SQLITE_CORRUPT,
          SQLITE_NOTADB,
          SQLITE_CANTOPEN,
          SQLITE_PERM,
          SQLITE_AUTH,
          SQLITE_NOMEM,
          SQLITE_LOCKED,
          SQLITE_BUSY ->
          true;
      default -> false;
    };
  }

  /// The driver tells the primary code, or an extended one with that in its lowest byte.
  private static SQLiteErrorCode code(SQLException fault) {
    return SQLiteErrorCode.getErrorCode(fault.getErrorCode() & 0xff);
  }
}
