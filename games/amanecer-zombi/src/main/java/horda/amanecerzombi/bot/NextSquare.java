package horda.amanecerzombi.bot;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Goal;
import horda.amanecerzombi.content.Ground;
import horda.amanecerzombi.content.Mission;
import horda.amanecerzombi.content.Terrain;
import horda.amanecerzombi.content.Tile;
import horda.amanecerzombi.rules.MissionGoals;
import horda.amanecerzombi.rules.Vehicles;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.BoxTable;
import horda.amanecerzombi.state.Land;
import horda.amanecerzombi.state.Piles;

/// Rules of thumb: where a Group should go next, by what a square is worth for each card. Made once
/// for all choices of a question.
final class NextSquare {
  private static final int POINT = 10;
  private static final int EXPERIENCE = 6;
  private static final int HUNDRED = 100;

  private final AmanecerState state;
  private final int seat;
  private final long mark;
  private final int target;
  private final byte[] left;

  NextSquare(AmanecerState s, int seat) {
    this.state = s;
    this.seat = seat;
    this.mark = mark(s, seat);
    this.target = target(s, seat);
    this.left = target == NONE ? new byte[AmanecerState.SQUARES] : s.land().journeys(target);
  }

  /// Is it still the plan of this seat in this position?
  boolean isOf(AmanecerState s, int whose) {
    return state == s && seat == whose && mark == mark(s, whose);
  }

  /// What a plan depends on and a turn changes.
  private static long mark(AmanecerState s, int seat) {
    long mark = s.registered[seat] * 31 + s.at[seat];
    mark = mark * 31 + s.zones.size(Piles.missions(seat)) * 100L + s.zones.size(Piles.done(seat));
    mark = mark * 31 + s.zones.size(Piles.objects(seat)) * 100L + s.people(seat);
    return mark * 31 + s.round * 100L + s.vehiclesTurned;
  }

  boolean isNone() {
    return target == NONE;
  }

  /// Steps from a square to where the Group wants to go; 0 without a plan.
  int left(int square) {
    return left[square];
  }

  /// The square worth going to, or NONE.
  private static int target(AmanecerState s, int seat) {
    byte[] steps = s.land().journeys(s.at[seat]);
    int best = NONE;
    int bestScore = 0;
    boolean[] seeks = {Wishes.seeks(s, seat, false), Wishes.seeks(s, seat, true)};
    for (int location = 0; location < s.table.locations(); location++) {
      int square = s.table.squareOf(location);
      if ((s.registered[seat] & 1L << location) == 0 && steps[square] != Land.FAR) {
        boolean green = s.table.square(square).ground() == Ground.GREEN;
        int cards = (steps[square] + 1) / 2 + 1;
        int score = location(s, seat, square, seeks[green ? 1 : 0]) * HUNDRED / cards;
        if (score > bestScore && free(s, seat, square, steps)) {
          bestScore = score;
          best = square;
        }
      }
    }
    for (int i = 0; hasErrand(s, seat) && i < s.table.goalSquares(); i++) {
      int square = s.table.goalSquare(i);
      if (steps[square] == Land.FAR) {
        continue;
      }
      int score = errand(s, seat, square) * HUNDRED / ((steps[square] + 1) / 2 + 1);
      if (score > bestScore && free(s, seat, square, steps)) {
        bestScore = score;
        best = square;
      }
    }
    return best;
  }

  private static boolean hasErrand(AmanecerState s, int seat) {
    int held = Piles.missions(seat);
    for (int i = 0; i < s.zones.size(held); i++) {
      Mission mission = s.content().mission(s.zones.at(held, i));
      if (mission.site() != null
          || mission.goal() instanceof Goal.Motorised
          || mission.goal() instanceof Goal.Burn) {
        return true;
      }
    }
    return false;
  }

  private static boolean free(AmanecerState s, int seat, int square, byte[] steps) {
    int there = s.groupAt(square);
    return steps[square] != Land.FAR && (there == NONE || there == seat);
  }

  /// A Location: a point for a new zone, experience, finds, and tokens that Missions count.
  private static int location(AmanecerState s, int seat, int square, boolean sought) {
    int worth = EXPERIENCE + 2 * s.table.square(square).finds();
    worth += !s.isSolo() && isNew(s, seat, square / Tile.SQUARES) ? POINT : 0;
    int held = Piles.missions(seat);
    for (int i = 0; i < s.zones.size(held); i++) {
      int card = s.zones.at(held, i);
      int points = Wishes.points(s, card);
      worth += points == 0 ? 0 : counts(s, seat, square, s.content().mission(card), points);
    }
    if (!sought) {
      return worth;
    }
    int finds = s.table.square(square).finds();
    return worth + (s.isSolo() ? POINT + POINT / 2 * finds : POINT / 3);
  }

  private static boolean isNew(AmanecerState s, int seat, int tile) {
    return (s.registered[seat] & s.table.locationsOn(tile)) == 0;
  }

  /// What a token here is worth for a Mission.
  private static int counts(AmanecerState s, int seat, int square, Mission mission, int points) {
    boolean newZone = isNew(s, seat, square / Tile.SQUARES);
    return switch (mission.goal()) {
      case Goal.OnTerrain on ->
          s.content().tile(square / Tile.SQUARES).terrain() == on.terrain()
              ? points * POINT / on.locations()
              : 0;
      case Goal.Zones zones -> newZone ? points * POINT / zones.zones() : 0;
      case Goal.Locations locations -> points * POINT / locations.locations();
      case Goal.ForeignZones zones ->
          newZone && s.land().mapOf(square) != seat ? points * POINT / zones.zones() : 0;
      default -> 0;
    };
  }

  /// What Missions could be done on a square.
  private static int errand(AmanecerState s, int seat, int square) {
    int worth = 0;
    int held = Piles.missions(seat);
    for (int i = 0; i < s.zones.size(held); i++) {
      int card = s.zones.at(held, i);
      Mission mission = s.content().mission(card);
      if (mission.site() == null || mission.site() == s.table.square(square).site()) {
        worth += done(s, seat, square, mission) * Wishes.points(s, card);
      }
    }
    return worth;
  }

  /// How likely it is, in tenths, that the Group could do it there.
  private static int done(AmanecerState s, int seat, int square, Mission mission) {
    boolean site = mission.site() != null;
    return switch (mission.goal()) {
      case Goal.Clean clean -> site && Odds.mayClean(s, seat, clean) ? 9 : 0;
      case Goal.Deliver deliver ->
          site && MissionGoals.canDeliver(s, seat, deliver.objects(), 0) ? 12 : 0;
      case Goal.Leave leave -> site && s.people(seat) >= leave.characters() ? 9 : 0;
      case Goal.Motorised motorised ->
          s.table.square(square).exit()
                  && s.people(seat) >= motorised.characters()
                  && s.vehicleReady(seat)
                  && Vehicles.carriesAll(s, seat)
              ? 10
              : 0;
      case Goal.Burn _ ->
          s.content().tile(BoxTable.tileOf(square)).terrain() == Terrain.START
                  && s.land().mapOf(square) != seat
                  && hasFuel(s, seat)
              ? 10
              : 0;
      default -> 0;
    };
  }

  private static boolean hasFuel(AmanecerState s, int seat) {
    int held = Piles.objects(seat);
    for (int i = 0; i < s.zones.size(held); i++) {
      if (MissionGoals.isFuel(s, s.zones.at(held, i))) {
        return true;
      }
    }
    return false;
  }
}
