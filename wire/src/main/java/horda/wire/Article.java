package horda.wire;

import java.util.List;
import java.util.Locale;

/// Names behind their articles. The form says what stands before the name: `the` in English; `el`,
/// `al` (to) and `del` (of) in Spanish, where they follow the name's own article: *la Iglesia*, *a
/// la Iglesia*, *al Banco*, *de los Prismáticos*. A name that brings its article along (*The
/// Blonde*, *La rubia*) keeps it, small in the middle of a sentence.
final class Article {
  private static final List<String> FORMS =
      List.of("the", "The", "el", "El", "al", "Al", "del", "Del");
  private static final List<String> OWN = List.of("The", "El", "La", "Los", "Las");

  private Article() {}

  /// One of the words that stand for an article, and no forms of a word.
  static boolean isForm(String word) {
    return FORMS.contains(word);
  }

  /// `article` may be empty: then the name stands alone, or behind a bare preposition.
  static String before(String form, String article, String name) {
    String first = name.substring(0, Math.max(0, name.indexOf(' ')));
    boolean english = form.equalsIgnoreCase("the");
    boolean brings = OWN.contains(first) && first.equals("The") == english;
    String rest = brings ? name.substring(first.length() + 1) : name;
    String own = brings ? first.toLowerCase(Locale.ROOT) : article;
    String before =
        switch (form.toLowerCase(Locale.ROOT)) {
          case "al" -> own.equals("el") ? "al" : own.isEmpty() ? "a" : "a " + own;
          case "del" -> own.equals("el") ? "del" : own.isEmpty() ? "de" : "de " + own;
          default -> own;
        };
    String whole = before.isEmpty() ? rest : before + " " + rest;
    return Character.isUpperCase(form.charAt(0))
        ? whole.substring(0, 1).toUpperCase(Locale.ROOT) + whole.substring(1)
        : whole;
  }
}
