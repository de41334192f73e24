package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.KINDS;
import static horda.ruemorgue.state.MorgueState.NONE;

import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.map.Ways;
import horda.ruemorgue.map.ZoneSet;
import horda.ruemorgue.mission.Heading;
import horda.ruemorgue.mission.Pieces;
import horda.ruemorgue.state.MorgueState;
import java.util.ArrayList;
import java.util.List;

/// SETUP: what lies on the board when the game begins (RMO-SETUP-02, 13, 14, 20).
final class Unpacking {
  private Unpacking() {}

  static void all(MorgueState s) {
    Pieces pieces = s.table.mission().pieces();
    figures(s, pieces);
    zombieDeck(s);
    tents(s);
    objectives(s, pieces);
    spawns(s, pieces);
    starts(s, pieces);
    s.openDoors = s.table.board().openAtStart();
    Pieces.Helicopter helicopter = pieces.helicopter();
    s.helicopter = helicopter == null ? NONE : helicopter.zone();
    s.spawned(emptyRooms(s, pieces));
    s.round = 1;
    s.turnSeat = s.firstSeat;
  }

  /// Exactly as drawn, without escort (RMO-ZOM-05).
  private static void figures(MorgueState s, Pieces pieces) {
    for (ZombieKind kind : ZombieKind.values()) {
      s.reserve[kind.ordinal()] = (byte) s.table.content().zombie(kind).count();
    }
    for (Pieces.Figures group : pieces.zombies()) {
      s.figures[group.zone() * KINDS + group.kind().ordinal()] += (byte) group.count();
      s.reserve[group.kind().ordinal()] -= (byte) group.count();
    }
  }

  private static void zombieDeck(MorgueState s) {
    for (int card = 0; card < s.table.content().zombieCards().size(); card++) {
      s.cards.add(s.table.zombieDeck, card);
    }
    s.cards.shuffle(s.table.zombieDeck, s.chance);
  }

  /// Face down and at random; the others leave the game unseen (RMO-SETUP-20).
  private static void tents(MorgueState s) {
    List<Integer> cards = new ArrayList<>();
    for (int tent = 0; tent < s.table.content().tents().size(); tent++) {
      cards.add(tent);
    }
    for (int place = 0; place < s.tentCard.length; place++) {
      s.tentCard[place] = cards.remove(s.chance.below(cards.size())).byteValue();
    }
  }

  /// Hidden colours are mixed (RMO-OBJ-03).
  private static void objectives(MorgueState s, Pieces pieces) {
    int token = 0;
    for (Pieces.Objective objective : pieces.objectives()) {
      List<horda.ruemorgue.map.Colour> colours = new ArrayList<>(objective.colours());
      for (int zone : objective.zones()) {
        int drawn = colours.size() > 1 ? s.chance.below(colours.size()) : 0;
        s.objectiveColour[token] = (byte) colours.remove(drawn).ordinal();
        s.objectiveZone[token++] = (byte) zone;
      }
    }
  }

  /// Coloured Spawn Zones sleep (RMO-SPAWN-09).
  private static void spawns(MorgueState s, Pieces pieces) {
    for (int spawn = 0; spawn < pieces.spawns().size(); spawn++) {
      Pieces.Spawn zone = pieces.spawns().get(spawn);
      s.awake |= zone.colour().isKeyed() ? 0 : 1 << spawn;
      for (int locator : zone.locators()) {
        s.locator[locator - 1] = (byte) spawn;
      }
    }
  }

  /// Competitive teams have a zone each; else everybody may begin in the first (RMO-SETUP-14).
  private static void starts(MorgueState s, Pieces pieces) {
    boolean competitive = s.table.mission().heading().mode() == Heading.Mode.COMPETITIVE;
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      int start = competitive ? s.team[survivor] : survivor % pieces.starts().size();
      s.zone[survivor] = (byte) pieces.starts().get(start).zone();
    }
  }

  /// Rooms that get no cards later: those joined with a start or with the street without a closed
  /// door, except on tiles with an Event trigger (RMO-DOOR-09, 10).
  private static ZoneSet emptyRooms(MorgueState s, Pieces pieces) {
    Ways ways = s.ways();
    ZoneSet empty = ZoneSet.NONE;
    for (Pieces.Spot start : pieces.starts()) {
      empty = empty.or(ways.reach(start.zone()));
    }
    ZoneSet rooms = s.table.board().rooms();
    for (int zone = 0; zone < s.noise.length; zone++) {
      if (!s.table.board().indoors().has(zone)) {
        empty = empty.or(ways.reach(zone));
      }
    }
    for (Pieces.Trigger trigger : pieces.triggers()) {
      empty = empty.without(s.table.board().onTile(trigger.tile()));
    }
    return empty.and(rooms);
  }
}
