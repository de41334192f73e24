package horda.amanecerzombi.bot;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Goal;
import horda.amanecerzombi.content.Mission;
import horda.amanecerzombi.content.Tile;
import horda.amanecerzombi.rules.MissionGoals;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Land;
import horda.amanecerzombi.state.Piles;

/// A Group's walk, as planned: always to what is worth most for a card, until its cards are spent:
/// Locations for their zones and for Missions of tokens, Sites for the Missions that could be done
/// there.
final class Tour {
  private static final int VP = 100;
  private static final int MOST_MISSIONS = 12;
  private static final int MOST_LOCATIONS = 64;

  /// What a token brings besides points: experience.
  private static final int EXPERIENCE = 40;

  private static final int FIND = 5;

  /// Cards that a search takes, on average.
  private static final float SEARCH = 1.3f;

  /// Cards for a square: a walk goes two squares far.
  private static final float STEP = 0.5f;

  /// A part of what lies behind the last card is within reach.
  private static final float REST = 0.5f;

  /// How much less is sure of what lies one card further ahead.
  private static final float SURE = 0.985f;

  private static final float[] SURE_AFTER = new float[Land.FAR + 1];

  static {
    // A step is half a card. A root is alike on every machine, as no power is.
    double halfACard = Math.sqrt(SURE);
    double sure = SURE;
    for (int steps = 0; steps < SURE_AFTER.length; steps++) {
      SURE_AFTER[steps] = (float) sure;
      sure *= halfACard;
    }
  }

  // The Missions of the Group; those of tokens have a set of Locations that count.
  private final Mission[] missions = new Mission[MOST_MISSIONS];
  private final int[] points = new int[MOST_MISSIONS];
  private final int[] missing = new int[MOST_MISSIONS];
  private final long[] counted = new long[MOST_MISSIONS];
  private final boolean[] byZone = new boolean[MOST_MISSIONS];
  private final float[] chances = new float[MOST_MISSIONS];
  private int count;

  private final float[] value = new float[MOST_LOCATIONS];
  private long open;
  private int at;
  private int stops;

  /// Locations that the last tour came to.
  int stops() {
    return stops;
  }

  /// What cards may bring, in hundredths of VP, without experience.
  float plan(AmanecerState s, int seat, float cards) {
    stops = 0;
    at = s.at[seat];
    open = (1L << s.table.locations()) - 1 & ~s.registered[seat];
    float sum = missions(s, seat);
    if (at == NONE) {
      return sum;
    }
    values(s, seat);
    float left = cards;
    float sure = 1;
    if (s.searchAt == at && s.active == seat && s.searchDiscards > 0) {
      sum += visit(s, s.table.location(at));
    }
    while (left > 0) {
      byte[] steps = s.land().journeys(at);
      int location = nearest(s, steps);
      float price = location == NONE ? 1 : cost(steps, s.table.squareOf(location));
      float rate = location == NONE ? 0 : value[location] / price;
      int errand = errand(s, steps, rate);
      if (errand != NONE) {
        int square = site(s, errand);
        price = steps[square] * STEP + STEP;
        float share = left >= price ? 1 : REST * left / price;
        sure *= SURE_AFTER[steps[square]];
        sum += sure * share * VP * points[errand] * chances[errand];
        chances[errand] = 0;
        at = square;
      } else if (location != NONE) {
        float share = left >= price ? 1 : REST * left / price;
        sure *= SURE_AFTER[steps[s.table.squareOf(location)]];
        sum += sure * share * visit(s, location);
        at = s.table.squareOf(location);
      } else {
        break;
      }
      left -= price;
    }
    return sum;
  }

  private static float cost(byte[] steps, int square) {
    return steps[square] * STEP + SEARCH;
  }

  /// The Location that is worth most for a card.
  private int nearest(AmanecerState s, byte[] steps) {
    int best = NONE;
    float most = 0;
    for (long rest = open; rest != 0; rest &= rest - 1) {
      int location = Long.numberOfTrailingZeros(rest);
      int square = s.table.squareOf(location);
      float cost = cost(steps, square);
      if (value[location] > most * cost && steps[square] != Land.FAR) {
        most = value[location] / cost;
        best = location;
      }
    }
    return best;
  }

  /// A Mission to be done on its Site that is worth more for a card than that.
  private int errand(AmanecerState s, byte[] steps, float rate) {
    int best = NONE;
    float most = rate;
    for (int i = 0; i < count; i++) {
      int square = chances[i] > 0 ? site(s, i) : NONE;
      if (square != NONE && steps[square] != Land.FAR) {
        float worth = VP * points[i] * chances[i] / (steps[square] * STEP + STEP);
        if (worth > most) {
          most = worth;
          best = i;
        }
      }
    }
    return best;
  }

  private int site(AmanecerState s, int mission) {
    var site = missions[mission].site();
    return site == null ? NONE : s.table.siteOf(site);
  }

  /// Takes up the Missions; what those are worth that are done already.
  private float missions(AmanecerState s, int seat) {
    count = 0;
    float sum = 0;
    int held = Piles.missions(seat);
    for (int i = 0; i < s.zones.size(held) && count < MOST_MISSIONS; i++) {
      int card = s.zones.at(held, i);
      Mission mission = s.content().mission(card);
      if (Wishes.points(s, card) == 0) {
        continue;
      }
      missions[count] = mission;
      points[count] = Wishes.points(s, card);
      chances[count] = mission.site() == null ? 0 : Errands.chance(s, seat, mission);
      tokens(s, seat, mission.goal());
      if (counted[count] != 0 && missing[count] <= 0) {
        sum += VP * points[count];
        counted[count] = 0;
      }
      count++;
    }
    return sum;
  }

  private void tokens(AmanecerState s, int seat, Goal goal) {
    long all = (1L << s.table.locations()) - 1;
    long own = s.registered[seat];
    byZone[count] = goal instanceof Goal.Zones || goal instanceof Goal.ForeignZones;
    counted[count] =
        switch (goal) {
          case Goal.OnTerrain on -> s.table.locationsOn(on.terrain());
          case Goal.Zones _, Goal.Locations _ -> all;
          case Goal.ForeignZones _ -> all & ~home(s, seat);
          default -> 0;
        };
    missing[count] =
        switch (goal) {
          case Goal.OnTerrain on -> on.locations() - Long.bitCount(own & counted[count]);
          case Goal.Zones zones -> zones.zones() - MissionGoals.zones(s, seat, false);
          case Goal.Locations locations -> locations.locations() - Long.bitCount(own);
          case Goal.ForeignZones zones -> zones.zones() - MissionGoals.zones(s, seat, true);
          default -> 0;
        };
  }

  /// Locations of one's own map.
  private static long home(AmanecerState s, int seat) {
    long set = 0;
    for (int tile = 0; tile < AmanecerState.TILES; tile++) {
      set |= s.tileSeat[tile] == seat ? s.table.locationsOn(tile) : 0;
    }
    return set;
  }

  /// What a token on each Location is worth: zone, experience, finds, parts of Missions.
  private void values(AmanecerState s, int seat) {
    for (long rest = open; rest != 0; rest &= rest - 1) {
      int location = Long.numberOfTrailingZeros(rest);
      value[location] = EXPERIENCE + FIND * s.table.square(s.table.squareOf(location)).finds();
    }
    for (int tile = 0; tile < AmanecerState.TILES; tile++) {
      long there = s.table.locationsOn(tile);
      if ((there & s.registered[seat]) == 0) {
        add(there, s.isSolo() ? 0 : VP);
      }
    }
    for (int i = 0; i < count; i++) {
      if (byZone[i]) {
        for (int tile = 0; tile < AmanecerState.TILES; tile++) {
          long there = s.table.locationsOn(tile);
          counted[i] &= (there & s.registered[seat]) == 0 ? -1L : ~there;
        }
      }
      if (counted[i] != 0) {
        add(counted[i], part(i));
      }
    }
  }

  private float part(int mission) {
    return VP * points[mission] / (float) (missing[mission] + 1);
  }

  private void add(long locations, float more) {
    for (long rest = locations & open; rest != 0; rest &= rest - 1) {
      value[Long.numberOfTrailingZeros(rest)] += more;
    }
  }

  /// The token is laid; what it brings, Missions that it completes included.
  private float visit(AmanecerState s, int location) {
    long bit = 1L << location;
    int tile = s.table.squareOf(location) / Tile.SQUARES;
    long there = s.table.locationsOn(tile);
    boolean fresh = (there & open) == there;
    float sum = fresh && !s.isSolo() ? VP : 0;
    open &= ~bit;
    stops++;
    if (fresh && !s.isSolo()) {
      add(there, -VP);
    }
    for (int i = 0; i < count; i++) {
      if ((counted[i] & bit) != 0) {
        add(counted[i], -part(i));
        missing[i]--;
        counted[i] &= byZone[i] ? ~there : ~bit;
        if (missing[i] <= 0) {
          counted[i] = 0;
          sum += VP * points[i];
        } else {
          add(counted[i], part(i));
        }
      }
    }
    return sum;
  }
}
