package horda.app;

import static org.assertj.core.api.Assertions.assertThat;

import horda.bots.Playout;
import horda.bots.Position;
import horda.bots.RandomBot;
import horda.engine.Chance;
import horda.engine.Engine;
import horda.engine.Game;
import horda.engine.Out;
import horda.engine.Question;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.State;
import horda.wire.Shelf;
import horda.wire.StateJson;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// A bot is handed what its seat knows and tables that might be true, never the true one: whatever
/// it does, it cannot look into a hand, under a card or at the dice to come.
class NoPeekingTest {
  private static final Shelf SHELF = Shelf.standard();
  private static final int GAMES = 8;
  private static final int POSITIONS = 12;
  private static final int APART = 9;

  /// Two imagined tables differ by chance alone.
  private static final double NOISE = 0.01;

  static Iterable<String> games() {
    return SHELF.ids();
  }

  @Test
  void theOnlyStatesThatAPositionHandsOutAreImagined() {
    Stream<Method> methods =
        Arrays.stream(Position.class.getMethods())
            .filter(m -> !Modifier.isStatic(m.getModifiers()))
            .filter(m -> State.class.isAssignableFrom(m.getReturnType()));

    assertThat(methods.map(Method::getName)).containsExactly("imagine");
    assertThat(Position.class.getFields()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("games")
  void twoTablesThatASeatCannotTellApartLookTheSameToItsBot(String id) {
    looksTheSame(SHELF.game(id));
  }

  private static <S extends State> void looksTheSame(Game<S> game) {
    visit(
        game,
        (setup, truth, seat, chance) -> {
          Position<S> position = position(game, truth, seat);
          Position<S> other = position(game, game.imagine(truth, seat, chance), seat);

          assertThat(other.view()).isEqualTo(position.view());
          assertThat(other.question()).isEqualTo(position.question());
          assertThat(other.prompt()).isEqualTo(position.prompt());
          assertThat(choices(other)).isEqualTo(choices(position));
        });
  }

  /// If anything hidden came through, imagined tables would be more like the true one than like
  /// each other.
  @ParameterizedTest
  @MethodSource("games")
  void anImaginedTableIsNoMoreLikeTheTrueOneThanLikeAnother(String id) {
    isNoLikeness(SHELF.game(id));
  }

  private static <S extends State> void isNoLikeness(Game<S> game) {
    List<Double> toTruth = new ArrayList<>();
    List<Double> toAnother = new ArrayList<>();
    visit(
        game,
        (setup, truth, seat, chance) -> {
          List<String> one = fields(game, setup, game.imagine(truth, seat, chance));
          List<String> two = fields(game, setup, game.imagine(truth, seat, chance));
          toTruth.add(alike(one, fields(game, setup, truth)));
          toAnother.add(alike(one, two));
        });
    assertThat(mean(toTruth)).isLessThan(mean(toAnother) + NOISE);
    assertThat(mean(toAnother)).isLessThan(1);
  }

  private static double mean(List<Double> figures) {
    return figures.stream().mapToDouble(x -> x).average().orElseThrow();
  }

  private interface Look<S extends State> {
    void at(Setup setup, S truth, int seat, Chance chance);
  }

  /// Positions of random games, some decisions apart.
  private static <S extends State> void visit(Game<S> game, Look<S> look) {
    int seats = Math.min(3, game.maxSeats());
    Playout<S> playout = new Playout<>(game);
    for (int seed = 1; seed <= GAMES; seed++) {
      Setup setup = Setup.of(game, seats, Map.of(), Seed.of(seed));
      Chance chance = new Chance(Seed.of(100 + seed));
      List<RandomBot<S>> bots = new ArrayList<>();
      for (int seat = 0; seat < seats; seat++) {
        bots.add(new RandomBot<>(new Chance(Seed.of(200 + seat))));
      }
      S truth = game.deal(setup);
      Engine.advance(truth, Out.SILENT);
      for (int i = 0; i < POSITIONS && Engine.question(truth) != null; i++) {
        Question<S> question = Engine.question(truth);
        look.at(setup, truth, Playout.nextSeat(truth, question), chance);
        playout.play(truth, bots, APART, Out.SILENT);
      }
    }
  }

  private static <S extends State> Position<S> position(Game<S> game, S state, int seat) {
    return Position.of(game, state, Engine.question(state), seat);
  }

  private static List<String> choices(Position<?> position) {
    List<String> ids = new ArrayList<>();
    for (int i = 0; i < position.size(); i++) {
      ids.add(position.option(i).toString());
    }
    return ids;
  }

  private static <S extends State> List<String> fields(Game<S> game, Setup setup, S state) {
    List<String> all = new ArrayList<>();
    collect(StateJson.write(game, setup, state).get("state"), all);
    return all;
  }

  private static void collect(JsonNode node, List<String> into) {
    if (node.isContainer()) {
      node.forEach(child -> collect(child, into));
    } else {
      into.add(node.toString());
    }
  }

  private static double alike(List<String> one, List<String> other) {
    int same = 0;
    int most = Math.min(one.size(), other.size());
    for (int i = 0; i < most; i++) {
      same += one.get(i).equals(other.get(i)) ? 1 : 0;
    }
    return (double) same / Math.max(one.size(), other.size());
  }
}
