package horda.lab.chances;

import horda.bots.roster.Roster;
import horda.engine.Game;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.State;
import horda.lab.Eye;
import horda.lab.GameRow;
import horda.lab.Simulation;
import horda.lab.SimulationPlan;
import horda.lab.stats.Share;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;

/// Bots play one table again and again, each time with another deal; the deals are always the same.
public final class ChanceGames {
  public static final int GAMES = 100;

  /// After this time the games played so far have to do.
  private static final long LONGEST = TimeUnit.SECONDS.toNanos(20);

  /// A game that goes on for longer is lost.
  private static final int MOST = 20_000;

  /// How far a measurement is.
  ///
  /// @param together whether the seats win or lose together; otherwise there is nothing to measure
  public record Standing(int games, boolean together, Share won, boolean done) {}

  private final IntFunction<GameRow> games;
  private Standing standing = new Standing(0, true, Share.of(0, 0), false);
  private long spent;

  private ChanceGames(IntFunction<GameRow> games) {
    this.games = games;
  }

  /// Refuses seats, options and bots that there are not, and plans that cannot be played.
  public static <S extends State> ChanceGames of(
      Game<S> game, int seats, Map<String, String> options, String bot) {
    SimulationPlan plan =
        new SimulationPlan(seats, options, GAMES, List.of(bot), Seed.of(1), 1, MOST);
    // A plan of somebody's own is read when it is dealt.
    game.deal(Setup.of(game, seats, options, plan.seed()));
    Simulation<S> simulation = new Simulation<>(game, plan, Roster.standard());
    Eye<S> patient =
        new Eye<>() {
          @Override
          public boolean stalled(S state) {
            return true;
          }
        };
    return new ChanceGames(number -> simulation.game(number, patient));
  }

  public synchronized Standing standing() {
    return standing;
  }

  /// One more game. A game that breaks ends the measurement with what was played before.
  public void play() {
    Standing before = standing();
    long start = System.nanoTime();
    GameRow row;
    try {
      row = games.apply(before.games());
    } catch (RuntimeException broken) {
      end();
      throw broken;
    }
    synchronized (this) {
      spent += System.nanoTime() - start;
      boolean together = row.team() || row.reason().equals(Simulation.STALLED);
      int played = before.games() + 1;
      long won = before.won().hits() + (row.teamWon() ? 1 : 0);
      boolean done = played >= GAMES || spent >= LONGEST || !together;
      standing = new Standing(played, together, Share.of(won, played), done);
    }
  }

  private synchronized void end() {
    standing = new Standing(standing.games(), standing.together(), standing.won(), true);
  }
}
