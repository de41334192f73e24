package horda.lab.experiment;

import horda.bots.roster.Roster;
import horda.engine.Game;
import horda.engine.Nullable;
import horda.engine.Refusal;
import horda.engine.State;
import horda.lab.Eye;
import horda.lab.GameRow;
import horda.lab.Simulation;
import horda.wire.Shelf;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/// Where ranges are played: games from a shelf, bots from a roster. A machine elsewhere makes one
/// of its own, once, and plays what it is sent. For many threads.
public final class Workbench {
  private record Table(String game, Arm arm, String seed, int most) {}

  private final Shelf shelf;
  private final Roster roster;
  private final Map<Content, Shelf> shelves = new ConcurrentHashMap<>();
  private final Map<Table, Simulation<?>> tables = new ConcurrentHashMap<>();

  public Workbench(Shelf shelf, Roster roster) {
    this.shelf = shelf;
    this.roster = roster;
  }

  /// All games and bots on the class path; a designer's files come with the experiment.
  public static Workbench standard() {
    return new Workbench(Shelf.standard(), Roster.standard());
  }

  /// Refuses an experiment that cannot be played, before anything is.
  public void check(Experiment experiment) {
    for (int arm = 0; arm < experiment.arms().size(); arm++) {
      Simulation<?> unused = table(experiment, arm);
    }
  }

  /// Plays a whole range.
  public RangeResult play(Experiment experiment, Range range) {
    return play(experiment, range, Long.MAX_VALUE);
  }

  /// Plays a range, or its beginning if that takes longer than `nanos`, but at least one game.
  public RangeResult play(Experiment experiment, Range range, long nanos) {
    return play(experiment, range, nanos, table(experiment, range.arm()));
  }

  private <S extends State> RangeResult play(
      Experiment experiment, Range range, long nanos, Simulation<S> table) {
    Arm arm = experiment.arms().get(range.arm());
    Watcher<S> watcher = experiment.watched() ? new Watcher<>(table.game(), arm) : null;
    Eye<S> eye = watcher == null ? Eye.shut() : watcher;
    List<GameRow> rows = new ArrayList<>();
    long start = System.nanoTime();
    for (int deal = range.from(); deal < range.to(); deal++) {
      rows.add(table.game(arm.first() + deal, eye));
      if (System.nanoTime() - start > nanos) {
        break;
      }
    }
    Range played = new Range(range.arm(), range.from(), range.from() + rows.size());
    return watcher == null
        ? new RangeResult(played, rows, Counts.empty(), new TreeMap<>())
        : new RangeResult(played, rows, watcher.counts(), watcher.conduct());
  }

  private Simulation<?> table(Experiment experiment, int number) {
    Arm arm = experiment.arms().get(number);
    Table key = new Table(experiment.game(), arm, experiment.seed(), experiment.most());
    @Nullable Simulation<?> known = tables.get(key);
    if (known == null) {
      known = new Simulation<>(game(experiment, arm), experiment.plan(number), roster);
      tables.put(key, known);
    }
    return known;
  }

  private Game<?> game(Experiment experiment, Arm arm) {
    Shelf own =
        arm.content().files().isEmpty()
            ? shelf
            : shelves.computeIfAbsent(arm.content(), shelf::with);
    Game<?> game = own.game(experiment.game());
    if (!own.contentHash(game.id()).equals(arm.content().hash())
        || game.revision() != experiment.revision()) {
      throw new Refusal(
          "content",
          "",
          "Here "
              + game.id()
              + " has other rules or other cards than the experiment was planned with; use the"
              + " same version of Horda everywhere.");
    }
    return game;
  }
}
