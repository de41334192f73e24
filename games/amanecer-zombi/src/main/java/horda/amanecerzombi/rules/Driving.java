package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.SeasonEffect;
import horda.amanecerzombi.content.Trait;
import horda.amanecerzombi.content.Vehicle;
import horda.amanecerzombi.state.AmanecerAsk;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Kinds.Count;
import horda.amanecerzombi.state.Land;
import horda.amanecerzombi.state.Refs;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;

/// VEH: driving. The whole path is laid first, then the Group stands at its end, then others may
/// cut it off at a square of the path (AMZ-VEH-10).
public final class Driving {
  private static final int ENTER = 1;

  private Driving() {}

  /// Ready, with room for all, in one's own turn, and nothing forbids it (AMZ-VEH-03, 05).
  static boolean mayDrive(AmanecerState s, int seat) {
    return s.vehicleReady(seat)
        && s.blocked[seat] == 0
        && s.season(SeasonEffect.NO_VEHICLES) == 0
        && Vehicles.carriesAll(s, seat)
        && canMove(s, seat);
  }

  /// Is there a square to enter so that the drive can end on a free one?
  private static boolean canMove(AmanecerState s, int seat) {
    int from = s.at[seat];
    int points = points(s, seat);
    Land land = s.land();
    for (int d = 0; d < Land.DIRECTIONS; d++) {
      if (enters(s, seat, land.next(from, d), points)) {
        return true;
      }
    }
    for (int i = 0; s.table.square(from).exit() && i < land.exits(); i++) {
      if (land.exit(i) != from && enters(s, seat, land.exit(i), points)) {
        return true;
      }
    }
    return false;
  }

  public static int points(AmanecerState s, int seat) {
    Vehicle vehicle = s.table.vehicle(s.vehicle[seat]);
    int points = vehicle == null ? 0 : vehicle.points();
    points += s.season(SeasonEffect.VEHICLE_POINTS) + s.groupTrait(seat, Trait.VEHICLE_POINTS);
    return Math.min(Math.max(points, 1), AmanecerState.LONGEST_DRIVE);
  }

  static void begin(AmanecerState s, int seat, Out out) {
    int points = points(s, seat);
    s.vehiclesTurned |= 1 << seat;
    s.driven = 0;
    out.tell(AmanecerEvent.DRIVES, seat, s.vehicle[seat]);
    s.agenda.push(new Steer(seat, points));
  }

  /// The window of a drive has closed, or something ended it.
  static void finished(AmanecerState s) {
    s.driven = 0;
    s.cutAt = NONE;
  }

  /// Squares of the path where the Group could stand (AMZ-VEH-10), for a play with three numbers.
  static void listSquares(AmanecerState s, int verb, int a, int b, Choices into) {
    for (int i = 0; i < s.driven; i++) {
      int square = s.drive[i];
      int there = s.groupAt(square);
      long choice = Code.of(verb, a, b, square);
      if ((there == NONE || there == s.active) && !into.contains(choice)) {
        into.add(choice);
      }
    }
  }

  /// Is this the Group whose drive may still be cut off?
  static boolean isOpen(AmanecerState s, int seat, int window) {
    return window == Windows.DRIVEN && s.driven > 0 && s.active == seat;
  }

  /// The Group is put back on a square of its path; the rest is lost (AMZ-VEH-11).
  static void cut(AmanecerState s, int seat, int square, Out out) {
    if (s.driven > 0 && s.active == seat && square >= 0) {
      s.at[seat] = (short) square;
      out.tell(AmanecerEvent.DRIVE_CUT, seat, square);
    }
    finished(s);
  }

  /// A combat begins: if Noise caught a driving Group, this is where; then the drive is settled.
  static void fought(AmanecerState s, int seat, Out out) {
    if (s.cutAt != NONE && s.active == seat) {
      cut(s, seat, s.cutAt, out);
    }
    settle(s, seat);
  }

  /// Another action of the driver, a combat or a displacement: nobody can stop the drive on its
  /// path any more (AMZ-VEH-12).
  static void settle(AmanecerState s, int seat) {
    if (s.driven > 0 && s.active == seat) {
      finished(s);
    }
  }

  /// The next square of the path, or the end of it.
  @Named(value = "drive", rule = "AMZ-VEH-08")
  record Steer(@Seat int seat, @Count int points) implements AmanecerAsk {
    @Override
    public int seat(AmanecerState s) {
      return seat;
    }

    /// Spoiled Food at the end of a search may cost the Group its life, and so its Vehicle.
    @Override
    public boolean waits(AmanecerState s, Out out) {
      if (s.vehicle[seat] != NONE) {
        return true;
      }
      s.agenda.pop();
      finished(s);
      return false;
    }

    @Override
    public void choices(AmanecerState s, int asked, Choices into) {
      int here = here(s, seat);
      int there = s.groupAt(here);
      if (s.driven > 0 && (there == NONE || there == seat)) {
        into.add(0);
      }
      if (s.driven < AmanecerState.LONGEST_DRIVE) {
        steps(s, seat, here, points, into);
      }
      if (into.size() == 0) {
        into.add(0);
      }
    }

    @Override
    public void answer(AmanecerState s, long choice, Out out) {
      if (choice == 0) {
        arrive(s, seat, out);
        return;
      }
      int square = Code.a(choice);
      s.drive[s.driven++] = (short) square;
      int left = points - cost(s, seat, square);
      if (left > 0) {
        s.agenda.push(new Steer(seat, left));
      } else {
        arrive(s, seat, out);
      }
    }

    @Override
    public Phrase prompt(AmanecerState s, int asked) {
      return Refs.prompt("drive", Refs.number(points));
    }

    @Override
    public Option option(AmanecerState s, int asked, long choice) {
      return choice == 0
          ? Refs.option("stop", "stop-driving")
          : Refs.option(
              "to:" + Refs.square(s, Code.a(choice)), "to-square", Refs.square(Code.a(choice)));
    }
  }

  private static void arrive(AmanecerState s, int seat, Out out) {
    s.at[seat] = (short) here(s, seat);
    out.tell(AmanecerEvent.DROVE, seat, s.at[seat]);
  }

  private static int here(AmanecerState s, int seat) {
    return s.driven == 0 ? s.at[seat] : s.drive[s.driven - 1];
  }

  /// 1 point for a square of Road, 2 for another, unless the card says otherwise.
  static int cost(AmanecerState s, int seat, int square) {
    Vehicle vehicle = s.table.vehicle(s.vehicle[seat]);
    return vehicle != null && vehicle.everySquare() || s.table.square(square).road() ? 1 : 2;
  }

  /// Squares that can be entered so that the drive can still end on a free one.
  private static void steps(AmanecerState s, int seat, int from, int points, Choices into) {
    Land land = s.land();
    for (int d = 0; d < Land.DIRECTIONS; d++) {
      step(s, seat, land.next(from, d), points, into);
    }
    if (s.table.square(from).exit()) {
      for (int i = 0; i < land.exits(); i++) {
        if (land.exit(i) != from) {
          step(s, seat, land.exit(i), points, into);
        }
      }
    }
  }

  private static void step(AmanecerState s, int seat, int to, int points, Choices into) {
    if (enters(s, seat, to, points) && !into.contains(Code.of(ENTER, to))) {
      into.add(Code.of(ENTER, to));
    }
  }

  private static boolean enters(AmanecerState s, int seat, int to, int points) {
    if (to == NONE || !s.table.square(to).land()) {
      return false;
    }
    int left = points - cost(s, seat, to);
    return left >= 0 && canEnd(s, seat, to, left);
  }

  private static boolean canEnd(AmanecerState s, int seat, int square, int points) {
    int there = s.groupAt(square);
    if (there == NONE || there == seat) {
      return true;
    }
    for (int d = 0; d < Land.DIRECTIONS; d++) {
      if (enters(s, seat, s.land().next(square, d), points)) {
        return true;
      }
    }
    if (s.table.square(square).exit()) {
      for (int i = 0; i < s.land().exits(); i++) {
        int exit = s.land().exit(i);
        if (exit != square && enters(s, seat, exit, points)) {
          return true;
        }
      }
    }
    return false;
  }
}
