package horda.ruemorgue.stage;

import static horda.ruemorgue.state.MorgueState.KINDS;
import static horda.ruemorgue.state.MorgueState.NONE;

import horda.engine.Data;
import horda.engine.Known;
import horda.ruemorgue.content.Tent;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.map.ZoneSet;
import horda.ruemorgue.mission.Pieces;
import horda.ruemorgue.state.MorgueState;
import java.util.List;
import java.util.Locale;

/// The board of a position: zombies, noise, doors, triggers, tents, tokens, the helicopter.
final class Land {
  static final List<String> WORDS =
      List.of(
          "zombies",
          "reserve",
          "crowd",
          "noise",
          "loud",
          "open",
          "closed",
          "unfilled",
          "triggers",
          "tents",
          "taken",
          "asleep",
          "helicopter",
          "flying",
          "fallen",
          "worked");

  private final MorgueState s;
  private final Data position;
  private final Places places;

  Land(MorgueState s, Data position) {
    this.s = s;
    this.position = position;
    this.places = Places.of(s);
  }

  void prepare() {
    zombies();
    if (position.has("noise")) {
      Data noise = position.at("noise");
      for (String zone : noise.keys()) {
        int at = places.zone(noise.at(zone), zone);
        s.noise[at] = (byte) Known.num(noise, zone, 0, Byte.MAX_VALUE);
      }
    }
    if (position.has("loud")) {
      s.loudZone = places.zone(position.at("loud"));
    }
    each("open", door -> s.openDoors |= 1 << places.door(door));
    each("closed", door -> s.openDoors &= ~(1 << places.door(door)));
    rooms();
    tents();
    each("taken", this::taken);
    each("asleep", zone -> s.awake &= ~(1 << spawn(zone)));
    if (position.has("helicopter")) {
      s.helicopter = places.zone(position.at("helicopter"));
    }
    s.flying = position.flag("flying");
    s.worked = Known.num(position, "worked", 0, Byte.MAX_VALUE);
  }

  private void each(String word, java.util.function.Consumer<Data> doing) {
    if (position.has(word)) {
      position.at(word).items().forEach(doing);
    }
  }

  /// Quiet rooms have had their zombies, and triggers have been used, unless they are named.
  private void rooms() {
    ZoneSet filled = s.table.board().rooms();
    if (position.has("unfilled")) {
      for (Data zone : position.at("unfilled").items()) {
        filled = filled.without(ZoneSet.of(places.zone(zone)));
      }
    }
    s.spawned(filled);
    for (Pieces.Trigger trigger : s.table.mission().pieces().triggers()) {
      s.usedTriggers |= 1 << trigger.tile();
    }
    each(
        "triggers",
        word -> {
          int tile = places.tile(word.text());
          if (tile < 0) {
            throw new Data.Fault(word, "tile '" + word.text() + "' is not on this board");
          }
          s.usedTriggers &= ~(1 << tile);
        });
  }

  private void zombies() {
    for (int at = 0; at < s.figures.length; at++) {
      s.reserve[at % KINDS] += s.figures[at];
      s.figures[at] = 0;
    }
    if (position.has("zombies")) {
      Data zones = position.at("zombies");
      for (String zone : zones.keys()) {
        group(places.zone(zones.at(zone), zone), zones.at(zone));
      }
    }
    if (position.has("reserve")) {
      Data left = position.at("reserve");
      kinds().check(left);
      for (ZombieKind kind : ZombieKind.values()) {
        if (left.has(Known.id(kind))) {
          int more = s.reserve[kind.ordinal()] - left.at(Known.id(kind)).num();
          put(left, places.zone(position.at("crowd")), kind, more);
        }
      }
    }
  }

  private static Known kinds() {
    return new Known(
        "zombie", java.util.Arrays.stream(ZombieKind.values()).map(Known::id).toList());
  }

  private void group(int zone, Data counts) {
    kinds().check(counts);
    for (ZombieKind kind : ZombieKind.values()) {
      if (counts.has(Known.id(kind))) {
        put(counts, zone, kind, counts.at(Known.id(kind)).num());
      }
    }
  }

  private void put(Data at, int zone, ZombieKind kind, int count) {
    if (count < 0 || count > s.reserve[kind.ordinal()]) {
      String word = Known.id(kind).toLowerCase(Locale.ROOT);
      throw new Data.Fault(at, "there are only so many figures of the kind " + word);
    }
    s.figures[zone * KINDS + kind.ordinal()] += (byte) count;
    s.reserve[kind.ordinal()] -= (byte) count;
  }

  /// `tents: {8V:P1: tent-05, 8V:P2: open tent-01}`.
  private void tents() {
    if (!position.has("tents")) {
      return;
    }
    Data tents = position.at("tents");
    List<String> ids = s.table.content().tents().stream().map(Tent::id).toList();
    for (String name : tents.keys()) {
      Data word = tents.at(name);
      int tent = tent(places.zone(word, name), word);
      boolean open = word.text().startsWith("open ");
      int card = ids.indexOf(open ? word.text().substring("open ".length()) : word.text());
      if (card < 0) {
        throw new Data.Fault(word, "there is no tent card '" + word.text() + "'");
      }
      for (int other = 0; other < s.tentCard.length; other++) {
        if (s.tentCard[other] == card) {
          s.tentCard[other] = s.tentCard[tent];
        }
      }
      s.tentCard[tent] = (byte) card;
      s.revealedTents |= open ? 1 << tent : 0;
    }
  }

  private int tent(int zone, Data word) {
    List<Pieces.Spot> spots = s.table.mission().pieces().tents();
    for (int tent = 0; tent < spots.size(); tent++) {
      if (spots.get(tent).zone() == zone) {
        return tent;
      }
    }
    throw new Data.Fault(word, "no tent stands there");
  }

  /// An Objective by its number, from 0 in the order of the mission.
  private void taken(Data word) {
    int token = word.num();
    if (token < 0 || token >= s.carrier.length) {
      throw new Data.Fault(word, "this mission has " + s.carrier.length + " Objectives");
    }
    s.taken |= 1 << token;
    s.objectiveZone[token] = NONE;
  }

  private int spawn(Data word) {
    int zone = places.zone(word);
    List<Pieces.Spawn> spawns = s.table.mission().pieces().spawns();
    for (int spawn = 0; spawn < spawns.size(); spawn++) {
      if (spawns.get(spawn).zone() == zone) {
        return spawn;
      }
    }
    throw new Data.Fault(word, "there is no Spawn Zone in " + word.text());
  }
}
