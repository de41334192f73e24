package horda.app.coverage;

import horda.wire.RuleBook;
import horda.wire.RuleEntry;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Which rules of a game have a test.
///
/// @param missing ids without a test, in the order of the book
/// @param unknown ids that a test names and the book does not have
public record Coverage(
    String game, int rules, int tested, List<String> missing, List<String> unknown) {
  public Coverage {
    missing = List.copyOf(missing);
    unknown = List.copyOf(unknown);
  }

  /// Looks at the sources below the project's root.
  public static Coverage of(Path home, String game, RuleBook book) {
    return of(game, book, RuleScanner.scan(home.resolve("games").resolve(game)));
  }

  static Coverage of(String game, RuleBook book, SortedSet<String> named) {
    List<String> missing = new ArrayList<>();
    SortedSet<String> unknown = new TreeSet<>(named);
    for (RuleEntry entry : book.entries()) {
      if (!named.contains(entry.id())) {
        missing.add(entry.id());
      }
      unknown.remove(entry.id());
    }
    int rules = book.entries().size();
    return new Coverage(game, rules, rules - missing.size(), missing, List.copyOf(unknown));
  }

  public double share() {
    return rules == 0 ? 1 : (double) tested / rules;
  }

  public ObjectNode json() {
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    node.put("game", game).put("rules", rules).put("tested", tested);
    ArrayNode list = node.putArray("missing");
    missing.forEach(list::add);
    return node;
  }
}
