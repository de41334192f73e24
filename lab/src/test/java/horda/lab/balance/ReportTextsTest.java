package horda.lab.balance;

import static org.assertj.core.api.Assertions.assertThat;

import horda.lab.experiment.Kinds;
import horda.wire.Language;
import horda.wire.Texts;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ReportTextsTest {
  private final Texts english = Texts.beside(ReportTexts.class, Language.EN);
  private final Texts spanish = Texts.beside(ReportTexts.class, Language.ES);

  @Test
  void bothLanguagesSayTheSameThings() {
    assertThat(spanish.keys()).isEqualTo(english.keys());
  }

  @Test
  void everyKindHasAName() {
    assertThat(Stream.concat(Kinds.DEALT.stream(), Kinds.CAME_BY.stream()))
        .allMatch(kind -> english.has("kind." + kind));
  }
}
