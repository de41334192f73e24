package horda.server.table;

import horda.engine.Nullable;

/// What somebody at the table wants; `id` is the sender's own.
public sealed interface Command {
  String id();

  /// `turn` says which question was meant.
  record Answer(String id, int seat, int turn, String option) implements Command {}

  record Undo(String id, int seat) implements Command {}

  /// Exactly this standing order; 0: none.
  record Order(String id, int seat, int order) implements Command {}

  /// One standing order more.
  record AddOrder(String id, int seat, int order) implements Command {}

  /// One standing order less.
  record EndOrder(String id, int seat, int order) implements Command {}

  /// More time for everybody in a pause; elsewhere, to be asked in the next window (or not).
  record Hold(String id, int seat, boolean on) implements Command {}

  record Say(String id, int seat, String text) implements Command {}

  record Phrase(String id, int seat, String phrase) implements Command {}

  record Name(String id, int seat, String name, String colour) implements Command {}

  record StandIn(String id, int seat, @Nullable String bot) implements Command {}

  /// `hash` is what the seat promises for the dice.
  record Commit(String id, int seat, String hash) implements Command {}

  /// `value` is what it promised.
  record Reveal(String id, int seat, String value) implements Command {}

  record Start(String id, @Nullable String fill) implements Command {}

  record Open(String id, int seat) implements Command {}

  /// The host takes somebody's seat away.
  record Remove(String id, int seat) implements Command {}

  /// The host stops the table for a while, or lets it go on.
  record Halt(String id, boolean on) implements Command {}

  /// Whoever sits there is the host from now on.
  record Host(String id, int seat) implements Command {}

  /// One of [Reactions].
  record React(String id, int seat, String reaction) implements Command {}

  record Close(String id) implements Command {}

  /// `swap`: everybody sits one seat further on.
  record Rematch(String id, boolean swap) implements Command {}

  /// By which the table remembers it. A seat's ids are its own: nobody can use up another's.
  default String key() {
    return switch (this) {
      case Answer c -> c.seat() + ":" + c.id();
      case Undo c -> c.seat() + ":" + c.id();
      case Order c -> c.seat() + ":" + c.id();
      case AddOrder c -> c.seat() + ":" + c.id();
      case EndOrder c -> c.seat() + ":" + c.id();
      case Hold c -> c.seat() + ":" + c.id();
      case Say c -> c.seat() + ":" + c.id();
      case Phrase c -> c.seat() + ":" + c.id();
      case React c -> c.seat() + ":" + c.id();
      case Name c -> c.seat() + ":" + c.id();
      case Commit c -> c.seat() + ":" + c.id();
      case Reveal c -> c.seat() + ":" + c.id();
      case StandIn c -> "s" + c.seat() + ":" + c.id();
      case Start c -> "h:" + c.id();
      case Open c -> "h:" + c.id();
      case Remove c -> "h:" + c.id();
      case Halt c -> "h:" + c.id();
      case Host c -> "h:" + c.id();
      case Close c -> "h:" + c.id();
      case Rematch c -> "r:" + c.id();
    };
  }
}
