package horda.app.command;

import horda.app.Console;
import java.util.Locale;

/// A bar on the error stream, where somebody looks at it; nothing otherwise.
final class Progress implements AutoCloseable {
  private static final int WIDTH = 30;
  private static final long PAUSE = 100_000_000;

  private final Console console;
  private final long whole;
  private final String unit;
  private final boolean shown;
  private final long start = System.nanoTime();
  private final Thread wipe = new Thread(this::wipe);
  private long drawn;

  Progress(Console console, long whole, String unit) {
    this.console = console;
    this.whole = whole;
    this.unit = unit;
    this.shown = console.watched() && !console.dumb();
    if (shown) {
      // Ctrl-C must not leave half a bar on the line of the next prompt.
      Runtime.getRuntime().addShutdownHook(wipe);
    }
  }

  void at(long done) {
    long now = System.nanoTime();
    if (!shown || now - drawn < PAUSE) {
      return;
    }
    drawn = now;
    double share = Math.min(1, (double) done / whole);
    int full = (int) (share * WIDTH);
    double left = share == 0 ? 0 : (now - start) / 1e9 * (1 - share) / share;
    console
        .err()
        .printf(
            Locale.ROOT,
            "\r%s%s %3.0f%%  %,d/%,d %s  %.0f s \u001b[K",
            "█".repeat(full),
            "░".repeat(WIDTH - full),
            share * 100,
            done,
            whole,
            unit,
            left);
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
