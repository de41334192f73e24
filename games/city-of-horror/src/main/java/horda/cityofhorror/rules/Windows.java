package horda.cityofhorror.rules;

import static horda.cityofhorror.state.CardZones.hand;

import horda.cityofhorror.state.CityState;
import horda.cityofhorror.state.CityStep;
import horda.cityofhorror.state.Kinds.LocationOrNone;
import horda.cityofhorror.state.Refs;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Deal;
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
      Arrays.fill(s.refusedOffers, (byte) 0);
      Arrays.fill(s.acceptedDeals, (byte) 0);
      s.agenda.push(new General(kind, place, s.firstPlayer, 0));
    }
  }

  /// Open until all living players have passed one after another (COH-WIN-06).
  @Named("window")
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
    public boolean passesBy(CityState s, int seat, int order) {
      return StandingOrders.passWindow(s, seat, order, this);
    }

    /// A binding promise to act now leaves nothing else to do (COH-NEG-06).
    @Override
    public void choices(CityState s, int seat, Choices into) {
      if (!Vows.listDue(s, seat, into)) {
        into.add(PASS);
        responses(s, seat, into);
      }
    }

    /// Who has promised to play nothing may still talk (COH-NEG-06).
    @Override
    public void responses(CityState s, int seat, Choices into) {
      if (!Vows.still(s, seat)) {
        Playing.list(s, seat, into);
        People.list(s, seat, into);
      }
      Bargaining.listOffers(s, seat, into);
      listShows(s, seat, into);
    }

    /// Showing one's hand to somebody who does not know it yet (COH-NEG-12).
    private static void listShows(CityState s, int seat, Choices into) {
      for (int other = 0; other < s.seats(); other++) {
        if (other == seat || !s.living(other)) {
          continue;
        }
        for (int i = 0; i < s.zones.size(hand(seat)); i++) {
          if ((s.knownBy[s.zones.at(hand(seat), i)] & 1 << other) == 0) {
            into.add(Code.of(Playing.SHOW, other));
            break;
          }
        }
      }
    }

    @Override
    public void respond(CityState s, int seat, long choice, Out out) {
      Vows.acted(s, seat, choice, out);
      switch (Code.verb(choice)) {
        case Playing.CARD -> Playing.play(s, seat, choice, out);
        case Playing.ABILITY -> People.use(s, seat, choice, out);
        case Playing.OFFER -> s.agenda.push(Bargaining.DEALS.draft(new Deal(seat, Code.a(choice))));
        default -> Bargaining.show(s, seat, Code.a(choice), out);
      }
    }

    @Override
    public void close(CityState s, Out out) {}

    @Override
    public void greyed(CityState s, int seat, Greyed into) {
      if (Vows.mustAct(s, seat)) {
        into.add("pass", "COH-NEG-06", WhyNot.why("must-act"));
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
    public String rule(CityState s) {
      return "COH-WIN-04";
    }

    @Override
    public Option option(CityState s, int seat, long choice) {
      return choice == PASS ? Refs.option("pass", "pass") : PlayWords.option(s, seat, choice);
    }
  }
}
