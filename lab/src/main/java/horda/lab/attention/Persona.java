package horda.lab.attention;

import horda.bots.Bot;
import horda.bots.Position;
import horda.engine.State;
import java.util.Locale;
import java.util.Set;

/// How the person plays whose questions are counted.
public enum Persona {
  /// Like the steady bot.
  STEADY,
  /// Passes, refuses, declines and ends its turn wherever that is an answer, and plays like the
  /// steady bot elsewhere.
  PASSING,
  /// Does the same, and says it for the rest of the round or turn where an order can.
  ORDERING;

  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// The plain "pass", "done" or "refuse" of a question.
  private static final long PLAIN = 0;

  /// What ends a turn in games where that is no plain choice.
  private static final Set<String> ENDS = Set.of("end", "end-turn");

  /// Which choice of the position (counted from 0) this person makes.
  <S extends State> int choose(Position<S> position, Bot<S> steady) {
    int safe = safe(position);
    return this != STEADY && safe >= 0 ? safe : indexOf(position, steady.choose(position));
  }

  /// The answer that does nothing; -1 where there is none.
  static int safe(Position<?> position) {
    for (int i = 0; i < position.size(); i++) {
      if (position.choice(i) == PLAIN || ENDS.contains(position.option(i).id())) {
        return i;
      }
    }
    return -1;
  }

  private static int indexOf(Position<?> position, long choice) {
    for (int i = 0; i < position.size(); i++) {
      if (position.choice(i) == choice) {
        return i;
      }
    }
    throw new IllegalStateException(position.question() + " does not offer what the bot chose");
  }
}
