package horda.lab.fuzz;

import horda.engine.Chance;
import horda.engine.Choices;
import horda.engine.Chronicle;
import horda.engine.Digest;
import horda.engine.Engine;
import horda.engine.Event;
import horda.engine.Game;
import horda.engine.Nullable;
import horda.engine.Option;
import horda.engine.Phrase;
import horda.engine.Question;
import horda.engine.State;
import horda.engine.View;
import horda.lab.Copies;
import java.util.ArrayList;
import java.util.List;

/// What the others learn by an answer that can be taken back: nothing of what is hidden. For every
/// other seat a world is drawn that it held possible before. If nothing that could have been
/// answered there looks to that seat like what it has now seen and heard, then it knows that this
/// world is not the true one: it has learned something, and an undo would come too late.
///
/// Where the question itself is hidden from the others (the draft of an offer), they are followed
/// from the last question on that everybody knew, answer by answer.
final class OthersCheck<S extends State> {
  /// More is not tried to make one world look like the true one.
  private static final int MOST_TRIES = 400;

  /// All that a seat notices of an answer.
  private record Sight(
      View view, int awaited, @Nullable Phrase prompt, List<Option> options, List<Event> heard) {}

  /// An answer, and what each seat noticed of it.
  private record Seen(long choice, List<Sight> bySeat) {}

  private final Game<S> game;

  /// Where `actor`'s unbroken run of answers that can be taken back began, and its end.
  private @Nullable S start;

  private int actor;
  private long end;
  private final List<Seen> run = new ArrayList<>();
  private int tries;

  OthersCheck(Game<S> game) {
    this.game = game;
  }

  /// Something came to light: what was before cannot be taken back.
  void forget() {
    start = null;
  }

  /// Seat `by` has answered with `choice` in that state, and can take it back.
  void look(S before, int by, long choice, Chance chance) {
    List<S> worlds = worlds(before, by, chance);
    boolean goesOn = start != null && actor == by && end == Digest.of(before);
    if (!goesOn || worlds.stream().allMatch(world -> sameQuestion(before, world))) {
      start = Copies.of(before);
      actor = by;
      run.clear();
    } else if (start != null) {
      worlds = worlds(start, by, chance);
    }
    S after = Copies.of(before);
    Chronicle told = new Chronicle();
    answer(after, by, choice, told);
    List<Sight> bySeat = new ArrayList<>();
    for (int seat = 0; seat < after.seats(); seat++) {
      bySeat.add(sight(after, seat, told));
    }
    run.add(new Seen(choice, bySeat));
    end = Digest.of(after);
    for (int other = 0; other < before.seats(); other++) {
      if (other != by) {
        look(worlds.get(other), other);
      }
    }
  }

  private void look(S world, int other) {
    if (start == null || !sameQuestion(start, world)) {
      return; // not followed from its beginning
    }
    tries = 0;
    if (!couldBe(world, 0, other)) {
      throw new Broken(
          "undo-others",
          "seat %d can take back what has told seat %d something: %s"
              .formatted(actor, other, run.getLast().bySeat().get(other).heard()));
    }
  }

  /// By seat: a world that it holds possible; for `by` the true one.
  private List<S> worlds(S truth, int by, Chance chance) {
    List<S> worlds = new ArrayList<>();
    for (int other = 0; other < truth.seats(); other++) {
      worlds.add(other == by ? truth : world(truth, other, chance));
    }
    return worlds;
  }

  private boolean sameQuestion(S one, S other) {
    Question<S> question = Engine.question(one);
    return question != null && question.equals(Engine.question(other));
  }

  private S world(S truth, int other, Chance chance) {
    S world = game.imagine(truth, other, chance);
    for (int any = 0; any < world.seats(); any++) {
      // Whether others let windows pass is their own affair, and no secret of the game.
      world.standingOrder(any, truth.standingOrder(any));
    }
    world.chance.set(truth.chance);
    return world;
  }

  /// Can the run from answer `number` on be played there so that `other` sees it?
  private boolean couldBe(S world, int number, int other) {
    if (number == run.size() || tries >= MOST_TRIES) {
      return true;
    }
    Question<S> question = Engine.question(world);
    if (question == null || !question.hears(world, actor)) {
      return number == 0; // that is for the checks of questions
    }
    Choices choices = new Choices();
    question.choices(world, actor, choices);
    long same = run.get(number).choice();
    if (choices.contains(same) && couldBe(world, number, other, same)) {
      return true;
    }
    for (int i = 0; i < choices.size(); i++) {
      if (choices.get(i) != same && couldBe(world, number, other, choices.get(i))) {
        return true;
      }
    }
    return false;
  }

  private boolean couldBe(S world, int number, int other, long choice) {
    tries++;
    S there = Copies.of(world);
    Chronicle told = new Chronicle();
    answer(there, actor, choice, told);
    return sight(there, other, told).equals(run.get(number).bySeat().get(other))
        && couldBe(there, number + 1, other);
  }

  private void answer(S state, int seat, long choice, Chronicle told) {
    Question<S> question = Engine.question(state);
    if (question != null) {
      Engine.answer(state, question, seat, choice, told);
    }
  }

  private Sight sight(S state, int seat, Chronicle told) {
    List<Event> heard = told.events().stream().filter(event -> event.isFor(seat)).toList();
    View view = game.view(state, seat);
    Question<S> question = Engine.question(state);
    int awaited = question == null ? 0 : question.awaited(state);
    if (question == null || !question.hears(state, seat)) {
      return new Sight(view, awaited, null, List.of(), heard);
    }
    Choices choices = new Choices();
    question.choices(state, seat, choices);
    List<Option> options = new ArrayList<>();
    for (int i = 0; i < choices.size(); i++) {
      options.add(question.option(state, seat, choices.get(i)));
    }
    return new Sight(view, awaited, question.prompt(state, seat), options, heard);
  }
}
