package horda.cardsofthedead.rules;

import static horda.cardsofthedead.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cardsofthedead.CardsOfTheDead;
import horda.cardsofthedead.CardsOfTheDeadBox;
import horda.cardsofthedead.Played;
import horda.cardsofthedead.TableBuilder;
import horda.cardsofthedead.state.CardsEvent;
import horda.cardsofthedead.state.CardsState;
import horda.cardsofthedead.view.CardsView;
import horda.engine.Match;
import horda.engine.Out;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.lab.Rule;
import horda.wire.Shelf;
import horda.wire.YamlData;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// CARD: Hit Points, Uses, Turn counters, Tools, Defence: all that tokens count.
class CardTokensTest {
  private static TableBuilder rickWith(String weapon) {
    return table().equipped("rick", weapon);
  }

  @Test
  @Rule("COD-CARD-04")
  void hitTokensStayFromTurnToTurnUntilTheyReachTheHitPoints() {
    Played game = rickWith("pipe").space(1, "zombie").start();

    game.play("rick", "attack:1").sees("space.1", "zombie").sees("space.1.hits", 2);
    game.play("rick", "end").sees("space.1.hits", 2);
    game.play("rick", "attack:1").sees("space.1", "empty").sees("common-discard", "zombie");
  }

  @Test
  @Rule("COD-CARD-04")
  void theLastHitPointCounts() {
    rickWith("taser")
        .space(1, "zombie", 1, 0)
        .start()
        .play("rick", "attack:1")
        .sees("space.1.left", 1);
    rickWith("taser")
        .space(1, "zombie", 2, 0)
        .start()
        .play("rick", "attack:1")
        .sees("space.1", "empty");
  }

  @ParameterizedTest
  @ValueSource(strings = {"antiviral", "bat", "kevlar", "ammunition_gun"})
  @Rule("COD-CARD-05")
  void aCardWithoutTheHpIconHasOneHitPoint(String resource) {
    Played game = rickWith("taser").space(1, resource).start();

    game.play("rick", "attack:1").sees("space.1", "empty").sees("common-discard", resource);
  }

  @ParameterizedTest
  @CsvSource({"pipe, 3", "bat, 4", "axe, 3", "shotgun, 2", "taser, 2"})
  @Rule("COD-CARD-10")
  void aWeaponIsDiscardedWithItsLastUse(String weapon, int uses) {
    Played game =
        table()
            .equipped("rick", weapon, uses - 2)
            .space(1, "zombie_brute")
            .space(2, "zombie_brute")
            .common("antiviral", "antiviral")
            .start();

    game.play("rick", "attack:1")
        .sees("rick.equipped", weapon)
        .sees("rick.equipped-uses", uses - 1)
        .play("rick", "attack:2")
        .sees("rick.equipped", "nothing")
        .sees("common-discard." + weapon, 1);
  }

  @Test
  @Rule("COD-CARD-12")
  void aTurnCounterActsInTheActivationInWhichItIsFull() {
    Played game =
        table()
            .space(1, "zombie")
            .space(2, "zombie_screamer")
            .space(3, "zombie")
            .common("antiviral")
            .startGameTurn();
    game.sees("space.2.turns", 1);
    assertThat(game.events().told(CardsEvent.NOISE)).isFalse();

    game.play("rick", "end");

    assertThat(game.events().only(CardsEvent.NOISE)).containsExactly(1);
    assertThat(game.events().kinds())
        .containsSubsequence(
            CardsEvent.COUNTS,
            CardsEvent.BITTEN, // space 1
            CardsEvent.BITTEN, // space 2
            CardsEvent.COUNTER_FULL,
            CardsEvent.NOISE,
            CardsEvent.BITTEN); // space 3
  }

  @Test
  @Rule("COD-CARD-14")
  void aYellowCounterStartsAgain() {
    Played game =
        table().space(1, "zombie_screamer").common("antiviral", "antiviral").startGameTurn();

    int[] tokens = {1, 0, 1, 0};
    for (int turn = 0; turn < tokens.length; turn++) {
      game.sees("space.1.turns", tokens[turn]);
      assertThat(game.events().told(CardsEvent.NOISE)).isEqualTo(turn % 2 == 1);
      game.play("rick", "end");
    }
  }

  /// No printed card survives its white counter, so a Screamer lends itself.
  @Test
  @Rule("COD-CARD-13")
  void aWhiteCounterActsOnceAndCountsNoFurther(@TempDir Path contentDir) throws IOException {
    Played game = withWhiteScreamer(contentDir);
    for (int turn = 0; turn < 5; turn++) {
      game.play("rick", "end");
    }

    assertThat(game.allEvents().count(CardsEvent.COUNTS)).isEqualTo(2);
    assertThat(game.allEvents().count(CardsEvent.COUNTER_FULL)).isEqualTo(1);
    assertThat(game.allEvents().count(CardsEvent.NOISE)).isEqualTo(1);
    assertThat(game.allEvents().count(CardsEvent.BITTEN)).as("it still bites").isEqualTo(6);
  }

  private static Played withWhiteScreamer(Path contentDir) throws IOException {
    String printed = "counter: {value: 2, colour: yellow, action: noise, amount: 1}";
    Path folder = Files.createDirectories(contentDir.resolve(CardsOfTheDead.ID));
    try (InputStream in = CardsOfTheDead.class.getResourceAsStream("content.yaml")) {
      String content =
          new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      assertThat(content).containsOnlyOnce(printed);
      Files.writeString(
          folder.resolve("content.yaml"),
          content.replace(printed, printed.replace("yellow", "white")));
    }
    Shelf shelf = Shelf.of(new CardsOfTheDeadBox()).with(contentDir);
    CardsOfTheDead game = (CardsOfTheDead) shelf.game(CardsOfTheDead.ID);
    Setup setup = Setup.of(game, 1, Map.of("survivors", "rick"), Seed.of(1));
    String position = "{begin: game-turn, spaces: {1: zombie_screamer}, common: [antiviral]}";
    CardsState state =
        game.stage().prepare(setup, YamlData.parse("position", position), Out.SILENT);
    return new Played(new Match<>(game, setup, state));
  }

  @Test
  @Rule("COD-CARD-15")
  void aToolKitHasTheEffectOfDestroyingTheCardWithoutDamage() {
    Played game =
        table()
            .hand("rick", "toolkit")
            .space(1, "zombie")
            .space(2, "vending_machine")
            .space(3, "antiviral")
            .start();
    assertThat(game.options("use:toolkit")).containsExactly("use:toolkit:2");

    game.play("rick", "use:toolkit:2");

    game.sees("space.2", "empty")
        .sees("out.vending_machine", 1)
        .sees("rick.hand", "canned_soup")
        .sees("common-discard", "toolkit")
        .sees("space.1.left", 3);
    assertThat(game.events().told(CardsEvent.HIT)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"zombie_brute, 0, 3", "fat_zombie, 1, 5", "zombie_spitter, 1, 1"})
  @Rule("COD-CARD-16")
  void kevlarAbsorbsDamageOfAnyTypePointForPoint(String attacker, int turns, int damage) {
    Played game =
        table()
            .worn("rick", 0, "kevlar", "kit:kevlar")
            .vitality("rick", 5)
            .space(1, attacker, 0, turns)
            .common("antiviral", "antiviral")
            .startGameTurn();

    game.sees("rick.vitality", 5).sees("rick.worn-hits", damage % 4);
    assertThat(game.events().only(CardsEvent.ABSORBED)).containsExactly(0, damage);
  }

  @Test
  @Rule("COD-CARD-16")
  void onlyWhatDefenceLeavesReachesVitality() {
    Played game = table().worn("rick", 2, "kevlar").space(1, "zombie_brute").startGameTurn();

    game.sees("rick.worn", "nothing").sees("rick.vitality", 11);
  }

  @ParameterizedTest
  @CsvSource({"pipe, attack:1, 3", "taser, attack:1, 4", "bottle, use:bottle:1, 3"})
  @Rule("COD-CARD-16")
  void theShieldOfARiotZombieAbsorbsDamageOfAnyType(String card, String option, int left) {
    TableBuilder table = table().space(1, "riot_zombie");
    boolean thrown = option.startsWith("use");
    Played game = (thrown ? table.hand("rick", card) : table.equipped("rick", card)).start();

    game.play("rick", option).sees("space.1", "riot_zombie").sees("space.1.left", left);
  }

  @Test
  @Rule("COD-CARD-17")
  void theDefenceOfAZombieDoesNotGrowBack() {
    Played game = rickWith("pipe").space(1, "riot_zombie").start();

    game.play("rick", "attack:1").sees("space.1.left", 3);
    game.play("rick", "end").sees("space.1.left", 3);
    game.play("rick", "attack:1").sees("space.1.left", 1);
    game.play("rick", "attack:1").sees("space.1", "empty");
  }

  @Test
  @Rule("COD-CARD-21")
  void everybodySeesTheTokensOnTheCards() {
    Played game =
        table()
            .survivors("rick", "selena")
            .equipped("rick", "taser")
            .worn("rick", 2, "kevlar")
            .space(1, "mommy_zombie")
            .space(2, "zombie")
            .start();
    game.play("rick", "attack:2").play("rick", "end").play("selena", "end");

    CardsView seen = TableBuilder.GAME.view(game.state(), 1);

    assertThat(seen.spaces().get(0).turns()).isEqualTo(2);
    assertThat(seen.spaces().get(0).counter()).isEqualTo(3);
    assertThat(seen.spaces().get(1).hits()).isEqualTo(1);
    assertThat(seen.spaces().get(1).toughness()).isEqualTo(3);
    assertThat(seen.survivors().getFirst().equippedUses()).isEqualTo(1);
    assertThat(seen.survivors().getFirst().wornHits()).isEqualTo(3);
  }

  @ParameterizedTest
  @ValueSource(strings = {"none", "next-turn", "served"})
  @Rule("COD-CARD-21")
  void everybodySeesParalysisTokens(String token) {
    Played game = table().space(1, "zombie", 0, 0, token).paralysed("rick", token).start();

    CardsView seen = TableBuilder.GAME.view(game.state(), 0);

    assertThat(seen.spaces().getFirst().paralysis()).isEqualTo(token);
    assertThat(seen.survivors().getFirst().paralysis()).isEqualTo(token);
  }
}
