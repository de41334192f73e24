package horda.art;

import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/// The styles of the house. A colour never says anything that a word or a sign does not say too.
public final class Ink {
  public static final AttributedStyle PLAIN = AttributedStyle.DEFAULT;
  public static final AttributedStyle BOLD = AttributedStyle.BOLD;
  public static final AttributedStyle DIM = PLAIN.foreground(245);
  public static final AttributedStyle FAINT = PLAIN.foreground(240);
  public static final AttributedStyle TITLE = BOLD.foreground(220);
  public static final AttributedStyle DANGER = BOLD.foreground(203);
  public static final AttributedStyle LOOT = PLAIN.foreground(114);
  public static final AttributedStyle THING = PLAIN.foreground(179);
  public static final AttributedStyle DOOR = BOLD.foreground(81);
  public static final AttributedStyle ALERT = BOLD.foreground(231).background(160);
  public static final AttributedStyle READY = BOLD.foreground(231);
  public static final AttributedStyle LIFE = PLAIN.foreground(203);
  public static final AttributedStyle DRUG = PLAIN.foreground(75);
  public static final AttributedStyle KEY = BOLD.foreground(220);
  public static final AttributedStyle NEWS = PLAIN.foreground(252);

  private Ink() {}

  public static AttributedString of(AttributedStyle style, String text) {
    return new AttributedString(text, style);
  }

  /// Pieces one after the other.
  public static AttributedString join(AttributedString... pieces) {
    AttributedStringBuilder line = new AttributedStringBuilder();
    for (AttributedString piece : pieces) {
      line.append(piece);
    }
    return line.toAttributedString();
  }

  /// Exactly so wide: filled up with blanks, or cut with an ellipsis.
  public static AttributedString fit(AttributedString text, int width) {
    int has = text.columnLength();
    if (has > width) {
      return join(text.columnSubSequence(0, Math.max(0, width - 1)), of(DIM, "…"));
    }
    return join(text, of(PLAIN, " ".repeat(width - has)));
  }

  public static String cut(String text, int width) {
    if (text.length() <= width) {
      return text;
    }
    return width < 1 ? "" : text.substring(0, width - 1) + "…";
  }
}
