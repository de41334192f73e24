package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.KINDS;
import static horda.ruemorgue.state.MorgueState.NINJA_OFF;
import static horda.ruemorgue.state.MorgueState.OUTSIDE;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.Named;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.map.Ways;
import horda.ruemorgue.map.ZoneSet;
import horda.ruemorgue.state.Kinds.Person;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;

/// SK: skills that move the horde, or keep it away: Loud, Taunt, Shove, Ninja.
public final class Luring {
  private Luring() {}

  static void list(MorgueState s, int survivor, Choices into) {
    if (may(s, survivor, Skill.NINJA, Uses.SWITCH)) {
      into.add(Code.of(SkillActs.SWITCH));
    }
    if (s.aloft(survivor)) {
      return;
    }
    if (may(s, survivor, Skill.LOUD, Uses.LOUD)) {
      into.add(Code.of(SkillActs.BE_LOUD));
    }
    int here = s.zone[survivor];
    Ways ways = s.ways();
    if (may(s, survivor, Skill.TAUNT, Uses.TAUNT)) {
      ZoneSet seen = ways.seen(here);
      for (int zone = seen.first(); zone >= 0; zone = seen.after(zone)) {
        if (s.zombies(zone) > 0) {
          into.add(Code.of(SkillActs.TAUNT_AT, zone));
        }
      }
    }
    boolean shoves = s.seat[survivor] == OUTSIDE && s.zombies(here) > 0;
    if (shoves && may(s, survivor, Skill.SHOVE, Uses.SHOVE)) {
      for (int i = 0; i < ways.exits(here); i++) {
        into.add(Code.of(SkillActs.SHOVE_TO, ways.exit(here, i)));
      }
    }
  }

  private static boolean may(MorgueState s, int survivor, Skill skill, int use) {
    return s.has(survivor, skill) && Uses.isFree(s, survivor, use);
  }

  /// The noisiest zone until one's own next turn; only the latest counts (RMO-SK-70).
  static void beLoud(MorgueState s, int survivor, Out out) {
    Uses.use(s, survivor, Uses.LOUD);
    s.loudZone = s.zone[survivor];
    s.loudBy = survivor;
    out.tell(MorgueEvent.LOUD, s.who[survivor], s.loudZone);
  }

  /// The zombies of that zone act at once and want nobody else (RMO-SK-64).
  static void taunt(MorgueState s, int survivor, int zone, Out out) {
    Uses.use(s, survivor, Uses.TAUNT);
    out.tell(MorgueEvent.TAUNTS, s.who[survivor], zone);
    s.agenda.push(Activation.taunted(zone, survivor));
  }

  /// All zombies of one's own zone, the A-Bomb too, into another (RMO-SK-43).
  static void shove(MorgueState s, int survivor, int zone, Out out) {
    Uses.use(s, survivor, Uses.SHOVE);
    int here = s.zone[survivor];
    for (int kind = 0; kind < KINDS; kind++) {
      s.figures[zone * KINDS + kind] += s.figures[here * KINDS + kind];
      s.figures[here * KINDS + kind] = 0;
    }
    out.tell(MorgueEvent.SHOVES, s.who[survivor], zone);
  }

  /// Silent or not, declared before the action that would make noise (RMO-SK-58).
  static void change(MorgueState s, int survivor, Out out) {
    Uses.use(s, survivor, Uses.SWITCH);
    turn(s, survivor, out);
  }

  private static void turn(MorgueState s, int survivor, Out out) {
    boolean silent = s.marked(survivor, NINJA_OFF);
    if (silent) {
      s.unmark(survivor, NINJA_OFF);
    } else {
      s.mark(survivor, NINJA_OFF);
    }
    out.tell(silent ? MorgueEvent.SILENT : MorgueEvent.HEARD, s.who[survivor]);
  }

  /// A Ninja's last word before the zombies listen.
  @Named(value = "silence", rule = "RMO-SK-58")
  public record Silence(@Person int survivor) implements MorgueAsk {
    @Override
    public int seat(MorgueState s) {
      return s.owner[survivor];
    }

    @Override
    public void choices(MorgueState s, int seat, Choices into) {
      into.add(Code.of(1));
      into.add(Code.of(2));
    }

    @Override
    public void answer(MorgueState s, long choice, Out out) {
      boolean wanted = Code.verb(choice) == 1;
      if (wanted == s.marked(survivor, NINJA_OFF)) {
        turn(s, survivor, out);
      }
    }

    @Override
    public Phrase prompt(MorgueState s, int seat) {
      return MorgueAsk.prompt("silence", new Ref("survivor", s.who[survivor]));
    }

    @Override
    public Option option(MorgueState s, int seat, long choice) {
      return Code.verb(choice) == 1 ? ActWords.plain("be-silent") : ActWords.plain("be-heard");
    }
  }
}
