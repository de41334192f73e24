package horda.app.command;

import horda.app.play.SavedGames;
import horda.app.shell.Console;
import horda.app.shell.Trouble;
import horda.engine.Nullable;
import horda.server.store.OwnerOnly;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import picocli.CommandLine.Option;

/// Where tables are kept, and the password for it, which need not be typed where others can see it.
final class DatabaseOptions {
  private static final String FILE = "tables.db";
  private static final Pattern TYPED_PASSWORD =
      Pattern.compile("postgres(ql)?://[^/@:]*:[^/@]+@.*|jdbc:postgresql:.*[?&]password=.+");

  @Option(names = "--db", paramLabel = "DB")
  private @Nullable String database;

  @Option(names = "--db-password-file", paramLabel = "FILE")
  private @Nullable Path passwordFile;

  @Option(names = "--data", paramLabel = "DIR")
  private @Nullable Path data;

  /// A file or an address. Makes the data folder if the database is in it.
  String where(Console console) throws IOException {
    String named = named(console);
    if (!named.isEmpty()) {
      return named;
    }
    Path folder = folder(console);
    OwnerOnly.folder(folder);
    return folder.resolve(FILE).toString();
  }

  private String named(Console console) {
    return database != null ? database : console.env().getOrDefault("HORDA_DB", "");
  }

  /// For an address without one; empty if there is none.
  String password(Console console) throws IOException {
    if (passwordFile != null) {
      return read(console, passwordFile);
    }
    String said = console.env().getOrDefault("HORDA_DB_PASSWORD", "");
    String file = console.env().getOrDefault("HORDA_DB_PASSWORD_FILE", "");
    return said.isEmpty() && !file.isEmpty() ? read(console, Path.of(file)) : said;
  }

  private static String read(Console console, Path file) throws IOException {
    String password = Files.readString(file).lines().findFirst().orElse("").strip();
    if (password.isEmpty()) {
      throw Trouble.failure(console.say("database.no-password", file));
    }
    return password;
  }

  /// Whether everybody on this machine can read the password in the list of its processes.
  boolean passwordIsSeen() {
    return database != null && TYPED_PASSWORD.matcher(database).matches();
  }

  /// The data folder; it may not be there yet.
  Path folder(Console console) {
    return data == null ? SavedGames.of(console).folder() : data;
  }

  /// A new file for tables that are set aside.
  Path aside(Console console) throws IOException {
    Path folder = folder(console).resolve("aside");
    OwnerOnly.folder(folder);
    return SavedGames.stamped(folder, "tables", ".horda");
  }
}
