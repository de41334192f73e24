package horda.cityofhorror;

import static horda.cityofhorror.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.cityofhorror.state.CityEvent;
import horda.engine.Data;
import horda.engine.Refusal;
import org.junit.jupiter.api.Test;

/// How tests of this game are written, and that positions are what they say.
class TableBuilderTest {
  @Test
  void aShotgunAvertsTheAttack() {
    Played game =
        table("pablo", "santiago", "marta")
            .person("pablo", "punk", "armory")
            .person("pablo", "vigil", "armory")
            .person("santiago", "geek", "armory")
            .hand("santiago", "shotgun")
            .zombies("armory", 4)
            .at("window attack armory");

    assertThat(game.refuses("play:shotgun:armory").rule()).isEqualTo("COH-WIN-04");

    game.pass("pablo")
        .play("santiago", "play:shotgun:armory")
        .pass("pablo")
        .passAll()
        .sees("armory.zombies", 2)
        .sees("discard", "shotgun")
        .sees("asks", "window")
        .sees("window", "final");
    assertThat(game.told(CityEvent.NO_ATTACK)).isTrue();
  }

  @Test
  void votesAreSecretUntilAllAreIn() {
    Played game =
        table()
            .person("ana", "punk", "church")
            .person("ben", "teen", "church")
            .person("cleo", "priest", "church")
            .zombies("church", 3)
            .at("attack-check church");

    assertThat(game.awaited()).containsExactly("ana", "ben", "cleo");
    game.vote("cleo", "ben")
        .sees("asked", "ana, ben")
        .vote("ana", "ben")
        .vote("ben", "ana")
        .sees("teen.alive", "no")
        .sees("ben.alive", "no")
        .sees("first-player", "cleo");
  }

  @Test
  void dealsGoOver() {
    table()
        .antidotes("ana", 2)
        .hand("ben", "gun")
        .at("window invasion-done")
        .deal("ana", "ben", "give:antidotes:1", "want:gun")
        .sees("ana.hand", "gun")
        .sees("ben.antidotes", 1)
        .passUntilWindow("final")
        .sees("round", 1);
  }

  @Test
  void whatIsNotSaidIsQuiet() {
    table()
        .at("window round-start")
        .sees("reserve.zombies", 40)
        .sees("reserve.antidotes", 20)
        .sees("deck.count", 40)
        .sees("discard", "nothing")
        .sees("ana.living", 1)
        .sees("crossroads.people.count", 3)
        .sees("first-player", "ana")
        .sees("leader", "green")
        .sees("invasion.count", 4)
        .sees("round", 1);
  }

  @Test
  void everyPartOfAPositionCanBeSaid() {
    table("ana", "ben", "cleo", "dan")
        .colours("red", "white", "green", "blue")
        .sideB("armory", "crossroads")
        .option("layout", "bank+armory+church+hospital")
        .round(3)
        .firstPlayer("ben")
        .leader("blue")
        .exhausted("ana", "granny", "bank")
        .hidden("ana", "little-boy", "tower")
        .dead("ana", "blonde")
        .person("ben", "punk", "armory")
        .nobody("dan")
        .hand("ana", "gun", "shotgun")
        .antidotes("ana", 2)
        .food("ana", 2, 0)
        .movement("ana", "church")
        .moved("ana")
        .zombies("church", 4)
        .supplies("church", 1, "gun")
        .deck("molotov", "kitten")
        .deckSize(10)
        .discard("alarm")
        .invasion("04-a")
        .markers(2, 0)
        .armoryShut()
        .replicas("ben", "armory", "armory")
        .lastMove("punk", "bank")
        .say("zombie-reserve", 30)
        .say("antidote-reserve", 5)
        .at("window moved")
        .sees("ana.colour", "red")
        .sees("round", 3)
        .sees("first-player", "ben")
        .sees("leader", "blue")
        .sees("granny.fresh", "no")
        .sees("little-boy.hidden", "yes")
        .sees("blonde.owner", "ana")
        .sees("blonde.dead", "yes")
        .sees("dan.alive", "no")
        .sees("ana.hand", "gun, shotgun")
        .sees("ana.food", "0, 2")
        .sees("ana.movement", "church")
        .sees("ana.moved", "yes")
        .sees("church.antidotes", 1)
        .sees("church.cards", "gun")
        .sees("church.number", 3)
        .sees("deck.top", "molotov")
        .sees("deck.count", 10)
        .sees("invasion.top", "04-a")
        .sees("markers.tower", 2)
        .sees("markers.placed", 4)
        .sees("armory.shut", "yes")
        .sees("armory.votes.ben", 5)
        .sees("last-move", "punk bank armory")
        .sees("reserve.zombies", 30)
        .sees("reserve.antidotes", 5)
        .sees("antidotes.gone", 12)
        .sees("food.truck", 10);
  }

  @Test
  void unknownWordsListTheKnownOnes() {
    TableBuilder wrong = table().say("wether", 3);
    assertThatThrownBy(() -> wrong.at("movers"))
        .isInstanceOf(Data.Fault.class)
        .hasMessageContainingAll("table.wether", "'wether'", "zombie-reserve", "ana", "green");

    TableBuilder noCard = table().hand("ana", "broom");
    assertThatThrownBy(() -> noCard.at("movers")).hasMessageContainingAll("'broom'", "shotgun");

    TableBuilder tooMany = table().hand("ana", "chainsaw", "chainsaw");
    assertThatThrownBy(() -> tooMany.at("movers")).hasMessageContaining("no 'chainsaw' is left");

    assertThatThrownBy(() -> table().at("lunch")).hasMessageContainingAll("'lunch'", "begin-round");

    TableBuilder rich = table().nobody("ben").antidotes("ben", 1);
    assertThatThrownBy(() -> rich.at("movers"))
        .hasMessageContaining("the position breaks 'the eliminated hold nothing'");
  }

  @Test
  void unknownKeysNameTheNearest() {
    Played game = table().at("movers");
    assertThatThrownBy(() -> game.look("church.zombis"))
        .isInstanceOf(Refusal.class)
        .hasMessageContainingAll("'church.zombies'", "<player>.hand");
  }
}
