package horda.cityofhorror.rules;

import static horda.cityofhorror.TableBuilder.dealt;
import static horda.cityofhorror.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cityofhorror.Played;
import horda.cityofhorror.state.CityEvent;
import horda.lab.Rule;
import horda.wire.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What players are told: abilities, draws, promises and Invasion cards by what they are.
class SaidTest {
  @ParameterizedTest
  @Rule("COH-ABL-09")
  @CsvSource(
      delimiter = '|',
      value = {
        "sushi-chef | Exhaust the Sushi Chef: draw an Action card",
        "grandpa | Exhaust the Grandpa: he votes for the rest of the round",
        "housewife | Exhaust the Housewife: kill 2 zombies at the Bank",
        "vigil | Exhaust the Vigil and Rex: kill 2 zombies at the Bank",
        "student | Exhaust the Student: take the First Player marker",
        "little-boy | Exhaust the Little Boy: he hides until the end of the round",
        "little-girl | Exhaust the Little Girl: she hides until the end of the round",
        "pregnant-woman | Exhaust the Pregnant Woman: she gives birth and has 2 votes to the end of"
            + " the game",
        "priest | Exhaust the Priest: send the Punk back to the Church",
        "rasta | Exhaust the Rasta: look at the next Invasion card",
        "teen | Exhaust the Teen: change your Movement card"
      })
  void exhaustingSaysWhatTheAbilityDoes(String who, String said) {
    // given
    Played game =
        table()
            .firstPlayer("ben")
            .person("ana", who, "bank")
            .movement("ana", "tower")
            .person("cleo", "punk", "hospital")
            .lastMove("punk", "church")
            .zombies("bank", 3)
            .at("mover ana");

    // then
    assertThat(game.label("ana", "use:" + who, Language.EN)).isEqualTo(said);
    assertThat(game.label("ana", "use:" + who, Language.ES)).startsWith("Agotar ");
  }

  @Test
  @Rule("COH-ABL-09")
  void theGrannyWhoWalksIsExhaustedAndTheOptionSaysSo() {
    Played game = table().person("ana", "granny", "bank").movement("ana", "church").at("mover ana");

    assertThat(game.label("ana", "move:granny:on-foot", Language.EN))
        .isEqualTo("Exhaust the Granny, who then can walk: move her to the Church");
    assertThat(game.label("ana", "move:granny:on-foot", Language.ES))
        .isEqualTo("Agotar a la abuela, que así puede andar, y moverla a la Iglesia");
  }

  @Test
  @Rule("COH-ABL-09")
  void exhaustingAsACostSaysWhatItBuys() {
    Played game = table().sideB("hospital").person("ana", "geek", "hospital").at("step-a hospital");

    assertThat(game.label("ana", "use:geek", Language.EN))
        .isEqualTo("Exhaust the Geek: take 1 antidote");
    assertThat(game.label("ana", "use:geek", Language.ES))
        .isEqualTo("Agotar al friki: tomar 1 Antídoto");
  }

  @Test
  @Rule("COH-SETUP-26")
  void allDrawnPlacesAreSeenBeforeTheFirstCharacterIsPlaced() {
    // given a full Tower
    Played game =
        table()
            .person("ana", "geek", "tower")
            .person("ana", "rocker", "tower")
            .person("ben", "punk", "unplaced")
            .person("ben", "rasta", "unplaced")
            .person("ben", "blonde", "unplaced")
            .at("place ben church+bank+tower");

    // then
    assertThat(game.prompt("ben", Language.EN))
        .isEqualTo(
            "Movement cards turned: Church, Bank, Water Tower (full: Crossroads). Who starts at the"
                + " Church?");
    assertThat(game.label("ben", "place:punk", Language.ES))
        .isEqualTo("Colocar al punk en la Iglesia");

    // and what is left is seen with every further one
    game.play("ben", "place:punk").play("ben", "place:rasta");
    assertThat(game.prompt("ben", Language.EN))
        .isEqualTo("Movement card turned: Water Tower (full: Crossroads). Who starts there?");
    assertThat(game.label("ben", "place:blonde", Language.EN))
        .isEqualTo("Place the Blonde on the Crossroads: the Water Tower is full");
    game.play("ben", "place:blonde").sees("blonde.at", "crossroads");
  }

  @Test
  @Rule("COH-SETUP-26")
  void everybodyIsToldTheWholeDraw() {
    Played game = dealt(3, 3);

    assertThat(game.allEvents().count(CityEvent.PLACE_DRAWN)).isEqualTo(5);
    assertThat(game.allEvents().told(CityEvent.PLACED)).isFalse();
  }

  @Test
  @Rule({"COH-NEG-06", "COH-NEG-09"})
  void promisesAreLoggedWithTheirContent() {
    // given
    Played game =
        table()
            .person("ana", "geek", "church")
            .person("ben", "punk", "church")
            .person("cleo", "rasta", "church")
            .zombies("church", 4)
            .at("window attack church");

    // when
    game.deal("ana", "ben", "promise:vote-for:2", "ask:no-action");

    // then the third player hears what was promised
    assertThat(game.heard("cleo", Language.EN))
        .contains(
            "ana promises ben to point at cleo in the attack vote at the Church.",
            "ben promises ana to play no card and use no ability before the attack at the Church.");
    assertThat(game.heard("cleo", Language.ES))
        .contains("ana le promete a ben señalar a cleo en la votación del ataque en la Iglesia.");

    // and what became of it
    game.passAll().vote("ana", "cleo").vote("ben", "cleo").vote("cleo", "ana");
    assertThat(game.heard("cleo", Language.EN))
        .contains(
            "ana keeps the word given to ben: to point at cleo in the attack vote at the Church.");
  }

  @Test
  @Rule({"COH-CARD-09", "COH-ROUND-03"})
  void anInvasionCardIsToldByWhatItBrings() {
    // given 03-a: 1 to 4, then zombies, antidotes and a card
    Played game =
        table().round(3).hand("ana", "night-vision").invasion("03-a").at("window round-start");

    // when
    game.play("ana", "play:night-vision");

    // then only Ana hears it, by places
    assertThat(game.heard("ana", Language.EN))
        .contains(
            "You see what 03:00 will bring.",
            "To come: all zombies of the Church go to the Armory.",
            "To come: 3 zombies at the Church.",
            "To come: 2 antidotes at the Church.",
            "To come: 1 Action card at the Armory.",
            "To come: the Leader moves on by 1 space.");
    assertThat(game.heard("ana", Language.ES))
        .contains("Se avecina: todos los Zombis de la Iglesia van a la Armería.");
    assertThat(game.heard("ben", Language.EN)).noneMatch(line -> line.startsWith("To come"));
  }

  @Test
  @Rule("COH-ROUND-08")
  void nobodyHidesWhenTheLastRoundIsOver() {
    // given
    Played game =
        table()
            .person("ana", "little-girl", "church")
            .person("ana", "grandpa", "church")
            .hand("ana", "hideout", "weapon-replica", "energy-drink")
            .exhausted("ana", "teen", "bank")
            .at("window final");

    // then what counts for points can still be done, what holds for the round cannot
    assertThat(game.options("ana", "play")).containsExactly("play:energy-drink:teen");
    assertThat(game.options("ana", "use")).isEmpty();
    assertThat(game.refuses("play:hideout").rule()).isEqualTo("COH-ROUND-08");
    assertThat(game.refuses("play:weapon-replica").rule()).isEqualTo("COH-ROUND-08");
    assertThat(game.refuses("use:little-girl").rule()).isEqualTo("COH-ROUND-08");
    assertThat(game.refuses("use:grandpa").rule()).isEqualTo("COH-ROUND-08");
  }
}
