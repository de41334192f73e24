package horda.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import horda.bots.Bot;
import horda.bots.Playout;
import horda.bots.RandomBot;
import horda.bots.roster.Roster;
import horda.engine.Attention;
import horda.engine.Attention.Verdict;
import horda.engine.Chance;
import horda.engine.Choices;
import horda.engine.Engine;
import horda.engine.Game;
import horda.engine.Nullable;
import horda.engine.Out;
import horda.engine.Question;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.State;
import horda.engine.Window;
import horda.lab.attention.AttentionPlan;
import horda.lab.attention.AttentionResult;
import horda.lab.attention.AttentionTrial;
import horda.lab.attention.Persona;
import horda.wire.Shelf;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// How often one person among bots is asked, in the games of the house.
class AttentionTest {
  private static final int PERSON = 0;

  private static AttentionResult measure(String game, int seats, int games, Persona persona) {
    AttentionPlan plan = new AttentionPlan(seats, Map.of(), games, "steady", Seed.of(1), false);
    return AttentionTrial.run(Shelf.standard().game(game), plan, persona, Roster.standard());
  }

  @ParameterizedTest
  @CsvSource({"city-of-horror, 4, 45, 100", "amanecer-zombi, 3, 90, 20"})
  void somebodyWhoAlwaysPassesIsAskedSeldomInEveryGame(
      String game, int seats, int most, int games) {
    AttentionResult result = measure(game, seats, games, Persona.PASSING);
    assertThat(result.most()).isLessThanOrEqualTo(most).isPositive();
    assertThat(result.questions() * 2).as("far less than the rules ask").isLessThan(result.rules());
    assertThat(result.single()).isZero();
  }

  @Test
  void somebodyWhoPassesForTheRoundIsAskedSeldomInEveryGame() {
    // given the order beside the button that goes on, and the one about locations
    AttentionResult result = measure("city-of-horror", 4, 100, Persona.ORDERING);
    // then hardly more than one's own decisions and what orders never answer are left
    assertThat(result.questions()).isLessThan(28);
    assertThat(result.most()).isLessThanOrEqualTo(38);
    assertThat(result.single()).isZero();
  }

  @Test
  void whatIsSaidTogetherIsOneQuestion() {
    AttentionResult result = measure("city-of-horror", 4, 10, Persona.PASSING);
    assertThat(result.said()).isGreaterThan(5);
    assertThat(result.questions() + result.only() + result.given() + result.said())
        .isCloseTo(result.rules(), within(0.01));
  }

  @ParameterizedTest
  @CsvSource({
    "city-of-horror, 3",
    "amanecer-zombi, 2",
    "rue-morgue, 2",
    "cards-of-the-dead, 2",
    "six-nights, 3"
  })
  void nobodyIsAskedForTheOnlyAnswer(String game, int seats) {
    AttentionResult result = measure(game, seats, 4, Persona.STEADY);
    assertThat(result.questions()).isPositive();
    assertThat(result.single()).isZero();
  }

  @ParameterizedTest
  @CsvSource({"city-of-horror, 4", "amanecer-zombi, 3", "six-nights, 3"})
  void whoRespondsWheneverThereIsReasonMissesNothing(String game, int seats) {
    int responded = 0;
    for (int seed = 1; seed <= 5; seed++) {
      responded += eager(Shelf.standard().game(game), seats, Seed.of(seed));
    }
    assertThat(responded).isPositive();
  }

  /// Plays with a person who responds in every window in which the bare rules offer something that
  /// counts; each time that person must be asked. How often it was.
  private static <S extends State> int eager(Game<S> game, int seats, Seed seed) {
    Setup setup = Setup.of(game, seats, Map.of(), seed);
    S state = game.deal(setup);
    Bot<S> random = new RandomBot<>(new Chance(seed.child(-1)));
    List<Bot<S>> bots = Collections.nCopies(seats, random);
    Playout<S> playout = new Playout<>(game);
    Attention<S> attention = new Attention<>(game, seats);
    Question<S> question = Engine.advance(state, Out.SILENT);
    int responded = 0;
    for (int n = 0; question != null && n < 20_000; n++) {
      int seat = Playout.nextSeat(state, question);
      Long response = seat == PERSON ? response(state, question) : null;
      if (response != null) {
        assertThat(attention.verdict(state, PERSON)).isEqualTo(Verdict.ASK);
        attention.answers(state, PERSON, response);
        responded++;
      }
      long choice = response == null ? playout.choose(state, question, seat, bots) : response;
      question = Engine.answer(state, question, seat, choice, Out.SILENT);
    }
    return responded;
  }

  /// The first response that counts; null where there is none.
  private static <S extends State> @Nullable Long response(S state, Question<S> question) {
    if (!(question instanceof Window<S> window)) {
      return null;
    }
    Choices choices = new Choices();
    window.choices(state, PERSON, choices);
    for (int i = 0; i < choices.size(); i++) {
      long choice = choices.get(i);
      if (choice != Window.PASS && window.counts(state, PERSON, choice)) {
        return choice;
      }
    }
    return null;
  }

  @ParameterizedTest
  @CsvSource({"city-of-horror, 4", "city-of-horror, 3", "amanecer-zombi, 3", "six-nights, 3"})
  void whatIsSaidAtOnceIsDoneAndNothingThatCountsIsMissed(String game, int seats) {
    for (int seed = 1; seed <= 4; seed++) {
      AtOnce.play(Shelf.standard().game(game), seats, Seed.of(seed));
    }
  }

  @Test
  void theCommandGivesTheFigures() {
    Ran ran = Ran.of("attention six-nights --games 2 --json".split(" "));
    assertThat(ran.exit()).isZero();
    assertThat(ran.out()).contains("\"persona\":\"passing\"", "\"questions\"", "\"single\":0.0");
  }
}
