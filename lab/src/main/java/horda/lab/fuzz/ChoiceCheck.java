package horda.lab.fuzz;

import horda.engine.Choices;
import horda.engine.Option;
import horda.engine.Question;
import horda.engine.State;
import horda.wire.OldWords;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Every seat that is asked has a choice, and every choice has its own name that leads back to it.
final class ChoiceCheck<S extends State> {
  private final Choices choices = new Choices();

  /// The cheap part, for every decision.
  void glance(FuzzMoment<S> moment) {
    Question<S> question = moment.question();
    if (question == null) {
      return;
    }
    int awaited = question.awaited(moment.state());
    if (awaited == 0 || awaited >>> moment.state().seats() != 0) {
      throw new Broken(
          "asked",
          moment.state().agenda.nameOf(question)
              + " asks the seats "
              + Integer.toBinaryString(awaited));
    }
    for (int seat = 0; seat < moment.state().seats(); seat++) {
      if (question.hears(moment.state(), seat)) {
        question.choices(moment.state(), seat, choices.clear());
        if (choices.size() == 0) {
          throw new Broken(
              "no-choice",
              moment.state().agenda.nameOf(question) + " offers nothing to seat " + seat);
        }
      }
    }
  }

  void look(FuzzMoment<S> moment) {
    Question<S> question = moment.question();
    if (question == null) {
      return;
    }
    for (int seat = 0; seat < moment.state().seats(); seat++) {
      if (question.hears(moment.state(), seat)) {
        roundTrips(moment.state(), question, seat);
      }
    }
  }

  private void roundTrips(S state, Question<S> question, int seat) {
    question.choices(state, seat, choices.clear());
    List<Option> options = new ArrayList<>();
    Map<String, Long> byId = new HashMap<>();
    for (int i = 0; i < choices.size(); i++) {
      Option option = question.option(state, seat, choices.get(i));
      options.add(option);
      String id = option.id();
      if (id.isBlank() || OldWords.reserved(id) || !id.equals(id.strip())) {
        throw new Broken("option-id", "'" + id + "' cannot be an option's id");
      }
      if (byId.putIfAbsent(id, choices.get(i)) != null) {
        throw new Broken("option-id", state.agenda.nameOf(question) + " offers '" + id + "' twice");
      }
    }
    question.choices(state, seat, choices.clear());
    for (int i = 0; i < choices.size(); i++) {
      Option again = question.option(state, seat, choices.get(i));
      Broken.unlessEqual("option-round-trip", "option asked for twice", options.get(i), again);
      Broken.unlessEqual(
          "option-round-trip", again.id(), byId.getOrDefault(again.id(), -1L), choices.get(i));
    }
  }
}
