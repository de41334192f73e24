package horda.app.command;

import horda.app.shell.Console;
import horda.app.shell.Trouble;
import horda.engine.Nullable;
import horda.engine.Refusal;
import horda.server.house.House;
import horda.server.push.Push;
import horda.server.push.PushKey;
import horda.server.push.Reach;
import horda.server.store.OwnerOnly;
import horda.server.table.Tokens;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;

/// How people hear that it is their turn.
final class TurnOptions {
  private static final String SECRET = "webhook.secret";
  private static final double USUAL_QUIET = 15;
  private static final double MOST_QUIET = 7 * 24 * 60;
  private static final double MINUTE = 60_000;

  /// A turn waits so long before anybody is told: most are answered at once.
  private static final long WAIT = 20_000;

  @Option(names = "--quiet", paramLabel = "MINUTES")
  private double quiet = USUAL_QUIET;

  @Option(names = "--webhook", paramLabel = "URL")
  private @Nullable String webhook;

  @Option(names = "--push-contact", paramLabel = "ADDRESS")
  private @Nullable String contact;

  /// For trials: a push service of one's own, on this machine.
  @Option(names = "--push-anywhere", hidden = true)
  private boolean anywhere;

  /// Null where the key for messages cannot be kept: then the house opens without.
  ///
  /// @param names what the house is called
  @Nullable
  Push open(Console console, House house, Path folder, List<String> names) throws IOException {
    if (!(quiet >= 0 && quiet <= MOST_QUIET)) {
      throw Trouble.usage(console.say("serve.quiet", String.valueOf(quiet)));
    }
    Push.Hook hook = webhook == null ? null : hook(console, folder, webhook);
    long pause = Math.round(quiet * MINUTE);
    Reach reach = anywhere ? Reach.ANYWHERE : Reach.WORLD;
    try {
      PushKey key = PushKey.in(folder);
      return new Push(
          house, key, new Push.Settings(contact(names), reach, Math.min(WAIT, pause), pause, hook));
    } catch (IOException e) {
      console.err().println(console.say("serve.no-push", String.valueOf(e.getMessage())));
      return null;
    }
  }

  private String contact(List<String> names) {
    if (contact != null) {
      return contact;
    }
    return "https://" + (names.isEmpty() ? "localhost" : names.getFirst());
  }

  private static Push.Hook hook(Console console, Path folder, String address) throws IOException {
    Path file = folder.resolve(SECRET);
    if (!Files.exists(file)) {
      OwnerOnly.folder(folder);
      OwnerOnly.file(file);
      Files.writeString(file, Tokens.fresh() + "\n");
    }
    String secret = Files.readString(file).strip();
    try {
      Push.Hook hook = new Push.Hook(URI.create(address), secret);
      console.out().println(console.say("serve.webhook", file));
      return hook;
    } catch (Refusal | IllegalArgumentException e) {
      throw Trouble.usage(console.say("serve.no-webhook", address));
    }
  }
}
