package horda.lab.experiment;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/// One of the tables that an experiment compares. Arms play the same seeds, unless they begin
/// elsewhere in the row of them.
///
/// @param name what reports call it
/// @param options the host's options that differ from the standard
/// @param bots names of bots, one a seat; the last plays all further seats
/// @param first number of the seed of its first deal
public record Arm(
    String name,
    int seats,
    SortedMap<String, String> options,
    List<String> bots,
    Content content,
    int first) {
  public Arm {
    options = Collections.unmodifiableSortedMap(new TreeMap<>(options));
    bots = List.copyOf(bots);
  }

  public static Arm of(
      String name, int seats, Map<String, String> options, List<String> bots, Content content) {
    return new Arm(name, seats, new TreeMap<>(options), bots, content, 0);
  }

  /// The same table with seeds of its own, so that its games owe nothing to those of others.
  public Arm from(int seed) {
    return new Arm(name, seats, options, bots, content, seed);
  }

  /// Who plays `seat`.
  public String bot(int seat) {
    return bots.get(Math.min(seat, bots.size() - 1));
  }
}
