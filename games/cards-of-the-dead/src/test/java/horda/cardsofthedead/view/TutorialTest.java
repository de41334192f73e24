package horda.cardsofthedead.view;

import static org.assertj.core.api.Assertions.assertThat;

import horda.cardsofthedead.CardsOfTheDead;
import horda.cardsofthedead.CardsOfTheDeadBox;
import horda.cardsofthedead.TableBuilder;
import horda.cardsofthedead.state.CardsState;
import horda.engine.Match;
import horda.engine.Option;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.wire.RuleEntry;
import horda.wire.Shelf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// The browser's tutorial speaks of cards that its seed must really bring.
class TutorialTest {
  private static final Path SCRIPT = Path.of("../../web/src/games/cards-of-the-dead/tutorial.json");
  private static final Pattern STEP = Pattern.compile("(?s)\\n    \\{\\n(.*?)\\n    \\}");

  private static List<String> found(String pattern, String text) {
    return Pattern.compile(pattern).matcher(text).results().map(m -> m.group(1)).toList();
  }

  @Test
  void everyStepFitsTheGameOfItsSeed() throws IOException {
    // given
    String script = Files.readString(SCRIPT);
    CardsOfTheDead game = TableBuilder.GAME;
    Seed seed = Seed.parse(found("\"seed\": \"(\\w+)\"", script).getFirst());
    Match<CardsState> match =
        new Match<>(game, Setup.of(game, 1, Map.of("survivors", "rick"), seed));
    Set<String> rules =
        Shelf.of(new CardsOfTheDeadBox()).rules(CardsOfTheDead.ID).entries().stream()
            .map(RuleEntry::id)
            .collect(Collectors.toSet());
    List<String> steps = STEP.matcher(script).results().map(m -> m.group(1)).toList();
    assertThat(steps).hasSizeBetween(12, 20);

    for (String step : steps) {
      // then what it points at lies on the table, and its rule is in the book
      for (String point : found("\"point\": \\[(.*?)\\]", step)) {
        assertThat(Refs.of(game.view(match.state(), 0))).containsAll(found("\"(.*?)\"", point));
      }
      assertThat(rules).containsAll(found("\"rule\": \"(.*?)\"", step));
      // when it asks for a choice, then that is on offer
      for (String choice : found("\"choose\": \"(.*?)\"", step)) {
        assertThat(match.options(0)).extracting(Option::id).contains(choice);
        match.answer(0, choice);
      }
    }
    assertThat(game.view(match.state(), 0).day()).isEqualTo(2);
  }
}
