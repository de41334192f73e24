package horda.ruemorgue.rules;

import horda.engine.Choices;
import horda.engine.Preview.Bystander;
import horda.engine.Preview.Odds;
import horda.engine.Preview.Target;
import horda.engine.Preview.Throw;
import horda.engine.Ref;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.content.Weapon;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/// COMBAT: what an attack leads to, before its dice are thrown. Works on a copy of the table.
final class AttackOdds {
  private final MorgueState s;
  private final DiceOdds chances;
  private final InTheZone there;
  private final Assigning assigning;
  private final int dice;
  private final int needs;
  private final int rerolls;

  /// @param s a copy in which the attack is prepared, or has begun; it is used up
  private AttackOdds(MorgueState s, int dice, int rerolls) {
    this.s = s;
    this.dice = dice;
    this.rerolls = rerolls;
    this.needs = Outlook.needs(s);
    this.chances = new DiceOdds(s, dice);
    this.there = new InTheZone(s);
    this.assigning = new Assigning(s);
  }

  /// An attack that has not begun; not by fire.
  static AttackOdds of(MorgueState state, int survivor, boolean ranged, int zone, int slots) {
    MorgueState s = state.copy();
    Attacks.prepare(s, survivor, ranged, zone, slots);
    return new AttackOdds(s, dice(s), rerolls(s));
  }

  /// As many as there are Actors, where that may be chosen and is more (RMO-SK-32, 52).
  private static int dice(MorgueState s) {
    boolean may = s.has(s.attacker, s.ranged ? Skill.FULL_AUTO : Skill.BARBARIAN);
    int printed = Arms.dice(s, false);
    return may ? Math.max(printed, Arms.dice(s, true)) : printed;
  }

  /// Each source once (RMO-EQP-08).
  private static int rerolls(MorgueState s) {
    Choices sources = new Choices();
    new Dice.Reroll().choices(s, s.owner[s.attacker], sources);
    return sources.size() - 1;
  }

  /// The attack that has begun, with the dice on the card or by Actors.
  static Throw ofNumber(MorgueState state, boolean replaced) {
    MorgueState s = state.copy();
    return new AttackOdds(s, Arms.dice(s, replaced), rerolls(s)).fresh();
  }

  /// All the dice that lie there, thrown again.
  static Throw ofAgain(MorgueState state) {
    MorgueState s = state.copy();
    return new AttackOdds(s, s.diceCount, rerolls(s) - 1).fresh();
  }

  /// The dice as they lie; all their sixes bring more.
  static Throw ofStanding(MorgueState state) {
    return ofLying(state, 0, Integer.MAX_VALUE);
  }

  /// The dice as they lie, and those that sixes bring.
  ///
  /// @param from the first die whose six has brought nothing yet
  static Throw ofLying(MorgueState state, int from, int more) {
    MorgueState s = state.copy();
    byte[] faces = Arrays.copyOf(s.dice, s.diceCount);
    AttackOdds odds = new AttackOdds(s, faces.length, 0);
    double[] lying = odds.chances.lying(faces, from, more);
    return new Throw(odds.at(), faces.length, odds.needs, 0, odds.odds(lying), null);
  }

  private Ref at() {
    return MorgueAsk.zone(s.attackZone);
  }

  Throw fresh() {
    Odds again = rerolls == 0 ? null : odds(chances.thrown(rerolls));
    return new Throw(at(), dice, needs, rerolls, odds(chances.thrown(0)), again);
  }

  /// How many of whom are killed is tried out for every number of hits.
  private Odds odds(double[] thrown) {
    HitTally tally = new HitTally(there, chances.mostHits());
    for (int hits = 0; hits <= chances.mostHits(); hits++) {
      for (int hard = 0; hard <= Math.min(hits, chances.mostHard()); hard++) {
        double chance = 0;
        for (int ones = 0; ones <= chances.mostOnes(); ones++) {
          chance += chances.at(thrown, hits, hard, ones);
        }
        if (chance > 0) {
          tally.add(assigning, hits, hard, chance);
        }
      }
    }
    return tally.odds(s);
  }

  /// The chance that somebody whom the attack kills crawls on (RMO-CRAWL-01 to 05).
  double crawlers() {
    double[] thrown = chances.thrown(0);
    double crawlers = 0;
    for (int hits = 1; hits <= chances.mostHits() && chances.mostOnes() > 0; hits++) {
      for (int hard = 0; hard <= Math.min(hits, chances.mostHard()); hard++) {
        double chance = chances.at(thrown, hits, hard, 1);
        boolean any = chance > 0 && skinners(assigning.give(hits, hard, Assigning.ANYBODY)) > 0;
        crawlers += any ? chance : 0;
      }
    }
    return crawlers;
  }

  private static int skinners(MorgueState after) {
    int skinners = 0;
    for (ZombieKind kind : ZombieKind.values()) {
      boolean skinner = after.table.content().zombie(kind).skinner();
      skinners += skinner ? after.kills[kind.ordinal()] : 0;
    }
    return skinners;
  }

  /// What is behind the odds, for a player who throws as they assume.
  DiceOdds chances() {
    return chances;
  }

  /// Whom of one's own side a shot may hit.
  static List<Ref> friends(MorgueState state, int survivor, int zone, int slots) {
    List<Ref> friends = new ArrayList<>();
    if (burns(state, survivor, slots)) {
      for (Bystander friend : burning(state, survivor, zone).once().friends()) {
        friends.add(friend.who());
      }
    } else if (Hits.isAnybodyInTheWay(state, survivor, zone)) {
      MorgueState s = state.copy();
      Attacks.prepare(s, survivor, true, zone, slots);
      for (int friend : new InTheZone(s).friends()) {
        friends.add(new Ref("survivor", s.who[friend]));
      }
    }
    return friends;
  }

  static boolean burns(MorgueState s, int survivor, int slots) {
    Weapon weapon = s.table.weapon(s.slot(survivor, Integer.numberOfTrailingZeros(slots)));
    return weapon != null && weapon.special() == Weapon.Special.KILLS_ALL;
  }

  /// Fire asks no dice: everybody dies (RMO-CRAFT-07).
  static Throw burning(MorgueState s, int survivor, int zone) {
    List<Target> targets = new ArrayList<>();
    List<Bystander> friends = new ArrayList<>();
    int all = 0;
    for (ZombieKind kind : ZombieKind.values()) {
      int count = s.figures(zone, kind);
      if (count > 0) {
        all += count;
        targets.add(new Target(MorgueAsk.zombie(kind), count, 0, certain(count)));
      }
    }
    for (int other = 0; other < s.survivors(); other++) {
      if (s.zone[other] == zone && !s.aloft(other)) {
        Ref who = new Ref("survivor", s.who[other]);
        if (Rivals.are(s, survivor, other)) {
          all++;
          targets.add(new Target(who, 1, 0, certain(1)));
        } else {
          friends.add(new Bystander(who, 1, 1));
        }
      }
    }
    List<Double> kills = new ArrayList<>(Collections.nCopies(all, 0.0));
    kills.add(1.0);
    Odds odds = new Odds(0, List.of(), kills, targets, friends);
    return new Throw(MorgueAsk.zone(zone), 0, 0, 0, odds, null);
  }

  private static List<Double> certain(int count) {
    return Collections.nCopies(count, 1.0);
  }
}
