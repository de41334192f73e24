package horda.app.command;

import horda.app.shell.Console;
import horda.app.shell.Trouble;
import horda.engine.Nullable;
import horda.server.host.LogFormat;
import horda.server.host.Secret;
import horda.server.host.WatchRoutes.Admission;
import horda.server.table.Tokens;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.Logger;
import picocli.CommandLine.Option;

/// What whoever looks after a house may see, and who that is.
final class HostOptions {
  /// Kept, or the settings would be forgotten with the loggers.
  private static final Logger ALL = Logger.getLogger("");

  private static final Logger REQUESTS = Logger.getLogger("horda.requests");
  private static final int SHORTEST_SECRET = 12;

  @Option(names = "--metrics")
  private boolean metrics;

  @Option(names = "--metrics-secret", paramLabel = "FILE")
  private @Nullable Path metricsSecret;

  @Option(names = "--admin-secret", paramLabel = "FILE")
  private @Nullable Path adminSecret;

  @Option(names = "--no-admin")
  private boolean noAdmin;

  @Option(names = "--log", paramLabel = "json|text")
  private LogFormat.Kind log = LogFormat.Kind.TEXT;

  /// The secret of the admin page.
  ///
  /// @param text what to show
  /// @param fresh nobody knows it yet
  record AdminSecret(String text, boolean fresh) {}

  /// Null where there is no admin page.
  @Nullable
  AdminSecret admin(Console console) throws IOException {
    if (noAdmin) {
      return null;
    }
    return adminSecret == null
        ? new AdminSecret(Tokens.fresh(), true)
        : new AdminSecret(read(console, adminSecret), false);
  }

  /// Who may see figures from elsewhere.
  Admission admission(Console console) throws IOException {
    return new Admission(
        metrics, metricsSecret == null ? null : new Secret(read(console, metricsSecret)));
  }

  private static String read(Console console, Path file) throws IOException {
    String secret = Files.readString(file).lines().findFirst().orElse("").strip();
    if (secret.length() < SHORTEST_SECRET) {
      throw Trouble.failure(console.say("serve.short-secret", file, SHORTEST_SECRET));
    }
    return secret;
  }

  /// From here on the log is written in that form. Requests are told to programs only: for people
  /// they would bury everything else.
  void beginLog() {
    for (Handler handler : ALL.getHandlers()) {
      handler.setFormatter(new LogFormat(log));
      handler.setLevel(Level.ALL);
    }
    REQUESTS.setLevel(log == LogFormat.Kind.JSON ? Level.FINE : Level.OFF);
  }
}
