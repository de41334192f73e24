package horda.server.soak;

import horda.server.client.Caller;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;

/// Reads what a server uses from its own figures, second by second.
final class Watch {
  /// One look; -1 where the server does not tell.
  record Look(double heap, double threads, double files, double people) {}

  private final Caller caller;

  /// A list for each life of the server.
  private final List<List<Look>> lives = new ArrayList<>();

  Watch(Caller caller) {
    this.caller = caller;
    begin();
  }

  /// The server has started again.
  synchronized void begin() {
    lives.add(new ArrayList<>());
  }

  /// Looks, unless the server is just away.
  void look() {
    try {
      Look look = read();
      synchronized (this) {
        lives.getLast().add(look);
      }
    } catch (UncheckedIOException _) {
      // It was killed this very moment.
    }
  }

  Look read() {
    String text = caller.get("/metrics").whole().body();
    return new Look(
        value(text, "jvm_memory_used_bytes{area=\"heap\"}"),
        value(text, "jvm_threads"),
        value(text, "process_open_fds"),
        value(text, "horda_people"));
  }

  private static double value(String text, String name) {
    return text.lines()
        .filter(line -> line.startsWith(name + " "))
        .mapToDouble(line -> Double.parseDouble(line.substring(name.length() + 1)))
        .findFirst()
        .orElse(-1);
  }

  synchronized double most(ToDoubleFunction<Look> what) {
    return lives.stream().flatMap(List::stream).mapToDouble(what).max().orElse(-1);
  }

  /// The least heap in the first third of the longest life, or in the last.
  synchronized double heap(boolean late) {
    List<Look> life =
        lives.stream().max((one, other) -> one.size() - other.size()).orElse(List.of());
    int third = Math.max(1, life.size() / 3);
    List<Look> part =
        late
            ? life.subList(Math.max(0, life.size() - third), life.size())
            : life.subList(0, Math.min(third, life.size()));
    OptionalDouble least = part.stream().mapToDouble(Look::heap).min();
    return least.orElse(-1);
  }
}
