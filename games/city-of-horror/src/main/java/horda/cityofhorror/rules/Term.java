package horda.cityofhorror.rules;

import java.util.List;

/// A term of a deal, taken apart: its id is made from this, and views carry the parts, so that
/// nobody has to split the id.
///
/// @param verb `give`, `want`, `show`, `see`, `promise`, `ask`, or `say` for a reason
/// @param kind what it is about: `antidotes`, a card, `vote-for`
/// @param place the location that a promise is about, if it is not the one being resolved; else
///   empty
/// @param of whose it is, where that does not go without saying; else -1
/// @param to who gets it, where that does not go without saying; else -1
public record Term(String verb, String kind, List<String> args, String place, int of, int to) {
  static final int UNSAID = -1;

  public Term {
    args = List.copyOf(args);
  }

  /// `give:antidotes:2`, `promise:no-action@bank`, `want:gun:of:2:to:1`.
  public String id() {
    StringBuilder id = new StringBuilder(verb).append(':').append(kind);
    for (String arg : args) {
      id.append(':').append(arg);
    }
    if (!place.isEmpty()) {
      id.append('@').append(place);
    }
    if (of != UNSAID) {
      id.append(":of:").append(of);
    }
    if (to != UNSAID) {
      id.append(":to:").append(to);
    }
    return id.toString();
  }

  /// Does whoever makes the offer give or do it?
  public boolean given() {
    return switch (verb) {
      case "give", "show", "promise" -> true;
      default -> false;
    };
  }

  /// Is it nothing but a reason?
  public boolean said() {
    return verb.equals("say");
  }

  public boolean promised() {
    return verb.equals("promise") || verb.equals("ask");
  }

  public boolean shown() {
    return verb.equals("show") || verb.equals("see");
  }
}
