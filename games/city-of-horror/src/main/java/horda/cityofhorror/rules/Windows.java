package horda.cityofhorror.rules;

import horda.cityofhorror.state.CityState;
import horda.cityofhorror.state.CityStep;
import horda.cityofhorror.state.Kinds.LocationOrNone;
import horda.cityofhorror.state.Refs;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Greyed;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Question;
import horda.engine.Window;
import horda.engine.shape.In;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;
import horda.engine.shape.UpTo;

/// WIN: the general windows. The player with priority plays a card, uses an ability, offers a deal,
/// shows a hand, or passes.
public final class Windows {
  public static final int ROUND_START = 0;
  public static final int LATE_CHOICE = 1;
  public static final int CARDS_REVEALED = 2;
  public static final int INVASION_DONE = 3;
  public static final int MOVED = 4;
  public static final int LOC_OPEN = 5;
  public static final int ATTACK = 6;
  public static final int SHARE = 7;
  public static final int FINAL = 8;

  private static final String[] NAMES = {
    "round-start",
    "late-choice",
    "cards-revealed",
    "invasion-done",
    "moved",
    "location",
    "attack",
    "share",
    "final"
  };

  private Windows() {}

  /// A window opens: priority starts with the First Player, and talk starts again (COH-WIN-04,
  /// COH-WIN-07).
  @Named("open-window")
  public record Open(@In(max = FINAL) int kind, @LocationOrNone int place) implements CityStep {
    @Override
    public void run(CityState s, Out out) {
      Bargaining.begin(s);
      s.agenda.push(new General(kind, place, s.firstPlayer, 0));
    }
  }

  /// Open until all living players have passed one after another (COH-WIN-06).
  @Named(value = "window", rule = "COH-WIN-04")
  public record General(
      @In(max = FINAL) int kind,
      @LocationOrNone int place,
      @Seat int first,
      @UpTo("seats") int passes)
      implements Window<CityState> {
    public String moment() {
      return NAMES[kind];
    }

    @Override
    public General after(int passes) {
      return new General(kind, place, first, passes);
    }

    /// After something happened priority goes to the left of who acted (COH-WIN-05).
    General restarted(CityState s, int actor) {
      return new General(kind, place, (actor + 1) % s.seats(), 0);
    }

    /// Priority goes to this seat: it has promised to act now.
    General turnedTo(int seat) {
      return new General(kind, place, seat, 0);
    }

    @Override
    public General reopened(CityState s, int seat, long choice) {
      return Code.verb(choice) == Playing.OFFER ? this : restarted(s, seat);
    }

    @Override
    public boolean couldRespond(CityState s, int seat) {
      return s.living(seat);
    }

    @Override
    public boolean canRespond(CityState s, int seat) {
      if (!couldRespond(s, seat)) {
        return false;
      }
      if (Bargaining.canOffer(s, seat)) {
        return true;
      }
      Choices any = new Choices();
      responses(s, seat, any);
      return any.size() > 0;
    }

    @Override
    public boolean counts(CityState s, int seat, long choice) {
      return Stops.counts(s, this, seat, choice);
    }

    /// As things are, zombies will attack where the seat's people stand in the open.
    @Override
    public boolean concerns(CityState s, int seat) {
      return kind == ATTACK && s.peopleOf(seat, place, false) > 0 && Attack.isDue(s, place);
    }

    /// Everybody chooses where to go, zombies attack, or there is a vote on the supplies.
    @Override
    public boolean leadsOn(CityState s, int seat, long choice) {
      return choice == PASS
          && switch (kind) {
            case ROUND_START, LATE_CHOICE, FINAL -> true;
            case ATTACK -> Attack.isDue(s, place);
            case SHARE -> Integer.bitCount(s.present(place, true)) > 1;
            default -> false;
          };
    }

    @Override
    public boolean joins(Question<CityState> next) {
      return Attack.settles(place, next)
          || kind == SHARE && next instanceof Vote
          || kind < CARDS_REVEALED && next instanceof Movement.Choose
          || next instanceof Ending.Vaccinate;
    }

    /// A pass holds for one attack on the seat's people, and otherwise for all windows of that kind
    /// in a round.
    @Override
    public int moment(CityState s, int seat) {
      return concerns(s, seat) ? FINAL + 1 + place : kind;
    }

    /// The card or the character, whatever the target.
    @Override
    public long play(long choice) {
      return Code.of(Code.verb(choice), Code.a(choice));
    }

    @Override
    public boolean passesBy(CityState s, int seat, int order) {
      return StandingOrders.passWindow(s, seat, order, this);
    }

    /// Seats that are not asked now may speak too (COH-NEG-05).
    @Override
    public boolean hears(CityState s, int seat) {
      return seat == seat(s) || Bargaining.mayInterrupt(s, seat);
    }

    @Override
    public void accept(CityState s, int seat, long choice, Out out) {
      if (seat == seat(s)) {
        Window.super.accept(s, seat, choice, out);
      } else {
        Bargaining.open(s, seat, Code.a(choice));
      }
    }

    @Override
    public void answer(CityState s, long choice, Out out) {
      if (choice == PASS) {
        Vows.passed(s, seat(s), out);
      }
      Window.super.answer(s, choice, out);
    }

    /// A binding promise to act now leaves nothing else to do, one to play something in this step
    /// must be kept before one may pass (COH-NEG-06).
    @Override
    public void choices(CityState s, int seat, Choices into) {
      if (seat != seat(s)) {
        Bargaining.listOffers(s, seat, into);
      } else if (!Vows.listDue(s, seat, into)) {
        if (!Vows.mustPlay(s, seat)) {
          into.add(PASS);
        }
        responses(s, seat, into);
      }
    }

    /// A seat that has promised to play nothing may still talk (COH-NEG-06).
    @Override
    public void responses(CityState s, int seat, Choices into) {
      if (!Vows.still(s, seat)) {
        Playing.list(s, seat, into);
        People.list(s, seat, into);
      }
      Bargaining.listOffers(s, seat, into);
      Showing.list(s, seat, into);
    }

    @Override
    public void respond(CityState s, int seat, long choice, Out out) {
      Vows.acted(s, seat, choice, out);
      switch (Code.verb(choice)) {
        case Playing.CARD -> Playing.play(s, seat, choice, out);
        case Playing.ABILITY -> People.use(s, seat, choice, out);
        case Playing.OFFER -> Bargaining.open(s, seat, Code.a(choice));
        case Playing.SHOW_CARD -> s.agenda.push(new Showing.OneCard(seat));
        default -> Showing.show(s, seat, Code.a(choice), out);
      }
    }

    @Override
    public void greyed(CityState s, int seat, Greyed into) {
      if (Vows.mustAct(s, seat)) {
        into.add("pass", "COH-NEG-06", WhyNot.why("must-act"));
      } else if (Vows.mustPlay(s, seat)) {
        into.add("pass", "COH-NEG-06", WhyNot.why("must-play"));
      }
      WhyNot.cards(s, seat, false, into);
      WhyTired.list(s, seat, into);
      WhyNot.talk(s, seat, into);
    }

    @Override
    public Phrase prompt(CityState s, int seat) {
      String key = "prompt.window-" + NAMES[kind];
      return place < 0 ? Phrase.of(key) : Phrase.of(key, Refs.place(place));
    }

    @Override
    public Option option(CityState s, int seat, long choice) {
      return choice == PASS ? Refs.option("pass", "pass") : PlayWords.option(s, seat, choice);
    }
  }
}
