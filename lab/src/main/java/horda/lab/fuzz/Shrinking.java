package horda.lab.fuzz;

import horda.engine.Chance;
import horda.engine.Engine;
import horda.engine.Game;
import horda.engine.Nullable;
import horda.engine.Out;
import horda.engine.Setup;
import horda.engine.State;
import horda.lab.Copies;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;

/// Looks for a shorter game that breaks the same: cuts answers out, large pieces first, then
/// smaller ones; what no longer fits is left out or replaced by another choice. When nothing more
/// can be cut it tries other ends by chance, as far as its budget goes.
///
/// The budget is counted in moves, so that the result does not depend on the machine; the clock
/// only stops it where that would take too long.
final class Shrinking<S extends State> {
  private static final long MOVES = 2_000_000;

  /// How many other ends are tried without success.
  private static final int OTHER_ENDS = 200;

  /// A cut may leave some answers without their question; with more the game is another.
  private static final int PATIENCE = 24;

  /// Positions that are kept, so that a cut near the end need not be played from the deal.
  private static final int STARTS = 64;

  /// What is left, and how it fails.
  record Shrunk(PlayedMoves moves, FailedCheck fault) {}

  private final Game<S> game;
  private final Setup setup;
  private final FailedCheck target;
  private final ScriptRun<S> trial;
  private final Chance chance;
  private final long deadline;
  private long budget = MOVES;
  private ScriptRun.Closeness closeness = ScriptRun.Closeness.GLANCE;
  private Shrunk best;
  private List<PlayedMoves.Line> script = List.of();

  /// By the number of moves that led there.
  private final NavigableMap<Integer, S> starts = new TreeMap<>();

  Shrinking(Game<S> game, Setup setup, FuzzPlan plan, FailedCheck target) {
    this.game = game;
    this.setup = setup;
    this.target = target;
    this.trial = new ScriptRun<>(game, setup, plan.whispers(), plan.most());
    this.chance = new Chance(setup.seed().child(-4));
    this.deadline = System.nanoTime() + plan.shrinkSeconds() * 1_000_000_000L;
    this.best = new Shrunk(new PlayedMoves(), target);
  }

  /// The same or fewer moves; the same when the fault does not show again.
  Shrunk shrink(PlayedMoves moves) {
    best = new Shrunk(moves, target);
    // To be stuck is to be long: there is nothing to cut.
    if (!target.check().equals("stuck") && happensAgain()) {
      cut();
      for (int i = 0; i < OTHER_ENDS && isWorthwhile(); i++) {
        if (anotherEnd()) {
          cut();
          i = 0;
        }
      }
    }
    return best;
  }

  private boolean happensAgain() {
    script = best.moves().lines(game, setup);
    for (ScriptRun.Closeness each : ScriptRun.Closeness.values()) {
      ScriptRun.Result again = trial.run(each, script);
      if (fails(again)) {
        closeness = each;
        keep(again);
        return true;
      }
    }
    return false;
  }

  private boolean isWorthwhile() {
    return budget > 0 && script.size() > 1 && System.nanoTime() < deadline;
  }

  private void cut() {
    int piece = Math.max(1, script.size() / 2);
    while (isWorthwhile()) {
      boolean shorter = cut(piece);
      if (piece == 1 && !shorter) {
        return;
      }
      piece = Math.max(1, piece / 2);
    }
  }

  /// From the end to the beginning: what comes late depends on what comes early.
  private boolean cut(int piece) {
    boolean shorter = false;
    keepStarts();
    for (int end = script.size(); end > 0 && isWorthwhile(); end -= piece) {
      end = Math.min(end, script.size());
      int begin = Math.max(0, end - piece);
      List<PlayedMoves.Line> rest = new ArrayList<>(script.subList(0, begin));
      rest.addAll(script.subList(end, script.size()));
      ScriptRun.Start<S> start = start(begin);
      shorter |=
          attempt(start, rest, null, PATIENCE)
              || attempt(start, rest, _ -> 0, PATIENCE)
              || attempt(start, rest, chance::below, PATIENCE);
    }
    return shorter;
  }

  /// What comes before a cut stays as it is, so these hold for all cuts of one pass.
  private void keepStarts() {
    starts.clear();
    if (closeness == ScriptRun.Closeness.ALWAYS) {
      return; // some checks look at the whole of a game
    }
    S state = game.deal(setup);
    Engine.advance(state, Out.SILENT);
    int stride = Math.max(1, script.size() / STARTS);
    for (int i = 0; i < script.size() - 1; i++) {
      if (i % stride == 0) {
        starts.put(i, Copies.of(state));
      }
      script.get(i).move().play(state);
    }
    budget -= script.size();
  }

  private ScriptRun.Start<S> start(int most) {
    Map.Entry<Integer, S> kept = starts.floorEntry(most);
    return kept == null
        ? new ScriptRun.Start<>(null, List.of())
        : new ScriptRun.Start<>(kept.getValue(), List.copyOf(script.subList(0, kept.getKey())));
  }

  /// Keeps a beginning and goes on by chance, for fewer moves than there are now.
  private boolean anotherEnd() {
    int kept = chance.below(script.size());
    List<PlayedMoves.Line> rest = new ArrayList<>(script.subList(0, kept));
    while (rest.size() < script.size() - 1) {
      rest.add(new PlayedMoves.Line(PlayedMoves.Move.answer(0, -1), ""));
    }
    return attempt(new ScriptRun.Start<>(null, List.of()), rest, chance::below, rest.size());
  }

  /// Plays a shorter script, and keeps it if it fails.
  ///
  /// @param start a position of the script to begin at
  private boolean attempt(
      ScriptRun.Start<S> start,
      List<PlayedMoves.Line> shorter,
      @Nullable IntUnaryOperator stopgap,
      int patience) {
    int before = start.before().size();
    List<PlayedMoves.Line> rest = shorter.subList(before, shorter.size());
    ScriptRun.Result result =
        trial.run(closeness, start, new ScriptHand<>(rest, stopgap, patience));
    budget -= (long) (result.moves().size() - before + 1) * closeness.price();
    if (!fails(result) || result.moves().size() >= best.moves().size()) {
      return false;
    }
    keep(result);
    return true;
  }

  private boolean fails(ScriptRun.Result result) {
    return result.fault() != null && result.fault().isLike(target);
  }

  private void keep(ScriptRun.Result result) {
    FailedCheck fault = result.fault();
    best = new Shrunk(result.moves(), fault == null ? target : fault);
    script = best.moves().lines(game, setup);
  }
}
