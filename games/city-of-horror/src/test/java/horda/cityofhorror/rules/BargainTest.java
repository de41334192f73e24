package horda.cityofhorror.rules;

import static horda.cityofhorror.TableBuilder.GAME;
import static horda.cityofhorror.TableBuilder.table;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cityofhorror.Played;
import horda.cityofhorror.TableBuilder;
import horda.cityofhorror.stage.Observing;
import horda.cityofhorror.state.CityEvent;
import horda.cityofhorror.state.CityState;
import horda.cityofhorror.view.OfferView;
import horda.cityofhorror.view.TermView;
import horda.engine.Chance;
import horda.engine.Seed;
import horda.lab.Rule;
import horda.wire.Language;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// NEG: what the amendments make of the bargaining. A promise is about one step of one location,
/// what binds is possible, nothing is sold twice, and everybody may speak.
class BargainTest {
  /// All three are in the Church, which is about to be attacked and has something to share.
  private static TableBuilder church() {
    return table()
        .person("ana", "granny", "church")
        .person("ben", "teen", "church")
        .person("ben", "mama", "bank")
        .person("cleo", "punk", "church")
        .person("cleo", "grandpa", "bank")
        .supplies("church", 2, "gun")
        .zombies("church", 5);
  }

  /// Nobody is attacked in the Church, and nothing lies there.
  private static TableBuilder quiet() {
    return church().zombies("church", 2).supplies("church", 0);
  }

  private static Played attack(TableBuilder table) {
    return table.from("window attack church");
  }

  private static Played drafting(Played game, String who, String whom) {
    return game.against(who, "offer", whom);
  }

  /// Everybody passes, and nobody uses a location.
  private static Played quietlyTo(Played game, String window) {
    while (!game.look("window").equals(window)) {
      game.play(game.asked(), game.options().contains("pass") ? "pass" : "skip");
    }
    return game;
  }

  // One step of one location.

  @Test
  @Rule({"COH-NEG-06", "COH-NEG-07"})
  void aVotePromisedForTheAttackDoesNotMoveOnToTheSharing() {
    Played game = attack(church().zombies("church", 0)).deal("ana", "ben", "promise:vote-for:2");

    game.passUntilWindow("share church");

    game.sees("promises", "ana to ben promise:vote-for:2 binding lapsed").passAll();
    assertThat(game.options("ana")).containsExactly("vote:0", "vote:1", "vote:2");
  }

  @Test
  @Rule("COH-NEG-06")
  void aVotePromisedForTheSharingDoesNotBindInTheAttack() {
    Played game = attack(church()).deal("ana", "ben", "promise:share-vote-for:2").passAll();

    assertThat(game.options("ana")).containsExactly("vote:0", "vote:1", "vote:2");
  }

  @Test
  @Rule({"COH-NEG-06", "COH-NEG-07"})
  void toPlayNothingBeforeTheAttackIsKeptWhenTheAttackComesAndBindsNoMoreInTheSharing() {
    Played game = attack(church().hand("ana", "gun").zombies("church", 0).zombies("bank", 2));
    game.deal("ana", "ben", "promise:no-action").passUntilWindow("share church");

    game.sees("promises", "ana to ben promise:no-action binding kept");
    assertThat(game.told(CityEvent.PROMISE_BROKEN)).isFalse();
    game.sees("asked", "ana");
    assertThat(game.offers("play:gun:bank")).isTrue();
  }

  @Test
  @Rule("COH-NEG-06")
  void toPlayNothingBeforeTheSharingBindsThereAndNotBefore() {
    Played game = attack(church().hand("ana", "gun", "gun").zombies("church", 2));
    game.deal("ana", "ben", "promise:no-action-share").pass("ben").pass("cleo");
    assertThat(game.offers("play:gun:church")).isTrue();

    game.passUntilWindow("share church").sees("asked", "ana");
    assertThat(game.options("ana", "play")).isEmpty();
  }

  @Test
  @Rule({"COH-NEG-06", "COH-NEG-07"})
  void aPromiseAboutAVictimWhoHidesLapsesInItsOwnStep() {
    Played game = attack(church().hand("cleo", "hideout"));
    game.deal("ana", "ben", "promise:vote-for:2").pass("ben");
    game.play("cleo", "play:hideout:punk").passAll().vote("ana", "ben").vote("ben", "ana");

    assertThat(game.look("promises")).contains("promise:vote-for:2").contains("binding lapsed");
    assertThat(game.allEvents().told(CityEvent.PROMISE_BROKEN)).isFalse();
  }

  // What binds must be possible.

  @Test
  @Rule("COH-NEG-07")
  void ofTwoWordsThatASmallerVoteLeavesNoRoomForTheEarlierOneIsKeptAndTheOtherLapses() {
    Played game = attack(church().hand("cleo", "hideout"));
    game.deal("ana", "ben", "promise:vote-not:1", "promise:vote-not:0").pass("ben");
    game.play("cleo", "play:hideout:punk").passAll();
    assertThat(game.options("ana")).containsExactly("vote:0");

    game.vote("ana", "ana").vote("ben", "ana");

    game.sees(
        "promises",
        "ana to ben promise:vote-not:1 binding kept, ana to ben promise:vote-not:0 binding lapsed");
    assertThat(game.told(CityEvent.PROMISE_BROKEN)).isFalse();
  }

  @Test
  @Rule("COH-NEG-06")
  void aPlayIsPromisedOnlyByWhoHoldsTheCardAndCouldPlayItNow() {
    Played game = drafting(attack(church().hand("ana", "gun", "energy-drink")), "ana", "ben");

    assertThat(game.options("ana", "promise:play")).containsExactly("promise:play:gun:church");
  }

  @Test
  @Rule("COH-NEG-06")
  void whatTheOtherSideCouldNotPlayItCannotAcceptToPlay() {
    Played game =
        attack(church().hand("ben", "gun")).offer("ana", "ben", "ask:play:shotgun:church");

    assertThat(game.options("ben")).doesNotContain("accept");
  }

  @Test
  @Rule("COH-NEG-06")
  void aCardIsNotPromisedAndGivenAwayToo() {
    Played game = attack(church().hand("ben", "gun", "alarm"));
    game.offer("ana", "ben", "ask:play:gun:church", "want:gun");
    assertThat(game.options("ben")).doesNotContain("accept");

    Played left = attack(church().hand("ben", "gun", "alarm"));
    left.deal("ana", "ben", "ask:play:gun:church", "want:any-card");
    assertThat(left.options("ben")).as("the gun stays").containsExactly("give:alarm");
    left.play("ben", "give:alarm");
    assertThat(left.options("ben")).containsExactly("play:gun:church");
  }

  @Test
  @Rule("COH-NEG-06")
  void underAllBreakableAnythingMayBeSaid() {
    Played game =
        drafting(
            attack(church().hand("ana", "gun").option("promises", "all-breakable")), "ana", "ben");

    assertThat(game.options("ana", "promise:play")).contains("promise:play:chainsaw:church");
  }

  @ParameterizedTest
  @CsvSource({
    "rescue-flare, promise:play:rescue-flare:church:bank",
    "hideout, promise:play:hideout:granny",
    "pickpocket, promise:play:pickpocket:1"
  })
  @Rule("COH-NEG-06")
  void everyPlayIsPromisedWithItsTarget(String card, String promise) {
    Played game = attack(church().hand("ana", card).hand("ben", "alarm"));
    game.deal("ana", "ben", promise);

    assertThat(game.options("ana")).containsExactly(promise.substring("promise:".length()));
  }

  @Test
  @Rule("COH-NEG-06")
  void anAbilityIsPromisedWithItsTarget() {
    Played game = attack(church().person("ana", "rocker", "church"));

    game.deal("ana", "ben", "promise:ability:rocker:bank");

    assertThat(game.options("ana")).containsExactly("use:rocker:bank");
    game.play("ana", "use:rocker:bank").sees("church.zombies", 4);
    assertThat(game.told(CityEvent.PROMISE_KEPT)).isTrue();
  }

  // Nothing contradicts, nothing is sold twice.

  @Test
  @Rule("COH-NEG-06")
  void aVoteIsSoldOnce() {
    Played game = attack(church()).deal("ana", "ben", "promise:vote-for:2");

    game.pass("ben");
    drafting(game, "cleo", "ana");

    assertThat(game.options("cleo", "ask"))
        .noneMatch(id -> id.matches("ask:vote-(for|not):\\d"))
        .contains("ask:share-vote-for:2");
  }

  @Test
  @Rule("COH-NEG-06")
  void aPromiseThatContradictsOneOfTheSameDraftIsNotOnOffer() {
    Played game = drafting(attack(church()), "ana", "ben").play("ana", "promise:vote-not:2");

    assertThat(game.options("ana", "promise"))
        .contains("promise:vote-for:1", "promise:vote-not:1")
        .doesNotContain("promise:vote-for:2", "promise:vote-not:2");
  }

  @Test
  @Rule("COH-NEG-06")
  void notAgainstAnybodyCannotBePromised() {
    Played game = drafting(attack(church()), "ana", "ben");
    game.play("ana", "promise:vote-not:0").play("ana", "promise:vote-not:1");

    assertThat(game.options("ana", "promise:vote-not")).allMatch(id -> id.contains("@"));
  }

  @Test
  @Rule("COH-NEG-06")
  void toActAndToDoNothingContradictEachOther() {
    Played game =
        drafting(attack(church().hand("ana", "gun")), "ana", "ben")
            .play("ana", "promise:no-action");

    assertThat(game.options("ana", "promise:play")).isEmpty();
    assertThat(game.options("ana")).contains("promise:no-action-share");
  }

  @Test
  @Rule("COH-NEG-06")
  void noMoreIsPromisedOfTheSuppliesThanLiesThere() {
    Played game = drafting(attack(church().supplies("church", 1, "gun")), "ana", "ben");
    game.play("ana", "promise:share-antidote");

    assertThat(game.options("ana", "promise:share-antidote")).allMatch(id -> id.contains("@"));
    assertThat(game.options("ana"))
        .contains("promise:share-card:2")
        .doesNotContain("promise:share-card");
  }

  // Goods.

  @Test
  @Rule({"COH-NEG-05", "COH-NEG-09", "COH-NEG-02"})
  void equalCardsAntidotesAndFoodGoOverInOneTrade() {
    Played game =
        church()
            .hand("ana", "gun", "gun", "alarm")
            .food("ana", 2, 2, 1)
            .hand("ben", "shotgun", "shotgun")
            .antidotes("ben", 5)
            .at("window attack church");

    game.deal(
        "ana",
        "ben",
        "give:gun",
        "give:gun",
        "give:food:2",
        "give:food:2",
        "want:shotgun",
        "want:shotgun",
        "want:antidotes:4");

    game.sees("ana.hand", "alarm, shotgun, shotgun").sees("ben.hand", "gun, gun");
    game.sees("ana.antidotes", 4).sees("ben.antidotes", 1);
    game.sees("ana.food", 1).sees("ben.food", "2, 2");
  }

  @Test
  @Rule("COH-NEG-09")
  void foodThatIsAskedForIsChosenByItsGiver() {
    Played game = church().food("ben", 1, 2).at("window attack church");
    game.deal("ana", "ben", "want:food");

    assertThat(game.options("ben")).containsExactlyInAnyOrder("give:food:1", "give:food:2");
    game.play("ben", "give:food:1").sees("ana.food", 1);
  }

  @Test
  @Rule("COH-NEG-12")
  void oneCardOrTheHandIsShownToOneOrToAll() {
    Played game = church().hand("ana", "gun", "alarm").at("window attack church");

    game.play("ana", "show-card").play("ana", "show:gun:all");
    assertThat(GAME.view(game.state(), 2).players().getFirst().knownCards()).hasSize(1);
    game.pass("ben").pass("cleo").play("ana", "show:all");
    assertThat(GAME.view(game.state(), 2).players().getFirst().knownCards()).hasSize(2);
    assertThat(game.options("ana", "show")).isEmpty();
  }

  @Test
  @Rule({"COH-NEG-12", "COH-NEG-05"})
  void aLookAtAHandIsATermLikeAnyOther() {
    Played game =
        church().hand("ben", "gun", "alarm").antidotes("ana", 1).at("window attack church");

    game.deal("ana", "ben", "give:antidotes:1", "see:hand");

    assertThat(GAME.view(game.state(), 0).players().get(1).knownCards()).hasSize(2);
    assertThat(GAME.view(game.state(), 2).players().get(1).knownCards()).isEmpty();
  }

  // Who speaks, and when.

  @Test
  @Rule("COH-NEG-05")
  void whoIsNotAskedJustNowMaySpeakToo() {
    Played game = church().antidotes("cleo", 1).at("window attack church").sees("asked", "ana");

    game.offer("cleo", "ben", "give:antidotes:1").play("ben", "accept").sees("ben.antidotes", 1);
  }

  @Test
  @Rule("COH-NEG-05")
  void nobodySpeaksBetweenAPromiseToActAtOnceAndTheAct() {
    Played game = attack(church().hand("ana", "gun")).deal("ana", "ben", "promise:play:gun:church");

    assertThat(game.options("cleo")).isEmpty();
    assertThat(game.options("ana")).containsExactly("play:gun:church");
  }

  @Test
  @Rule("COH-NEG-05")
  void aRefusalCarriesACounterOffer() {
    Played game = church().antidotes("ana", 1).hand("ben", "gun").at("window attack church");

    game.offer("ana", "ben", "want:gun").play("ben", "counter");
    game.play("ben", "give:gun").play("ben", "want:antidotes:1").play("ben", "send");
    game.play("ana", "accept").sees("ana.hand", "gun").sees("ben.antidotes", 1);
  }

  @Test
  @Rule("COH-NEG-05")
  void anOfferIsTakenBackUntilItIsAccepted() {
    Played game = church().antidotes("ana", 1).at("window attack church");
    game.offer("ana", "ben", "give:antidotes:1").play("ana", "withdraw");

    assertThat(game.told(CityEvent.OFFER_WITHDRAWN)).isTrue();
    game.sees("asks", "window").sees("ana.antidotes", 1);
    assertThat(game.options("ben")).doesNotContain("accept");
  }

  @Test
  @Rule("COH-NEG-05")
  void aDealAmongThreeTakesEffectWhenAllHaveAccepted() {
    Played game = church().antidotes("ana", 1).hand("cleo", "gun").at("window attack church");
    game.against("ana", "offer", "ben").against("ana", "join", "cleo");
    game.play("ana", "give:antidotes:1").play("ana", "want:gun:of:2:to:1").play("ana", "send");

    game.play("ben", "accept").sees("ana.antidotes", 1).sees("asked", "cleo");
    game.play("cleo", "accept").sees("ben.antidotes", 1).sees("ben.hand", "gun");
  }

  @Test
  @Rule("COH-NEG-05")
  void whoAgreesToADealAmongThreeTellsTheThirdThatTheyCan() {
    Played game = church().antidotes("ana", 1).hand("ben", "gun").at("window attack church");
    game.against("ana", "offer", "ben").against("ana", "join", "cleo");
    game.play("ana", "see:gun").play("ana", "send").play("ben", "accept");
    int ben = game.seat("ben");

    assertThat(game.match().canUndo(ben)).isFalse();
    for (int i = 0; i < 20; i++) {
      Chance chance = new Chance(new Seed(i, 7));
      CityState imagined = GAME.imagine(game.state(), game.seat("cleo"), chance);
      assertThat(new Observing(imagined).look("ben.hand")).isEqualTo("gun");
    }
  }

  @Test
  @Rule("COH-NEG-05")
  void oneRefusalEndsADealAmongThree() {
    Played game = church().antidotes("ana", 1).at("window attack church");
    game.against("ana", "offer", "ben").against("ana", "join", "cleo");
    game.play("ana", "give:antidotes:1").play("ana", "send").play("ben", "accept");

    game.play("cleo", "refuse").sees("ana.antidotes", 1).sees("ben.antidotes", 0);
  }

  @Test
  @Rule("COH-NEG-05")
  void dealsAreStruckAtATieBreak() {
    Played game =
        attack(church().nobody("ana").person("ana", "rasta", "tower").antidotes("cleo", 1))
            .passAll()
            .vote("ben", "cleo")
            .vote("cleo", "ben")
            .sees("asks", "tie-break");

    game.deal("cleo", "ana", "give:antidotes:1", "ask:tie-not:2").sees("ana.antidotes", 1);

    assertThat(game.options("ana")).containsExactly("name:1");
  }

  // About later.

  @Test
  @Rule({"COH-NEG-06", "COH-NEG-03"})
  void aPromiseAboutALaterLocationIsFreeAndRemembered() {
    Played game =
        attack(quiet().hand("ana", "gun").person("ana", "geek", "bank").zombies("bank", 4));
    game.deal("ana", "ben", "promise:no-action@bank", "promise:support");
    assertThat(game.look("promises"))
        .contains("promise:no-action@bank free open", "promise:support free open");

    quietlyTo(game, "attack bank").play("ana", "play:gun:bank");
    assertThat(game.told(CityEvent.PROMISE_BROKEN)).isTrue();
  }

  @Test
  @Rule("COH-NEG-06")
  void withAllBindingAPromiseAboutALaterStepBindsInThatStep() {
    Played game =
        attack(
            quiet()
                .hand("ana", "gun")
                .person("ana", "geek", "bank")
                .zombies("bank", 4)
                .option("promises", "all-binding"));
    game.deal("ana", "ben", "promise:no-action@bank").pass("ben").pass("cleo");
    assertThat(game.offers("play:gun:bank")).isTrue();

    quietlyTo(game, "attack bank").sees("asked", "ana");
    assertThat(game.options("ana", "play")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "standard, promise:vote-for:2",
    "all-binding, promise:vote-for:2 promise:no-action@bank",
    "all-breakable, ''"
  })
  @Rule({"COH-NEG-03", "COH-NEG-04", "COH-NEG-08"})
  void anOfferSaysWhichOfItsPromisesBind(String rule, String binding) {
    Played game = attack(quiet().antidotes("ana", 1).option("promises", rule));
    String[] terms = {
      "give:antidotes:1", "promise:vote-for:2", "promise:no-action@bank", "promise:support"
    };

    game.offer("ana", "ben", terms);

    for (int seat = 0; seat < 2; seat++) {
      String bound =
          GAME.view(game.state(), seat).offer().terms().stream()
              .filter(TermView::binding)
              .map(TermView::id)
              .collect(joining(" "));
      assertThat(bound).isEqualTo(binding);
    }
    assertThat(GAME.view(game.state(), 2).offer().terms()).isEmpty();
  }

  // A card bound for later.

  /// Ana promises her gun for the Bank, and it binds.
  private static Played bound(TableBuilder table) {
    return attack(table.option("promises", "all-binding"))
        .deal("ana", "ben", "promise:play-there:gun@bank");
  }

  private static TableBuilder armed(String... hand) {
    return quiet().person("ana", "geek", "bank").zombies("bank", 4).hand("ana", hand);
  }

  @Test
  @Rule("COH-NEG-06")
  void whoIsBoundToPlayACardLaterDoesNotPassThereBeforeItIsPlayed() {
    Played game = bound(armed("gun"));

    quietlyTo(game, "location bank").sees("asked", "ana");
    assertThat(game.deeds("ana")).contains("play:gun:bank").doesNotContain("pass");
    assertThat(game.refuses("ana", "pass").rule()).isEqualTo("COH-NEG-06");

    game.play("ana", "play:gun:bank").pass("cleo").sees("bank.zombies", 3);
    game.sees("promises", "ana to ben promise:play-there:gun binding kept");
    game.pass("ben").pass("cleo");
    assertThat(game.options("ana")).contains("pass");
  }

  @Test
  @Rule("COH-NEG-06")
  void aCardBoundForLaterIsNotPlayedElsewhere() {
    Played game = bound(armed("gun", "alarm")).pass("ben").pass("cleo");

    assertThat(game.deeds("ana")).contains("play:alarm:church").noneMatch(id -> id.contains("gun"));
    assertThat(game.refuses("ana", "play:gun").rule()).isEqualTo("COH-NEG-06");
    Played spare = bound(armed("gun", "gun")).pass("ben").pass("cleo");
    assertThat(spare.deeds("ana")).contains("play:gun:church");
  }

  @Test
  @Rule("COH-NEG-06")
  void aCardBoundForLaterIsNotGivenPaidOrTradedAway() {
    Played game = bound(armed("gun", "alarm").person("ana", "businessman", "church"));
    game.pass("ben").pass("cleo");
    assertThat(game.options("ana", "use:businessman")).containsExactly("use:businessman:alarm");

    drafting(game, "ana", "cleo").play("ana", "give:gun");
    assertThat(game.options("ana")).doesNotContain("send");

    Played site = bound(armed("gun", "alarm").person("ana", "rasta", "hospital"));
    while (!site.question().equals("use-site")) {
      site.pass(site.asked());
    }
    assertThat(site.options("ana"))
        .contains("skip", "use:alarm")
        .noneMatch(id -> id.contains("gun"));
  }

  @Test
  @Rule("COH-NEG-06")
  void onePlayDoesNotKeepTwoBindingPromises() {
    Played game = quietlyTo(bound(armed("gun", "gun")), "location bank");

    game.deal("ana", "cleo", "promise:play:gun:bank").play("ana", "play:gun:bank");
    game.pass("cleo").pass("ben").pass("cleo");

    assertThat(game.look("promises"))
        .contains("promise:play:gun:bank binding kept", "promise:play-there:gun binding open");
    assertThat(game.deeds("ana")).contains("play:gun:bank").doesNotContain("pass");
  }

  @Test
  @Rule("COH-NEG-07")
  void aCardThatCanDoNothingWhereItIsBoundLapses() {
    Played game = quietlyTo(bound(armed("gun").zombies("bank", 0)), "location armory");

    game.sees("promises", "ana to ben promise:play-there:gun@bank binding lapsed");
    assertThat(game.options("ana", "play")).isNotEmpty();
  }

  @Test
  @Rule({"COH-NEG-03", "COH-NEG-08"})
  void aCardThatIsPromisedInWordsOnlyIsFree() {
    Played game = attack(armed("gun")).deal("ana", "ben", "promise:play-there:gun@bank");
    game.pass("ben").pass("cleo");
    assertThat(game.deeds("ana")).contains("play:gun:church");

    quietlyTo(game, "attack bank").passAll();
    game.sees("promises", "ana to ben promise:play-there:gun free broken");
  }

  @Test
  @Rule({"COH-NEG-06", "COH-VAR-04"})
  void aStandingOrderDoesNotPassOverAPromise() {
    Played game = bound(armed("gun"));
    game.match().order(game.seat("ana"), 1);

    quietlyTo(game, "location bank").sees("asked", "ana");
  }

  @Test
  @Rule({"COH-NEG-06", "COH-NEG-09"})
  void whoBindsHimselfToPlayACardShowsThatOneAndNoOther() {
    Played game = attack(church().hand("ana", "gun", "gun"));

    game.deal("ana", "ben", "promise:play:gun:church");

    assertThat(GAME.view(game.state(), 1).players().getFirst().knownCards()).hasSize(1);
    assertThat(GAME.view(game.state(), 2).players().getFirst().knownCards()).hasSize(1);
  }

  @Test
  @Rule("COH-NEG-06")
  void anAbilityThatCostsACardIsNotPromisedWithTheLastCard() {
    Played game = attack(church().person("ben", "businessman", "church").hand("ben", "gun"));

    game.offer("ana", "ben", "ask:ability:businessman", "want:any-card");

    assertThat(game.options("ben")).doesNotContain("accept");
  }

  @ParameterizedTest
  @ValueSource(strings = {"want:gun:of:2", "want:any-card:of:2"})
  @Rule("COH-NEG-06")
  void nobodyBindsHimselfToRobAHandThatTheSameDealEmpties(String goods) {
    Played game = attack(church().hand("ana", "pickpocket").hand("cleo", "gun"));
    drafting(game, "ana", "ben").against("ana", "join", "cleo");

    game.play("ana", "promise:play:pickpocket:2").play("ana", goods);

    assertThat(game.options("ana")).doesNotContain("send");
  }

  // Talk.

  @Test
  @Rule("COH-NEG-11")
  void anOfferCarriesOneReasonOfThoseThatEverybodyCanSee() {
    Played game = attack(church());
    drafting(game, "ana", "ben");
    assertThat(game.options("ana", "say")).as("nothing to be said for yet").isEmpty();

    game.play("ana", "ask:vote-for:2");
    assertThat(game.options("ana", "say"))
        .contains("say:danger:teen", "say:mine:granny", "say:leader:2", "say:votes")
        .doesNotContain("say:danger:mama", "say:spare");
    assertThat(game.label("ana", "say:danger:teen", Language.ES)).contains("Aquí perderías");
    game.play("ana", "say:danger:teen");

    assertThat(game.options("ana", "say")).isEmpty();
    game.play("ana", "send");
    assertThat(GAME.view(game.state(), 1).offer().terms())
        .extracting(TermView::id)
        .containsExactly("ask:vote-for:2", "say:danger:teen");
    assertThat(GAME.view(game.state(), 2).offer().terms()).isEmpty();
  }

  @Test
  @Rule("COH-NEG-11")
  void aReasonAloneIsNoOffer() {
    Played game = attack(church());
    drafting(game, "ana", "ben").play("ana", "ask:vote-for:2").play("ana", "say:fair");

    game.play("ana", "remove:ask:vote-for:2");

    assertThat(game.options("ana")).doesNotContain("send");
  }

  @Test
  @Rule("COH-NEG-11")
  void whoBrokeHisWordMayBeToldThatHeIsNoLongerBelieved() {
    Played game = attack(church().option("promises", "all-breakable"));
    game.offer("ana", "ben", "ask:vote-for:2");
    assertThat(game.options("ben")).doesNotContain("distrust");
    game.play("ben", "refuse");
    game.deal("ana", "cleo", "promise:vote-for:1").passAll();
    game.vote("ana", "cleo").vote("ben", "cleo").vote("cleo", "ben");
    game.passUntilWindow("share church");

    game.offer("ana", "ben", "ask:share-vote-for:0").play("ben", "distrust");

    assertThat(game.told(CityEvent.NOT_BELIEVED)).isTrue();
    game.sees("window", "share church");
  }

  // Three.

  @Test
  @Rule("COH-NEG-05")
  void amongThreeEachPromisesToEachOther() {
    Played game = attack(church()).against("ana", "offer", "ben").against("ana", "join", "cleo");
    assertThat(game.options("ana"))
        .contains(
            "promise:vote-for:1",
            "promise:vote-for:1:to:2",
            "ask:vote-for:0",
            "ask:vote-for:0:to:2",
            "ask:vote-for:0:of:2",
            "ask:vote-for:0:of:2:to:1");
    assertThat(game.label("ana", "ask:vote-not:1:of:2:to:1", Language.EN))
        .contains("cleo promises ben");

    game.play("ana", "ask:vote-not:1:of:2:to:1").play("ana", "promise:vote-not:2:to:2");
    game.play("ana", "send").play("ben", "accept").play("cleo", "accept");

    assertThat(game.look("promises"))
        .contains(
            "cleo to ben promise:vote-not:1 binding", "ana to cleo promise:vote-not:2 binding");
    game.passAll();
    assertThat(game.options("cleo")).doesNotContain("vote:1");
    assertThat(game.options("ana")).doesNotContain("vote:2");
  }

  @ParameterizedTest
  @ValueSource(strings = {"promise:vote-for:2@church", "promise:no-action@church"})
  @Rule("COH-NEG-06")
  void aLocationThatIsOverIsNotPromisedAnyMore(String promise) {
    Played game = quiet().from("window location bank");

    drafting(game, "ana", "ben");

    assertThat(game.options("ana")).contains("promise:no-action@armory").doesNotContain(promise);
  }

  @Test
  @Rule("COH-NEG-09")
  void whoPutsAnOfferTogetherSeesTakenApartWhatMayBeAdded() {
    Played game =
        attack(quiet().antidotes("ana", 1)).play("ana", "offer:1").play("ana", "promise:no-action");

    List<String> options =
        game.options("ana").stream()
            .filter(id -> id.matches("(give|want|show|see|promise|ask|say):.*"))
            .toList();
    assertThat(options).contains("give:antidotes:1", "promise:vote-for:2@bank");
    OfferView draft = GAME.view(game.state(), game.seat("ana")).offer();
    assertThat(draft.addable()).extracting(TermView::id).containsExactlyElementsOf(options);
    assertThat(draft.addable())
        .filteredOn(term -> term.id().startsWith("promise:vote-for:2@"))
        .isNotEmpty()
        .allSatisfy(
            term -> {
              assertThat(term.kind()).isEqualTo("vote-for");
              assertThat(term.args()).containsExactly("2");
              assertThat(term.id()).endsWith("@" + term.place());
            });
    for (String other : List.of("ben", "cleo")) {
      OfferView seen = GAME.view(game.state(), game.seat(other)).offer();
      assertThat(seen.addable()).isEmpty();
      assertThat(seen.terms()).isEmpty();
    }
  }
}
