package horda.cityofhorror.rules;

import static horda.cityofhorror.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cityofhorror.Played;
import horda.cityofhorror.TableBuilder;
import horda.cityofhorror.content.Place;
import horda.cityofhorror.state.CityEvent;
import horda.cityofhorror.view.CityView;
import horda.engine.Event;
import horda.lab.Rule;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// CARD: cards that draw, look and steal.
class CardSecretsTest {
  /// Enough for every one of six cards to be drawn.
  private static final int SEEDS = 60;

  private static CityView view(Played game, String who) {
    return (CityView) game.match().game().view(game.state(), game.seat(who));
  }

  private static int audience(Played game, CityEvent what) {
    return game.allEvents().events().stream()
        .filter(event -> event.what() == what)
        .findFirst()
        .orElseThrow()
        .audience();
  }

  private static int both(Played game, String who, String whom) {
    return 1 << game.seat(who) | 1 << game.seat(whom);
  }

  // Night Vision.

  private static TableBuilder lookers() {
    return table().person("ana", "rasta", "bank").hand("ana", "night-vision").invasion("02-c");
  }

  @ParameterizedTest
  @Rule("COH-CARD-09")
  @ValueSource(strings = {"play:night-vision", "use:rasta"})
  void nightVisionAndRastaSeeTheNextInvasionCardAlone(String look) {
    Played game = lookers().at("window invasion-done");
    assertThat(view(game, "ana").topInvasion()).isEmpty();

    game.play("ana", look).sees("invasion.top", "02-c").sees("turned", game.look("turned"));

    assertThat(view(game, "ana").topInvasion()).isEqualTo("02-c");
    assertThat(view(game, "ben").topInvasion()).isEmpty();
    assertThat(audience(game, CityEvent.SAW)).isEqualTo(1 << game.seat("ana"));
    assertThat(audience(game, CityEvent.LOOKED)).isEqualTo(Event.EVERYBODY);
  }

  @Test
  @Rule("COH-CARD-09")
  void whoHasLookedCannotShowIt() {
    Played game = lookers().hand("ana", "gun").at("window invasion-done").play("ana", "use:rasta");

    game.pass("ben").pass("cleo").against("ana", "show", "ben");

    assertThat(view(game, "ben").topInvasion()).isEmpty();
  }

  @Test
  @Rule("COH-CARD-09")
  void anEmptyPileCannotBeLookedAt() {
    Played game =
        table()
            .person("ana", "rasta", "bank")
            .hand("ana", "night-vision")
            .round(4)
            .at("window invasion-done");

    game.sees("invasion.count", 0);
    assertThat(game.options("ana", "play")).isEmpty();
    assertThat(game.options("ana", "use")).isEmpty();
  }

  // Kitten.

  /// Ana, with a card for the Church before her, plays a Kitten on the five zombies there.
  private static Played kitten(int seed) {
    return table()
        .seed(seed)
        .person("ana", "punk", "bank")
        .movement("ana", "church")
        .hand("ana", "kitten")
        .zombies("church", 5)
        .zombies("bank", 6)
        .zombies("tower", 8)
        .at("mover ana")
        .play("ana", "play:kitten:church");
  }

  private static String drawn(Played game) {
    return game.told(CityEvent.KITTEN_RETURNS)
        ? Place.id(game.events().only(CityEvent.KITTEN_RETURNS).get(1))
        : Place.id(game.events().only(CityEvent.KITTEN_RUNS).get(2));
  }

  @Test
  @Rule({"COH-CARD-10", "COH-CARD-11"})
  void theZombiesFollowTheKittenAsFarAsThereIsRoom() {
    for (int seed = 1; seed <= SEEDS; seed++) {
      Played game = kitten(seed);
      switch (drawn(game)) {
        case "church" -> game.sees("church.zombies", 5).sees("reserve.zombies", 40 - 19);
        case "bank" -> game.sees("church.zombies", 3).sees("bank.zombies", 8);
        case "tower" -> game.sees("church.zombies", 5).sees("tower.zombies", 8);
        default -> game.sees("church.zombies", 0).sees(drawn(game) + ".zombies", 5);
      }
      if (game.told(CityEvent.KITTEN_RUNS)) {
        // and everybody is told how many went
        int left = Integer.parseInt(game.look("church.zombies"));
        assertThat(game.events().only(CityEvent.KITTEN_RUNS).get(3)).isEqualTo(5 - left);
      }
      game.sees("discard", "kitten");
    }
  }

  @Test
  @Rule({"COH-CARD-10", "COH-CARD-12"})
  void anyOfAllSixMovementCardsIsDrawnAndShownToAll() {
    Set<String> all = new TreeSet<>();
    for (int seed = 1; seed <= SEEDS; seed++) {
      Played game = kitten(seed);
      all.add(drawn(game));
      CityEvent what =
          game.told(CityEvent.KITTEN_RUNS) ? CityEvent.KITTEN_RUNS : CityEvent.KITTEN_RETURNS;
      assertThat(audience(game, what)).isEqualTo(Event.EVERYBODY);
    }
    assertThat(all).containsExactly("armory", "bank", "church", "crossroads", "hospital", "tower");
  }

  @Test
  @Rule("COH-CARD-12")
  void theKittenLeavesTheRevealedCardAlone() {
    for (int seed = 1; seed <= SEEDS; seed++) {
      kitten(seed)
          .sees("ana.movement", "church")
          .play("ana", "move:punk")
          .sees("punk.at", "church");
    }
  }

  // Pickpocket and Thief.

  private static TableBuilder robbers() {
    return table("ana", "ben", "cleo", "dan")
        .person("ana", "thief", "bank")
        .hand("ana", "pickpocket")
        .hand("ben", "gun", "kitten")
        .hand("dan", "alarm");
  }

  /// Ana robs Ben, and nobody can help it.
  private static Played rob(Played game, String option) {
    return game.against("ana", option, "ben").passAll();
  }

  @ParameterizedTest
  @Rule("COH-CARD-14")
  @CsvSource({"play,play:pickpocket", "use,use:thief"})
  void onlyOthersWithCardsCanBeRobbed(String kind, String option) {
    Played game = robbers().at("mover ana");

    assertThat(game.options("ana", kind)).containsExactly(option + ":1", option + ":3");
  }

  @ParameterizedTest
  @Rule("COH-CARD-14")
  @ValueSource(strings = {"play:pickpocket", "use:thief"})
  void onlyTheTwoLearnWhichCardIsStolen(String option) {
    Played game = robbers().at("mover ana");

    rob(game, option).sees("ben.hand.count", 1);

    assertThat(audience(game, CityEvent.STOLEN)).isEqualTo(Event.EVERYBODY);
    assertThat(audience(game, CityEvent.STOLEN_CARD)).isEqualTo(both(game, "ana", "ben"));
    assertThat(view(game, "cleo").players().getFirst().knownCards()).isEmpty();
    assertThat(view(game, "ben").players().getFirst().knownCards()).hasSize(1);
  }

  @ParameterizedTest
  @Rule("COH-CARD-14")
  @ValueSource(strings = {"play:pickpocket", "use:thief"})
  void theStolenCardIsRandom(String option) {
    Set<String> left = new TreeSet<>();
    for (int seed = 1; seed <= SEEDS; seed++) {
      Played game = rob(robbers().seed(seed).at("mover ana"), option);
      left.add(game.look("ben.hand"));
    }
    assertThat(left).containsExactly("gun", "kitten");
  }
}
