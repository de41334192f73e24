package horda.engine;

/// The grammatical gender of a component's name: `el`, `la`, `los`, `las`.
public enum Gender {
  MASCULINE,
  FEMININE,
  MASCULINES,
  FEMININES,
  /// A name that takes no article.
  PROPER;

  private static final String[] WORDS = {"m", "f", "mp", "fp", "proper"};

  /// Reads `gender: f` of a row of content; masculine where the row says nothing.
  public static Gender of(Data row) {
    if (!row.has("gender")) {
      return MASCULINE;
    }
    String word = row.at("gender").text();
    for (Gender gender : values()) {
      if (WORDS[gender.ordinal()].equals(word)) {
        return gender;
      }
    }
    throw new Data.Fault(
        row.at("gender"), "'" + word + "' is no gender; it is m, f, mp, fp or proper");
  }
}
