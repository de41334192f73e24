package horda.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.bots.roster.Roster;
import horda.lab.SimulationFailure;
import horda.lab.nightwatch.Bug;
import horda.lab.nightwatch.WatchBox;
import horda.wire.Shelf;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What is asked of all hands, near or far.
class HandsTest {
  private enum Kind {
    ONE_THREAD(bench -> new ThreadHands(bench, 1)),
    THREE_THREADS(bench -> new ThreadHands(bench, 3)),
    BY_POST(ByPost::new);

    private final Function<Workbench, Hands> maker;

    Kind(Function<Workbench, Hands> maker) {
      this.maker = maker;
    }

    Hands at(Workbench bench) {
      return maker.apply(bench);
    }
  }

  /// A machine elsewhere as it is to be served: nothing but text goes out, nothing else comes in.
  private record ByPost(Workbench bench) implements Hands {
    @Override
    public void work(Experiment experiment, List<Range> ranges, Consumer<RangeResult> done) {
      String letter = experiment.json();
      List<String> out = ranges.reversed().stream().map(Range::json).toList();
      List<String> in = new ArrayList<>();
      for (String range : out) {
        in.add(bench.play(Experiment.parse(letter), Range.parse(range)).json());
      }
      in.forEach(answer -> done.accept(RangeResult.parse(answer)));
    }

    @Override
    public int portion(Experiment experiment) {
      return 7;
    }
  }

  @ParameterizedTest
  @EnumSource
  void allHandsPlayTheSameGames(Kind kind) {
    Experiment small = SmallExperiment.small();
    List<Long> told = new ArrayList<>();

    Gathered gathered = Laboratory.run(small, kind.at(SmallExperiment.bench()), null, told::add);

    Gathered alone = new Gathered(small);
    alone.missing(150).forEach(range -> alone.add(SmallExperiment.bench().play(small, range)));
    assertThat(gathered.digest()).isEqualTo(alone.digest());
    assertThat(gathered.counts(0)).isEqualTo(alone.counts(0));
    assertThat(gathered.missing(1)).isEmpty();
    assertThat(told).isSorted().last().isEqualTo(300L);
  }

  @ParameterizedTest
  @EnumSource
  void aBrokenGameEndsTheWorkAndIsTold(Kind kind) {
    Workbench broken = new Workbench(Shelf.of(new WatchBox(Bug.CRASH)), Roster.standard());

    assertThatThrownBy(
            () -> Laboratory.run(SmallExperiment.small(), kind.at(broken), null, games -> {}))
        .isInstanceOf(SimulationFailure.class)
        .hasMessageContainingAll("night-watch", "seed", "planted");
  }
}
