package horda.app;

import static org.assertj.core.api.Assertions.assertThat;

import horda.bots.Bot;
import horda.bots.Playout;
import horda.bots.RandomBot;
import horda.engine.Attention;
import horda.engine.Attention.Verdict;
import horda.engine.Chance;
import horda.engine.Choices;
import horda.engine.Engine;
import horda.engine.Game;
import horda.engine.Joint;
import horda.engine.Out;
import horda.engine.Question;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.Spoken;
import horda.engine.State;
import horda.engine.Window;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// A whole game of somebody who says at once what can be said, and responds wherever there is
/// reason; the others are random.
final class AtOnce<S extends State> {
  private static final int PERSON = 0;

  private final S state;
  private final Attention<S> attention;
  private final Chance chance;

  private AtOnce(S state, Attention<S> attention, Chance chance) {
    this.state = state;
    this.attention = attention;
    this.chance = chance;
  }

  static <S extends State> void play(Game<S> game, int seats, Seed seed) {
    Map<String, String> options = Attention.options(game, Map.of(), 1);
    S state = game.deal(Setup.of(game, seats, options, seed));
    Bot<S> random = new RandomBot<>(new Chance(seed.child(-1)));
    List<Bot<S>> bots = Collections.nCopies(seats, random);
    Playout<S> playout = new Playout<>(game);
    AtOnce<S> person =
        new AtOnce<>(state, new Attention<>(game, seats), new Chance(seed.child(-2)));
    Question<S> question = Engine.advance(state, Out.SILENT);
    for (int n = 0; question != null && n < 20_000; n++) {
      int others = question.awaited(state) & ~(1 << PERSON);
      int seat = others == 0 ? PERSON : Integer.numberOfTrailingZeros(others);
      long choice;
      if (seat == PERSON) {
        choice = person.answer(question);
      } else {
        choice = playout.choose(state, question, seat, bots);
        person.attention.happens(state, seat, choice);
      }
      question = Engine.answer(state, question, seat, choice, Out.SILENT);
    }
  }

  private long answer(Question<S> question) {
    Verdict verdict = attention.verdict(state, PERSON);
    List<Spoken<S>> reasons =
        question instanceof Window<S> window ? Spoken.counting(state, PERSON, window) : List.of();
    return switch (verdict) {
      case Verdict.Ask _ -> {
        Joint<S> joint = chosen(question);
        attention.answers(state, PERSON, joint.choice(), joint.then());
        yield joint.choice();
      }
      case Verdict.Said said -> {
        attention.happens(state, PERSON, said.choice());
        yield said.choice();
      }
      case Verdict.Only only -> {
        attention.happens(state, PERSON, only.choice());
        yield only.choice();
      }
      case Verdict.Given given -> {
        assertThat(reasons).as("passed by the house in " + question).isEmpty();
        attention.happens(state, PERSON, given.choice());
        yield given.choice();
      }
      case Verdict.Later _ -> throw new AssertionError("all others have answered");
    };
  }

  /// One that responds to something, where there is one; else any.
  private Joint<S> chosen(Question<S> question) {
    List<Joint<S>> offered = Joint.of(state, PERSON);
    assertThat(offered).extracting(Joint::id).doesNotHaveDuplicates();
    everyChoiceIsOffered(question, offered);
    List<Joint<S>> responses = offered.stream().filter(one -> responds(question, one)).toList();
    List<Joint<S>> from = responses.isEmpty() ? offered : responses;
    return from.get(chance.below(from.size()));
  }

  private boolean responds(Question<S> question, Joint<S> joint) {
    boolean now =
        question instanceof Window<S> window
            && joint.choice() != Window.PASS
            && window.counts(state, PERSON, joint.choice());
    return now
        || joint.then().stream()
            .anyMatch(one -> one.question() instanceof Window<S> && one.choice() != Window.PASS);
  }

  /// Whatever the rules let one choose can still be chosen, alone or with what follows.
  private void everyChoiceIsOffered(Question<S> question, List<Joint<S>> offered) {
    Choices choices = new Choices();
    question.choices(state, PERSON, choices);
    assertThat(IntStream.range(0, choices.size()).mapToObj(choices::get))
        .as(question.toString())
        .allSatisfy(
            choice ->
                assertThat(offered)
                    .anyMatch(
                        one ->
                            one.choice() == choice
                                || one.then().stream().anyMatch(then -> then.choice() == choice)));
  }
}
