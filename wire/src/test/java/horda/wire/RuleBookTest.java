package horda.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.Data;
import horda.wire.lantern.LanternBox;
import org.junit.jupiter.api.Test;

class RuleBookTest {
  private static final RuleBook BOOK = Shelf.of(new LanternBox()).rules("lanterns");

  @Test
  void rulesStandInTheOrderOfTheFile() {
    assertThat(BOOK.entries())
        .extracting(RuleEntry::id)
        .containsExactly("LAN-TURN-01", "LAN-TURN-02", "LAN-BID-01", "LAN-END-01");
    assertThat(BOOK.chapters())
        .extracting(c -> c.title(Language.ES))
        .containsExactly("Un turno", "El final");
  }

  @Test
  void aRuleIsFoundById() {
    RuleEntry rule = BOOK.find("lan-turn-02").orElseThrow();

    assertThat(rule.ruling()).isTrue();
    assertThat(rule.text(Language.EN)).isEqualTo("Nobody sings in the dark.");
    assertThat(rule.reason(Language.ES)).isEqualTo("El libro calla.");
    assertThat(BOOK.find("LAN-TURN-99")).isEmpty();
  }

  @Test
  void searchForgivesCaseAndAccents() {
    assertThat(BOOK.search("CANCION", Language.ES))
        .extracting(RuleEntry::id)
        .containsExactly("LAN-TURN-02");
    assertThat(BOOK.search("cancion", Language.EN)).isEmpty();
    assertThat(BOOK.search("última GANA", Language.ES))
        .extracting(RuleEntry::id)
        .containsExactly("LAN-END-01");
  }

  @Test
  void searchPutsIdsFirst() {
    // "bid" is in the text of LAN-BID-01 and in its id; "turn" only names a chapter for the rest.
    assertThat(BOOK.search("turn", Language.EN))
        .extracting(RuleEntry::id)
        .containsExactly("LAN-TURN-01", "LAN-TURN-02", "LAN-BID-01");
    assertThat(BOOK.search("lan-bid-01", Language.EN).getFirst().id()).isEqualTo("LAN-BID-01");
  }

  @Test
  void noWordMeansAllRules() {
    assertThat(BOOK.search(" ", Language.EN)).isEqualTo(BOOK.entries());
  }

  @Test
  void faultsNameTheLine() {
    String chapters = "chapters: [{id: A, en: a, es: a}]\n";

    assertThatThrownBy(
            () ->
                RuleBook.of(
                    YamlData.parse(
                        "rules.yaml", chapters + "rules:\n - {id: X, chapter: B, en: x, es: x}\n")))
        .isInstanceOf(Data.Fault.class)
        .hasMessageStartingWith("rules.yaml line 3: there is no chapter 'B'");
    assertThatThrownBy(
            () ->
                RuleBook.of(
                    YamlData.parse(
                        "rules.yaml",
                        chapters
                            + "rules:\n - {id: X, chapter: A, en: x, es: x}\n - {id: X, chapter: A, en: x, es: x}\n")))
        .hasMessage("rules.yaml line 4: rule 'X' stands in the file twice; keep one");
  }
}
