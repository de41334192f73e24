package horda.amanecerzombi.rules;

import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.AmanecerStep;
import horda.amanecerzombi.state.Piles;
import horda.amanecerzombi.state.Refs;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Greyed;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Window;
import horda.engine.shape.In;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;
import horda.engine.shape.UpTo;
import java.util.Arrays;

/// INT: "at any time" as windows. Seats are asked clockwise from the left of the active player, who
/// comes last (AMZ-INT-03).
public final class Windows {
  public static final int SEASON = 0;
  public static final int TURN_START = 1;
  public static final int ACTED = 2;
  public static final int SEARCH = 3;
  public static final int REVEALED = 4;
  public static final int DRIVEN = 5;
  public static final int ATTACKED = 6;
  public static final int COMBAT = 7;
  public static final int TURN_END = 8;
  public static final int ROUND_END = 9;
  public static final int LAST = ROUND_END;

  /// Not a window: the question of the turn itself, which offers the same plays.
  public static final int OWN_TURN = -1;

  private static final String[] NAMES = {
    "season",
    "turn-start",
    "acted",
    "search",
    "revealed",
    "driven",
    "attacked",
    "combat",
    "turn-end",
    "round-end"
  };

  private Windows() {}

  public static String nameOf(int kind) {
    return NAMES[kind];
  }

  /// A window of that kind opens when the agenda comes to it (AMZ-INT-04).
  static void open(AmanecerState s, int kind) {
    s.agenda.push(new Open(kind));
  }

  /// Offers start again, and the seat left of the active player is asked first (AMZ-INT-02).
  @Named("open-window")
  public record Open(@In(max = LAST) int kind) implements AmanecerStep {
    @Override
    public void run(AmanecerState s, Out out) {
      Arrays.fill(s.offers, (byte) 0);
      s.agenda.push(new General(kind, s.nextSeat(s.active), 0));
    }
  }

  /// Open until all have passed one after another.
  @Named(value = "window", rule = "AMZ-INT-04")
  public record General(@In(max = LAST) int kind, @Seat int first, @UpTo("seats") int passes)
      implements Window<AmanecerState> {
    @Override
    public General after(int passes) {
      return new General(kind, first, passes);
    }

    /// In one's own turn the question of the turn is the last place of the window: it offers the
    /// same plays, and what the turn allows besides. Alone, nobody else could answer.
    @Override
    public int rounds(AmanecerState s) {
      return switch (kind) {
        case TURN_START, ACTED, SEARCH, REVEALED, DRIVEN -> s.seats() - 1;
        case SEASON, TURN_END, ROUND_END -> s.isSolo() ? 0 : s.seats();
        // The combat may end while its window is open (AMZ-CMB-07).
        case COMBAT -> s.fighting == AmanecerState.NONE ? 0 : s.seats();
        default -> s.seats();
      };
    }

    /// Passing Objects and talking do not restart the asking (AMZ-INT-13).
    @Override
    public General reopened(AmanecerState s, int seat, long choice) {
      return Plays.isQuiet(choice) ? this : new General(kind, first, 0);
    }

    /// What is public: who holds no card of any kind has nothing to play (AMZ-INT-12).
    @Override
    public boolean couldRespond(AmanecerState s, int seat) {
      return !s.zones.isEmpty(Piles.hand(seat))
          || !s.zones.isEmpty(Piles.missions(seat))
          || !s.zones.isEmpty(Piles.objects(seat))
          || s.inCombat(seat);
    }

    @Override
    public boolean canRespond(AmanecerState s, int seat) {
      return couldRespond(s, seat) && Plays.any(s, seat, kind);
    }

    /// Not what changes nothing for the others, and not what one's own turn has just offered.
    @Override
    public boolean counts(AmanecerState s, int seat, long choice) {
      return !Plays.isQuiet(choice)
          && Code.verb(choice) != Plays.DROP_VEHICLE
          && !(kind == TURN_END && seat == s.active);
    }

    /// One's own Group fights, or is attacked.
    @Override
    public boolean concerns(AmanecerState s, int seat) {
      return kind == COMBAT && s.inCombat(seat) || kind == ATTACKED && s.announcedOn == seat;
    }

    /// Searches, drives and combats are moments for other plays than the rest of a round; each
    /// phase of one's own combat is one of its own.
    @Override
    public int moment(AmanecerState s, int seat) {
      if (concerns(s, seat)) {
        return NEW_MOMENT;
      }
      return switch (kind) {
        case SEARCH, REVEALED -> SEARCH;
        case COMBAT, ATTACKED -> COMBAT;
        case DRIVEN -> DRIVEN;
        default -> SEASON;
      };
    }

    /// The card, whatever the target.
    @Override
    public long play(long choice) {
      return Code.of(Code.verb(choice), Code.a(choice));
    }

    @Override
    public boolean passesBy(AmanecerState s, int seat, int order) {
      return StandingOrders.passWindow(s, seat, order, kind);
    }

    @Override
    public void responses(AmanecerState s, int seat, Choices into) {
      Plays.list(s, seat, kind, into);
    }

    @Override
    public void respond(AmanecerState s, int seat, long choice, Out out) {
      if (!Plays.isQuiet(choice)) {
        // In the window of somebody's combat the driver may declare another action.
        Driving.settle(s, seat);
      }
      Plays.play(s, seat, choice, out);
    }

    /// What a drive was can no longer be cut off (AMZ-VEH-12).
    @Override
    public void close(AmanecerState s, Out out) {
      if (kind == DRIVEN) {
        Driving.finished(s);
      }
    }

    @Override
    public void greyed(AmanecerState s, int seat, Greyed into) {
      WhyNot.plays(s, seat, kind, into);
    }

    @Override
    public Phrase prompt(AmanecerState s, int seat) {
      return switch (kind) {
        case SEASON, ROUND_END -> Refs.prompt("window-" + NAMES[kind]);
        case ATTACKED ->
            s.announcedBy == AmanecerState.NONE
                ? Refs.prompt("window-peace")
                : Refs.prompt(
                    "window-attacked", Refs.seat(s.announcedBy), Refs.seat(s.announcedOn));
        case COMBAT ->
            s.attacker == AmanecerState.NONE
                ? Refs.prompt("window-combat", Refs.seat(s.fighting), Refs.number(s.dice))
                : Refs.prompt("window-groups", Refs.seat(s.attacker), Refs.seat(s.fighting));
        default -> Refs.prompt("window-" + NAMES[kind], Refs.seat(s.active));
      };
    }

    @Override
    public Option option(AmanecerState s, int seat, long choice) {
      return choice == PASS ? Refs.option("pass", "pass") : PlayWords.option(s, seat, choice);
    }
  }
}
