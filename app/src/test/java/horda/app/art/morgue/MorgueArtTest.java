package horda.app.art.morgue;

import static org.assertj.core.api.Assertions.assertThat;

import horda.app.art.Easel;
import horda.app.shell.Speech;
import horda.bots.Playout;
import horda.bots.RandomBot;
import horda.engine.Chance;
import horda.engine.Engine;
import horda.engine.Game;
import horda.engine.Out;
import horda.engine.Question;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.State;
import horda.ruemorgue.view.MorgueView;
import horda.wire.Language;
import horda.wire.Shelf;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jline.utils.AttributedString;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MorgueArtTest {
  private static final String GAME = "rue-morgue";
  private static final int STRIDE = 37;

  private final Shelf shelf = Shelf.standard();

  private Easel easel(int width, int height, Language language, boolean brief) {
    return new Easel(width, height, 0, shelf.texts(GAME, language), Speech.in(language), brief);
  }

  @ParameterizedTest
  @CsvSource({"t1, 6", "m02, 7", "m04, 9", "m09, 12", "pvp1, 8", "c62, 6"})
  void fitsEveryScreen(String mission, String number) {
    List<MorgueView> views = views(shelf.game(GAME), mission, number);
    for (int i = 0; i < views.size(); i += STRIDE) {
      for (Language language : Language.values()) {
        fits(views.get(i), easel(60, 24, language, true));
        fits(views.get(i), easel(80, 24, language, false));
        fits(views.get(i), easel(100, 40, language, false));
        fits(views.get(i), easel(120, 60, language, false));
      }
    }
  }

  private static void fits(MorgueView view, Easel easel) {
    List<AttributedString> lines = new MorgueArt(view).draw(easel);
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
    // given: the first turn of tutorial 1
    MorgueView view =
        views(shelf.game(GAME), "t1", "6").stream()
            .filter(v -> v.round() == 1 && !v.active().isEmpty())
            .findFirst()
            .orElseThrow();

    // when
    String wide = text(view, easel(120, 60, Language.EN, false));
    String brief = text(view, easel(120, 60, Language.EN, true));

    // then
    assertThat(wide)
        .contains("Learning to Fly · round 1 · players' phase", "Goal 1/1: All starting survivors")
        .contains("┌─", "│6V:S1", "│*12", "╎X H", "╎*34", "ABCDEF", "║", "══n══")
        .contains("► ", "3 actions", "Zone 2V:K1", "0 XP Blue");
    assertThat(brief).contains("► ").doesNotContain("┌─");
  }

  private static String text(MorgueView view, Easel easel) {
    List<AttributedString> lines = new MorgueArt(view).draw(easel);
    return String.join("\n", lines.stream().map(AttributedString::toString).toList());
  }

  private static <S extends State> List<MorgueView> views(
      Game<S> game, String mission, String number) {
    Map<String, String> options = Map.of("mission", mission, "number", number);
    S state = game.deal(Setup.of(game, 2, options, Seed.of(4)));
    Question<S> question = Engine.advance(state, Out.SILENT);
    Playout<S> playout = new Playout<>(game);
    RandomBot<S> bot = new RandomBot<>(new Chance(Seed.of(4)));
    List<MorgueView> views = new ArrayList<>();
    while (question != null) {
      views.add((MorgueView) game.view(state, 0));
      question = playout.step(state, question, Collections.nCopies(2, bot), Out.SILENT);
    }
    views.add((MorgueView) game.view(state, 0));
    return views;
  }
}
