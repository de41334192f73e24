package horda.server.workshop;

import horda.engine.Data;
import horda.wire.Language;

/// What a plan is called: `title: {en: …, es: …}`, as every game's plans have it.
final class Title {
  private Title() {}

  static String of(Data plan, Language language) {
    try {
      return plan.at("title").at(language.code()).text();
    } catch (Data.Fault _) {
      return "";
    }
  }
}
