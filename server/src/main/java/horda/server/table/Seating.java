package horda.server.table;

import horda.engine.Nullable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/// Who sits where, and which bots stand in.
final class Seating {
  private final List<Chair> chairs;
  private final @Nullable String[] standIns;

  Seating(List<Chair> chairs) {
    this.chairs = new ArrayList<>(chairs);
    this.standIns = new String[chairs.size()];
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
    standIns[seat] = null;
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
    return standIns[seat];
  }

  void standIn(int seat, @Nullable String bot) {
    standIns[seat] = bot;
  }

  @Nullable
  String playedBy(int seat) {
    if (standIns[seat] != null) {
      return standIns[seat];
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
