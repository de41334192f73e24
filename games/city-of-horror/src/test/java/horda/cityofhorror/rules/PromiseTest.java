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

/// NEG: the five promises that can be enforced, when they bind, and when they lapse.
class PromiseTest {
  /// All three are in the Church, and it is attacked.
  private static TableBuilder church() {
    return table()
        .person("ana", "granny", "church")
        .person("ben", "teen", "church")
        .person("ben", "mama", "bank")
        .person("cleo", "punk", "church")
        .person("cleo", "grandpa", "bank")
        .zombies("church", 4);
  }

  private static Played attack(TableBuilder table) {
    return table.at("window attack church");
  }

  @Test
  @Rule({"COH-NEG-03", "COH-NEG-06"})
  void aPromisedVoteInThisLocationIsCast() {
    Played game = attack(church()).deal("ana", "ben", "promise:vote-for:2");
    game.sees("promises", "ana to ben promise:vote-for:2 binding open").passAll();

    assertThat(game.options("ana")).containsExactly("vote:2");
    assertThat(game.options("ben")).containsExactly("vote:0", "vote:1", "vote:2");
    game.vote("ana", "cleo").vote("ben", "cleo").vote("cleo", "ben");
    assertThat(game.told(CityEvent.PROMISE_KEPT)).isTrue();
  }

  @Test
  @Rule("COH-NEG-06")
  void aPromiseNotToVoteForSomebodyTakesHimOut() {
    Played game = attack(church()).deal("ana", "ben", "ask:vote-not:0").passAll();

    assertThat(game.options("ben")).containsExactly("vote:1", "vote:2");
    assertThat(game.options("ana")).containsExactly("vote:0", "vote:1", "vote:2");
  }

  @Test
  @Rule({"COH-NEG-03", "COH-NEG-06"})
  void aVoteIsPromisedForASharingToo() {
    Played game =
        church()
            .supplies("church", 1, "gun")
            .at("window share church")
            .passUntilWindow("share church");

    game.deal("ana", "ben", "promise:share-vote-for:1").passAll();

    assertThat(game.options("ana")).containsExactly("vote:1");
  }

  @ParameterizedTest
  @CsvSource({"promise:tie-for:2, name:2", "promise:tie-not:2, name:1"})
  @Rule("COH-NEG-06")
  void theFirstPlayerKeepsAPromiseAboutATie(String promise, String left) {
    Played game =
        attack(church().nobody("ana").person("ana", "rasta", "tower"))
            .deal("ana", "ben", promise)
            .passAll()
            .vote("ben", "cleo")
            .vote("cleo", "ben");

    game.sees("asks", "tie-break").sees("asked", "ana");
    assertThat(game.options("ana")).containsExactly(left);
  }

  @Test
  @Rule("COH-NEG-06")
  void onlyTheFirstPlayerHasATieToPromise() {
    Played game = attack(church()).against("ana", "offer", "ben");

    assertThat(game.options("ana", "promise")).contains("promise:tie-for:2");
    assertThat(game.options("ana", "ask")).doesNotContain("ask:tie-for:2");
  }

  @Test
  @Rule("COH-NEG-06")
  void whoPromisedToPlayNothingPlaysNothingUntilTheAttack() {
    Played game =
        attack(
            church()
                .hand("ana", "gun", "pepper-spray")
                .hand("ben", "shotgun")
                .zombies("church", 5));
    game.deal("ana", "ben", "promise:no-action").play("ben", "play:shotgun:church");
    assertThat(game.question()).as("Ana is not asked for her spray").isEqualTo("response");
    assertThat(game.awaited()).containsExactly("cleo");

    game.pass("cleo").sees("church.zombies", 3).pass("cleo");
    assertThat(game.options("ana")).noneMatch(id -> id.startsWith("play") || id.startsWith("use"));
  }

  @Test
  @Rule("COH-NEG-06")
  void whoPromisedToPlayNothingMayStillDeal() {
    Played game = attack(church().antidotes("ana", 1)).deal("ana", "ben", "promise:no-action");

    game.pass("ben").pass("cleo").deal("ana", "cleo", "give:antidotes:1");

    game.sees("cleo.antidotes", 1);
  }

  @Test
  @Rule({"COH-NEG-06", "COH-NEG-07"})
  void whoPromisedToPlayNothingCannotBeBoundToActNow() {
    Played game = attack(church().hand("ana", "gun")).deal("ana", "ben", "promise:no-action");

    game.against("ben", "offer", "ana");

    assertThat(game.options("ben", "ask:play")).isEmpty();
    assertThat(game.options("ben", "ask:ability")).isEmpty();
  }

  @Test
  @Rule("COH-NEG-06")
  void aPromiseToActNowLeavesNothingElseToDo() {
    Played game = attack(church().hand("ben", "shotgun", "gun").zombies("bank", 3));

    game.deal("ana", "ben", "ask:play:shotgun:church").sees("asked", "ben");
    assertThat(game.options("ben")).containsExactly("play:shotgun:church");

    game.play("ben", "play:shotgun:church").pass("cleo").sees("church.zombies", 2);
    assertThat(game.look("promises")).endsWith("binding kept");
  }

  @Test
  @Rule("COH-NEG-06")
  void anAbilityCanBePromisedForNow() {
    Played game = attack(church().person("ben", "vigil", "church").hand("ben", "gun"));

    game.deal("ana", "ben", "ask:ability:vigil");
    assertThat(game.options("ben")).containsExactly("use:vigil");
    game.play("ben", "use:vigil").sees("church.zombies", 2);
  }

  @Test
  @Rule("COH-NEG-06")
  void whoHandsOutGivesThePromisedKindToThePromisedPlayer() {
    Played game =
        church().zombies("church", 0).supplies("church", 1, "gun").at("window share church");
    game.deal("ana", "ben", "promise:share-card", "ask:share-vote-for:0").passAll();
    game.vote("ana", "ana").vote("ben", "ana").vote("cleo", "ana").sees("asks", "hand-out");
    assertThat(game.options("ana")).containsExactly("gun:1");

    game.play("ana", "gun:1").sees("ben.hand", "gun");
    assertThat(game.told(CityEvent.PROMISE_KEPT)).isTrue();
    assertThat(game.options("ana", "antidote")).containsExactly("antidote:0", "antidote:2");
  }

  @Test
  @Rule("COH-NEG-07")
  void aPromiseThatHasBecomeImpossibleBindsNoMore() {
    Played game = attack(church().hand("cleo", "hideout").person("ana", "vigil", "bank"));
    game.deal("ana", "ben", "promise:vote-for:2").pass("ben");
    game.play("cleo", "play:hideout:punk").passAll();

    assertThat(game.options("ana")).containsExactly("vote:0", "vote:1");
    game.vote("ana", "ben").vote("ben", "ben");
    game.sees("promises", "ana to ben promise:vote-for:2@church binding lapsed");
    assertThat(game.allEvents().told(CityEvent.PROMISE_BROKEN)).isFalse();
  }

  @Test
  @Rule("COH-NEG-07")
  void aPromiseLapsesWhenItsGiverIsEliminated() {
    Played game =
        attack(
            church()
                .nobody("ana")
                .person("ana", "rasta", "tower")
                .hand("ben", "molotov")
                .markers(2, 0));
    game.deal("ana", "ben", "promise:no-action").play("ben", "play:molotov:church");
    game.pass("cleo").play("ben", "mark:tower").sees("ana.alive", "no");

    game.sees("promises", "ana to ben promise:no-action binding lapsed");
  }

  @Test
  @Rule({"COH-NEG-03", "COH-NEG-07"})
  void aPromiseEndsWithItsLocation() {
    Played game = church().zombies("church", 2).hand("ana", "gun").from("window attack church");
    game.deal("ana", "ben", "promise:no-action").passUntilWindow("location hospital");

    game.sees("promises", "ana to ben promise:no-action@church binding kept").sees("asked", "ana");
    assertThat(game.offers("play:gun:church")).isTrue();
  }

  @Test
  @Rule("COH-NEG-07")
  void anActThatAThirdPlayerCancelsCountsAsKept() {
    Played game = attack(church().hand("ben", "shotgun", "shotgun"));
    game.deal("ana", "ben", "ask:play:shotgun:church").play("ben", "play:shotgun:church");
    game.play("cleo", "punk").sees("church.zombies", 4);

    assertThat(game.look("promises")).endsWith("binding kept");
    game.pass("cleo").pass("ana").sees("asked", "ben");
    assertThat(game.offers("pass")).isTrue();
  }

  private static Played beforeTheMoves(String rule) {
    return church()
        .option("promises", rule)
        .hand("ana", "gun", "shotgun")
        .antidotes("ben", 1)
        .from("window invasion-done");
  }

  @Test
  @Rule({"COH-NEG-03", "COH-NEG-08"})
  void outsideTheLocationsAPromiseAboutTheFutureIsFree() {
    Played game = beforeTheMoves("standard").deal("ana", "ben", "promise:no-action");
    game.sees("promises", "ana to ben promise:no-action free open").pass("ben").pass("cleo");

    game.play("ana", "play:gun:church")
        .sees("promises", "ana to ben promise:no-action free broken");
    assertThat(game.told(CityEvent.PROMISE_BROKEN)).isTrue();
  }

  @Test
  @Rule("COH-NEG-08")
  void aFreePromiseIsBrokenInTheOwnMovesStepAndByAnAnswerToo() {
    Played game = beforeTheMoves("standard").deal("ana", "ben", "promise:no-action");
    game.passUntil("mover").play("ana", "play:gun:church");
    game.sees("promises", "ana to ben promise:no-action free broken");

    Played answer =
        church().hand("ana", "gun").from("window invasion-done").pass("ana").pass("ben");
    answer.deal("cleo", "ben", "promise:no-action").play("ana", "play:gun:church");
    answer.play("cleo", "punk").sees("promises", "cleo to ben promise:no-action free broken");
  }

  @Test
  @Rule("COH-NEG-08")
  void outsideTheLocationsActingNowAndTheExchangeBind() {
    Played game = beforeTheMoves("standard");

    game.deal("ana", "ben", "promise:play:gun:church", "want:antidotes:1").sees("ana.antidotes", 1);

    game.sees("asked", "ana");
    assertThat(game.options("ana")).containsExactly("play:gun:church");
  }

  @ParameterizedTest
  @ValueSource(strings = {"promise:no-action", "promise:play:gun:church", "promise:vote-for:2"})
  @Rule("COH-NEG-04")
  void withBreakablePromisesOnlyTheExchangeIsCarriedOut(String promise) {
    Played game =
        attack(church().option("promises", "all-breakable").hand("ana", "gun").antidotes("ben", 1));
    game.deal("ana", "ben", promise, "want:antidotes:1").sees("ana.antidotes", 1);
    game.sees("promises", "ana to ben " + promise + " free open").pass("ben").pass("cleo");

    assertThat(game.options("ana")).contains("pass", "play:gun:church");
    game.passAll();
    assertThat(game.options("ana")).containsExactly("vote:0", "vote:1", "vote:2");
  }

  @Test
  @Rule({"COH-NEG-04", "COH-NEG-08"})
  void withAllPromisesBindingTheyHoldInTheStepThatTheyName() {
    Played game = beforeTheMoves("all-binding").deal("ana", "ben", "promise:no-action");
    game.sees("promises", "ana to ben promise:no-action binding open").pass("ben").pass("cleo");
    assertThat(game.options("ana")).doesNotContain("play:gun:church");

    Played later =
        church()
            .option("promises", "all-binding")
            .hand("ana", "gun")
            .zombies("church", 2)
            .from("window attack church")
            .deal("ana", "ben", "promise:no-action")
            .passUntilWindow("location hospital");
    later.sees("promises", "ana to ben promise:no-action@church binding kept");
    assertThat(later.options("ana")).contains("play:gun:church");
  }
}
