package horda.cardsofthedead.content;

import static org.assertj.core.api.Assertions.assertThat;

import horda.cardsofthedead.CardsOfTheDead;
import horda.cardsofthedead.TableBuilder;
import horda.engine.Data;
import horda.lab.Rule;
import horda.wire.YamlData;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What is printed on the cards: the tables of the catalogue against content.yaml.
class ContentTest {
  private static final Content CONTENT = TableBuilder.GAME.content();
  private static final Data FILE = file();

  private static final String ZOMBIES =
      """
      zombie: normal, hp 3, damage 2
      zombie_runner: fast, hp 2, damage 1
      zombie_screamer: normal, hp 2, damage 1, yellow 2 noise 1
      fat_zombie: normal, hp 6, explosive 5, white 2 explode
      mommy_zombie: normal, hp 4, damage 1, yellow 3 call D
      baby_ghoul: no speed, hp 1, damage 1
      toxic_zombie: normal, hp 3, damage 1, red immunity 1
      zombie_spitter: normal, hp 3, yellow 2 paralyse 1
      riot_zombie: normal, hp 3, damage 2, defence 2
      zombie_brute: normal, hp 6, damage 3
      """;

  private static final String RESOURCES =
      """
      antiviral: hand heal, green immunity 3
      expired_antiviral: hand heal, red vitality 1, green immunity 4
      vaccine: hand heal, green immunity 8
      canned_soup: hand heal, green vitality 3
      medkit: hand heal, green immunity 3, green vitality 6
      adrenaline: hand heal, red immunity 2, green vitality 4
      chose_one: hand choose_one, options [green vitality 2 / green immunity 2 / paralysing 1]
      kevlar: hand wear, defence 4
      note: hand note 3
      lantern: hand lantern 3
      binoculars: hand binoculars 3
      toolkit: hand toolkit
      grenade: hand grenade, explosive 5, spares survivors
      bottle: hand throw, ranged 2
      pipe: equip, melee 2, uses 3
      bat: equip, melee 3, uses 4
      axe: equip, melee 4, uses 3
      shotgun: equip, ranged 5 noise 1, uses 2
      taser: equip, paralysing 1, uses 2
      gun: equip, ranged 4, needs gun
      ammunition_gun: load, uses 4, loads gun
      rifle: equip, ranged 3, ranged 5 two uses noise 1, needs rifle, never in the Reserve
      ammunition_rifle: load, uses 3, loads rifle
      punch: equip, melee 2, takes agent, never discarded, never in the Reserve, never given
      berserk_agent: load, melee 5, uses 1, loads agent
      explosive_agent: load, explosive 4, uses 1, loads agent
      paralize_agent: load, paralysing 2, uses 1, loads agent
      """;

  private static final String EVENTS =
      """
      horde: instantaneous, horde
      run_away: instantaneous, run_away
      car_alarm: instantaneous, noise 2
      infected_wound: instantaneous, infect 2
      the_trader: instantaneous, trader
      the_last_supper: instantaneous, last_supper 2
      sweet_home: instantaneous, sweet_home
      """;

  private static final String OBJECTS =
      """
      security_box: normal, hp 4, tools, call A
      showcase_medkit: normal, hp 2, tools, call B
      vending_machine: normal, hp 2, tools, call C
      barricade: normal, hp 4, tools
      gas_station: normal, hp 3, explosive 5
      """;

  private static final String PLACES =
      """
      exit: normal, exit
      exit_indoors: normal, exit_indoors
      pharmacy: normal, enter_pharmacy
      market: normal, enter_market
      """;

  private static final String THREATS =
      """
      threat_bloodlust: bloodlust 1
      threat_hardened: hardened 1
      threat_keen_ears: keen_ears 1
      threat_closing_in: closing_in 1
      threat_strain: strain 1
      """;

  private static Data file() {
    try (InputStream in = CardsOfTheDead.class.getResourceAsStream("content.yaml")) {
      byte[] bytes = Objects.requireNonNull(in).readAllBytes();
      return YamlData.parse("content.yaml", new String(bytes, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Data> rows() {
    return Stream.of("survivors", "cards", "threats")
        .flatMap(part -> FILE.at(part).items().stream())
        .toList();
  }

  private static Data row(CardType type) {
    return rows().stream()
        .filter(row -> row.at("id").text().equals(type.id()))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theCardsSayWhatTheCatalogueSays() {
    assertThat(described(Kind.ZOMBIE)).isEqualTo(ZOMBIES);
    assertThat(described(Kind.RESOURCE)).isEqualTo(RESOURCES);
    assertThat(described(Kind.EVENT)).isEqualTo(EVENTS);
    assertThat(described(Kind.OBJECT)).isEqualTo(OBJECTS);
    assertThat(described(Kind.PLACE)).isEqualTo(PLACES);
    assertThat(described(Kind.THREAT)).isEqualTo(THREATS);
  }

  private static String described(Kind kind) {
    StringBuilder all = new StringBuilder();
    for (CardType type : CONTENT.types()) {
      if (type.kind() == kind) {
        List<String> values = new ArrayList<>(speed(type));
        values.addAll(values(type));
        all.append(type.id()).append(": ").append(String.join(", ", values)).append('\n');
      }
    }
    return all.toString();
  }

  /// Resources have no Speed icon and Threats no speed: nothing is said.
  private static List<String> speed(CardType type) {
    if (type.isResource() || type.kind() == Kind.THREAT) {
      return List.of();
    }
    return List.of(row(type).has("speed") ? word(type.speed()) : "no speed");
  }

  private static List<String> values(CardType type) {
    List<String> values = new ArrayList<>();
    String use = type.use() == Use.NONE ? "" : word(type.use());
    String effect = type.effect() == Effect.NONE ? "" : " " + word(type.effect());
    String amount = type.amount() == 0 ? "" : " " + type.amount();
    text(values, (use + effect + amount).trim());
    number(values, "hp", type.hp());
    number(values, "damage", type.zombieDamage());
    number(values, "defence", type.defence());
    number(values, "explosive", type.explosive());
    number(values, "red immunity", type.redImmunity());
    number(values, "red vitality", type.redVitality());
    number(values, "green immunity", type.greenImmunity());
    number(values, "green vitality", type.greenVitality());
    flag(values, "tools", type.tools());
    text(values, type.call() < 0 ? "" : "call " + "ABCD".charAt(type.call()));
    text(values, type.counter() == null ? "" : counter(type.counter()));
    type.sides().forEach(side -> values.add(attack(side)));
    number(values, "uses", type.uses());
    if (type.takes() != Ammunition.NONE) {
      values.add((type.needsLoad() ? "needs " : "takes ") + word(type.takes()));
    }
    text(values, type.loads() == Ammunition.NONE ? "" : "loads " + word(type.loads()));
    flag(values, "spares survivors", type.sparesSurvivors());
    flag(values, "never discarded", type.neverDiscarded());
    flag(values, "never in the Reserve", type.neverReserve());
    flag(values, "never given", type.neverGiven());
    List<String> options =
        type.options().stream().map(option -> String.join(", ", values(option))).toList();
    text(values, options.isEmpty() ? "" : "options [" + String.join(" / ", options) + "]");
    return values;
  }

  private static void text(List<String> values, String text) {
    if (!text.isEmpty()) {
      values.add(text);
    }
  }

  private static void number(List<String> values, String name, int number) {
    text(values, number == 0 ? "" : name + " " + number);
  }

  private static void flag(List<String> values, String name, boolean flag) {
    text(values, flag ? name : "");
  }

  private static String counter(Counter counter) {
    String action = " " + counter.value() + " " + word(counter.action());
    String letter = counter.letter() < 0 ? "" : " " + "ABCD".charAt(counter.letter());
    String amount = counter.amount() == 0 ? "" : " " + counter.amount();
    return (counter.repeats() ? "yellow" : "white") + action + letter + amount;
  }

  private static String attack(Attack attack) {
    String uses = attack.usesPerAttack() == 2 ? " two uses" : "";
    String noise = attack.noise() == 0 ? "" : " noise " + attack.noise();
    return word(attack.type()) + " " + attack.value() + uses + noise;
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  @Test
  @Rule({"COD-CARD-08", "COD-CARD-09"})
  void exactlyTheCardsWithNeitherAnHpNorASpeedIconAreResources() {
    for (CardType type : CONTENT.types()) {
      boolean icons = row(type).has("hp") || row(type).has("speed");
      boolean other = type.isPlace() || type.kind() == Kind.THREAT;
      assertThat(type.isResource()).as(type.id()).isEqualTo(!icons && !other);
    }
  }

  @Test
  void theSurvivorsAreThoseOfTheCatalogue() {
    assertThat(CONTENT.survivors().stream().map(ContentTest::sheet))
        .containsExactly(
            "rick 12/12, hand 5, reserve 6, kit 4, RUN, WEARY: [bat]"
                + " [antiviral, canned_soup, pipe, lantern, toolkit, bottle]",
            "selena 12/10, hand 5, reserve 4, kit 3, TRACK, SHORT_NOTES: [rifle, ammunition_rifle]"
                + " [ammunition_rifle, ammunition_rifle, ammunition_rifle, grenade]",
            "dan 12/14, hand 5, reserve 2, kit 1, FREE_PUNCH, LAST_CURSE:"
                + " [punch, berserk_agent, explosive_agent, paralize_agent] [antiviral]");
  }

  private static String sheet(SurvivorType who) {
    return String.format(
        "%s %d/%d, hand %d, reserve %d, kit %d, %s, %s: %s %s",
        who.id(),
        who.vitality(),
        who.immunity(),
        who.handSize(),
        who.reserve(),
        who.kit(),
        who.ability(),
        who.zombieAbility(),
        who.hand(),
        who.startReserve());
  }

  @Test
  void everyRowSaysWhereItComesFrom() {
    Set<String> tags = Set.of("R", "P", "D");
    for (Data row : rows()) {
      String id = row.at("id").text();
      assertThat(row.has("provenance")).as(id).isTrue();
      assertThat(row.at("provenance").text()).as(id).isIn(tags);
      if (row.has("provenance-of")) {
        Data single = row.at("provenance-of");
        assertThat(single.keys()).as(id).allMatch(key -> tags.contains(single.at(key).text()));
      }
    }
    Data decks = FILE.at("decks-provenance");
    assertThat(decks.keys()).containsExactlyElementsOf(FILE.at("decks").keys());
    for (String deck : decks.keys()) {
      assertThat(decks.at(deck).at("sizes").text()).as(deck).isIn(tags);
      assertThat(decks.at(deck).at("counts").text()).as(deck).isIn(tags);
    }
    assertThat(FILE.at("layouts-provenance").keys()).containsExactly("main", "indoor");
    assertThat(FILE.at("letters-provenance").text()).isIn(tags);
    assertThat(FILE.at("blocked-at-start-provenance").text()).isIn(tags);
  }
}
