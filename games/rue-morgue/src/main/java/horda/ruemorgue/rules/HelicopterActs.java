package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.NONE;
import static horda.ruemorgue.state.MorgueState.OUTSIDE;
import static horda.ruemorgue.state.MorgueState.PILOT;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;

/// HELI: getting in and out, seats, and the rope. Flying is [Flight].
public final class HelicopterActs {
  public static final int ENTER = 50;
  public static final int GET_OUT = 51;
  public static final int CHANGE_SEAT = 52;
  public static final int TAKE_OFF = 53;
  public static final int LAND = 54;
  public static final int FLY = 55;
  public static final int ROPE = 56;
  public static final int STORE = 57;
  public static final int TAKE_OUT = 58;

  private HelicopterActs() {}

  /// One action each; free Move actions do not pay for them (RMO-HELI-20).
  static void list(MorgueState s, int survivor, Choices into) {
    if (s.helicopter == NONE
        || s.zone[survivor] != s.helicopter
        || !Paying.can(s, null, 1)
        || s.flying && s.seat[survivor] == OUTSIDE) {
      return;
    }
    int seat = s.seat[survivor];
    if (seat == OUTSIDE) {
      // Nobody gets in with a zombie in the zone; a seat must be free (RMO-HELI-03).
      if (s.zombies(s.helicopter) == 0) {
        seats(s, PILOT, ENTER, into);
        seats(s, PILOT + 1, ENTER, into);
      }
    } else {
      inside(s, survivor, seat, into);
    }
    Cargo.list(s, survivor, into);
  }

  private static void inside(MorgueState s, int survivor, int seat, Choices into) {
    if (!s.flying) {
      into.add(Code.of(GET_OUT));
    }
    if (seat != PILOT) {
      seats(s, PILOT, CHANGE_SEAT, into);
      if (mayRope(s, survivor)) {
        into.add(Code.of(ROPE));
      }
    } else {
      if (!s.flying) {
        seats(s, PILOT + 1, CHANGE_SEAT, into);
      }
      Flight.list(s, survivor, into);
    }
  }

  /// The pilot's seat, or the first free one of the passengers': they are alike.
  private static void seats(MorgueState s, int from, int verb, Choices into) {
    int last = from == PILOT ? PILOT : PILOT + s.table.content().numbers().passengers();
    for (int seat = from; seat <= last; seat++) {
      if (isFree(s, seat)) {
        into.add(Code.of(verb, seat));
        return;
      }
    }
  }

  private static boolean isFree(MorgueState s, int seat) {
    for (byte taken : s.seat) {
      if (taken == seat) {
        return false;
      }
    }
    return true;
  }

  /// A passenger in the air, over ground under the open sky without a wreck (RMO-HELI-10, 11).
  private static boolean mayRope(MorgueState s, int survivor) {
    return s.flying
        && s.has(survivor, Skill.FAST_ROPING)
        && !s.table.board().indoors().has(s.helicopter)
        && !s.table.board().crashed().has(s.helicopter);
  }

  static void answer(MorgueState s, int survivor, long choice, Out out) {
    Paying.pay(s, null, 1);
    int what = Code.a(choice);
    switch (Code.verb(choice)) {
      case ENTER, CHANGE_SEAT -> {
        s.seat[survivor] = (byte) what;
        out.tell(what == PILOT ? MorgueEvent.SITS_AS_PILOT : MorgueEvent.SITS, s.who[survivor]);
      }
      case GET_OUT -> {
        s.seat[survivor] = OUTSIDE;
        out.tell(MorgueEvent.GETS_OUT, s.who[survivor], s.zone[survivor]);
      }
      case ROPE -> {
        s.seat[survivor] = OUTSIDE;
        out.tell(MorgueEvent.ROPES, s.who[survivor], s.zone[survivor]);
        Tents.open(s, s.zone[survivor], out);
      }
      case STORE -> Cargo.store(s, survivor, what, out);
      case TAKE_OUT -> Cargo.take(s, survivor, what, Code.b(choice), out);
      default -> Flight.answer(s, survivor, choice, out);
    }
  }

  static Option option(MorgueState s, int survivor, long choice) {
    int what = Code.a(choice);
    return switch (Code.verb(choice)) {
      case ENTER -> ActWords.plain(what == PILOT ? "enter-as-pilot" : "enter-helicopter");
      case CHANGE_SEAT -> ActWords.plain(what == PILOT ? "to-pilot-seat" : "to-passenger-seat");
      case GET_OUT -> ActWords.plain("get-out");
      case ROPE -> ActWords.plain("rope-down");
      case TAKE_OFF -> ActWords.plain("take-off");
      case LAND -> ActWords.plain("land");
      case FLY -> ActWords.zone(s, "fly", what);
      case STORE -> Cargo.storeOption(s, survivor, what);
      default -> Cargo.takeOption(s, what, Code.b(choice));
    };
  }
}
