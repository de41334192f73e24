package horda.app.play;

import horda.engine.AskAll;
import horda.engine.Match;
import horda.engine.Question;
import horda.engine.State;
import horda.wire.ViewJson;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Whether the people at one keyboard have anything to hide from each other just now.
final class Secrets<S extends State> {
  private final Match<S> match;
  private final List<Integer> people;

  Secrets(Match<S> match, Party party) {
    this.match = match;
    this.people = party.people();
  }

  /// Must the others look away while `seat` is asked?
  boolean from(int seat) {
    if (people.size() < 2) {
      return false;
    }
    Question<S> question = match.question();
    if (question instanceof AskAll<S> secret && Integer.bitCount(secret.asked(match.state())) > 1) {
      return true;
    }
    JsonNode own = seen(seat);
    return people.stream().anyMatch(other -> other != seat && !seen(other).equals(own));
  }

  private JsonNode seen(int seat) {
    JsonNode view = ViewJson.of(match.game().view(match.state(), seat));
    // Whose eyes they are is no secret.
    if (view instanceof ObjectNode fields) {
      fields.remove("seat");
    }
    return view;
  }
}
