package horda.cardsofthedead;

import horda.engine.ZonePlan;

/** The zones of the table where cards lie in piles, hands and Reserves. */
public final class Table {
  private static final ZonePlan.Builder BUILDER = new ZonePlan.Builder();

  public static final int COMMON = BUILDER.zone("common", 100);
  public static final int COMMON_DISCARD = BUILDER.zone("common-discard", 100);
  public static final int CITY = BUILDER.zone("city", 16);
  public static final int KIT = BUILDER.zone("kit", 18);
  public static final int KIT_DISCARD = BUILDER.zone("kit-discard", 18);
  public static final int THREATS = BUILDER.zone("threats", 5);
  public static final int THREATS_IN_FORCE = BUILDER.zone("threats-in-force", 5);
  public static final int PHARMACY = BUILDER.zone("pharmacy", 5);
  public static final int MARKET = BUILDER.zone("market", 5);

  /** EXIT between two Days (COD-DECK-01). */
  public static final int ASIDE = BUILDER.zone("aside", 1);

  /** Common cards of later Days, and Starting Sets not handed out yet. */
  public static final int BOX = BUILDER.zone("box", 66);

  public static final int OUT = BUILDER.zone("out-of-the-game", 44);

  /** Cards being used: carried out first, discarded then (COD-ACT-08). */
  public static final int IN_USE = BUILDER.zone("in-use", 3);

  /** Cards just drawn and not yet kept or discarded. */
  public static final int DRAWN = BUILDER.zone("drawn", 4);

  private static final int FIRST_PILE = pile("pile-a");
  private static final int FIRST_HAND = seats("hand", 30);
  private static final int FIRST_RESERVE = seats("reserve", 8);
  private static final int FIRST_WORN = seats("worn", 6);

  public static final ZonePlan PLAN = BUILDER.plan();

  private Table() {}

  private static int pile(String first) {
    int a = BUILDER.zone(first, 6);
    BUILDER.zone("pile-b", 6);
    BUILDER.zone("pile-c", 6);
    BUILDER.zone("pile-d", 6);
    return a;
  }

  private static int seats(String name, int capacity) {
    int first = BUILDER.zone(name + "-0", capacity);
    BUILDER.zone(name + "-1", capacity);
    BUILDER.zone(name + "-2", capacity);
    return first;
  }

  /** The pile of a Call letter, 0 for A. */
  public static int pile(int letter) {
    return FIRST_PILE + letter;
  }

  public static int hand(int seat) {
    return FIRST_HAND + seat;
  }

  public static int reserve(int seat) {
    return FIRST_RESERVE + seat;
  }

  /** Kevlar beside the survivor. */
  public static int worn(int seat) {
    return FIRST_WORN + seat;
  }
}
