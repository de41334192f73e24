package horda.sixnights;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Ref;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.lab.text.Spoken;
import horda.lab.text.TextCheck;
import horda.wire.Language;
import horda.wire.Shelf;
import horda.wire.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// What the game says, in both languages.
class TextsTest {
  private static final Shelf SHELF = Shelf.of(new SixNightsBox());
  private static final TextCheck CHECK = new TextCheck(SHELF, SixNights.ID);
  private static final int MOST_ANSWERS = 2_000;

  private static Texts texts(Language language) {
    return SHELF.texts(SixNights.ID, language);
  }

  @Test
  void bothLanguagesSayTheSameThings() {
    assertThat(CHECK.differencesOfLanguages()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyEventHasASentenceThatNamesAllItSpeaksOf(Language language) {
    assertThat(CHECK.poorEvents(language)).isEmpty();
    assertThat(CHECK.idleEvents(language)).isEmpty();
    assertThat(CHECK.unexplained(language)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyCardAndEveryNightHasAName(Language language) {
    List<Ref> all = new ArrayList<>();
    for (int card = 0; card < 44; card++) {
      all.add(new Ref("card", card));
    }
    for (int night = 0; night < 8; night++) {
      all.add(new Ref("night", night));
    }

    assertThat(all).noneMatch(ref -> TextCheck.isGap(texts(language).name(ref)));
  }

  @ParameterizedTest
  @CsvSource({"3, yes", "4, no", "5, yes"})
  void wholeGamesAreToldWithoutAGap(int seats, String uniform) {
    for (int seed = 1; seed <= 10; seed++) {
      Setup setup =
          Setup.of(Shelter.GAME, seats, Map.of("uniform-windows", uniform), Seed.of(seed));
      Spoken spoken =
          Spoken.in(
              Shelter.GAME,
              setup,
              (offered, chance) -> offered.get(chance.below(offered.size())),
              MOST_ANSWERS);

      assertThat(spoken.size()).as("%s seats, seed %s", seats, seed).isGreaterThan(50);
      for (Language language : Language.values()) {
        assertThat(spoken.gaps(texts(language))).as("seed %s in %s", seed, language).isEmpty();
        assertThat(texts(language).missing(spoken.verbs())).as("names of groups").isEmpty();
      }
    }
  }
}
