package horda.app.screen;

import horda.app.shell.Console;

/// Chooses between a terminal and plain lines.
public final class Screens {
  private static final int WIDTH = 80;

  private Screens() {}

  public static Screen open(Console console) {
    if (console.typed() && !console.dumb()) {
      return TerminalScreen.system(console.colour());
    }
    return new PlainScreen(console.in(), console.out(), width(console), !console.typed());
  }

  /// A script may ask for a wider table.
  private static int width(Console console) {
    try {
      int columns = Integer.parseInt(console.env().getOrDefault("COLUMNS", ""));
      return Math.clamp(columns, WIDTH, 132);
    } catch (NumberFormatException _) {
      return WIDTH;
    }
  }
}
