package horda.server.house;

import horda.engine.Refusal;
import java.util.function.Supplier;

/// Where work is done that keeps a processor busy for long: reading a table that is not in memory,
/// taking a file over, filming a game.
public abstract class Backroom implements AutoCloseable {
  /// What kind of work it is; the first goes before the others.
  public enum Kind {
    /// A table that somebody wants to sit at: after a restart many come at once.
    TABLE(1000),
    /// A recording.
    FILM(64),
    /// A file.
    FILE(24);

    private final int most;

    Kind(int most) {
      this.most = most;
    }

    int most() {
      return most;
    }
  }

  /// Does the work and waits for it; refuses (`busy`) when too much of that kind waits already.
  /// Work that is itself part of such work is done at once.
  public abstract <T> T call(Kind kind, Supplier<T> work);

  public static Refusal busy() {
    return new Refusal("busy", "", "The server is busy; wait a moment and try again.");
  }

  @Override
  public void close() {}
}
