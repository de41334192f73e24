package horda.ruemorgue.rules;

import static horda.ruemorgue.MorgueState.KINDS;
import static horda.ruemorgue.MorgueState.NONE;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.ruemorgue.MorgueAsk;
import horda.ruemorgue.MorgueEvent;
import horda.ruemorgue.MorgueState;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.content.ZombieKind;

/**
 * COMBAT, MELEE, RANGED: hits are given to targets, one by one. Asks only where there is a choice;
 * what no hit can kill absorbs them (RMO-COMBAT-06).
 */
public record Hits() implements MorgueAsk {
  private static final int ZOMBIE = 1;
  private static final int SURVIVOR = 2;
  private static final int WASTE = 3;

  @Override
  public String name() {
    return "assign-hit";
  }

  @Override
  public int seat(MorgueState s) {
    return s.owner[s.attacker];
  }

  /** Hard hits go first. */
  private static int damage(MorgueState s) {
    return Arms.damage(s) + (s.hardHits > 0 ? 1 : 0);
  }

  @Override
  public boolean waits(MorgueState s, Out out) {
    while (s.hits > 0) {
      Choices targets = new Choices();
      choices(s, 0, targets);
      if (targets.size() > 1) {
        return true;
      }
      if (targets.size() == 0) {
        out.tell(MorgueEvent.ABSORBED, s.hits);
        s.hits = 0;
      } else if (Code.verb(targets.get(0)) == SURVIVOR) {
        s.agenda.pop();
        s.agenda.push(this);
        strike(s, targets.get(0), out);
        return false;
      } else {
        strike(s, targets.get(0), out);
      }
    }
    s.agenda.pop();
    return false;
  }

  /** Nothing on offer means that the rest of the hits is absorbed. */
  @Override
  public void choices(MorgueState s, int seat, Choices into) {
    if (Arms.picksTargets(s)) {
      for (ZombieKind kind : ZombieKind.values()) {
        if (kills(s, kind)) {
          into.add(Code.of(ZOMBIE, kind.ordinal()));
        }
      }
      rivals(s, into);
      return;
    }
    survivors(s, into);
    if (into.size() == 0) {
      zombies(s, into);
    }
  }

  /**
   * Rivals may be picked (RMO-MELEE-04); a hit may also be lost on a zombie that it cannot kill,
   * since they only may.
   */
  private static void rivals(MorgueState s, Choices into) {
    int zombies = into.size();
    for (int other = 0; other < s.survivors() && Rivals.areThere(s); other++) {
      boolean hidden = s.ranged && s.has(other, Skill.LOW_PROFILE);
      if (Rivals.isIn(s, s.attacker, other, s.attackZone) && !hidden) {
        into.add(Code.of(SURVIVOR, other));
      }
    }
    if (zombies == 0 && into.size() > 0 && s.zombies(s.attackZone) > 0) {
      into.add(Code.of(WASTE));
    }
  }

  /** Row 1: everybody in the zone but the shooter (RMO-RANGED-04, 10). */
  private static void survivors(MorgueState s, Choices into) {
    boolean steady = s.has(s.attacker, Skill.STEADY_HAND);
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      if (survivor != s.attacker
          && s.zone[survivor] == s.attackZone
          && !s.aloft(survivor)
          && !steady
          && !s.has(survivor, Skill.LOW_PROFILE)) {
        into.add(Code.of(SURVIVOR, survivor));
      }
    }
  }

  /** The first row with somebody in it; if it cannot be killed it shields the rest (06, 07). */
  private static void zombies(MorgueState s, Choices into) {
    int row = Integer.MAX_VALUE;
    for (ZombieKind kind : ZombieKind.values()) {
      if (s.figures(s.attackZone, kind) > 0) {
        row = Math.min(row, s.table.content().zombie(kind).row());
      }
    }
    boolean shield = false;
    for (ZombieKind kind : ZombieKind.values()) {
      boolean here =
          s.table.content().zombie(kind).row() == row && s.figures(s.attackZone, kind) > 0;
      shield |= here && kind == ZombieKind.FATTY && !kills(s, kind);
      if (here && kills(s, kind) && !shield) {
        into.add(Code.of(ZOMBIE, kind.ordinal()));
      }
    }
  }

  private static boolean kills(MorgueState s, ZombieKind kind) {
    return s.figures(s.attackZone, kind) > 0
        && damage(s) >= s.table.content().zombie(kind).damage();
  }

  @Override
  public void answer(MorgueState s, long choice, Out out) {
    s.agenda.push(this);
    strike(s, choice, out);
  }

  private static void strike(MorgueState s, long choice, Out out) {
    int damage = damage(s);
    s.hits--;
    s.hardHits = Math.max(0, s.hardHits - 1);
    int target = Code.a(choice);
    if (Code.verb(choice) == WASTE) {
      out.tell(MorgueEvent.ABSORBED, 1);
      return;
    }
    if (Code.verb(choice) == SURVIVOR) {
      out.tell(MorgueEvent.SHOT, s.who[s.attacker], s.who[target]);
      for (int n = 0; n < damage; n++) {
        s.agenda.push(new TakeWound(target, NONE));
      }
      return;
    }
    kill(s, target, out);
    boolean reaper =
        s.has(s.attacker, Skill.REAPER_COMBAT)
            || s.has(s.attacker, s.ranged ? Skill.REAPER_RANGED : Skill.REAPER_MELEE);
    if (reaper && !s.reaped && s.figures[s.attackZone * KINDS + target] > 0) {
      s.reaped = true;
      kill(s, target, out);
    }
  }

  /** The figure is free at once (RMO-ZOM-07). */
  static void kill(MorgueState s, int kind, Out out) {
    s.figures[s.attackZone * KINDS + kind]--;
    s.reserve[kind]++;
    s.kills[kind]++;
    out.tell(MorgueEvent.KILLS, s.who[s.attacker], kind, s.attackZone);
  }

  @Override
  public Phrase prompt(MorgueState s, int seat) {
    return MorgueAsk.prompt("assign-hit", Ref.number(s.hits));
  }

  @Override
  public String rule(MorgueState s) {
    return s.ranged ? "RMO-RANGED-05" : "RMO-MELEE-01";
  }

  @Override
  public Option option(MorgueState s, int seat, long choice) {
    if (Code.verb(choice) == SURVIVOR) {
      return MorgueAsk.toSurvivor(s, Code.a(choice));
    }
    if (Code.verb(choice) == WASTE) {
      return ActWords.plain("waste");
    }
    ZombieKind kind = HordeMove.kind(Code.a(choice));
    String id = "kill:" + horda.engine.Known.id(kind);
    return Option.of(id, Phrase.of("option.kill", MorgueAsk.zombie(kind)));
  }
}
