package horda.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.Refusal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlainTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "\u202e", "\u202a", "\u2066", "\u2069", "\u200e", "\u200f", "\u061c", "\u200b", "\u200d",
        "\ufeff", "\u00ad", "\u2060", "\u180e", "\u034f", "\u3164", "\u115f", "\uffa0", "\u2800",
        "\ufe0f", "\ue000", "\ud800", "\udb40\udc41", "\ufff9"
      })
  void whatCannotBeSeenIsTakenOut(String unseen) {
    assertThat(Plain.name("An" + unseen + "a")).isEqualTo("Ana");
    assertThat(Plain.text(unseen + "hello" + unseen, 500)).isEqualTo("hello");
    assertThat(Plain.block("a\n" + unseen + "b")).isEqualTo("a\nb");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\t", "\u0000", "\u001b", "\u0085", "\u009b", "\u2028"})
  void controlCharactersBecomeBlanks(String control) {
    assertThat(Plain.text("one" + control + "two", 500)).isEqualTo("one two");
  }

  @Test
  void aTextOfSeveralLinesKeepsThem() {
    assertThat(Plain.block("id: X\n\ttitle: \u202eY\u001b[2J\r\n"))
        .isEqualTo("id: X\n\ttitle: Y [2J\r\n");
  }

  @Test
  void lettersOfAllScriptsStay() {
    for (String name :
        new String[] {"Zoë", "Ñandú", "Анна", "Ωmega", "שרה", "محمد", "अनी", "李", "🧟"}) {
      assertThat(Plain.name(name)).isEqualTo(name);
      assertThat(Plain.block(name)).isEqualTo(name);
    }
  }

  @Test
  void accentsAreNotPiledUp() {
    assertThat(Plain.name("a" + "\u0316".repeat(20))).isEqualTo("a" + "\u0316".repeat(3));
  }

  @Test
  void whatIsTooLongIsRefused() {
    assertThatThrownBy(() -> Plain.name("x".repeat(25))).isInstanceOf(Refusal.class);
  }
}
