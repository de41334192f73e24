package horda.engine.campaign;

import horda.engine.Data;

/// Something that is told to people, in both languages.
public record Telling(String en, String es) {
  public static final Telling NOTHING = new Telling("", "");

  /// `{en: …, es: …}`; a fault if one is missing or has more than so many characters.
  static Telling read(Data map, String key, int longest) {
    Data both = map.at(key);
    return new Telling(one(both.at("en"), longest), one(both.at("es"), longest));
  }

  private static String one(Data text, int longest) {
    if (text.text().length() > longest) {
      throw new Data.Fault(
          text,
          "this has " + text.text().length() + " characters; " + longest + " are enough",
          "long",
          Integer.toString(text.text().length()),
          Integer.toString(longest));
    }
    return text.text();
  }
}
