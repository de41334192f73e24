package horda.app.play;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/// Words as people type them: no capitals, no accents, one blank between two.
final class Typed {
  private static final Pattern ACCENTS = Pattern.compile("\\p{M}+");
  private static final Pattern BLANKS = Pattern.compile("\\s+");

  private Typed() {}

  static String fold(String text) {
    String bare = ACCENTS.matcher(Normalizer.normalize(text, Normalizer.Form.NFD)).replaceAll("");
    return BLANKS.matcher(bare.strip().toLowerCase(Locale.ROOT)).replaceAll(" ");
  }
}
