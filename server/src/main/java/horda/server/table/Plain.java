package horda.server.table;

import horda.engine.Refusal;
import java.util.regex.Pattern;

/// Text that people typed, made fit to be shown to others: one line, nothing that cannot be seen.
/// Whoever shows it still has to escape it.
public final class Plain {
  /// Control characters, and those that turn the direction of writing.
  private static final Pattern UNSEEN =
      Pattern.compile("[\\p{Cntrl}\\p{Cf}\\p{Co}\\p{Cn}\u2028\u2029]+");

  private static final Pattern BLANKS = Pattern.compile("\\s+");

  private static final int LONGEST_NAME = 24;

  private Plain() {}

  public static String text(String typed, int most) {
    String text = BLANKS.matcher(UNSEEN.matcher(typed).replaceAll(" ")).replaceAll(" ").strip();
    if (text.codePointCount(0, text.length()) > most) {
      throw new Refusal("long", "", "That is too long: " + most + " characters fit.");
    }
    return text;
  }

  public static String name(String typed) {
    return text(typed, LONGEST_NAME);
  }
}
