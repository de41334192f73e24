package horda.cityofhorror.rules;

import static horda.cityofhorror.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cityofhorror.Played;
import horda.cityofhorror.TableBuilder;
import horda.cityofhorror.state.CityEvent;
import horda.lab.Rule;
import horda.wire.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// WIN: whoever may cancel a card is told all that it would do.
class AnnouncementTest {
  /// Ana announces before her move; Ben has a Pepper Spray.
  private static TableBuilder sprayAgainst(String... cards) {
    return table()
        .person("ana", "vigil", "church")
        .exhausted("ana", "teen", "bank")
        .movement("ana", "bank")
        .hand("ana", cards)
        .hand("ben", "pepper-spray")
        .zombies("bank", 5);
  }

  @ParameterizedTest
  @Rule("COH-WIN-08")
  @CsvSource(
      delimiter = '|',
      value = {
        "shotgun | play:shotgun:bank | ana plays the Shotgun at the Bank",
        "alarm | play:alarm:church | ana plays the Alarm at the Church",
        "kitten | play:kitten:bank | ana plays the Kitten at the Bank",
        "molotov | play:molotov:bank | ana plays the Molotov Cocktail at the Bank",
        "rescue-flare | play:rescue-flare:bank:tower | a zombie from the Bank to the Water Tower",
        "hideout | play:hideout:vigil | ana plays the Hideout for the Vigil and Rex",
        "energy-drink | play:energy-drink:teen | ana plays the Energy Drink for the Teen",
        "flashlight | play:flashlight:violet | ana plays the Flashlight: the Leader to ben",
        "pickpocket | play:pickpocket:1 | ana plays the Pickpocket against ben",
        "weapon-replica | play:weapon-replica:bank | ana plays the Weapon Replica at the Bank",
        "night-vision | play:night-vision | ana plays the Night Vision Goggles"
      })
  void whoeverMayCancelIsToldTheWholeAnnouncement(String card, String option, String said) {
    // given
    Played game = sprayAgainst(card).at("mover ana");

    // when
    game.play("ana", option);

    // then he is told in the question, and everybody in the log
    game.sees("asked", "ben");
    assertThat(game.prompt("ben", Language.EN)).contains(said);
    assertThat(game.heard("cleo", Language.EN)).singleElement().asString().contains(said);
    assertThat(game.prompt("ben", Language.ES)).startsWith("ana juega ").endsWith("efecto?");
  }

  @Test
  @Rule("COH-WIN-08")
  void runningShoesSayWhereToBeforeTheyCanBeCancelled() {
    // given
    Played game = sprayAgainst("running-shoes").at("mover ana");

    // when
    game.play("ana", "play:running-shoes").sees("asks", "new-movement");
    game.sees("pending", "running-shoes").play("ana", "go:tower");

    // then
    game.sees("asks", "response").sees("asked", "ben").sees("ana.movement", "bank");
    assertThat(game.prompt("ben", Language.EN)).contains("to go to the Water Tower instead");
    game.play("ben", "spray").sees("ana.movement", "bank").sees("asks", "mover");
    game.sees("discard", "pepper-spray, running-shoes");
  }

  @Test
  @Rule("COH-WIN-08")
  void runningShoesThatNobodyCancelsChangeTheCard() {
    Played game = sprayAgainst("running-shoes").at("window cards-revealed");

    game.play("ana", "play:running-shoes").play("ana", "go:tower").pass("ben");

    game.sees("ana.movement", "tower").sees("discard", "running-shoes");
    assertThat(game.told(CityEvent.MOVEMENT_CHANGED)).isTrue();
  }

  @Test
  @Rule("COH-WIN-08")
  void aBackDoorIsAnnouncedWithWhoGoesWhere() {
    Played game =
        sprayAgainst("back-door")
            .person("cleo", "geek", "bank")
            .person("cleo", "rasta", "bank")
            .at("mover ana")
            .play("ana", "move:vigil:back-door");

    assertThat(game.prompt("ben", Language.EN)).contains("the Vigil and Rex to the Bank");
  }

  @Test
  @Rule("COH-WIN-08")
  void anAnswerSaysWhatItAnswers() {
    Played game =
        sprayAgainst("shotgun")
            .hand("cleo", "pepper-spray")
            .at("mover ana")
            .play("ana", "play:shotgun:bank")
            .play("ben", "spray");

    assertThat(game.prompt(game.asked(), Language.EN))
        .contains("ben plays the Pepper Spray to cancel the Shotgun");
  }
}
