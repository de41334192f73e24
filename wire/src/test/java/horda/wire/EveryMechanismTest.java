package horda.wire;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Chance;
import horda.engine.DealDraft;
import horda.engine.DealReply;
import horda.engine.Digest;
import horda.engine.Game;
import horda.engine.Match;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.toy.FleaBox;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// The engine's toy, which uses windows, deals, promises and secret bids, through everything here.
class EveryMechanismTest {
  private static final Shelf SHELF = Shelf.of(new FleaBox());
  private static final Game<?> FLEA = SHELF.game("flea-market");

  private static Match<?> match(int seats, long seed) {
    return new Match<>(FLEA, Setup.of(FLEA, seats, Map.of(), Seed.of(seed)));
  }

  @Test
  void statesSurviveAtEveryDecisionOfEveryKind() {
    Set<String> steps = new TreeSet<>();
    for (int seed = 0; seed < 12; seed++) {
      Match<?> match = match(2 + seed % 3, seed);
      Chance chance = new Chance(Seed.of(seed));
      do {
        if (!match.isOver()) {
          steps.add(match.state().agenda.nameOf(match.state().agenda.at(0)));
        }
        Match<?> again = StateJson.read(SHELF, StateJson.text(match)).match();
        assertThat(Digest.of(again.state())).isEqualTo(Digest.of(match.state()));
        assertThat(StateJson.text(again)).isEqualTo(StateJson.text(match));
      } while (RandomPlay.play(match, 1, chance) == 1);
    }
    assertThat(steps).contains(DealDraft.NAME, DealReply.NAME).hasSizeGreaterThan(4);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void savedGamesAreTakenUpAtAnyPoint(long seed) {
    Match<?> match = match(3, seed);
    Chance chance = new Chance(Seed.of(seed));
    do {
      SavedGame.Loaded loaded = SavedGame.load(SHELF, SavedGame.save(SHELF, match, List.of()));
      assertThat(Digest.of(loaded.match().state())).isEqualTo(Digest.of(match.state()));
      assertThat(loaded.match().chronicle().events()).isEqualTo(match.chronicle().events());
    } while (RandomPlay.play(match, 7, chance) == 7);
    assertThat(match.isOver()).isTrue();
  }

  /// A program that knows no rules: it answers whoever is asked with one of the options.
  @ParameterizedTest
  @ValueSource(longs = {4, 5, 6})
  void aProgramPlaysToTheEndThroughTheDoor(long seed) {
    EngineDoor door = new EngineDoor(SHELF, Language.ES);
    Chance chance = new Chance(Seed.of(seed));
    JsonNode reply =
        Json.parse(
            door.line(
                "{\"cmd\":\"new\",\"game\":\"flea-market\",\"seats\":3,\"seed\":" + seed + "}"));
    int answers = 0;
    while (!reply.get("over").booleanValue()) {
      JsonNode turn = reply.get("turn").get(chance.below(reply.get("turn").size()));
      JsonNode option = turn.get("options").get(chance.below(turn.get("options").size()));
      reply =
          Json.parse(
              door.line(
                  Json.line(
                      Json.object()
                          .put("cmd", "answer")
                          .put("seat", turn.get("seat").intValue())
                          .put("option", option.get("id").stringValue()))));
      assertThat(reply.get("ok").booleanValue()).as("%s", reply).isTrue();
      assertThat(Json.parse(door.line("{\"cmd\":\"view\",\"seat\":0}")).get("view").isObject())
          .isTrue();
      answers++;
    }
    JsonNode result = Json.parse(door.line("{\"cmd\":\"result\"}"));
    assertThat(answers).isGreaterThan(20);
    assertThat(result.get("scores")).hasSize(3);
    assertThat(result.get("winners")).isNotEmpty();
    assertThat(result.get("seed").stringValue()).isEqualTo(Long.toString(seed));
  }
}
