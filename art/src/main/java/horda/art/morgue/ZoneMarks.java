package horda.art.morgue;

import horda.ruemorgue.view.MapView;
import horda.ruemorgue.view.MorgueView;
import horda.ruemorgue.view.ObjectiveView;
import horda.ruemorgue.view.SpawnView;
import horda.ruemorgue.view.SurvivorView;
import horda.ruemorgue.view.ZoneView;
import java.util.List;

/// Three short lines about a zone.
final class ZoneMarks {
  /// Kinds of zombies by their letters, in the order of the views.
  private static final List<String> KINDS = List.of("W", "F", "R", "C", "A");

  private final MorgueView view;
  private final int zone;

  ZoneMarks(MorgueView view, int zone) {
    this.view = view;
    this.zone = zone;
  }

  /// What the log and the mission call it: `4V:S2`, or `S2` alone where there is no room.
  String name(int room) {
    String name = view.map().places().get(zone).name();
    return name.length() <= room ? name : name.substring(name.indexOf(':') + 1);
  }

  /// Signs for what lies there: exit, Spawn Zone, Objectives, tent, noise.
  String signs() {
    MapView.PlaceView place = view.map().places().get(zone);
    ZoneView now = view.zones().get(zone);
    StringBuilder head = new StringBuilder();
    head.append(place.exit() ? " X" : "").append(place.crashed() || now.fallen() ? " W" : "");
    for (SpawnView spawn : view.spawns()) {
      if (spawn.zone() == zone) {
        head.append(spawn.awake() ? " *" : " z");
        spawn.locators().forEach(head::append);
      }
    }
    for (ObjectiveView objective : view.objectives()) {
      if (objective.zone() == zone) {
        head.append(" !").append(objective.colour().isEmpty() ? "?" : objective.colour().charAt(0));
      }
    }
    if (!now.tent().isEmpty()) {
      head.append(now.tent().equals("closed") ? " T?" : " T");
    }
    if (view.helicopter().zone() == zone && !view.helicopter().ref().isEmpty()) {
      head.append(view.helicopter().flying() ? " H^" : " H");
    }
    if (now.tokens() > 0 || now.noisiest()) {
      head.append(" ♪").append(now.noisiest() ? "!" : String.valueOf(now.tokens()));
    }
    return head.toString().strip();
  }

  /// 5W 2R.
  String zombies() {
    StringBuilder text = new StringBuilder();
    List<Integer> counts = view.zones().get(zone).zombies();
    for (int kind = 0; kind < counts.size(); kind++) {
      if (counts.get(kind) > 0) {
        text.append(counts.get(kind)).append(KINDS.get(kind));
      }
    }
    return text.toString();
  }

  /// Letters of the survivors' sheets.
  String people() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < view.survivors().size(); i++) {
      SurvivorView survivor = view.survivors().get(i);
      if (survivor.zone() == zone && survivor.state().equals("in-play")) {
        text.append(MorgueNames.letter(i));
      }
    }
    return text.toString();
  }
}
