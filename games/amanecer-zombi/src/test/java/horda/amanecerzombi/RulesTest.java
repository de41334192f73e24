package horda.amanecerzombi;

import static org.assertj.core.api.Assertions.assertThat;

import horda.wire.Language;
import horda.wire.RuleBook;
import horda.wire.RuleEntry;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// The rule book as data: every rule of the catalogue, in both languages.
class RulesTest {
  private static final RuleBook BOOK = RuleBook.of(Box.file("rules.yaml"));

  /// Rules of each chapter of the catalogue, in its order.
  private static final String CHAPTERS =
      "GEN 18 SETUP 20 ROUND 13 TURN 7 INT 13 MOVE 11 VEH 13 SRCH 20 SKILL 8 CARD 8 OBJ 20 NEG 6"
          + " MISS 17 CMB 17 ZOM 8 INI 9 RNG 9 MEL 6 NOISE 10 FLEE 9 BLOCK 7 PVP 14 DMG 9 LOD 6"
          + " DEATH 12 SCORE 7 TIE 3 SOLO 23 VAR 5";

  private static Map<String, Integer> chapters() {
    Map<String, Integer> sizes = new LinkedHashMap<>();
    List<String> words = Arrays.asList(CHAPTERS.split(" "));
    for (int i = 0; i < words.size(); i += 2) {
      sizes.put(words.get(i), Integer.valueOf(words.get(i + 1)));
    }
    return sizes;
  }

  @Test
  void holdsEveryRuleOfTheCatalogueInItsOrder() {
    // given
    List<String> expected =
        chapters().entrySet().stream()
            .flatMap(
                chapter ->
                    IntStream.rangeClosed(1, chapter.getValue())
                        .mapToObj(n -> "AMZ-%s-%02d".formatted(chapter.getKey(), n)))
            .toList();

    // then
    assertThat(BOOK.entries().stream().map(RuleEntry::id)).isEqualTo(expected);
    assertThat(BOOK.entries()).hasSize(328);
    assertThat(BOOK.chapters().stream().map(chapter -> chapter.id()))
        .containsExactlyElementsOf(chapters().keySet());
    assertThat(BOOK.entries())
        .allMatch(
            entry ->
                entry
                    .id()
                    .equals(
                        "AMZ-" + entry.chapter() + entry.id().substring(entry.id().length() - 3)));
  }

  @Test
  void everyRuleIsASentenceInBothLanguages() {
    assertThat(BOOK.entries())
        .allSatisfy(
            entry -> {
              assertThat(entry.text(Language.EN)).as(entry.id()).matches("(?s).{12,}[.]");
              assertThat(entry.text(Language.ES)).as(entry.id()).matches("(?s).{12,}[.]");
              assertThat(entry.text(Language.ES)).isNotEqualTo(entry.text(Language.EN));
              assertThat(entry.reason(Language.EN).isEmpty())
                  .as(entry.id())
                  .isEqualTo(entry.reason(Language.ES).isEmpty());
            });
  }

  @Test
  void rulesNameOnlyRulesThatThereAre() {
    assertThat(BOOK.entries())
        .allSatisfy(
            entry ->
                assertThat(
                        Arrays.stream(
                                (entry.text(Language.EN) + entry.text(Language.ES))
                                    .split("[^A-Z0-9-]+"))
                            .filter(word -> word.startsWith("AMZ-")))
                    .allMatch(id -> BOOK.find(id).isPresent()));
  }

  @Test
  void ourDecisionsAreMarkedAndOnlyTheyHaveReasons() {
    assertThat(BOOK.entries().stream().filter(RuleEntry::ruling)).hasSize(145);
    assertThat(BOOK.entries().stream().filter(entry -> !entry.reason(Language.EN).isEmpty()))
        .allMatch(RuleEntry::ruling);
  }
}
