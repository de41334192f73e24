package horda.wire;

import horda.engine.AskAll;
import horda.engine.Match;
import horda.engine.Question;
import horda.engine.State;
import java.util.Collection;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Whether people at one screen have anything to hide from each other just now.
public final class Secrets {
  private Secrets() {}

  /// Must the others of `people`, who share a screen with `seat`, look away while it looks?
  public static <S extends State> boolean from(
      Match<S> match, int seat, Collection<Integer> people) {
    if (people.size() < 2) {
      return false;
    }
    Question<S> question = match.question();
    if (question instanceof AskAll<S> secret && Integer.bitCount(secret.asked(match.state())) > 1) {
      return true;
    }
    JsonNode own = seen(match, seat);
    return people.stream().anyMatch(other -> other != seat && !seen(match, other).equals(own));
  }

  private static <S extends State> JsonNode seen(Match<S> match, int seat) {
    JsonNode view = ViewJson.of(match.game().view(match.state(), seat));
    // Whose eyes they are is no secret.
    if (view instanceof ObjectNode fields) {
      fields.remove("seat");
    }
    return view;
  }
}
