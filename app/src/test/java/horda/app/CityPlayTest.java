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

/// City of Horror at one keyboard: secrets, windows, orders and deals.
class CityPlayTest {
  private static final String ALONE =
      "play city-of-horror --seed 5 --seats 3 --bots random --names Ana";
  private static final String TOGETHER =
      "play city-of-horror --seed 5 --seats 3 --bots 3=random --names Ana,Ben";
  private static final String CURTAIN = "Pass the keyboard to ";

  @TempDir private Path data;

  private Ran play(String args, List<String> lines) {
    return new Ran.With(data, "").typing(lines.toArray(String[]::new)).run(args.split(" "));
  }

  /// Ana places her five people, and stands in the first window.
  private static List<String> placed(String... then) {
    List<String> lines = new ArrayList<>(Collections.nCopies(5, "1"));
    lines.addAll(List.of(then));
    return lines;
  }

  /// Passes where one can, else takes the first of whatever there is; Enter lifts curtains.
  private static List<String> blindly(int times) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < times; i++) {
      lines.addAll(List.of("pass", "1", "1", "1", ""));
    }
    return lines;
  }

  private Path kept() throws IOException {
    try (var files = Files.list(data.resolve("games"))) {
      return files.findFirst().orElseThrow();
    }
  }

  @Test
  void whoeverIsAloneSeesNoCurtain() {
    Ran ran = play(ALONE, placed("", "", "quit"));
    assertThat(ran.out())
        .contains("Round 1 of 4 · 01:00", "(Enter passes)", "Your hand: ")
        .contains("The cards are shuffled and sealed")
        .doesNotContain(CURTAIN, "«");
    assertThat(ran.out().lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void enterPassesInAWindow() throws IOException {
    play(ALONE, placed("", "quit"));
    assertThat(Files.readString(kept())).contains("{\"seat\":0,\"option\":\"pass\"}");
  }

  @Test
  void twoAtOneKeyboardNeverSeeEachOthersHands() {
    Ran ran = play(TOGETHER, blindly(200));
    assertThat(ran.out()).contains(CURTAIN + "Ana", CURTAIN + "Ben").doesNotContain("«");
    String holder = "";
    int hands = 0;
    for (String line : ran.out().lines().toList()) {
      if (line.contains(CURTAIN)) {
        holder = line.contains("Ana") ? "Ana" : "Ben";
      }
      if (line.contains("(you)")) {
        assertThat(line).contains(holder + " (you)");
        hands++;
      }
    }
    assertThat(hands).isGreaterThan(20);
  }

  @Test
  void nobodyLooksOnWhenTheFirstHandIsDealt() {
    String out = play(TOGETHER, blindly(10)).out();
    assertThat(out.substring(0, out.indexOf("Your hand: "))).contains(CURTAIN);
  }

  @Test
  void secretChoicesAreAskedBehindTheCurtain() {
    String out = play(TOGETHER, blindly(60)).out();
    int ana = out.indexOf("Ana: Where will one of your characters run?");
    int ben = out.indexOf("Ben: Where will one of your characters run?");
    assertThat(ana).isPositive();
    assertThat(ben).isPositive();
    String between = out.substring(Math.min(ana, ben), Math.max(ana, ben));
    assertThat(between).contains(CURTAIN);
    assertThat(between).doesNotContain(" wants to go to ");
  }

  @Test
  void standingOrdersAreKeptAndShown() {
    Ran ran = play(ALONE, placed("orders", "order 8", "order 4", "quit"));
    assertThat(ran.out())
        .contains("4 Pass, but ask me about cancelling cards")
        .contains("There is no order '8'")
        .contains("Standing order: Pass, but ask me about cancelling cards (order 0 ends it)");
  }

  @Test
  void anOfferIsPutTogetherTermByTerm() {
    Ran ran = play(ALONE, placed("offer 1", "give shotgun", "want any-card", "send", "quit"));
    assertThat(ran.out())
        .contains("Your offer to Bot 2 so far:", "nothing yet", "1. Offer the Shotgun")
        .contains("2. Ask for a card of the other side's choice")
        .contains("Promise… ", "Ask for a promise… ", "Send the offer");
  }

  @Test
  void longListsOfPromisesAreGathered() {
    Ran ran = play(ALONE, placed("offer 1", "promise", "quit"));
    assertThat(ran.out()).contains("Promise: Ana now plays the… ");
  }

  @Test
  void cardsPeopleAndPlacesTellWhatTheyDo() {
    Ran ran = play(ALONE, placed("card shotgun", "card priest", "card bank", "?", "quit"));
    assertThat(ran.out())
        .contains("Shotgun: Kills 2 zombies", "The Priest: Exhaust him", "Bank A: Room for 3.")
        .contains("★ First Player");
  }

  @Test
  void namesAndBotsAreThereAgainWhenTheGameGoesOn() throws IOException {
    play(ALONE, placed("", "quit"));
    Ran ran = new Ran.With(data, "").run("play", "--load", kept().toString());
    assertThat(ran.out()).contains("Green Ana (you)", "Violet Bot 2").doesNotContain(CURTAIN);
  }

  @Test
  void aWholeGameEndsWithAllScores() {
    Ran ran = play(ALONE, blindly(1500));
    assertThat(ran.exit()).isZero();
    assertThat(ran.out()).contains("The most victory points win.", "Bot 2", " VP · ");
  }

  @Test
  void inSpanish() {
    Ran ran = play(ALONE + " --lang es", placed("órdenes", "", "salir"));
    assertThat(ran.out())
        .contains("Ronda 1 de 4 · 01:00", "(Intro pasa)", "Tu mano: ", "Preguntarme siempre")
        .doesNotContain("«");
  }
}
