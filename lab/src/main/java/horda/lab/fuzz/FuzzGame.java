package horda.lab.fuzz;

import horda.engine.Chance;
import horda.engine.Game;
import horda.engine.Nullable;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.State;

/// One random game at a random table.
final class FuzzGame<S extends State> {
  /// The outcome.
  record Played(long decisions, long digest, @Nullable Violation violation) {}

  private final Game<S> game;
  private final FuzzPlan plan;
  private final Setup setup;
  private final FuzzedGame<S> course;

  FuzzGame(Game<S> game, FuzzPlan plan, int number) {
    this.game = game;
    this.plan = plan;
    boolean alwaysClose = number < plan.closeGames();
    Seed seed = plan.seed().child(number);
    // Looking must not change what is played, so each has its own generator.
    Chance play = new Chance(seed.child(-1));
    Chance look = new Chance(seed.child(-2));
    this.setup = Draw.setup(game, seed, play);
    this.course =
        new FuzzedGame<>(
            game,
            setup,
            new RandomHand<>(game, play),
            look,
            new FuzzedGame.Attention(
                () -> alwaysClose || look.below(plan.sample()) == 0, true, plan.most()),
            new Inspection<>(new NewsCheck<>(game, plan.whispers())));
  }

  Played play() {
    FailedCheck fault = course.run();
    int decisions = course.moves().size();
    return fault == null
        ? new Played(decisions, course.digest(), null)
        : new Played(decisions, 0, violation(fault, decisions));
  }

  private Violation violation(FailedCheck found, int decisions) {
    Shrinking.Shrunk shrunk =
        plan.shrinkSeconds() == 0
            ? new Shrinking.Shrunk(course.moves(), found)
            : new Shrinking<>(game, setup, plan, found).shrink(course.moves());
    FailedCheck fault = shrunk.fault();
    Violation violation =
        new Violation(
            fault.check(),
            game.id(),
            setup,
            shrunk.moves().size(),
            decisions,
            fault.message(),
            plan.command(game.id()),
            null);
    return plan.folder() == null
        ? violation
        : Replay.save(plan.folder(), game, violation, shrunk.moves().log(game, setup));
  }
}
