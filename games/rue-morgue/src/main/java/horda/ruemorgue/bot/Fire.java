package horda.ruemorgue.bot;

import static horda.ruemorgue.state.MorgueState.NONE;
import static horda.ruemorgue.state.MorgueState.SLOTS;

import horda.engine.Nullable;
import horda.ruemorgue.content.Weapon;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.mission.Goal;
import horda.ruemorgue.mission.Special;
import horda.ruemorgue.rules.SpawnZones;
import horda.ruemorgue.state.MorgueState;
import java.util.List;

/// Rule of thumb: fire where a mission wants something burnt. A Molotov is made of two cards, and
/// whoever has one half asks a friend beside him for the other.
final class Fire {
  private static final String GASOLINE = "gasoline";
  private static final String BOTTLES = "glass-bottles";

  private Fire() {}

  /// Whether a goal that is left cannot be met without it.
  static boolean isWanted(MorgueState s) {
    List<Goal> goals = s.table.mission().goals();
    for (int i = s.goalsDone; i < goals.size(); i++) {
      if (goals.get(i) instanceof Goal.Kill
          || goals.get(i) instanceof Goal.RemoveSpawns
              && s.table.mission().rule(Special.FireRemovesSpawns.class) != null) {
        return true;
      }
    }
    return false;
  }

  /// Whether what burns in a zone brings a goal nearer.
  static boolean isTarget(MorgueState s, int zone) {
    List<Goal> goals = s.table.mission().goals();
    for (int i = s.goalsDone; i < goals.size(); i++) {
      boolean burns =
          switch (goals.get(i)) {
            case Goal.Kill kill -> s.figures(zone, kill.zombie()) > 0;
            case Goal.RemoveSpawns remove ->
                remove.zones().contains(zone)
                    && SpawnZones.isIn(s, zone)
                    && s.table.mission().rule(Special.FireRemovesSpawns.class) != null;
            default -> false;
          };
      if (burns) {
        return true;
      }
    }
    return s.figures(zone, ZombieKind.A_BOMB) > 0 && !isWanted(s);
  }

  static boolean burns(@Nullable Weapon weapon) {
    return weapon != null && weapon.special() == Weapon.Special.KILLS_ALL;
  }

  static boolean isPart(String kind) {
    return kind.equals(GASOLINE) || kind.equals(BOTTLES);
  }

  /// The slot of a friend with the half that somebody lacks, or NONE.
  static int half(MorgueState s, int survivor, int friend) {
    boolean gasoline = slot(s, survivor, GASOLINE) != NONE;
    boolean bottles = slot(s, survivor, BOTTLES) != NONE;
    if (gasoline == bottles) {
      return NONE;
    }
    return slot(s, friend, gasoline ? BOTTLES : GASOLINE);
  }

  private static int slot(MorgueState s, int survivor, String kind) {
    for (int slot = 0; slot < SLOTS; slot++) {
      int card = s.slot(survivor, slot);
      if (card >= 0 && s.table.equipment(card).id().equals(kind)) {
        return slot;
      }
    }
    return NONE;
  }

  /// Where a friend with the other half is; NONE if there is none to be reached.
  static int partner(MorgueState s, int survivor) {
    int best = NONE;
    int least = Integer.MAX_VALUE;
    for (int friend = 0; friend < s.survivors(); friend++) {
      if (friend != survivor && s.inPlay(friend) && half(s, survivor, friend) != NONE) {
        int far = s.ways().distance(s.zone[survivor], s.zone[friend]);
        if (far >= 0 && far < least) {
          least = far;
          best = s.zone[friend];
        }
      }
    }
    return best;
  }
}
