package horda.cardsofthedead.rules;

import static horda.cardsofthedead.TableBuilder.dealt;
import static horda.cardsofthedead.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cardsofthedead.CardsOfTheDead;
import horda.cardsofthedead.Played;
import horda.cardsofthedead.TableBuilder;
import horda.cardsofthedead.content.Back;
import horda.cardsofthedead.content.Content;
import horda.cardsofthedead.state.CardZones;
import horda.cardsofthedead.view.SpotView;
import horda.engine.Match;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.lab.Rule;
import horda.wire.YamlData;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// DEPLOY: how the Deployment Area is dealt and which of its cards may be turned.
class DeployTest {
  private static final List<String> CITY = List.of("1.0", "1.2", "1.4", "1.6", "1.8");
  private static final List<String> ONE_PLAYER =
      List.of("2.1", "2.3", "2.5", "2.7", "3.2", "3.4", "3.6", "4.3", "4.5");
  private static final List<String> FROM_TWO =
      List.of("5.2", "5.4", "5.6", "6.1", "6.3", "6.5", "6.7");
  private static final List<String> WITH_THREE = List.of("7.0", "7.2", "7.4", "7.6", "7.8");

  /// The order in which these venue cards are dealt is known, and the two Common cards.
  private static Played inPharmacy() {
    return table()
        .space(1, "pharmacy")
        .say("pharmacy", List.of("vaccine", "exit_indoors", "antiviral"))
        .common("zombie", "bat")
        .start()
        .play("rick", "go:pharmacy");
  }

  @Test
  @Rule("COD-DEPLOY-01")
  void cardsAreDealtFaceDown() {
    for (int seats = 1; seats <= 3; seats++) {
      List<SpotView> layout = Laid.view(dealt(3, seats, "survivors", "random")).layout();
      assertThat(layout).isNotEmpty();
      assertThat(layout).noneMatch(SpotView::faceUp).noneMatch(SpotView::known);
      assertThat(layout).allMatch(spot -> spot.card() == null);
    }
    assertThat(Laid.view(inPharmacy()).layout()).noneMatch(SpotView::faceUp);
  }

  @Test
  @Rule("COD-DEPLOY-01")
  void cardsAreDealtRowByRowAndFromLeftToRight() {
    Played game = inPharmacy();

    assertThat(List.of("1.1", "1.3", "1.5"))
        .extracting(spot -> Laid.at(game, spot))
        .containsExactly("vaccine", "exit_indoors", "antiviral");
    assertThat(List.of("2.2", "2.4"))
        .extracting(spot -> Laid.at(game, spot))
        .containsExactly("zombie", "bat");
  }

  @Test
  @Rule("COD-DEPLOY-01")
  void aLaterRowLiesOnTheRowBefore() {
    inPharmacy().sees("uncovered", "2.0, 2.2, 2.4, 2.6");
    dealt(1, 1, "survivors", "rick").sees("uncovered", "4.3, 4.5");
    dealt(1, 3, "survivors", "random").sees("uncovered", "7.0, 7.2, 7.4, 7.6, 7.8");
  }

  @Test
  @Rule("COD-DEPLOY-02")
  void theCityCardsFillRowOneAndCommonCardsTheOthers() {
    for (int seed = 1; seed <= 5; seed++) {
      Played game = dealt(seed, 1, "survivors", "rick");
      // The backs can be told apart by everybody.
      assertThat(Laid.spots(game, "city")).containsExactlyElementsOf(CITY);
      assertThat(Laid.spots(game, "common")).containsExactlyElementsOf(ONE_PLAYER);
      assertThat(CITY).extracting(spot -> Laid.at(game, spot)).contains("exit");
    }
  }

  @Test
  @Rule("COD-DEPLOY-03")
  void morePlayersAddRowsAtTheEndOfTheMainZone() {
    Played two = dealt(1, 2, "survivors", "random");
    assertThat(Laid.spots(two, "city")).containsExactlyElementsOf(CITY);
    assertThat(Laid.spots(two, "common")).hasSize(16).containsAll(ONE_PLAYER).containsAll(FROM_TWO);

    Played three = dealt(1, 3, "survivors", "random");
    assertThat(Laid.spots(three, "city")).containsExactlyElementsOf(CITY);
    assertThat(Laid.spots(three, "common"))
        .hasSize(21)
        .containsAll(ONE_PLAYER)
        .containsAll(FROM_TWO)
        .containsAll(WITH_THREE);
  }

  @Test
  @Rule("COD-DEPLOY-03")
  void rowsAreCountedByPlayersNotByTheLiving() {
    Played game = table().survivors("rick", "selena").dead("selena").startDay(2);
    assertThat(Laid.spots(game, "common")).hasSize(16);
  }

  @Test
  @Rule("COD-DEPLOY-04")
  void aVenueIsDealtTheSameForAnyNumberOfPlayers() {
    for (List<String> group :
        List.of(List.of("rick"), List.of("rick", "dan"), List.of("rick", "dan", "selena"))) {
      for (String venue : List.of("pharmacy", "market")) {
        Played game =
            table()
                .survivors(group.toArray(String[]::new))
                .space(1, venue)
                .start()
                .play("rick", "go:" + venue);
        List<SpotView> inPlay = Laid.view(game).layout().stream().filter(SpotView::inPlay).toList();

        assertThat(inPlay).hasSize(7);
        assertThat(Laid.spots(game, venue))
            .containsExactlyInAnyOrder("1.1", "1.3", "1.5", "2.0", "2.6");
        assertThat(inPlay)
            .filteredOn(spot -> spot.back().equals("common"))
            .extracting(SpotView::id)
            .containsExactly("2.2", "2.4");
        // Beside the Main Zone, which stays.
        assertThat(Laid.layout(game, Back.CITY)).isNotEmpty();
        game.sees(venue + ".count", 0);
      }
    }
  }

  @Test
  @Rule("COD-DEPLOY-04")
  void theVenueCardsAreShuffled() {
    Set<List<Integer>> orders = new HashSet<>();
    for (int seed = 1; seed <= 20; seed++) {
      Played game = table().seed(seed).space(1, "market").start().play("rick", "go:market");
      orders.add(Laid.layout(game, Back.MARKET));
    }
    assertThat(orders).hasSizeGreaterThan(10);
  }

  @Test
  @Rule("COD-DEPLOY-05")
  void onlyUncoveredCardsMayBeTurned() {
    Played game = table().spot("4.3", "antiviral").spot("3.2", "pipe").spot("2.1", "bat").start();
    assertThat(walks(game)).containsExactlyInAnyOrder("walk:4.3", "walk:4.5");

    // (4,5) still lies on (3,4).
    game.play("rick", "walk:4.3");
    assertThat(walks(game)).containsExactlyInAnyOrder("walk:3.2", "walk:4.5");
    game.refuses("walk:3.4");

    game.play("rick", "walk:3.2").play("rick", "walk:2.1");
    assertThat(walks(game)).containsExactlyInAnyOrder("walk:1.0", "walk:4.5");
  }

  @Test
  @Rule("COD-DEPLOY-05")
  void eachOfTheTwoLowerCornersCounts() {
    assertThat(walks(table().gone("4.3").start()))
        .containsExactlyInAnyOrder("walk:3.2", "walk:4.5");
    assertThat(walks(table().gone("4.5").start()))
        .containsExactlyInAnyOrder("walk:3.6", "walk:4.3");
    assertThat(walks(table().gone("4.3", "4.5").start()))
        .containsExactlyInAnyOrder("walk:3.2", "walk:3.4", "walk:3.6");
  }

  private static List<String> walks(Played game) {
    return game.options().stream().filter(option -> option.startsWith("walk:")).toList();
  }

  @Test
  @Rule("COD-DEPLOY-06")
  void aFaceUpCardGoesOnCovering() {
    Played game =
        table().hand("rick", "lantern").spot("4.3", "antiviral").spot("4.5", "zombie").start();
    game.play("rick", "use:lantern").play("rick", "spot:4.3").play("rick", "done");
    game.sees("spot.4.3", "face-up antiviral");

    // Neither (3,2) nor the face-up card itself can be turned.
    assertThat(walks(game)).containsExactly("walk:4.5");

    game.play("rick", "end").sees("spot.4.3", "gone").sees("space.1", "antiviral");
    assertThat(walks(game)).containsExactlyInAnyOrder("walk:3.2", "walk:4.5");
  }

  @Test
  @Rule("COD-DEPLOY-07")
  void withoutCommonCardsTheRemainingPositionsStayEmpty() throws IOException {
    Played game = dealtWithDayOne("zombie: 4, antiviral: 2");

    assertThat(Laid.spots(game, "city")).containsExactlyElementsOf(CITY);
    assertThat(Laid.spots(game, "common")).containsExactlyElementsOf(ONE_PLAYER.subList(0, 6));
    game.sees("common.count", 0).sees("uncovered", "2.7, 3.2, 3.4");
    assertThat(game.asked()).isEqualTo("rick");
  }

  /// A box in which Day 1 has only these Common cards.
  private static Played dealtWithDayOne(String cards) throws IOException {
    String yaml;
    try (InputStream file = CardsOfTheDead.class.getResourceAsStream("content.yaml")) {
      yaml = new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
    }
    int from = yaml.indexOf("  day1:\n    ");
    int to = yaml.indexOf("  day2:\n    ");
    String small = yaml.substring(0, from) + "  day1: {" + cards + "}\n" + yaml.substring(to);
    CardsOfTheDead game = new CardsOfTheDead(new Content(YamlData.parse("content.yaml", small)));
    Setup setup = Setup.of(game, 1, Map.of("survivors", "rick"), new Seed(1, 1));
    return new Played(new Match<>(game, setup));
  }

  private static TableBuilder indoors() {
    return table()
        .indoors("pharmacy")
        .spot("1.0", "exit")
        .gone("4.3", "3.2", "2.1")
        .spot("4.5", "zombie_runner")
        .spot("2.0", "antiviral");
  }

  @Test
  @Rule("COD-DEPLOY-08")
  void indoorsOnlyTheIndoorZoneIsPlayed() {
    Played game = indoors().hand("rick", "lantern", "binoculars").start();
    assertThat(walks(game))
        .containsExactlyInAnyOrder("walk:2.0", "walk:2.2", "walk:2.4", "walk:2.6");
    assertThat(game.options()).doesNotContain("run:4.5", "run:1.0").contains("run:2.0");

    game.play("rick", "use:lantern");
    assertThat(game.options())
        .containsExactlyInAnyOrder("done", "spot:2.0", "spot:2.2", "spot:2.4", "spot:2.6");

    game.play("rick", "done").play("rick", "use:binoculars");
    assertThat(game.options()).containsExactlyInAnyOrder("done", "spot:2.2", "spot:2.4");
  }

  @Test
  @Rule("COD-DEPLOY-08")
  void indoorsTheMainZoneIsFrozen() {
    Played game = indoors().faceUp("1.0", "4.5").start();
    List<Integer> city = Laid.layout(game, Back.CITY);

    game.play("rick", "walk:2.0").sees("space.1", "antiviral").sees("space.2", "empty");

    // Neither EXIT nor the Fast Zombie comes in, though there is room.
    game.sees("spot.1.0", "face-up exit").sees("spot.4.5", "face-up zombie_runner");
    game.sees("rick.vitality", 12);
    assertThat(Laid.layout(game, Back.CITY)).isEqualTo(city);
  }

  @Test
  @Rule("COD-DEPLOY-08")
  void backOutsideTheMainZoneLiesAsItWasLeftAndOnlyThatIsPlayed() {
    Played game = indoors().space(1, "exit_indoors").known("4.5").start();
    List<Integer> city = Laid.layout(game, Back.CITY);
    int common = Laid.layout(game, Back.COMMON).size();

    game.play("rick", "go:exit_indoors").sees("zone", "main");

    assertThat(walks(game)).containsExactlyInAnyOrder("walk:1.0", "walk:4.5");
    game.sees("spot.4.5", "known zombie_runner").sees("spot.4.3", "gone");
    assertThat(Laid.layout(game, Back.CITY)).isEqualTo(city);
    // Only the two Common cards of the pharmacy have left.
    assertThat(Laid.layout(game, Back.COMMON)).hasSize(common - 2);
    assertThat(Laid.pile(game, CardZones.COMMON_DISCARD)).hasSize(2);
  }
}
