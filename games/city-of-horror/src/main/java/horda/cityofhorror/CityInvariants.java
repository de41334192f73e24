package horda.cityofhorror;

import static horda.cityofhorror.content.Place.ARMORY;
import static horda.cityofhorror.content.Place.CORNERS;
import static horda.cityofhorror.content.Place.COUNT;
import static horda.cityofhorror.content.Place.CROSSROADS;
import static horda.cityofhorror.content.Place.NOWHERE;
import static horda.cityofhorror.state.CityState.EATEN;
import static horda.cityofhorror.state.CityState.NONE;
import static horda.cityofhorror.state.CityState.ON_TRUCK;
import static horda.cityofhorror.state.CityState.SIDE_A;
import static horda.cityofhorror.state.CityState.SIDE_B;

import horda.cityofhorror.rules.Bargaining;
import horda.cityofhorror.rules.Ending;
import horda.cityofhorror.rules.Mover;
import horda.cityofhorror.rules.Rounds;
import horda.cityofhorror.state.CardZones;
import horda.cityofhorror.state.CityState;
import horda.engine.DealReply;
import horda.engine.Invariant;
import java.util.List;

/// The catalogue's invariants, checked after every step of every fuzzed game and on every state
/// read from outside.
final class CityInvariants {
  private CityInvariants() {}

  static List<Invariant<CityState>> all() {
    return List.of(
        new Invariant<>("every card is in exactly one place", CityInvariants::cardsOnce),
        new Invariant<>("twenty antidotes in all", CityInvariants::antidotes),
        new Invariant<>(
            "food is on the truck, held or gone; open tokens lie where they may",
            CityInvariants::food),
        new Invariant<>(
            "zombies and their reserve make forty, never more than eight in a place",
            CityInvariants::zombies),
        new Invariant<>(
            "each living character has one owner and one location", CityInvariants::people),
        new Invariant<>("a burnt Armory holds nobody", CityInvariants::armory),
        new Invariant<>(
            "explosion markers stay below what sets a place off", CityInvariants::markers),
        new Invariant<>("the First Player is a living player", CityInvariants::firstPlayer),
        new Invariant<>("the Leader stands on a colour in play", CityInvariants::leader),
        new Invariant<>(
            "the Invasion pile fits the round, in hour order", CityInvariants::invasion),
        new Invariant<>("the eliminated hold nothing", CityInvariants::eliminated),
        new Invariant<>("corners, colours and buildings are all different", CityInvariants::layout),
        new Invariant<>("nobody is hidden between rounds", CityInvariants::betweenRounds),
        new Invariant<>(
            "the game is over exactly when nothing is left to do", CityInvariants::ending),
        new Invariant<>(
            "steps name seats, places and characters of this table", CityInvariants::agenda),
        new Invariant<>("an offer can be paid by whoever made it", CityInvariants::offer));
  }

  private static boolean cardsOnce(CityState s) {
    int[] seen = new int[s.content.cards()];
    for (int zone = 0; zone < s.zones.plan().size(); zone++) {
      boolean invasions =
          zone == CardZones.INVASION || zone == CardZones.TURNED || zone == CardZones.INVASION_BOX;
      for (int i = 0; i < s.zones.size(zone); i++) {
        int card = s.zones.at(zone, i);
        seen[card]++;
        if (invasions != card >= s.content.actionCards()) {
          return false;
        }
      }
    }
    for (int n : seen) {
      if (n != 1) {
        return false;
      }
    }
    return true;
  }

  private static boolean antidotes(CityState s) {
    int sum = s.antidoteReserve + s.antidotesGone;
    for (byte n : s.antidotes) {
      sum += n;
    }
    for (int place = 0; place < COUNT; place++) {
      sum += s.antidotesAt[place];
      if (place >= CORNERS && s.antidotesAt[place] > 0) {
        return false;
      }
    }
    return sum == s.content.antidotes();
  }

  private static boolean food(CityState s) {
    int onTruck = 0;
    for (int t = 0; t < s.food.length; t++) {
      boolean up = (s.foodUp & 1 << t) != 0;
      boolean open = (s.foodOpen & 1 << t) != 0;
      boolean truck = s.food[t] == ON_TRUCK;
      onTruck += truck ? 1 : 0;
      if (up && !truck || open && truck || s.food[t] >= s.seats() && s.food[t] != EATEN) {
        return false;
      }
    }
    int face = s.side[CROSSROADS] == SIDE_B ? Math.min(s.content.openFood(), onTruck) : 0;
    return Integer.bitCount(s.foodUp) == face;
  }

  private static boolean zombies(CityState s) {
    for (byte n : s.zombies) {
      if (n < 0 || n > s.content.mostZombies()) {
        return false;
      }
    }
    return s.zombieReserve() >= 0;
  }

  private static boolean people(CityState s) {
    for (int c = 0; c < s.owner.length; c++) {
      boolean out = s.where[c] == NOWHERE;
      int bit = 1 << c;
      boolean dead = (s.dead & bit) != 0;
      if (s.owner[c] == NONE && (!out || dead || (s.fresh & bit) != 0)) {
        return false;
      }
      if (dead && (!out || (s.fresh & bit) != 0)
          || out && s.round > 0 && s.owner[c] != NONE && !dead) {
        return false;
      }
      if (out && (s.hidden & bit) != 0) {
        return false;
      }
    }
    return true;
  }

  private static boolean armory(CityState s) {
    return !(s.armoryShut && s.side[ARMORY] == SIDE_A) || s.charactersAt(ARMORY) == 0;
  }

  private static boolean markers(CityState s) {
    boolean tower = s.towerMarkers < s.content.towerLimit();
    boolean armory = s.armoryShut || s.armoryMarkers < s.content.armoryLimit(s.side[ARMORY]);
    return tower && armory && s.markersPlaced <= s.content.explosionMarkers();
  }

  private static boolean firstPlayer(CityState s) {
    return s.round == 0 || s.over || s.living(s.firstPlayer);
  }

  private static boolean leader(CityState s) {
    return s.inPlay(s.leader);
  }

  private static boolean invasion(CityState s) {
    int size = s.zones.size(CardZones.INVASION);
    for (int i = 0; i < size; i++) {
      if (s.content.invasion(s.zones.at(CardZones.INVASION, i)).hour() != 4 - i) {
        return false;
      }
    }
    return s.round == 0 ? size >= 4 : size == 4 - s.round || size == 5 - s.round;
  }

  private static boolean eliminated(CityState s) {
    for (int seat = 0; seat < s.seats() && s.round > 0 && !s.over; seat++) {
      if (!s.living(seat) && (!s.zones.isEmpty(CardZones.hand(seat)) || s.antidotes[seat] > 0)) {
        return false;
      }
    }
    return true;
  }

  private static boolean layout(CityState s) {
    int corners = 0;
    for (byte place : s.corner) {
      corners |= 1 << place;
    }
    int colours = 0;
    for (byte colour : s.colour) {
      colours |= 1 << colour;
    }
    return corners == 15 && Integer.bitCount(colours) == s.seats();
  }

  private static boolean betweenRounds(CityState s) {
    int last = s.agenda.size() - 1;
    boolean between =
        last >= 0
            && (s.agenda.at(0) instanceof Rounds.Begin
                || s.agenda.at(last) instanceof Ending.Antidotes);
    return !between || s.hidden == 0 && !s.grandpaVotes;
  }

  private static boolean ending(CityState s) {
    return s.agenda.isEmpty() == s.over;
  }

  private static boolean agenda(CityState s) {
    for (int depth = 0; depth < s.agenda.size(); depth++) {
      if (s.agenda.at(depth) instanceof Mover.Blonde(int character) && s.owner[character] == NONE) {
        return false;
      }
    }
    return true;
  }

  private static boolean offer(CityState s) {
    return !(s.agenda.peek() instanceof DealReply<?> reply)
        || Bargaining.isCovered(s, reply.deal());
  }
}
