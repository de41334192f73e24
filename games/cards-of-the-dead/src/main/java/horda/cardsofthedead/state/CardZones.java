package horda.cardsofthedead.state;

import horda.cardsofthedead.content.Back;
import horda.cardsofthedead.content.Content;
import horda.engine.ZonePlan;

/// The zones of the table where cards lie in piles, hands and Reserves.
public final class CardZones {
  public static final int COMMON = 0;
  public static final int COMMON_DISCARD = 1;
  public static final int CITY = 2;
  public static final int KIT = 3;
  public static final int KIT_DISCARD = 4;
  public static final int THREATS = 5;
  public static final int THREATS_IN_FORCE = 6;
  public static final int PHARMACY = 7;
  public static final int MARKET = 8;

  /// EXIT between two Days (COD-DECK-01).
  public static final int ASIDE = 9;

  /// Common cards of later Days, and Starting Sets not handed out yet.
  public static final int BOX = 10;

  public static final int OUT = 11;

  /// Cards being used: carried out first, discarded then (COD-ACT-08).
  public static final int IN_USE = 12;

  /// Cards just drawn and not yet kept or discarded.
  public static final int DRAWN = 13;

  private static final int FIRST_PILE = 14;
  private static final int FIRST_HAND = 18;
  private static final int FIRST_RESERVE = 21;
  private static final int FIRST_WORN = 24;

  /// More than a hand can grow to within one turn, by Notes and The Trader.
  private static final int MOST_IN_HAND = 32;

  private static final int MOST_WORN = 8;

  private CardZones() {}

  /// The zones, each as large as the box can fill it.
  public static ZonePlan plan(Content content) {
    int common = content.count(Back.COMMON);
    int kit = content.count(Back.KIT);
    int set = content.count(Back.SET);
    int city = content.count(Back.CITY);
    int pharmacy = content.count(Back.PHARMACY);
    int market = content.count(Back.MARKET);
    int threats = content.count(Back.THREAT);
    int called = content.count(Back.CALL) + content.count(Back.EPIC);
    ZonePlan.Builder zones = new ZonePlan.Builder();
    zones.zone("common", common);
    zones.zone("common-discard", common);
    zones.zone("city", city);
    zones.zone("kit", kit);
    zones.zone("kit-discard", kit);
    zones.zone("threats", threats);
    zones.zone("threats-in-force", threats);
    zones.zone("pharmacy", pharmacy);
    zones.zone("market", market);
    zones.zone("aside", 1);
    zones.zone("box", content.ofLaterDays() + set);
    zones.zone("out-of-the-game", set + city + pharmacy + market);
    zones.zone("in-use", 4);
    zones.zone("drawn", 8);
    for (char letter = 'a'; letter <= 'd'; letter++) {
      zones.zone("pile-" + letter, called);
    }
    seats(zones, "hand-", MOST_IN_HAND);
    seats(zones, "reserve-", content.largestReserve());
    seats(zones, "worn-", MOST_WORN);
    return zones.plan();
  }

  private static void seats(ZonePlan.Builder zones, String name, int capacity) {
    for (int seat = 0; seat < CardsState.MOST_SEATS; seat++) {
      zones.zone(name + seat, capacity);
    }
  }

  /// The pile of a Call letter, 0 for A.
  public static int pile(int letter) {
    return FIRST_PILE + letter;
  }

  public static int hand(int seat) {
    return FIRST_HAND + seat;
  }

  public static int reserve(int seat) {
    return FIRST_RESERVE + seat;
  }

  /// Kevlar beside the survivor.
  public static int worn(int seat) {
    return FIRST_WORN + seat;
  }
}
