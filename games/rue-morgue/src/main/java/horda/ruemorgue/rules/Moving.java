package horda.ruemorgue.rules;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.In;
import horda.engine.shape.Named;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.map.Ways;
import horda.ruemorgue.mission.Special;
import horda.ruemorgue.state.FreeAction;
import horda.ruemorgue.state.Kinds.Person;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;

/// MOVE: survivors go from zone to zone.
public final class Moving {
  private Moving() {}

  /// One action, and one more for each zombie in the zone that is left (RMO-MOVE-04, 05).
  public static int cost(MorgueState s, int survivor) {
    return 1 + (s.has(survivor, Skill.SLIPPERY) ? 0 : s.zombies(s.zone[survivor]));
  }

  /// How many zones a Move Action covers at most (RMO-SK-18, 20, 46).
  static int reach(MorgueState s, int survivor, boolean sprint) {
    if (isBurdened(s, survivor)) {
      return 1;
    }
    int base = sprint ? 3 : s.has(survivor, Skill.TWO_ZONES_PER_MOVE) ? 2 : 1;
    return base + s.times(survivor, Skill.ZONE_PER_MOVE);
  }

  /// In some missions carriers never go farther than a zone at a time.
  static boolean isBurdened(MorgueState s, int survivor) {
    return s.table.mission().rule(Special.CarriersWalk.class) != null
        && Objectives.carries(s, survivor);
  }

  /// Whoever sits in the helicopter gets out first (RMO-MOVE-11).
  static void list(MorgueState s, int survivor, Choices into) {
    if (s.seat[survivor] != MorgueState.OUTSIDE
        || !Paying.can(s, FreeAction.MOVE, cost(s, survivor))) {
      return;
    }
    boolean sprints = s.has(survivor, Skill.SPRINT) && Uses.isFree(s, survivor, Uses.SPRINT);
    Ways ways = s.ways();
    for (int i = 0; i < ways.exits(s.zone[survivor]); i++) {
      int next = ways.exit(s.zone[survivor], i);
      into.add(Code.of(Act.MOVE, next));
      if (sprints) {
        into.add(Code.of(Act.SPRINT, next));
      }
    }
  }

  /// The surcharge is due once, for the zone where the move begins (RMO-MOVE-07).
  static void begin(MorgueState s, int survivor, int zone, boolean sprint, Out out) {
    Paying.pay(s, FreeAction.MOVE, cost(s, survivor));
    if (sprint) {
      Uses.use(s, survivor, Uses.SPRINT);
    }
    s.agenda.push(new On(survivor, reach(s, survivor, sprint) - 1));
    enter(s, survivor, zone, out);
  }

  /// A tent opens the moment somebody enters it (RMO-MOVE-12, RMO-TENT-03).
  static void enter(MorgueState s, int survivor, int zone, Out out) {
    s.zone[survivor] = (byte) zone;
    out.tell(MorgueEvent.MOVES, s.who[survivor], zone);
    Tents.open(s, zone, out);
  }

  /// A move that may go on: until zombies stop it (RMO-MOVE-06), or the survivor does.
  @Named(value = "move-on", rule = "RMO-MOVE-06")
  public record On(@Person int survivor, @In(max = Byte.MAX_VALUE) int left) implements MorgueAsk {
    @Override
    public int seat(MorgueState s) {
      return s.owner[survivor];
    }

    @Override
    public boolean waits(MorgueState s, Out out) {
      boolean goesOn = left > 0 && s.inPlay(survivor) && s.zombies(s.zone[survivor]) == 0;
      if (goesOn && s.ways().exits(s.zone[survivor]) > 0) {
        return true;
      }
      s.agenda.pop();
      return false;
    }

    @Override
    public void choices(MorgueState s, int seat, Choices into) {
      into.add(Code.of(0));
      Ways ways = s.ways();
      for (int i = 0; i < ways.exits(s.zone[survivor]); i++) {
        into.add(Code.of(Act.MOVE, ways.exit(s.zone[survivor], i)));
      }
    }

    @Override
    public void answer(MorgueState s, long choice, Out out) {
      if (Code.verb(choice) == Act.MOVE) {
        s.agenda.push(new On(survivor, left - 1));
        enter(s, survivor, Code.a(choice), out);
      }
    }

    @Override
    public Phrase prompt(MorgueState s, int seat) {
      return MorgueAsk.prompt("move-on", new Ref("survivor", s.who[survivor]), Ref.number(left));
    }

    @Override
    public Option option(MorgueState s, int seat, long choice) {
      return Code.verb(choice) == 0
          ? ActWords.plain("stop")
          : ActWords.zone(s, "move", Code.a(choice));
    }
  }

  /// A free Move Action that an attack has earned (RMO-SK-31, 34).
  ///
  /// @param slips whether zombies in the zone that is left cost nothing
  @Named("free-move")
  public record Free(@Person int survivor, boolean slips) implements MorgueAsk {
    @Override
    public int seat(MorgueState s) {
      return s.owner[survivor];
    }

    private int surcharge(MorgueState s) {
      return slips ? 0 : cost(s, survivor) - 1;
    }

    @Override
    public boolean waits(MorgueState s, Out out) {
      boolean can = s.inPlay(survivor) && s.seat[survivor] == MorgueState.OUTSIDE;
      // Whoever acts outside their own turn has nothing to pay with.
      boolean pays =
          surcharge(s) == 0 || s.active == survivor && Paying.can(s, FreeAction.MOVE, surcharge(s));
      if (can && pays && s.ways().exits(s.zone[survivor]) > 0) {
        return true;
      }
      s.agenda.pop();
      return false;
    }

    @Override
    public void choices(MorgueState s, int seat, Choices into) {
      into.add(Code.of(0));
      Ways ways = s.ways();
      for (int i = 0; i < ways.exits(s.zone[survivor]); i++) {
        into.add(Code.of(Act.MOVE, ways.exit(s.zone[survivor], i)));
      }
    }

    @Override
    public void answer(MorgueState s, long choice, Out out) {
      if (Code.verb(choice) == Act.MOVE) {
        Paying.pay(s, FreeAction.MOVE, surcharge(s));
        s.agenda.push(new On(survivor, reach(s, survivor, false) - 1));
        enter(s, survivor, Code.a(choice), out);
      }
    }

    @Override
    public Phrase prompt(MorgueState s, int seat) {
      return MorgueAsk.prompt("free-move", new Ref("survivor", s.who[survivor]));
    }

    @Override
    public String rule(MorgueState s) {
      return slips ? "RMO-SK-31" : "RMO-SK-34";
    }

    @Override
    public Option option(MorgueState s, int seat, long choice) {
      return Code.verb(choice) == 0
          ? ActWords.plain("stop")
          : ActWords.zone(s, "move", Code.a(choice));
    }
  }
}
