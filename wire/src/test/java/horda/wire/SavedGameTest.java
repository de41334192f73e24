package horda.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.Chance;
import horda.engine.Digest;
import horda.engine.Game;
import horda.engine.Match;
import horda.engine.Refusal;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.wire.lantern.LanternBox;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

class SavedGameTest {
  private static final Shelf SHELF = Shelf.of(new LanternBox());
  private static final Game<?> LANTERNS = SHELF.game("lanterns");
  private static final List<String> NAMES = List.of("Ana", "Bo");

  @TempDir Path folder;

  private static Match<?> match(int moves) {
    Match<?> match = new Match<>(LANTERNS, Setup.of(LANTERNS, 2, Map.of(), new Seed(5, 6)));
    RandomPlay.play(match, moves, new Chance(Seed.of(1)));
    return match;
  }

  private static ObjectNode json() {
    return SavedGame.of(SHELF, match(6), NAMES).json();
  }

  private static void refused(String text, String why) {
    assertThatThrownBy(() -> SavedGame.load(SHELF, text))
        .isInstanceOfSatisfying(Refusal.class, r -> assertThat(r.code()).isEqualTo("save"))
        .hasMessageContaining(why);
  }

  @Test
  void aSavedGameIsTakenUpWhereItWasLeft() {
    Match<?> match = match(10);
    match.order(1, 1);
    RandomPlay.play(match, 3, new Chance(Seed.of(2)));

    SavedGame.Loaded loaded = SavedGame.load(SHELF, SavedGame.save(SHELF, match, NAMES));

    assertThat(Digest.of(loaded.match().state())).isEqualTo(Digest.of(match.state()));
    assertThat(loaded.match().log()).isEqualTo(match.log());
    assertThat(loaded.match().setup()).isEqualTo(match.setup());
    assertThat(loaded.names()).isEqualTo(NAMES);
    assertThat(loaded.remark()).isEmpty();
  }

  @Test
  void textReadsBackAsTheSameText() {
    String text = SavedGame.save(SHELF, match(10), NAMES);

    assertThat(SavedGame.parse(text).text()).isEqualTo(text);
    assertThat(text.lines().count()).isEqualTo(10 + 3);
  }

  @Test
  void textsOfAFileAreMadeFitToBeShown() {
    // given: words that turn the line, move the cursor or cannot be seen
    ObjectNode json = json();
    json.putArray("names").add("A\u202en\u001ba").add("Bo\u2066");
    json.putObject("options").put("plan", "one\u202e\n\u001b[2Jtwo");
    json.putObject("start").putArray("words").add("\u2066three\u0007");
    json.putObject("found")
        .put("check", "sound\u202e")
        .put("message", "\u001b[2J")
        .put("answers", 6)
        .put("command", "./horda fuzz\u0007");

    // when
    SavedGame saved = SavedGame.parse(json);

    // then
    assertThat(saved.names()).containsExactly("An a", "Bo");
    assertThat(saved.options()).containsEntry("plan", "one\n [2Jtwo");
    assertThat(String.valueOf(saved.start())).isEqualTo("{\"words\":[\"three \"]}");
    assertThat(saved.found()).isEqualTo(new KeptReason("sound", " [2J", 6, "./horda fuzz "));
  }

  @Test
  void whatIsQuotedOfAFileIsMadeFitToBeShown() {
    refused(json().put("\u202egam\u001be", 1).toString(), "'gam e' is not known here");
    ObjectNode json = json();
    ((ObjectNode) json.get("log").get(3)).put("option", "fl\u202ey\u001b[2J");

    refused(json.toString(), "'fly [2J') does not fit: ");
  }

  @Test
  void aGameFromAPositionIsTakenUpFromThere() {
    Match<?> match = StateJson.read(SHELF, StateJson.text(match(7))).match();
    RandomPlay.play(match, 5, new Chance(Seed.of(3)));

    SavedGame.Loaded loaded = SavedGame.load(SHELF, SavedGame.save(SHELF, match, NAMES));

    assertThat(loaded.match().fromStart()).isFalse();
    assertThat(loaded.match().log()).hasSize(5);
    assertThat(Digest.of(loaded.match().state())).isEqualTo(Digest.of(match.state()));
  }

  @Test
  void otherRulesOrContentAreSaidAndPlayedAnewIfTheyStillFit() {
    ObjectNode older = json().put("revision", 2);
    ObjectNode other = json().put("content", "00");

    assertThat(SavedGame.load(SHELF, older.toString()).remark())
        .isEqualTo("It was saved with rules revision 2, and this is revision 3.");
    assertThat(SavedGame.load(SHELF, other.toString()).remark())
        .isEqualTo("It was saved with other content (cards, places) than this.");
  }

  @Test
  void theFirstAnswerThatNoLongerFitsIsNamed() {
    ObjectNode json = json().put("revision", 2);
    ((ObjectNode) json.get("log").get(3)).put("option", "fly");

    refused(
        json.toString(),
        "Answer 4 (seat "
            + json.get("log").get(3).get("seat")
            + ": 'fly') does not fit: 'fly' is not among the options."
            + " It was saved with rules revision 2, and this is revision 3.");
  }

  @Test
  void anAnswerThatTripsARuleIsNamedToo() {
    ObjectNode json = json();
    json.putObject("options").put("lit", "yes");
    json.putArray("log").addObject().put("seat", 0).put("option", "crash");

    refused(json.toString(), "Answer 1 (seat 0: 'crash') does not fit: a rule failed");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "format | 3 | saved by a newer version",
        "format | 0 | 'format' must be from 1",
        "game | 1 | 'game' must be a text",
        "seats | 7 | is for 2 to 3 seats",
        "seats | true | 'seats' must be a whole number",
        "options | {\"moon\":\"no\"} | has no option 'moon'",
        "names | [1] | 'names' must be a text",
        "seed | 5 | 'seed' must be a text",
        "seed | \"five\" | 'seed' must be a whole number or 32",
        "log | {} | 'log' must be a list",
        "log | [1] | 'log' must be an object",
        "log | [{\"seat\":0}] | 'option' is missing",
        "log | [{\"seat\":-1,\"option\":\"rest\"}] | 'seat' must be from 0",
        "log | [{\"seat\":0,\"option\":\"order:1\"}] | Answer 1 (seat 0: 'order:1') does not fit",
        "log | [{\"seat\":0,\"option\":\"undo\"}] | Answer 1 (seat 0: 'undo') does not fit",
        "log | [{\"seat\":0,\"order\":99}] | Answer 1 (seat 0: 'order 99') does not fit",
        "log | [{\"seat\":0,\"order\":-1}] | 'order' must be from 0",
        "log | [{\"seat\":0,\"order\":\"1\"}] | 'order' must be a whole number",
        "log | [{\"seat\":0,\"order\":1,\"option\":\"rest\"}] | 'option' is not known here",
        "log | [{\"seat\":0,\"undo\":true}] | Answer 1 (seat 0: 'undo') does not fit",
        "log | [{\"seat\":0,\"undo\":false}] | 'undo' must be true",
        "start | {} | The game cannot be set up again",
        "start | 5 | The game cannot be set up again",
        "moon | 5 | 'moon' is not known here",
      })
  void aFieldThatDoesNotFitIsToldInOneSentence(String field, String value, String why) {
    ObjectNode json = json();
    json.set(field, Json.parse(value));

    refused(json.toString(), why);
  }

  @Test
  void eachKindOfLineHasAFormOfItsOwn() {
    Match<?> match = match(2);
    match.order(1, 1);
    match.order(0, 0);
    RandomPlay.play(match, 1, new Chance(Seed.of(2)));

    ObjectNode json = SavedGame.of(SHELF, match, NAMES).json();

    assertThat(json.get("format").intValue()).isEqualTo(2);
    assertThat(json.get("log").get(2).toString()).isEqualTo("{\"seat\":1,\"order\":1}");
    assertThat(json.get("log").get(3).toString()).isEqualTo("{\"seat\":0,\"order\":0}");
    assertThat(SavedGame.parse(json).log()).isEqualTo(match.log());
  }

  @Test
  void aFileOfTheFirstFormatSaysItsOrdersAndUndosInWords() {
    Match<?> match = match(0);
    match.answer(0, "rest");
    match.order(1, 1);
    ObjectNode old = SavedGame.of(SHELF, match(0), NAMES).json().put("format", 1);
    String[][] lines = {{"0", "rest"}, {"0", "undo"}, {"0", "rest"}, {"1", "order:1"}};
    for (String[] line : lines) {
      int seat = Integer.parseInt(line[0]);
      ((ArrayNode) old.get("log")).addObject().put("seat", seat).put("option", line[1]);
    }

    SavedGame read = SavedGame.parse(old);

    assertThat(read.log())
        .containsExactly(
            new Match.Answer(0, "rest"),
            new Match.Undo(0),
            new Match.Answer(0, "rest"),
            new Match.Order(1, 1));
    SavedGame.Loaded loaded = read.replay(SHELF);
    assertThat(Digest.of(loaded.match().state())).isEqualTo(Digest.of(match.state()));
    assertThat(loaded.match().log()).isEqualTo(match.log());
    assertThat(SavedGame.parse(read.text()).log()).isEqualTo(read.log());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "null", "[]", "{", "{}", "PK\u0003\u0004", "\u0000", "{\"format\":1}"})
  void otherTextsAreNoSavedGame(String text) {
    refused(text, "This is no saved game");
  }

  @Test
  void anUnknownGameIsRefusedWithTheKnownOnes() {
    assertThatThrownBy(() -> SavedGame.load(SHELF, json().put("game", "chess").toString()))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("the games are lanterns");
  }

  @Test
  void aFileIsReplacedWholeAndLeavesNoLitter() throws IOException {
    Path file = folder.resolve("games").resolve("one.json");
    SavedFile.write(file, SavedGame.of(SHELF, match(3), NAMES));
    SavedFile.write(file, SavedGame.of(SHELF, match(6), NAMES));

    assertThat(SavedFile.read(file).log()).hasSize(6);
    try (Stream<Path> files = Files.list(file.getParent())) {
      assertThat(files).containsExactly(file);
    }
  }

  @Test
  void filesThatAreNoneAreRefusedInOneSentence() throws IOException {
    Path binary = Files.write(folder.resolve("x.json"), new byte[] {(byte) 0xff, (byte) 0xfe, 0});
    SavedGame game = SavedGame.of(SHELF, match(1), NAMES);

    assertThatThrownBy(() -> SavedFile.read(folder.resolve("none.json")))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("There is no file");
    assertThatThrownBy(() -> SavedFile.read(binary))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("not a text in UTF-8");
    assertThatThrownBy(() -> SavedFile.read(folder)).isInstanceOf(Refusal.class);
    assertThatThrownBy(() -> SavedFile.write(binary.resolve("y.json"), game))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("could not be saved");
  }
}
