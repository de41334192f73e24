package horda.lab.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Digest;
import horda.engine.Match;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.lab.nightwatch.Bug;
import horda.lab.nightwatch.NightWatch;
import horda.wire.SavedFile;
import horda.wire.SavedGame;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FuzzTest {
  private static final FuzzPlan CLOSE = FuzzPlan.close(6_000, Seed.of(5));

  @Test
  void aSoundGameIsClean() {
    FuzzResult result = Fuzz.run(new NightWatch(), CLOSE);

    assertThat(result.violations()).isEmpty();
    assertThat(result.decisions()).isGreaterThanOrEqualTo(6_000);
    assertThat(result.json().get("violations").intValue()).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "SHARED_COPY, alias",
    "FORGETFUL_COPY, copy",
    "FORGETFUL_SECRET_COPY, twin",
    "UNDESCRIBED, twin",
    "CLAMPED_JSON, json",
    "OUT_OF_RANGE, exception",
    "LEAKY_VIEW, leak-view",
    "LEAKY_PROMPT, leak-question",
    "LEAKY_OPTION, leak-options",
    "LEAKY_GREYED, leak-greyed",
    "LEAKY_EVENT, whisper",
    "UNTOLD_NEWS, undo",
    "TRUE_DICE, imagine",
    "IMPOSSIBLE_DREAM, imagined-invariant:every-card-once",
    "OTHER_QUESTION, leak-question",
    "NO_CHOICE, no-choice",
    "TWIN_IDS, option-id",
    "BLANK_ID, option-id",
    "CRASH, exception",
    "LOST_CARD, invariant:every-card-once",
    "ENDLESS, stuck",
    "NO_OUTCOME, outcome",
    "HEAVY_LOOK, pure",
    "RESTLESS, replay"
  })
  void aPlantedBugIsFound(Bug bug, String check) {
    FuzzResult result = Fuzz.run(new NightWatch(bug), CLOSE.stuckAfter(2_000));

    assertThat(result.violations()).extracting(Violation::check).contains(check);
  }

  @ParameterizedTest
  @CsvSource({"LEAKY_VIEW", "SHARED_COPY", "UNTOLD_NEWS", "LOST_CARD"})
  void aSampledRunFindsItToo(Bug bug) {
    FuzzPlan plan = new FuzzPlan(20_000, Seed.of(5), 2, 0, 16, 10_000, true, 10, null);

    assertThat(Fuzz.run(new NightWatch(bug), plan).isClean()).isFalse();
  }

  @Test
  void threadsDoNotChangeTheResult() {
    FuzzPlan plan = FuzzPlan.sampled(20_000, Seed.of(9));
    FuzzResult one = Fuzz.run(new NightWatch(), plan);
    FuzzResult three = Fuzz.run(new NightWatch(), plan.onThreads(3));

    assertThat(three.digest()).isEqualTo(one.digest());
    assertThat(three.decisions()).isEqualTo(one.decisions());
    assertThat(three.games()).isEqualTo(one.games());
  }

  @Test
  void howCloselyOneLooksDoesNotChangeWhatIsPlayed() {
    FuzzResult close = Fuzz.run(new NightWatch(), FuzzPlan.close(3_000, Seed.of(2)));
    FuzzResult sampled = Fuzz.run(new NightWatch(), FuzzPlan.sampled(3_000, Seed.of(2)));

    assertThat(close.digest()).isEqualTo(sampled.digest());
  }

  @Test
  void aBrokenGameIsSavedUpToWhereItBroke(@TempDir Path folder) {
    NightWatch broken = new NightWatch(Bug.LOST_CARD);

    Violation found = Fuzz.run(broken, CLOSE.savingTo(folder)).violations().getFirst();

    SavedGame saved = SavedFile.read(found.file());
    assertThat(saved.log()).hasSize((int) found.decision());
    Setup setup = Setup.of(broken, saved.seats(), saved.options(), saved.seed());
    Match<?> again = Match.replay(broken, setup, saved.log());
    assertThat(Digest.of(again.state())).isNotZero();
    assertThat(found.toString()).contains("every-card-once", saved.seed().toString());
  }
}
