package horda.ruemorgue.rules;

import static horda.ruemorgue.Scene.deal;
import static horda.ruemorgue.Scene.scene;
import static horda.ruemorgue.Scene.withContent;
import static horda.ruemorgue.content.ZombieKind.CRAWLER;
import static horda.ruemorgue.content.ZombieKind.FATTY;
import static horda.ruemorgue.content.ZombieKind.RUNNER;
import static horda.ruemorgue.content.ZombieKind.WALKER;
import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Chance;
import horda.engine.Seed;
import horda.lab.Rule;
import horda.ruemorgue.Box;
import horda.ruemorgue.Scene;
import horda.ruemorgue.map.Board;
import horda.ruemorgue.map.Fixture;
import horda.ruemorgue.state.MissionTable;
import horda.ruemorgue.state.MorgueState;
import horda.wire.YamlData;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// Worked examples of the rule book that need a whole board.
class VectorsTest {
  @Test
  @Rule({"RMO-LOS-03", "RMO-LOS-07"})
  void janeSeesStraightAheadAndNotThroughAClosedDoor() {
    // given: RMO-TV-01: in the street before the hospital, which lies on 4V and 7V
    Scene scene = scene("t1");
    int jane = scene.zone("4V:S2");

    // then
    assertThat(scene.state().table.board().zone(jane).names()).contains("7V:S4");
    assertThat(scene.state().ways().sees(jane, scene.zone("4V:S1"))).isTrue();
    assertThat(scene.state().ways().sees(jane, scene.zone("4V:S3"))).isTrue();
    assertThat(scene.state().ways().sees(jane, scene.zone("7V:G"))).as("diagonal").isFalse();
    assertThat(scene.state().ways().sees(jane, scene.zone("4V:K1"))).as("closed").isFalse();
    assertThat(scene.open("4V:S2", "4V:K1").state().ways().sees(jane, scene.zone("4V:K1")))
        .isTrue();
  }

  @Test
  @Rule({"RMO-MOVE-01", "RMO-MOVE-03"})
  void bearLeavesAnInnerRoomByTheNextOne() {
    // given: RMO-TV-02: 5R:B leads to 5R:A alone, whose door to the street is open
    Scene scene = scene("pvp1").open("5R:A", "5R:S4").at("bear", "5R:B").turn("bear");
    String street = scene.state().table.board().zone(scene.zone("5R:S4")).name();
    assertThat(scene.options().stream().filter(o -> o.startsWith("move")))
        .containsExactly("move:5R:A");

    // when
    scene.answer("move:5R:A").answer("move:" + street);

    // then
    assertThat(scene.where("bear")).isEqualTo(street);
    assertThat(scene.state().actions).isEqualTo(1);
  }

  /// A generator whose next dice show these faces, in any order.
  private static Chance thrown(int... faces) {
    int[] wanted = faces.clone();
    Arrays.sort(wanted);
    for (long seed = 1; ; seed++) {
      Chance chance = new Chance(Seed.of(seed));
      int[] dice = new int[faces.length];
      Arrays.setAll(dice, _ -> chance.die());
      Arrays.sort(dice);
      if (Arrays.equals(dice, wanted)) {
        return new Chance(Seed.of(seed));
      }
    }
  }

  @Test
  @Rule({"RMO-SPAWN-01", "RMO-SPAWN-03", "RMO-SPAWN-05", "RMO-SPAWN-06", "RMO-CARD-01"})
  void aWholeSpawnStep() {
    // given: RMO-TV-20: eight survivors, James has 12 points; A 1, B 2, C 3 and 4, D 5 and 6
    String eight = "survivors=bear+cathy+dan+james+jane+joe+laurie+louise";
    String text =
        Box.missionText("m01")
            .replace("locators: [3]", "locators: [3, 4]")
            .replace("pink, locators: [4, 5, 6]", "red, locators: [5, 6]");
    var mission = Box.READER.read(YamlData.parse("mine.yaml", text)).mission();
    MissionTable table = new MissionTable(Box.CONTENT, Objects.requireNonNull(mission));
    Scene scene = deal(table, 2, 1, "number=8", eight).throughFirstChoices().xp("james", 12);
    MorgueState s = scene.state();
    s.agenda.clear();
    scene.deck(146, 179, 147, 148, 181);
    assertThat(s.spawnDice).isEqualTo(5);
    s.chance.set(thrown(1, 2, 5, 5, 6));

    // when
    scene.run(new Spawning());
    while (!scene.options().isEmpty()) {
      scene.answer(scene.options().getFirst());
    }

    // then: 1 + 2 + 3 Walkers came, and all of them have acted; the Fatty and the Runner have not
    assertThat(40 - s.reserve[WALKER.ordinal()]).isGreaterThanOrEqualTo(6);
    assertThat(scene.count("5R:S3", FATTY)).isEqualTo(1);
    assertThat(scene.count("1V:K3", RUNNER)).isEqualTo(1);
    assertThat(s.zombies(scene.zone("6V:S3")) - scene.count("6V:S3", WALKER)).as("C").isZero();
    assertThat(scene.count("4V:S1", WALKER)).as("A's Walker has gone").isZero();
    assertThat(scene.count("5R:S3", WALKER)).as("B's escort has gone").isZero();
    assertThat(s.cards.size(s.table.zombieDiscard)).isEqualTo(5);
  }

  @Test
  @Rule({"RMO-CARD-03", "RMO-CARD-04", "RMO-CARD-06"})
  void sewersAreCountedOneByOne() {
    // given: RMO-TV-21: Joe in a crossing of four tiles, where one street has two sewers on his
    // tiles and another one on his and one on a tile without anybody
    Scene scene = null;
    for (String mission : Box.CONTENT.missions()) {
      Board board = Box.mission(mission).board();
      for (var zone : board.zones()) {
        boolean crossing = Integer.bitCount(zone.tiles()) == 4;
        if (scene == null && crossing && hasBoth(board, zone.tiles())) {
          scene = scene(mission).xp("joe", 7).at("joe", zone.name()).deck(185);
        }
      }
    }
    assertThat(scene).as("such a crossing").isNotNull();
    MorgueState s = scene.state();
    Board board = s.table.board();
    int tiles = board.zone(s.zone[scene.survivor("joe")]).tiles();
    String far =
        board.zones().stream().filter(z -> (z.tiles() & tiles) == 0).findFirst().get().name();

    // when: the card is for a zone far away
    scene.draw(far);

    // then
    for (var zone : board.zones()) {
      assertThat(s.figures(zone.index(), WALKER))
          .as(zone.name())
          .isEqualTo(2 * sewers(board, zone.index(), tiles));
    }
    assertThat(s.zombies(scene.zone(far))).isZero();
  }

  private static int sewers(Board board, int zone, int tiles) {
    int sewers = 0;
    for (Fixture fixture : board.fixtures()) {
      boolean here = fixture.kind() == Fixture.Kind.SEWER && fixture.zone() == zone;
      sewers += here && (tiles >> fixture.tile() & 1) != 0 ? 1 : 0;
    }
    return sewers;
  }

  private static boolean hasBoth(Board board, int tiles) {
    boolean two = false;
    boolean mixed = false;
    for (var zone : board.zones()) {
      int on = sewers(board, zone.index(), tiles);
      int off = sewers(board, zone.index(), ~tiles);
      two |= on == 2;
      mixed |= on == 1 && off > 0;
    }
    return two && mixed;
  }

  @Test
  @Rule({"RMO-CARD-05", "RMO-CARD-06"})
  void everyBlueBedOfFourTiles() {
    // given: RMO-TV-22: Terry in the crossing of Tutorial 1; 7V has no beds
    Scene scene = scene("t1").at("terry", "7V:S3").deck(187);
    assertThat(scene.state().table.board().zone(scene.zone("7V:S3")).names()).hasSize(4);

    // when
    scene.draw("6V:S1");

    // then: 6V 1, 2V 3, 4V 1 blue beds, and nothing elsewhere
    assertThat(scene.count("6V:A", CRAWLER)).isEqualTo(1);
    assertThat(scene.count("2V:C", CRAWLER)).isEqualTo(2);
    assertThat(scene.count("2V:K1", CRAWLER)).isEqualTo(1);
    assertThat(scene.count("4V:C", CRAWLER)).isEqualTo(1);
    assertThat((int) scene.state().reserve[CRAWLER.ordinal()]).isEqualTo(10);
  }

  @Test
  @Rule({"RMO-HOSP-02", "RMO-HOSP-03", "RMO-HOSP-04", "RMO-HOSP-05", "RMO-SRCH-05"})
  void theDoorOfAHospital() {
    // given: RMO-TV-32: 4V without its trigger; behind its entrance doorless rooms, a locker room
    // and, farther on, rooms of 2V with closed doors
    Scene scene = scene("t1", "triggers: [4V, 6V]", "triggers: [6V]").holds("bear", "crowbar");
    scene.at("bear", "4V:S2").turn("bear");

    // when
    scene.answer("door:4V:K1:crowbar");

    // then: one card for each room without a closed door, none for corridors
    assertThat(scene.options()).contains("to:4V:A", "to:4V:B", "to:4V:C", "to:4V:L");
    assertThat(scene.options()).noneMatch(option -> option.contains(":K"));
    assertThat(scene.options()).doesNotContain("to:2V:A", "to:2V:B");

    // then: he sees along the corridor, and only the locker room is worth a search
    assertThat(scene.state().ways().sees(scene.zone("4V:S2"), scene.zone("4V:K2"))).isTrue();
    Scene ward = scene("t1").at("bear", "4V:A").turn("bear");
    Scene locker = scene("t1").at("bear", "4V:L").equipmentDeck("knife").turn("bear");
    assertThat(ward.options()).doesNotContain("search");
    assertThat(locker.options()).contains("search");
  }

  @Test
  @Rule({"RMO-TRIG-02", "RMO-TRIG-05"})
  void aTriggerFillsFiveRooms() {
    // given: RMO-TV-33: in the Mortuary 1V lies behind 4V; all its doors stand open
    Scene scene = scene("m06").open("1V:B", "1V:K2").open("1V:C", "1V:K3").at("travis", "4V:K2");

    // when
    scene.turn("travis").answer("move:1V:K4");

    // then
    assertThat(scene.options())
        .containsExactlyInAnyOrder("to:1V:A", "to:1V:B", "to:1V:C", "to:1V:D", "to:1V:L");
    assertThat(Integer.bitCount(scene.state().usedTriggers)).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-COMPAT-02", "RMO-COMPAT-01", "RMO-CRAWL-01"})
  void ofTwoFamiliesInARowTheShooterPicksEither() {
    // given: RMO-TV-07: Crawlers stand for Walkers of another family: same row, no Skinners
    for (String pick : List.of("kill:walker", "kill:crawler")) {
      Scene scene = withContent("t1", "(id: crawler.*)row: 5", "$1row: 2").at("cathy", "7V:P2");
      scene.zombies("7V:P1", WALKER, 1).zombies("7V:P1", CRAWLER, 1).holds("cathy", "shotgun");

      // when: one hit and a 1
      scene.attack("cathy", "7V:P1", 1, 4, 1).answer(pick);

      // then: the dead Skinner leaves a Crawler beside the one that stood for the other
      int left = pick.equals("kill:walker") ? 2 : 0;
      assertThat(scene.count("7V:P1", CRAWLER)).as(pick).isEqualTo(left);
    }
  }

  @Test
  @Rule({"RMO-COMPAT-06", "RMO-RANGED-04"})
  void aWalkerComesBeforeAFattyWhateverTheFamily() {
    // given: RMO-TV-08
    Scene scene = scene("t1").at("cathy", "7V:P2").holds("cathy", "shotgun");
    scene.zombies("7V:P1", WALKER, 1).zombies("7V:P1", FATTY, 1);

    // when: one hit, no 1
    scene.attack("cathy", "7V:P1", 1, 4, 2);

    // then
    assertThat(scene.count("7V:P1", WALKER)).isZero();
    assertThat(scene.count("7V:P1", FATTY)).isEqualTo(1);
    assertThat(scene.count("7V:P1", CRAWLER)).isZero();
  }

  @Test
  @Rule({"RMO-COMPAT-06", "RMO-COMPAT-02"})
  void anEarlierRowOfAnotherFamilyDiesFirst() {
    // given: RMO-TV-09: Runners stand for Toxic Walkers in a row before, Crawlers for Normal ones
    String content = "(?s)(id: runner.*?)row: 4(.*id: crawler.*?)row: 5";
    Scene scene = withContent("t1", content, "$1row: 1$2row: 2").at("cathy", "7V:P2");
    scene.zombies("7V:P1", WALKER, 1).zombies("7V:P1", RUNNER, 1).zombies("7V:P1", CRAWLER, 1);
    scene.holds("cathy", "shotgun");

    // when: two hits
    scene.attack("cathy", "7V:P1", 1, 4, 5);

    // then
    assertThat(scene.count("7V:P1", RUNNER)).isZero();
    assertThat(scene.options()).containsExactly("kill:walker", "kill:crawler");
  }
}
