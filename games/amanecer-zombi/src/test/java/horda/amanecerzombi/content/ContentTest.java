package horda.amanecerzombi.content;

import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.Box;
import horda.lab.Rule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What is in the box: the totals and the facts of the catalogue against content.yaml.
class ContentTest {
  private static final Content CONTENT = Box.CONTENT;

  private static Stream<ActionCard> actions() {
    return IntStream.range(0, CONTENT.actionKinds()).mapToObj(CONTENT::action);
  }

  private static <T> List<T> kinds(Class<T> kind) {
    return actions().filter(kind::isInstance).map(kind::cast).toList();
  }

  private static Stream<ObjectCard> objects(Deck deck) {
    return IntStream.range(0, CONTENT.objects())
        .filter(card -> CONTENT.objectDeck(card) == deck)
        .mapToObj(CONTENT::object);
  }

  private static long count(Deck deck, Predicate<ObjectCard> which) {
    return objects(deck).filter(which).count();
  }

  private static <T> String words(List<T> rows, Function<T, String> line) {
    return rows.stream().map(line).collect(Collectors.joining(" "));
  }

  @Test
  @Rule("AMZ-GEN-13")
  void theBoxHoldsTwoHundredAndEightyEightCards() {
    assertThat(Arrays.stream(Deck.values()).map(deck -> deck.id() + " " + CONTENT.count(deck)))
        .containsExactly(
            "season 24",
            "character 24",
            "action 100",
            "special 8",
            "green 32",
            "blue 32",
            "mission 28",
            "skill 20",
            "damage 20");
    assertThat(Arrays.stream(Deck.values()).mapToInt(CONTENT::count).sum()).isEqualTo(288);
  }

  @Test
  void sixCardsOfEachSeasonHarderTowardsWinter() {
    List<SeasonCard> all = IntStream.range(0, 24).mapToObj(CONTENT::season).toList();

    for (Season season : Season.values()) {
      assertThat(all.stream().filter(card -> card.season() == season)).hasSize(6);
    }
    assertThat(
            words(
                all,
                card ->
                    card.id()
                        + Arrays.stream(SeasonEffect.values())
                            .filter(effect -> card.amount(effect) != 0)
                            .map(effect -> ":" + effect.name().toLowerCase() + card.amount(effect))
                            .collect(Collectors.joining())))
        .isEqualTo(
            "new-shoots:first_green_reveal1 long-days:first_walk1 april-rain:noise-1"
                + " uneasy-calm:zombie_dice-1 clean-air:heal1 mud:vehicle_points-2"
                + " heat-wave:food_or_card1 short-nights:draw1 thunderstorm:ranged_dice-1"
                + " clear-roads:vehicle_points2 untouched-pumps:ready_fuel1 drought:green_reveal-1"
                + " fog:no_ranged_phase1 downpour:walk_off_road-1 dry-leaves:noise1"
                + " the-herd:zombie_dice1 scarcity:reveal-1 night-of-the-dead:boxed_from_first1"
                + " blizzard:no_vehicles1 famine:food_or_damage1 heavy-snow:walk-1"
                + " polar-night:zombie_dice1:flee_cards1 bitter-cold:life_or_death1"
                + " despair:discard1");
  }

  @Test
  void everyCharacterButTheHikerHasATrait() {
    List<CharacterCard> all = IntStream.range(0, 24).mapToObj(CONTENT::character).toList();

    assertThat(words(all, card -> card.id() + card.load()))
        .isEqualTo(
            "gang-member2 kid1 preacher2 park-ranger2 doctor2 police-officer2 mechanic2"
                + " electrician2 cook2 hunter2 firefighter3 athlete2 hiker4 soldier2 thief2"
                + " scientist2 reporter2 grandmother1 teenager2 taxi-driver2 boxer2 teacher2"
                + " lawyer2 nurse2");
    assertThat(all.stream().filter(card -> card.traits() == Traits.NONE).map(CharacterCard::id))
        .containsExactly("hiker");
  }

  @Test
  void greenFavoursFoodAndMedicineBlueWeaponsAndFuel() {
    // given: the sums of the balance notes
    assertThat(count(Deck.GREEN, card -> !card.survivor())).isEqualTo(26);
    assertThat(count(Deck.GREEN, card -> card.has(Icon.FOOD) || card.has(Icon.MEDICINE)))
        .isEqualTo(18);
    assertThat(count(Deck.GREEN, ObjectCard::survivor)).isEqualTo(6);
    assertThat(count(Deck.BLUE, card -> !card.survivor())).isEqualTo(29);
    assertThat(count(Deck.BLUE, ObjectCard::arms)).isEqualTo(17);
    assertThat(count(Deck.BLUE, card -> card.use(Deed.READY_FUEL) > 0)).isEqualTo(4);
    assertThat(count(Deck.BLUE, card -> card.gun() && card.has(Icon.AMMUNITION))).isEqualTo(9);
    assertThat(
            Stream.of(Deck.GREEN, Deck.BLUE)
                .mapToLong(deck -> count(deck, card -> card.use(Deed.READY_AMMUNITION) > 0))
                .sum())
        .isEqualTo(5);
  }

  @Test
  void consumablesNeverTurnAndWhatTurnsSaysSo() {
    assertThat(CONTENT.objectKinds())
        .allSatisfy(
            kind -> {
              if (kind.consumable()) {
                assertThat(kind.weapon()).as(kind.id()).isNull();
                assertThat(kind.roundReady()).as(kind.id()).isFalse();
              }
            });
    assertThat(
            CONTENT.objectKinds().stream()
                .filter(kind -> kind.cost() == Cost.TURN)
                .map(ObjectCard::id))
        .containsExactly(
            "flare-gun", "field-medical-kit", "torch", "binoculars", "toolbox", "chainsaw");
    assertThat(CONTENT.objectKinds().stream().filter(ObjectCard::roundReady).map(ObjectCard::id))
        .containsExactly("torch", "binoculars", "toolbox");
  }

  @Test
  void weaponsAreThoseOfTheCatalogue() {
    List<ObjectCard> armed =
        CONTENT.objectKinds().stream().filter(kind -> kind.weapon() != null).toList();

    assertThat(words(armed, ContentTest::weapon))
        .isEqualTo(
            "machete:M2r1 kitchen-knife:M2f pistol:R3n2t rifle:R3n2t+1 shotgun:R4n3t"
                + " crossbow:R2ta axe:M2 baseball-bat:M2 chainsaw:M5n3t");
  }

  private static String weapon(ObjectCard card) {
    Weapon weapon = card.weapon();
    if (weapon == null) {
      return "";
    }
    return card.id()
        + (weapon.ranged() ? ":R" : ":M")
        + weapon.dice()
        + (weapon.noise() > 0 ? "n" + weapon.noise() : "")
        + (weapon.turns() ? "t" : "")
        + (weapon.rangedPhaseHits() > 0 ? "+" + weapon.rangedPhaseHits() : "")
        + (weapon.firstPhase() ? "f" : "")
        + (weapon.readyAfter() ? "a" : "")
        + (weapon.reroll() > 0 ? "r" + weapon.reroll() : "");
  }

  @Test
  void fortyFourZombiesOfEightyFiveDice() {
    List<Zombie> zombies = kinds(Zombie.class);

    assertThat(zombies.stream().mapToInt(Zombie::count).sum()).isEqualTo(44);
    assertThat(zombies.stream().mapToInt(card -> card.count() * card.dice()).sum()).isEqualTo(85);
    assertThat(
            words(
                zombies,
                card ->
                    card.count()
                        + card.id()
                        + ":"
                        + card.dice()
                        + "/"
                        + card.initialAttack()
                        + "/"
                        + card.noise()
                        + "/"
                        + card.trophy()))
        .isEqualTo(
            "4loner:1/0/0/1 8pair:2/0/0/1 6trio:3/0/0/2 2horde:4/0/0/3 3stealthy:1/3/0/2"
                + " 2runner:2/1/0/2 2screamer:1/0/2/1 2crawler:0/0/0/1 3nurse-zombie:2/0/0/2"
                + " 3police-zombie:2/0/0/2 3clown-zombie:2/0/0/2 3worker-zombie:2/0/0/2"
                + " 3soldier-zombie:2/0/0/3");
  }

  @Test
  @Rule("AMZ-ZOM-03")
  void fiveTypesOfSpecialZombiesWithABoxedEffectEach() {
    List<Zombie> special =
        kinds(Zombie.class).stream().filter(card -> card.special() != null).toList();

    assertThat(special.stream().map(Zombie::special)).containsExactly(SpecialZombie.values());
    assertThat(special.stream().map(Zombie::boxed)).containsExactly(BoxedEffect.values());
    assertThat(special).allMatch(card -> card.count() == 3);
  }

  @Test
  void twelveVehiclesAndFortyFourEvents() {
    assertThat(
            words(
                kinds(Vehicle.class),
                card -> card.count() + card.id() + ":" + card.capacity() + "/" + card.points()))
        .isEqualTo("3motorbike:2/7 4car:4/6 2van:6/5 2bicycle:1/3 1quad-bike:2/5");
    assertThat(kinds(Vehicle.class).stream().mapToInt(Vehicle::count).sum()).isEqualTo(12);
    assertThat(kinds(EventCard.class).stream().mapToInt(EventCard::count).sum()).isEqualTo(44);
    assertThat(kinds(EventCard.class).stream().map(EventCard::effect))
        .containsExactly(EventEffect.values());
    assertThat(words(kinds(EventCard.class), card -> card.count() + card.id() + card.amount()))
        .isEqualTo(
            "4does-it-hurt1 2spoiled-food1 3exhausted2 4breakdown1 4blocked-access1"
                + " 4you-make-noise3 3run4 2shortcut3 2adrenaline2 2take-cover1 3cold-blood1"
                + " 2already-looted1 2jammed1 1accident1 1ambush1 1frenzy1 1second-wind2 1rumours1"
                + " 1disoriented2 1empty-tank1");
  }

  @Test
  @Rule("AMZ-SOLO-13")
  void onlyThreeCardsCarryTheSoloIcon() {
    assertThat(actions().filter(ActionCard::solo).map(ActionCard::id))
        .containsExactly("does-it-hurt", "blocked-access", "you-make-noise");
  }

  @Test
  void expertCardsAreThoseOfTheCatalogue() {
    assertThat(actions().filter(ActionCard::expert).map(ActionCard::id))
        .containsExactly("horde", "jammed", "accident", "ambush", "frenzy", "disoriented");
    assertThat(
            IntStream.range(0, 28)
                .mapToObj(CONTENT::mission)
                .filter(Mission::expert)
                .map(Mission::id))
        .containsExactly("clean-the-barracks", "evacuation", "massacre", "armed-to-the-teeth");
  }

  @Test
  void missionsAreWorthThreeAndAHalfPointsOnAverage() {
    List<Mission> all = IntStream.range(0, 28).mapToObj(CONTENT::mission).toList();

    assertThat(words(all, mission -> String.valueOf(mission.points())))
        .isEqualTo("5 4 3 6 2 5 3 3 3 3 4 3 3 6 3 4 3 3 3 3 3 3 3 3 4 2 4 4");
    assertThat(all.stream().mapToInt(Mission::points).average().orElse(0)).isBetween(3.4, 3.6);
    assertThat(all.stream().filter(Mission::clean)).hasSize(6);
    assertThat(all.stream().filter(mission -> !mission.solo()).map(Mission::id))
        .containsExactly("offering", "explorer", "purifying-fire");
    assertThat(CONTENT.mission(0).goal()).isEqualTo(new Goal.Clean(4, 2));
    assertThat(all.stream().filter(mission -> mission.site() != null)).hasSize(14);
  }

  @Test
  void skillsAndDamageAreThoseOfTheCatalogue() {
    assertThat(words(CONTENT.skillKinds(), card -> card.count() + card.id()))
        .isEqualTo(
            "2marksmanship 2martial-arts 2first-aid 2distance-runner 2toughness 2porter"
                + " 1sixth-sense 1home-made-silencer 1expert-driver 1thorough-search 1reflexes"
                + " 1leadership 1iron-will 1handy");
    assertThat(
            words(
                CONTENT.damageKinds(),
                card ->
                    card.count()
                        + card.id()
                        + ":"
                        + (card.isRemovedBy(Icon.FOOD) ? "F" : "")
                        + (card.isRemovedBy(Icon.MEDICINE) ? "M" : "")
                        + card.lifeOrDeath()))
        .isEqualTo(
            "3hunger:F0 2dehydration:F1 4cut:M1 3infection:M2 3fracture:M3 2bruise:FM0 3bite:2");
  }

  @Test
  @Rule("AMZ-LOD-01")
  void fifteenOfTwentyDamagesHaveALifeOrDeathNumber() {
    List<Integer> numbers = new ArrayList<>();
    for (int card = 0; card < CONTENT.damages(); card++) {
      if (CONTENT.damage(card).lifeOrDeath() > 0) {
        numbers.add(CONTENT.damage(card).lifeOrDeath());
      }
    }

    assertThat(numbers).hasSize(15);
    assertThat(numbers.stream().mapToInt(Integer::intValue).sum()).isEqualTo(27); // mean 1.8
  }

  @Test
  void rowsSayWhereTheyComeFrom() {
    assertThat(CONTENT.character(0).provenance()).isEqualTo("R+D");
    assertThat(actions().map(ActionCard::provenance)).containsOnly("D", "R+D");
    assertThat(actions().filter(card -> card.provenance().equals("R+D")).map(ActionCard::id))
        .containsExactly(
            "pair",
            "trio",
            "stealthy",
            "nurse-zombie",
            "police-zombie",
            "clown-zombie",
            "worker-zombie",
            "soldier-zombie",
            "motorbike",
            "car",
            "does-it-hurt",
            "spoiled-food",
            "exhausted",
            "breakdown",
            "blocked-access",
            "you-make-noise");
  }
}
