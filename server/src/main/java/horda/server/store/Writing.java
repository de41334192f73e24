package horda.server.store;

import horda.server.meter.Counter;
import horda.server.meter.Spread;
import java.util.function.BooleanSupplier;
import java.util.function.IntSupplier;

/// How writing goes, counted.
///
/// @param commits how long a transaction took, to the disk
/// @param writes what was written: tables, lines, descriptions
/// @param faults transactions that failed
/// @param waiting how many writes wait just now
/// @param away whether the database is known to be away
public record Writing(
    Spread commits, Counter writes, Counter faults, IntSupplier waiting, BooleanSupplier away) {
  /// A store that counts nothing.
  static final Writing UNCOUNTED = new Writing(() -> 0, () -> false);

  Writing(IntSupplier waiting, BooleanSupplier away) {
    this(new Spread(), new Counter("kind"), new Counter(), waiting, away);
  }
}
