package horda.cityofhorror.rules;

import static horda.cityofhorror.content.Place.ARMORY;
import static horda.cityofhorror.content.Place.COUNT;
import static horda.cityofhorror.content.Place.CROSSROADS;
import static horda.cityofhorror.content.Place.NOWHERE;
import static horda.cityofhorror.content.Place.TOWER;
import static horda.cityofhorror.state.CityState.NONE;

import horda.cityofhorror.content.Ability;
import horda.cityofhorror.content.Drawback;
import horda.cityofhorror.content.Place;
import horda.cityofhorror.content.SiteEffect;
import horda.cityofhorror.state.CityEvent;
import horda.cityofhorror.state.CityState;
import horda.cityofhorror.state.CityStep;
import horda.cityofhorror.state.Kinds.CardOrNone;
import horda.cityofhorror.state.Refs;
import horda.engine.Ask;
import horda.engine.AskAll;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;
import horda.engine.shape.SomeSeats;
import java.util.Arrays;

/// MC and MOV: everybody picks a destination in secret; then one character each goes there.
public final class Movement {
  private Movement() {}

  // Phase 1.

  /// Who chooses late is fixed now; if all are on the Tower nobody is (COH-MC-03, COH-MC-04).
  @Named("choose-movement")
  public record Begin() implements CityStep {
    @Override
    public void run(CityState s, Out out) {
      Arrays.fill(s.movement, (byte) NONE);
      s.moved = 0;
      int living = s.livingSeats();
      s.late = latecomers(s);
      if (s.late != 0) {
        s.agenda.push(new Choose(s.late));
        s.agenda.push(new Windows.Open(Windows.LATE_CHOICE, NOWHERE));
        for (int seat = 0; seat < s.seats(); seat++) {
          if ((s.late & 1 << seat) != 0) {
            out.tell(CityEvent.LATE_CHOOSERS, seat);
          }
        }
      }
      s.agenda.push(new Choose(living & ~s.late));
    }
  }

  private static int latecomers(CityState s) {
    int late = s.site(TOWER).effect() == SiteEffect.LATE_CHOICE ? s.present(TOWER, true) : 0;
    return late == s.livingSeats() ? 0 : late;
  }

  /// As people stand now: will this seat choose when it has seen what the others chose?
  static boolean isLate(CityState s, int seat) {
    return (latecomers(s) & 1 << seat) != 0;
  }

  /// All of a group pick one of six Movement cards in secret and reveal them together (COH-MC-01).
  @Named(value = "movement-card", rule = "COH-MC-01")
  public record Choose(@SomeSeats int group) implements AskAll<CityState> {
    @Override
    public int asked(CityState s) {
      return group & s.livingSeats();
    }

    @Override
    public void choices(CityState s, int seat, Choices into) {
      for (int place = 0; place < COUNT; place++) {
        into.add(Code.of(1, place));
      }
    }

    @Override
    public void resolve(CityState s, long[] answers, Out out) {
      int asked = asked(s);
      for (int seat = 0; seat < s.seats(); seat++) {
        if ((asked & 1 << seat) != 0) {
          s.movement[seat] = (byte) Code.a(answers[seat]);
          out.tell(CityEvent.CARD_REVEALED, seat, s.movement[seat]);
        }
      }
    }

    @Override
    public Phrase prompt(CityState s, int seat) {
      return Phrase.of("prompt.movement-card");
    }

    @Override
    public Option option(CityState s, int seat, long choice) {
      return goTo(Code.a(choice));
    }
  }

  private static Option goTo(int place) {
    return Refs.option("go:" + Place.id(place), "go-to", Refs.place(place));
  }

  /// From the reveal to one's own move (COH-MOV-18).
  static boolean mayExchange(CityState s, int seat) {
    return s.movement[seat] != NONE && (s.moved & 1 << seat) == 0;
  }

  /// Running Shoes name the new card when they are played (COH-WIN-08).
  static void change(CityState s, int seat, int place, Out out) {
    if (mayExchange(s, seat) && s.living(seat)) {
      s.movement[seat] = (byte) place;
      out.tell(CityEvent.MOVEMENT_CHANGED, seat, place);
    }
  }

  static void exchange(CityState s, int seat) {
    if (mayExchange(s, seat) && s.living(seat)) {
      s.agenda.push(new NewCard(seat, NONE));
    }
  }

  /// Any other of the six, shown at once: by the Teen, or by Running Shoes that lie in the middle
  /// (`card`) and may still be cancelled.
  @Named(value = "new-movement", rule = "COH-MOV-18")
  public record NewCard(@Seat int seat, @CardOrNone int card) implements Ask<CityState> {
    @Override
    public int seat(CityState s) {
      return seat;
    }

    @Override
    public void choices(CityState s, int seat, Choices into) {
      for (int place = 0; place < COUNT; place++) {
        if (place != s.movement[seat]) {
          into.add(Code.of(1, place));
        }
      }
    }

    @Override
    public void answer(CityState s, long choice, Out out) {
      if (card == NONE) {
        change(s, seat, Code.a(choice), out);
      } else {
        Playing.announce(s, new Playing.Resolve(seat, card, Code.a(choice), 0), out);
      }
    }

    @Override
    public Phrase prompt(CityState s, int seat) {
      return Phrase.of("prompt.new-movement");
    }

    @Override
    public Option option(CityState s, int seat, long choice) {
      return goTo(Code.a(choice));
    }
  }

  // Phase 3.

  /// In turn order, fixed now (COH-ROUND-06): each player's step, move, and the window after it
  /// (COH-WIN-17).
  @Named("move-everybody")
  public record Turns() implements CityStep {
    @Override
    public void run(CityState s, Out out) {
      s.agenda.push(new End());
      for (int i = s.seats() - 1; i >= 0; i--) {
        s.agenda.push(new Turn((s.firstPlayer + i) % s.seats()));
      }
    }
  }

  /// One player's turn to move; the dead have none.
  @Named("mover-turn")
  public record Turn(@Seat int seat) implements CityStep {
    @Override
    public void run(CityState s, Out out) {
      if (s.living(seat)) {
        s.agenda.push(new Windows.Open(Windows.MOVED, NOWHERE));
        s.agenda.push(new Mover(seat));
      }
    }
  }

  /// After all moves the cards return to the hands, and the Blonde draws a zombie (COH-ROUND-05,
  /// COH-MOV-20).
  @Named("end-of-moves")
  public record End() implements CityStep {
    @Override
    public void run(CityState s, Out out) {
      Arrays.fill(s.movement, (byte) NONE);
      s.moved = 0;
      for (int c = 0; c < s.where.length; c++) {
        if (s.where[c] == NOWHERE || s.content.person(c).drawback() != Drawback.ATTRACTS) {
          continue;
        }
        if (s.isFresh(c)) {
          s.agenda.push(new Mover.Blonde(c));
        } else {
          attract(s, c, out);
        }
      }
    }
  }

  /// No zombie comes if eight are there or none is left (COH-MOV-21).
  static void attract(CityState s, int c, Out out) {
    if (Zombies.add(s, s.where[c], 1) > 0) {
      out.tell(CityEvent.BLONDE_ATTRACTS, c, s.where[c]);
    }
  }

  /// May this character be chosen, its own ability aside (COH-MOV-03, COH-MOV-06)?
  static boolean movable(CityState s, int seat, int c) {
    return People.isOf(s, seat, c)
        && s.where[c] != s.movement[seat]
        && !(s.where[c] == ARMORY && s.armoryShut);
  }

  public static boolean immobile(CityState s, int c) {
    return s.content.person(c).drawback() == Drawback.IMMOBILE;
  }

  static boolean squeezes(CityState s, int c) {
    return s.isFresh(c) && s.content.person(c).ability() == Ability.SQUEEZE_IN;
  }

  /// Goes to the card's location; a full or shut one sends it to the Crossroads (COH-MOV-04,
  /// COH-MOV-15, COH-MOV-16).
  static void go(CityState s, int seat, int c, boolean extra, Out out) {
    int card = s.movement[seat];
    boolean refused = s.isShut(card) || s.isFull(card) && !extra;
    s.lastMover = c;
    s.lastFrom = s.where[c];
    s.lastTo = refused ? CROSSROADS : card;
    s.where[c] = (byte) s.lastTo;
    s.moved |= 1 << seat;
    CityEvent what =
        refused ? CityEvent.TURNED_AWAY : extra ? CityEvent.SQUEEZED_IN : CityEvent.MOVED;
    out.tell(what, seat, c, card);
  }

  // The Priest (COH-CHR-14 to COH-CHR-17).

  static boolean canUndo(CityState s) {
    return s.lastMover != NONE
        && s.lastFrom != s.lastTo
        && s.where[s.lastMover] == s.lastTo
        && !s.isShut(s.lastFrom)
        && !s.isShut(s.lastTo);
  }

  static void undo(CityState s, Out out) {
    s.where[s.lastMover] = (byte) s.lastFrom;
    out.tell(CityEvent.MOVE_UNDONE, s.lastMover, s.lastFrom);
    s.lastMover = NONE;
    s.lastFrom = NONE;
    s.lastTo = NONE;
  }
}
