package horda.lab.fuzz;

import horda.engine.Choices;
import horda.engine.Engine;
import horda.engine.Event;
import horda.engine.Game;
import horda.engine.Nullable;
import horda.engine.Question;
import horda.engine.Ref;
import horda.engine.State;
import horda.engine.View;
import horda.lab.Copies;
import horda.wire.ViewJson;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/// What somebody sees in the middle of an answer.
/// - refs: only components that they saw before or see afterwards, or that they are told of;
/// - frames: in a world that they could imagine, an answer that tells them the same and ends in the
///   same view goes the same way there. Else the way would tell more than its events and its end.
final class FrameCheck<S extends State> {
  private static final Pattern REF = Pattern.compile("[a-z][a-z-]*:\\d+");

  private final Game<S> game;
  private final Choices choices = new Choices();

  FrameCheck(Game<S> game) {
    this.game = game;
  }

  /// `moment` is the table before `actor` answers with `choice`; it is left as it is.
  void look(FuzzMoment<S> moment, int actor, long choice) {
    S before = moment.state();
    int eyes = moment.chance().below(before.seats() + 1) - 1;
    SeenWay<S> way = way(Copies.of(before), actor, choice, eyes);
    if (way == null) {
      return;
    }
    refs(before, way, eyes);
    SeenWay<S> there = way(world(moment, eyes), actor, choice, eyes);
    if (there != null && way.heard().equals(there.heard()) && way.end().equals(there.end())) {
      Broken.unlessEqual(
          "leak-frame", "what seat " + eyes + " sees on the way", way.shown(), there.shown());
    }
  }

  private @Nullable SeenWay<S> way(S state, int actor, long choice, int eyes) {
    Question<S> question = Engine.question(state);
    if (question == null || !question.hears(state, actor)) {
      return null;
    }
    question.choices(state, actor, choices.clear());
    if (!choices.contains(choice)) {
      return null;
    }
    SeenWay<S> way = new SeenWay<>(game, state, eyes);
    Engine.answer(state, question, actor, choice, way);
    return way;
  }

  private S world(FuzzMoment<S> moment, int eyes) {
    S truth = moment.state();
    S world = game.imagine(truth, eyes, moment.chance());
    for (int any = 0; any < world.seats(); any++) {
      world.standingOrder(any, truth.standingOrder(any));
    }
    world.chance.set(truth.chance);
    return world;
  }

  private void refs(S before, SeenWay<S> way, int eyes) {
    View end = way.end();
    List<View> between = way.shown().stream().filter(view -> !view.equals(end)).toList();
    if (between.isEmpty()) {
      return;
    }
    Set<String> known = new HashSet<>();
    collect(ViewJson.of(game.view(before, eyes)), known);
    collect(ViewJson.of(end), known);
    for (Event event : way.heard()) {
      event.targets().stream().map(Ref::toString).forEach(known::add);
    }
    for (View view : between) {
      Set<String> seen = new HashSet<>();
      collect(ViewJson.of(view), seen);
      seen.removeAll(known);
      if (!seen.isEmpty()) {
        throw new Broken(
            "frame-ref", "seat %d sees %s on the way, and nowhere else".formatted(eyes, seen));
      }
    }
  }

  private static void collect(JsonNode node, Set<String> into) {
    if (node.isString() && REF.matcher(node.stringValue()).matches()) {
      into.add(node.stringValue());
    }
    node.forEach(child -> collect(child, into));
  }
}
