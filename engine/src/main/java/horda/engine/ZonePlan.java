package horda.engine;

import java.util.ArrayList;
import java.util.List;

/// Which zones of cards a game has (piles, hands, rows…) and how many cards fit in each. Shared by
/// all states of a game.
public final class ZonePlan {
  private final String[] names;
  final int[] start;

  private ZonePlan(String[] names, int[] start) {
    this.names = names;
    this.start = start;
  }

  public int size() {
    return names.length;
  }

  public String name(int zone) {
    return names[zone];
  }

  public int capacity(int zone) {
    return start[zone + 1] - start[zone];
  }

  /// The zone of that name, or -1.
  public int find(String name) {
    return List.of(names).indexOf(name);
  }

  /// Names zones one by one; each call returns the zone's number.
  public static final class Builder {
    private final List<String> names = new ArrayList<>();
    private final List<Integer> capacities = new ArrayList<>();

    public int zone(String name, int capacity) {
      names.add(name);
      capacities.add(capacity);
      return names.size() - 1;
    }

    /// Names the next zone, where its number is known.
    public Builder and(String name, int capacity) {
      zone(name, capacity);
      return this;
    }

    /// Names one zone for each seat: `hand0`, `hand1`…
    public Builder each(int seats, String name, int capacity) {
      for (int seat = 0; seat < seats; seat++) {
        zone(name + seat, capacity);
      }
      return this;
    }

    public ZonePlan plan() {
      int[] start = new int[names.size() + 1];
      for (int z = 0; z < names.size(); z++) {
        start[z + 1] = start[z] + capacities.get(z);
      }
      return new ZonePlan(names.toArray(new String[0]), start);
    }
  }
}
