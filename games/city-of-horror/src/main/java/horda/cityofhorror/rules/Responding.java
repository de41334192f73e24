package horda.cityofhorror.rules;

import static horda.cityofhorror.state.CardZones.hand;
import static horda.cityofhorror.state.CityState.NONE;

import horda.cityofhorror.content.Ability;
import horda.cityofhorror.content.CardEffect;
import horda.cityofhorror.state.CardZones;
import horda.cityofhorror.state.CityEvent;
import horda.cityofhorror.state.CityState;
import horda.cityofhorror.state.Refs;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Greyed;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.Step;
import horda.engine.Window;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;
import horda.engine.shape.UpTo;

/// WIN: the answers to an announced card. The first who does not pass answers; a Pepper Spray can
/// be answered itself.
public final class Responding {
  private static final int SPRAY = 1;
  private static final int PUNK = 2;

  private Responding() {}

  /// Puts a card from hand in the middle of the table.
  static void lay(CityState s, int seat, int card) {
    s.zones.remove(hand(seat), card);
    s.zones.add(CardZones.PENDING, card);
    s.knownBy[card] = (byte) ((1 << s.seats()) - 1);
    s.reveal(seat);
  }

  /// What a card in the middle will do, and the others are asked (COH-WIN-08, COH-WIN-10).
  static void announce(CityState s, int seat, Step<CityState> resolution) {
    s.agenda.push(resolution);
    s.agenda.push(new Response(seat, 0));
  }

  /// Discards the last announced card.
  static int putAway(CityState s) {
    int card = s.zones.draw(CardZones.PENDING);
    Cards.discard(s, card);
    return card;
  }

  /// Everybody alive but the announcer is asked once, clockwise (COH-WIN-10).
  @Named(value = "response", rule = "COH-WIN-10")
  public record Response(@Seat int announcer, @UpTo("seats") int passes)
      implements Window<CityState> {
    @Override
    public int first() {
      return announcer + 1;
    }

    @Override
    public int rounds(CityState s) {
      return s.seats() - 1;
    }

    @Override
    public Response after(int passes) {
      return new Response(announcer, passes);
    }

    @Override
    public boolean couldRespond(CityState s, int seat) {
      return s.living(seat)
          && !Vows.still(s, seat)
          && (!s.zones.isEmpty(hand(seat)) || freshPunk(s, seat) != NONE);
    }

    @Override
    public boolean canRespond(CityState s, int seat) {
      return couldRespond(s, seat)
          && (Cards.find(s, seat, CardEffect.CANCEL) != NONE || freshPunk(s, seat) != NONE);
    }

    @Override
    public boolean counts(CityState s, int seat, long choice) {
      return !(s.agenda.size() > 1
          && s.agenda.at(1) instanceof Announced announced
          && announced.helps(s, seat));
    }

    /// The announced card names this seat or one of its people.
    @Override
    public boolean concerns(CityState s, int seat) {
      return s.agenda.size() > 1
          && s.agenda.at(1) instanceof Announced announced
          && announced.names(s, seat);
    }

    @Override
    public boolean passesBy(CityState s, int seat, int order) {
      return StandingOrders.passResponse(s, seat, order);
    }

    @Override
    public void responses(CityState s, int seat, Choices into) {
      int spray = Cards.find(s, seat, CardEffect.CANCEL);
      if (spray != NONE) {
        into.add(Code.of(SPRAY, spray));
      }
      if (freshPunk(s, seat) != NONE) {
        into.add(Code.of(PUNK, freshPunk(s, seat)));
      }
    }

    /// The window ends with the first answer (COH-WIN-11).
    @Override
    public void respond(CityState s, int seat, long choice, Out out) {
      s.agenda.pop();
      Vows.played(s, seat, out);
      if (Code.verb(choice) == SPRAY) {
        int hit = s.zones.top(CardZones.PENDING);
        out.tell(CityEvent.ANNOUNCED_CANCEL, seat, Code.a(choice), hit);
        lay(s, seat, Code.a(choice));
        announce(s, seat, new Cancel(seat, true));
      } else {
        s.fresh &= ~(1 << Code.a(choice));
        out.tell(CityEvent.ABILITY_USED, seat, Code.a(choice));
        s.agenda.push(new Cancel(seat, false));
      }
    }

    @Override
    public void greyed(CityState s, int seat, Greyed into) {
      WhyNot.cardsInAnswer(s, seat, into);
    }

    @Override
    public Phrase prompt(CityState s, int seat) {
      return s.agenda.size() > 1 && s.agenda.at(1) instanceof Announced announced
          ? announced.asked(s)
          : Phrase.of(
              "prompt.response", Ref.seat(announcer), Refs.action(s.zones.top(CardZones.PENDING)));
    }

    @Override
    public Option option(CityState s, int seat, long choice) {
      return switch (Code.verb(choice)) {
        case SPRAY ->
            Refs.option(
                "spray",
                "spray",
                Refs.action(s.zones.top(CardZones.PENDING)),
                Refs.action(Code.a(choice)));
        case PUNK ->
            Refs.option(
                "punk",
                "punk",
                Refs.action(s.zones.top(CardZones.PENDING)),
                Refs.character(Code.a(choice)));
        default -> Refs.option("pass", "pass");
      };
    }
  }

  static int freshPunk(CityState s, int seat) {
    for (int c = 0; c < s.owner.length; c++) {
      if (s.owner[c] == seat && s.isFresh(c) && s.content.person(c).ability() == Ability.CANCEL) {
        return c;
      }
    }
    return NONE;
  }

  /// A cancel that stands: what lies below it on the agenda does not happen (COH-WIN-12,
  /// COH-WIN-13).
  @Named("cancel")
  public record Cancel(@Seat int seat, boolean bySpray) implements Announced {
    @Override
    public void run(CityState s, Out out) {
      if (bySpray) {
        putAway(s);
      }
      int hit = s.zones.top(CardZones.PENDING);
      out.tell(bySpray ? CityEvent.CANCELLED_BY_CARD : CityEvent.CANCELLED_BY_PUNK, seat, hit);
      if (s.agenda.pop() instanceof Announced below) {
        below.cancel(s, out);
      }
    }

    @Override
    public Phrase asked(CityState s) {
      int last = s.zones.size(CardZones.PENDING) - 1;
      return Phrase.of(
          "prompt.response-cancel",
          Ref.seat(seat),
          Refs.action(s.zones.at(CardZones.PENDING, last)),
          Refs.action(s.zones.at(CardZones.PENDING, last - 1)));
    }

    /// The answer itself was cancelled; what it aimed at goes on.
    @Override
    public void cancel(CityState s, Out out) {
      putAway(s);
    }
  }
}
