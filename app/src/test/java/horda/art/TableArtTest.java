package horda.art;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import horda.bots.Playout;
import horda.bots.RandomBot;
import horda.cardsofthedead.view.CardsView;
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
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jline.utils.AttributedString;
import org.junit.jupiter.api.Test;

/// Tables of whole games fit the screens they are drawn for, at every decision.
class TableArtTest {
  private final Shelf shelf = Shelf.standard();

  private Easel easel(int width, int height, Language language) {
    return new Easel(
        width, height, 0, shelf.texts("cards-of-the-dead", language), Speech.in(language));
  }

  @Test
  void cardsOfTheDeadFitsEveryScreen() {
    int breathless = 0;
    int indoors = 0;
    for (int game = 0; game < 300; game++) {
      for (View view : views(shelf.game("cards-of-the-dead"), 1 + game % 3, game)) {
        CardsView cards = (CardsView) view;
        boolean rare = cards.lastBreath() || !cards.zone().equals("main");
        breathless += cards.lastBreath() ? 1 : 0;
        indoors += cards.zone().equals("main") ? 0 : 1;
        if (game < 3 || rare) {
          fitsAll(view);
        }
      }
    }
    assertThat(breathless).as("positions with Last Breath").isPositive();
    assertThat(indoors).as("positions indoors").isPositive();
  }

  private void fitsAll(View view) {
    for (Language language : Language.values()) {
      fits(view, easel(80, 24, language));
      fits(view, easel(100, 40, language));
      fits(view, easel(120, 50, language));
    }
  }

  private static void fits(View view, Easel easel) {
    List<AttributedString> lines = Artists.of(view).draw(easel);
    for (AttributedString line : lines) {
      if (line.columnLength() > easel.width() || line.toString().contains("«")) {
        fail("does not fit %d columns: %s".formatted(easel.width(), line));
      }
    }
    if (easel.height() >= 40) {
      assertThat(lines.size()).as("lines of the table").isLessThanOrEqualTo(easel.height() - 8);
    }
  }

  @Test
  void anyViewIsDrawnAsATree() {
    View view = views(shelf.game("cards-of-the-dead"), 2, 1).get(20);
    List<AttributedString> lines = new TreeArt(view).draw(easel(80, 24, Language.EN));
    assertThat(lines.toString()).contains("day: 1", "survivors:", "vitality:");
    assertThat(lines).allMatch(line -> line.columnLength() <= 80);
  }

  @Test
  void aGameWithoutADrawingIsDrawnWithNamesAndTables() {
    Easel easel =
        new Easel(80, 24, 0, shelf.texts("six-nights", Language.EN), Speech.in(Language.EN));
    List<View> views = views(shelf.game("six-nights"), 3, 1);
    views.forEach(view -> fits(view, easel));
    List<String> first =
        new TreeArt(views.getFirst()).draw(easel).stream().map(Object::toString).toList();

    assertThat(first)
        .anyMatch(line -> line.matches("  seat +cards +tins +bites .*"))
        .anyMatch(line -> line.matches("  Seat 1 +4 +0 +0 .*"))
        .anyMatch(line -> line.matches("hand: [A-Z][\\w ]+(, [A-Z][\\w ]+){3}"))
        .noneMatch(line -> line.contains("ref") || line.matches(".*\\b(card|night):\\d.*"));
  }

  private static <S extends State> List<View> views(Game<S> game, int seats, long seed) {
    boolean hasChallenges = game.id().equals("cards-of-the-dead");
    Map<String, String> options = hasChallenges ? Map.of("challenges", "yes") : Map.of();
    S state = game.deal(Setup.of(game, seats, options, Seed.of(seed)));
    Question<S> question = Engine.advance(state, Out.SILENT);
    Playout<S> playout = new Playout<>(game);
    RandomBot<S> bot = new RandomBot<>(new Chance(Seed.of(seed)));
    List<View> views = new java.util.ArrayList<>();
    while (question != null) {
      views.add(game.view(state, 0));
      question = playout.step(state, question, Collections.nCopies(seats, bot), Out.SILENT);
    }
    views.add(game.view(state, 0));
    return views;
  }
}
