package horda.server;

import static org.assertj.core.api.Assertions.assertThat;

import horda.wire.Language;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class ServerTextsTest {
  @Test
  void bothLanguagesSayTheSameThings() {
    TreeSet<String> english = new TreeSet<>(ServerTexts.in(Language.EN).keys());
    TreeSet<String> spanish = new TreeSet<>(ServerTexts.in(Language.ES).keys());
    // Refusals bring their English sentence with them.
    english.removeIf(key -> key.startsWith("refusal."));
    spanish.removeIf(key -> key.startsWith("refusal."));
    assertThat(spanish).isEqualTo(english);
  }
}
