package horda.lab.balance;

import static org.assertj.core.api.Assertions.assertThat;

import horda.wire.Language;
import horda.wire.Texts;
import org.junit.jupiter.api.Test;

class ReportTextsTest {
  private final Texts english = Texts.beside(ReportTexts.class, Language.EN);
  private final Texts spanish = Texts.beside(ReportTexts.class, Language.ES);

  @Test
  void bothLanguagesSayTheSameThings() {
    assertThat(spanish.keys()).isEqualTo(english.keys());
  }
}
