package horda.app.screen;

import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;

/// Styled text as a terminal wants it. The library's own way turns frames into plus signs or into a
/// charset of the 1970s; here every character stays what it is.
final class Ansi {
  private static final String RESET = "\u001b[0m";

  private Ansi() {}

  static String of(AttributedString line) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < line.length(); i = line.runLimit(i)) {
      AttributedStyle style = line.styleAt(i);
      String run = line.subSequence(i, line.runLimit(i)).toString();
      if (style.equals(AttributedStyle.DEFAULT)) {
        text.append(run);
      } else {
        text.append("\u001b[").append(style.toAnsi()).append('m').append(run).append(RESET);
      }
    }
    return text.toString();
  }
}
