package horda.art.city;

import horda.art.Ink;
import java.util.Map;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;

/// The colours of the players. The letters say what the colour says.
final class Banner {
  private static final Map<String, AttributedStyle> STYLES =
      Map.of(
          "green", Ink.BOLD.foreground(114),
          "violet", Ink.BOLD.foreground(177),
          "white", Ink.BOLD.foreground(231),
          "blue", Ink.BOLD.foreground(75),
          "red", Ink.BOLD.foreground(203),
          "yellow", Ink.BOLD.foreground(220));

  private static final int LETTERS = 2;

  private Banner() {}

  static AttributedStyle style(String colour) {
    return STYLES.getOrDefault(colour, Ink.BOLD);
  }

  /// The first letters of a colour's name: "Gr". One would not tell Verde from Violeta.
  static AttributedString letters(String colour, CityNames words) {
    String name = words.colour(colour);
    return Ink.of(style(colour), name.substring(0, Math.min(LETTERS, name.length())));
  }
}
