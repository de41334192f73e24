package horda.lab.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.bots.roster.Roster;
import horda.engine.Refusal;
import horda.lab.SimulationFailure;
import horda.lab.experiment.Arm;
import horda.lab.experiment.Content;
import horda.lab.experiment.Experiment;
import horda.lab.experiment.Gathered;
import horda.lab.experiment.Hands;
import horda.lab.experiment.HandsMaker;
import horda.lab.experiment.Laboratory;
import horda.lab.experiment.ThreadHands;
import horda.lab.experiment.Workbench;
import horda.wire.Shelf;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/// Spark in local mode: its real scheduler and serialiser, in this process.
class SparkHandsTest {
  private static final String GAME = "cards-of-the-dead";
  private static final Shelf SHELF = Shelf.standard();
  private static final int MOST = 100_000;

  @Test
  void sparkPlaysTheSameGamesAsThreadsDo() throws IOException {
    Experiment experiment =
        experiment(40, MOST, true, arm(2, "random", shipped()), arm(1, "greedy", mine()));
    List<Long> told = new ArrayList<>();

    Gathered here = Laboratory.run(experiment, threads(), null, games -> {});
    Gathered there = Laboratory.run(experiment, spark("local[2]"), null, told::add);

    assertThat(there.digest()).isEqualTo(here.digest());
    assertThat(there.rows(0)).isEqualTo(here.rows(0)).hasSize(40);
    assertThat(there.rows(1)).isEqualTo(here.rows(1));
    assertThat(there.counts(0)).isEqualTo(here.counts(0));
    assertThat(there.bots(1).get("greedy").decisions())
        .isEqualTo(here.bots(1).get("greedy").decisions());
    assertThat(told).isSorted().contains(0L, 80L);
  }

  @Test
  void aGameThatBreaksElsewhereIsToldHere() {
    Experiment stuck = experiment(3, 5, false, arm(2, "random", shipped()));

    assertThatThrownBy(() -> Laboratory.run(stuck, spark("local[1]"), null, games -> {}))
        .isInstanceOf(SimulationFailure.class)
        .hasMessageContainingAll(GAME, "seed", "no end after 5 decisions");
  }

  @Test
  void whatIsRefusedElsewhereIsRefusedHere() {
    Content foreign = new Content("abc", new TreeMap<>());
    Experiment experiment = experiment(1, MOST, false, arm(2, "random", foreign));

    assertThatThrownBy(() -> Laboratory.run(experiment, spark("local[1]"), null, games -> {}))
        .isInstanceOfSatisfying(Refusal.class, r -> assertThat(r.code()).isEqualTo("content"));
  }

  @Test
  void aMasterThatIsNotThereIsToldAtOnce() {
    Experiment experiment = experiment(1, MOST, false, arm(2, "random", shipped()));

    assertThatThrownBy(
            () -> Laboratory.run(experiment, spark("spark://127.0.0.1:1"), null, games -> {}))
        .isInstanceOf(Refusal.class)
        .hasMessageStartingWith("No Spark master answers at spark://127.0.0.1:1 (");
  }

  private static Hands spark(String master) {
    return ServiceLoader.load(HandsMaker.class).findFirst().orElseThrow().hire(master);
  }

  private static Hands threads() {
    return new ThreadHands(new Workbench(SHELF, Roster.standard()), 1);
  }

  private static Experiment experiment(int deals, int most, boolean watched, Arm... arms) {
    int revision = SHELF.game(GAME).revision();
    return new Experiment(GAME, revision, List.of(arms), deals, "7", most, watched);
  }

  private static Arm arm(int seats, String bot, Content content) {
    return Arm.of(seats + " " + bot, seats, Map.of(), List.of(bot), content);
  }

  private static Content shipped() {
    return new Content(SHELF.contentHash(GAME), new TreeMap<>());
  }

  /// A file of a designer's own, which no worker has.
  private static Content mine() throws IOException {
    TreeMap<String, String> files = new TreeMap<>();
    try (InputStream in =
        SparkHandsTest.class.getResourceAsStream("/horda/cardsofthedead/content.yaml")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      files.put("content.yaml", text + "\n# mine\n");
    }
    return new Content(SHELF.with(new Content("", files)).contentHash(GAME), files);
  }
}
