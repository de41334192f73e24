package horda.wire;

import horda.engine.Greyed;
import horda.engine.Match;
import horda.engine.Question;
import horda.engine.State;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What one seat sees and may do now, in its language.
public final class SeatJson {
  private SeatJson() {}

  /// `{"view","awaited","prompt","rule","options","greyed"}`; prompt and rule are left out for a
  /// seat that is not asked. An onlooker is seat -1.
  public static ObjectNode of(Match<?> match, int seat, Texts texts) {
    return seat(match, seat, texts);
  }

  private static <S extends State> ObjectNode seat(Match<S> match, int seat, Texts texts) {
    ObjectNode node = Json.object();
    node.set("view", ViewJson.of(match.game().view(match.state(), seat)));
    Question<S> question = match.question();
    int awaited = question == null ? 0 : question.awaited(match.state());
    node.set("awaited", EventJson.seats(awaited));
    ask(match, seat, texts, node);
    ArrayNode greyed = node.putArray("greyed");
    if (seat >= 0) {
      match.greyed(seat).forEach(reason -> greyed.add(reason(reason, texts)));
    }
    return node;
  }

  /// The question for every seat that still owes an answer: `{"seat","prompt","rule","options"}`.
  public static ArrayNode turn(Match<?> match, Texts texts) {
    return turnOf(match, texts);
  }

  private static <S extends State> ArrayNode turnOf(Match<S> match, Texts texts) {
    ArrayNode turn = Json.array();
    Question<S> question = match.question();
    if (question != null) {
      int awaited = question.awaited(match.state());
      for (int seat = 0; seat < match.state().seats(); seat++) {
        if ((awaited & 1 << seat) != 0) {
          ask(match, seat, texts, turn.addObject().put("seat", seat));
        }
      }
    }
    return turn;
  }

  /// Fills in prompt, rule and options.
  private static <S extends State> void ask(
      Match<S> match, int seat, Texts texts, ObjectNode into) {
    Question<S> question = match.question();
    if (question == null || seat < 0 || !question.hears(match.state(), seat)) {
      into.putArray("options");
      return;
    }
    into.put("prompt", texts.say(question.prompt(match.state(), seat)));
    into.put("rule", question.rule(match.state()));
    ArrayNode options = into.putArray("options");
    match.options(seat).forEach(option -> options.add(OptionJson.of(option, texts)));
  }

  private static ObjectNode reason(Greyed.Reason reason, Texts texts) {
    ObjectNode node =
        Json.object()
            .put("id", reason.id())
            .put("why", texts.say(reason.why()))
            .put("rule", reason.rule());
    node.set("targets", ArgsJson.of(reason.targets()));
    return node;
  }
}
