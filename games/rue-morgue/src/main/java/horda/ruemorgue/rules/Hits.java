package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.KINDS;
import static horda.ruemorgue.state.MorgueState.NONE;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.Named;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;

/// COMBAT, MELEE, RANGED: hits are given to targets, one by one. Asks only where there is a choice;
/// what no hit can kill absorbs them (RMO-COMBAT-06).
@Named("assign-hit")
public record Hits() implements MorgueAsk {
  static final int ZOMBIE = 1;
  static final int SURVIVOR = 2;
  private static final int WASTE = 3;

  /// How a hit is used, as bits: one that does more damage; one that takes two.
  static final int HARD = 1;

  static final int REAPS = 2;

  @Override
  public int seat(MorgueState s) {
    return s.owner[s.attacker];
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
        boolean shielded = s.zombies(s.attackZone) > 0;
        out.tell(shielded ? MorgueEvent.ABSORBED : MorgueEvent.SURPLUS, s.hits);
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

  /// Nothing on offer means that the rest of the hits is absorbed.
  @Override
  public void choices(MorgueState s, int seat, Choices into) {
    if (Arms.picksTargets(s)) {
      for (int kind = 0; kind < KINDS; kind++) {
        offer(s, kind, into);
      }
      rivals(s, into);
      return;
    }
    survivors(s, into);
    if (into.size() == 0) {
      zombies(s, into);
    }
  }

  /// Rivals may be picked (RMO-MELEE-04); a hit may also be lost on a zombie that it cannot kill,
  /// since they only may.
  private static void rivals(MorgueState s, Choices into) {
    int zombies = into.size();
    for (int other = 0; other < s.survivors() && Rivals.areThere(s); other++) {
      boolean hidden = s.ranged && s.has(other, Skill.LOW_PROFILE);
      if (Rivals.isIn(s, s.attacker, other, s.attackZone) && !hidden) {
        offerSurvivor(s, other, into);
      }
    }
    if (zombies == 0 && into.size() > 0 && s.zombies(s.attackZone) > 0) {
      into.add(Code.of(WASTE));
    }
  }

  private static void offerSurvivor(MorgueState s, int survivor, Choices into) {
    if (s.hits > s.hardHits) {
      into.add(Code.of(SURVIVOR, survivor));
    }
    if (s.hardHits > 0) {
      into.add(Code.of(SURVIVOR, survivor, HARD));
    }
  }

  /// Row 1: everybody in the zone but the shooter (RMO-RANGED-04, 10).
  private static void survivors(MorgueState s, Choices into) {
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      if (isInTheWay(s, survivor) && (s.spared >> survivor & 1) == 0) {
        offerSurvivor(s, survivor, into);
      }
    }
  }

  /// Worth a closer look before a copy is made for it.
  static boolean isAnybodyInTheWay(MorgueState s, int shooter, int zone) {
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      if (survivor != shooter && s.zone[survivor] == zone && !s.aloft(survivor)) {
        return true;
      }
    }
    return false;
  }

  static boolean isInTheWay(MorgueState s, int survivor) {
    return survivor != s.attacker
        && s.zone[survivor] == s.attackZone
        && !s.aloft(survivor)
        && !s.has(survivor, Skill.LOW_PROFILE);
  }

  /// The first row with somebody in it; if it cannot be killed it shields the rest (06, 07).
  private static void zombies(MorgueState s, Choices into) {
    int row = Integer.MAX_VALUE;
    for (ZombieKind kind : ZombieKind.values()) {
      if (s.figures(s.attackZone, kind) > 0) {
        row = Math.min(row, s.table.content().zombie(kind).row());
      }
    }
    for (int kind = 0; kind < KINDS; kind++) {
      if (s.table.content().zombie(HordeMove.kind(kind)).row() == row) {
        offer(s, kind, into);
      }
    }
  }

  /// A plain hit where it kills; a hard one where nothing else kills, or where a Fatty makes it
  /// worth keeping. One hit of a reaper may take two (RMO-SK-76 to 78), which is offered whenever
  /// the hit that it saves can do something else (RMO-SKILL-13).
  private static void offer(MorgueState s, int kind, Choices into) {
    int here = s.figures[s.attackZone * KINDS + kind];
    if (here == 0) {
      return;
    }
    boolean reaps = !s.reaped && here > 1 && Arms.reaps(s) && isWorthReaping(s);
    boolean plain = s.hits > s.hardHits && kills(s, kind, 0);
    boolean fatty = s.figures(s.attackZone, ZombieKind.FATTY) > 0;
    boolean hard = s.hardHits > 0 && kills(s, kind, 1) && (!plain || fatty);
    if (reaps && plain) {
      into.add(Code.of(ZOMBIE, kind, REAPS));
    }
    if (plain) {
      into.add(Code.of(ZOMBIE, kind));
    }
    if (reaps && hard) {
      into.add(Code.of(ZOMBIE, kind, HARD | REAPS));
    }
    if (hard) {
      into.add(Code.of(ZOMBIE, kind, HARD));
    }
  }

  /// Whether the hits at hand, one for each, would leave somebody whom they can kill.
  private static boolean isWorthReaping(MorgueState s) {
    if (Arms.picksTargets(s) && rivalsThere(s)) {
      return true;
    }
    int wall = Arms.picksTargets(s) ? Integer.MAX_VALUE : wall(s);
    int weak = 0;
    int tough = 0;
    for (int kind = 0; kind < KINDS; kind++) {
      if (s.table.content().zombie(HordeMove.kind(kind)).row() <= wall) {
        int here = s.figures[s.attackZone * KINDS + kind];
        weak += kills(s, kind, 0) ? here : 0;
        tough += !kills(s, kind, 0) && kills(s, kind, 1) ? here : 0;
      }
    }
    return s.hardHits > 0 && tough > s.hardHits || s.hits < weak + (s.hardHits > 0 ? tough : 0);
  }

  /// The first row with somebody whom no hit at hand can kill: nobody behind it is hit (06).
  private static int wall(MorgueState s) {
    int wall = Integer.MAX_VALUE;
    for (int kind = 0; kind < KINDS; kind++) {
      boolean stands = s.figures[s.attackZone * KINDS + kind] > 0;
      if (stands && !kills(s, kind, s.hardHits > 0 ? 1 : 0)) {
        wall = Math.min(wall, s.table.content().zombie(HordeMove.kind(kind)).row());
      }
    }
    return wall;
  }

  private static boolean rivalsThere(MorgueState s) {
    for (int other = 0; other < s.survivors() && Rivals.areThere(s); other++) {
      boolean hidden = s.ranged && s.has(other, Skill.LOW_PROFILE);
      if (Rivals.isIn(s, s.attacker, other, s.attackZone) && !hidden) {
        return true;
      }
    }
    return false;
  }

  private static boolean kills(MorgueState s, int kind, int more) {
    return Arms.damage(s) + more >= s.table.content().zombie(HordeMove.kind(kind)).damage();
  }

  @Override
  public void answer(MorgueState s, long choice, Out out) {
    s.agenda.push(this);
    strike(s, choice, out);
  }

  private static void strike(MorgueState s, long choice, Out out) {
    int target = Code.a(choice);
    if (Code.verb(choice) == WASTE) {
      s.hardHits -= s.hardHits == s.hits ? 1 : 0;
      s.hits--;
      out.tell(MorgueEvent.ABSORBED, 1);
      return;
    }
    boolean hard = (Code.b(choice) & HARD) != 0;
    s.hits--;
    s.hardHits -= hard ? 1 : 0;
    if (Code.verb(choice) == SURVIVOR) {
      out.tell(MorgueEvent.SHOT, s.who[s.attacker], s.who[target]);
      int damage = Arms.damage(s) + (hard ? 1 : 0);
      for (int n = 0; n < damage; n++) {
        s.agenda.push(new TakeWound(target, NONE));
      }
      return;
    }
    kill(s, target, out);
    if ((Code.b(choice) & REAPS) != 0) {
      s.reaped = true;
      kill(s, target, out);
    }
  }

  /// The figure is free at once (RMO-ZOM-07).
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
    boolean hard = (Code.b(choice) & HARD) != 0;
    boolean reaps = (Code.b(choice) & REAPS) != 0;
    String end = hard ? ":hard" : "";
    if (Code.verb(choice) == WASTE) {
      return ActWords.plain("waste");
    }
    if (Code.verb(choice) == SURVIVOR) {
      String id = "to:" + s.character(Code.a(choice)).id() + end;
      Ref who = new Ref("survivor", s.who[Code.a(choice)]);
      return Option.of(
          id, hard ? Phrase.of("option.hit-hard", who) : Phrase.of("option.to-survivor", who));
    }
    ZombieKind kind = HordeMove.kind(Code.a(choice));
    String id = (reaps ? "reap:" : "kill:") + horda.engine.Known.id(kind) + end;
    Ref whom = MorgueAsk.zombie(kind);
    if (reaps) {
      return Option.of(
          id, hard ? Phrase.of("option.reap-hard", whom) : Phrase.of("option.reap", whom));
    }
    return Option.of(
        id, hard ? Phrase.of("option.hit-hard", whom) : Phrase.of("option.kill", whom));
  }
}
