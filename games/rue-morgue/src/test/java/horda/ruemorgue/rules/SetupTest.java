package horda.ruemorgue.rules;

import static horda.ruemorgue.Scene.deal;
import static horda.ruemorgue.state.MorgueState.NONE;
import static horda.ruemorgue.state.MorgueState.SLOTS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.Refusal;
import horda.lab.Rule;
import horda.ruemorgue.Box;
import horda.ruemorgue.Scene;
import horda.ruemorgue.content.Content;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.map.Colour;
import horda.ruemorgue.map.ZoneSet;
import horda.ruemorgue.state.MissionTable;
import horda.ruemorgue.state.MorgueState;
import horda.wire.YamlData;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// SETUP: from the box to the first round.
class SetupTest {
  private static final String SIX = "survivors=bear+cathy+dan+james+jane+joe";

  private static List<String> held(MorgueState s, int survivor) {
    List<String> held = new ArrayList<>();
    for (int slot = 0; slot < SLOTS; slot++) {
      if (s.slot(survivor, slot) >= 0) {
        held.add(s.table.equipment(s.slot(survivor, slot)).id());
      }
    }
    return held;
  }

  private static List<String> pile(MorgueState s, int pile) {
    List<String> kinds = new ArrayList<>();
    for (int i = 0; i < s.cards.size(pile); i++) {
      kinds.add(s.table.equipment(s.cards.at(pile, i)).id());
    }
    return kinds;
  }

  private static Scene ready(String mission, int seats, String... options) {
    return deal(mission, seats, 7, options).throughFirstChoices();
  }

  @Test
  @Rule({"RMO-SETUP-04", "RMO-SETUP-06"})
  void everySurvivorIsChosenOnceSeatBySeat() {
    // given
    Scene scene = deal("t1", 2, 1);

    // then: the first seat leads three, the second the other three
    assertThat(scene.options()).hasSize(12);
    List<Integer> asked = new ArrayList<>();
    while (scene.question().equals("choose-survivor")) {
      asked.add(scene.asked());
      scene.answer(scene.options().getFirst());
    }
    assertThat(asked).containsExactly(0, 0, 0, 1, 1, 1);
    assertThat(scene.state().who).containsExactly(0, 1, 2, 3, 4, 5);
    assertThat(scene.state().owner).containsExactly(0, 0, 0, 1, 1, 1);
  }

  @Test
  @Rule("RMO-SETUP-04")
  void somebodyTakenIsNotOnOfferAgain() {
    // given
    Scene scene = deal("t1", 1, 1);

    // when
    scene.answer("take:joe");

    // then
    assertThat(scene.options()).hasSize(11).doesNotContain("take:joe");
  }

  @Test
  void drawnByLotTheyAreDifferentPeople() {
    // given
    Set<List<Byte>> groups = new HashSet<>();
    for (int seed = 1; seed <= 5; seed++) {
      // when
      MorgueState s = deal("t1", 1, seed, "survivors=random").state();

      // then
      List<Byte> group = new ArrayList<>();
      for (byte who : s.who) {
        group.add(who);
      }
      assertThat(group).doesNotHaveDuplicates().doesNotContain((byte) NONE);
      groups.add(group);
    }
    assertThat(groups).hasSizeGreaterThan(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 | number=7,teams=2 | 7 survivors cannot be shared evenly among 2 teams.",
        "1 | number=6,teams=2 | 2 teams need at least as many players.",
        "1 | number=12 | One player leads at most 6 survivors.",
        "4 | number=6,teams=3,first-seat=5 | There is no seat 5 to begin.",
        "1 | survivors=joe+jane | Name 6 different survivors",
        "1 | survivors=joe+joe-z+jane+dan+bear+cathy | Name 6 different survivors",
        "1 | survivors=joe+jim+jane+dan+bear+cathy | There is no survivor 'jim'.",
      })
  @Rule({"RMO-SETUP-03", "RMO-SETUP-04", "RMO-SETUP-05"})
  void aLineupThatCannotBeIsRefused(int seats, String options, String sentence) {
    assertThatThrownBy(() -> deal("t1", seats, 1, options.split(",")))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining(sentence);
  }

  @Test
  @Rule({"RMO-SETUP-03", "RMO-SETUP-05"})
  void teamsAreOfOneSizeAndEveryPlayerIsOfOneTeam() {
    // given: four people in two teams of four
    MorgueState s = ready("t1", 4, "number=8", "teams=2").state();

    // then
    assertThat(s.team).containsExactly(0, 0, 0, 0, 1, 1, 1, 1);
    assertThat(s.owner).containsExactly(0, 0, 2, 2, 1, 1, 3, 3);
  }

  @Test
  @Rule({"RMO-SETUP-08", "RMO-SETUP-09"})
  void aTeamGivesItsThreeWeaponsToThreePeople() {
    // given
    Scene scene = deal("t1", 1, 1, SIX);

    // when
    assertThat(scene.rule()).isEqualTo("RMO-SETUP-08");
    scene.answer("to:joe").answer("to:bear");

    // then
    assertThat(scene.options()).containsExactly("to:cathy", "to:dan", "to:james", "to:jane");

    // when
    scene.answer("to:dan");

    // then
    MorgueState s = scene.state();
    assertThat(held(s, 5)).containsExactly("bow");
    assertThat(held(s, 0)).containsExactly("crowbar");
    assertThat(held(s, 2)).containsExactly("fire-axe");
  }

  @Test
  @Rule("RMO-SETUP-09")
  void inASmallTeamNobodyGetsASecondBeforeAllHaveOne() {
    // given: three teams of two
    Scene scene = deal("t1", 3, 1, "teams=3", SIX);

    // when
    scene.answer("to:bear");

    // then
    assertThat(scene.options()).containsExactly("to:cathy");

    // when: the third weapon of the first team
    scene.answer("to:cathy");

    // then
    assertThat(scene.options()).containsExactly("to:bear", "to:cathy");
  }

  @Test
  @Rule({"RMO-SETUP-10", "RMO-SETUP-12", "RMO-SETUP-07"})
  void everybodyIsArmedAndTheRestGoesIntoTheDeck() {
    // given
    MorgueState six = ready("t1", 1, SIX).state();
    MorgueState twelve = ready("t1", 2, "number=12").state();

    // then
    for (int survivor = 0; survivor < 12; survivor++) {
      assertThat(held(twelve, survivor)).hasSize(1).isSubsetOf("bow", "crowbar", "fire-axe");
    }
    assertThat(six.cards.size(six.table.equipmentDeck)).isEqualTo(69);
    assertThat(twelve.cards.size(twelve.table.equipmentDeck)).isEqualTo(63);
    assertThat(pile(six, six.table.equipmentDeck)).contains("bow", "crowbar", "fire-axe");
    assertThat(pile(six, six.table.aside))
        .hasSize(11)
        .containsOnly("bulletproof-vest", "guillotine", "molotov", "nailbat");
  }

  @Test
  @Rule({"RMO-SETUP-11", "RMO-SK-42"})
  void whoStartsWithACardHasItOnTopOfTheStartingWeapon() {
    // given: a Bear whose card says so
    String text =
        Box.text("content.yaml").replaceFirst("blue: \\[shove]", "blue: [{starts-with: mp5}]");
    Content content = new Content(YamlData.parse("content.yaml", text));

    // when
    Scene scene =
        deal(new MissionTable(content, Box.mission("t1")), 1, 1, SIX).throughFirstChoices();

    // then
    assertThat(held(scene.state(), 0)).contains("mp5").hasSize(2);
  }

  @Test
  @Rule("RMO-SETUP-13")
  void bothDecksAreShuffled() {
    // given
    MorgueState one = deal("t1", 1, 1, SIX).throughFirstChoices().state();
    MorgueState same = deal("t1", 1, 1, SIX).throughFirstChoices().state();
    MorgueState other = deal("t1", 1, 2, SIX).throughFirstChoices().state();

    // then
    assertThat(zombies(one)).isEqualTo(zombies(same)).isNotEqualTo(zombies(other));
    assertThat(zombies(one)).hasSize(48).doesNotHaveDuplicates();
    assertThat(pile(one, one.table.equipmentDeck))
        .isEqualTo(pile(same, same.table.equipmentDeck))
        .isNotEqualTo(pile(other, other.table.equipmentDeck));
  }

  private static List<Integer> zombies(MorgueState s) {
    List<Integer> cards = new ArrayList<>();
    for (int i = 0; i < s.cards.size(s.table.zombieDeck); i++) {
      cards.add(s.cards.at(s.table.zombieDeck, i));
    }
    return cards;
  }

  @Test
  @Rule({"RMO-SETUP-01", "RMO-SETUP-02", "RMO-SETUP-14", "RMO-SETUP-15"})
  void theMissionSaysWhereEverythingIs() {
    // given
    Scene scene = ready("t1", 1, SIX);
    MorgueState s = scene.state();

    // then
    for (int survivor = 0; survivor < 6; survivor++) {
      assertThat((int) s.zone[survivor]).isEqualTo(scene.zone("2V:K1"));
      assertThat((int) s.xp[survivor]).isZero();
    }
    assertThat(s.has(2, Skill.LIFESAVER) && s.has(2, Skill.FAST_ROPING)).isTrue();
    assertThat(s.has(2, Skill.EXTRA_ACTION)).isFalse();
    assertThat(s.helicopter).isEqualTo(scene.zone("7V:P2"));
    assertThat(s.locator).containsExactly(0, 0, 1, 1, 2, 2);
    assertThat(s.openDoors).isZero();
    assertThat(s.spawnDice).isEqualTo(4);
    assertThat(s.round).isEqualTo(1);
  }

  @Test
  @Rule("RMO-SETUP-14")
  void rivalTeamsStartApart() {
    // given
    Scene scene = ready("pvp1", 2, "teams=2");

    // then
    assertThat((int) scene.state().zone[0]).isEqualTo(scene.zone("5R:S1"));
    assertThat((int) scene.state().zone[3]).isEqualTo(scene.zone("4R:S5"));
  }

  @Test
  @Rule("RMO-SETUP-16")
  void theHostNamesTheFirstPlayerAmongFriendsAndChanceAmongRivals() {
    // given
    Set<Integer> first = new HashSet<>();
    for (int seed = 1; seed <= 12; seed++) {
      first.add(deal("pvp1", 3, seed, "teams=3", "survivors=random").state().firstSeat);
    }

    // then
    assertThat(deal("t1", 3, 5, "first-seat=2").state().firstSeat).isEqualTo(1);
    assertThat(deal("t1", 3, 5).state().firstSeat).isZero();
    assertThat(first).hasSizeGreaterThan(1);
  }

  @Test
  @Rule({"RMO-SETUP-17", "RMO-SETUP-18"})
  void teamsTakeTeamActionCardsInTurnOrderWhileThereAreCopies() {
    // given: two teams with two cards each, the second seat begins
    Scene scene = deal("t1", 2, 1, "teams=2", "team-actions=2", "first-seat=2", SIX);
    while (!scene.question().equals("choose-team-action")) {
      scene.answer(scene.options().getFirst());
    }

    // when
    List<Integer> asked = new ArrayList<>();
    for (int n = 0; n < 3; n++) {
      asked.add(scene.asked());
      scene.answer("take:charge");
    }

    // then: the three copies are gone
    assertThat(asked).containsExactly(1, 0, 1);
    assertThat(scene.options()).containsExactly("take:shoot", "take:move");

    // when
    scene.answer("take:move");

    // then
    assertThat(scene.state().teamCards).containsExactly(0, 2, 0, 0);
  }

  @Test
  @Rule("RMO-SETUP-17")
  void withoutTheOptionNobodyHasTeamActionCards() {
    assertThat(ready("t1", 1, SIX).state().teamCards).containsOnly(NONE);
  }

  @ParameterizedTest
  @CsvSource({"2,3", "3,2", "4,1"})
  @Rule("RMO-SETUP-19")
  void rivalTeamsShareTheVests(int teams, int each) {
    // given
    int number = teams == 4 ? 8 : 6;
    MorgueState s = ready("pvp1", teams, "teams=" + teams, "number=" + number).state();

    // then
    for (int team = 0; team < teams; team++) {
      int vests = 0;
      for (int survivor = 0; survivor < s.survivors(); survivor++) {
        if (s.team[survivor] == team) {
          vests += (int) held(s, survivor).stream().filter(Vests.VEST::equals).count();
        }
      }
      assertThat(vests).isEqualTo(each);
    }
  }

  @Test
  @Rule({"RMO-SETUP-20", "RMO-TENT-01"})
  void tentsAreDealtFaceDown() {
    // given
    MorgueState s = ready("pvp2", 2, "teams=2").state();

    // then
    List<Byte> cards = new ArrayList<>();
    for (byte card : s.tentCard) {
      cards.add(card);
    }
    assertThat(cards).hasSize(8).doesNotHaveDuplicates().doesNotContain((byte) NONE);
    assertThat(s.revealedTents).isZero();
  }

  @Test
  @Rule("RMO-SETUP-21")
  void beginnersMayPlayWithoutCrawlers() {
    assertThat(deal("t1", 1, 1, "crawlers=no").state().crawlers).isFalse();
    assertThat(deal("t1", 1, 1).state().crawlers).isTrue();
  }

  @Test
  @Rule("RMO-OBJ-03")
  void hiddenColoursAreMixed() {
    // given
    Set<Integer> blueAt = new HashSet<>();
    for (int seed = 1; seed <= 12; seed++) {
      MorgueState s = deal("m02", 1, seed, SIX).throughFirstChoices().state();

      // then: one blue among the first four
      int blue = 0;
      for (int token = 0; token < 4; token++) {
        if (s.objectiveColour[token] == Colour.BLUE.ordinal()) {
          blue++;
          blueAt.add(token);
        }
      }
      assertThat(blue).isEqualTo(1);
    }
    assertThat(blueAt).hasSizeGreaterThan(1);
  }

  @Test
  @Rule({"RMO-DOOR-09", "RMO-DOOR-10"})
  void roomsOpenFromTheStartGetNoZombiesExceptOnTriggerTiles() {
    // given: in Tutorial 1 2V:D opens to the corridor where all begin; 4V and 6V have triggers
    Scene scene = ready("t1", 1, SIX);
    ZoneSet spawned = scene.state().spawned();

    // then
    assertThat(spawned.has(scene.zone("2V:D"))).isTrue();
    assertThat(spawned.has(scene.zone("2V:A"))).as("behind a door").isFalse();
    assertThat(spawned.has(scene.zone("4V:A"))).as("open, but on a trigger tile").isFalse();
    assertThat(spawned.has(scene.zone("2V:K1"))).as("a corridor").isFalse();
  }

  @Test
  @Rule({"RMO-SPAWN-09", "RMO-SPAWN-13"})
  void colouredSpawnZonesSleepAtFirst() {
    // given: M07 has red, red, red, blue, pink
    assertThat(ready("m07", 1, SIX).state().awake).isEqualTo(0b00111);
  }

  @Test
  @Rule("RMO-ZOM-05")
  void zombiesOfTheMissionStandWhereItSays() {
    // given
    Scene scene = ready("m06", 1, SIX);

    // then
    assertThat(scene.count("3V:D", ZombieKind.CRAWLER)).isEqualTo(4);
    assertThat(scene.count("5V:D", ZombieKind.A_BOMB)).isEqualTo(1);
    assertThat(scene.figures(ZombieKind.CRAWLER)).isEqualTo(15);
    assertThat(scene.state().reserve[ZombieKind.A_BOMB.ordinal()]).isZero();
  }

  @Test
  @Rule({"RMO-MIS-04", "RMO-MIS-03"})
  void aMissionThatNeedsAPilotAndARoperGetsThem() {
    // given: four people without either
    Scene scene =
        deal("t2", 1, 1)
            .answer("take:bear")
            .answer("take:cathy")
            .answer("take:jane")
            .answer("take:joe");

    // then
    assertThat(scene.options())
        .containsExactly(
            "take:dan", "take:james", "take:louise", "take:parker", "take:terry", "take:travis");

    // when
    scene.answer("take:dan");

    // then
    assertThat(scene.options()).containsExactly("take:parker", "take:terry", "take:travis");
    assertThatThrownBy(() -> deal("t2", 1, 1, "survivors=bear+cathy+jane+joe+laurie+dan"))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("helicopter pilot");
  }
}
