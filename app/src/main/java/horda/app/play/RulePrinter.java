package horda.app.play;

import horda.art.Speech;
import horda.art.Wrap;
import horda.wire.Language;
import horda.wire.RuleBook;
import horda.wire.RuleEntry;
import horda.wire.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Rules for people to read.
public final class RulePrinter {
  private static final int WIDTH = 80;
  private static final int MOST_TERMS = 3;
  private static final String TERM = "glossary.";

  private final RuleBook book;
  private final Texts texts;
  private final Speech speech;

  public RulePrinter(RuleBook book, Texts texts, Speech speech) {
    this.book = book;
    this.texts = texts;
    this.speech = speech;
  }

  private Language language() {
    return speech.language();
  }

  /// The whole book, chapter by chapter.
  public List<String> book() {
    List<String> lines = new ArrayList<>();
    String chapter = "";
    for (RuleEntry entry : book.entries()) {
      if (!entry.chapter().equals(chapter)) {
        chapter = entry.chapter();
        String title = book.title(chapter, language());
        lines.add((lines.isEmpty() ? "" : "\n") + title);
        lines.add("─".repeat(title.length()));
      }
      lines.addAll(entry(entry));
    }
    return lines;
  }

  /// Terms and rules that contain the words; empty when there are none.
  public List<String> search(String words) {
    List<String> lines = new ArrayList<>();
    terms(words).forEach(key -> lines.addAll(term(key)));
    for (RuleEntry entry : book.search(words, language())) {
      lines.addAll(entry(entry));
    }
    return lines;
  }

  private List<String> terms(String words) {
    String sought = Typed.fold(words).replace(' ', '-');
    return texts.keys().stream()
        .filter(key -> key.startsWith(TERM) && key.substring(TERM.length()).contains(sought))
        .limit(MOST_TERMS)
        .toList();
  }

  private List<String> term(String key) {
    return Wrap.hanging("· ", texts.say(key), WIDTH);
  }

  /// The rule of that id, or nothing if the book does not know it.
  public List<String> rule(String id) {
    Optional<RuleEntry> entry = book.find(id);
    return entry.map(this::entry).orElse(List.of());
  }

  private List<String> entry(RuleEntry entry) {
    String mark = entry.ruling() ? " " + speech.say("rules.ruling") : "";
    List<String> lines =
        new ArrayList<>(Wrap.hanging(entry.id() + "  ", entry.text(language()) + mark, WIDTH));
    String reason = entry.reason(language());
    if (!reason.isEmpty()) {
      String blanks = " ".repeat(entry.id().length() + 2);
      lines.addAll(Wrap.hanging(blanks, speech.say("rules.because", reason), WIDTH));
    }
    return lines;
  }
}
