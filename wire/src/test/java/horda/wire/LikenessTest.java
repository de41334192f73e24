package horda.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.Refusal;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LikenessTest {
  @ParameterizedTest
  @CsvSource({
    "Ana, ana",
    "Ana, ' A n a '",
    "Ana, \u0410n\u0430", // Cyrillic
    "Ana, \uff21\uff4e\uff41", // wide letters
    "Ana, An\u200ba", // a space of no width
    "Ana, A\u0301na", // an accent
    "Ana, Ana.",
    "NINA, \u039d\u0399\u039d\u0391", // Greek capitals
    "Pope, \u0440\u043e\u0440\u0435",
    "Bill, BiII",
    "Bill, B1ll",
    "Bob, B0b",
    "Marn, Mam",
    "Stra\u00dfe, Strasse",
    "Anna, \ud835\udc00\ud835\udc27\ud835\udc27\ud835\udc1a", // mathematical letters
  })
  void namesThatLookAlikeAreOne(String one, String other) {
    assertThat(Likeness.skeleton(other)).isEqualTo(Likeness.skeleton(one));
  }

  @ParameterizedTest
  @CsvSource({
    "Ana, Anna",
    "Ana, Eva",
    "Guest 1, Guest 3",
    "Player 2, Player 12",
    "\u0905\u0928\u0940, \u0905\u0928\u0941", // vowels that are marks
    "\ud83e\udddf, \ud83e\udddb", // a zombie and a vampire
    "..., !!!",
  })
  void othersAreNot(String one, String other) {
    assertThat(Likeness.skeleton(other)).isNotEqualTo(Likeness.skeleton(one));
  }

  @Test
  void aNameIsRefusedThatAnotherSeatHasOrIsShownWith() {
    List<String> names = List.of("Ana", "", "");
    assertThatThrownBy(() -> Likeness.check(names, 2, "\u0430na"))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("take another name");
    assertThatThrownBy(() -> Likeness.check(names, 2, "BOT 2")).isInstanceOf(Refusal.class);
    assertThatThrownBy(() -> Likeness.check(names, 0, "Seat 3")).isInstanceOf(Refusal.class);
    assertThatThrownBy(() -> Likeness.check(names, 0, "Asiento 3")).isInstanceOf(Refusal.class);
    assertThatThrownBy(() -> Likeness.check(names, 2, "Bot 1")).isInstanceOf(Refusal.class);
    // one's own name, and any other
    Likeness.check(names, 0, "ANA");
    Likeness.check(names, 2, "Seat 3");
    Likeness.check(names, 2, "");
  }

  @Test
  void namesOfAFileAreNumberedWhereTheyAreEqual() {
    List<String> before = List.of("Ana", "Ana 2");
    assertThat(Likeness.distinct(before, 2, "ana")).isEqualTo("ana 3");
    assertThat(Likeness.distinct(before, 2, "Ben")).isEqualTo("Ben");
    assertThat(Likeness.distinct(before, 2, "Bot 1")).isEqualTo("Bot 1 2");
    assertThat(Likeness.distinct(before, 2, "")).isEmpty();
    String longest = "x".repeat(24);
    assertThat(Likeness.distinct(List.of(longest), 1, longest)).hasSize(24).endsWith(" 2");
    assertThat(Likeness.distinct(List.of("Ana", "", "\u0430na", "Seat 2")))
        .containsExactly("Ana", "", "\u0430na 2", "Seat 2 2");
  }
}
