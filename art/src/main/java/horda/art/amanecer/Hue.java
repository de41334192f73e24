package horda.art.amanecer;

import horda.art.Ink;
import java.util.Map;
import org.jline.utils.AttributedStyle;

/// The players' colours; letters tell them apart without.
final class Hue {
  private static final Map<String, AttributedStyle> STYLES =
      Map.of(
          "blue", Ink.BOLD.foreground(75),
          "red", Ink.BOLD.foreground(203),
          "green", Ink.BOLD.foreground(114),
          "yellow", Ink.BOLD.foreground(220));

  private Hue() {}

  static AttributedStyle of(String colour) {
    return STYLES.getOrDefault(colour, Ink.BOLD);
  }
}
