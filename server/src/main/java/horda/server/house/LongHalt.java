package horda.server.house;

import horda.engine.Refusal;
import horda.server.table.Command;
import horda.server.table.Person;
import horda.server.table.TableState;

/// A pause belongs to the host. If they forget it, or never come back, the others need not wait for
/// ever.
final class LongHalt {
  private static final long HOUR = 3_600_000;

  private LongHalt() {}

  /// Refuses somebody else than the host who ends it before its hour.
  static void check(TableState state, Person person, Command.Halt halt, long now) {
    if (!halt.on() && state.isHalted() && !person.host() && now - state.haltedAt() < HOUR) {
      throw new Refusal(
          "halted-host", "", "The host has paused the table; after an hour anybody may go on.");
    }
  }
}
