package horda.server.friends;

import horda.server.house.House;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// Who is at the house now, and at which public table. Nothing of it is kept. Other processes hear
/// it in whispers, which name no private table.
final class Whereabouts {
  /// The whispers' name. No table has one so short.
  private static final String WHISPER = "whereabouts";

  /// Pages say every quarter of a minute that they are there.
  private static final long STALE = 40_000;

  private static final long AGAIN = 10_000;
  private static final int MANY = 20_000;

  /// @param table a public one; [#PRIVATE]; or [#LOBBY]
  /// @param told when other processes last heard it
  record Place(String table, long at, long told) {
    boolean isTable() {
      return !table.equals(LOBBY);
    }

    boolean isPublic() {
      return isTable() && !table.equals(PRIVATE);
    }
  }

  static final String LOBBY = "-";
  static final String PRIVATE = "*";
  private static final String GONE = "x";

  private final House house;
  private final Map<String, Place> people = new ConcurrentHashMap<>();

  Whereabouts(House house) {
    this.house = house;
    house.onWhisper(WHISPER, this::heard);
  }

  void at(String member, String table) {
    long now = house.alarms().millis();
    Place had = people.get(member);
    boolean known = had != null && had.table().equals(table) && now - had.told() < AGAIN;
    put(member, new Place(table, now, had != null && known ? had.told() : now));
    if (!known) {
      house.store().whisper(WHISPER, member + " " + table);
    }
  }

  void gone(String member) {
    people.remove(member);
    house.store().whisper(WHISPER, member + " " + GONE);
  }

  private void put(String member, Place place) {
    if (people.size() > MANY) {
      people.values().removeIf(this::isOld);
    }
    people.put(member, place);
  }

  private boolean isOld(Place place) {
    return house.alarms().millis() - place.at() > STALE;
  }

  Optional<Place> of(String member) {
    return Optional.ofNullable(people.get(member)).filter(place -> !isOld(place));
  }

  private void heard(String word) {
    String[] parts = word.split(" ", -1);
    if (parts.length != 2) {
      return;
    }
    if (parts[1].equals(GONE)) {
      people.remove(parts[0]);
    } else {
      put(parts[0], new Place(parts[1], house.alarms().millis(), 0));
    }
  }
}
