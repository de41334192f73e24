package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.OUTSIDE;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.In;
import horda.engine.shape.Named;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.map.ZoneSet;
import horda.ruemorgue.mission.Pieces;
import horda.ruemorgue.mission.Special;
import horda.ruemorgue.state.Kinds.Person;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;

/// HELI: taking off, landing, and flying from zone to zone. Nothing below is touched by it.
public final class Flight {
  /// An action goes one or two zones far (RMO-HELI-17).
  private static final int ZONES = 2;

  private Flight() {}

  /// Who sits in the pilot's seat and has learnt it (RMO-HELI-08), if the mission allows (01).
  static void list(MorgueState s, int survivor, Choices into) {
    Pieces.Helicopter craft = s.table.mission().pieces().helicopter();
    if (craft == null || !craft.flies() || !s.has(survivor, Skill.HELICOPTER_PILOT)) {
      return;
    }
    if (isPlace(s, craft)) {
      into.add(Code.of(s.flying ? HelicopterActs.LAND : HelicopterActs.TAKE_OFF));
    }
    if (s.flying) {
      below(s, HelicopterActs.FLY, into);
    }
  }

  /// Helipad, wasteland, or what the mission says (RMO-HELI-14); zombies do not matter (15).
  private static boolean isPlace(MorgueState s, Pieces.Helicopter craft) {
    for (Pieces.Spot place : craft.lands()) {
      if (place.zone() == s.helicopter) {
        return true;
      }
    }
    return false;
  }

  /// Zones that share any border: walls and fences are no matter up there (RMO-HELI-18).
  private static void below(MorgueState s, int verb, Choices into) {
    ZoneSet near = s.table.board().touching(s.helicopter);
    for (int zone = near.first(); zone >= 0; zone = near.after(zone)) {
      into.add(Code.of(verb, zone));
    }
  }

  static void answer(MorgueState s, int survivor, long choice, Out out) {
    Uses.use(s, survivor, Uses.PILOTED);
    switch (Code.verb(choice)) {
      case HelicopterActs.TAKE_OFF -> {
        s.flying = true;
        out.tell(MorgueEvent.TAKES_OFF, s.who[survivor]);
        reward(s, survivor, out);
      }
      case HelicopterActs.LAND -> {
        s.flying = false;
        out.tell(MorgueEvent.LANDS, s.who[survivor], s.helicopter);
      }
      default -> {
        s.agenda.push(new On(survivor, ZONES - 1));
        fly(s, Code.a(choice), out);
      }
    }
  }

  /// One mission: the team's first take-off is worth something.
  private static void reward(MorgueState s, int survivor, Out out) {
    Special.TakeOffXp rule = s.table.mission().rule(Special.TakeOffXp.class);
    int team = 1 << s.team[survivor];
    if (rule != null && (s.tookOff & team) == 0) {
      s.tookOff |= team;
      Experience.gain(s, survivor, rule.xp(), out);
    }
  }

  private static void fly(MorgueState s, int zone, Out out) {
    s.helicopter = zone;
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      if (s.seat[survivor] != OUTSIDE) {
        s.zone[survivor] = (byte) zone;
      }
    }
    out.tell(MorgueEvent.FLIES, zone);
  }

  /// The second zone of an action; it may turn a corner (RMO-HELI-18).
  @Named(value = "fly-on", rule = "RMO-HELI-17")
  public record On(@Person int survivor, @In(min = 1, max = 1) int left) implements MorgueAsk {
    @Override
    public int seat(MorgueState s) {
      return s.owner[survivor];
    }

    @Override
    public void choices(MorgueState s, int seat, Choices into) {
      into.add(Code.of(0));
      below(s, 1, into);
    }

    @Override
    public void answer(MorgueState s, long choice, Out out) {
      if (Code.verb(choice) == 1) {
        fly(s, Code.a(choice), out);
      }
    }

    @Override
    public Phrase prompt(MorgueState s, int seat) {
      return MorgueAsk.prompt("fly-on", new Ref("survivor", s.who[survivor]));
    }

    @Override
    public Option option(MorgueState s, int seat, long choice) {
      return Code.verb(choice) == 0
          ? ActWords.plain("stop")
          : ActWords.zone(s, "fly", Code.a(choice));
    }
  }
}
