package horda.lab.attention;

import horda.bots.Bot;
import horda.bots.Position;
import horda.engine.Engine;
import horda.engine.Game;
import horda.engine.Joint;
import horda.engine.Question;
import horda.engine.Spoken;
import horda.engine.State;
import horda.engine.Window;
import java.util.ArrayList;
import java.util.List;

/// What a persona answers to the question that waits, and at once to those that follow as far as
/// that is offered: what it would answer if they came one after another.
///
/// @param passes whether it is the answer that does nothing
/// @param ways how many answers were on offer
record Decision<S extends State>(Joint<S> joint, boolean passes, int ways) {
  /// @param alone whether one question is put after the other
  static <S extends State> Decision<S> of(
      Game<S> game, S state, int seat, Persona persona, Bot<S> steady, boolean alone) {
    List<String> said = new ArrayList<>();
    S at = state;
    boolean passes = false;
    while (at != null) {
      Position<S> position = Position.of(game, at, asked(at), seat);
      int chosen = persona.choose(position, steady);
      passes |= said.isEmpty() && chosen == Persona.safe(position);
      long choice = position.choice(chosen);
      said.add(position.option(chosen).id());
      S next = alone ? null : Joint.follow(at, seat, choice);
      if (next == null && !alone) {
        ahead(at, seat, choice, said);
      }
      at = next;
    }
    List<Joint<S>> offered = alone ? Joint.alone(state, seat) : Joint.of(state, seat);
    return new Decision<>(longest(offered, said), passes, offered.size());
  }

  private static <S extends State> Question<S> asked(S state) {
    Question<S> question = Engine.question(state);
    if (question == null) {
      throw new IllegalStateException("nobody is asked");
    }
    return question;
  }

  /// What it would say to a question that may come, and that is no window: there it passes.
  private static <S extends State> void ahead(S state, int seat, long choice, List<String> said) {
    for (Spoken<S> ahead : asked(state).ahead(state, seat, choice)) {
      if (!(ahead.question() instanceof Window<S>)) {
        said.add(ahead.question().option(state, seat, ahead.choice()).id());
      }
    }
  }

  /// What is on offer and says the most of it; things that come to the same are listed once.
  private static <S extends State> Joint<S> longest(List<Joint<S>> offered, List<String> said) {
    for (int parts = said.size(); parts > 0; parts--) {
      List<String> wanted = said.subList(0, parts).stream().sorted().toList();
      for (Joint<S> joint : offered) {
        if (joint.parts().stream().sorted().toList().equals(wanted)) {
          return joint;
        }
      }
    }
    throw new IllegalStateException(said + " is not on offer");
  }
}
