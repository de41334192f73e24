package horda.wire;

import horda.engine.Refusal;
import java.util.Locale;

/// The languages of the house.
public enum Language {
  EN,
  ES;

  /// `en`, `es`: as files and programs write it.
  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// Refuses (`lang`) what is not spoken here.
  public static Language parse(String code) {
    for (Language language : values()) {
      if (language.code().equalsIgnoreCase(code)) {
        return language;
      }
    }
    throw new Refusal(
        "lang", "", "The languages are 'en' and 'es', not '" + Json.clip(code) + "'.");
  }
}
