package horda.server.store;

import java.nio.file.Path;
import java.util.function.Function;
import java.util.regex.Pattern;

/// Opens the store that a word names: a file, or the address of a PostgreSQL database.
public final class Stores {
  private static final Pattern ADDRESS = Pattern.compile("(jdbc:[a-z0-9]+:|[a-z0-9+]{2,}://).*");
  private static final String SQLITE = "jdbc:sqlite:";

  private Stores() {}

  /// `~/horda.db`, `postgres://user:password@host/name` or `jdbc:postgresql://host/name?user=…`.
  /// Throws a refusal with the code `database` if it cannot be used.
  public static Store open(String urlOrFile) {
    return open(urlOrFile, "");
  }

  /// The same; `password` is used where the address has none.
  public static Store open(String urlOrFile, String password) {
    return which(urlOrFile, password, SqliteStore::open, PostgresStore::open);
  }

  static <T> T which(
      String urlOrFile,
      String password,
      Function<Path, ? extends T> file,
      Function<PostgresAddress, ? extends T> server) {
    if (PostgresAddress.fits(urlOrFile)) {
      return server.apply(PostgresAddress.of(urlOrFile).orWith(password));
    }
    if (urlOrFile.startsWith(SQLITE)) {
      return file.apply(Path.of(urlOrFile.substring(SQLITE.length())));
    }
    if (urlOrFile.isBlank() || ADDRESS.matcher(urlOrFile).matches()) {
      throw Faults.refusal(
          "A database is a file, or an address like postgres://user:password@host/name.");
    }
    return file.apply(Path.of(urlOrFile));
  }
}
