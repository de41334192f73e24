package horda.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Games played by lines, as a script would, from the menu to the end.
class PlayCommandTest {
  private static final String GAME = "cards-of-the-dead";

  @TempDir private Path data;

  private Ran play(String args, String... lines) {
    return new Ran.With(data, "").typing(lines).run(args.split(" "));
  }

  private Path kept(String folder) throws IOException {
    try (var files = Files.list(data.resolve(folder))) {
      return files.findFirst().orElseThrow();
    }
  }

  @Test
  void enterAloneLeadsToAGame() {
    Ran ran = new Ran.With(data, "\n\n\n").run("play");
    assertThat(ran.exit()).isZero();
    assertThat(ran.out())
        .contains("New game: Amanecer Zombi", "New game: Cards of the Dead", "How many", "Round 1");
  }

  @Test
  void noInputAtAllEndsCleanly() {
    assertThat(new Ran.With(data, "").run("play").exit()).isZero();
    assertThat(new Ran.With(data, "").run("play", GAME).exit()).isZero();
  }

  @Test
  void theMenuSwitchesLanguageAndCorrectsNumbers() {
    Ran ran = new Ran.With(data, "").typing("8", "6", "2", "9", "2", "", "quit").run("play");
    assertThat(ran.out())
        .contains("A number from 1 to 7, please.")
        .contains("Partida nueva: Cards of the Dead")
        .contains("Un número de 1 a 3, por favor.")
        .contains("¿A quién");
  }

  @Test
  void theMenuAsksHowWellTheProgramShallPlay() throws IOException {
    // when: Cards of the Dead for two, one of them a person, and the other the third of the list
    Ran ran = new Ran.With(data, "").typing("2", "2", "1", "9", "3", "1", "quit").run("play");
    // then
    assertThat(ran.out())
        .contains("2 Steady — plays by rules of thumb")
        .contains("Just Enter for 2")
        .contains("A number from 1 to 4, please.");
    assertThat(Files.readString(kept("games"))).contains("(cunning)");
  }

  @Test
  void aWholeGameToItsEnd() throws IOException {
    // "1" is always on offer; walking on and on without a weapon ends badly, and soon.
    List<String> ones = Collections.nCopies(600, "1");
    Ran ran = play("play " + GAME + " --seats 2 --seed 3", ones.toArray(String[]::new));
    assertThat(ran.exit()).isZero();
    assertThat(ran.out())
        .contains("LAST BREATH", "THE GAME IS LOST", "The seed was 3.", "COD-END-")
        .contains("9fb5fee2548c2968beeed25307d1b9bae482b8abb44108b6f2741f6f548b29e4. To check")
        .doesNotContain("«");
    assertThat(ran.out().indexOf("9fb5fee2548c")).isLessThan(ran.out().lastIndexOf("9fb5fee2548c"));
    Ran told = Ran.of("replay", kept("finished").toString());
    assertThat(told.exit()).isZero();
    assertThat(told.out()).contains("1. ", "→ ", "(COD-END-");
  }

  @Test
  void whatAnOptionLeadsToIsToldBeforeItIsChosen() {
    String game = "play rue-morgue --seats 1 --seed 3 --options mission=t1";
    List<String> lines = new ArrayList<>();
    for (int n = 0; n < 40; n++) {
      lines.addAll(List.of("odds make-noise", "odds end-turn", "1"));
    }
    Ran english = play(game, lines.toArray(String[]::new));
    assertThat(english.out())
        .contains("Make noise:", "Makes noise in ", "Nothing can be said about that beforehand.")
        .contains("'make-noise' is not on offer here. Say for example: odds 3.")
        .doesNotContain("«");
    Ran spanish = play(game + " --lang es", "probabilidad nada", "salir");
    assertThat(spanish.out()).contains("'nada' no está entre las opciones.");
  }

  @Test
  void botsPlayAllSeats() {
    Ran ran = play("play " + GAME + " --seats 2 --seed 1 --bots 1=random,2=random");
    assertThat(ran.out()).contains("THE GAME IS LOST");
  }

  @Test
  void oneBotForAllSeatsButTheFirstIsKeptWithTheGame() throws IOException {
    String args = "play " + GAME + " --seats 3 --seed 3";
    play(args + " --bots random --names Ana", "1", "quit");
    assertThat(Files.readString(kept("games")))
        .contains("\"names\":[\"Ana\",\"(random)\",\"(random)\"]")
        .contains("\"seat\":1", "\"seat\":2");
  }

  @Test
  void seatsThatCannotBe() {
    assertThat(play("play " + GAME + " --bots 3=random").err()).contains("There is no seat 3");
    assertThat(play("play " + GAME + " --bots x=random").err()).contains("There is no seat x");
    assertThat(play("play " + GAME + " --names Ana,Ben").err()).contains("2 names for 1 seat");
    assertThat(play("play " + GAME + " --names An(a)").err()).contains("cannot be a name");
  }

  @Test
  void aNameHasNothingInItThatCannotBeSeen() throws IOException {
    play(
        "play " + GAME + " --seats 2 --seed 3 --names A\u202en\u200ba\u001b,Ben\u2066",
        "1",
        "quit");
    assertThat(Files.readString(kept("games"))).contains("\"names\":[\"Ana\",\"Ben\"]");
  }

  @ParameterizedTest
  @CsvSource({
    "'Ana,Ana'",
    "'Ana,\u0430n\u0430'", // Cyrillic
    "'Bill,BiII'",
    "'Seat 2,Ben'",
    "'Ben,Bot 1'",
    "'Ana,An\u202ea'"
  })
  void namesThatLookAlikeAreRefused(String names) {
    String[] args = {"play", GAME, "--seats", "2", "--seed", "3", "--names", names};
    Ran ran = new Ran.With(data, "").run(args);
    assertThat(ran.exit()).isEqualTo(2);
    assertThat(ran.err())
        .contains("is what two seats would be called, or nearly so: give one of them another name.")
        .doesNotContain("\u202e");
  }

  @Test
  void namesOfAFileAreMadeFitToBeShown() throws IOException {
    // given: a file with two look-alike names and characters that turn the line or move the cursor
    play("play " + GAME + " --seats 2 --seed 3 --names Ana,Ben", "1", "quit");
    Path file = kept("games");
    String text = Files.readString(file);
    String evil = "\"names\":[\"A\u202en\\u001b[2Ja\",\"\u202e\u0410n [2Ja\"]";
    Files.writeString(file, text.replace("\"names\":[\"Ana\",\"Ben\"]", evil));
    // when
    Ran ran = play("play --load " + file, "1", "quit");
    // then
    assertThat(ran.exit()).isZero();
    assertThat(ran.out()).contains("An [2Ja").doesNotContain("\u202e", "\u001b");
    assertThat(Files.readString(file)).contains("\"names\":[\"An [2Ja\",\"\u0410n [2Ja 2\"]");
  }

  @Test
  void whatAFileIsQuotedForIsMadeFitToBeShown() throws IOException {
    Path file = data.resolve("evil.json");
    Files.createDirectories(data);
    play("play " + GAME + " --seed 3", "1", "quit");
    String text = Files.readString(kept("games"));
    Files.writeString(file, text.replace("\"game\":\"cards", "\"game\":\"\\u001b[2J\u202ecards"));
    Ran ran = play("play --load " + file);
    assertThat(ran.exit()).isNotZero();
    assertThat(ran.err()).contains("There is no game").doesNotContain("\u202e", "\u001b");
  }

  @Test
  void withOpenCardsNobodyIsSentAway() {
    Ran ran = play("play " + GAME + " --seats 2 --seed 3 --names Ana,Ben", "1", "1", "quit");
    assertThat(ran.out()).contains("Ana", "Ben").doesNotContain("Pass the keyboard");
  }

  @Test
  void standingOrders() {
    Ran ran = play("play " + GAME + " --seed 3", "orders", "order 9", "order 1", "order 0", "quit");
    assertThat(ran.out())
        .contains(" ► 0 Always ask me", "1 Always pass")
        .contains("There is no order '9'")
        .contains("Standing order: Always pass");
  }

  @Test
  void theTableShowsWhoseTurnItIsAndWhatCanBeDone() {
    Ran ran = play("play " + GAME + " --seed 3 --options survivors=rick");
    assertThat(ran.out())
        .contains("Day 1 of 3 · City", "► Rick Dixon", "♥ Vitality", "Hand 5/5", "4.3", "blocked")
        .contains("► Rick Dixon: what do you do?", "Walk", "End the turn");
    assertThat(ran.out().lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void answersByNumberWordPrefixAndId() {
    String args = "play " + GAME + " --seed 3 --options survivors=rick";
    for (List<String> typed :
        List.of(
            List.of("walk:4.3"),
            List.of("walk 4.3"),
            List.of("wal", "4.3"),
            List.of("walk:4.3"),
            List.of("1", "1"))) {
      Ran ran = play(args, typed.toArray(String[]::new));
      assertThat(ran.out()).as(typed.toString()).contains("walks on and turns card 4.3");
    }
    assertThat(play(args, "e").out()).contains("'e' may be");
    assertThat(play(args, "xyzzy").out()).contains("'xyzzy' is not on offer here");
    assertThat(play(args, "99").out()).contains("'99' is not on offer here");
    assertThat(play(args, "").out()).contains("Type the number of a line");
  }

  @Test
  void whyTellsTheRuleBehindAnEventAnOptionAndWhatIsNotOnOffer() {
    String args = "play " + GAME + " --seed 3 --options survivors=rick";
    assertThat(play(args, "why").out()).contains("COD-TURN-04  Maintenance");
    assertThat(play(args, "why walk").out()).contains("COD-WALK-03  ");
    assertThat(play(args, "why 1").out()).contains("COD-WALK-03  ");
    assertThat(play(args, "why attack").out()).contains("COD-ACT-10  ");
    assertThat(play(args, "attack").out()).contains("COD-ACT-10  ");
    assertThat(play(args, "why dance").out()).contains("Nothing is known about 'dance'");
  }

  @Test
  void wordsAtTheTable() {
    String args = "play " + GAME + " --seed 3 --options survivors=rick";
    assertThat(play(args, "card zombie").out()).contains("Zombie: Bites for 2");
    assertThat(play(args, "card medkti").out()).contains("Did you mean medkit");
    assertThat(play(args, "card").out()).contains("Which card?");
    assertThat(play(args, "rules noise").out()).contains("COD-NOISE-01");
    assertThat(play(args, "rules").out()).contains("Which rules?");
    assertThat(play(args, "log 2").out()).contains("(COD-TURN-04)");
    assertThat(play(args, "?").out()).contains("TAB completes");
    assertThat(play(args, "look").out().split("Day 1 of 3")).hasSize(3);
    assertThat(play(args, "undo").out()).contains("Nothing to take back");
  }

  @Test
  void undoTakesBackWhatRevealedNothing() {
    Ran ran =
        play("play " + GAME + " --seed 3 --options survivors=rick", "equip bat", "undo", "quit");
    String[] pages = ran.out().split("Day 1 of 3");
    assertThat(pages).hasSize(4);
    assertThat(pages[2]).contains("Weapon: Bat");
    assertThat(pages[3]).contains("Weapon: none equipped", "takes back the last choice.");
  }

  @Test
  void anUndoIsSaidToEverybodyAtTheKeyboard() {
    String args = "play " + GAME + " --seed 3 --options survivors=rick --names Ana";
    assertThat(play(args, "equip:bat", "undo", "quit").out())
        .contains("Ana takes back the last choice.");
    assertThat(play(args + " --lang es", "equip:bat", "deshacer", "quit").out())
        .contains("Ana deshace su última elección.");
  }

  @Test
  void aGameIsKeptAndContinued() throws IOException {
    play("play " + GAME + " --seed 3 --options survivors=rick", "equip bat", "quit");
    Ran menu = new Ran.With(data, "").typing("", "why").run("play");
    assertThat(menu.out()).contains("Continue: Cards of the Dead, 1 player, 1 answer so far");
    assertThat(menu.out()).contains("Weapon: Bat", "COD-ACT-05");
    Ran loaded = new Ran.With(data, "").run("play", "--load", kept("games").toString());
    assertThat(loaded.out()).contains("Weapon: Bat");
  }

  @Test
  void saveWritesAFileOfItsOwn() {
    Path file = data.resolve("mine.json");
    Ran ran =
        play("play " + GAME + " --seed 3 --options survivors=rick", "equip bat", "save " + file);
    assertThat(ran.out()).contains("Saved.");
    assertThat(file).exists();
    Ran position = Ran.of("replay", file.toString(), "--to", "1");
    assertThat(position.out()).contains("After answer 1 of 1", "Weapon: Bat", "[end]");
    assertThat(Ran.of("replay", file.toString(), "--to", "2").err()).contains("from 0 to 1 here");
    assertThat(Ran.of("replay", file.toString(), "--to", "2").exit()).isEqualTo(2);
  }

  @Test
  void inSpanish() {
    Ran ran =
        play("play " + GAME + " --seed 3 --lang es", "rick", "porque", "caminar", "1", "salir");
    assertThat(ran.out())
        .contains("Día 1 de 3 · Ciudad", "Vitalidad", "Caminar", "libre", "bloqueado")
        .contains("COD-TURN-04  ", "La partida queda guardada")
        .doesNotContain("«event", "«option", "«prompt", "«cards", "«play");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "no-such-file.json | | There is no file",
        "folder | | is a folder",
        "empty.json | '' | This is no saved game",
        "garbage.json | garbage | This is no saved game",
        "half.json | '{\"format\":1,\"game\":\"cards' | This is no saved game",
        "other.json | '{\"hello\":1}' | This is no saved game",
      })
  void filesThatAreNoSavedGames(String name, String content, String told) throws IOException {
    Files.createDirectories(data.resolve("folder"));
    Path file = data.resolve(name);
    if (content != null) {
      Files.writeString(file, content);
    }
    for (String command : List.of("replay", "play --load")) {
      Ran ran = new Ran.With(data, "").run((command + " " + file).split(" "));
      assertThat(ran.err()).contains(told).startsWith("horda: ");
      assertThat(ran.err().strip().lines()).hasSize(1);
      assertThat(ran.exit()).isEqualTo(1);
    }
  }

  @Test
  void aSavedGameWithAnAnswerThatDoesNotFit() throws IOException {
    Path file = data.resolve("wrong.json");
    play("play " + GAME + " --seed 3 --options survivors=rick", "equip bat", "save " + file);
    Files.writeString(file, Files.readString(file).replace("equip:", "swallow:"));
    Ran ran = Ran.of("play", "--load", file.toString());
    assertThat(ran.exit()).isEqualTo(1);
    assertThat(ran.err()).contains("Answer 1").contains("does not fit");
    Ran told = Ran.of("replay", file.toString());
    assertThat(told.exit()).isEqualTo(1);
    assertThat(told.out()).contains("✘ Answer 1");
  }

  @Test
  void loadAndGameTogetherMakeNoSense() {
    Ran ran = Ran.of("play", GAME, "--load", "x.json");
    assertThat(ran.exit()).isEqualTo(2);
    assertThat(ran.err()).contains("leave GAME out");
  }

  @Test
  void aDataFolderThatCannotBeWrittenDoesNotSpoilTheGame() throws IOException {
    Path file = Files.writeString(data.resolve("a-file"), "");
    Ran ran =
        new Ran.With(file, "")
            .typing("equip bat", "walk:4.3", "quit")
            .run("play", GAME, "--seed", "3", "--options", "survivors=rick");
    assertThat(ran.exit()).isZero();
    assertThat(ran.out()).contains("could not be saved", "turns card 4.3");
  }
}
