package horda.ruemorgue.stage;

import static horda.ruemorgue.stage.Observing.flag;
import static horda.ruemorgue.stage.Observing.joined;
import static horda.ruemorgue.stage.Observing.num;

import horda.engine.Known;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.rules.Noise;
import horda.ruemorgue.state.MorgueState;
import java.util.ArrayList;
import java.util.List;

/// What can be seen of a zone: `7V:P2.zombies`.
record SeenZone(MorgueState s, int zone) {
  static final List<String> WORDS =
      List.of("zombies", "<zombie>", "noise", "tokens", "people", "spawned", "tent");

  /// Empty for a word that means nothing.
  String look(String word) {
    for (ZombieKind kind : ZombieKind.values()) {
      if (Known.id(kind).equals(word)) {
        return num(s.figures(zone, kind));
      }
    }
    if (word.startsWith("range.") || word.startsWith("distance.")) {
      return away(word);
    }
    return switch (word) {
      case "zombies" -> zombies();
      case "noise" -> Noise.of(s, zone) == Noise.NOISIEST ? "noisiest" : num(Noise.of(s, zone));
      case "tokens" -> num(s.noise[zone]);
      case "people" -> people();
      case "spawned" -> flag(s.spawned().has(zone));
      case "tent" -> tent();
      default -> "";
    };
  }

  private String zombies() {
    List<String> groups = new ArrayList<>();
    for (ZombieKind kind : ZombieKind.values()) {
      if (s.figures(zone, kind) > 0) {
        groups.add(s.figures(zone, kind) + " " + Known.id(kind));
      }
    }
    return joined(groups);
  }

  private String people() {
    List<String> people = new ArrayList<>();
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      if (s.zone[survivor] == zone) {
        people.add(s.character(survivor).id());
      }
    }
    return joined(people.stream().sorted().toList());
  }

  private String away(String word) {
    int other = s.table.board().find(word.substring(word.indexOf('.') + 1));
    if (other < 0) {
      return "";
    }
    boolean sight = word.startsWith("range");
    int far = sight ? s.ways().range(zone, other) : s.ways().distance(zone, other);
    return far < 0 ? "never" : num(far);
  }

  private String tent() {
    var tents = s.table.mission().pieces().tents();
    for (int tent = 0; tent < tents.size(); tent++) {
      if (tents.get(tent).zone() == zone) {
        boolean open = (s.revealedTents >> tent & 1) != 0;
        return open ? s.table.content().tents().get(s.tentCard[tent]).id() : "closed";
      }
    }
    return "none";
  }
}
