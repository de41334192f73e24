package horda.cityofhorror.bot;

import static horda.cityofhorror.TableBuilder.GAME;
import static horda.cityofhorror.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.bots.Bot;
import horda.bots.GreedyBot;
import horda.bots.Playout;
import horda.bots.Position;
import horda.bots.roster.Roster;
import horda.cityofhorror.Played;
import horda.cityofhorror.TableBuilder;
import horda.cityofhorror.state.CityState;
import horda.cityofhorror.view.TermView;
import horda.engine.Chance;
import horda.engine.DealReply;
import horda.engine.Engine;
import horda.engine.Out;
import horda.engine.Question;
import horda.engine.Seed;
import horda.engine.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// How bots deal: what they take, what they offer, what they remember; and that talk ends.
class NegotiatingBotsTest {
  private static final String STEADY = GreedyBot.NAME;

  /// A cunning one whose thoughts do not depend on the clock.
  private static final String CUNNING = "search-200";

  private static Bot<CityState> bot(String name, int seat) {
    return Roster.standard().named(name, GAME).bot(GAME, seat, new Chance(Seed.of(seat + 1)));
  }

  /// What a bot in the place of `who` would answer now.
  private static String answer(String bot, Played game, String who) {
    int seat = game.seat(who);
    Question<CityState> question = Engine.question(game.state());
    long choice = bot(bot, seat).choose(Position.of(GAME, game.state(), question, seat));
    return question.option(game.state(), seat, choice).id();
  }

  /// All three in the Church, each with somebody elsewhere, and it is about to be attacked.
  private static TableBuilder church() {
    return table()
        .round(2)
        .person("ana", "geek", "church")
        .person("ana", "rasta", "bank")
        .person("ben", "teen", "church")
        .person("ben", "mama", "bank")
        .person("cleo", "punk", "church")
        .person("cleo", "student", "tower")
        .antidotes("cleo", 2)
        .zombies("church", 5);
  }

  private static TableBuilder traders() {
    return church().antidotes("ana", 2).antidotes("ben", 2).hand("ana", "gun", "alarm");
  }

  // Answers.

  @ParameterizedTest
  @ValueSource(strings = {STEADY, CUNNING})
  void aGiftIsTaken(String bot) {
    Played game = traders().from("window invasion-done").offer("ana", "ben", "give:antidotes:1");

    assertThat(answer(bot, game, "ben")).isEqualTo("accept");
  }

  @ParameterizedTest
  @ValueSource(strings = {STEADY, CUNNING})
  void nobodyGivesAnAntidoteInNeedForATrifle(String bot) {
    Played game =
        traders()
            .from("window invasion-done")
            .offer("ana", "ben", "give:alarm", "want:antidotes:2");

    assertThat(answer(bot, game, "ben")).isEqualTo("refuse");
  }

  @ParameterizedTest
  @ValueSource(strings = {STEADY, CUNNING})
  void nobodyPromisesToVoteForHimselfUnderAttack(String bot) {
    Played game =
        traders().from("window attack church").offer("ana", "ben", "give:alarm", "ask:vote-for:1");

    assertThat(answer(bot, game, "ben")).isEqualTo("refuse");
  }

  // Offers.

  @Test
  void underAttackAnAllyIsSoughtAgainstWhoIsAhead() {
    Played game = church().from("window attack church");

    assertThat(answer(STEADY, game, "ana")).isEqualTo("offer:1");
    game.play("ana", "offer:1").play("ana", answer(STEADY, game, "ana"));
    game.play("ana", answer(STEADY, game, "ana")).play("ana", answer(STEADY, game, "ana"));
    assertThat(answer(STEADY, game, "ana")).isEqualTo("send");
    game.play("ana", "send");
    assertThat(GAME.view(game.state(), 1).offer().terms())
        .extracting(TermView::id)
        .containsExactlyInAnyOrder("promise:vote-for:2", "ask:vote-for:2", "say:danger:teen");
    assertThat(answer(STEADY, game, "ben")).isEqualTo("accept");
  }

  // Among three.

  /// Four in the Church, one vote each: two have too few against whoever is ahead, which is Dora.
  private static TableBuilder four() {
    return table("ana", "ben", "cleo", "dora")
        .round(2)
        .person("ana", "geek", "church")
        .person("ana", "rasta", "bank")
        .person("ben", "teen", "church")
        .person("ben", "mama", "bank")
        .person("cleo", "punk", "church")
        .person("cleo", "priest", "bank")
        .person("dora", "rocker", "church")
        .person("dora", "student", "tower")
        .person("dora", "little-girl", "tower")
        .antidotes("dora", 3)
        .zombies("church", 5);
  }

  /// Whoever is asked drafts what a steady bot would, and sends it.
  private static Played sent(Played game, String who) {
    for (int step = 0; step < 10; step++) {
      String answer = answer(STEADY, game, who);
      game.play(who, answer);
      if (answer.equals("send")) {
        return game;
      }
    }
    throw new AssertionError("nothing was sent");
  }

  private static List<String> terms(Played game, int seat) {
    return GAME.view(game.state(), seat).offer().terms().stream().map(TermView::id).toList();
  }

  @Test
  void whereTwoHaveTooFewVotesThreeGoTogether() {
    Played game = sent(four().from("window attack church"), "ana");
    String first = game.asked();
    String second = first.equals("ben") ? "cleo" : "ben";

    assertThat(GAME.view(game.state(), 0).offer().third()).isEqualTo(game.seat(second));
    assertThat(terms(game, game.seat(first)))
        .contains("promise:vote-for:3", "ask:vote-for:3", "ask:vote-for:3:of:" + game.seat(second));
    assertThat(answer(STEADY, game, first)).isEqualTo("accept");
    game.play(first, "accept");
    assertThat(answer(STEADY, game, second)).isEqualTo("accept");
    game.play(second, "accept");

    assertThat(game.state().promises().size()).isEqualTo(3);
  }

  @Test
  void twoWhoHaveTheVotesNeedNoThird() {
    Played game = four().replicas("ben", "church").from("window attack church");

    assertThat(ThreeWay.underAttack(four().from("window attack church").state(), 0, 1)).isNotNull();
    assertThat(ThreeWay.underAttack(game.state(), 0, 1)).isNull();
  }

  @Test
  void nobodyJoinsThreeWhoWouldFeedHimToTheZombies() {
    Played game = four().from("window attack church");
    game.play("ana", "offer:1").play("ana", "join:2");
    game.play("ana", "ask:vote-for:2").play("ana", "ask:vote-for:2:of:2").play("ana", "send");

    game.play("ben", "accept");

    assertThat(answer(STEADY, game, "cleo")).isIn("refuse", "counter");
  }

  @Test
  void whoWasRefusedDoesNotAskAgainInThisWindow() {
    Played game = church().from("window attack church").offer("ana", "ben", "ask:vote-for:2");

    game.play("ben", "refuse");

    assertThat(game.awaited()).containsExactly("ana");
    assertThat(answer(STEADY, game, "ana")).doesNotStartWith("offer");
    assertThat(answer(CUNNING, game, "ana")).doesNotStartWith("offer");
  }

  // Whole games.

  /// One who talks to nobody, but else plays by rules of thumb.
  private static Bot<CityState> deaf(int seat) {
    Bot<CityState> otherwise = bot(STEADY, seat);
    return position -> position.question().equals(DealReply.NAME) ? 0 : otherwise.choose(position);
  }

  private static int offers(CityState table, List<Bot<CityState>> bots) {
    Playout<CityState> playout = new Playout<>(GAME);
    Question<CityState> question = Engine.question(table);
    int decisions = 0;
    int offers = 0;
    while (question != null) {
      assertThat(decisions++).as("a game ends").isLessThan(3_000);
      for (int seat = 0; seat < table.seats(); seat++) {
        assertThat(table.refusedOffers[seat]).as("refused in one window").isLessThan((byte) 2);
      }
      offers += question instanceof DealReply ? 1 : 0;
      question = playout.step(table, question, bots, Out.SILENT);
    }
    return offers;
  }

  private static CityState dealt(int seats, int seed, String promises) {
    CityState table = GAME.deal(Setup.of(GAME, seats, Map.of("promises", promises), Seed.of(seed)));
    Engine.advance(table, Out.SILENT);
    return table;
  }

  @ParameterizedTest
  @ValueSource(strings = {"standard", "all-breakable", "all-binding"})
  void someOffersAreMadeAndNobodyIsPestered(String promises) {
    int games = 12;
    int offers = 0;
    for (int seed = 0; seed < games; seed++) {
      List<Bot<CityState>> bots = new ArrayList<>();
      for (int seat = 0; seat < 5; seat++) {
        bots.add(bot(STEADY, seat));
      }
      offers += offers(dealt(5, seed, promises), bots);
    }
    // In four rounds of five players: talk, but not in every window.
    assertThat(offers).isBetween(games / 2, games * 20);
  }

  @Test
  void talkEndsEvenIfNobodyEverAccepts() {
    for (int seed = 0; seed < 6; seed++) {
      List<Bot<CityState>> bots =
          List.of(bot(STEADY, 0), deaf(1), deaf(2), seed == 0 ? bot("search-20", 3) : deaf(3));

      assertThat(offers(dealt(4, seed, "standard"), bots)).isLessThan(40);
    }
  }

  // Promises.

  @Test
  void aSteadyOneKeepsAFreePromise() {
    Played game =
        church()
            .option("promises", "all-breakable")
            .from("window attack church")
            .deal("ana", "ben", "ask:vote-for:0")
            .passAll();
    assertThat(game.options("ben")).hasSize(3);

    // Cleo is ahead: without a word given she would be named.
    assertThat(answer(STEADY, game, "ben")).isEqualTo("vote:0");
  }

  @Test
  void aCunningOneBreaksAFreePromiseThatWouldCostALife() {
    Played game =
        church()
            .option("promises", "all-breakable")
            .from("window attack church")
            .deal("ana", "ben", "ask:vote-for:1")
            .passAll();

    assertThat(answer(STEADY, game, "ben")).isEqualTo("vote:1");
    assertThat(answer(CUNNING, game, "ben")).isNotEqualTo("vote:1");
  }

  /// Ben has promised Ana his vote against Cleo; the table binds nobody. Then he votes.
  private static Played voted(String whom) {
    return church()
        .option("promises", "all-breakable")
        .hand("ben", "gun")
        .hand("cleo", "pepper-spray")
        .from("window attack church")
        .deal("ana", "ben", "promise:vote-for:2", "ask:vote-for:2")
        .passAll()
        .vote("ana", "cleo")
        .vote("ben", whom)
        .vote("cleo", "ana");
  }

  /// Later, elsewhere, Ben offers Cleo a fair trade.
  private static Played trade(Played game) {
    game.passUntilWindow("location hospital");
    while (!game.awaited().contains("ben")) {
      game.pass(game.asked());
    }
    return game.offer("ben", "cleo", "give:gun", "want:pepper-spray");
  }

  @Test
  void whoBrokeAPromiseGetsNoFairTradeAnyMoreAndIsToldWhy() {
    Played honest = trade(voted("cleo"));
    Played liar = trade(voted("ana"));

    assertThat(answer(STEADY, honest, "cleo")).isEqualTo("accept");
    assertThat(answer(STEADY, liar, "cleo")).isEqualTo("distrust");
  }

  @Test
  void whoBrokeAPromiseIsBelievedLessAndLeastByTheOneDeceived() {
    CityState honest = voted("cleo").state();
    CityState liar = voted("ana").state();

    assertThat(Trust.trust(liar, 1, 2)).isLessThan(Trust.trust(honest, 1, 2));
    assertThat(Trust.trust(liar, 1, 0)).isLessThan(Trust.trust(liar, 1, 2));
  }
}
