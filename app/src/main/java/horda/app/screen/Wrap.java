package horda.app.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// Breaks sentences into lines.
public final class Wrap {
  private static final Pattern BLANK = Pattern.compile("(?<= )");

  /// After a blank, and after a hyphen inside a word.
  private static final Pattern BLANK_OR_HYPHEN = Pattern.compile("(?<= )|(?<=\\w-)(?=\\w)");

  private Wrap() {}

  /// Lines of at most `width`; only a single word may be longer.
  public static List<String> lines(String text, int width) {
    return lines(text, width, BLANK);
  }

  /// For narrow columns: breaks after hyphens too.
  public static List<String> narrow(String text, int width) {
    return lines(text, width, BLANK_OR_HYPHEN);
  }

  private static List<String> lines(String text, int width, Pattern seams) {
    List<String> lines = new ArrayList<>();
    for (String paragraph : text.split("\\R", -1)) {
      StringBuilder line = new StringBuilder();
      for (String word : seams.split(paragraph)) {
        if (!line.isEmpty() && line.length() + word.stripTrailing().length() > width) {
          lines.add(line.toString().stripTrailing());
          line.setLength(0);
        }
        line.append(word);
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }

  /// The first line as it is, the others indented.
  public static List<String> hanging(String head, String text, int width) {
    List<String> lines = new ArrayList<>();
    String blanks = " ".repeat(head.length());
    for (String line : lines(text, Math.max(20, width - head.length()))) {
      lines.add((lines.isEmpty() ? head : blanks) + line);
    }
    return lines;
  }
}
