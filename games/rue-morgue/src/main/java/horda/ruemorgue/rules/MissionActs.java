package horda.ruemorgue.rules;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.ruemorgue.map.Door;
import horda.ruemorgue.mission.Goal;
import horda.ruemorgue.mission.Special;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;
import java.util.List;

/// MIS: actions that only a mission gives (RMO-TURN-07).
public final class MissionActs {
  public static final int WORK = 40;
  public static final int REMOVE_SPAWN = 41;
  public static final int SHUT = 42;
  public static final int BAR = 43;

  private MissionActs() {}

  static void list(MorgueState s, int survivor, Choices into) {
    if (!Paying.can(s, null, 1) || s.aloft(survivor)) {
      return;
    }
    int zone = s.zone[survivor];
    if (work(s, zone) != null) {
      into.add(Code.of(WORK));
    }
    List<Special> rules = s.table.mission().rules();
    for (int i = 0; i < rules.size(); i++) {
      switch (rules.get(i)) {
        case Special.ActionRemovesSpawn removes when canRemove(s, zone, removes) ->
            into.add(Code.of(REMOVE_SPAWN));
        case Special.ActionShuts shuts when canShut(s, zone, shuts) -> into.add(Code.of(SHUT, i));
        case Special.NoiseShuts bar when canBar(s, zone, bar) -> into.add(Code.of(BAR, i));
        default -> {}
      }
    }
  }

  /// The work that the mission wants just now in that zone; no zombie may be there.
  private static Goal.@horda.engine.Nullable Work work(MorgueState s, int zone) {
    List<Goal> goals = s.table.mission().goals();
    boolean now = s.goalsDone < goals.size() && s.zombies(zone) == 0;
    return now && goals.get(s.goalsDone) instanceof Goal.Work work && work.at() == zone
        ? work
        : null;
  }

  private static boolean canRemove(MorgueState s, int zone, Special.ActionRemovesSpawn removes) {
    return removes.zones().contains(zone) && s.zombies(zone) == 0 && SpawnZones.isIn(s, zone);
  }

  private static boolean canShut(MorgueState s, int zone, Special.ActionShuts shuts) {
    return shuts.from() == zone
        && s.zombies(zone) == 0
        && (s.shutForGood >> shuts.door() & 1) == 0
        && Objectives.isTaken(s, shuts.after());
  }

  private static boolean canBar(MorgueState s, int zone, Special.NoiseShuts bar) {
    return bar.at() == zone && (s.shutForGood >> bar.door() & 1) == 0 && Objectives.areAllTaken(s);
  }

  static void answer(MorgueState s, int survivor, long choice, Out out) {
    Paying.pay(s, null, 1);
    int zone = s.zone[survivor];
    switch (Code.verb(choice)) {
      case WORK -> {
        Goal.Work work = work(s, zone);
        s.worked++;
        out.tell(MorgueEvent.WORKS, s.who[survivor], s.worked);
        if (work != null && work.noise()) {
          Noise.make(s, survivor, out);
        }
      }
      case REMOVE_SPAWN -> SpawnZones.remove(s, zone, out);
      case SHUT -> {
        Special rule = s.table.mission().rules().get(Code.a(choice));
        shut(s, ((Special.ActionShuts) rule).door(), out);
      }
      default -> {
        Special.NoiseShuts bar = (Special.NoiseShuts) s.table.mission().rules().get(Code.a(choice));
        s.worked++;
        Noise.make(s, survivor, out);
        out.tell(MorgueEvent.WORKS, s.who[survivor], s.worked);
        if (s.worked >= bar.tokens()) {
          shut(s, bar.door(), out);
        }
      }
    }
  }

  private static void shut(MorgueState s, int index, Out out) {
    Door door = s.table.board().doors().get(index);
    s.openDoors &= ~(1 << index);
    s.shutForGood |= 1 << index;
    out.tell(MorgueEvent.DOOR_SHUT, door.one(), door.other());
  }

  /// Noise that a mission leaves lying when the rest is cleared.
  static void keepNoise(MorgueState s) {
    Special.NoiseShuts bar = s.table.mission().rule(Special.NoiseShuts.class);
    if (bar != null) {
      s.noise[bar.at()] = (byte) s.worked;
    }
  }

  static Option option(long choice) {
    return switch (Code.verb(choice)) {
      case WORK -> ActWords.plain("work");
      case REMOVE_SPAWN -> ActWords.plain("remove-spawn");
      case SHUT -> ActWords.plain("shut-for-good");
      default -> ActWords.plain("bar-the-door");
    };
  }
}
