package horda.cityofhorror.rules;

import static horda.cityofhorror.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cityofhorror.Played;
import horda.cityofhorror.TableBuilder;
import horda.cityofhorror.state.CityEvent;
import horda.engine.Event;
import horda.lab.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// VOTE: how many votes a player has.
class VoteWeightTest {
  private static final int ANA = 0;
  private static final int BEN = 1;

  /// One each of Ana, Ben and Cleo in the Church; Dan is elsewhere.
  private static TableBuilder church() {
    return table("ana", "ben", "cleo", "dan")
        .person("ana", "punk", "church")
        .person("ben", "teen", "church")
        .person("cleo", "priest", "church")
        .zombies("church", 3);
  }

  private static Played attack(TableBuilder table) {
    return table.at("attack-check church");
  }

  private static List<List<Integer>> votes(Played game) {
    return game.allEvents().events().stream()
        .filter(event -> event.what() == CityEvent.VOTED)
        .map(Event::args)
        .toList();
  }

  @ParameterizedTest
  @CsvSource({
    "little-boy, true, 1",
    "little-boy, false, 2",
    "grandpa, false, 1",
    "mama, false, 2",
  })
  @Rule("COH-VOTE-10")
  void hiddenCharactersAndGrandpaHaveNoVote(String second, boolean hidden, int votes) {
    TableBuilder table =
        hidden
            ? church().hidden("ana", second, "church")
            : church().person("ana", second, "church");
    Played game = attack(table);

    game.vote("ana", "ben").vote("ben", "ben").vote("cleo", "cleo");

    assertThat(votes(game)).contains(List.of(ANA, BEN, votes));
  }

  @Test
  @Rule("COH-VOTE-10")
  void grandpaVotesInTheRoundOfHisAbility() {
    Played game = church().nobody("ana").person("ana", "grandpa", "church").at("attack church");
    game.play("ana", "use:grandpa").passUntil("vote").sees("asked", "ana, ben, cleo");

    Played without = church().nobody("ana").person("ana", "grandpa", "church").at("attack church");
    without.passUntil("vote").sees("asked", "ben, cleo");
    assertThat(without.options("ben")).contains("vote:0");
  }

  @Test
  @Rule("COH-VOTE-11")
  void thePregnantWomanHasTwoVotesFromTheBirthToTheEndOfTheGame() {
    Played game =
        church()
            .nobody("ana")
            .person("ana", "pregnant-woman", "church")
            .zombies("church", 0)
            .from("window location church");

    game.sees("church.votes.ana", 1).play("ana", "use:pregnant-woman");
    game.sees("church.votes.ana", 2).passUntilWindow("round-start");

    game.sees("round", 2).sees("church.votes.ana", 2);
  }

  @Test
  @Rule("COH-VOTE-11")
  void bothVotesOfTheMotherAreCast() {
    Played game = attack(church().nobody("ana").exhausted("ana", "pregnant-woman", "church"));

    game.vote("ana", "ben").vote("ben", "cleo").vote("cleo", "ana");

    assertThat(votes(game)).contains(List.of(ANA, BEN, 2));
    game.sees("teen.alive", "no");
  }

  @Test
  @Rule("COH-VOTE-12")
  void aWeaponReplicaAddsTwoVotesInBothVotesOfItsLocation() {
    Played game =
        church()
            .person("ana", "mama", "bank")
            .hand("ana", "weapon-replica")
            .supplies("church", 1)
            .at("attack church");

    game.play("ana", "play:weapon-replica:church").passUntil("vote").sees("bank.votes.ana", 1);
    game.vote("ana", "ben").vote("ben", "cleo").vote("cleo", "cleo").sees("teen.alive", "no");
    game.passUntil("vote").vote("ana", "ana").vote("cleo", "cleo").sees("asked", "ana");

    assertThat(votes(game)).contains(List.of(ANA, BEN, 3), List.of(ANA, ANA, 3));
  }

  @Test
  @Rule("COH-VOTE-12")
  void theReplicaIsGoneInTheNextRound() {
    church()
        .zombies("church", 0)
        .replicas("ana", "church")
        .from("resolve church")
        .sees("church.votes.ana", 3)
        .passUntilWindow("round-start")
        .sees("church.votes.ana", 1);
  }

  @ParameterizedTest
  @CsvSource({"yes, '[0, 1]'", "no, '[0, 1, 3]'"})
  @Rule("COH-VOTE-13")
  void aReplicaNeedsACharacterThereUnlessTheTableSaysOtherwise(String needs, String votes) {
    Played game =
        attack(
            table("ana", "ben", "cleo", "dan")
                .option("replica-needs-presence", needs)
                .person("ana", "punk", "church")
                .person("ben", "teen", "church")
                .replicas("dan", "church")
                .zombies("church", 3));

    assertThat(game.awaited().stream().map(game::seat).toList()).hasToString(votes);
  }

  @Test
  @Rule("COH-VOTE-13")
  void aHiddenCharacterIsNotEnoughForAReplica() {
    TableBuilder table = church().replicas("dan", "church").person("dan", "mama", "bank");
    attack(table.hidden("dan", "little-boy", "church"))
        .sees("asked", "ana, ben, cleo")
        .sees("church.votes.dan", 0);
    attack(table.person("dan", "little-boy", "church")).sees("church.votes.dan", 3);
  }

  @Test
  @Rule("COH-VOTE-13")
  void twoReplicasAddFour() {
    Played game = church().hand("ana", "weapon-replica", "weapon-replica").at("attack church");

    game.play("ana", "play:weapon-replica:church").sees("church.votes.ana", 3);
    game.pass("ben").pass("cleo").pass("dan").play("ana", "play:weapon-replica:church");

    game.sees("church.votes.ana", 5);
  }
}
