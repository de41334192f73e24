package horda.server.table;

import horda.engine.Refusal;
import java.util.List;
import java.util.function.Predicate;

/// The colours of seats; what they look like is the page's affair.
public final class Colours {
  public static final List<String> ALL =
      List.of("red", "blue", "green", "yellow", "purple", "orange", "teal", "grey");

  private Colours() {}

  /// That colour if it is free, else the first that is.
  public static String free(String wanted, Predicate<String> taken) {
    if (!wanted.isEmpty() && !taken.test(wanted)) {
      return wanted;
    }
    return ALL.stream().filter(taken.negate()).findFirst().orElse(ALL.getFirst());
  }

  /// Refuses (`colour`) an unknown colour; empty is "any".
  public static String parse(String colour) {
    if (!colour.isEmpty() && !ALL.contains(colour)) {
      throw new Refusal("colour", "", "The colours are " + String.join(", ", ALL) + ".");
    }
    return colour;
  }
}
