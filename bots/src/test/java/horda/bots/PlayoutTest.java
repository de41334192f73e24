package horda.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.Chance;
import horda.engine.Digest;
import horda.engine.Engine;
import horda.engine.Game;
import horda.engine.Out;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.State;
import horda.engine.toy.FleaMarket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PlayoutTest {
  private static final int SEATS = 3;

  /// Goes the slow lane, through a position, with the same dice as a random bot.
  private record Slow<S extends State>(RandomBot<S> within) implements Bot<S> {
    @Override
    public long choose(Position<S> position) {
      assertThat(position.view()).isNotNull();
      assertThat(position.option(0).id()).isNotBlank();
      return within.choose(position);
    }
  }

  private static <S extends State> S deal(Game<S> game) {
    S state = game.deal(Setup.of(game, SEATS, Map.of(), Seed.of(3)));
    Engine.advance(state, Out.SILENT);
    return state;
  }

  private static <S extends State> List<Bot<S>> bots(boolean slow) {
    List<Bot<S>> bots = new ArrayList<>();
    for (int seat = 0; seat < SEATS; seat++) {
      RandomBot<S> random = new RandomBot<>(new Chance(Seed.of(seat)));
      bots.add(slow ? new Slow<>(random) : random);
    }
    return bots;
  }

  private static <S extends State> long end(Game<S> game, List<Bot<S>> bots) {
    S state = deal(game);
    new Playout<>(game).play(state, bots, 100_000, Out.SILENT);
    assertThat(Engine.question(state)).isNull();
    return Digest.of(state);
  }

  @Test
  void theFastLaneAndTheSlowLanePlayTheSameGame() {
    assertThat(end(new FleaMarket(), bots(false))).isEqualTo(end(new FleaMarket(), bots(true)));
  }

  @Test
  void aLimitStopsTheGame() {
    FleaMarket game = new FleaMarket();

    assertThat(new Playout<>(game).play(deal(game), bots(false), 7, Out.SILENT)).isEqualTo(7);
  }

  @Test
  void whatIsNotOnOfferIsRefused() {
    assertThatThrownBy(() -> playCheat(new FleaMarket())).hasMessageContaining("does not offer");
  }

  private static <S extends State> void playCheat(Game<S> game) {
    Bot<S> cheat = position -> -1L;
    new Playout<>(game).play(deal(game), List.of(cheat, cheat, cheat), 10, Out.SILENT);
  }

  @Test
  void aBotImaginesWithoutSeeingTheTruth() {
    checkImagination(new FleaMarket());
  }

  private static <S extends State> void checkImagination(Game<S> game) {
    S truth = deal(game);
    var question = Engine.question(truth);
    long before = Digest.of(truth);
    Position<S> position = Position.of(game, truth, question, Playout.nextSeat(truth, question));

    S imagined = position.imagine(new Chance(Seed.of(1)));

    assertThat(imagined).isNotSameAs(truth);
    assertThat(imagined.chance.at(truth.chance)).isFalse();
    assertThat(game.view(imagined, position.seat())).isEqualTo(position.view());
    Engine.answer(
        imagined, Engine.question(imagined), position.seat(), position.choice(0), Out.SILENT);
    assertThat(Digest.of(truth)).isEqualTo(before);
  }
}
