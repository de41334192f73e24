package horda.cardsofthedead;

import horda.lab.fuzz.FuzzPlan;
import horda.lab.text.RawWords;
import horda.wire.Shelf;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/// No sentence of the game shows an id, a key or an unfilled place, in either language.
class RawWordsTest {
  @Test
  void nothingThatIsSaidShowsTheInsideOfTheProgram() {
    RawWords.check(Shelf.standard(), CardsOfTheDead.ID, FuzzPlan.drawSeed(), Duration.ofSeconds(6));
  }
}
