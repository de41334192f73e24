package horda.server.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.Match;
import horda.engine.Refusal;
import horda.engine.View;
import horda.wire.Language;
import horda.wire.Patch;
import horda.wire.SavedGame;
import horda.wire.Shelf;
import horda.wire.Texts;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

class RecordingTest {
  private static final Shelf SHELF = Shelf.standard();

  /// Whole games take a moment; several tests look at the same one.
  private static final Evening<?> WHOLE_CITY =
      Evening.of(SHELF, "city-of-horror", 3, 6, Language.ES).play(5000);

  @ParameterizedTest
  @CsvSource({
    "cards-of-the-dead, 2, 1, EN, 40",
    "cards-of-the-dead, 3, 2, ES, 5000",
    "city-of-horror, 3, 3, EN, 200",
    "city-of-horror, 3, 4, ES, 600",
    "city-of-horror, 4, 5, EN, 2000"
  })
  void showsNobodyWhatTheirScreenNeverShowed(
      String game, int seats, long seed, Language language, int lines) {
    Evening<?> evening = Evening.of(SHELF, game, seats, seed, language).play(lines);

    for (int viewer = View.ONLOOKER; viewer < seats; viewer++) {
      ObjectNode recording = evening.recording(viewer);

      assertThat(pictures(recording)).isSubsetOf(evening.seen.get(viewer));
      assertThat(told(recording)).isSubsetOf(evening.told.get(viewer));
      assertThat(recording.has("seed")).isEqualTo(evening.isOver());
    }
  }

  @ParameterizedTest
  @CsvSource({"cards-of-the-dead, 2", "city-of-horror, 3", "rue-morgue, 2"})
  void onTheWayOfADecisionNobodyIsAskedAndNothingElseIsSeen(String game, int seats) {
    Evening<?> evening = Evening.of(SHELF, game, seats, 3, Language.EN).play(150);
    int beats = 0;
    for (int viewer = View.ONLOOKER; viewer < seats; viewer++) {
      ObjectNode recording = evening.recording(viewer);
      ObjectNode picture = recording.get("frames").get(0).get("doc").deepCopy().asObject();
      for (JsonNode frame : later(recording)) {
        Set<String> known = refs(picture);
        List<ObjectNode> way = new ArrayList<>();
        moments(
            frame,
            moment -> {
              apply(moment, picture);
              way.add(picture.deepCopy());
              known.addAll(refs(moment.get("log")));
            });
        known.addAll(refs(way.removeLast()));
        beats += way.size();
        for (ObjectNode passing : way) {
          assertThat(passing.get("awaited")).isEmpty();
          assertThat(passing.has("prompt")).isFalse();
          assertThat(known).containsAll(refs(passing));
        }
      }
    }
    assertThat(beats).isGreaterThan(10);
  }

  /// Everything in it that looks like a component.
  private static Set<String> refs(JsonNode node) {
    Set<String> refs = new HashSet<>();
    Matcher found = Pattern.compile("\"([a-z][a-z-]*:\\d+)\"").matcher(node.toString());
    while (found.find()) {
      refs.add(found.group(1));
    }
    return refs;
  }

  @Test
  void tellsOnlyOnesOwnDecisionsWhileTheGameGoesOn() {
    Evening<?> evening = Evening.of(SHELF, "city-of-horror", 3, 3, Language.EN).play(300);
    assertThat(evening.isOver()).isFalse();

    for (int viewer = View.ONLOOKER; viewer < 3; viewer++) {
      Set<Integer> speakers = new HashSet<>();
      for (JsonNode frame : evening.recording(viewer).get("frames")) {
        frame.path("said").forEach(said -> speakers.add(said.get("seat").intValue()));
      }

      assertThat(speakers).isEqualTo(viewer < 0 ? Set.of() : Set.of(viewer));
    }
  }

  @Test
  void hasNoFrameForWhatOthersDidUnseen() {
    Evening<?> evening = Evening.of(SHELF, "city-of-horror", 3, 3, Language.EN).play(300);

    for (JsonNode frame : later(evening.recording(View.ONLOOKER))) {
      int seen = frame.get("patch").size() + frame.path("beats").size();
      assertThat(seen + frame.get("log").size()).isPositive();
    }
  }

  @Test
  void secretAnswersAreOneDecisionOfAllInTheOrderOfSeats() {
    Evening<?> evening = WHOLE_CITY;
    assertThat(evening.secrets).isPositive();

    List<JsonNode> together =
        later(evening.recording(0)).stream().filter(f -> f.get("by").size() > 1).toList();

    assertThat(together).isNotEmpty();
    for (JsonNode frame : together) {
      List<Integer> by = new ArrayList<>();
      frame.get("by").forEach(seat -> by.add(seat.intValue()));
      assertThat(by).isSorted();
    }
  }

  @Test
  void aSecretQuestionThatStillWaitsLeavesNoTrace() {
    // Four people choose a Movement card; three have.
    Evening<?> evening = Evening.of(SHELF, "city-of-horror", 4, 5, Language.EN);
    while (evening.match().state().committed() == 0) {
      evening.play(1);
    }

    ObjectNode picture = last(evening.recording(View.ONLOOKER));

    assertThat(picture.get("view").get("chosen")).isEmpty();
    assertThat(picture.get("awaited").size()).isGreaterThan(1);
  }

  @Test
  void whatWasTakenBackDoesNotAppear() {
    Evening<?> evening = Evening.of(SHELF, "cards-of-the-dead", 2, 1, Language.EN).play(5000);
    assertThat(evening.undone).isPositive();

    int answers =
        (int) evening.match().log().stream().filter(e -> e instanceof Match.Answer).count();

    assertThat(later(evening.recording(0))).hasSize(answers);
  }

  @Test
  void endsWhereTheGameStands() {
    Evening<?> evening = WHOLE_CITY;
    assertThat(evening.isOver()).isTrue();

    for (int viewer = View.ONLOOKER; viewer < 3; viewer++) {
      ObjectNode picture = last(evening.recording(viewer));

      assertThat(picture.get("view").get("over").booleanValue()).isTrue();
      assertThat(picture.get("end").stringValue()).isNotBlank();
      assertThat(evening.seen.get(viewer)).contains(picture.retain(Evening.PICTURE));
    }
  }

  @Test
  void whenOverANumberMeansTheSameMomentToAllEyes() {
    Evening<?> evening = WHOLE_CITY;

    assertThat(evening.recording(1).get("frames").size())
        .isEqualTo(evening.recording(View.ONLOOKER).get("frames").size());
    assertThat(evening.recording(1).get("seed").stringValue()).isEqualTo("6");
  }

  @Test
  void ofAVeryLongGameTheLastPartIsKept() {
    Evening<?> evening = WHOLE_CITY;
    SavedGame saved = evening.saved();

    Texts texts = SHELF.texts(saved.game(), Language.ES).seated(saved.names());
    ObjectNode part = Evening.json(Recording.of(SHELF, saved, 0, texts, false, 50));

    assertThat(part.get("cut").booleanValue()).isTrue();
    assertThat(part.get("frames").size()).isBetween(20, 51);
    assertThat(last(part)).isEqualTo(last(evening.recording(0)));
  }

  @Test
  void speaksTheLanguageAskedFor() {
    SavedGame saved = Evening.of(SHELF, "cards-of-the-dead", 1, 2, Language.EN).play(30).saved();

    Set<String> english = told(Evening.json(Recording.of(SHELF, saved, 0, Language.EN)));
    Set<String> spanish = told(Evening.json(Recording.of(SHELF, saved, 0, Language.ES)));

    assertThat(english).isNotEmpty().doesNotContainAnyElementsOf(spanish);
  }

  @Test
  void refusesEyesThatAreNotThere() {
    SavedGame saved = Evening.of(SHELF, "cards-of-the-dead", 1, 2, Language.EN).saved();

    assertThatThrownBy(() -> Recording.of(SHELF, saved, 1, Language.EN))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("no seat 1");
  }

  private static List<JsonNode> later(ObjectNode recording) {
    List<JsonNode> frames = new ArrayList<>();
    recording.get("frames").forEach(frames::add);
    return frames.subList(1, frames.size());
  }

  /// The moments of a decision in order, its end last.
  private static void moments(JsonNode frame, Consumer<JsonNode> to) {
    frame.path("beats").forEach(to);
    to.accept(frame);
  }

  private static void apply(JsonNode moment, ObjectNode picture) {
    Patch.apply(picture, moment.get("patch"));
  }

  private static ObjectNode last(ObjectNode recording) {
    ObjectNode picture = recording.get("frames").get(0).get("doc").deepCopy().asObject();
    later(recording).forEach(frame -> moments(frame, moment -> apply(moment, picture)));
    return picture;
  }

  /// All pictures, the words at the end left out: a screen shows them elsewhere.
  private static Set<JsonNode> pictures(ObjectNode recording) {
    Set<JsonNode> all = new HashSet<>();
    ObjectNode picture = recording.get("frames").get(0).get("doc").deepCopy().asObject();
    all.add(picture.deepCopy());
    for (JsonNode frame : later(recording)) {
      moments(frame, moment -> apply(moment, picture));
      all.add(picture.deepCopy().retain(Evening.PICTURE));
    }
    return all;
  }

  private static Set<String> told(ObjectNode recording) {
    Set<String> all = new HashSet<>();
    for (JsonNode frame : recording.get("frames")) {
      moments(
          frame,
          moment -> moment.get("log").forEach(event -> all.add(event.get("text").stringValue())));
    }
    return all;
  }
}
