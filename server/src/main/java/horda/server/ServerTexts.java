package horda.server;

import horda.wire.Language;
import horda.wire.Texts;
import java.util.EnumMap;
import java.util.Map;

/// What the server itself says, in every language: `text_en.yaml` and `text_es.yaml` beside it.
public final class ServerTexts {
  private static final Map<Language, Texts> ALL = new EnumMap<>(Language.class);

  static {
    for (Language language : Language.values()) {
      ALL.put(language, Texts.beside(ServerTexts.class, language));
    }
  }

  private ServerTexts() {}

  public static Texts in(Language language) {
    Texts texts = ALL.get(language);
    if (texts == null) {
      throw new IllegalStateException("no texts in " + language);
    }
    return texts;
  }
}
