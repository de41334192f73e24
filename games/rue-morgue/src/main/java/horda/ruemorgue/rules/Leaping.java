package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.OUTSIDE;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Out;
import horda.engine.shape.Named;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.map.Ways;
import horda.ruemorgue.map.ZoneSet;
import horda.ruemorgue.state.Kinds.AtZone;
import horda.ruemorgue.state.Kinds.Person;
import horda.ruemorgue.state.MorgueState;
import horda.ruemorgue.state.MorgueStep;

/// SK: Jump, Charge and Bloodlust. None of them is a Move Action: no skill makes them longer or
/// cheaper, and zombies in the zone that is left cost actions.
final class Leaping {
  private Leaping() {}

  static void list(MorgueState s, int survivor, Choices into) {
    int surcharge = s.zombies(s.zone[survivor]);
    if (s.seat[survivor] != OUTSIDE || s.actions < surcharge) {
      return;
    }
    if (s.has(survivor, Skill.CHARGE)) {
      dashes(s, survivor, SkillActs.CHARGE_AT, into);
    }
    if (s.actions < 1 + surcharge) {
      return;
    }
    if (lusts(s, survivor) != 0) {
      dashes(s, survivor, SkillActs.LUST_FOR, into);
    }
    if (s.has(survivor, Skill.JUMP) && Uses.isFree(s, survivor, Uses.JUMP)) {
      jumps(s, survivor, into);
    }
  }

  /// Two zones off and in sight; who stands between does not matter (RMO-SK-71).
  private static void jumps(MorgueState s, int survivor, Choices into) {
    int here = s.zone[survivor];
    Ways ways = s.ways();
    ZoneSet seen = Moving.isBurdened(s, survivor) ? ZoneSet.NONE : ways.seen(here);
    for (int zone = seen.first(); zone >= 0; zone = seen.after(zone)) {
      if (ways.distance(here, zone) == 2) {
        into.add(Code.of(SkillActs.JUMP_TO, zone));
      }
    }
  }

  /// Zones with an enemy, one or two moves off; the first of two must be free of zombies. One way
  /// is like another, unless it leads through a tent that is still closed.
  private static void dashes(MorgueState s, int survivor, int verb, Choices into) {
    int here = s.zone[survivor];
    Ways ways = s.ways();
    boolean burdened = Moving.isBurdened(s, survivor);
    ZoneSet plain = ZoneSet.NONE;
    for (int i = 0; i < ways.exits(here); i++) {
      int near = ways.exit(here, i);
      if (Rivals.enemyIn(s, survivor, near)) {
        into.add(Code.of(verb, near, near));
      }
      for (int j = 0; j < ways.exits(near) && s.zombies(near) == 0 && !burdened; j++) {
        int far = ways.exit(near, j);
        boolean known = plain.has(far) && !isClosedTent(s, near);
        if (far != here
            && !ways.beside(here).has(far)
            && !known
            && Rivals.enemyIn(s, survivor, far)) {
          into.add(Code.of(verb, far, near));
          plain = isClosedTent(s, near) ? plain : plain.with(far);
        }
      }
    }
  }

  private static boolean isClosedTent(MorgueState s, int zone) {
    int tent = Tents.at(s, zone);
    return tent != MorgueState.NONE && !Tents.isOpen(s, tent);
  }

  static void jump(MorgueState s, int survivor, int zone, Out out) {
    Uses.use(s, survivor, Uses.JUMP);
    s.actions -= 1 + s.zombies(s.zone[survivor]);
    Moving.enter(s, survivor, zone, out);
  }

  /// Free, as often as one likes (RMO-SK-24).
  static void charge(MorgueState s, int survivor, int zone, int via, Out out) {
    s.actions -= s.zombies(s.zone[survivor]);
    dash(s, survivor, zone, via, out);
  }

  /// One action; the move is an end of action of its own, then comes the attack (RMO-TRIG-04).
  static void lust(MorgueState s, int survivor, int zone, int via, Out out) {
    s.actions -= 1 + s.zombies(s.zone[survivor]);
    s.agenda.push(new FreeAttack(survivor, lusts(s, survivor)));
    s.agenda.push(new Act.Done(survivor));
    dash(s, survivor, zone, via, out);
  }

  /// Which attacks Bloodlust gives (RMO-SK-73 to 75).
  private static int lusts(MorgueState s, int survivor) {
    int kinds = s.has(survivor, Skill.BLOODLUST_MELEE) ? Attacks.WITH_MELEE : 0;
    kinds |= s.has(survivor, Skill.BLOODLUST_RANGED) ? Attacks.WITH_RANGED : 0;
    boolean both = s.has(survivor, Skill.BLOODLUST_COMBAT);
    return both ? Attacks.WITH_MELEE | Attacks.WITH_RANGED : kinds;
  }

  private static void dash(MorgueState s, int survivor, int zone, int via, Out out) {
    if (zone != via) {
      s.agenda.push(new DashOn(survivor, zone));
    }
    Moving.enter(s, survivor, via, out);
  }

  /// The second zone, unless zombies came out of a tent in the first (RMO-TENT-03).
  @Named("dash-on")
  record DashOn(@Person int survivor, @AtZone int zone) implements MorgueStep {
    @Override
    public void run(MorgueState s, Out out) {
      if (s.inPlay(survivor)
          && s.zombies(s.zone[survivor]) == 0
          && s.ways().beside(s.zone[survivor]).has(zone)) {
        Moving.enter(s, survivor, zone, out);
      }
    }
  }
}
