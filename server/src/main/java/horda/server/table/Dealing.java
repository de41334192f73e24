package horda.server.table;

import horda.engine.Key;
import horda.engine.Match;
import horda.engine.Nullable;
import horda.engine.Seed;
import horda.wire.DiceProof;
import horda.wire.Shelf;
import java.util.function.IntFunction;

/// How the game of a table begins: what the seats give for the dice, and the deal that follows.
final class Dealing {
  private final Header header;
  private final Shelf shelf;
  private Pool pool;

  Dealing(Header header, Shelf shelf) {
    this.header = header;
    this.shelf = shelf;
    pool = Pool.empty(header.seats());
  }

  /// What the seats give for the dice.
  Pool pool() {
    return pool;
  }

  void take(Line line, long at) {
    pool = pool.after(line, at);
  }

  /// The match that begins with this line; null when none does.
  @Nullable
  Match<?> dealt(Line line, long at) {
    Pool next = pool.after(line, at);
    return !pool.ready() && next.ready() ? header.deal(shelf, next) : null;
  }

  /// Is this the line after which the cards are dealt?
  boolean shouldDeal(Line line, long at) {
    boolean about =
        line instanceof Line.Start
            || line instanceof Line.Deal
            || line instanceof Line.Reveal reveal
                && reveal.seat() >= 0
                && reveal.seat() < header.seats();
    return about && pool.takes(line) && pool.after(line, at).ready();
  }

  /// May somebody still promise a number for the dice?
  boolean isAwaited(IntFunction<Chair> chairs) {
    Header.Shared dice = header.dice();
    return dice != null
        && dice.awaited().stream()
            .anyMatch(seat -> chairs.apply(seat).isPerson() && pool.of(seat).promised() == null);
  }

  /// How the dice of the game were fixed; null for a table whose seed was given.
  @Nullable
  DiceProof proof(Match<?> match) {
    Key house = header.house();
    return house == null
        ? null
        : new DiceProof(
            Seed.of(house).commitment(), house, pool.proof(house), DiceProof.end(match));
  }
}
