package horda.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.Refusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalTest {
  private static final Experiment SMALL = SmallExperiment.small();

  @TempDir private Path folder;

  @Test
  void aRunThatWasStoppedGoesOn() throws IOException {
    Path file = folder.resolve("journal");
    Gathered whole =
        Laboratory.run(SMALL, new ThreadHands(SmallExperiment.bench(), 1), file, games -> {});
    List<String> lines = Files.readAllLines(file);
    // Stopped after three ranges, in the middle of the fourth line.
    String half = String.join("\n", lines.subList(0, 4)) + "\n" + lines.get(4).substring(0, 9);
    Files.writeString(file, half);
    List<Long> told = new ArrayList<>();

    Gathered resumed =
        Laboratory.run(SMALL, new ThreadHands(SmallExperiment.bench(), 2), file, told::add);

    assertThat(told.getFirst()).as("taken over").isPositive().isLessThan(100);
    assertThat(resumed.digest()).isEqualTo(whole.digest());
    assertThat(resumed.counts(1)).isEqualTo(whole.counts(1));
    Gathered again =
        Laboratory.run(
            SMALL,
            new ThreadHands(SmallExperiment.bench(), 1) {
              @Override
              public void work(
                  Experiment e, List<Range> r, java.util.function.Consumer<RangeResult> d) {
                throw new AssertionError("nothing is left to play");
              }
            },
            file,
            games -> {});
    assertThat(again.digest()).isEqualTo(whole.digest());
  }

  @Test
  void aJournalOfAnotherExperimentIsRefused() throws IOException {
    Path file = folder.resolve("journal");
    Laboratory.run(SMALL, new ThreadHands(SmallExperiment.bench(), 1), file, games -> {});
    Experiment longer = SmallExperiment.of(151, SMALL.arms().toArray(Arm[]::new));

    assertThatThrownBy(
            () ->
                Laboratory.run(
                    longer, new ThreadHands(SmallExperiment.bench(), 1), file, games -> {}))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("is of another experiment");

    Files.writeString(file, "shopping list\n");
    assertThatThrownBy(
            () ->
                Laboratory.run(
                    SMALL, new ThreadHands(SmallExperiment.bench(), 1), file, games -> {}))
        .hasMessageContaining("is no journal");
  }
}
