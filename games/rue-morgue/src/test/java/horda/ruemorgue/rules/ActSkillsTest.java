package horda.ruemorgue.rules;

import static horda.ruemorgue.Gifted.HERE;
import static horda.ruemorgue.Gifted.gifted;
import static horda.ruemorgue.Gifted.on;
import static horda.ruemorgue.Gifted.rolls;
import static horda.ruemorgue.content.ZombieKind.FATTY;
import static horda.ruemorgue.content.ZombieKind.WALKER;
import static org.assertj.core.api.Assertions.assertThat;

import horda.lab.Rule;
import horda.ruemorgue.Scene;
import horda.ruemorgue.state.MorgueState;
import org.junit.jupiter.api.Test;

/// SK: more actions, doors and what is found.
class ActSkillsTest {
  private static Scene joe(String skills, String... cards) {
    return gifted("joe", skills).at("joe", HERE).holds("joe", cards).roomsFilled();
  }

  @Test
  @Rule({"RMO-SK-04", "RMO-SKILL-04"})
  void anActionMoreForAnything() {
    assertThat(joe("extra-action").turn("joe").state().actions).isEqualTo(4);
    assertThat(joe("extra-action, extra-action").turn("joe").state().actions).isEqualTo(5);
  }

  @Test
  @Rule({"RMO-SK-04", "RMO-SKILL-02", "RMO-XP-05"})
  void anActionGainedWithTheLastOneCanStillBeSpent() {
    // given: RMO-TV-98
    Scene scene = gifted().at("joe", HERE).holds("joe", "sword").xp("joe", 6);
    scene.zombies(HERE, WALKER, 2).turn("joe").actions(1);

    // when
    rolls(scene, 4, 4, 2).answer("melee:sword.0");

    // then
    assertThat((int) scene.state().xp[scene.survivor("joe")]).isEqualTo(8);
    assertThat(scene.state().actions).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-SK-05", "RMO-SK-04", "RMO-SRCH-02"})
  void aFreeSearchIsStillTheOnlySearchOfTheTurn() {
    // given: RMO-TV-80
    Scene scene = joe("free-search, extra-action").at("joe", "6V:L").equipmentDeck("pistol", "mp5");

    // when
    scene.turn("joe").answer("search").answer("keep").answer("as-it-is");

    // then
    assertThat(scene.state().actions).isEqualTo(4);
    assertThat(scene.options()).doesNotContain("search");
  }

  @Test
  @Rule({"RMO-SK-06", "RMO-RELOAD-01"})
  void aFreeRangedActionShootsAndNothingElse() {
    // given
    Scene scene = joe("free-ranged", "sawed-off", "sword").zombies(HERE, FATTY, 8);

    // when
    scene.turn("joe").actions(0);

    // then: no blow, no reloading afterwards
    assertThat(scene.options()).containsExactly("end-turn", "shoot:7V:P2:sawed-off.0", "discard");

    // when
    scene.answer("shoot:7V:P2:sawed-off.0");

    // then
    assertThat(scene.state().agenda.isEmpty()).isTrue();
  }

  @Test
  @Rule("RMO-SK-06")
  void aFreeRangedActionPaysNoSurcharge() {
    // given: one Walker, so a move costs two
    Scene scene = joe("free-ranged", "pistol").zombies(HERE, FATTY, 1).turn("joe").actions(1);

    // then
    assertThat(scene.options()).noneMatch(option -> option.startsWith("move"));
  }

  @Test
  @Rule("RMO-SK-07")
  void aFreeMeleeActionStrikesAndNothingElse() {
    // given: a Crowbar could open the door
    Scene scene = joe("free-melee", "crowbar", "pistol").at("joe", "6V:S4");

    // when
    scene.zombies("6V:S4", FATTY, 8).turn("joe").actions(0);

    // then
    assertThat(scene.options()).containsExactly("end-turn", "melee:crowbar.0", "discard");
  }

  @Test
  @Rule({"RMO-SK-08", "RMO-SK-07"})
  void aFreeCombatActionDoesEitherAndTypedOnesAreSpentFirst() {
    // given
    Scene scene = joe("free-combat, free-melee", "crowbar", "pistol").zombies(HERE, FATTY, 8);
    scene.turn("joe").actions(0);

    // when
    scene.answer("melee:crowbar.0");

    // then
    assertThat(scene.options())
        .containsExactly("end-turn", "melee:crowbar.0", "shoot:7V:P2:pistol.1", "discard");
    assertThat(scene.answer("shoot:7V:P2:pistol.1").state().agenda.isEmpty()).isTrue();
  }

  @Test
  @Rule({"RMO-SK-28", "RMO-SRCH-02"})
  void whoHasKilledMaySearchAnywhereForNothing() {
    // given: on open ground
    Scene scene = joe("hold-your-nose", "sword").zombies(HERE, WALKER, 1);
    scene.equipmentDeck("pistol", "mp5").turn("joe");
    assertThat(scene.options()).doesNotContain("search");

    // when
    rolls(scene, 4, 2, 2).answer("melee:sword.0");
    scene.answer("search").answer("keep").answer("as-it-is");

    // then: it has cost nothing, and was the search of this turn
    assertThat(scene.state().actions).isEqualTo(2);
    assertThat(scene.sheet("joe")).contains("pistol");
    assertThat(scene.options()).doesNotContain("search");
  }

  @Test
  @Rule("RMO-SK-28")
  void aNoseIsNotHeldAmongZombies() {
    // given
    Scene scene = joe("hold-your-nose", "sword").zombies(HERE, WALKER, 2).equipmentDeck("mp5");

    // when: one is left
    rolls(scene, 4, 2, 2).turn("joe").answer("melee:sword.0");

    // then
    assertThat(scene.options()).doesNotContain("search");
  }

  @Test
  @Rule({"RMO-SK-33", "RMO-SRCH-09"})
  void twoCardsForASearchEachKeptOrNot() {
    // given
    Scene scene = joe("search-card").at("joe", "6V:L").equipmentDeck("pistol", "aaahh", "mp5");

    // when
    scene.turn("joe").answer("search").answer("leave-it");

    // then: the Walker comes all the same
    assertThat(scene.count("6V:L", WALKER)).isEqualTo(1);
    assertThat(scene.sheet("joe")).containsOnly("-");
  }

  @Test
  @Rule({"RMO-SK-72", "RMO-SK-28"})
  void aScavengerSearchesAnywhereWithoutZombies() {
    // given: street, corridor, hospital room
    for (String place : new String[] {"6V:S1", "2V:K1", "6V:A", HERE}) {
      Scene free = joe("scavenger").at("joe", place).turn("joe");
      Scene taken = joe("scavenger").at("joe", place).zombies(place, WALKER, 1).turn("joe");

      // then
      assertThat(free.options()).as(place).contains("search");
      assertThat(taken.options()).as(place).doesNotContain("search");
    }
  }

  @Test
  @Rule("RMO-SK-72")
  void othersDoNot() {
    assertThat(joe("loud").turn("joe").options()).doesNotContain("search");
    assertThat(on("m04", "joe", "scavenger").at("joe", "8V:G").turn("joe").options())
        .contains("search");
  }

  @Test
  @Rule({"RMO-SK-35", "RMO-DOOR-04", "RMO-DOOR-07"})
  void lockItDownClosesADoorAndOpeningItAgainBringsNothing() {
    // given: an open door
    Scene scene = joe("lock-it-down, break-in").at("joe", "6V:S4").open("6V:L", "6V:S4");

    // when
    scene.turn("joe").answer("lock:6V:L");

    // then
    assertThat(scene.state().actions).isEqualTo(2);
    assertThat(scene.options()).doesNotContain("move:6V:L").contains("door:6V:L:hands");

    // when: RMO-TV-90
    scene.answer("door:6V:L:hands");

    // then
    assertThat(scene.question()).isEqualTo("act");
    assertThat(scene.state().cards.size(scene.state().table.zombieDiscard)).isZero();
  }

  @Test
  @Rule("RMO-SK-35")
  void onlyDoorsOfTheOwnZoneCanBeLocked() {
    // given: the door is one zone away
    Scene scene = joe("lock-it-down").at("joe", "6V:S5").open("6V:L", "6V:S4").turn("joe");

    // then
    assertThat(scene.options()).noneMatch(option -> option.startsWith("lock"));
  }

  @Test
  @Rule({"RMO-SK-47", "RMO-NOISE-01"})
  void breakingInNeedsNoToolMakesNoNoiseAndIsFreeOnce() {
    // given: without and with a Chainsaw in hand
    Scene scene = joe("break-in", "chainsaw").at("joe", "6V:S4").turn("joe");
    assertThat(scene.options()).contains("door:6V:L:hands");

    // when
    scene.answer("door:6V:L:hands");

    // then
    assertThat(scene.state().actions).isEqualTo(3);
    assertThat((int) scene.state().noise[scene.zone("6V:S4")]).isZero();
  }

  @Test
  @Rule({"RMO-SK-47", "RMO-ZONE-09"})
  void aColouredDoorKeepsItsLock() {
    // given: the blue door of the second tutorial
    Scene scene = on("t2", "joe", "break-in");
    var door =
        scene.state().table.board().doors().stream()
            .filter(d -> d.colour().isKeyed())
            .findFirst()
            .orElseThrow();
    String side = scene.state().table.board().zone(door.one()).name();

    // when
    scene.at("joe", side).turn("joe");

    // then
    String beyond = scene.state().table.board().zone(door.other()).name();
    assertThat(scene.options()).doesNotContain("door:" + beyond + ":hands");
  }

  @Test
  @Rule({"RMO-SK-38", "RMO-SRCH-08"})
  void destinyDrawsAnotherCardOnceATurnEvenForAScare() {
    // given
    Scene scene = joe("destiny").at("joe", "6V:L").equipmentDeck("aaahh", "mp5", "pistol");

    // when
    scene.turn("joe").answer("search");

    // then
    assertThat(scene.options()).containsExactly("let-it-be", "draw-another");

    // when
    scene.answer("draw-another").answer("keep");

    // then: no Walker
    assertThat(scene.count("6V:L", WALKER)).isZero();
    assertThat(scene.sheet("joe")).contains("mp5");
    assertThat(scene.state().cards.size(scene.state().table.equipmentDiscard)).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-SK-38", "RMO-SK-33"})
  void destinyIsForOneOfTwoCards() {
    // given
    Scene scene = joe("destiny, search-card").at("joe", "6V:L");
    scene.equipmentDeck("knife", "sword", "mp5").turn("joe").answer("search");

    // when: the first is let be, the second exchanged
    scene.answer("let-it-be").answer("keep").answer("draw-another").answer("keep");

    // then
    assertThat(scene.sheet("joe")).contains("knife", "mp5").doesNotContain("sword");
  }

  @Test
  @Rule("RMO-SK-59")
  void aMatchingSetIsTakenFromTheDeck() {
    // given
    Scene scene = joe("matching-set").at("joe", "6V:L");
    scene.equipmentDeck("pistol", "sword", "pistol").turn("joe");

    // when
    scene.answer("search").answer("keep").answer("take-twin").answer("keep");

    // then
    assertThat(scene.sheet("joe")).containsSequence("pistol", "pistol");
    assertThat(scene.state().cards.size(scene.state().table.equipmentDeck)).isEqualTo(1);
  }

  @Test
  @Rule("RMO-SK-59")
  void noMatchWithoutASecondOneNorWithoutTheSymbol() {
    // given: the last Pistol; two Swords without the symbol
    Scene last = joe("matching-set").at("joe", "6V:L").equipmentDeck("pistol", "sword");
    Scene plain = joe("matching-set").at("joe", "6V:L").equipmentDeck("sword", "sword");

    // when
    last.turn("joe").answer("search").answer("keep");
    plain.turn("joe").answer("search").answer("keep");

    // then
    assertThat(last.question()).isEqualTo("arrange");
    assertThat(plain.question()).isEqualTo("arrange");
  }

  @Test
  @Rule({"RMO-SK-63", "RMO-INV-01", "RMO-WOUND-03"})
  void aHoardHasRoomForASixthCard() {
    // given
    Scene scene = joe("hoard", "knife", "sword", "saber", "pistol", "mp5").at("joe", "6V:L");
    Scene wounded = joe("hoard, death-grasp", "knife", "sword", "saber", "pistol", "mp5");

    // when
    scene.equipmentDeck("rifle").turn("joe").answer("search").answer("keep");
    wounded.run(new TakeWound(wounded.survivor("joe"), MorgueState.NONE));

    // then: a card more, or a Wound
    assertThat(scene.state().slot(scene.survivor("joe"), 5)).isNotNegative();
    assertThat(wounded.state().slot(wounded.survivor("joe"), 5)).isEqualTo(MorgueState.WOUND);
    assertThat(wounded.sheet("joe")).doesNotContain("wound", "-");
  }

  @Test
  @Rule("RMO-SK-63")
  void othersHaveRoomForFive() {
    // given
    Scene scene = joe("loud", "knife", "sword", "saber", "pistol", "mp5").at("joe", "6V:L");

    // when
    scene.equipmentDeck("rifle").turn("joe").answer("search");

    // then
    assertThat(scene.options()).doesNotContain("keep").contains("instead-of:knife.0", "leave-it");
  }
}
