package horda.ruemorgue.content;

import static org.assertj.core.api.Assertions.assertThat;

import horda.lab.Rule;
import horda.ruemorgue.Box;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What is in the box: the tables of the catalogue against content.yaml.
class ContentTest {
  private static final Content CONTENT = Box.CONTENT;

  private static Weapon weapon(String id) {
    return (Weapon) CONTENT.equipment().get(CONTENT.kindNamed(id));
  }

  @Test
  void theBoxHoldsItsNumbers() {
    assertThat(CONTENT.equipmentCards()).isEqualTo(86);
    assertThat(CONTENT.zombieCards()).hasSize(48);
    assertThat(CONTENT.survivors()).hasSize(12);
    assertThat(CONTENT.reverses()).hasSize(12);
    assertThat(CONTENT.tents()).hasSize(11);
    assertThat(CONTENT.allTokens()).isEqualTo(92);
    assertThat(CONTENT.pieces("wound-cards")).isEqualTo(12);
    assertThat(Stream.of(ZombieKind.values()).mapToInt(k -> CONTENT.zombie(k).count()).sum())
        .isEqualTo(80);
    assertThat(Stream.of(TeamAction.values()).mapToInt(CONTENT::copies).sum()).isEqualTo(9);
  }

  @Test
  @Rule({"RMO-SETUP-07", "RMO-INV-07"})
  void elevenCardsStayAsideAndTwelveAreStartingWeapons() {
    assertThat(cards(Equipment.Pile.ASIDE)).isEqualTo(11);
    assertThat(cards(Equipment.Pile.START)).isEqualTo(12);
    assertThat(cards(Equipment.Pile.DECK)).isEqualTo(63);
    assertThat(
            CONTENT.equipment().stream()
                .filter(kind -> kind.pile() == Equipment.Pile.ASIDE)
                .map(Equipment::id))
        .containsExactlyInAnyOrder("nailbat", "guillotine", "molotov", "bulletproof-vest");
  }

  private static int cards(Equipment.Pile pile) {
    return CONTENT.equipment().stream()
        .filter(kind -> kind.pile() == pile)
        .mapToInt(Equipment::count)
        .sum();
  }

  @ParameterizedTest
  @CsvSource({
    "crowbar, 4, 0, 0, 1, 4, 1, false, false, SILENT, false",
    "fire-axe, 4, 0, 0, 1, 4, 2, false, false, LOUD, false",
    "bow, 4, 0, 1, 1, 3, 1, false, false, NO, false",
    "knife, 4, 0, 0, 1, 4, 1, true, false, NO, false",
    "urban-mace, 4, 0, 0, 2, 3, 1, false, false, NO, false",
    "sword, 3, 0, 0, 3, 4, 1, false, false, NO, false",
    "saber, 3, 0, 0, 2, 4, 2, false, false, NO, false",
    "chainsaw, 2, 0, 0, 5, 5, 2, false, true, LOUD, false",
    "nailbat, 1, 0, 0, 2, 3, 2, false, false, NO, false",
    "guillotine, 1, 0, 0, 4, 4, 2, false, false, LOUD, false",
    "pistol, 4, 0, 1, 1, 4, 1, true, true, NO, false",
    "sawed-off, 4, 0, 1, 2, 3, 1, true, true, NO, true",
    "double-barrel, 2, 0, 2, 2, 3, 1, false, true, NO, true",
    "shotgun, 2, 0, 1, 2, 4, 2, false, true, NO, false",
    "rifle, 2, 1, 3, 1, 3, 1, false, true, NO, false",
    "mp5, 4, 0, 1, 3, 4, 1, false, true, NO, false",
    "mac-10, 4, 0, 1, 5, 5, 1, true, true, NO, true",
    "ak-47, 2, 1, 2, 2, 4, 2, false, true, NO, false",
    "molotov, 3, 0, 1, 0, 0, 0, false, true, NO, false",
  })
  @Rule({"RMO-EQP-01", "RMO-EQP-02", "RMO-EQP-03", "RMO-EQP-05"})
  void aWeaponHasItsNumbers(
      String id,
      int count,
      int nearest,
      int farthest,
      int dice,
      int accuracy,
      int damage,
      boolean dual,
      boolean loud,
      Weapon.Opens door,
      boolean reload) {
    // given
    Weapon weapon = weapon(id);

    // then
    assertThat(List.of(weapon.count(), weapon.nearest(), weapon.farthest()))
        .containsExactly(count, nearest, farthest);
    assertThat(List.of(weapon.dice(), weapon.accuracy(), weapon.damage()))
        .containsExactly(dice, accuracy, damage);
    assertThat(List.of(weapon.dual(), weapon.loud(), weapon.reload()))
        .containsExactly(dual, loud, reload);
    assertThat(weapon.door()).isEqualTo(door);
    assertThat(weapon.ranged()).isEqualTo(farthest > 0);
  }

  @Test
  @Rule({"RMO-CRAFT-01", "RMO-CRAFT-03", "RMO-CRAFT-05", "RMO-CRAFT-06"})
  void twoCardsMakeAMolotovOrASniperRifle() {
    // given
    Combination molotov = CONTENT.combinations().getFirst();
    Combination sniper = CONTENT.combinations().getLast();

    // then
    assertThat(List.of(molotov.makes().id(), molotov.one(), molotov.other()))
        .containsExactly("molotov", "glass-bottles", "gasoline");
    assertThat(molotov.keeps()).isFalse();
    assertThat(molotov.makes().special()).isEqualTo(Weapon.Special.KILLS_ALL);
    assertThat(sniper.makes().id()).isEqualTo("sniper-rifle");
    assertThat(sniper.keeps()).isTrue();
    assertThat(sniper.makes().farthest()).isEqualTo(weapon("rifle").farthest());
    assertThat(sniper.makes().special()).isEqualTo(Weapon.Special.CHOOSES_TARGETS);
  }

  @Test
  @Rule({"RMO-ZOM-01", "RMO-ZOM-02"})
  void zombiesAreAsTheBookSays() {
    // given
    Zombie fatty = CONTENT.zombie(ZombieKind.FATTY);
    Zombie runner = CONTENT.zombie(ZombieKind.RUNNER);
    Zombie bomb = CONTENT.zombie(ZombieKind.A_BOMB);

    // then
    assertThat(List.of(fatty.actions(), fatty.damage(), fatty.xp(), fatty.escort(), fatty.row()))
        .containsExactly(1, 2, 1, 2, 3);
    assertThat(List.of(runner.actions(), runner.damage(), runner.xp(), runner.row()))
        .containsExactly(2, 1, 1, 4);
    assertThat(List.of(bomb.actions(), bomb.damage(), bomb.xp(), bomb.row()))
        .containsExactly(1, Zombie.FIRE, 5, 3);
    assertThat(CONTENT.zombie(ZombieKind.CRAWLER).skinner()).isFalse();
    assertThat(CONTENT.zombie(ZombieKind.WALKER).skinner()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "145, BLUE, , 0", "145, RED, WALKER, 5", "147, ORANGE, FATTY, 1", "148, BLUE, WALKER, 2",
    "160, BLUE, WALKER, 2", "172, YELLOW, A_BOMB, 1", "174, RED, A_BOMB, 1", "175, RED, WALKER, 8",
    "179, ORANGE, WALKER, 3", "179, YELLOW, FATTY, 1", "180, BLUE, A_BOMB, 1", "181, BLUE, , 0",
    "181, YELLOW, WALKER, 0", "183, RED, FATTY, 0", "185, YELLOW, WALKER, 2", "186, RED, FATTY, 1",
    "187, ORANGE, CRAWLER, 1", "192, BLUE, CRAWLER, 1",
  })
  void aZombieCardHasItsLines(int id, Level level, ZombieKind zombie, int count) {
    // given
    ZombieCard card =
        CONTENT.zombieCards().stream().filter(c -> c.id() == id).findFirst().orElseThrow();

    // then
    assertThat(card.line(level)).isEqualTo(new ZombieCard.Line(zombie, count));
  }

  @ParameterizedTest
  @CsvSource({"SPAWN, 36", "EXTRA, 4", "SEWER, 2", "BED_BLUE, 3", "BED_GREEN, 3"})
  void zombieCardsAreOfFiveKinds(ZombieCard.Kind kind, int count) {
    assertThat(CONTENT.zombieCards().stream().filter(card -> card.kind() == kind)).hasSize(count);
  }

  @Test
  @Rule({"RMO-SETUP-15", "RMO-SKILL-11"})
  void survivorsHaveTheSkillsOfTheirCards() {
    // given
    Survivor louise = survivor("louise");

    // then
    assertThat(louise.blue())
        .containsExactly(new Grant(Skill.SEARCH_CARD, ""), new Grant(Skill.FAST_ROPING, ""));
    assertThat(louise.yellow().skill()).isEqualTo(Skill.EXTRA_ACTION);
    assertThat(louise.orange())
        .containsExactly(new Grant(Skill.DAMAGE, "combat"), new Grant(Skill.ROLL_RANGED, ""));
    assertThat(louise.red())
        .extracting(Grant::skill)
        .containsExactly(Skill.DIE_COMBAT, Skill.FREE_COMBAT, Skill.SNIPER);
    assertThat(with(Skill.FAST_ROPING)).containsExactly("dan", "james", "louise");
    assertThat(with(Skill.HELICOPTER_PILOT)).containsExactly("parker", "terry", "travis");
    assertThat(CONTENT.survivors()).allMatch(s -> s.yellow().skill() == Skill.EXTRA_ACTION);
  }

  @Test
  void theReverseOfACardBelongsToTheSameSurvivor() {
    assertThat(CONTENT.reverses()).allMatch(side -> side.id().equals(side.front() + "-z"));
    assertThat(CONTENT.reverses().get(1).red().getLast())
        .isEqualTo(new Grant(Skill.DREADNOUGHT, "walker"));
  }

  private static Survivor survivor(String id) {
    return CONTENT.survivors().stream().filter(s -> s.id().equals(id)).findFirst().orElseThrow();
  }

  private static List<String> with(Skill skill) {
    return CONTENT.survivors().stream().filter(s -> s.startsWith(skill)).map(Survivor::id).toList();
  }

  @Test
  @Rule({"RMO-SK-11", "RMO-SK-53", "RMO-SKILL-12"})
  void twoSkillsAreOfOtherBoxes() {
    assertThat(Stream.of(Skill.values()).filter(skill -> CONTENT.skill(skill).compat()))
        .containsExactly(Skill.FREE_DOG, Skill.TOXIC_IMMUNITY);
    assertThat(Skill.values()).hasSize(83);
    assertThat(Skill.ZOMBIE_LINK.rule()).isEqualTo("RMO-SK-83");
  }

  @ParameterizedTest
  @CsvSource({
    "0, BLUE",
    "6, BLUE",
    "7, YELLOW",
    "18, YELLOW",
    "19, ORANGE",
    "42, ORANGE",
    "43, RED",
    "60, RED"
  })
  @Rule("RMO-XP-02")
  void experienceMakesTheLevel(int xp, Level level) {
    assertThat(CONTENT.numbers().level(xp)).isEqualTo(level);
  }

  @ParameterizedTest
  @CsvSource({"6,4", "7,5", "8,5", "9,6", "10,6", "11,7", "12,7"})
  @Rule("RMO-SPAWN-01")
  void spawnDiceFollowTheNumberOfSurvivors(int survivors, int dice) {
    assertThat(CONTENT.numbers().spawnDice().get(survivors)).isEqualTo(dice);
  }

  @Test
  @Rule({"RMO-SRCH-06", "RMO-TENT-09"})
  void twoTentsCanBeSearchedAndNineHaveBeds() {
    assertThat(CONTENT.tents().stream().filter(Tent::search).map(Tent::id))
        .containsExactly("tent-05", "tent-06");
    assertThat(CONTENT.tents().stream().filter(tent -> tent.blue() + tent.green() > 0)).hasSize(9);
    assertThat(CONTENT.tents().stream().mapToInt(Tent::blue).sum()).isEqualTo(10);
    assertThat(CONTENT.tents().stream().mapToInt(Tent::green).sum()).isEqualTo(10);
  }

  @Test
  void ammunitionNamesItsWeapons() {
    // given
    Item light = (Item) CONTENT.equipment().get(CONTENT.kindNamed("ammo-light"));

    // then
    assertThat(light.weapons()).containsExactly("pistol", "rifle", "sniper-rifle");
    assertThat(Objects.requireNonNull(light.effect())).isEqualTo(Item.Effect.REROLL);
  }
}
