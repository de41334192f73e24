package horda.app;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Chance;
import horda.engine.Digest;
import horda.engine.Game;
import horda.engine.Key;
import horda.engine.Match;
import horda.engine.Option;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.State;
import horda.wire.SavedGame;
import horda.wire.Shelf;
import horda.wire.StateJson;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every game with a key, as at a table of people: it is copied, saved and imagined like any other,
/// and no imagined state holds the key.
class KeyedGamesTest {
  private static final Shelf SHELF = Shelf.standard();
  private static final int MOST = 400;

  static Iterable<String> games() {
    return SHELF.ids();
  }

  @ParameterizedTest
  @MethodSource("games")
  void playsWithAKey(String id) {
    Game<?> game = SHELF.game(id);
    for (int seats = game.minSeats(); seats <= Math.min(4, game.maxSeats()); seats++) {
      Seed seed = Seed.of(new Key(seats, 2, 3, 4));
      play(new Match<>(game, Setup.of(game, seats, Map.of(), seed)));
    }
  }

  private static <S extends State> void play(Match<S> match) {
    Chance choice = new Chance(Seed.of(5));
    for (int i = 0; i < MOST && !match.isOver(); i++) {
      S state = match.state();
      assertThat(state.chance.isKeyed()).isTrue();
      imagine(match, choice);
      if (i % 20 == 0) {
        isKept(match);
      }
      answer(match, choice);
    }
    Match<?> again = SavedGame.load(SHELF, SavedGame.save(SHELF, match, List.of())).match();
    assertThat(Digest.of(again.state())).isEqualTo(Digest.of(match.state()));
  }

  /// What a bot is given to think about has dice of its own.
  private static <S extends State> void imagine(Match<S> match, Chance choice) {
    for (int seat = 0; seat < match.state().seats(); seat++) {
      S imagined = match.game().imagine(match.state(), seat, choice);
      assertThat(imagined.chance.isKeyed()).isFalse();
    }
    assertThat(match.state().chance.isKeyed()).isTrue();
  }

  private static <S extends State> void isKept(Match<S> match) {
    State copy = match.state().copy();
    long digest = Digest.of(match.state());
    assertThat(Digest.of(copy)).isEqualTo(digest);
    assertThat(copy.chance.at(match.state().chance)).isTrue();
    copy.chance.next();
    assertThat(Digest.of(match.state())).isEqualTo(digest);
    State read = StateJson.read(match.game(), StateJson.write(match), Seed.of(0)).state();
    assertThat(Digest.of(read)).isEqualTo(digest);
  }

  private static void answer(Match<?> match, Chance choice) {
    for (int seat = 0; seat < match.state().seats(); seat++) {
      List<Option> options = match.options(seat);
      if (!options.isEmpty()) {
        match.answer(seat, options.get(choice.below(options.size())).id());
        return;
      }
    }
  }
}
