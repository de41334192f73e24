package horda.cityofhorror.state;

import horda.cityofhorror.content.Content;
import horda.cityofhorror.content.Place;
import horda.engine.ZonePlan;

/// The zones of the table where cards lie.
public final class CardZones {
  public static final int DECK = 0;
  public static final int DISCARD = 1;

  /// Hands of eliminated players, face down (COH-DEATH-03).
  public static final int REMOVED = 2;

  /// Announced cards that may still be cancelled, the last on top.
  public static final int PENDING = 3;

  public static final int INVASION = 4;
  public static final int TURNED = 5;
  public static final int INVASION_BOX = 6;
  private static final int FIRST_SUPPLY = 7;
  private static final int FIRST_HAND = FIRST_SUPPLY + Place.CORNERS;
  private static final int FIRST_KEPT = FIRST_HAND + CityState.MOST_SEATS;

  private CardZones() {}

  /// The zones, each as large as the box can fill it.
  public static ZonePlan plan(Content content) {
    int cards = content.actionCards();
    int invasions = content.invasions().size();
    ZonePlan.Builder zones = new ZonePlan.Builder();
    zones.zone("deck", cards);
    zones.zone("discard", cards);
    zones.zone("removed", cards);
    zones.zone("pending", 8);
    zones.zone("invasion", 5);
    zones.zone("turned", 5);
    zones.zone("invasion-box", invasions);
    for (int place = 0; place < Place.CORNERS; place++) {
      zones.zone("supply-" + Place.id(place), 12);
    }
    for (int seat = 0; seat < CityState.MOST_SEATS; seat++) {
      zones.zone("hand-" + seat, cards);
    }
    for (int seat = 0; seat < CityState.MOST_SEATS; seat++) {
      zones.zone("kept-" + seat, 8);
    }
    return zones.plan();
  }

  /// Face-down cards lying on a corner building.
  public static int supply(int place) {
    return FIRST_SUPPLY + place;
  }

  public static int hand(int seat) {
    return FIRST_HAND + seat;
  }

  /// Cards kept in the expert draft (COH-VAR-01).
  public static int kept(int seat) {
    return FIRST_KEPT + seat;
  }
}
