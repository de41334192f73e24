package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.NONE;

import horda.engine.Preview.Target;
import horda.engine.Ref;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueState;
import java.util.ArrayList;
import java.util.List;

/// Who stands where an attack strikes: enemies in the order in which they are hit, and friends who
/// may be hit instead (RMO-RANGED-04, 10).
final class InTheZone {
  /// @param wish whom [Assigning] should hit first, to see how many of them can be killed
  /// @param target who they are, counted as there
  record Enemy(Target shown, int target, int wish) {}

  /// The last row of the target priority.
  private static final int LAST_ROW = 5;

  private final MorgueState s;

  /// The attacker picks the targets.
  private final boolean free;

  private final List<Enemy> enemies = new ArrayList<>();
  private final List<Integer> friends = new ArrayList<>();

  /// @param s with an attack prepared
  InTheZone(MorgueState s) {
    this.s = s;
    this.free = Arms.picksTargets(s);
    boolean spared = SteadyHand.spares(s);
    for (int other = 0; other < s.survivors(); other++) {
      boolean rival = Rivals.isIn(s, s.attacker, other, s.attackZone);
      if (rival && isHit(other)) {
        Target shown = new Target(who(other), 1, 0, List.of());
        enemies.add(new Enemy(shown, survivor(other), survivor(other)));
      } else if (!rival && !free && !spared && Hits.isInTheWay(s, other)) {
        friends.add(other);
      }
    }
    boolean behind = !free && !(enemies.isEmpty() && friends.isEmpty());
    zombies(behind ? 1 : 0);
  }

  static int survivor(int number) {
    return Assigning.SURVIVORS + number;
  }

  private Ref who(int survivor) {
    return new Ref("survivor", s.who[survivor]);
  }

  private boolean isHit(int survivor) {
    boolean hidden = s.ranged && s.has(survivor, Skill.LOW_PROFILE);
    return free ? !hidden : Hits.isInTheWay(s, survivor);
  }

  private void zombies(int first) {
    int rank = first;
    int last = NONE;
    for (int row = 0; row <= LAST_ROW; row++) {
      for (ZombieKind kind : ZombieKind.values()) {
        int count = s.figures(s.attackZone, kind);
        if (count > 0 && row(kind) == row) {
          rank += !free && last != NONE && last != row ? 1 : 0;
          last = row;
          Target shown = new Target(MorgueAsk.zombie(kind), count, rank, List.of());
          enemies.add(new Enemy(shown, kind.ordinal(), wish(kind)));
        }
      }
    }
  }

  private int row(ZombieKind kind) {
    return s.table.content().zombie(kind).row();
  }

  /// Whoever is alone in a row need not be wished for.
  private int wish(ZombieKind kind) {
    for (ZombieKind other : ZombieKind.values()) {
      boolean beside = free || row(other) == row(kind);
      if (other != kind && beside && s.figures(s.attackZone, other) > 0) {
        return kind.ordinal();
      }
    }
    return Assigning.ANYBODY;
  }

  List<Enemy> enemies() {
    return enemies;
  }

  List<Integer> friends() {
    return friends;
  }
}
