package horda.browser;

import horda.server.house.Alarms;
import horda.server.table.Aside;
import horda.server.table.BotAnswer;
import horda.server.table.Errand;
import horda.server.table.ErrandText;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/// The clock of the only thread. What is to be done aside is done as soon as that thread has come
/// to rest.
final class Bells implements Alarms, Aside {
  /// Nobody tells how much there is; a table or two need far less.
  private static final long MEMORY = 256L << 20;

  private final Host host;
  private final ErrandText errands;
  private final Map<Integer, Runnable> waiting = new HashMap<>();
  private final Map<Integer, Consumer<BotAnswer>> sent = new HashMap<>();
  private int next;

  Bells(Host host, ErrandText errands) {
    this.host = host;
    this.errands = errands;
  }

  @Override
  public Instant instant() {
    return Instant.ofEpochMilli(millis());
  }

  @Override
  public long millis() {
    return System.currentTimeMillis();
  }

  @Override
  public Alarm at(long at, Runnable what) {
    int number = next++;
    waiting.put(number, what);
    host.wake(number, Math.max(0, at - millis()));
    return () -> waiting.remove(number);
  }

  /// It is time.
  void ring(int number) {
    Runnable what = waiting.remove(number);
    if (what != null) {
      what.run();
    }
  }

  @Override
  public void think(Runnable thought) {
    run(thought);
  }

  @Override
  public boolean send(Errand errand, Consumer<BotAnswer> done) {
    int number = next++;
    sent.put(number, done);
    host.think(number, errand.seat(), errand.match().game().id(), errands.whole(errand));
    return true;
  }

  /// Somebody has thought.
  void thought(int number, BotAnswer answer) {
    Consumer<BotAnswer> done = sent.remove(number);
    if (done != null) {
      done.accept(answer);
    }
  }

  @Override
  public void run(Runnable what) {
    Alarm unused = at(0, what);
  }

  @Override
  public long memory() {
    return MEMORY;
  }

  @Override
  public void close() {
    waiting.clear();
    sent.clear();
  }
}
