package horda.cityofhorror.rules;

import static horda.cityofhorror.content.Place.CROSSROADS;
import static horda.cityofhorror.state.CityState.NONE;

import horda.cityofhorror.content.CardEffect;
import horda.cityofhorror.state.CardZones;
import horda.cityofhorror.state.CityEvent;
import horda.cityofhorror.state.CityState;
import horda.cityofhorror.state.Kinds.Person;
import horda.cityofhorror.state.Refs;
import horda.engine.Ask;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Greyed;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;

/// One's own step before moving, and the move itself: play as much as you like, then move one
/// character (COH-MOV-01).
@Named(value = "mover", rule = "COH-MOV-01")
public record Mover(@Seat int seat) implements Ask<CityState> {
  public static final int MOVE = 8;
  public static final int STAY = 9;

  /// Ways to move: through the Back Door, by the Mama's elbows, with the Granny on her feet.
  public static final int BACK_DOOR = 1;

  public static final int SQUEEZE = 2;
  static final int ON_FOOT = 4;

  @Override
  public int seat(CityState s) {
    return seat;
  }

  /// An explosion in one's own step may leave nobody to move.
  @Override
  public boolean waits(CityState s, Out out) {
    if (s.living(seat)) {
      return true;
    }
    s.agenda.pop();
    return false;
  }

  @Override
  public void choices(CityState s, int seat, Choices into) {
    boolean must = listMoves(s, into);
    if (!must) {
      into.add(Code.of(STAY));
    }
    if (!Vows.still(s, seat)) {
      Playing.list(s, seat, into);
      People.list(s, seat, into);
    }
  }

  /// All moves; whether one of them is compulsory: nobody must spend the Granny's ability
  /// (COH-MOV-02, COH-MOV-08). A player bound to play nothing just walks (COH-NEG-08).
  private boolean listMoves(CityState s, Choices into) {
    boolean must = false;
    int to = s.movement[seat];
    boolean plays = !Vows.still(s, seat);
    boolean openable = plays && to != CROSSROADS && s.isFull(to) && !s.isShut(to);
    int backDoor = openable ? Cards.find(s, seat, CardEffect.BACK_DOOR) : NONE;
    for (int c = 0; c < s.where.length; c++) {
      if (!Movement.movable(s, seat, c) || Movement.immobile(s, c) && !(plays && s.isFresh(c))) {
        continue;
      }
      int foot = Movement.immobile(s, c) ? ON_FOOT : 0;
      must |= foot == 0;
      into.add(Code.of(MOVE, c, foot));
      if (backDoor != NONE) {
        into.add(Code.of(MOVE, c, foot | BACK_DOOR));
      }
      if (openable && Movement.squeezes(s, c)) {
        into.add(Code.of(MOVE, c, foot | SQUEEZE));
      }
    }
    return must;
  }

  @Override
  public void answer(CityState s, long choice, Out out) {
    int a = Code.a(choice);
    switch (Code.verb(choice)) {
      case MOVE -> move(s, a, Code.b(choice), out);
      case STAY -> {
        s.moved |= 1 << seat;
        out.tell(CityEvent.STAYED, seat);
      }
      case Playing.CARD -> {
        Vows.acted(s, seat, choice, out);
        s.agenda.push(this);
        Playing.play(s, seat, choice, out);
      }
      default -> {
        Vows.acted(s, seat, choice, out);
        s.agenda.push(this);
        People.use(s, seat, choice, out);
      }
    }
  }

  private void move(CityState s, int c, int ways, Out out) {
    if (ways != 0) {
      Vows.played(s, seat, out);
    }
    if ((ways & ON_FOOT) != 0) {
      s.fresh &= ~(1 << c);
      out.tell(CityEvent.GRANNY_WALKS, seat, c);
    }
    if ((ways & SQUEEZE) != 0) {
      s.fresh &= ~(1 << c);
      out.tell(CityEvent.ABILITY_USED, seat, c);
    }
    if ((ways & BACK_DOOR) == 0) {
      Movement.go(s, seat, c, (ways & SQUEEZE) != 0, out);
      return;
    }
    int card = Cards.find(s, seat, CardEffect.BACK_DOOR);
    out.tell(CityEvent.ANNOUNCED_BACK_DOOR, seat, card, c, s.movement[seat]);
    Responding.lay(s, seat, card);
    Responding.announce(s, seat, new ThroughBackDoor(seat, c));
  }

  /// The declared move waits for the card; cancelled, it stands and leads to the Crossroads
  /// (COH-MOV-14).
  @Named("through-back-door")
  public record ThroughBackDoor(@Seat int seat, @Person int character) implements Announced {
    @Override
    public void run(CityState s, Out out) {
      Responding.putAway(s);
      Movement.go(s, seat, character, true, out);
    }

    @Override
    public void cancel(CityState s, Out out) {
      Responding.putAway(s);
      Movement.go(s, seat, character, false, out);
    }

    @Override
    public Phrase asked(CityState s) {
      return Phrase.of(
          "prompt.response-back-door",
          Ref.seat(seat),
          Refs.action(s.zones.top(CardZones.PENDING)),
          Refs.character(character),
          Refs.place(s.movement[seat]));
    }
  }

  @Override
  public void greyed(CityState s, int seat, Greyed into) {
    WhyNoMove.list(s, seat, listMoves(s, new Choices()), into);
    WhyNot.cards(s, seat, true, into);
    WhyTired.list(s, seat, into);
    WhyNot.noTalk(s, seat, into);
  }

  @Override
  public Phrase prompt(CityState s, int seat) {
    return Phrase.of("prompt.mover", Refs.place(s.movement[seat]));
  }

  @Override
  public Option option(CityState s, int seat, long choice) {
    int c = Code.a(choice);
    return switch (Code.verb(choice)) {
      case STAY -> Refs.option("stay", "stay");
      case MOVE -> {
        int ways = Code.b(choice);
        String how =
            (ways & BACK_DOOR) != 0 ? ":back-door" : (ways & SQUEEZE) != 0 ? ":squeeze" : "";
        String label =
            (ways & BACK_DOOR) != 0
                ? "move-back-door"
                : (ways & SQUEEZE) != 0 ? "move-squeeze" : "move";
        label += (ways & ON_FOOT) != 0 ? "-on-foot" : "";
        label = refused(s, ways) ? label + "-outside" : label;
        String foot = (ways & ON_FOOT) != 0 ? ":on-foot" : "";
        yield Refs.option(
            "move:" + s.content.person(c).id() + foot + how,
            label,
            Refs.character(c),
            Refs.place(s.movement[seat]));
      }
      default -> PlayWords.option(s, seat, choice);
    };
  }

  /// A full or shut location leads to the Crossroads, and the option says so (COH-MOV-04).
  private boolean refused(CityState s, int ways) {
    int to = s.movement[seat];
    return (ways & (BACK_DOOR | SQUEEZE)) == 0 && (s.isShut(to) || s.isFull(to));
  }

  /// The Blonde's owner may exhaust her so that no zombie follows (COH-MOV-20).
  @Named(value = "blonde", rule = "COH-MOV-20")
  public record Blonde(@Person int character) implements Ask<CityState> {
    @Override
    public int seat(CityState s) {
      return s.owner[character];
    }

    @Override
    public void choices(CityState s, int seat, Choices into) {
      into.add(0);
      if (!Vows.still(s, seat)) {
        into.add(Code.of(1));
      }
    }

    @Override
    public void answer(CityState s, long choice, Out out) {
      if (choice == 0) {
        Movement.attract(s, character, out);
      } else {
        Vows.played(s, s.owner[character], out);
        s.fresh &= ~(1 << character);
        out.tell(CityEvent.BLONDE_PREVENTS, s.owner[character], character);
      }
    }

    @Override
    public void greyed(CityState s, int seat, Greyed into) {
      if (Vows.still(s, seat)) {
        into.add(
            "prevent", "COH-NEG-06", WhyNot.why("promised-nothing", Refs.character(character)));
      }
    }

    @Override
    public Phrase prompt(CityState s, int seat) {
      return Phrase.of("prompt.blonde", Refs.character(character), Refs.place(s.where[character]));
    }

    @Override
    public Option option(CityState s, int seat, long choice) {
      return choice == 0
          ? Refs.touching(
              Refs.option("attract", "attract"),
              Refs.character(character),
              Refs.place(s.where[character]))
          : Refs.option("prevent", "prevent", Refs.character(character));
    }
  }
}
