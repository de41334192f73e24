package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Demand;
import horda.amanecerzombi.content.Goal;
import horda.amanecerzombi.content.Icon;
import horda.amanecerzombi.content.Mission;
import horda.amanecerzombi.content.Terrain;
import horda.amanecerzombi.content.Tile;
import horda.amanecerzombi.content.Zombie;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.BoxTable;
import horda.amanecerzombi.state.Piles;
import java.util.List;

/// MISS: what Missions ask for; a state counts at the moment of showing (AMZ-MISS-15).
public final class MissionGoals {
  private MissionGoals() {}

  /// Could the owner show or declare it now? To clean a place no combat may be going on.
  public static boolean met(AmanecerState s, int seat, int card) {
    Mission mission = s.content().mission(card);
    // The Group must stand on the Site itself, on whoever's map (AMZ-MISS-07).
    if (mission.site() != null && s.table.square(s.at[seat]).site() != mission.site()) {
      return false;
    }
    return switch (mission.goal()) {
      case Goal.Clean _ -> s.fighting == NONE;
      case Goal.Deliver deliver -> canDeliver(s, seat, deliver.objects(), 0);
      case Goal.Leave leave -> s.people(seat) >= leave.characters();
      case Goal.Gift gift ->
          s.zones.size(Piles.objects(seat)) >= gift.objects() && neighbours(s, seat) != 0;
      case Goal.Burn burn -> inForeignStart(s, seat) && fuel(s, seat) >= burn.objects();
      case Goal.ForeignZones zones -> zones(s, seat, true) >= zones.zones();
      case Goal.OnTerrain on -> locationsOn(s, seat, on.terrain()) >= on.locations();
      case Goal.Zones zones -> zones(s, seat, false) >= zones.zones();
      case Goal.Locations locations -> Long.bitCount(s.registered[seat]) >= locations.locations();
      case Goal.Trophies trophies -> points(s, Piles.trophies(seat)) >= trophies.points();
      case Goal.Motorised motorised ->
          s.table.square(s.at[seat]).exit()
              && s.people(seat) >= motorised.characters()
              && s.vehicleReady(seat)
              && Vehicles.carriesAll(s, seat);
      case Goal.Guns guns -> readyGuns(s, seat) >= guns.guns();
      case Goal.Crowd crowd -> s.people(seat) >= crowd.characters();
      // These are shown at the moment a combat is won.
      case Goal.SpecialZombies _, Goal.Massacre _ -> false;
    };
  }

  /// How far a seat is: as much as counts of what the Mission asks for.
  public static int have(AmanecerState s, int seat, Goal goal) {
    return switch (goal) {
      case Goal.Clean _, Goal.SpecialZombies _, Goal.Massacre _ -> 0;
      case Goal.Deliver deliver -> deliverable(s, seat, deliver.objects());
      case Goal.Leave _, Goal.Motorised _, Goal.Crowd _ -> s.people(seat);
      case Goal.Gift _ -> s.zones.size(Piles.objects(seat));
      case Goal.Burn _ -> fuel(s, seat);
      case Goal.ForeignZones _ -> zones(s, seat, true);
      case Goal.OnTerrain on -> locationsOn(s, seat, on.terrain());
      case Goal.Zones _ -> zones(s, seat, false);
      case Goal.Locations _ -> Long.bitCount(s.registered[seat]);
      case Goal.Trophies _ -> points(s, Piles.trophies(seat));
      case Goal.Guns _ -> readyGuns(s, seat);
    };
  }

  /// How much it asks for.
  public static int need(Goal goal) {
    return switch (goal) {
      case Goal.Clean _ -> 1;
      case Goal.Deliver deliver -> deliver.objects().size();
      case Goal.Leave leave -> leave.characters();
      case Goal.Gift gift -> gift.objects();
      case Goal.Burn burn -> burn.objects();
      case Goal.ForeignZones foreign -> foreign.zones();
      case Goal.OnTerrain on -> on.locations();
      case Goal.Zones zones -> zones.zones();
      case Goal.Locations locations -> locations.locations();
      case Goal.Trophies trophies -> trophies.points();
      case Goal.SpecialZombies special -> special.cards();
      case Goal.Massacre massacre -> massacre.points();
      case Goal.Motorised motorised -> motorised.characters();
      case Goal.Guns guns -> guns.guns();
      case Goal.Crowd crowd -> crowd.characters();
    };
  }

  /// As many of the demands as can be met at once. There are two at most.
  private static int deliverable(AmanecerState s, int seat, List<Demand> demands) {
    if (canDeliver(s, seat, demands, 0)) {
      return demands.size();
    }
    return demands.stream().anyMatch(demand -> canDeliver(s, seat, List.of(demand), 0)) ? 1 : 0;
  }

  /// Are there different Objects for all demands from `index` on? There are two at most.
  public static boolean canDeliver(AmanecerState s, int seat, List<Demand> demands, int index) {
    return canDeliver(s, seat, demands, index, 0L, 0L);
  }

  /// The same without one Object.
  static boolean canDeliverWithout(
      AmanecerState s, int seat, List<Demand> demands, int index, int object) {
    return object < Long.SIZE
        ? canDeliver(s, seat, demands, index, 1L << object, 0L)
        : canDeliver(s, seat, demands, index, 0L, 1L << object - Long.SIZE);
  }

  private static boolean canDeliver(
      AmanecerState s, int seat, List<Demand> demands, int index, long low, long high) {
    if (index >= demands.size()) {
      return true;
    }
    int held = Piles.objects(seat);
    for (int i = 0; i < s.zones.size(held); i++) {
      int object = s.zones.at(held, i);
      long lowBit = object < Long.SIZE ? 1L << object : 0;
      long highBit = object < Long.SIZE ? 0 : 1L << object - Long.SIZE;
      if ((low & lowBit) == 0
          && (high & highBit) == 0
          && demands.get(index).isMetBy(s.content().object(object))
          && canDeliver(s, seat, demands, index + 1, low | lowBit, high | highBit)) {
        return true;
      }
    }
    return false;
  }

  /// Opponents whose Groups stand beside this one, as a set.
  public static int neighbours(AmanecerState s, int seat) {
    int set = 0;
    for (int other = 0; other < s.seats(); other++) {
      if (other != seat && s.land().adjacent(s.at[seat], s.at[other])) {
        set |= 1 << other;
      }
    }
    return set;
  }

  private static boolean inForeignStart(AmanecerState s, int seat) {
    return s.content().tile(BoxTable.tileOf(s.at[seat])).terrain() == Terrain.START
        && s.land().mapOf(s.at[seat]) != seat;
  }

  public static boolean isFuel(AmanecerState s, int object) {
    return s.content().object(object).has(Icon.FUEL);
  }

  private static int fuel(AmanecerState s, int seat) {
    int count = 0;
    int held = Piles.objects(seat);
    for (int i = 0; i < s.zones.size(held); i++) {
      count += isFuel(s, s.zones.at(held, i)) ? 1 : 0;
    }
    return count;
  }

  /// Zones with a token of this seat: all, or those on opponents' maps.
  public static int zones(AmanecerState s, int seat, boolean foreign) {
    int tiles = 0;
    for (long rest = s.registered[seat]; rest != 0; rest &= rest - 1) {
      int square = s.table.squareOf(Long.numberOfTrailingZeros(rest));
      if (!foreign || s.land().mapOf(square) != seat) {
        tiles |= 1 << square / Tile.SQUARES;
      }
    }
    return Integer.bitCount(tiles);
  }

  private static int locationsOn(AmanecerState s, int seat, Terrain terrain) {
    return Long.bitCount(s.registered[seat] & s.table.locationsOn(terrain));
  }

  public static int readyGuns(AmanecerState s, int seat) {
    int count = 0;
    int held = Piles.objects(seat);
    for (int i = 0; i < s.zones.size(held); i++) {
      int object = s.zones.at(held, i);
      count += s.content().object(object).gun() && !s.isTurned(object) ? 1 : 0;
    }
    return count;
  }

  /// Trophy points of the Zombie cards in a zone (AMZ-CMB-10).
  public static int points(AmanecerState s, int zone) {
    int points = 0;
    for (int i = 0; i < s.zones.size(zone); i++) {
      Zombie zombie = s.table.zombie(s.zones.at(zone, i));
      points += zombie == null ? 0 : zombie.trophy();
    }
    return points;
  }

  /// Special Zombie cards in a zone.
  public static int specials(AmanecerState s, int zone) {
    int count = 0;
    for (int i = 0; i < s.zones.size(zone); i++) {
      Zombie zombie = s.table.zombie(s.zones.at(zone, i));
      count += zombie != null && zombie.special() != null ? 1 : 0;
    }
    return count;
  }

  /// Is it a Mission that a combat with these Special Zombies and points fulfils?
  static boolean metByWinning(AmanecerState s, int card, int specials, int points) {
    return switch (s.content().mission(card).goal()) {
      case Goal.SpecialZombies goal -> specials >= goal.cards();
      case Goal.Massacre goal -> points >= goal.points();
      default -> false;
    };
  }

  /// Could any Mission of the box be fulfilled by it? Everybody can see that.
  static boolean anyMetByWinning(AmanecerState s, int specials, int points) {
    for (int card = 0; card < s.content().missions(); card++) {
      if (metByWinning(s, card, specials, points)) {
        return true;
      }
    }
    return false;
  }
}
