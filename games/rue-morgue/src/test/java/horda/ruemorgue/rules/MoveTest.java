package horda.ruemorgue.rules;

import static horda.ruemorgue.Scene.scene;
import static horda.ruemorgue.content.ZombieKind.CRAWLER;
import static horda.ruemorgue.content.ZombieKind.WALKER;
import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Engine;
import horda.lab.Rule;
import horda.ruemorgue.Scene;
import horda.ruemorgue.state.MorgueState;
import org.junit.jupiter.api.Test;

/// MOVE, TENT, DOOR and TRIG: survivors on their way.
class MoveTest {
  @Test
  @Rule({"RMO-MOVE-01", "RMO-MOVE-02", "RMO-MOVE-13", "RMO-MOVE-09"})
  void oneActionTakesASurvivorToAnAdjacentZone() {
    // given: Jane is already there
    Scene scene = scene("t1").at("joe", "7V:P2").at("jane", "7V:P1").turn("joe");

    // then
    assertThat(scene.options())
        .contains("move:7V:P1", "move:6V:S4", "move:7V:G", "move:7V:S4")
        .doesNotContain("move:7V:Q");

    // when
    scene.answer("move:7V:P1");

    // then
    assertThat(scene.where("joe")).isEqualTo("7V:P1");
    assertThat(scene.state().actions).isEqualTo(2);
  }

  @Test
  @Rule({"RMO-MOVE-04", "RMO-MOVE-05", "RMO-MOVE-08"})
  void everyZombieInTheZoneCostsAnActionMore() {
    // given: RMO-TV-10
    Scene two = scene("t1").at("jane", "7V:P2").zombies("7V:P2", WALKER, 1);
    two.zombies("7V:P2", CRAWLER, 1).turn("jane").answer("move:7V:P1");
    Scene three = scene("t1").at("jane", "7V:P2").zombies("7V:P2", WALKER, 3).turn("jane");

    // then
    assertThat(two.state().actions).isZero();
    assertThat(three.options()).as("four actions").noneMatch(option -> option.startsWith("move"));
  }

  @Test
  @Rule({"RMO-MOVE-06", "RMO-SK-46"})
  void sprintingGoesUpToThreeZonesOnceATurn() {
    // given
    Scene scene = scene("t1").at("cathy", "6V:S1").turn("cathy");

    // when
    scene.answer("sprint:6V:S2").answer("move:6V:S5").answer("move:7V:P1");

    // then
    assertThat(scene.where("cathy")).isEqualTo("7V:P1");
    assertThat(scene.state().actions).isEqualTo(2);
    assertThat(scene.options()).noneMatch(option -> option.startsWith("sprint"));
  }

  @Test
  @Rule({"RMO-MOVE-06", "RMO-SK-46"})
  void zombiesEndASprint() {
    // given: RMO-TV-11
    Scene scene = scene("t1").at("cathy", "6V:S1").zombies("6V:S2", WALKER, 1).turn("cathy");

    // when
    scene.answer("sprint:6V:S2");

    // then
    assertThat(scene.question()).isEqualTo("act");
    assertThat(scene.where("cathy")).isEqualTo("6V:S2");
  }

  @Test
  @Rule("RMO-MOVE-06")
  void aMoveOfSeveralZonesMayStopAnywhere() {
    // given
    Scene scene = scene("t1").at("cathy", "6V:S1").turn("cathy").answer("sprint:6V:S2");

    // when
    scene.answer("stop");

    // then
    assertThat(scene.where("cathy")).isEqualTo("6V:S2");
    assertThat(scene.question()).isEqualTo("act");
  }

  @Test
  @Rule("RMO-MOVE-11")
  void whoSitsInTheHelicopterDoesNotWalk() {
    // given
    Scene scene = scene("t1").at("joe", "7V:P2");
    scene.state().seat[scene.survivor("joe")] = MorgueState.PILOT;

    // then
    assertThat(scene.turn("joe").options()).noneMatch(option -> option.startsWith("move"));
  }

  @Test
  @Rule({"RMO-TENT-02", "RMO-TENT-03", "RMO-MOVE-12"})
  void enteringATentOpensItAndZombiesThereEndTheMove() {
    // given: RMO-TV-94: Cathy sprints into a tent, the card brings a Walker
    Scene scene = scene("m04").at("cathy", "8V:G").deck(146).turn("cathy");

    // when
    scene.answer("sprint:8V:P2");

    // then
    assertThat(scene.count("8V:P2", WALKER)).isEqualTo(1);
    assertThat(scene.where("cathy")).isEqualTo("8V:P2");
    assertThat(scene.question()).isEqualTo("act");
    assertThat(scene.state().revealedTents).isEqualTo(1 << 2);
  }

  @Test
  @Rule({"RMO-TENT-07", "RMO-TENT-08"})
  void anOpenTentBringsNothingMore() {
    // given
    Scene scene = scene("m04").at("joe", "8V:G").deck(145).turn("joe");
    scene.answer("move:8V:P2").answer("move:8V:G").answer("move:8V:P2");

    // then
    assertThat(scene.state().cards.size(scene.state().table.zombieDiscard)).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-DOOR-01", "RMO-DOOR-02", "RMO-DOOR-03", "RMO-EQP-07", "RMO-NOISE-01"})
  void aDoorNeedsATool() {
    // given: the Axe in hand is loud, the Crowbar in reserve does not count
    Scene scene = scene("t1").roomsFilled().at("joe", "4V:S2");
    scene.holds("joe", "fire-axe", "pistol", "crowbar");

    // then
    assertThat(scene.turn("joe").options())
        .contains("door:4V:K1:fire-axe")
        .doesNotContain("door:4V:K1:crowbar", "door:4V:K1:pistol");

    // when
    scene.answer("door:4V:K1:fire-axe");

    // then
    assertThat((int) scene.state().noise[scene.zone("4V:S2")]).isEqualTo(1);
    assertThat(scene.options()).contains("move:4V:K1");
    assertThat(scene.options()).noneMatch(option -> option.startsWith("door"));
  }

  @Test
  @Rule("RMO-DOOR-03")
  void aCrowbarIsSilent() {
    // given
    Scene scene = scene("t1").at("joe", "4V:S2").holds("joe", "crowbar").turn("joe");

    // when
    scene.answer("door:4V:K1:crowbar");

    // then
    assertThat(scene.state().noise).containsOnly(0);
  }

  @Test
  @Rule({"RMO-ZONE-09", "RMO-OBJ-01", "RMO-SPAWN-09"})
  void aColouredDoorWaitsForItsObjective() {
    // given: M04's main entrance is blue; the blue notebook lies in 6V:A
    Scene scene = scene("m04").at("joe", "4V:S2").holds("joe", "crowbar").turn("joe");
    assertThat(scene.options()).noneMatch(option -> option.startsWith("door"));

    // when
    scene.state().objectiveColour[5] = 2;
    scene.state().taken = 1 << 5;

    // then
    assertThat(scene.options()).contains("door:4V:K1:crowbar");
  }

  @Test
  @Rule({"RMO-DOOR-05", "RMO-DOOR-08", "RMO-DOOR-14", "RMO-DOOR-07"})
  void theFirstDoorOfAHouseFillsAllItsRoomsInTheOrderOfTheOpener() {
    // given: 5R's house has two rooms; cards 146 and 152: one and two Walkers
    Scene scene = scene("t2").at("joe", "5R:S6").holds("joe", "crowbar").deck(146, 152).turn("joe");

    // when
    scene.answer("door:5R:A:crowbar");

    // then: 5R:B joins 6R:A, 6R:B and 6R:C through the gap
    assertThat(scene.question()).isEqualTo("fill-rooms");
    assertThat(scene.options()).contains("to:5R:A", "to:5R:B", "to:6R:A", "to:6R:B", "to:6R:C");

    // when
    scene.answer("to:5R:B").answer("to:5R:A");

    // then
    assertThat(scene.count("5R:B", WALKER)).isEqualTo(1);
    assertThat(scene.count("5R:A", WALKER)).isEqualTo(2);

    // when: the others, then the second door of the same house
    while (scene.question().equals("fill-rooms")) {
      scene.answer(scene.options().getFirst());
    }
    int drawn = scene.state().cards.size(scene.state().table.zombieDiscard);
    scene.at("joe", "6R:S6").actions(1).answer("door:6R:C:crowbar");

    // then
    assertThat(drawn).isEqualTo(5);
    assertThat(scene.state().cards.size(scene.state().table.zombieDiscard)).isEqualTo(5);
  }

  @Test
  @Rule({"RMO-TRIG-01", "RMO-DOOR-12", "RMO-DOOR-11"})
  void roomsOnATriggerTileWait() {
    // given: RMO-TV-34: in Tutorial 1 6V has an unused trigger, 2V:A behind it a door of its own
    Scene scene = scene("t1").at("joe", "7V:S2").holds("joe", "crowbar").turn("joe");

    // when
    scene.answer("door:6V:L:crowbar");

    // then: 2V:A and 2V:B hang together with 6V's rooms and are filled, 6V's rooms are not
    assertThat(scene.question()).isEqualTo("fill-rooms");
    assertThat(scene.options()).containsExactly("to:2V:A", "to:2V:B");
  }

  @Test
  @Rule({"RMO-TRIG-02", "RMO-TRIG-05", "RMO-TRIG-10"})
  void standingInATriggerTileAtTheEndOfAnActionFiresIt() {
    // given: the door of 6V:L is open, its four rooms have had no zombies
    Scene scene = scene("t1").open("6V:L", "6V:S4").at("joe", "6V:S4").turn("joe");

    // when
    scene.answer("move:6V:L");

    // then
    assertThat(scene.question()).isEqualTo("fill-rooms");
    assertThat(scene.options()).containsExactly("to:6V:B", "to:6V:L", "to:6V:A", "to:6V:C");

    // when
    while (scene.question().equals("fill-rooms")) {
      scene.answer(scene.options().getFirst());
    }

    // then: once and never again
    assertThat(scene.state().usedTriggers).isNotZero();
    assertThat(scene.question()).isEqualTo("act");
  }

  @Test
  @Rule({"RMO-TRIG-03", "RMO-TRIG-07"})
  void passingThroughOrStandingInTheStreetDoesNotFireIt() {
    // given: RMO-TV-36: Cathy sprints through 6V:L and out again
    Scene scene = scene("t1").open("6V:L", "6V:S4").at("cathy", "6V:S4").turn("cathy");

    // when
    scene.answer("sprint:6V:L").answer("move:6V:S4").answer("stop");

    // then
    assertThat(scene.state().usedTriggers).isZero();
    assertThat(scene.question()).isEqualTo("act");
  }

  @Test
  @Rule({"RMO-SRCH-01", "RMO-SRCH-02", "RMO-SRCH-03", "RMO-SRCH-10"})
  void searchingFindsACardOnceATurn() {
    // given
    Scene scene = searcher("joe", "pistol");

    // when
    scene.answer("search");
    assertThat(scene.options()).containsExactly("keep", "leave-it");
    scene.answer("keep").answer("as-it-is");

    // then
    assertThat(scene.sheet("joe")).startsWith("pistol");
    assertThat(scene.options()).doesNotContain("search");
    assertThat(scene.state().noise).containsOnly(0);
    assertThat(scene.state().actions).isEqualTo(2);
  }

  /// Joe in a locker room, these cards on top of the deck.
  private static Scene searcher(String id, String... cards) {
    Scene scene = scene("t1").at(id, "2V:L");
    scene.equipmentDeck(cards);
    return scene.turn(id);
  }

  @Test
  @Rule({"RMO-SRCH-01", "RMO-SRCH-05", "RMO-SRCH-07"})
  void thereIsNothingToFindAmongZombiesOrInTheStreet() {
    // given: Jane, who is no Scavenger
    Scene zombies = scene("t1").at("jane", "2V:L").zombies("2V:L", WALKER, 1).turn("jane");
    Scene street = scene("t1").at("jane", "7V:P1").turn("jane");
    Scene ward = scene("t1").at("jane", "2V:D").turn("jane");

    // then
    assertThat(zombies.options()).doesNotContain("search");
    assertThat(street.options()).doesNotContain("search");
    assertThat(ward.options()).doesNotContain("search");
    assertThat(scene("t1").at("joe", "7V:P1").turn("joe").options())
        .as("RMO-SK-72")
        .contains("search");
  }

  @Test
  @Rule({"RMO-SRCH-08", "RMO-SRCH-09", "RMO-SK-33"})
  void aScareBringsAWalkerAndDoesNotSpoilTheOtherCard() {
    // given: Louise finds two cards
    Scene scene = searcher("louise", "aaahh", "mp5");

    // when
    scene.answer("search");

    // then
    assertThat(scene.count("2V:L", WALKER)).isEqualTo(1);

    // when
    scene.answer("keep");

    // then
    assertThat(scene.sheet("louise")).startsWith("mp5");
  }

  @Test
  @Rule({"RMO-INV-06", "RMO-INV-01"})
  void aFullSheetKeepsACardOnlyInsteadOfAnother() {
    // given
    Scene scene = scene("t1").at("joe", "2V:L").equipmentDeck("mp5");
    scene.holds("joe", "pistol", "knife", "sword", "scope", "rifle").turn("joe").answer("search");

    // then
    assertThat(scene.options()).hasSize(6).contains("instead-of:knife.1", "leave-it");

    // when
    scene.answer("instead-of:knife.1");

    // then
    assertThat(scene.sheet("joe")).containsExactly("pistol", "mp5", "sword", "scope", "rifle");
  }

  @Test
  @Rule({"RMO-SRCH-04", "RMO-INV-05"})
  void afterASearchCardsAreSortedForFree() {
    // given
    Scene scene = scene("t1").at("joe", "2V:L").equipmentDeck("mp5");
    scene.holds("joe", "pistol", "knife").turn("joe").answer("search").answer("keep");

    // when
    scene.answer("swap:0.2");
    scene.answer("as-it-is");

    // then
    assertThat(scene.sheet("joe")).containsExactly("mp5", "knife", "pistol", "-", "-");
    assertThat(scene.state().actions).isEqualTo(2);
  }

  @Test
  @Rule({"RMO-INV-08", "RMO-INV-09"})
  void anEmptyDeckIsMadeOfDiscardsAndWithoutThoseNothingIsFound() {
    // given: RMO-TV-99
    Scene scene = scene("t1").at("joe", "2V:L");
    MorgueState s = scene.state();
    s.cards.add(s.table.equipmentDiscard, 3);

    // when
    scene.turn("joe").answer("search");

    // then
    assertThat(scene.options()).contains("keep");

    // given: nothing at all
    Scene none = scene("t1").at("joe", "2V:L").turn("joe").answer("search");

    // then
    assertThat(none.question()).isEqualTo("act");
  }

  @Test
  @Rule({"RMO-OBJ-01", "RMO-OBJ-02", "RMO-XP-01"})
  void anObjectiveIsTakenForAnActionAmongZombiesToo() {
    // given
    Scene scene = scene("m01").at("joe", "5R:B").zombies("5R:B", WALKER, 2).turn("joe");
    scene.state().objectiveZone[1] = (byte) scene.zone("5R:B");

    // when
    scene.answer("take:1");

    // then
    assertThat(scene.state().taken).isEqualTo(0b10);
    assertThat((int) scene.state().xp[scene.survivor("joe")]).isEqualTo(5);
    assertThat(scene.options()).doesNotContain("take:1");
  }

  @Test
  void partsAreCarriedToTheYardAndEachDeliveryDrawsCards() {
    // given: M03; the first part is Joe's, who stands in the yard
    Scene scene = scene("m03").at("joe", "1R:Y").deck(145, 149, 153).turn("joe");
    scene.state().carrier[0] = (byte) scene.survivor("joe");
    scene.state().taken = 1;
    scene.state().awake = 0b0111;
    scene.state().objectiveColour[0] = 1;

    // when
    scene.answer("put-down:0");

    // then: a card for each of three red Spawn Zones
    assertThat(scene.state().delivered).isEqualTo(1);
    assertThat(scene.state().cards.size(scene.state().table.zombieDiscard)).isEqualTo(3);
    assertThat(scene.state().awake).as("the pink one sleeps on").isEqualTo(0b0111);
  }

  @Test
  @Rule({"RMO-TURN-09", "RMO-TURN-10"})
  void whoDiesInTheOwnTurnHasNoTurnAnyMore() {
    // given: Joe opens a tent while wounded; card 183 at Yellow activates Fatties, one is with him
    Scene scene = scene("m03").xp("bear", 7).at("bear", "1R:S3").at("jane", "1R:S3");
    for (String id : "cathy dan james laurie louise maddie".split(" ")) {
      scene.at(id, "1R:S3");
    }
    scene.at("joe", "8V:G").holds("joe", "wound").deck(183).turn("joe");
    scene.zombies("8V:P2", horda.ruemorgue.content.ZombieKind.FATTY, 1);

    // when
    scene.answer("move:8V:P2");

    // then
    assertThat(scene.lives("joe")).isFalse();
    assertThat(Engine.question(scene.state())).isNull();
    assertThat(scene.state().active).isEqualTo(MorgueState.NONE);
  }
}
