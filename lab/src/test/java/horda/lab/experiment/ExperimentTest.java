package horda.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.bots.roster.Roster;
import horda.engine.Outcome;
import horda.engine.Phrase;
import horda.engine.Refusal;
import horda.engine.Seed;
import horda.lab.Simulation;
import horda.lab.SimulationPlan;
import horda.lab.nightwatch.Bug;
import horda.lab.nightwatch.NightWatch;
import horda.lab.nightwatch.WatchBox;
import horda.wire.Shelf;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ExperimentTest {
  private static final Experiment SMALL = SmallExperiment.small();

  @Test
  void neitherThreadsNorPortionsNorOrderMatter() {
    Gathered one =
        Laboratory.run(SMALL, new ThreadHands(SmallExperiment.bench(), 1), null, games -> {});
    Gathered three =
        Laboratory.run(SMALL, new ThreadHands(SmallExperiment.bench(), 3), null, games -> {});
    Gathered shuffled = shuffled(17);

    assertThat(three.digest()).isEqualTo(one.digest()).isEqualTo(shuffled.digest());
    assertThat(shuffled.rows(1)).isEqualTo(one.rows(1)).hasSize(150);
    assertThat(shuffled.counts(0)).isEqualTo(one.counts(0)).isEqualTo(three.counts(0));
    assertThat(shuffled.bots().get("random").decisions())
        .isEqualTo(one.bots().get("random").decisions());
  }

  private static Gathered shuffled(int portion) {
    Gathered gathered = new Gathered(SMALL);
    List<Range> ranges = new ArrayList<>(gathered.missing(portion));
    Collections.shuffle(ranges, new Random(3));
    for (Range range : ranges) {
      // As a machine elsewhere would do it: from text to text.
      Experiment sent = Experiment.parse(SMALL.json());
      String back = SmallExperiment.bench().play(sent, Range.parse(range.json())).json();
      gathered.add(RangeResult.parse(back));
    }
    return gathered;
  }

  @Test
  void theDigestOfOneArmIsThatOfASimulation() {
    Experiment alone = SmallExperiment.of(150, SMALL.arms().getFirst());
    Gathered gathered =
        Laboratory.run(alone, new ThreadHands(SmallExperiment.bench(), 2), null, games -> {});

    assertThat(gathered.digest())
        .isEqualTo(
            Simulation.run(new NightWatch(), SimulationPlan.of(3, 150, Seed.of(7))).digest());
  }

  @Test
  void aRangeSurvivesBeingWrittenAndRead() {
    RangeResult result = SmallExperiment.bench().play(SMALL, new Range(0, 5, 25));

    assertThat(RangeResult.parse(result.json())).isEqualTo(result);
    assertThat(Experiment.parse(SMALL.json())).isEqualTo(SMALL);
  }

  @Test
  void whatIsMissingIsWhatWasNotPlayed() {
    Gathered gathered = new Gathered(SmallExperiment.of(30, SMALL.arms().getFirst()));
    gathered.add(SmallExperiment.bench().play(gathered.experiment(), new Range(0, 10, 14)));

    assertThat(gathered.missing(8))
        .containsExactly(
            new Range(0, 0, 8), new Range(0, 8, 10), new Range(0, 14, 22), new Range(0, 22, 30));
    assertThatThrownBy(
            () ->
                gathered.add(
                    SmallExperiment.bench().play(gathered.experiment(), new Range(0, 13, 15))))
        .hasMessageContaining("played twice");
  }

  @Test
  void aTeamIsOneCase() {
    Experiment team = SmallExperiment.of(20, SmallExperiment.arm(3, Map.of("team", "yes")));
    Experiment rivals = SmallExperiment.of(20, SmallExperiment.arm(3, Map.of()));

    assertThat(moons(team)).isEqualTo(20);
    assertThat(moons(rivals)).isEqualTo(60);
  }

  @Test
  void aTeamWinsForThoseWhoAreOutToo() {
    Counts counts = Counts.empty();
    Notes first = new Notes();
    first.number("moon", 1);
    // Only the second seat is among the winners.
    Outcome won = new Outcome(true, 0b10, List.of(0, 0), Phrase.of("end.dawn"), "NW-END");

    counts.count(List.of(first, new Notes()), won);

    assertThat(counts.numbers().get("moon 1")).isEqualTo(new Counts.Count(1, 1, 0));
  }

  private static long moons(Experiment experiment) {
    Gathered gathered =
        Laboratory.run(experiment, new ThreadHands(SmallExperiment.bench(), 1), null, games -> {});
    return gathered.counts(0).numbers().values().stream().mapToLong(Counts.Count::cases).sum();
  }

  @Test
  void aGameWithoutEndIsCounted() {
    Workbench endless = new Workbench(Shelf.of(new WatchBox(Bug.ENDLESS)), Roster.standard());
    RangeResult result =
        endless.play(SmallExperiment.of(1, SMALL.arms().getFirst()), new Range(0, 0, 1));

    assertThat(result.rows().getFirst().reason()).isEqualTo(Simulation.STALLED);
  }

  @Test
  void otherCardsThanPlannedAreRefused() {
    Arm arm = SMALL.arms().getFirst();
    Arm foreign =
        Arm.of("foreign", 3, Map.of(), arm.bots(), new Content("abc", arm.content().files()));

    assertThatThrownBy(() -> SmallExperiment.bench().check(SmallExperiment.of(1, foreign)))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("other cards than the experiment was planned with");
  }
}
