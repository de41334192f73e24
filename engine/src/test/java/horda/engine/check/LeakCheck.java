package horda.engine.check;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Chance;
import horda.engine.Choices;
import horda.engine.Chronicle;
import horda.engine.Digest;
import horda.engine.Engine;
import horda.engine.Event;
import horda.engine.Game;
import horda.engine.Greyed;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Question;
import horda.engine.State;
import horda.engine.View;
import horda.engine.Window;
import java.util.ArrayList;
import java.util.List;

/// Two states that a seat cannot tell apart must look alike to it, in every way it can look.
public final class LeakCheck<S extends State> {
  /// All that a seat is shown at a moment.
  private record Sight(
      View view,
      int awaited,
      List<Phrase> prompts,
      List<Option> options,
      List<Greyed.Reason> greyed) {}

  private final Game<S> game;
  private final Chance chance;

  public LeakCheck(Game<S> game, Chance chance) {
    this.game = game;
    this.chance = chance;
  }

  /// What `seat` imagines agrees with what it sees, and is a sound state.
  public void seatCannotTellApart(S state, int seat, String where) {
    S imagined = game.imagine(state, seat, chance);
    assertThat(sight(imagined, seat))
        .as("seat " + seat + ", " + where)
        .isEqualTo(sight(state, seat));
    game.invariants()
        .forEach(
            i ->
                assertThat(i.holds().test(imagined)).as(i.name() + " imagined, " + where).isTrue());
    long digest = Digest.of(imagined);
    Engine.advance(imagined, Out.SILENT);
    assertThat(Digest.of(imagined)).as("the imagined question waits, " + where).isEqualTo(digest);
    if (Engine.question(state) instanceof Window<S> window) {
      for (int other = 0; other < state.seats(); other++) {
        boolean could = window.couldRespond(state, other);
        assertThat(window.couldRespond(imagined, other))
            .as("who could respond is public: seat " + other + " for " + seat + ", " + where)
            .isEqualTo(could);
        assertThat(!window.canRespond(state, other) || could)
            .as("who can respond could, " + where)
            .isTrue();
      }
    }
  }

  /// An answer that may be taken back must show the seat the same whatever is hidden.
  public void answerTellsNothing(S before, S after, int seat, long choice, String where) {
    for (int i = 0; i < 3; i++) {
      S imagined = game.imagine(before, seat, chance);
      S truth = game.imagine(before, seat, chance);
      assertThat(answered(imagined, seat, choice))
          .as("what seat " + seat + " learns and may take back, " + where)
          .isEqualTo(answered(truth, seat, choice));
    }
    S imagined = game.imagine(before, seat, chance);
    Engine.answer(imagined, Engine.question(imagined), seat, choice, Out.SILENT);
    assertThat(sight(imagined, seat))
        .as("what seat " + seat + " sees and may take back, " + where)
        .isEqualTo(sight(after, seat));
  }

  private List<Object> answered(S state, int seat, long choice) {
    Chronicle told = new Chronicle();
    Engine.answer(state, Engine.question(state), seat, choice, told);
    List<Event> heard = told.events().stream().filter(e -> e.isFor(seat)).toList();
    return List.of(heard, sight(state, seat));
  }

  private Sight sight(S state, int seat) {
    Question<S> question = Engine.question(state);
    if (question == null) {
      return new Sight(game.view(state, seat), 0, List.of(), List.of(), List.of());
    }
    List<Option> options = new ArrayList<>();
    List<Phrase> prompts = new ArrayList<>();
    Greyed greyed = new Greyed();
    if (question.hears(state, seat)) {
      Choices choices = new Choices();
      question.choices(state, seat, choices);
      for (int i = 0; i < choices.size(); i++) {
        options.add(question.option(state, seat, choices.get(i)));
      }
      prompts.add(question.prompt(state, seat));
      question.greyed(state, seat, greyed);
    }
    int awaited = question.awaited(state);
    return new Sight(game.view(state, seat), awaited, prompts, options, greyed.reasons());
  }
}
