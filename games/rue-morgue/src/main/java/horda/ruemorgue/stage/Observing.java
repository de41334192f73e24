package horda.ruemorgue.stage;

import static horda.ruemorgue.state.MorgueState.NONE;

import horda.engine.Engine;
import horda.engine.Known;
import horda.engine.Nullable;
import horda.engine.Question;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.rules.Outlook;
import horda.ruemorgue.state.MorgueState;
import horda.ruemorgue.state.TableTopParts;
import java.util.ArrayList;
import java.util.List;

/// What a key such as `joe.hands` or `7V:P2.walker` says of a table, in words.
public final class Observing {
  /// Words of their own; plain fields have theirs.
  private static final List<String> FRAME =
      List.of(
          "phase",
          "asks",
          "asked",
          "first-player",
          "active",
          "spawn-dice",
          "danger",
          "dice",
          "dice.count",
          "helicopter");

  public static final List<String> KEYS = keys();

  private final MorgueState s;
  private final Places places;

  public Observing(MorgueState s) {
    this.s = s;
    this.places = Places.of(s);
  }

  private static List<String> keys() {
    List<String> keys = new ArrayList<>(FRAME);
    TableTopParts.WORDS.stream().filter(word -> !keys.contains(word)).forEach(keys::add);
    keys.addAll(SeenPiles.WORDS);
    keys.add("reserve.<zombie>");
    keys.add("board.<zombie>");
    keys.add("door.<zone>+<zone>");
    keys.add("trigger.<tile>");
    keys.add("objective.<number>");
    keys.add("spawn.<zone>");
    SeenSurvivor.WORDS.forEach(word -> keys.add("<survivor>." + word));
    SeenZone.WORDS.forEach(word -> keys.add("<zone>." + word));
    keys.add("<zone>.range.<zone>");
    keys.add("<zone>.distance.<zone>");
    return List.copyOf(keys);
  }

  public @Nullable String look(String key) {
    if (FRAME.contains(key)) {
      return frame(key);
    }
    if (SeenPiles.WORDS.contains(key)) {
      return new SeenPiles(s).look(key);
    }
    int dot = key.indexOf('.');
    String of = dot < 0 ? key : key.substring(0, dot);
    String word = dot < 0 ? "" : key.substring(dot + 1);
    int survivor = Cast.named(s, of);
    if (survivor != NONE && SeenSurvivor.WORDS.contains(word)) {
      return new SeenSurvivor(s, survivor).look(word);
    }
    if (s.table.board().find(of) >= 0) {
      String seen = new SeenZone(s, s.table.board().find(of)).look(word);
      if (!seen.isEmpty()) {
        return seen;
      }
    }
    String token = token(of, word);
    String plain = TableTopParts.look(s, key);
    return plain != null ? plain : token.isEmpty() ? null : token;
  }

  /// Things that are named by what they are; empty if there is no such thing.
  private String token(String of, String word) {
    return switch (of) {
      case "reserve", "board" -> figures(of.equals("board"), word);
      case "door" -> places.door(word) < 0 ? "" : door(1 << places.door(word));
      case "trigger" ->
          places.tile(word) < 0 ? "" : used((s.usedTriggers >> places.tile(word) & 1) != 0);
      case "objective" -> word.matches("\\d{1,2}") ? objective(Integer.parseInt(word)) : "";
      case "spawn" -> spawn(s.table.board().find(word));
      default -> "";
    };
  }

  private String figures(boolean board, String word) {
    for (ZombieKind kind : ZombieKind.values()) {
      if (Known.id(kind).equals(word)) {
        int left = s.reserve[kind.ordinal()];
        return num(board ? s.table.content().zombie(kind).count() - left : left);
      }
    }
    return "";
  }

  private String door(int bit) {
    return (s.openDoors & bit) != 0 ? "open" : (s.shutForGood & bit) != 0 ? "shut" : "closed";
  }

  private static String used(boolean used) {
    return used ? "used" : "unused";
  }

  private String objective(int token) {
    if (token >= s.carrier.length) {
      return "";
    }
    if ((s.delivered >> token & 1) != 0) {
      return "delivered";
    }
    if (s.carrier[token] != NONE) {
      return s.character(s.carrier[token]).id();
    }
    return s.objectiveZone[token] == NONE ? "taken" : places.name(s.objectiveZone[token]);
  }

  private String spawn(int zone) {
    var spawns = s.table.mission().pieces().spawns();
    for (int spawn = 0; spawn < spawns.size(); spawn++) {
      if (spawns.get(spawn).zone() == zone) {
        boolean gone = (s.removedSpawns >> spawn & 1) != 0;
        return gone ? "removed" : (s.awake >> spawn & 1) != 0 ? "awake" : "asleep";
      }
    }
    return "";
  }

  private String frame(String key) {
    return switch (key) {
      case "phase" -> s.zombiesPhase ? "zombies" : "players";
      case "asks" -> s.agenda.nameOfTop("nothing");
      case "asked" -> asked();
      case "first-player" -> num(s.firstSeat + 1);
      case "active" -> s.active == NONE ? "nobody" : s.character(s.active).id();
      case "spawn-dice" -> num(Outlook.spawnDice(s));
      case "danger" -> Known.id(Outlook.danger(s));
      case "dice" -> dice();
      case "dice.count" -> num(s.diceCount);
      case "helicopter" -> places.name(s.helicopter);
      default -> throw new IllegalStateException(key);
    };
  }

  private String dice() {
    List<String> dice = new ArrayList<>();
    for (int die = 0; die < s.diceCount; die++) {
      dice.add(num(s.dice[die]));
    }
    return joined(dice);
  }

  private String asked() {
    Question<MorgueState> question = Engine.question(s);
    return question == null
        ? "nobody"
        : "seat" + (1 + Integer.numberOfTrailingZeros(question.awaited(s)));
  }

  /// The seat that leads a survivor, or `seat1`; -1 if the word means neither.
  public static int seat(MorgueState s, String word) {
    int survivor = Cast.named(s, word);
    if (survivor != NONE) {
      return s.owner[survivor];
    }
    return word.matches("seat[1-6]") ? word.charAt(4) - '1' : NONE;
  }

  static String num(int n) {
    return Integer.toString(n);
  }

  static String flag(boolean flag) {
    return flag ? "yes" : "no";
  }

  static String joined(List<String> words) {
    return words.isEmpty() ? "nothing" : String.join(", ", words);
  }
}
