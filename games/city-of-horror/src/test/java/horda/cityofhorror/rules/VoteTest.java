package horda.cityofhorror.rules;

import static horda.cityofhorror.TableBuilder.GAME;
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

/// VOTE: who loses a character, and who hands out.
class VoteTest {
  private static final int ANA = 0;
  private static final int BEN = 1;
  private static final int CLEO = 2;

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

  private static Played share(TableBuilder table) {
    return table.supplies("church", 1).at("share-check church");
  }

  private static List<List<Integer>> votes(Played game) {
    return game.allEvents().events().stream()
        .filter(event -> event.what() == CityEvent.VOTED)
        .map(Event::args)
        .toList();
  }

  @Test
  @Rule("COH-VOTE-01")
  void inAWholeRoundOfLocationsOnlyTheAttackAndTheSharingAreVotedOn() {
    Played game =
        church()
            .person("ana", "mama", "bank")
            .person("ben", "geek", "bank")
            .person("cleo", "rocker", "crossroads")
            .zombies("crossroads", 1)
            .supplies("church", 1)
            .from("resolve church");

    game.passUntil("vote").vote("ana", "ana").vote("ben", "ana").vote("cleo", "ana");
    game.passUntil("vote").vote("ben", "ben").vote("cleo", "ben");
    game.against("ben", "antidote", "ben").passUntilWindow("round-start").sees("round", 2);

    assertThat(votes(game)).hasSize(5);
    assertThat(game.allEvents().count(CityEvent.EATEN)).isEqualTo(2);
  }

  @Test
  @Rule("COH-VOTE-02")
  void everyCharacterThereIsOneVote() {
    Played game = attack(church().person("ana", "mama", "church").person("ana", "geek", "bank"));

    game.sees("church.votes.ana", 2).sees("church.votes.ben", 1).sees("church.votes.dan", 0);
    game.vote("ana", "cleo").vote("ben", "ana").vote("cleo", "cleo");

    assertThat(votes(game))
        .containsExactly(List.of(ANA, CLEO, 2), List.of(BEN, ANA, 1), List.of(CLEO, CLEO, 1));
    game.sees("priest.alive", "no");
  }

  @Test
  @Rule("COH-VOTE-03")
  void votesAreSecretUntilAllHaveChosen() {
    Played game = attack(church());

    game.sees("asked", "ana, ben, cleo").vote("ben", "cleo").vote("cleo", "ben");

    game.sees("asked", "ana");
    assertThat(votes(game)).isEmpty();
    assertThat(GAME.view(game.state(), ANA).chosen()).containsExactly(BEN, CLEO);
    assertThat(GAME.view(game.state(), ANA).ownChoice()).isEmpty();
    assertThat(GAME.view(game.state(), BEN).ownChoice()).isEqualTo("vote:2");

    game.vote("ana", "ben");
    assertThat(votes(game)).hasSize(3);
  }

  @Test
  @Rule("COH-VOTE-03")
  void theOrderOfChoosingChangesNothing() {
    Played forwards = attack(church()).vote("ana", "ben").vote("ben", "ana").vote("cleo", "ana");
    Played backwards = attack(church()).vote("cleo", "ana").vote("ben", "ana").vote("ana", "ben");

    assertThat(votes(backwards)).isEqualTo(votes(forwards));
    forwards.sees("punk.alive", "no");
    backwards.sees("punk.alive", "no");
  }

  @Test
  @Rule({"COH-VOTE-04", "COH-VOTE-05", "COH-VOTE-14"})
  void oneOfThosePresentMustBePointedAtOneselfIncluded() {
    Played game = attack(church());
    assertThat(game.options("ana")).containsExactly("vote:0", "vote:1", "vote:2");
    assertThat(game.options("cleo")).containsExactly("vote:0", "vote:1", "vote:2");

    Played sharing = share(church());
    assertThat(sharing.options("ben")).containsExactly("vote:0", "vote:1", "vote:2");
  }

  @Test
  @Rule("COH-VOTE-05")
  void ownVotesCount() {
    Played game = share(church().person("ana", "mama", "church"));

    game.vote("ana", "ana").vote("ben", "ben").vote("cleo", "cleo").sees("asked", "ana");
    assertThat(game.events().only(CityEvent.VOTE_WON)).containsExactly(ANA, 2);
  }

  @Test
  @Rule("COH-VOTE-06")
  void allVotesOfAPlayerGoToOneTarget() {
    Played game = attack(church().person("ana", "mama", "church").replicas("ana", "church"));

    game.vote("ana", "ben").sees("asked", "ben, cleo").vote("ben", "cleo").vote("cleo", "cleo");

    assertThat(votes(game)).contains(List.of(ANA, BEN, 4)).hasSize(3);
    game.sees("teen.alive", "no");
  }

  @Test
  @Rule("COH-VOTE-07")
  void mostVotesLoseACharacterOrHandOut() {
    attack(church())
        .vote("ana", "ben")
        .vote("ben", "cleo")
        .vote("cleo", "ben")
        .sees("church.people", "priest, punk");

    share(church())
        .vote("ana", "cleo")
        .vote("ben", "cleo")
        .vote("cleo", "ana")
        .sees("asks", "hand-out")
        .sees("asked", "cleo");
  }

  @ParameterizedTest
  @CsvSource({"dan", "ana", "cleo"})
  @Rule("COH-VOTE-08")
  void theFirstPlayerDecidesATiePresentOrTiedOrNot(String first) {
    TableBuilder table = church().person("ana", "mama", "church").firstPlayer(first);
    Played game = attack(table).vote("ana", "ben").vote("ben", "ana").vote("cleo", "ana");

    game.sees("asks", "tie-break").sees("asked", first);
    assertThat(game.deeds(first)).containsExactly("name:0", "name:1");
    game.tie(first, "ben").sees("teen.alive", "no").sees("punk.alive", "yes");
  }

  @Test
  @Rule("COH-VOTE-08")
  void aTieOverTheSharingIsDecidedToo() {
    Played game = share(church().firstPlayer("dan"));
    game.vote("ana", "ana").vote("ben", "ben").vote("cleo", "cleo");

    game.sees("asked", "dan").tie("dan", "cleo").sees("asks", "hand-out").sees("asked", "cleo");
  }

  @Test
  @Rule("COH-VOTE-09")
  void nothingCanBePlayedBetweenTheVotesAndTheVictim() {
    Played game =
        attack(
            church()
                .person("ana", "mama", "church")
                .person("ben", "little-boy", "church")
                .hand("ana", "shotgun", "hideout")
                .hand("ben", "shotgun", "hideout", "weapon-replica")
                .hand("dan", "shotgun", "weapon-replica")
                .firstPlayer("dan"));

    game.vote("ana", "ben").vote("ben", "ana").vote("cleo", "cleo");

    game.sees("asks", "tie-break").sees("asked", "dan");
    assertThat(game.deeds("dan")).containsExactly("name:0", "name:1");
    game.tie("dan", "ben").sees("asks", "victim").sees("asked", "ben");
    assertThat(game.options("ben")).containsExactlyInAnyOrder("lose:teen", "lose:little-boy");
    assertThat(game.refuses("ben", "play:shotgun:church").code()).isNotEmpty();
    game.play("ben", "lose:teen").sees("window", "final").sees("teen.alive", "no");
  }

  @Test
  @Rule("COH-VOTE-09")
  void nothingCanBePlayedBetweenTheVotesAndTheHandOut() {
    Played game = share(church().hand("ana", "pickpocket", "gun").hand("ben", "gun"));

    game.vote("ana", "ana").vote("ben", "ana").vote("cleo", "ana").sees("asks", "hand-out");

    assertThat(game.deeds("ana")).allMatch(option -> option.startsWith("antidote:"));
    game.against("ana", "antidote", "ben").sees("window", "final");
  }

  @Test
  @Rule("COH-VOTE-14")
  void theVoteWaitsForEverybodyWithVotes() {
    Played game = attack(church()).vote("ana", "ben").vote("cleo", "ben");

    game.sees("asks", "vote").sees("asked", "ben").sees("teen.alive", "yes");
    assertThat(game.options("ben")).allMatch(option -> option.startsWith("vote:"));
  }

  @Test
  @Rule("COH-VOTE-15")
  void ifNobodyHasAVoteTheFirstPlayerDecidesAmongAllTargets() {
    Played game =
        share(
            table("ana", "ben", "cleo", "dan")
                .hidden("ana", "little-boy", "church")
                .hidden("ben", "little-girl", "church")
                .person("cleo", "grandpa", "church")
                .firstPlayer("dan"));

    game.sees("asks", "tie-break").sees("asked", "dan");
    assertThat(game.deeds("dan")).containsExactly("name:0", "name:1", "name:2");
    game.tie("dan", "ben").sees("asks", "hand-out").sees("asked", "ben");
  }

  @Test
  @Rule("COH-VOTE-15")
  void aSingleTargetWinsWithoutAVote() {
    Played game = share(table().person("ben", "teen", "church").hidden("ben", "geek", "church"));

    game.sees("asks", "hand-out").sees("asked", "ben");
    assertThat(votes(game)).isEmpty();
  }

  @Test
  @Rule("COH-VOTE-16")
  void castVotesArePublicWithTheirWeights() {
    Played game = attack(church().person("ana", "mama", "church"));
    game.vote("ana", "ben").vote("ben", "cleo").vote("cleo", "ana");

    assertThat(game.events().events())
        .filteredOn(event -> event.what() == CityEvent.VOTED)
        .allMatch(event -> event.audience() == Event.EVERYBODY)
        .extracting(Event::args)
        .containsExactly(List.of(ANA, BEN, 2), List.of(BEN, CLEO, 1), List.of(CLEO, ANA, 1));
  }
}
