package horda.lab.balance;

import horda.engine.Phrase;
import horda.wire.Language;
import horda.wire.Shelf;
import horda.wire.Texts;
import java.util.List;

/// What a report says: its own words and the game's, in both languages.
public final class ReportTexts {
  private final Texts en;
  private final Texts es;
  private final Texts ownEn = Texts.beside(ReportTexts.class, Language.EN);
  private final Texts ownEs = Texts.beside(ReportTexts.class, Language.ES);

  public ReportTexts(Shelf shelf, String game) {
    en = shelf.texts(game, Language.EN);
    es = shelf.texts(game, Language.ES);
  }

  /// The report's own words.
  Label own(String key, Object... args) {
    List<String> words = java.util.Arrays.stream(args).map(String::valueOf).toList();
    return new Label(ownEn.say(key, words), ownEs.say(key, words));
  }

  /// Own words filled with what has two languages itself.
  Label own(String key, Label first, Object... args) {
    List<String> words = java.util.Arrays.stream(args).map(String::valueOf).toList();
    return new Label(
        ownEn.say(key, with(first.en(), words)), ownEs.say(key, with(first.es(), words)));
  }

  private static List<String> with(String first, List<String> others) {
    List<String> all = new java.util.ArrayList<>(List.of(first));
    all.addAll(others);
    return all;
  }

  boolean has(String key) {
    return ownEn.has(key);
  }

  /// The game's words.
  public Label game(Phrase phrase) {
    return new Label(en.say(phrase), es.say(phrase));
  }

  Label game(String key) {
    return game(Phrase.of(key));
  }

  /// How a kind of facts or numbers is called: in the game's own texts, or else in ours.
  public Label kind(String kind) {
    return en.has("census." + kind) ? game("census." + kind) : own("kind." + kind);
  }

  /// How an option of the table is called.
  Label option(String id) {
    return en.has("table-option." + id) ? game("table-option." + id) : Label.same(id);
  }

  Label value(String option, String value) {
    String key = "table-option." + option + "-" + value;
    if (en.has(key)) {
      return game(key);
    }
    return value.equals("yes") || value.equals("no") ? own(value) : Label.same(value);
  }

  /// How a game ended.
  Label reason(String key) {
    return en.has(key) ? game(key) : has("reason." + key) ? own("reason." + key) : Label.same(key);
  }
}
