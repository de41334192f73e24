package horda.server.table;

import horda.engine.Nullable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/// Who sits where, and which bots stand in.
final class Seating {
  private final List<Chair> chairs;
  private final Map<Integer, String> standIns = new HashMap<>();

  Seating(List<Chair> chairs) {
    this.chairs = new ArrayList<>(chairs);
  }

  List<Chair> chairs() {
    return List.copyOf(chairs);
  }

  Chair chair(int seat) {
    return chairs.get(seat);
  }

  int size() {
    return chairs.size();
  }

  /// Somebody else's chair from now on.
  void set(int seat, Chair chair) {
    chairs.set(seat, chair);
    standIns.remove(seat);
  }

  void name(Line.Named named) {
    Chair chair = chair(named.seat());
    chairs.set(named.seat(), chair.named(named.name(), named.colour()));
  }

  /// Bots of that name take the seats that are free.
  void fill(String bot) {
    for (int seat = 0; seat < chairs.size(); seat++) {
      if (chair(seat).isOpen()) {
        set(seat, Chair.bot("", chair(seat).colour(), bot));
      }
    }
  }

  @Nullable
  String standIn(int seat) {
    return standIns.get(seat);
  }

  void standIn(int seat, @Nullable String bot) {
    if (bot == null) {
      standIns.remove(seat);
    } else {
      standIns.put(seat, bot);
    }
  }

  @Nullable
  String playedBy(int seat) {
    String standIn = standIns.get(seat);
    if (standIn != null) {
      return standIn;
    }
    return chair(seat).isAccount() ? null : chair(seat).bot();
  }

  SortedSet<Integer> of(Collection<String> keys) {
    SortedSet<Integer> seats = new TreeSet<>();
    for (int seat = 0; seat < chairs.size(); seat++) {
      String key = chair(seat).key();
      if (key != null && keys.contains(key)) {
        seats.add(seat);
      }
    }
    return seats;
  }
}
