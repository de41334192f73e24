package horda.cityofhorror.rules;

import static horda.cityofhorror.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cityofhorror.Played;
import horda.cityofhorror.TableBuilder;
import horda.cityofhorror.state.CityEvent;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// ATT: zombies attack a location, and the players present choose who loses a character.
class AttTest {
  /// Ana and Ben in the Church, Cleo on the Crossroads.
  private static TableBuilder church() {
    return table().person("ana", "punk", "church").person("ben", "teen", "church");
  }

  @Test
  @Rule("COH-ATT-01")
  void whoIsNotPresentMayActInTheAttackWindow() {
    Played game = church().hand("cleo", "gun").zombies("church", 3).at("attack church");

    game.sees("window", "attack church").pass("ana").pass("ben");
    game.play("cleo", "play:gun:church").passAll();
    game.passAll().sees("church.zombies", 2).sees("window", "final");

    assertThat(game.told(CityEvent.NO_ATTACK)).isTrue();
  }

  @Test
  @Rule("COH-ATT-01")
  void whoIsNotPresentMayDealInTheAttackWindow() {
    church()
        .antidotes("cleo", 1)
        .zombies("church", 3)
        .firstPlayer("cleo")
        .at("attack church")
        .deal("cleo", "ana", "give:antidotes:1")
        .sees("ana.antidotes", 1)
        .sees("window", "attack church");
  }

  @ParameterizedTest
  @CsvSource({"2, final, none", "3, none, vote", "8, none, vote"})
  @Rule("COH-ATT-02")
  void theAttackComesIfTheConditionIsMetWhenNobodyActsAnyMore(
      int zombies, String window, String question) {
    Played game = church().zombies("church", zombies).at("attack church").passAll();

    game.sees("window", window);
    assertThat(game.question().equals("vote")).isEqualTo(question.equals("vote"));
    assertThat(game.told(CityEvent.ATTACK)).isEqualTo(question.equals("vote"));
  }

  @Test
  @Rule("COH-ATT-02")
  void theConditionIsOnlyCheckedAfterTheLastAction() {
    Played game = church().hand("cleo", "alarm").at("attack church");

    game.pass("ana").pass("ben").play("cleo", "play:alarm:church").passAll();
    assertThat(game.told(CityEvent.ATTACK)).isFalse();
    game.sees("window", "attack church").passAll().sees("asks", "vote");
  }

  @Test
  @Rule("COH-ATT-02")
  void theConditionIsCheckedOnlyOnce() {
    Played game =
        church()
            .hand("ana", "alarm")
            .supplies("church", 1)
            .zombies("church", 2)
            .at("attack church");

    game.passAll().sees("window", "share church");
    game.play("ana", "play:alarm:church").passUntil("vote").sees("church.zombies", 5);
    game.vote("ana", "ana").vote("ben", "ana").against("ana", "antidote", "ana");

    game.sees("window", "final").sees("punk.alive", "yes").sees("teen.alive", "yes");
    assertThat(game.allEvents().told(CityEvent.ATTACK)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"2, no", "3, yes"})
  @Rule("COH-ATT-03")
  void hiddenCharactersCountAgainstTheZombies(int zombies, String attacked) {
    Played game =
        table()
            .sideB("church")
            .person("ana", "punk", "church")
            .hidden("ben", "little-boy", "church")
            .zombies("church", zombies)
            .at("attack-check church");

    assertThat(game.told(CityEvent.ATTACK)).isEqualTo(attacked.equals("yes"));
    game.sees("punk.alive", attacked.equals("yes") ? "no" : "yes");
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 8})
  @Rule({"COH-ATT-04", "COH-ATT-07"})
  void anAttackKillsExactlyOneAndTheZombiesStay(int zombies) {
    Played game =
        church()
            .person("cleo", "priest", "church")
            .person("cleo", "mama", "church")
            .zombies("church", zombies)
            .at("attack-check church");

    game.vote("ana", "ben").vote("ben", "ana").vote("cleo", "ben");

    game.sees("church.people", "mama, priest, punk").sees("church.zombies", zombies);
    assertThat(game.events().count(CityEvent.DIED)).isEqualTo(1);
    game.sees("window", "final");
  }

  @Test
  @Rule("COH-ATT-05")
  void thePlayersPresentVoteOnTheVictimsOwner() {
    Played game = church().hand("cleo", "gun").zombies("church", 3).at("attack-check church");

    game.sees("asks", "vote").sees("asked", "ana, ben");
    game.vote("ana", "ana").vote("ben", "ana").sees("punk.alive", "no").sees("teen.alive", "yes");
  }

  @Test
  @Rule("COH-ATT-06")
  void theLoserOfTheVoteChoosesAmongHisCharactersInTheOpen() {
    Played game =
        church()
            .person("ben", "mama", "church")
            .hidden("ben", "little-boy", "church")
            .person("ben", "priest", "bank")
            .zombies("church", 3)
            .at("attack-check church");

    game.vote("ana", "ben").vote("ben", "ben");

    game.sees("asks", "victim").sees("asked", "ben");
    assertThat(game.options()).containsExactlyInAnyOrder("lose:mama", "lose:teen");
    game.play("ben", "lose:teen").sees("church.people", "little-boy, mama, punk");
  }

  @Test
  @Rule("COH-ATT-08")
  void whoIsThereOnlyInHidingCannotBeVotedFor() {
    Played game =
        church()
            .hidden("cleo", "little-girl", "church")
            .zombies("church", 3)
            .at("attack-check church");

    game.sees("asked", "ana, ben");
    assertThat(game.options("ana")).containsExactly("vote:0", "vote:1");
    assertThat(game.options("ben")).containsExactly("vote:0", "vote:1");
    assertThat(game.refuses("ana", "vote:" + game.seat("cleo")).code()).isNotEmpty();
  }

  @Test
  @Rule("COH-ATT-09")
  void whereAllAreHiddenTheAttackFindsNobody() {
    Played game =
        table()
            .hidden("ana", "little-boy", "church")
            .hidden("ben", "little-girl", "church")
            .zombies("church", 4)
            .at("attack-check church");

    game.sees("window", "final").sees("church.people", "little-boy, little-girl");
    assertThat(game.events().kinds())
        .contains(CityEvent.ATTACK, CityEvent.NOBODY_FOUND)
        .doesNotContain(CityEvent.DIED, CityEvent.VOTED);
  }

  @Test
  @Rule("COH-ATT-10")
  void theOnlyOwnerInTheOpenLosesACharacterWithoutAVote() {
    Played game =
        table()
            .person("ana", "punk", "church")
            .person("ana", "mama", "church")
            .hidden("ben", "little-boy", "church")
            .zombies("church", 3)
            .at("attack-check church");

    game.sees("asks", "victim").sees("asked", "ana").play("ana", "lose:mama");

    game.sees("church.people", "little-boy, punk").sees("window", "final");
    assertThat(game.allEvents().told(CityEvent.VOTED)).isFalse();
  }
}
