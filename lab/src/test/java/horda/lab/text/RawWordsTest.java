package horda.lab.text;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Seed;
import horda.engine.toy.FleaBox;
import horda.engine.toy.FleaMarket;
import horda.wire.Language;
import horda.wire.Shelf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Raw words are found, and nothing where a sentence is plain.
class RawWordsTest {
  private static final String GAME = new FleaMarket().id();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "You take equipment.gasoline from the pile.",
        "A game of long-3 seasons.",
        "Boards such as church+tower.",
        "You point at card:12.",
        "You point at zone:church.",
        "It costs {gold}.",
        "It costs {0.",
        "You draw a LONG_NIGHT card.",
        "You draw longNight.",
        "«prompt.missing»",
        "«card:3» goes away"
      })
  void theInsideOfTheProgramIsSeen(String said) {
    assertThat(RawWords.in(said)).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Seat {0} takes {1} {1|card|cards}.",
        "At 10:30 the first-player marker goes on, e.g. to the left.",
        "«Avería» no afecta al Grupo: p. ej. a ti.",
        "Zone 4V:S2 is a street; 2+1 hits. Next: a well-known one.",
        "X-Ray 3, A-Bomb, level 4-5."
      })
  void plainSentencesPass(String said) {
    assertThat(RawWords.in(said)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "EN, Ready the the Vehicle",
    "EN, A the Blonde follows",
    "ES, 'Jugar la Bengala, de el Banco a la Iglesia'",
    "ES, 'Del Banco a el Cruce'",
    "ES, 'Un reparto de {1:el}'",
    "ES, 'En lugar de {0:el :la :los :las }{0}'",
    "ES, Girar el el Coche"
  })
  void articlesThatDoNotFitAreSeen(Language language, String said) {
    assertThat(RawWords.stumbles(language, said)).isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "EN, The A-Bomb is on the board",
    "EN, Give the axe to the Blonde",
    "ES, Beto enseña el Escondrijo",
    "ES, 'Del Banco al Cruce, a la Iglesia y de las {0}'",
    "ES, 'A él le toca lo de {0} y {1:el}'",
    "ES, 'De {0:del} a {1:al}'"
  })
  void articlesThatFitPass(Language language, String said) {
    assertThat(RawWords.stumbles(language, said)).isEmpty();
  }

  @Test
  void aWholeGameIsListenedTo(@TempDir Path own) throws IOException {
    Shelf sound = Shelf.of(new FleaBox());
    Path folder = Files.createDirectories(own.resolve(GAME));
    Files.writeString(folder.resolve("text_en.yaml"), "option:\n  deal-drop: \"flea+market\"\n");

    // The toy has no words for the values of its options, as it has nobody to show them to.
    assertThat(words(sound)).containsExactlyInAnyOrder("binding", "binding", "free", "free");
    assertThat(words(sound.with(own))).contains("flea+market");
  }

  private static List<String> words(Shelf shelf) {
    return RawWords.look(shelf, GAME, Seed.of(1), Duration.ofSeconds(1)).stream()
        .map(RawWords.Found::word)
        .toList();
  }
}
