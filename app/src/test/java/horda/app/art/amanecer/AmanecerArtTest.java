package horda.app.art.amanecer;

import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.view.AmanecerView;
import horda.app.art.Easel;
import horda.app.art.TableArt;
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
import horda.wire.Language;
import horda.wire.Shelf;
import horda.wire.YamlData;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jline.utils.AttributedString;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AmanecerArtTest {
  private static final String GAME = "amanecer-zombi";
  private static final int STRIDE = 41;
  private static final long SEED = 4;

  private final Shelf shelf = Shelf.standard();

  private Easel easel(int width, int height, Language language, boolean brief) {
    return new Easel(width, height, 0, shelf.texts(GAME, language), Speech.in(language), brief);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void fitsEveryScreen(int seats) {
    List<AmanecerView> views = views(shelf.game(GAME), seats, Map.of());
    for (int i = 0; i < views.size(); i += STRIDE) {
      for (Language language : Language.values()) {
        fits(views.get(i), easel(60, 24, language, true));
        fits(views.get(i), easel(80, 24, language, false));
        fits(views.get(i), easel(100, 40, language, false));
        fits(views.get(i), easel(150, 60, language, false));
      }
    }
  }

  private static void fits(AmanecerView view, Easel easel) {
    List<AttributedString> lines = TableArt.of(view).draw(easel);
    for (AttributedString line : lines) {
      assertThat(line.columnLength()).as(line.toString()).isLessThanOrEqualTo(easel.width());
      assertThat(line.toString()).doesNotContain("«");
    }
    if (easel.height() >= 40) {
      assertThat(lines.size()).as("lines of the table").isLessThanOrEqualTo(easel.height() - 8);
    }
  }

  @Test
  void mapsGroupsAndCardsStandOnTheTable() {
    // given: the first turn of three players on quick maps
    AmanecerView view = first(3, Map.of("maps", "quick"), v -> v.phase().equals("turn"));

    // when
    String wide = text(view, easel(150, 60, Language.EN, false));
    String brief = text(view, easel(120, 60, Language.EN, true));

    // then
    assertThat(wide)
        .contains("Round 1 of 9 · turn of ", "Map of A Seat 1", "Map of B Seat 2")
        .contains("Yellow Start zone ↑", "A/\\", "B/\\", "══", "~~", "><", "♣1", "■1", "☠")
        .contains("A Seat 1 (you)", "6 cards · Missions 3, done 0", "load ")
        .contains("Your hand: ", "Your Missions: ");
    assertThat(brief).contains("Your hand: ").doesNotContain("Map of");
  }

  @Test
  void zonesThatAreToBeLaidAreSeen() {
    AmanecerView view = first(2, Map.of(), v -> v.phase().equals("building"));

    assertThat(text(view, easel(150, 60, Language.ES, false)))
        .contains("se montan los mapas", "Por colocar:", "Mapa de A Asiento 1");
  }

  @Test
  void aFightIsATrayOfDice() {
    AmanecerView view = first(3, Map.of("maps", "quick"), v -> v.combat().dice() > 1 && rolled(v));

    assertThat(text(view, easel(120, 60, Language.EN, false)))
        .contains("fights " + view.combat().dice() + " Zombie dice", "hand to hand: ", " threw ");
  }

  private static boolean rolled(AmanecerView view) {
    return !view.combat().rolls().isEmpty();
  }

  @Test
  void tokensOfSeveralPlayersAreToldBelowTheMaps() {
    // given: Ana's Group on a Location where both have a token, Ben's alone on another
    AmanecerView view =
        staged(
            shelf.game(GAME),
            """
            ana: {at: farm-5-2, tokens: [farm-5-2]}
            ben: {tokens: [farm-5-2, farm-4-5]}
            """);

    // then: the map has a sign for several, and the line below says whose they are
    assertThat(text(view, easel(200, 60, Language.EN, false)))
        .contains("A♣1+", "■1b", "+ Farm, row 5, column 2: a b");
  }

  private static <S extends State> AmanecerView staged(Game<S> game, String position) {
    Setup setup = Setup.of(game, 2, Map.of(), Seed.of(SEED));
    String players = "players: [ana, ben]\n" + position;
    S state = game.stage().prepare(setup, YamlData.parse("position", players), Out.SILENT);
    return (AmanecerView) game.view(state, 0);
  }

  private AmanecerView first(
      int seats, Map<String, String> options, Predicate<AmanecerView> wanted) {
    return views(shelf.game(GAME), seats, options).stream()
        .filter(wanted)
        .findFirst()
        .orElseThrow();
  }

  private static String text(AmanecerView view, Easel easel) {
    List<AttributedString> lines = TableArt.of(view).draw(easel);
    return String.join("\n", lines.stream().map(AttributedString::toString).toList());
  }

  private static <S extends State> List<AmanecerView> views(
      Game<S> game, int seats, Map<String, String> options) {
    S state = game.deal(Setup.of(game, seats, options, Seed.of(SEED)));
    Question<S> question = Engine.advance(state, Out.SILENT);
    Playout<S> playout = new Playout<>(game);
    RandomBot<S> bot = new RandomBot<>(new Chance(Seed.of(SEED)));
    List<AmanecerView> views = new ArrayList<>();
    while (question != null) {
      views.add((AmanecerView) game.view(state, 0));
      question = playout.step(state, question, Collections.nCopies(seats, bot), Out.SILENT);
    }
    views.add((AmanecerView) game.view(state, 0));
    return views;
  }
}
