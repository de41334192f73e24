package horda.app.contract;

import horda.engine.Happening;
import horda.engine.Ref;
import java.util.List;
import java.util.stream.Collectors;

/// The events of a game as a type of TypeScript: a union of their kinds, each with what its
/// arguments are.
final class EventTypes {
  private EventTypes() {}

  static String of(String game, List<? extends Happening> all) {
    String kinds = all.stream().map(EventTypes::kind).collect(Collectors.joining("\n"));
    return """
        /** Made from the game's events by `./horda contract --write`. */

        /** What can happen; `kind` tells what the arguments are. */
        export type %s =
        %s;
        """
        .formatted(name(game), kinds);
  }

  /// `CityOfHorrorEvent` for `city-of-horror`.
  private static String name(String game) {
    StringBuilder name = new StringBuilder();
    for (String word : game.split("-", -1)) {
      name.append(Character.toUpperCase(word.charAt(0))).append(word, 1, word.length());
    }
    return name.append("Event").toString();
  }

  private static String kind(Happening what) {
    String args = what.kinds().stream().map(EventTypes::arg).collect(Collectors.joining(", "));
    return "  | { kind: \"%s\"; args: [%s] }".formatted(what.key(), args);
  }

  private static String arg(String kind) {
    return kind.equals(Ref.NUMBER) ? "number" : "`" + kind + ":${number}`";
  }
}
