package horda.art;

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
    return lines("", "", text, width, BLANK);
  }

  /// For narrow columns: breaks after hyphens too.
  public static List<String> narrow(String text, int width) {
    return lines("", "", text, width, BLANK_OR_HYPHEN);
  }

  /// The first line after `head`, the others as far in.
  public static List<String> hanging(String head, String text, int width) {
    return lines(head, " ".repeat(head.length()), text, width, BLANK);
  }

  /// The first line after `head`, the others after `indent`.
  public static List<String> indented(String head, String indent, String text, int width) {
    return lines(head, indent, text, width, BLANK);
  }

  private static List<String> lines(
      String head, String indent, String text, int width, Pattern seams) {
    List<String> lines = new ArrayList<>();
    for (String paragraph : text.split("\\R", -1)) {
      String start = lines.isEmpty() ? head : indent;
      StringBuilder line = new StringBuilder(start);
      for (String word : seams.split(paragraph)) {
        boolean full = line.length() + word.stripTrailing().length() > width;
        if (full && line.length() > start.length()) {
          lines.add(line.toString().stripTrailing());
          start = indent;
          line.setLength(0);
          line.append(start);
        }
        line.append(word);
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }
}
