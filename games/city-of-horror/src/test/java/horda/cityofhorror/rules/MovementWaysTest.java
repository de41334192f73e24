package horda.cityofhorror.rules;

import static horda.cityofhorror.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cityofhorror.Played;
import horda.cityofhorror.TableBuilder;
import horda.cityofhorror.state.CityEvent;
import horda.engine.Event;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// MOV: extra places by Back Door and the Mama, and another Movement card.
class MovementWaysTest {
  /// Ana has a Back Door, the Mama and a card for the Hospital; Ben's three people fill it.
  private static TableBuilder fullHospital() {
    return table()
        .person("ana", "mama", "bank")
        .person("ana", "vigil", "church")
        .hand("ana", "back-door")
        .movement("ana", "hospital")
        .person("ben", "teen", "hospital")
        .person("ben", "thief", "hospital")
        .person("ben", "rocker", "hospital");
  }

  @Test
  @Rule({"COH-MOV-11", "COH-CARD-16"})
  void aBackDoorLetsTheMoverIn() {
    Played game = fullHospital().at("mover ana");

    game.play("ana", "move:vigil:back-door")
        .sees("hospital.people", "rocker, teen, thief, vigil")
        .sees("discard", "back-door")
        .sees("ana.moved", "yes");
    assertThat(game.told(CityEvent.SQUEEZED_IN)).isTrue();
  }

  @Test
  @Rule("COH-MOV-11")
  void theMamaElbowsHerWayIn() {
    Played game = fullHospital().at("mover ana");

    assertThat(game.options("ana", "move"))
        .contains("move:mama")
        .doesNotContain("move:vigil:squeeze");
    game.play("ana", "move:mama:squeeze")
        .sees("mama.at", "hospital")
        .sees("mama.fresh", "no")
        .sees("ana.hand", "back-door");
  }

  @Test
  @Rule("COH-MOV-11")
  void whoHasSqueezedInCountsFully() {
    // given zombies that attack as soon as they outnumber the characters
    Played game =
        fullHospital().movement("ben", "hospital").zombies("hospital", 4).from("mover ana");

    game.play("ana", "move:mama:squeeze").sees("hospital.votes.ana", 1).passUntil("mover");
    game.play("ben", "stay").passUntil("mover").play("cleo", "stay");
    game.passUntil("use-site").play("ana", "skip").passUntil("use-site").play("ana", "skip");
    game.passUntilWindow("attack hospital").passAll();
    assertThat(game.told(CityEvent.NO_ATTACK)).isTrue();
  }

  @Test
  @Rule({"COH-MOV-11", "COH-MOV-12"})
  void theExtraPlaceDisappearsWhenSomebodyLeaves() {
    Played game =
        fullHospital()
            .movement("ben", "church")
            .person("cleo", "geek", "bank")
            .movement("cleo", "hospital")
            .at("movers");

    game.play("ana", "move:mama:squeeze").sees("hospital.people.count", 4).passUntil("mover");
    game.play("ben", "move:teen").sees("hospital.people.count", 3).sees("hospital.full", "yes");
    game.passUntil("mover").play("cleo", "move:geek").sees("geek.at", "crossroads");
  }

  @Test
  @Rule("COH-MOV-12")
  void anOverFullLocationIsFull() {
    Played game = fullHospital().person("cleo", "geek", "hospital").at("mover ana");

    game.sees("hospital.people.count", 4).sees("hospital.full", "yes");
    assertThat(game.offers("move:vigil:back-door")).isTrue();
    game.play("ana", "move:vigil").sees("vigil.at", "crossroads");
  }

  @Test
  @Rule("COH-MOV-12")
  void onlyBelowItsCapacityALocationHasRoomAgain() {
    Played game =
        fullHospital()
            .movement("ben", "church")
            .movement("cleo", "crossroads")
            .person("cleo", "geek", "hospital")
            .at("mover cleo ben ana");

    game.sees("hospital.people.count", 4).play("cleo", "move:geek").sees("hospital.full", "yes");
    game.passUntil("mover").play("ben", "move:teen").sees("hospital.full", "no");
    game.passUntil("mover").play("ana", "move:vigil").sees("vigil.at", "hospital");
  }

  @Test
  @Rule("COH-MOV-13")
  void extraPlacesAreForFullLocationsOnly() {
    Played game = fullHospital().movement("ana", "tower").at("mover ana");

    assertThat(game.options()).containsExactlyInAnyOrder("move:mama", "move:vigil");
  }

  @Test
  @Rule("COH-MOV-13")
  void nobodyNeedsAnExtraPlaceOnTheCrossroads() {
    Played game = fullHospital().movement("ana", "crossroads").at("mover ana");

    assertThat(game.options()).containsExactlyInAnyOrder("move:mama", "move:vigil");
  }

  @Test
  @Rule("COH-MOV-13")
  void extraPlacesComeWithTheMoveDeclarationOnly() {
    Played game = fullHospital().at("window invasion-done");

    assertThat(game.options("ana", "play")).isEmpty();
    assertThat(game.options("ana", "use")).isEmpty();
  }

  @ParameterizedTest
  @Rule("COH-MOV-13")
  @ValueSource(booleans = {true, false})
  void noBackDoorOpensABurntOrBlockedArmory(boolean blocked) {
    TableBuilder table = fullHospital().movement("ana", "armory").armoryShut();
    if (blocked) {
      table.sideB("armory").person("cleo", "geek", "armory");
      table.person("cleo", "rasta", "armory").person("cleo", "student", "armory");
    }
    Played game = table.at("mover ana");

    assertThat(game.options()).containsExactlyInAnyOrder("move:mama", "move:vigil");
  }

  @Test
  @Rule("COH-MOV-14")
  void aCancelledBackDoorLeadsToTheCrossroads() {
    Played game = fullHospital().hand("cleo", "pepper-spray").at("mover ana");

    game.play("ana", "move:vigil:back-door").sees("vigil.at", "church").play("cleo", "spray");

    game.sees("vigil.at", "crossroads")
        .sees("hospital.people.count", 3)
        .sees("ana.moved", "yes")
        .sees("discard", "pepper-spray, back-door")
        .sees("window", "moved");
  }

  // Another Movement card.

  /// Ana has the Punk in the Bank, Running Shoes and a card for the Church.
  private static TableBuilder shoes() {
    return table()
        .person("ana", "punk", "bank")
        .movement("ana", "church")
        .hand("ana", "running-shoes")
        .movement("ben", "tower");
  }

  @Test
  @Rule({"COH-MOV-17", "COH-CARD-16"})
  void runningShoesExchangeTheCardBeforeTheMove() {
    Played game = shoes().at("mover ana");

    game.play("ana", "play:running-shoes")
        .play("ana", "go:hospital")
        .sees("ana.movement", "hospital")
        .sees("discard", "running-shoes")
        .play("ana", "move:punk")
        .sees("punk.at", "hospital");
  }

  @Test
  @Rule("COH-MOV-17")
  void theTeenNeedNotBeTheOneWhoMoves() {
    Played game =
        table()
            .person("ana", "teen", "tower")
            .person("ana", "punk", "crossroads")
            .movement("ana", "bank")
            .at("mover ana");

    game.play("ana", "use:teen").play("ana", "go:church").sees("teen.fresh", "no");
    game.play("ana", "move:punk").sees("punk.at", "church").sees("teen.at", "tower");
  }

  @Test
  @Rule("COH-MOV-18")
  void theNewCardIsAnyOtherOfTheSixAndShownAtOnce() {
    Played game = shoes().at("mover ana").play("ana", "play:running-shoes");

    assertThat(game.options())
        .containsExactlyInAnyOrder(
            "go:hospital", "go:bank", "go:armory", "go:tower", "go:crossroads");
    game.play("ana", "go:tower").sees("ana.movement", "tower").sees("ben.movement", "tower");
    assertThat(game.events().events())
        .filteredOn(event -> event.what() == CityEvent.MOVEMENT_CHANGED)
        .extracting(Event::audience)
        .containsExactly(Event.EVERYBODY);
  }

  @Test
  @Rule("COH-MOV-18")
  void onlyOnesOwnCardIsExchanged() {
    Played game = shoes().at("window cards-revealed");

    assertThat(game.options("ana", "play")).containsExactly("play:running-shoes");
    game.play("ana", "play:running-shoes").play("ana", "go:bank");
    game.sees("ana.movement", "bank").sees("ben.movement", "tower");
  }

  @ParameterizedTest
  @Rule("COH-MOV-18")
  @ValueSource(strings = {"window cards-revealed", "window invasion-done", "window moved"})
  void theExchangeIsPossibleFromTheRevealOn(String moment) {
    Played game = shoes().moved("ben").at(moment);

    assertThat(game.offers("ana", "play:running-shoes")).isTrue();
  }

  @Test
  @Rule("COH-MOV-18")
  void beforeTheRevealThereIsNothingToExchange() {
    Played game =
        table().person("ana", "teen", "bank").hand("ana", "running-shoes").at("window round-start");

    assertThat(game.options("ana", "play")).isEmpty();
    assertThat(game.options("ana", "use")).isEmpty();
  }

  @Test
  @Rule("COH-MOV-18")
  void whoWillChooseLateHasNothingToExchangeYet() {
    // given Ana on the Tower that chooses late, and shoes for both
    Played game =
        table()
            .sideB("tower")
            .person("ana", "punk", "tower")
            .hand("ana", "running-shoes")
            .hand("ben", "running-shoes")
            .at("movement-card")
            .play("ben", "go:bank")
            .play("cleo", "go:bank");

    game.sees("window", "late-choice");
    assertThat(game.options("ana", "play")).isEmpty();
    assertThat(game.pass("ana").offers("ben", "play:running-shoes")).isTrue();
  }

  @Test
  @Rule("COH-MOV-18")
  void afterOnesOwnMoveItIsTooLate() {
    Played game = shoes().person("ana", "teen", "tower").at("mover ana").play("ana", "move:punk");

    game.sees("window", "moved");
    assertThat(game.options("ana", "play")).isEmpty();
    assertThat(game.options("ana", "use")).isEmpty();
  }
}
