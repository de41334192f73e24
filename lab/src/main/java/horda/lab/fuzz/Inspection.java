package horda.lab.fuzz;

import horda.engine.Digest;
import horda.engine.Question;
import horda.engine.State;

/// All checks of one game, in the order from cheap to dear.
final class Inspection<S extends State> {
  private final ChoiceCheck<S> choices = new ChoiceCheck<>();
  private final KnowledgeCheck<S> knowledge = new KnowledgeCheck<>();
  private final JsonCheck<S> json = new JsonCheck<>();
  private final WritingCheck<S> writing = new WritingCheck<>();
  private final Memory<S> memory = new Memory<>();
  private final Twins<S> twins = new Twins<>();
  private final NewsCheck<S> news;

  Inspection(NewsCheck<S> news) {
    this.news = news;
  }

  /// At every decision.
  void glance(FuzzMoment<S> moment) {
    InvariantCheck.look(moment.game(), moment.state(), "invariant:");
    choices.glance(moment);
  }

  /// On a close look.
  void look(FuzzMoment<S> moment, int decision) {
    long before = Digest.of(moment.state());
    choices.look(moment);
    memory.look(moment.state(), decision, moment.chance());
    twins.look(moment, json.look(moment), decision);
    knowledge.look(moment);
    Broken.unlessEqual("pure", "looking changed the state", before, Digest.of(moment.state()));
    writing.look(moment);
  }

  /// Answers, and looks at what the answer tells to whom.
  void answer(FuzzMoment<S> moment, Question<S> question, int seat, long choice) {
    news.answer(moment, question, seat, choice);
  }

  /// After the move number `decision`.
  void moved(S state, PlayedMoves moves, int decision) {
    twins.follow(state, moves, decision);
  }

  void end() {
    memory.recall();
  }
}
