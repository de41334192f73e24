package horda.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import horda.bots.Bot;
import horda.bots.Playout;
import horda.bots.Position;
import horda.bots.RandomBot;
import horda.engine.Chance;
import horda.engine.Digest;
import horda.engine.Engine;
import horda.engine.Game;
import horda.engine.Out;
import horda.engine.Outcome;
import horda.engine.Question;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.State;
import horda.engine.toy.FleaMarket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class SearchBotTest {
  private static final int SEATS = 3;

  @AfterEach
  void nobodyIsInAHurryAnyMore() {
    Thread.interrupted();
  }

  private static <S extends State> S deal(Game<S> game, long seed) {
    S state = game.deal(Setup.of(game, SEATS, Map.of(), Seed.of(seed)));
    Engine.advance(state, Out.SILENT);
    return state;
  }

  /// A whole game of one thinker against random ones.
  private static <S extends State> S played(Game<S> game, long seed, Budget budget) {
    S state = deal(game, seed);
    List<Bot<S>> bots = new ArrayList<>();
    bots.add(new SearchBot<>(budget, new Chance(Seed.of(9))));
    for (int seat = 1; seat < SEATS; seat++) {
      bots.add(new RandomBot<>(new Chance(Seed.of(seat))));
    }
    new Playout<>(game).play(state, bots, 10_000, Out.SILENT);
    return state;
  }

  private static <S extends State> Position<S> first(Game<S> game) {
    S state = deal(game, 3);
    Question<S> question = Engine.question(state);
    return Position.of(game, state, question, Playout.nextSeat(state, question));
  }

  private static List<Long> choices(Position<?> position) {
    List<Long> all = new ArrayList<>();
    for (int i = 0; i < position.size(); i++) {
      all.add(position.choice(i));
    }
    return all;
  }

  @Test
  void sameSeedAndRoundsOnOneThreadPlayTheSameGame() {
    FleaMarket game = new FleaMarket();

    long once = Digest.of(played(game, 3, Budget.rounds(40)));

    assertThat(Digest.of(played(game, 3, Budget.rounds(40)))).isEqualTo(once);
    assertThat(Digest.of(played(game, 3, Budget.rounds(10)))).isNotEqualTo(once);
  }

  @Test
  void thinkingAheadBeatsChance() {
    FleaMarket game = new FleaMarket();
    int wins = 0;
    for (int seed = 1; seed <= 30; seed++) {
      Outcome outcome = game.outcome(played(game, seed, Budget.rounds(60)));
      wins += outcome.won(0) ? 1 : 0;
    }

    assertThat(wins).as("of 30, where chance alone wins 10").isGreaterThan(17);
  }

  @Test
  void moreRoundsPlayBetterThanOne() {
    FleaMarket game = new FleaMarket();
    int one = 0;
    int many = 0;
    for (int seed = 1; seed <= 30; seed++) {
      one += game.outcome(played(game, seed, Budget.rounds(1))).won(0) ? 1 : 0;
      many += game.outcome(played(game, seed, Budget.rounds(120))).won(0) ? 1 : 0;
    }

    assertThat(many).isGreaterThan(one);
  }

  @Test
  void whoIsInAHurryStillAnswers() {
    Position<?> position = first(new FleaMarket());
    Thread.currentThread().interrupt();

    assertThat(choices(position)).contains(answer(position, Budget.millis(60_000)));
  }

  @Test
  void aHurriedCrewStillAnswers() {
    Position<?> position = first(new FleaMarket());
    Thread.currentThread().interrupt();

    assertThat(choices(position)).contains(answer(position, Budget.millis(60_000).onThreads(2)));
    assertThat(Thread.currentThread().isInterrupted()).isTrue();
  }

  @Test
  void severalThreadsAnswerToo() {
    Position<?> position = first(new FleaMarket());

    assertThat(choices(position)).contains(answer(position, Budget.rounds(50).onThreads(3)));
  }

  @Test
  void aBudgetThatIsOverBeforeItBeginsStillGivesAnAnswer() {
    Position<?> position = first(new FleaMarket());

    assertThat(choices(position)).contains(answer(position, Budget.millis(1)));
  }

  private static <S extends State> long answer(Position<S> position, Budget budget) {
    return new SearchBot<S>(budget, new Chance(Seed.of(1))).choose(position);
  }
}
