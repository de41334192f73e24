package horda.server.meter;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/// How often something has happened, apart by the values of its labels. Values come from short
/// lists that the house knows: never from what somebody sent.
public final class Counter {
  private final List<String> labels;
  private final Map<List<String>, LongAdder> counts = new ConcurrentHashMap<>();

  public Counter(String... labels) {
    this.labels = List.of(labels);
  }

  public void add(String... values) {
    add(1, values);
  }

  public void add(long times, String... values) {
    if (values.length != labels.size()) {
      throw new IllegalArgumentException("labels are " + labels);
    }
    counts.computeIfAbsent(List.of(values), key -> new LongAdder()).add(times);
  }

  public long sum() {
    return counts.values().stream().mapToLong(LongAdder::sum).sum();
  }

  List<String> labels() {
    return labels;
  }

  /// In a fixed order.
  Map<List<String>, Long> counts() {
    Map<List<String>, Long> now =
        new TreeMap<>((one, other) -> one.toString().compareTo(other.toString()));
    counts.forEach((values, count) -> now.put(values, count.sum()));
    return now;
  }
}
