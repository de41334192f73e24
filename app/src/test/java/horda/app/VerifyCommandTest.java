package horda.app;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Chance;
import horda.engine.Game;
import horda.engine.Key;
import horda.engine.Match;
import horda.engine.Option;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.wire.Dice;
import horda.wire.DiceProof;
import horda.wire.Json;
import horda.wire.SavedFile;
import horda.wire.SavedGame;
import horda.wire.Shelf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// `./horda verify`: takes a file whose dice were fixed beforehand, and names what is wrong with
/// another.
class VerifyCommandTest {
  private static final String OTHER = "0000000000000009".repeat(4);
  private static final Key HOUSE = new Key(11, 12, 13, 14);
  private static final String ANA = "a1".repeat(32);
  private static final SavedGame GOOD = played();

  @TempDir Path folder;

  /// Ana contributed, for the second seat the house did.
  private static SavedGame played() {
    Shelf shelf = Shelf.standard();
    Game<?> game = shelf.game("cards-of-the-dead");
    String second = Dice.ofHouse(HOUSE, 1);
    Seed seed = Dice.seed(HOUSE, List.of(ANA, second));
    Match<?> match = new Match<>(game, Setup.of(game, 2, Map.of(), seed));
    Chance choice = new Chance(Seed.of(3));
    while (!match.isOver()) {
      answer(match, choice);
    }
    DiceProof proof =
        new DiceProof(
            Seed.of(HOUSE).commitment(),
            HOUSE,
            List.of(
                new DiceProof.Share(Dice.commitment(ANA), ANA), new DiceProof.Share(null, second)),
            DiceProof.end(match));
    return SavedGame.of(shelf, match, List.of("Ana", "")).with(proof);
  }

  private static void answer(Match<?> match, Chance choice) {
    for (int seat = 0; seat < 2; seat++) {
      List<Option> options = match.options(seat);
      if (!options.isEmpty()) {
        match.answer(seat, options.get(choice.below(options.size())).id());
        return;
      }
    }
    throw new AssertionError("nobody is asked");
  }

  private Ran verify(ObjectNode json, String... more) throws IOException {
    Path file = Files.writeString(folder.resolve("game.json"), Json.line(json));
    String[] args = new String[more.length + 2];
    System.arraycopy(more, 0, args, 2, more.length);
    args[0] = "verify";
    args[1] = file.toString();
    return Ran.of(args);
  }

  @Test
  void aGoodFileIsTakenAndItsNumbersArePrinted() {
    Path file = folder.resolve("good.json");
    SavedFile.write(file, GOOD);
    Ran ran = Ran.of("verify", file.toString());
    assertThat(ran.err()).isEmpty();
    assertThat(ran.exit()).isZero();
    assertThat(ran.out())
        .contains(HOUSE.toString(), ANA, Dice.commitment(ANA), GOOD.seed().toString())
        .contains("Seat 2: the house contributed")
        .contains("Checked: the dice were fixed before anybody could know them.");
  }

  @Test
  void namesOfTheFileAreMadeFitToBeShown() throws IOException {
    // given
    ObjectNode json = GOOD.json();
    json.putArray("names").add("A\u202ena\u001b").add("\u0430na\u2066");
    // when
    Ran ran = verify(json);
    // then: nothing turns the line, and the two contributions can be told apart
    assertThat(ran.exit()).isZero();
    assertThat(ran.out())
        .contains("Ana", "\u0430na 2: the house contributed")
        .doesNotContain("\u202e", "\u001b", "\u2066");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/proof/house | The number of the house is not the one that it promised",
        "/proof/commitment | The number of the house is not the one that it promised",
        "/proof/seats/0/value | The contribution of Ana is not the one that was promised",
        "/proof/seats/0/commitment | The contribution of Ana is not the one that was promised",
        "/proof/seats/1/value | The contribution of Seat 2 came from the house, but",
        "/seed | The seed of the game is not made of",
      })
  void everyTamperingIsNamedInOneSentence(String path, String why) throws IOException {
    ObjectNode json = GOOD.json();
    int cut = path.lastIndexOf('/');
    ((ObjectNode) json.at(path.substring(0, cut))).put(path.substring(cut + 1), OTHER);
    Ran ran = verify(json);
    assertThat(ran.exit()).isEqualTo(1);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err().strip()).startsWith("horda: " + why).hasLineCount(1);
  }

  @Test
  void anAnswerThatWasChangedOrLeftOutIsNamed() throws IOException {
    ObjectNode changed = GOOD.json();
    ((ObjectNode) changed.get("log").get(5)).put("option", "nothing-of-this-game");
    Ran ran = verify(changed);
    assertThat(ran.exit()).isEqualTo(1);
    assertThat(ran.err()).contains("Answer 6").hasLineCount(1);

    ObjectNode shorter = GOOD.json();
    ((ArrayNode) shorter.get("log")).remove(GOOD.log().size() - 1);
    Ran cut = verify(shorter);
    assertThat(cut.exit()).isEqualTo(1);
    assertThat(cut.err()).startsWith("horda: The answers do not lead to the end").hasLineCount(1);
    assertThat(verify(shorter, "--lang", "es").err()).startsWith("horda: Las respuestas no llevan");
  }

  /// Another choice that the rules allow: the cards are the same, the end is not.
  @Test
  void anotherLegalAnswerIsFoundToo() throws IOException {
    int last = GOOD.log().size() - 1;
    Shelf shelf = Shelf.standard();
    for (int at = last; at >= 0; at--) {
      ObjectNode json = GOOD.json();
      ArrayNode log = (ArrayNode) json.get("log");
      while (log.size() > at) {
        log.remove(log.size() - 1);
      }
      Match<?> match = SavedGame.parse(json).replay(shelf).match();
      var answer = GOOD.json().get("log").get(at);
      int seat = answer.get("seat").intValue();
      String taken = answer.get("option").stringValue();
      for (Option option : match.options(seat)) {
        if (!option.id().equals(taken)) {
          log.addObject().put("seat", seat).put("option", option.id());
          assertThat(verify(json).err()).startsWith("horda: The answers do not lead to the end");
          return;
        }
      }
    }
    throw new AssertionError("there was never a choice");
  }

  @Test
  void otherFilesAreRefusedInOneSentence() throws IOException {
    ObjectNode plain = GOOD.json();
    plain.remove("proof");
    Ran none = verify(plain);
    assertThat(none.exit()).isEqualTo(1);
    assertThat(none.err()).startsWith("horda: This file has no proof of its dice").hasLineCount(1);

    ObjectNode short1 = GOOD.json();
    ((ObjectNode) short1.get("proof")).put("house", "7");
    assertThat(verify(short1).err()).contains("64 hexadecimal digits").hasLineCount(1);
    assertThat(verify(Json.object()).exit()).isNotZero();
    assertThat(Ran.of("verify", folder.resolve("none.json").toString()).exit()).isNotZero();
  }
}
