package horda.lab.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.Digest;
import horda.engine.Match;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.lab.nightwatch.Bug;
import horda.lab.nightwatch.EndlessWatch;
import horda.lab.nightwatch.NightWatch;
import horda.wire.SavedFile;
import horda.wire.SavedGame;
import java.nio.file.Path;
import java.util.List;
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
    "HALF_WRITTEN_VIEW, writing",
    "LEAKY_PROMPT, leak-question",
    "LEAKY_OPTION, leak-options",
    "LEAKY_GREYED, leak-greyed",
    "LEAKY_PREVIEW, leak-preview",
    "WILD_PREVIEW, preview",
    "LEAKY_EVENT, whisper",
    "UNTOLD_NEWS, undo",
    "SHOWN_CARD, undo-others",
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

  @Test
  void aGameWhoseClockRunsIsNotStuck() {
    FuzzPlan plan = CLOSE.stuckAfter(2_000);

    assertThat(Fuzz.run(new EndlessWatch(true), plan).violations()).isEmpty();
    assertThat(Fuzz.run(new EndlessWatch(false), plan).violations())
        .extracting(Violation::check)
        .contains("stuck");
  }

  @ParameterizedTest
  @CsvSource({"LEAKY_VIEW", "SHARED_COPY", "UNTOLD_NEWS", "SHOWN_CARD", "LOST_CARD"})
  void aSampledRunFindsItToo(Bug bug) {
    FuzzPlan plan = new FuzzPlan(20_000, Seed.of(5), 2, 0, 16, 10_000, true, 10, 0, null);

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
    assertThat(saved.found().check()).isEqualTo("invariant:every-card-once");
    assertThat(saved.found().command())
        .isEqualTo("./horda fuzz night-watch --decisions 6000 --seed 5 --close 1");
  }

  @ParameterizedTest
  @CsvSource({
    "LOST_CARD, invariant:every-card-once",
    "CRASH, exception",
    "LEAKY_VIEW, leak-view",
    "UNTOLD_NEWS, undo",
    "CLAMPED_JSON, json"
  })
  void aBrokenGameIsCutToWhatStillBreaksTheSame(Bug bug, String check, @TempDir Path folder) {
    NightWatch broken = new NightWatch(bug);
    // Not every one of these shows at its very first chance.
    FuzzPlan plan = new FuzzPlan(20_000, Seed.of(5), 1, 0, 16, 10_000, true, 4, 0, folder);
    List<Violation> whole = only(check, Fuzz.run(broken, plan));

    List<Violation> cut = only(check, Fuzz.run(broken, plan.shrinking(20)));

    assertThat(cut).isNotEmpty().hasSameSizeAs(whole);
    long before = cut.stream().mapToLong(Violation::found).sum();
    assertThat(whole.stream().mapToLong(Violation::decision).sum()).isEqualTo(before);
    assertThat(cut.stream().mapToLong(Violation::decision).sum()).isLessThan(before);
    for (Violation each : cut) {
      SavedGame saved = SavedFile.read(each.file());
      assertThat(saved.log()).hasSize((int) each.decision());
      assertThat(saved.found().answers()).isEqualTo(each.found());
      Setup setup = Setup.of(broken, saved.seats(), saved.options(), saved.seed());
      assertThat(Recheck.look(broken, setup, saved.log(), check))
          .hasValueSatisfying(failed -> assertThat(failed.check()).isEqualTo(check));
      assertThat(Recheck.look(new NightWatch(), setup, saved.log(), check)).isEmpty();
    }
  }

  private static List<Violation> only(String check, FuzzResult result) {
    return result.violations().stream().filter(each -> each.check().equals(check)).toList();
  }

  @Test
  void cuttingGivesTheSameGameEveryTime() {
    FuzzPlan plan = FuzzPlan.sampled(20_000, Seed.of(5)).shrinking(60);

    FuzzResult once = Fuzz.run(new NightWatch(Bug.LOST_CARD), plan);
    FuzzResult again = Fuzz.run(new NightWatch(Bug.LOST_CARD), plan.onThreads(2));

    assertThat(again.violations()).isEqualTo(once.violations());
  }

  @Test
  void theFuzzOfTheTestsSaysItsSeedAndHowToRepeatIt() {
    FuzzSuite.check(new NightWatch(), 200, Seed.of(1));

    assertThatThrownBy(() -> FuzzSuite.check(new NightWatch(Bug.CRASH), 4_000, Seed.of(77)))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("with seed 77")
        .hasMessageContaining("./horda fuzz night-watch --decisions 2000 --seed 77")
        .hasMessageContaining("exception in night-watch")
        .hasMessageContaining(".json");
  }

  @Test
  void aDrawnSeedIsAnotherEachTime() {
    assertThat(FuzzPlan.drawSeed()).isNotEqualTo(FuzzPlan.drawSeed());
  }
}
