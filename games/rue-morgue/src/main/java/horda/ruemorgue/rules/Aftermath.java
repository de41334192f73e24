package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.KINDS;
import static horda.ruemorgue.state.MorgueState.NONE;
import static horda.ruemorgue.state.MorgueState.SLOTS;

import horda.engine.Known;
import horda.engine.Out;
import horda.engine.shape.Bits;
import horda.engine.shape.Named;
import horda.ruemorgue.content.Grant;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.content.Weapon;
import horda.ruemorgue.content.Zombie;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.state.Kinds.AtZone;
import horda.ruemorgue.state.Kinds.AtZoneOrNone;
import horda.ruemorgue.state.Kinds.Earned;
import horda.ruemorgue.state.Kinds.Person;
import horda.ruemorgue.state.MorgueState;
import horda.ruemorgue.state.MorgueStep;

/// CRAWL, XP: after an attack: experience, then Crawlers, then what skills give for a kill.
///
/// @param zone where the second weapon of a Trick shot still aims, or NONE
/// @param slots with which cards
/// @param earned by the first shot of a trick: 1 for a kill, 2 for an emptied zone, 8 for a rival
@Named("aftermath")
public record Aftermath(@AtZoneOrNone int zone, @Bits(SLOTS) int slots, @Earned int earned)
    implements MorgueStep {
  private static final int KILL = 1;
  private static final int CLEARED = 2;

  /// A rival died: enough for Hit & run (RMO-SK-31).
  private static final int SLAIN = 8;

  @Override
  public void run(MorgueState s, Out out) {
    int survivor = s.attacker;
    int killed = killed(s);
    int crawlers = killed > 0 ? crawlers(s) : 0;
    boolean left = Math.min(crawlers, s.reserve[ZombieKind.CRAWLER.ordinal()]) > 0;
    int more = earned | (killed > 0 ? KILL : 0) | (s.slain > 0 ? SLAIN : 0);
    more += killed > 0 && s.zombies(s.attackZone) == 0 && !left ? CLEARED : 0;
    if (zone == NONE) {
      s.agenda.push(new Reward(survivor, more));
    } else {
      s.agenda.push(new Second(survivor, zone, slots, more));
    }
    if (killed > 0) {
      s.agenda.push(new Placing.Shortage());
      credit(s, out);
    }
    if (crawlers > 0) {
      Placing.place(s, s.attackZone, ZombieKind.CRAWLER, crawlers, out);
    }
    s.attacker = NONE;
  }

  private static int killed(MorgueState s) {
    int killed = 0;
    for (byte kills : s.kills) {
      killed += kills;
    }
    return killed;
  }

  /// The other weapon of a Trick shot, if there is still somebody to aim it at (RMO-SK-82).
  @Named("second-shot")
  public record Second(
      @Person int survivor, @AtZone int zone, @Bits(SLOTS) int slots, @Earned int earned)
      implements MorgueStep {
    @Override
    public void run(MorgueState s, Out out) {
      if (!s.inPlay(survivor)) {
        return;
      }
      if (Rivals.enemyIn(s, survivor, zone) && s.ways().sees(s.zone[survivor], zone)) {
        Attacks.second(s, survivor, zone, slots, earned, out);
      } else {
        s.agenda.push(new Reward(survivor, earned));
      }
    }
  }

  /// What fire has earned: no dice, so no Crawlers (RMO-CRAWL-06).
  static void burnt(MorgueState s) {
    int more = (killed(s) > 0 ? KILL + CLEARED : 0) | (s.slain > 0 ? SLAIN : 0);
    s.agenda.push(new Reward(s.attacker, more));
  }

  /// Free moves for kills; a skill that this very attack has brought counts (RMO-XP-11).
  @Named("reward")
  public record Reward(@Person int survivor, @Earned int earned) implements MorgueStep {
    /// Hit & run is for rivals too (RMO-SK-31). The stack does Blitz after it.
    @Override
    public void run(MorgueState s, Out out) {
      if (!s.inPlay(survivor) || (earned & (KILL | SLAIN)) == 0) {
        return;
      }
      if ((earned & KILL) != 0) {
        s.mark(survivor, MorgueState.KILLED);
      }
      int blitzes = s.has(survivor, Skill.BLITZ) ? earned % SLAIN / CLEARED : 0;
      for (int n = 0; n < blitzes; n++) {
        s.agenda.push(new Moving.Free(survivor, false));
      }
      if (s.has(survivor, Skill.HIT_AND_RUN)) {
        s.agenda.push(new Moving.Free(survivor, true));
      }
    }
  }

  /// Points for every kill, double for what one collects (RMO-XP-01, 11, RMO-SK-36).
  static void credit(MorgueState s, Out out) {
    int points = 0;
    for (ZombieKind kind : ZombieKind.values()) {
      int each = s.table.content().zombie(kind).xp();
      for (Grant grant : s.grants(s.attacker)) {
        boolean collects = grant.skill() == Skill.COLLECTOR && isAbout(s, grant, kind);
        each *= collects ? 2 : 1;
      }
      points += each * s.kills[kind.ordinal()];
    }
    if (points > 0) {
      Experience.gain(s, s.attacker, points, out);
    }
  }

  /// Whether a skill speaks of this kind, by a word of its name (RMO-SK-25, 36).
  public static boolean isAbout(MorgueState s, Grant grant, ZombieKind kind) {
    boolean family = grant.about().equals("skinner") && s.table.content().zombie(kind).skinner();
    return family || grant.about().equals(Known.id(kind));
  }

  /// One for each natural 1, at most one for each Skinner killed (RMO-CRAWL-01 to 05).
  private static int crawlers(MorgueState s) {
    int skinners = 0;
    for (int kind = 0; kind < KINDS; kind++) {
      Zombie zombie = s.table.content().zombie(HordeMove.kind(kind));
      skinners += zombie.skinner() ? s.kills[kind] : 0;
    }
    int ones = 0;
    for (int die = 0; die < s.diceCount; die++) {
      ones += s.dice[die] == 1 ? 1 : 0;
    }
    boolean clean = Arms.used(s).special() == Weapon.Special.NO_CRAWLERS;
    return s.crawlers && !clean ? Math.min(ones, skinners) : 0;
  }
}
