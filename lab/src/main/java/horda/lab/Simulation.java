package horda.lab;

import horda.bots.Bot;
import horda.bots.BotMaker;
import horda.bots.Playout;
import horda.bots.roster.Roster;
import horda.engine.Chance;
import horda.engine.Digest;
import horda.engine.Engine;
import horda.engine.Game;
import horda.engine.Out;
import horda.engine.Outcome;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.State;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;

/// Plays many games between bots. The result is the same for any number of threads: games come in
/// portions of a fixed size, and portions are added up in order.
public final class Simulation<S extends State> {
  /// Games in a portion: enough to keep threads apart, few enough for a progress bar.
  static final int PORTION = 64;

  /// The reason of a game that did not end, where that does not fail the run.
  public static final String STALLED = "stalled";

  /// Bots draw from another branch of the seed than the cards: a bot that thinks longer must not
  /// get other cards.
  private static final long BOTS = -1;

  private final Game<S> game;
  private final SimulationPlan plan;
  private final Setup table;
  private final List<BotMaker> makers = new ArrayList<>();

  public Simulation(Game<S> game, SimulationPlan plan, Roster roster) {
    this.game = game;
    this.plan = plan;
    // Refuses bad seats and options here, once, instead of from a thread.
    this.table = Setup.of(game, plan.seats(), plan.options(), plan.seed());
    for (int seat = 0; seat < plan.seats(); seat++) {
      makers.add(roster.named(plan.bot(seat), game));
    }
  }

  public Game<S> game() {
    return game;
  }

  public static <S extends State> SimulationResult run(Game<S> game, SimulationPlan plan) {
    return run(game, plan, Roster.standard(), games -> {});
  }

  /// @param progress told now and then how many games are done, from any thread but never at once
  /// @throws SimulationFailure for a game that got stuck or broke, with all it takes to see it
  ///   again
  public static <S extends State> SimulationResult run(
      Game<S> game, SimulationPlan plan, Roster roster, LongConsumer progress) {
    Simulation<S> simulation = new Simulation<>(game, plan, roster);
    Tally sum = new Tally(plan.seats());
    long start = System.nanoTime();
    Crew.work(
        plan.threads(),
        (plan.games() + PORTION - 1) / PORTION,
        simulation::portion,
        tally -> {
          sum.add(tally);
          progress.accept(sum.games);
          return true;
        });
    return SimulationResult.of(game.id(), sum, (System.nanoTime() - start) / 1e9);
  }

  private Tally portion(int number) {
    Tally tally = new Tally(plan.seats());
    int end = Math.min(plan.games(), (number + 1) * PORTION);
    for (int i = number * PORTION; i < end; i++) {
      tally.count(game(i, Eye.shut()));
    }
    return tally;
  }

  /// Plays game `number` of the plan; the result is the same in any order and on any thread. For
  /// many threads.
  ///
  /// @throws SimulationFailure when it gets stuck or breaks
  public GameRow game(int number, Eye<S> eye) {
    Setup setup = table.withSeed(plan.seed().child(number));
    try {
      S state = game.deal(setup);
      Engine.advance(state, Out.SILENT);
      long decisions = play(state, bots(setup.seed(), eye), eye);
      if (Engine.question(state) != null) {
        if (eye.stalled(state)) {
          return new GameRow(Digest.of(state), 0, false, STALLED, List.of(), decisions);
        }
        throw new IllegalStateException("no end after " + decisions + " decisions");
      }
      Outcome outcome = game.outcome(state);
      if (outcome == null) {
        throw new IllegalStateException("nothing left to do, and yet no outcome");
      }
      eye.ended(state, outcome);
      return row(state, outcome, decisions);
    } catch (RuntimeException fault) {
      throw new SimulationFailure(game.id(), number, setup, plan.bots(), fault);
    }
  }

  private long play(S state, List<Bot<S>> bots, Eye<S> eye) {
    Playout<S> playout = new Playout<>(game);
    long decisions = 0;
    while (!eye.begun(state) && Engine.question(state) != null && decisions < plan.most()) {
      decisions += playout.play(state, bots, 1, Out.SILENT);
    }
    eye.opened(state);
    return decisions + playout.play(state, bots, plan.most() - decisions, Out.SILENT);
  }

  private static GameRow row(State end, Outcome outcome, long decisions) {
    return new GameRow(
        Digest.of(end),
        outcome.winners(),
        outcome.team(),
        outcome.reason().key(),
        outcome.scores(),
        decisions);
  }

  private List<Bot<S>> bots(Seed seed, Eye<S> eye) {
    Seed branch = seed.child(BOTS);
    List<Bot<S>> bots = new ArrayList<>(makers.size());
    for (int seat = 0; seat < makers.size(); seat++) {
      Bot<S> bot = makers.get(seat).bot(game, seat, new Chance(branch.child(seat)));
      bots.add(eye.over(bot, seat));
    }
    return bots;
  }
}
