package horda.ruemorgue.view;

import static horda.ruemorgue.state.MorgueState.KINDS;
import static horda.ruemorgue.state.MorgueState.NONE;

import horda.ruemorgue.map.Colour;
import horda.ruemorgue.map.Door;
import horda.ruemorgue.map.ZoneSet;
import horda.ruemorgue.mission.Pieces;
import horda.ruemorgue.rules.Noise;
import horda.ruemorgue.rules.Turns;
import horda.ruemorgue.state.MorgueState;
import java.util.ArrayList;
import java.util.List;

/// What lies and stands on the board.
final class Scenery {
  private final MorgueState s;
  private final Pieces pieces;

  Scenery(MorgueState s) {
    this.s = s;
    this.pieces = s.table.mission().pieces();
  }

  List<ZoneView> zones() {
    int[] noise = Noise.everywhere(s);
    int noisiest = Noise.noisiest(s);
    ZoneSet spawned = s.spawned();
    ZoneSet exits =
        s.round == 0
            ? ZoneSet.NONE
            : ZoneSet.of(pieces.exits().stream().mapToInt(Pieces.Exit::zone).toArray());
    List<ZoneView> zones = new ArrayList<>();
    for (int zone = 0; zone < s.noise.length; zone++) {
      List<Integer> zombies = new ArrayList<>();
      for (int kind = 0; kind < KINDS; kind++) {
        // Those on the way are shown where they go: nothing disappears while people decide.
        int at = zone * KINDS + kind;
        zombies.add(s.figures[at] + s.arriving[at]);
      }
      zones.add(
          new ZoneView(
              ViewWords.zone(zone),
              List.copyOf(zombies),
              noisiest == zone ? s.noise[zone] : noise[zone],
              s.noise[zone],
              noisiest == zone,
              tent(zone),
              spawned.has(zone) && s.table.board().rooms().has(zone),
              isFallen(zone),
              exits.has(zone) && Turns.isWayOut(s, zone)));
    }
    return List.copyOf(zones);
  }

  private String tent(int zone) {
    for (int tent = 0; tent < pieces.tents().size(); tent++) {
      if (pieces.tents().get(tent).zone() == zone) {
        boolean open = (s.revealedTents >> tent & 1) != 0;
        return open ? s.table.content().tents().get(s.tentCard[tent]).id() : "closed";
      }
    }
    return "";
  }

  private boolean isFallen(int zone) {
    for (int room = 0; room < pieces.numbers().size(); room++) {
      if (pieces.numbers().get(room).zone() == zone && (s.fallen >> room & 1) != 0) {
        return true;
      }
    }
    return false;
  }

  List<DoorView> doors() {
    List<DoorView> doors = new ArrayList<>();
    int open = s.round > 0 ? s.openDoors : s.table.board().openAtStart();
    for (Door door : s.table.board().doors()) {
      int bit = 1 << door.index();
      doors.add(
          new DoorView(
              "door:" + door.index(),
              door.one(),
              door.other(),
              ViewWords.of(door.colour()),
              (open & bit) != 0,
              (s.shutForGood & bit) != 0));
    }
    return List.copyOf(doors);
  }

  /// Those that are gone for good are not shown.
  List<SpawnView> spawns() {
    List<SpawnView> spawns = new ArrayList<>();
    for (int spawn = 0; spawn < pieces.spawns().size(); spawn++) {
      Pieces.Spawn zone = pieces.spawns().get(spawn);
      if ((s.removedSpawns >> spawn & 1) == 0) {
        spawns.add(
            new SpawnView(
                "spawn:" + spawn,
                zone.zone(),
                ViewWords.of(zone.colour()),
                s.round == 0 ? !zone.colour().isKeyed() : (s.awake >> spawn & 1) != 0,
                s.round == 0 ? zone.locators() : locators(spawn),
                isWithoutLocators() && s.round > 0 && s.firstSpawn == spawn));
      }
    }
    return List.copyOf(spawns);
  }

  private boolean isWithoutLocators() {
    return pieces.spawns().stream().allMatch(spawn -> spawn.locators().isEmpty());
  }

  private List<Integer> locators(int spawn) {
    List<Integer> locators = new ArrayList<>();
    for (int face = 0; face < s.locator.length; face++) {
      if (s.locator[face] == spawn) {
        locators.add(face + 1);
      }
    }
    return List.copyOf(locators);
  }

  List<TriggerView> triggers() {
    List<TriggerView> triggers = new ArrayList<>();
    for (Pieces.Trigger trigger : pieces.triggers()) {
      int tile = trigger.tile();
      triggers.add(new TriggerView("trigger:" + tile, tile, (s.usedTriggers >> tile & 1) != 0));
    }
    return List.copyOf(triggers);
  }

  /// The back of a mixed one is seen when it is taken (RMO-OBJ-03).
  List<ObjectiveView> objectives(Sheets sheets) {
    List<ObjectiveView> views = new ArrayList<>();
    int token = 0;
    for (Pieces.Objective objective : pieces.objectives()) {
      for (int i = 0; i < objective.zones().size(); i++) {
        boolean taken = (s.taken >> token & 1) != 0;
        boolean hidden = objective.isHidden() && !taken;
        String colour =
            ViewWords.of(
                taken ? Colour.values()[s.objectiveColour[token]] : objective.colours().get(i));
        int zone = s.round == 0 ? objective.zones().get(i) : s.objectiveZone[token];
        views.add(
            new ObjectiveView(
                "objective:" + token,
                hidden ? "" : colour,
                zone,
                s.carrier[token] == NONE ? "" : sheets.ref(s.carrier[token]),
                taken,
                (s.delivered >> token & 1) != 0));
        token++;
      }
    }
    return List.copyOf(views);
  }

  HelicopterView helicopter(Sheets sheets) {
    Pieces.Helicopter plan = pieces.helicopter();
    if (plan == null) {
      return new HelicopterView("", NONE, false, false, "", List.of(), List.of());
    }
    List<String> passengers = new ArrayList<>();
    String pilot = "";
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      if (s.seat[survivor] == MorgueState.PILOT) {
        pilot = sheets.ref(survivor);
      } else if (s.seat[survivor] != MorgueState.OUTSIDE) {
        passengers.add(sheets.ref(survivor));
      }
    }
    List<CardView> stored = new ArrayList<>();
    for (int i = 0; i < s.cards.size(s.table.stored); i++) {
      stored.add(sheets.card(s.cards.at(s.table.stored, i)));
    }
    return new HelicopterView(
        "helicopter:0",
        s.round == 0 ? plan.zone() : s.helicopter,
        plan.flies(),
        s.flying,
        pilot,
        List.copyOf(passengers),
        List.copyOf(stored));
  }
}
