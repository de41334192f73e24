package horda.cityofhorror.content;

import static org.assertj.core.api.Assertions.assertThat;

import horda.cityofhorror.CityOfHorror;
import horda.cityofhorror.TableBuilder;
import horda.engine.Data;
import horda.lab.Rule;
import horda.wire.YamlData;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What is in the box: the tables of the catalogue against content.yaml.
class ContentTest {
  private static final Content CONTENT = TableBuilder.GAME.content();
  private static final Data FILE = file();

  private static final String CARDS =
      """
      alarm: 2, general, spawn 3, R
      energy-drink: 2, general, refresh 1, R
      canned-food: 2, never, none 1, R
      pepper-spray: 3, response, cancel 1, R
      hideout: 2, general, hide 1, R
      back-door: 2, own-move, back-door 1, R
      gun: 3, general, kill 1, R
      night-vision: 2, general, look 1, R
      chainsaw: 1, general, kill-half 1, R
      flashlight: 2, general, leader 1, R
      kitten: 2, general, kitten 1, R
      molotov: 3, general, kill 1, explosion, R
      rescue-flare: 3, general, move-zombie 1, explosion, R
      makeshift-bomb: 2, general, kill 2, explosion, R
      pickpocket: 1, general, steal 1, R
      weapon-replica: 2, general, votes 2, R
      shotgun: 4, general, kill 2, R
      running-shoes: 2, after-reveal, new-movement 1, R
      """;

  private static final String PEOPLE =
      """
      blonde: 5/3, prevent-attraction 1, tied true, attracts, R
      businessman: 3/2, trade-card 1, tied false, none, R
      businesswoman: 3/2, trade-card 1, tied false, none, R
      sushi-chef: 4/3, draw-card 1, tied false, none, R
      geek: 4/3, move-zombie 1, tied source, none, R
      grandpa: 5/3, vote 1, tied true, no-vote, R
      granny: 5/2, move 1, tied true, immobile, R
      housewife: 4/2, kill 2, tied true, none, R
      mama: 4/3, squeeze-in 1, tied self, none, R
      student: 3/2, first-player 1, tied false, none, R
      little-boy: 5/2, hide 1, tied self, none, R
      little-girl: 5/2, hide 1, tied self, none, R
      pregnant-woman: 4/2, give-birth 2, tied true, never-fresh-again, R
      priest: 4/2, undo-move 1, tied false, none, R
      punk: 4/3, cancel 1, tied false, none, R
      rasta: 4/3, look 1, tied false, none, R
      rocker: 4/3, move-zombie 1, tied source, none, R
      special-agent: 4/2, leader 1, tied false, none, R
      teen: 4/2, new-movement 1, tied false, none, R
      thief: 4/2, steal 1, tied false, none, R
      vigil: 4/2, kill 2, tied true, none, R
      """;

  /// Capacity, effect and cost, and the zombies that attack.
  private static final String LOCATIONS =
      """
      church A: 4, refresh for card, 3 zombies, R
      church B: 3, refresh for food, more than characters, R
      hospital A: 3, antidote for card, more than characters, R
      hospital B: 4, antidote for exhaust-here, 2 zombies, R
      bank A: 3, leader for card, 3 zombies, R
      bank B: 3, leader-step for none, more than characters, R
      armory A: 4, draw-card for card, 3 zombies, R
      armory B: 3, take-discard for exhaust-here, more than characters, R
      tower A: 2, look for none, 4 zombies, R
      tower B: 2, late-choice for none, 4 zombies, R
      ruined-tower none: 3, none for none, more than characters, R
      crossroads A: no limit, food for card, 1 zombies, R
      crossroads B: no limit, food-choice for card, 1 zombies, R
      """;

  /// Moves; zombies at 1, 2, 3, 4, W, X; antidotes and cards at the corners; Leader steps.
  private static final String INVASIONS =
      """
      00-a: - / 2 1 1 1 1 1 / - / 0, D
      00-b: - / 1 2 1 1 1 1 / - / 0, D
      00-c: - / 1 1 2 1 1 1 / - / 0, D
      00-d: - / 1 1 1 2 1 1 / - / 0, D
      01-a: - / 3 1 1 0 1 1 / 1:2A 3:1C 4:1C / 1, D
      01-b: - / 0 3 1 1 1 1 / 1:1C 2:2A 4:1C / 2, D
      01-c: - / 1 0 3 1 1 1 / 1:1C 2:1C 3:2A / 1, D
      01-d: - / 1 1 0 3 1 1 / 2:1C 3:1C 4:2A / 2, D
      02-a: 4>1 / 2 2 1 0 1 2 / 2:1A1C 4:1A1C / 1, D
      02-b: 1>2 / 0 2 2 1 2 1 / 1:1A1C 3:1A1C / 2, D
      02-c: 2>3 / 1 0 2 2 1 2 / 2:1A1C 4:1A1C / 1, D
      02-d: 3>4 / 2 1 0 2 2 1 / 1:1A1C 3:1A1C / 2, D
      03-a: 1>4 / 3 2 1 0 2 1 / 1:2A 4:1A1C / 1, R
      03-b: 2>1 W>X / 0 3 2 1 1 2 / 1:1A1C 2:2A / 2, D
      03-c: 3>2 / 1 0 3 2 2 1 / 2:1A1C 3:2A / 1, D
      03-d: 4>3 X>W / 2 1 0 3 1 2 / 3:1A1C 4:2A / 2, D
      04-a: 2>3 4>X / 2 3 0 1 2 1 / 1:1A1C 3:2A / 1, D
      04-b: 3>4 1>X / 1 2 3 0 1 2 / 2:1A1C 4:2A / 2, D
      04-c: 4>1 2>X / 0 1 2 3 2 1 / 1:2A 3:1A1C / 1, D
      04-d: 1>2 3>X / 3 0 1 2 1 2 / 2:2A 4:1A1C / 2, D
      """;

  private static Data file() {
    try (InputStream in = CityOfHorror.class.getResourceAsStream("content.yaml")) {
      byte[] bytes = Objects.requireNonNull(in).readAllBytes();
      return YamlData.parse("content.yaml", new String(bytes, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static <T> String lines(List<T> rows, Function<T, String> line) {
    return rows.stream().map(row -> line.apply(row) + "\n").collect(Collectors.joining());
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static Data row(String part, String id) {
    return FILE.at(part).items().stream()
        .filter(row -> row.at("id").text().equals(id))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theActionCardsAreThoseOfTheCatalogue() {
    assertThat(lines(CONTENT.kinds(), ContentTest::card)).isEqualTo(CARDS);
    assertThat(CONTENT.kinds()).hasSize(18);
    assertThat(CONTENT.actionCards()).isEqualTo(40);
    assertThat(IntStream.range(0, 40).filter(card -> CONTENT.action(card).explosion()).count())
        .isEqualTo(8);
  }

  private static String card(ActionCard kind) {
    return "%s: %d, %s, %s %d%s, %s"
        .formatted(
            kind.id(),
            kind.count(),
            row("action-cards", kind.id()).at("when").text(),
            word(kind.effect()),
            kind.amount(),
            kind.explosion() ? ", explosion" : "",
            kind.provenance());
  }

  @Test
  void theCharactersAreThoseOfTheCatalogue() {
    assertThat(lines(CONTENT.people(), ContentTest::person)).isEqualTo(PEOPLE);
    assertThat(CONTENT.people()).hasSize(21);
    assertThat(CONTENT.people().stream().mapToInt(Townsperson::fresh).sum()).isEqualTo(86);
    assertThat(CONTENT.people().stream().mapToInt(Townsperson::exhausted).sum()).isEqualTo(50);
  }

  @Test
  @Rule("COH-ABL-02")
  void everyCharacterIsWorthLessWhenExhausted() {
    assertThat(CONTENT.people()).allMatch(who -> who.exhausted() < who.fresh());
  }

  private static String person(Townsperson who) {
    return "%s: %d/%d, %s %d, tied %s, %s, %s"
        .formatted(
            who.id(),
            who.fresh(),
            who.exhausted(),
            word(who.ability()),
            who.amount(),
            row("characters", who.id()).at("tied").text(),
            word(who.drawback()),
            who.provenance());
  }

  @Test
  @Rule("COH-SITE-11")
  void theLocationsAreThoseOfTheCatalogue() {
    List<Data> rows = FILE.at("locations").items();
    assertThat(lines(rows, row -> site(row.at("side").text(), site(row)))).isEqualTo(LOCATIONS);
    assertThat(rows).hasSize(13);
    assertThat(rows.stream().filter(row -> row.has("victim")).map(row -> row.at("id").text()))
        .containsExactly("crossroads", "crossroads");
  }

  private static Site site(Data row) {
    int place = Place.named(row.at("id").text());
    int side = row.at("side").text().equals("B") ? 1 : 0;
    return place == Place.NOWHERE ? CONTENT.ruin() : CONTENT.site(place, side);
  }

  private static String site(String side, Site site) {
    return "%s %s: %s, %s for %s, %s, %s"
        .formatted(
            site.id(),
            side,
            site.capacity() == Site.NO_LIMIT ? "no limit" : site.capacity(),
            word(site.effect()),
            word(site.cost()),
            site.atLeast() == 0 ? "more than characters" : site.atLeast() + " zombies",
            site.provenance());
  }

  @Test
  void theInvasionCardsAreThoseOfTheCatalogue() {
    assertThat(lines(CONTENT.invasions(), ContentTest::invasion)).isEqualTo(INVASIONS);
    assertThat(CONTENT.invasions())
        .hasSize(20)
        .allMatch(card -> card.id().startsWith("0" + card.hour() + "-"));
  }

  private static String invasion(InvasionCard card) {
    String moves =
        Arrays.stream(card.moves())
            .map(move -> position(move[0]) + ">" + position(move[1]))
            .collect(Collectors.joining(" "));
    List<String> supplies = new ArrayList<>();
    for (int at = 0; at < Place.COUNT; at++) {
      String antidotes = card.antidotes()[at] == 0 ? "" : card.antidotes()[at] + "A";
      String cards = card.cards()[at] == 0 ? "" : card.cards()[at] + "C";
      if (!(antidotes + cards).isEmpty()) {
        supplies.add(position(at) + ":" + antidotes + cards);
      }
    }
    return "%s: %s / %s / %s / %d, %s"
        .formatted(
            card.id(),
            moves.isEmpty() ? "-" : moves,
            Arrays.stream(card.zombies())
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(" ")),
            supplies.isEmpty() ? "-" : String.join(" ", supplies),
            card.leader(),
            card.provenance());
  }

  private static String position(int at) {
    return "1234WX".substring(at, at + 1);
  }

  @Test
  void aGameBringsExactlyTheZombiesInTheBox() {
    int[] perHour = new int[5];
    for (InvasionCard card : CONTENT.invasions()) {
      perHour[card.hour()] += Arrays.stream(card.zombies()).sum();
    }
    assertThat(perHour).containsExactly(4 * 7, 4 * 7, 4 * 8, 4 * 9, 4 * 9);
    assertThat(Arrays.stream(perHour).sum() / 4).isEqualTo(CONTENT.zombies());
  }

  @Test
  void theCornersAreTreatedAlikeOverAnHour() {
    for (int hour = 0; hour <= 4; hour++) {
      int now = hour;
      List<InvasionCard> cards =
          CONTENT.invasions().stream().filter(card -> card.hour() == now).toList();
      List<Function<InvasionCard, int[]>> parts =
          List.of(InvasionCard::zombies, InvasionCard::antidotes, InvasionCard::cards);
      for (Function<InvasionCard, int[]> part : parts) {
        assertThat(
                IntStream.range(0, Place.CORNERS)
                    .map(at -> cards.stream().mapToInt(card -> part.apply(card)[at]).sum())
                    .distinct())
            .as("corners at %d o'clock", hour)
            .hasSize(1);
      }
    }
  }

  @Test
  @Rule({"COH-SETUP-15", "COH-SETUP-21"})
  void theSetUpNumbersAreThoseOfTheCatalogue() {
    assertThat(IntStream.rangeClosed(3, 6).map(CONTENT::charactersFor)).containsExactly(5, 4, 3, 3);
    assertThat(IntStream.rangeClosed(3, 6).map(CONTENT::cardsFor)).containsExactly(7, 6, 5, 4);
    assertThat(FILE.at("players").keys()).containsExactly("3", "4", "5", "6");
  }

  @Test
  void theTokensAreThoseOfTheCatalogue() {
    assertThat(CONTENT.zombies()).isEqualTo(40);
    assertThat(CONTENT.mostZombies()).isEqualTo(8);
    assertThat(CONTENT.antidotes()).isEqualTo(20);
    assertThat(IntStream.range(0, CONTENT.foodTokens()).map(CONTENT::foodValue).sorted())
        .containsExactly(0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3);
    assertThat(CONTENT.openFood()).isEqualTo(3);
    assertThat(CONTENT.explosionMarkers()).isEqualTo(6);
    assertThat(FILE.at("fire-markers").num()).isEqualTo(4);
    assertThat(FILE.at("covers").num()).isEqualTo(3);
    assertThat(FILE.at("rounds").num()).isEqualTo(4);
    assertThat(CONTENT.towerLimit()).isEqualTo(3);
    assertThat(CONTENT.armoryLimit(0)).isEqualTo(3);
    assertThat(CONTENT.armoryLimit(1)).isEqualTo(2);
    assertThat(CONTENT.colours())
        .containsExactly("green", "violet", "white", "blue", "red", "yellow");
    assertThat(CONTENT.resolutionOrder(0)).containsExactly(0, 1, 2, 3, 4, 5);
    assertThat(CONTENT.resolutionOrder(1)).containsExactly(4, 0, 1, 2, 3, 5);
  }

  @Test
  void everyRowSaysWhereItComesFrom() {
    Set<String> tags = Set.of("R", "P", "D");
    Stream<Data> rows =
        Stream.of(
                "action-cards",
                "characters",
                "locations",
                "resolution-orders",
                "explosions",
                "invasion-cards")
            .flatMap(part -> FILE.at(part).items().stream());
    Data players = FILE.at("players");
    Stream<Data> all = Stream.concat(rows, players.keys().stream().map(players::at));
    assertThat(all)
        .hasSize(18 + 21 + 13 + 2 + 4 + 20 + 4)
        .allMatch(row -> row.has("provenance") && tags.contains(row.at("provenance").text()));
    assertThat(FILE.at("colours-provenance").text()).isIn(tags);
    Data tokens = FILE.at("tokens-provenance");
    assertThat(tokens.keys()).hasSize(9).allMatch(token -> tags.contains(tokens.at(token).text()));
    assertThat(tokens.keys()).allMatch(FILE::has);
    Data hours = FILE.at("invasion-hours-provenance");
    assertThat(hours.keys()).allMatch(key -> tags.contains(hours.at(key).text()));
  }
}
