package horda.cityofhorror.stage;

import static horda.cityofhorror.content.Place.ARMORY;
import static horda.cityofhorror.content.Place.COUNT;
import static horda.cityofhorror.content.Place.NOWHERE;
import static horda.cityofhorror.state.CityState.MOST_SEATS;

import horda.cityofhorror.content.Place;
import horda.cityofhorror.content.Townsperson;
import horda.cityofhorror.state.CityState;
import horda.engine.Data;
import horda.engine.Known;
import java.util.List;
import java.util.stream.IntStream;

/// The boards: zombies, explosion markers, and what holds for this round.
final class City {
  static final List<String> WORDS =
      List.of(
          "zombies",
          "zombie-reserve",
          "markers",
          "ruined",
          "armory-shut",
          "replicas",
          "grandpa-votes",
          "last-move");

  static final List<String> PLACES = IntStream.range(0, COUNT).mapToObj(Place::id).toList();
  private static final Known KNOWN = new Known("location", PLACES);
  private static final Known MARKERS = Known.of("word of markers", "tower", "armory", "placed");

  /// Votes of one Weapon Replica.
  private static final int REPLICA = 2;

  private final CityState s;
  private final Seats seats;

  City(CityState s) {
    this.s = s;
    this.seats = new Seats(s);
  }

  static int place(Data word) {
    return KNOWN.index(word);
  }

  static int place(Data at, String word) {
    int place = Place.named(word);
    if (place == NOWHERE) {
      throw KNOWN.fault(at, word);
    }
    return place;
  }

  void prepare(Data position) {
    zombies(position);
    markers(position);
    if (position.has("replicas")) {
      Data replicas = position.at("replicas");
      replicas.keys().forEach(who -> replica(seats.index(replicas, who), replicas.at(who)));
    }
    s.grandpaVotes = position.flag("grandpa-votes");
    if (position.has("last-move")) {
      lastMove(position.at("last-move"));
    }
  }

  private void zombies(Data position) {
    int named = 0;
    if (position.has("zombies")) {
      Data zombies = position.at("zombies");
      for (String word : zombies.keys()) {
        int place = place(zombies.at(word), word);
        s.zombies[place] = (byte) Known.num(zombies, word, 0, s.content.mostZombies());
        named |= 1 << place;
      }
    }
    if (position.has("zombie-reserve")) {
      leave(position.at("zombie-reserve"), named);
    }
  }

  /// All but these go to the places that are not named, the last place first.
  private void leave(Data reserve, int named) {
    for (int place = COUNT - 1; place >= 0; place--) {
      int come = Math.min(s.content.mostZombies(), s.zombieReserve() - reserve.num());
      if ((named & 1 << place) == 0 && come > 0) {
        s.zombies[place] = (byte) come;
      }
    }
    if (s.zombieReserve() != reserve.num()) {
      throw new Data.Fault(reserve, "the zombies named here leave " + s.zombieReserve());
    }
  }

  private void markers(Data position) {
    s.ruined = position.flag("ruined");
    s.armoryShut = position.flag("armory-shut");
    int armory = s.armoryShut ? s.content.armoryLimit(s.side[ARMORY]) : 0;
    int placed = s.ruined ? s.content.towerLimit() : 0;
    if (position.has("markers")) {
      Data markers = position.at("markers");
      MARKERS.check(markers);
      s.towerMarkers = Known.num(markers, "tower", 0, s.content.towerLimit() - 1);
      int named = Known.num(markers, "armory", 0, s.content.armoryLimit(s.side[ARMORY]));
      armory = Math.max(armory, named);
    }
    s.armoryMarkers = armory;
    s.markersPlaced = placed + armory + s.towerMarkers;
    if (position.has("markers")) {
      s.markersPlaced =
          Known.num(
              position.at("markers"), "placed", s.markersPlaced, s.content.explosionMarkers());
    }
  }

  /// `ben: church`, or `ben: [church, church]` for two.
  private void replica(int seat, Data places) {
    for (Data place : places.isList() ? places.items() : List.of(places)) {
      s.replica[place(place) * MOST_SEATS + seat] += REPLICA;
    }
  }

  /// `punk: bank`: the Punk has come from the Bank to where he stands.
  private void lastMove(Data move) {
    List<String> ids = s.content.people().stream().map(Townsperson::id).toList();
    for (String id : move.keys()) {
      int c = ids.indexOf(id);
      if (c < 0) {
        throw new Known("character", ids).fault(move.at(id), id);
      }
      s.lastMover = c;
      s.lastFrom = place(move.at(id));
      s.lastTo = s.where[c];
    }
  }
}
