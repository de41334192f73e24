package horda.amanecerzombi;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Tile;
import horda.amanecerzombi.rules.Act;
import horda.amanecerzombi.rules.Skills;
import horda.amanecerzombi.rules.Windows;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Land;
import horda.amanecerzombi.state.Piles;
import horda.amanecerzombi.view.Reading;
import horda.engine.Invariant;
import java.util.List;

/// The catalogue's invariants, checked after every step of every fuzzed game and on every state
/// read from outside.
final class AmanecerInvariants {
  private AmanecerInvariants() {}

  static List<Invariant<AmanecerState>> all() {
    return List.of(
        new Invariant<>("every card is in exactly one place", CardCount::allThere),
        new Invariant<>("at most 40 experience points in all", AmanecerInvariants::experience),
        new Invariant<>("tokens lie on Locations, at most 20 a colour", AmanecerInvariants::tokens),
        new Invariant<>("nobody lives with a fatal Damage", AmanecerInvariants::damages),
        new Invariant<>("every player has a living Character", AmanecerInvariants::living),
        new Invariant<>("each Group stands alone on land in play", AmanecerInvariants::places),
        new Invariant<>("nobody carries too much", AmanecerInvariants::loads),
        new Invariant<>("a vehicle in play is one", AmanecerInvariants::vehicles),
        new Invariant<>("Zombie dice belong to a combat", AmanecerInvariants::dice),
        new Invariant<>(
            "Zombie cards lie in combats only while there is one", AmanecerInvariants::combat),
        new Invariant<>("trophy piles are empty between rounds", AmanecerInvariants::trophies),
        new Invariant<>("finds lie only on the table of a search", AmanecerInvariants::search),
        new Invariant<>("everybody has a Mission to do", AmanecerInvariants::missions),
        new Invariant<>("skills cost at least 1", AmanecerInvariants::skills),
        new Invariant<>("what lies on Characters lies on the living", AmanecerInvariants::bearers),
        new Invariant<>("consumables are never turned", AmanecerInvariants::consumables),
        new Invariant<>("the First Player follows the round", AmanecerInvariants::round),
        new Invariant<>("every land square can be reached", AmanecerInvariants::connected),
        new Invariant<>("the game is over when nothing is left to do", AmanecerInvariants::ending));
  }

  /// Between plays, when nothing is half done.
  private static boolean atRest(AmanecerState s) {
    return s.agenda.peek() instanceof Act || s.agenda.peek() instanceof Windows.General;
  }

  private static boolean experience(AmanecerState s) {
    int sum = 0;
    for (byte n : s.experience) {
      if (n < 0) {
        return false;
      }
      sum += n;
    }
    return sum <= s.content().numbers().experience();
  }

  private static boolean tokens(AmanecerState s) {
    for (int seat = 0; seat < AmanecerState.MOST_SEATS; seat++) {
      long set = s.registered[seat];
      boolean stray = set >>> s.table.locations() != 0 || seat >= s.seats() && set != 0;
      if (stray || Long.bitCount(set) > s.content().numbers().tokens()) {
        return false;
      }
      for (long rest = set; rest != 0; rest &= rest - 1) {
        if (s.land().mapOf(s.table.squareOf(Long.numberOfTrailingZeros(rest))) == NONE) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean damages(AmanecerState s) {
    // At the end the skills are gone to the pile, Toughness too (AMZ-SCORE-01).
    for (int seat = 0; !s.over && seat < s.seats(); seat++) {
      for (int i = 0; i < s.people(seat); i++) {
        int character = s.person(seat, i);
        int most = Reading.fatal(s, character) - (atRest(s) ? 1 : 0);
        if (s.damages(character) > most) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean living(AmanecerState s) {
    for (int seat = 0; atRest(s) && seat < s.seats(); seat++) {
      if (s.people(seat) == 0) {
        return false;
      }
    }
    return true;
  }

  private static boolean places(AmanecerState s) {
    for (int seat = 0; seat < s.seats(); seat++) {
      int at = s.at[seat];
      if (at == NONE || s.land().mapOf(at) == NONE || !s.table.square(at).land()) {
        return false;
      }
      for (int other = 0; other < seat; other++) {
        if (s.at[other] == at) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean loads(AmanecerState s) {
    for (int seat = 0; atRest(s) && seat < s.seats(); seat++) {
      for (int i = 0; i < s.people(seat); i++) {
        int character = s.person(seat, i);
        if (Reading.used(s, seat, character) > Reading.capacity(s, character)) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean vehicles(AmanecerState s) {
    for (int seat = 0; seat < AmanecerState.MOST_SEATS; seat++) {
      int kind = s.vehicle[seat];
      boolean turned = (s.vehiclesTurned & 1 << seat) != 0;
      boolean known = kind >= 0 && kind < s.content().actionKinds();
      if (kind == NONE ? turned : !known || s.table.vehicle(kind) == null) {
        return false;
      }
    }
    return true;
  }

  private static boolean dice(AmanecerState s) {
    return s.dice >= 0 && (s.fighting != NONE || s.dice == 0) && s.attacker != s.fighting
        || s.fighting == NONE && s.attacker == NONE && s.dice == 0;
  }

  private static boolean combat(AmanecerState s) {
    return s.fighting != NONE || s.zones.isEmpty(Piles.COMBAT) && s.cleaning == NONE;
  }

  private static boolean trophies(AmanecerState s) {
    for (int seat = 0; s.round == 0 && seat < s.seats(); seat++) {
      if (!s.zones.isEmpty(Piles.trophies(seat))) {
        return false;
      }
    }
    return true;
  }

  private static boolean search(AmanecerState s) {
    return s.searchAt == NONE
        ? s.zones.isEmpty(Piles.FOUND) && s.searchDiscards == 0
        : s.table.location(s.searchAt) != NONE;
  }

  private static boolean missions(AmanecerState s) {
    boolean left = !s.zones.isEmpty(Piles.MISSION_DECK) || !s.zones.isEmpty(Piles.MISSION_DISCARD);
    for (int seat = 0; atRest(s) && left && seat < s.seats(); seat++) {
      if (s.zones.isEmpty(Piles.missions(seat))) {
        return false;
      }
    }
    return true;
  }

  private static boolean skills(AmanecerState s) {
    for (int seat = 0; seat < s.seats(); seat++) {
      if (Skills.cost(s, seat) < 1) {
        return false;
      }
    }
    return true;
  }

  private static boolean bearers(AmanecerState s) {
    for (int seat = 0; atRest(s) && seat < s.seats(); seat++) {
      int held = Piles.objects(seat);
      for (int i = 0; i < s.zones.size(held); i++) {
        int bearer = s.bearer[s.zones.at(held, i)];
        if (bearer == NONE || !s.zones.contains(Piles.group(seat), bearer)) {
          return false;
        }
      }
    }
    for (byte on : s.skillOn) {
      if (on != NONE && s.seatOf(on) == NONE) {
        return false;
      }
    }
    for (byte on : s.damageOn) {
      if (on != NONE && s.seatOf(on) == NONE) {
        return false;
      }
    }
    return true;
  }

  private static boolean consumables(AmanecerState s) {
    for (int object = 0; object < AmanecerState.OBJECTS; object++) {
      if (s.isTurned(object) && s.content().object(object).consumable()) {
        return false;
      }
    }
    return true;
  }

  /// The marker passes to the left after each round.
  private static boolean round(AmanecerState s) {
    int gone = s.zones.size(Piles.SEASON_PAST);
    boolean open = s.season != NONE;
    int seen = gone + (open ? 1 : 0);
    return s.round <= s.rounds
        && seen <= s.rounds
        && s.zones.size(Piles.SEASON_DECK) == s.rounds - seen;
  }

  /// Land of all maps hangs together, once the maps are laid.
  private static boolean connected(AmanecerState s) {
    if (s.round == 0 || !(s.agenda.peek() instanceof Windows.General)) {
      return true;
    }
    Land land = s.land();
    boolean[] seen = new boolean[AmanecerState.SQUARES];
    int[] queue = new int[AmanecerState.SQUARES];
    int size = 0;
    queue[size++] = s.at[0];
    seen[s.at[0]] = true;
    for (int at = 0; at < size; at++) {
      for (int d = 0; d < Land.DIRECTIONS; d++) {
        size = visit(s, land.next(queue[at], d), seen, queue, size);
      }
      for (int i = 0; s.table.square(queue[at]).exit() && i < land.exits(); i++) {
        size = visit(s, land.exit(i), seen, queue, size);
      }
    }
    for (int square = 0; square < AmanecerState.SQUARES; square++) {
      boolean inPlay = s.tileTurn[square / Tile.SQUARES] != NONE;
      if (inPlay && s.table.square(square).land() && !seen[square]) {
        return false;
      }
    }
    return true;
  }

  private static int visit(AmanecerState s, int square, boolean[] seen, int[] queue, int size) {
    if (square == NONE || seen[square] || !s.table.square(square).land()) {
      return size;
    }
    seen[square] = true;
    queue[size] = square;
    return size + 1;
  }

  private static boolean ending(AmanecerState s) {
    return s.over == s.agenda.isEmpty();
  }
}
