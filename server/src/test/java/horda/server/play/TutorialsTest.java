package horda.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import horda.server.client.Guest;
import horda.wire.Json;
import horda.wire.RuleEntry;
import horda.wire.Shelf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// The page's tutorials, step by step at a table of the house with its bots and its attention: the
/// words speak of what that seed brings, so a change of the rules must not lead away from it.
class TutorialsTest {
  private static final int LEARNER = 0;
  private static final long TICK = 1000;

  /// Kinds of figures in a zone of Rue Morgue.
  private static final int KINDS = 5;

  /// Longer than any bots play among themselves.
  private static final int MOST_TICKS = 400;

  private final FakeAlarms alarms = new FakeAlarms();
  private TestHouse house;

  @BeforeEach
  void open() {
    house = TestHouse.open(alarms);
  }

  @AfterEach
  void close() {
    house.close();
  }

  private static JsonNode script(String game) throws IOException {
    return Json.parse(Files.readString(Path.of("../web/src/games/" + game + "/tutorial.json")));
  }

  /// As the page makes it: `web/src/learn/practice.ts`.
  private TestHouse.Made table(String game, JsonNode tutorial) {
    ObjectNode body = Json.object().put("game", game).put("public", false).put("talk", "silent");
    for (String field : new String[] {"seats", "options", "seed", "attention", "opening"}) {
      if (tutorial.has(field)) {
        body.set(field, tutorial.get(field));
      }
    }
    return house.make(Json.line(body));
  }

  /// Lets the bots play until the learner is asked or the game is over.
  private void othersPlay(Guest learner) {
    TestHouse.settle(learner);
    for (int n = 0; n < MOST_TICKS && !learner.awaits(LEARNER) && !learner.over(); n++) {
      alarms.pass(TICK);
      TestHouse.settle(learner);
    }
  }

  /// The page itself gives names to seats, and to the figures of one kind in a zone of Rue Morgue.
  private static boolean isThere(JsonNode document, String ref) {
    int number = Integer.parseInt(ref.substring(ref.indexOf(':') + 1));
    return switch (ref.substring(0, ref.indexOf(':'))) {
      case "seat" -> number < document.at("/table/seats").size();
      case "figures" ->
          document
                  .at("/view/zones/%d/zombies/%d".formatted(number / KINDS, number % KINDS))
                  .intValue()
              > 0;
      default -> document.toString().contains('"' + ref + '"');
    };
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "amanecer-zombi",
        "cards-of-the-dead",
        "city-of-horror",
        "rue-morgue",
        "six-nights"
      })
  void everyStepFitsWhatTheTableAsks(String game) throws IOException {
    // given
    JsonNode tutorial = script(game);
    Guest learner = house.sit(table(game, tutorial), LEARNER);
    Set<String> rules =
        Shelf.standard().rules(game).entries().stream()
            .map(RuleEntry::id)
            .collect(Collectors.toSet());
    int moves = 0;
    for (JsonNode step : tutorial.get("steps")) {
      String here = step.toString();
      othersPlay(learner);
      // then its rule is in the book, and what it points at is at the table
      if (step.has("rule")) {
        assertThat(rules).as(here).contains(step.get("rule").stringValue());
      }
      for (JsonNode ref : step.path("point")) {
        assertThat(isThere(learner.document(), ref.stringValue())).as(ref + " in " + here).isTrue();
      }
      // when it waits for a move, then that move is offered to whoever is asked
      if (step.has("choose")) {
        String move = step.get("choose").stringValue();
        assertThat(learner.awaits(LEARNER)).as(here).isTrue();
        assertThat(learner.options()).as(here).contains(move);
        learner.answer(LEARNER, move).join();
        moves++;
      }
    }
    assertThat(moves).isPositive();
    if (game.equals("city-of-horror")) {
      // and the words at its end tell the scores
      assertThat(learner.value("/outcome/scores").toString()).isEqualTo("[20,14,19]");
    }
  }
}
