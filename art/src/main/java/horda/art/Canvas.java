package horda.art;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/// A sheet of signs, each of one column, on which later strokes cover earlier ones.
public final class Canvas {
  private final char[][] signs;
  private final AttributedStyle[][] styles;

  public Canvas(int width, int height) {
    signs = new char[height][width];
    styles = new AttributedStyle[height][width];
    for (int y = 0; y < height; y++) {
      Arrays.fill(signs[y], ' ');
      Arrays.fill(styles[y], Ink.PLAIN);
    }
  }

  /// What does not fit is left out.
  public void text(int x, int y, AttributedStyle style, String text) {
    for (int i = 0; i < text.length(); i++) {
      if (y >= 0 && y < signs.length && x + i >= 0 && x + i < signs[y].length) {
        signs[y][x + i] = text.charAt(i);
        styles[y][x + i] = style;
      }
    }
  }

  /// Centred in that number of columns.
  public void centred(int x, int y, int width, AttributedStyle style, String text) {
    String cut = Ink.cut(text, width);
    int left = (width - cut.length()) / 2;
    text(x, y, style, " ".repeat(left) + cut + " ".repeat(width - left - cut.length()));
  }

  public List<AttributedString> lines() {
    List<AttributedString> lines = new ArrayList<>();
    for (int y = 0; y < signs.length; y++) {
      AttributedStringBuilder line = new AttributedStringBuilder();
      int from = 0;
      for (int x = 1; x <= signs[y].length; x++) {
        if (x == signs[y].length || !styles[y][x].equals(styles[y][from])) {
          line.append(new String(signs[y], from, x - from), styles[y][from]);
          from = x;
        }
      }
      lines.add(line.toAttributedString());
    }
    return lines;
  }
}
