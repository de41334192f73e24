package horda.server.house;

import horda.server.view.Crowd;
import java.util.HashMap;
import java.util.Map;

/// Who is at a table in other processes, by their whispers: `process seats onlookers looking`.
final class Presence {
  /// A process that has said nothing for this long is gone.
  private static final long STALE = 25_000;

  private static final long AGAIN = 8000;

  private record Word(Crowd crowd, long at) {}

  private final House house;
  private final String table;
  private final Map<String, Word> others = new HashMap<>();
  private Crowd said = Crowd.NOBODY;
  private long saidAt;

  Presence(House house, String table) {
    this.house = house;
    this.table = table;
  }

  void changed(Crowd here) {
    if (!here.equals(said)) {
      say(here);
    }
  }

  /// Says it again now and then, for processes that came later.
  void still(Crowd here) {
    if (house.alarms().millis() - saidAt > AGAIN) {
      say(here);
    }
  }

  private void say(Crowd here) {
    said = here;
    saidAt = house.alarms().millis();
    house
        .store()
        .whisper(
            table,
            "%s %d %d %d".formatted(house.name(), here.seats(), here.onlookers(), here.looking()));
  }

  void heard(String word) {
    String[] parts = word.split(" ", -1);
    if (parts.length != 4 || parts[0].equals(house.name())) {
      return;
    }
    try {
      Crowd crowd =
          new Crowd(
              Integer.parseInt(parts[1]), Integer.parseInt(parts[2]), Integer.parseInt(parts[3]));
      others.put(parts[0], new Word(crowd, house.alarms().millis()));
    } catch (NumberFormatException _) {
      // A whisper that is not understood is no harm.
    }
  }

  Crowd elsewhere() {
    long now = house.alarms().millis();
    others.values().removeIf(word -> now - word.at() > STALE);
    Crowd all = Crowd.NOBODY;
    for (Word word : others.values()) {
      all = all.and(word.crowd());
    }
    return all;
  }
}
