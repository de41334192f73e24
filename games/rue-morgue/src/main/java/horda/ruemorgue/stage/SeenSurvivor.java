package horda.ruemorgue.stage;

import static horda.ruemorgue.stage.Observing.flag;
import static horda.ruemorgue.stage.Observing.joined;
import static horda.ruemorgue.stage.Observing.num;
import static horda.ruemorgue.state.MorgueState.HANDS;
import static horda.ruemorgue.state.MorgueState.NONE;
import static horda.ruemorgue.state.MorgueState.WOUND;

import horda.engine.Known;
import horda.ruemorgue.content.Grant;
import horda.ruemorgue.state.MorgueState;
import java.util.ArrayList;
import java.util.List;

/// What can be seen of a survivor: `joe.at`.
record SeenSurvivor(MorgueState s, int survivor) {
  static final List<String> WORDS =
      List.of(
          "at",
          "alive",
          "wounds",
          "xp",
          "level",
          "hands",
          "reserve",
          "cards",
          "skills",
          "seat",
          "rotten",
          "activated",
          "given",
          "sees",
          "carries");

  private static final List<String> SEATS = List.of("outside", "pilot", "2", "3", "4");

  String look(String word) {
    return switch (word) {
      case "at" -> at();
      case "alive" -> flag(s.zone[survivor] != MorgueState.DEAD);
      case "wounds" -> num(s.wounds(survivor));
      case "xp" -> num(s.xp[survivor]);
      case "level" -> Known.id(s.level(survivor));
      case "hands" -> slots(0, HANDS);
      case "reserve" -> slots(HANDS, MorgueState.SLOTS);
      case "cards" -> slots(0, MorgueState.SLOTS);
      case "skills" -> skills();
      case "seat" -> SEATS.get(s.seat[survivor]);
      case "rotten" -> flag(s.marked(survivor, MorgueState.ROTTEN));
      case "activated" -> flag(s.marked(survivor, MorgueState.ACTIVATED));
      case "given" -> num(s.given[survivor]);
      case "sees" -> sees();
      case "carries" -> carries();
      default -> throw new IllegalStateException(word);
    };
  }

  private String at() {
    return switch (s.zone[survivor]) {
      case MorgueState.DEAD -> "dead";
      case MorgueState.AWAY -> "away";
      default -> Places.of(s).name(s.zone[survivor]);
    };
  }

  /// Cards by name; Wounds are counted apart.
  private String slots(int from, int to) {
    List<String> cards = new ArrayList<>();
    for (int slot = from; slot < to; slot++) {
      int card = s.slot(survivor, slot);
      if (card != NONE && card != WOUND) {
        String kind = s.scope[card] == NONE ? s.table.equipment(card).id() : "sniper-rifle";
        cards.add(s.spent(card) ? "empty-" + kind : kind);
      }
    }
    return joined(cards.stream().sorted().toList());
  }

  private String skills() {
    return joined(s.grants(survivor).stream().map(Grant::skill).map(Known::id).sorted().toList());
  }

  private String sees() {
    List<String> zones = new ArrayList<>();
    var seen = s.ways().seen(s.zone[survivor]);
    for (int zone = seen.first(); zone >= 0; zone = seen.after(zone)) {
      zones.add(Places.of(s).name(zone));
    }
    return joined(zones.stream().sorted().toList());
  }

  private String carries() {
    List<String> tokens = new ArrayList<>();
    for (int token = 0; token < s.carrier.length; token++) {
      if (s.carrier[token] == survivor) {
        tokens.add(num(token));
      }
    }
    return joined(tokens);
  }
}
