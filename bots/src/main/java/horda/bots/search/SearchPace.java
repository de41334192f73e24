package horda.bots.search;

import horda.bots.GreedyBot;
import horda.bots.Playout;
import horda.bots.Position;
import horda.engine.Chance;
import horda.engine.Engine;
import horda.engine.Game;
import horda.engine.Out;
import horda.engine.Question;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.State;
import java.util.Map;

/// How fast search is on this machine: found in a moment, by thinking about a game that rules of
/// thumb play.
public final class SearchPace<S extends State> {
  private static final Budget GLANCE = Budget.millis(30);
  private static final long MILLISECOND = 1_000_000L;
  private static final long SECOND = 1000 * MILLISECOND;

  /// A search is asked about one decision of so many, so that all parts of a game come up.
  private static final int EVERY = 3;

  private final Game<S> game;
  private final Chance chance = new Chance(Seed.of(1));
  private final GreedyBot<S> thumb;
  private double rounds;
  private long nanos;

  private SearchPace(Game<S> game) {
    this.game = game;
    this.thumb = new GreedyBot<>(game, chance);
  }

  /// About how many rounds it makes in a second; takes about that many milliseconds. What compiles
  /// while it runs is slow at first, so the first half does not count.
  public static <S extends State> long perSecond(Game<S> game, int millis) {
    SearchPace<S> pace = new SearchPace<>(game);
    pace.thinkFor(millis / 2);
    pace.rounds = 0;
    pace.nanos = 0;
    pace.thinkFor(millis - millis / 2);
    return Math.max(1, Math.round(pace.rounds * SECOND / Math.max(1, pace.nanos)));
  }

  private void thinkFor(int millis) {
    long until = System.nanoTime() + millis * MILLISECOND;
    S state = game.deal(Setup.of(game, seats(), Map.of(), new Seed(chance.next(), chance.next())));
    Engine.advance(state, Out.SILENT);
    for (int number = 0; System.nanoTime() < until; number++) {
      Question<S> question = Engine.question(state);
      if (question == null) {
        // The game is over: another one.
        state =
            game.deal(Setup.of(game, seats(), Map.of(), new Seed(chance.next(), chance.next())));
        Engine.advance(state, Out.SILENT);
        continue;
      }
      decide(state, question, number % EVERY == 0);
    }
  }

  private int seats() {
    return Math.max(2, game.minSeats());
  }

  private void decide(S state, Question<S> question, boolean think) {
    int seat = Playout.nextSeat(state, question);
    Position<S> position = Position.of(game, state, question, seat);
    if (think && position.size() > 1) {
      SearchBot<S> bot = new SearchBot<>(GLANCE, chance);
      long start = System.nanoTime();
      long unused = bot.choose(position);
      if (bot.rounds() > 0) {
        rounds += bot.rounds();
        nanos += System.nanoTime() - start;
      }
    }
    Engine.answer(state, question, seat, thumb.choose(position), Out.SILENT);
  }
}
