package horda.server.table;

import java.util.function.Consumer;

/// The browsers of people at a table that think for its bots, where the table allows it and all
/// stand on one side with open hands. For whoever holds the table.
public interface Lenders {
  /// Where bots think in the house alone.
  Lenders NOBODY =
      new Lenders() {
        @Override
        public boolean ask(TableState state, int seat, String bot, Consumer<BotAnswer> done) {
          return false;
        }

        @Override
        public void late(int seat) {}
      };

  /// Has one of them think; `done` gets what it says, unchecked. An answer without an option means
  /// that it came to nothing, or went away. False if there is none.
  boolean ask(TableState state, int seat, String bot, Consumer<BotAnswer> done);

  /// Nobody waits any longer for what was asked about that seat, and who was asked is asked no
  /// more.
  void late(int seat);
}
