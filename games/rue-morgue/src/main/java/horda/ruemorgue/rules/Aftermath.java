package horda.ruemorgue.rules;

import static horda.ruemorgue.MorgueState.KINDS;
import static horda.ruemorgue.MorgueState.NONE;

import horda.engine.Known;
import horda.engine.Out;
import horda.ruemorgue.MorgueState;
import horda.ruemorgue.MorgueStep;
import horda.ruemorgue.content.Grant;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.content.Weapon;
import horda.ruemorgue.content.Zombie;
import horda.ruemorgue.content.ZombieKind;

/** CRAWL, XP: after an attack: experience, then Crawlers, then what skills give for a kill. */
public record Aftermath() implements MorgueStep {
  @Override
  public String name() {
    return "aftermath";
  }

  @Override
  public void run(MorgueState s, Out out) {
    int survivor = s.attacker;
    int killed = 0;
    for (byte kills : s.kills) {
      killed += kills;
    }
    if (killed > 0 || s.slain > 0) {
      crawlers(s, out);
      if (s.inPlay(survivor)) {
        s.marks[survivor] |= (byte) (killed > 0 ? MorgueState.KILLED : 0);
        rewards(s, survivor, killed > 0);
      }
      s.agenda.push(new Placing.Shortage());
      credit(s, out);
    }
    s.attacker = NONE;
  }

  /**
   * Hit & run is for rivals too (RMO-SK-31). The stack does them in reverse: a level's choice, then
   * Hit & run, then Blitz.
   */
  private static void rewards(MorgueState s, int survivor, boolean zombies) {
    if (zombies && s.has(survivor, Skill.BLITZ) && s.zombies(s.attackZone) == 0) {
      s.agenda.push(new Moving.Free(survivor, false));
    }
    if (s.has(survivor, Skill.HIT_AND_RUN)) {
      s.agenda.push(new Moving.Free(survivor, true));
    }
  }

  /** Points for every kill, double for what one collects (RMO-XP-01, 11, RMO-SK-36). */
  static void credit(MorgueState s, Out out) {
    int points = 0;
    for (ZombieKind kind : ZombieKind.values()) {
      int each = s.table.content().zombie(kind).xp();
      for (Grant grant : s.grants(s.attacker)) {
        boolean collects = grant.skill() == Skill.COLLECTOR && grant.about().equals(Known.id(kind));
        each *= collects ? 2 : 1;
      }
      points += each * s.kills[kind.ordinal()];
    }
    if (points > 0) {
      Experience.gain(s, s.attacker, points, out);
    }
  }

  /** One for each natural 1, at most one for each Skinner killed (RMO-CRAWL-01 to 05). */
  private static void crawlers(MorgueState s, Out out) {
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
    int crawlers = Math.min(ones, skinners);
    if (crawlers > 0 && s.crawlers && !clean) {
      Placing.place(s, s.attackZone, ZombieKind.CRAWLER, crawlers, out);
    }
  }
}
