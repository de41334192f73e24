package horda.wire;

import horda.engine.Data;
import horda.wire.doc.ToldRule;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// All rules of a game, in the order of its catalogue.
public final class RuleBook {
  /// A chapter and its title in every language.
  public record Chapter(String id, String en, String es) {
    public String title(Language language) {
      return switch (language) {
        case EN -> en;
        case ES -> es;
      };
    }
  }

  private static final Pattern ACCENTS = Pattern.compile("\\p{M}+");
  private static final Pattern BLANKS = Pattern.compile("\\s+");

  private final Map<String, Chapter> chapters = new LinkedHashMap<>();
  private final Map<String, RuleEntry> entries = new LinkedHashMap<>();

  private RuleBook() {}

  /// The book of a game that has none (yet).
  static RuleBook empty() {
    return new RuleBook();
  }

  /// Reads `rules.yaml`: `chapters` and `rules`.
  public static RuleBook of(Data data) {
    RuleBook book = new RuleBook();
    for (Data chapter : data.at("chapters").items()) {
      book.addChapter(chapter);
    }
    for (Data rule : data.at("rules").items()) {
      book.addRule(rule);
    }
    return book;
  }

  private void addChapter(Data data) {
    String id = data.at("id").text();
    Chapter chapter = new Chapter(id, data.at("en").text(), data.at("es").text());
    if (chapters.put(id, chapter) != null) {
      throw new Data.Fault(data, "chapter '" + id + "' stands in the file twice; keep one");
    }
  }

  private void addRule(Data data) {
    String id = data.at("id").text();
    String chapter = data.at("chapter").text();
    if (!chapters.containsKey(chapter)) {
      throw new Data.Fault(
          data, "there is no chapter '" + chapter + "'" + Nearest.hint(chapter, chapters.keySet()));
    }
    RuleEntry entry =
        new RuleEntry(
            id,
            chapter,
            data.flag("ruling"),
            data.at("en").text(),
            data.at("es").text(),
            data.text("reason-en", ""),
            data.text("reason-es", ""));
    if (entries.put(id, entry) != null) {
      throw new Data.Fault(data, "rule '" + id + "' stands in the file twice; keep one");
    }
  }

  public List<Chapter> chapters() {
    return List.copyOf(chapters.values());
  }

  public List<RuleEntry> entries() {
    return List.copyOf(entries.values());
  }

  /// The chapter's title, or its id if the book does not know it.
  public String title(String chapter, Language language) {
    Chapter found = chapters.get(chapter);
    return found == null ? chapter : found.title(language);
  }

  /// One of its rules in somebody's language.
  public ToldRule told(RuleEntry entry, Language language) {
    String reason = entry.reason(language);
    return new ToldRule(
        entry.id(),
        title(entry.chapter(), language),
        entry.ruling(),
        entry.text(language),
        reason.isEmpty() ? null : reason);
  }

  /// The rule of exactly that id, upper or lower case.
  public Optional<RuleEntry> find(String id) {
    return Optional.ofNullable(entries.get(id.toUpperCase(Locale.ROOT)))
        .or(() -> Optional.ofNullable(entries.get(id)));
  }

  /// Rules that contain all the words, those whose id matches first; case and accents do not
  /// matter. No words: all rules.
  public List<RuleEntry> search(String words, Language language) {
    String sought = fold(words.strip());
    if (sought.isEmpty()) {
      return entries();
    }
    List<RuleEntry> found = new ArrayList<>();
    for (RuleEntry entry : entries.values()) {
      if (rank(entry, sought, language) < NO_MATCH) {
        found.add(entry);
      }
    }
    found.sort(Comparator.comparingInt(entry -> rank(entry, sought, language)));
    return found;
  }

  private static final int NO_MATCH = 4;

  private int rank(RuleEntry entry, String sought, Language language) {
    String id = fold(entry.id());
    if (id.equals(sought)) {
      return 0;
    }
    if (id.contains(sought)) {
      return 1;
    }
    if (hasAll(fold(entry.text(language)), sought)) {
      return 2;
    }
    String around = title(entry.chapter(), language) + " " + entry.reason(language);
    return hasAll(fold(entry.text(language) + " " + around), sought) ? 3 : NO_MATCH;
  }

  private static boolean hasAll(String text, String words) {
    return Stream.of(BLANKS.split(words)).allMatch(text::contains);
  }

  private static String fold(String text) {
    return ACCENTS
        .matcher(Normalizer.normalize(text, Normalizer.Form.NFD))
        .replaceAll("")
        .toLowerCase(Locale.ROOT);
  }
}
