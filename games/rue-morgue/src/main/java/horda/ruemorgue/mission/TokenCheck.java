package horda.ruemorgue.mission;

import horda.engine.Data;
import horda.engine.Known;
import horda.ruemorgue.content.Content;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.map.Colour;
import horda.ruemorgue.map.Door;
import java.util.List;

/// A mission uses no more pieces than the box holds.
final class TokenCheck {
  private final Mission mission;
  private final Content content;
  private final MissionFaults faults;
  private final Data data;

  TokenCheck(Mission mission, Content content, MissionFaults faults, Data data) {
    this.mission = mission;
    this.content = content;
    this.faults = faults;
    this.data = data;
  }

  void run() {
    doors();
    Pieces pieces = mission.pieces();
    atMost("triggers", "trigger", pieces.triggers().size(), content.tokens("trigger"));
    atMost("tents", "tent", pieces.tents().size(), content.tents().size());
    atMost("crashed", "crashed", pieces.crashed().size(), content.tokens("crashed-helicopter"));
    int stairs = data.has("stairs") ? data.at("stairs").items().size() : 0;
    atMost("stairs", "stairs", stairs, content.tokens("stairs"));
    objectives(
        pieces.objectives().stream().flatMap(objective -> objective.colours().stream()).toList());
    spawns(pieces.spawns().stream().map(Pieces.Spawn::colour).toList());
    figures();
  }

  private void doors() {
    for (Colour colour : List.of(Colour.NEUTRAL, Colour.BLUE, Colour.PINK)) {
      List<Door> found =
          mission.board().doors().stream().filter(door -> door.colour() == colour).toList();
      String token = "door-" + Known.id(colour);
      atMost("doors", token, found.size(), content.tokens(token));
    }
  }

  /// Every Objective has a red front, so a coloured token can lie there as a red one.
  private void objectives(List<Colour> found) {
    coloured("objective", "objectives", found);
  }

  private void spawns(List<Colour> found) {
    coloured("spawn", "spawns", found);
  }

  private void coloured(String token, String key, List<Colour> found) {
    int all = 0;
    for (Colour colour : List.of(Colour.RED, Colour.BLUE, Colour.PINK)) {
      String name = token + "-" + Known.id(colour);
      all += content.tokens(name);
      if (colour != Colour.RED) {
        int used = (int) found.stream().filter(c -> c == colour).count();
        atMost(key, name, used, content.tokens(name));
      }
    }
    atMost(key, token, found.size(), all);
  }

  private void figures() {
    for (ZombieKind kind : ZombieKind.values()) {
      int used =
          mission.pieces().zombies().stream()
              .filter(figures -> figures.kind() == kind)
              .mapToInt(Pieces.Figures::count)
              .sum();
      atMost("zombies", Known.id(kind), used, content.zombie(kind).count());
    }
  }

  private void atMost(String key, String what, int used, int most) {
    if (used > most) {
      faults.add(data.at(key).where(), "many-" + what, used, most);
    }
  }
}
