package horda.app.command;

import horda.app.shell.Console;
import java.util.ArrayList;
import java.util.List;

/// A table of several columns, for people: words to the left, figures to the right.
final class Grid {
  private final Console console;
  private final List<List<String>> rows = new ArrayList<>();

  /// @param titles what the columns are called; the first column holds words
  Grid(Console console, List<String> titles) {
    this.console = console;
    rows.add(List.copyOf(titles));
  }

  void row(List<String> cells) {
    rows.add(List.copyOf(cells));
  }

  void print() {
    int columns = rows.getFirst().size();
    int[] widths = new int[columns];
    for (List<String> row : rows) {
      for (int i = 0; i < columns; i++) {
        widths[i] = Math.max(widths[i], row.get(i).length());
      }
    }
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder(Figures.pad(row.getFirst(), widths[0]));
      for (int i = 1; i < columns; i++) {
        line.append("  ").append(" ".repeat(widths[i] - row.get(i).length())).append(row.get(i));
      }
      console.out().println(line.toString().stripTrailing());
    }
  }
}
