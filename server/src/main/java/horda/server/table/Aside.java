package horda.server.table;

import java.util.function.Consumer;

/// Does what nobody waits for: on other threads, or in a browser later on the only one.
public interface Aside extends AutoCloseable {
  /// Runs the thought of a bot of the house. No more are run at once than there are cores.
  void think(Runnable thought);

  /// Has somebody think who shares no memory with the house: `done` gets the answer later. False
  /// where there is nobody, as in most houses: then a thought is run.
  default boolean send(Errand errand, Consumer<BotAnswer> done) {
    return false;
  }

  /// Runs what is short or spends its time waiting. Not on the caller's thread, unless that is the
  /// only one and has come to rest: the caller may hold a table.
  void run(Runnable what);

  /// How many bytes the house may use.
  long memory();

  @Override
  void close();
}
