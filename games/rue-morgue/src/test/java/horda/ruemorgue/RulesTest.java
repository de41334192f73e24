package horda.ruemorgue;

import static org.assertj.core.api.Assertions.assertThat;

import horda.ruemorgue.content.Skill;
import horda.wire.Language;
import horda.wire.RuleBook;
import horda.wire.RuleEntry;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The rule book as data: every rule and skill of the catalogue, in both languages.
class RulesTest {
  private static final RuleBook BOOK = RuleBook.of(Box.file("rules.yaml"));

  @Test
  void holdsEveryRuleAndEverySkill() {
    // given
    long skills = BOOK.entries().stream().filter(entry -> entry.chapter().equals("SK")).count();

    // then
    assertThat(BOOK.entries()).hasSize(459 + 83);
    assertThat(skills).isEqualTo(83);
    assertThat(Stream.of(Skill.values()).map(Skill::rule))
        .allSatisfy(id -> assertThat(BOOK.find(id)).isPresent());
  }

  @Test
  void everyRuleIsASentenceInBothLanguages() {
    assertThat(BOOK.entries())
        .allSatisfy(
            entry -> {
              assertThat(entry.text(Language.EN)).as(entry.id()).matches("(?s).{12,}[.:!?)]");
              assertThat(entry.text(Language.ES)).as(entry.id()).matches("(?s).{12,}[.:!?)]");
              assertThat(entry.text(Language.ES)).isNotEqualTo(entry.text(Language.EN));
              assertThat(entry.reason(Language.EN).isEmpty())
                  .as(entry.id())
                  .isEqualTo(entry.reason(Language.ES).isEmpty());
            });
  }

  @Test
  void onlyOurDecisionsHaveReasons() {
    assertThat(BOOK.entries().stream().filter(entry -> !entry.reason(Language.EN).isEmpty()))
        .allMatch(RuleEntry::ruling);
  }

  @Test
  void everyChapterHasRules() {
    assertThat(BOOK.chapters())
        .allSatisfy(
            chapter ->
                assertThat(BOOK.entries()).anyMatch(entry -> entry.chapter().equals(chapter.id())));
  }
}
