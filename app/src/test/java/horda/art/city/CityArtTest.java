package horda.art.city;

import static org.assertj.core.api.Assertions.assertThat;

import horda.art.Easel;
import horda.art.Speech;
import horda.bots.Playout;
import horda.bots.RandomBot;
import horda.cityofhorror.view.CityView;
import horda.engine.Chance;
import horda.engine.Engine;
import horda.engine.Game;
import horda.engine.Out;
import horda.engine.Question;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.State;
import horda.engine.View;
import horda.wire.Language;
import horda.wire.Shelf;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jline.utils.AttributedString;
import org.junit.jupiter.api.Test;

/// The city of whole games, through the eyes of a player and of an onlooker.
class CityArtTest {
  private static final String GAME = "city-of-horror";
  private static final int STRIDE = 101;

  private final Shelf shelf = Shelf.standard();

  private Easel easel(int width, int height, Language language, boolean brief) {
    return new Easel(width, height, 0, shelf.texts(GAME, language), Speech.in(language), brief);
  }

  @Test
  void fitsEveryScreen() {
    for (int seats = 3; seats <= 6; seats++) {
      for (int game = 0; game < 2; game++) {
        views(shelf.game(GAME), seats, game, STRIDE).forEach(this::fitsAll);
      }
    }
  }

  private void fitsAll(CityView view) {
    for (Language language : Language.values()) {
      fits(view, easel(60, 24, language, true));
      fits(view, easel(80, 24, language, false));
      fits(view, easel(100, 40, language, false));
      fits(view, easel(120, 50, language, false));
    }
  }

  private static void fits(CityView view, Easel easel) {
    List<AttributedString> lines = new CityArt(view).draw(easel);
    for (AttributedString line : lines) {
      assertThat(line.columnLength()).as(line.toString()).isLessThanOrEqualTo(easel.width());
      assertThat(line.toString()).doesNotContain("«");
    }
    if (easel.height() >= 40) {
      assertThat(lines.size()).as("lines of the table").isLessThanOrEqualTo(easel.height() - 8);
    }
  }

  @Test
  void whatTheViewSaysStandsOnTheTable() {
    CityView view =
        views(shelf.game(GAME), 3, 2, 1).stream()
            .filter(v -> v.seat() == 0 && v.round() == 1 && !v.here().isEmpty())
            .findFirst()
            .orElseThrow();
    String wide = text(view, easel(120, 60, Language.EN, false));
    String brief = text(view, easel(120, 60, Language.EN, true));
    for (String table : List.of(wide, brief)) {
      assertThat(table)
          .contains("Round 1 of 4 · 01:00", "Leader ", "★ ", "(you)", "►")
          .contains("Church A", "Hospital A", "Bank A", "Armory A", "Water Tower A")
          .contains("Crossroads A", "attack at 3+", "attack if ☠ > people", "[Gr]");
    }
    assertThat(wide).contains("┏", "votes ", " VP");
    assertThat(brief).doesNotContain("┏");
    assertThat(brief.lines().count()).isLessThan(wide.lines().count());
  }

  private static String text(CityView view, Easel easel) {
    List<AttributedString> lines = new CityArt(view).draw(easel);
    return String.join("\n", lines.stream().map(AttributedString::toString).toList());
  }

  /// What is seen at every `stride`-th decision, and at the end.
  private static <S extends State> List<CityView> views(
      Game<S> game, int seats, long seed, int stride) {
    Map<String, String> options = Map.of("sides", seed % 2 == 0 ? "a" : "random");
    S state = game.deal(Setup.of(game, seats, options, Seed.of(seed)));
    Question<S> question = Engine.advance(state, Out.SILENT);
    Playout<S> playout = new Playout<>(game);
    RandomBot<S> bot = new RandomBot<>(new Chance(Seed.of(seed)));
    List<CityView> views = new ArrayList<>();
    for (long decision = seed; question != null; decision++) {
      if (decision % stride == 0) {
        views.add((CityView) game.view(state, 0));
      }
      question = playout.step(state, question, Collections.nCopies(seats, bot), Out.SILENT);
    }
    views.add((CityView) game.view(state, View.ONLOOKER));
    views.add((CityView) game.view(state, 0));
    return views;
  }
}
