package horda.app.command;

import horda.app.shell.Console;
import java.util.Locale;

/// A bar on the error stream where somebody looks at it. Where nobody does, a line now and then for
/// the log of a long run, if wanted.
final class Progress implements AutoCloseable {
  private static final int WIDTH = 30;
  private static final long PAUSE = 100_000_000;

  /// How much is told.
  enum Manner {
    /// Nothing, ever.
    SILENT,
    /// A bar on a terminal, else nothing.
    BAR,
    /// A bar on a terminal, else lines.
    TOLD
  }

  /// Between two lines of a log.
  private static final long LONG_PAUSE = 10_000_000_000L;

  private final Console console;
  private final long whole;
  private final String unit;
  private final boolean shown;
  private final boolean lines;
  private final long start = System.nanoTime();
  private final Thread wipe = new Thread(this::wipe);
  private long drawn;

  /// What was done before the start, by a run that was stopped.
  private long before = -1;

  Progress(Console console, long whole, String unit) {
    this(console, whole, unit, Manner.BAR);
  }

  Progress(Console console, long whole, String unit, Manner manner) {
    this.console = console;
    this.whole = whole;
    this.unit = unit;
    this.shown = manner != Manner.SILENT && console.watched() && !console.dumb();
    this.lines = manner == Manner.TOLD && !shown;
    this.drawn = lines ? start : 0;
    if (shown) {
      // Ctrl-C must not leave half a bar on the line of the next prompt.
      Runtime.getRuntime().addShutdownHook(wipe);
    }
  }

  void at(long done) {
    before = before < 0 ? done : before;
    long now = System.nanoTime();
    if (!shown && !lines || now - drawn < (shown ? PAUSE : LONG_PAUSE)) {
      return;
    }
    drawn = now;
    double share = Math.min(1, (double) done / whole);
    double left = done <= before ? 0 : (now - start) / 1e9 * (whole - done) / (done - before);
    String count =
        String.format(
            Locale.ROOT, "%3.0f%%  %,d/%,d %s  %.0f s", share * 100, done, whole, unit, left);
    if (lines) {
      console.err().println(count);
    } else {
      int full = (int) (share * WIDTH);
      String bar = "█".repeat(full) + "░".repeat(WIDTH - full);
      console.err().print("\r" + bar + " " + count + " \u001b[K");
    }
    console.err().flush();
  }

  private void wipe() {
    console.err().print("\r\u001b[K");
    console.err().flush();
  }

  @Override
  public void close() {
    if (shown) {
      Runtime.getRuntime().removeShutdownHook(wipe);
      wipe();
    }
  }
}
