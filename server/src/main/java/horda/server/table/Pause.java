package horda.server.table;

import horda.engine.Nullable;
import java.util.Map;
import java.util.TreeMap;

/// One pause for all seats of a window: until its time is up everybody may wish for something, and
/// who does nothing passes. How long it lasts depends on nothing hidden.
public final class Pause {
  /// How much longer it gets for everybody who asks.
  static final long HOLD = 15_000;

  private final Map<Integer, String> wishes = new TreeMap<>();

  /// Bit set of the seats whose wish in the pause before came too late in order.
  private final int returned;

  /// Bit set of the people that it waits for, where it lasts until all of them have spoken; 0 where
  /// it lasts its time.
  private final int heard;

  private long since;
  private final int events;
  private long until;
  private boolean held;

  /// @param heard bit set of the people that it waits for; 0 where it lasts its time
  /// @param events how many there were when it began
  Pause(int heard, long since, long until, int events, int returned) {
    this.heard = heard;
    this.since = since;
    this.until = until;
    this.events = events;
    this.returned = returned;
  }

  public long until() {
    return until;
  }

  public long length() {
    return until - since;
  }

  /// Does it wait for what this seat says, a pass or a wish?
  boolean hears(int seat) {
    return seat >= 0 && (heard & 1 << seat) != 0;
  }

  /// Does it last until everybody has spoken?
  boolean isPatient() {
    return heard != 0;
  }

  /// The table stood still for so long.
  void shift(long millis) {
    since += millis;
    until += millis;
  }

  /// Everybody has spoken.
  void close(long at) {
    until = Math.min(until, at);
  }

  /// Has anything been told since it began?
  boolean isOver(int eventsNow) {
    return eventsNow != events;
  }

  /// Has somebody asked for more time?
  public boolean held() {
    return held;
  }

  void hold() {
    until += HOLD;
    held = true;
  }

  void wish(int seat, @Nullable String option) {
    if (option == null) {
      wishes.remove(seat);
    } else {
      wishes.put(seat, option);
    }
  }

  /// What the seat will answer when the time is up; null: it passes.
  public @Nullable String wish(int seat) {
    return wishes.get(seat);
  }

  public boolean returned(int seat) {
    return seat >= 0 && (returned & 1 << seat) != 0;
  }

  /// Bit set of the seats that still wish for something; a pass is no wish.
  int open(@Nullable String pass) {
    int seats = 0;
    for (Map.Entry<Integer, String> wish : wishes.entrySet()) {
      seats |= wish.getValue().equals(pass) ? 0 : 1 << wish.getKey();
    }
    return seats;
  }
}
