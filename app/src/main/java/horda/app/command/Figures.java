package horda.app.command;

import horda.app.shell.Console;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// A small table of names and figures, for people.
final class Figures {
  private record Row(String name, String value) {}

  private final Console console;
  private final List<Row> rows = new ArrayList<>();

  Figures(Console console) {
    this.console = console;
  }

  void add(String key, String value) {
    row(console.say(key), value);
  }

  void row(String name, String value) {
    rows.add(new Row(name, value));
  }

  void print() {
    int width = rows.stream().mapToInt(row -> row.name().length()).max().orElse(0);
    for (Row row : rows) {
      console.out().println(pad(row.name(), width) + "  " + row.value());
    }
  }

  static String pad(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }

  static String whole(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  static String tenths(double number) {
    return String.format(Locale.ROOT, "%,.1f", number);
  }

  static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f %%", share * 100);
  }
}
