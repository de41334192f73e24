package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Trait;
import horda.amanecerzombi.content.Vehicle;
import horda.amanecerzombi.state.AmanecerAsk;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.AmanecerStep;
import horda.amanecerzombi.state.Kinds.Person;
import horda.amanecerzombi.state.Piles;
import horda.amanecerzombi.state.Refs;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;

/// OBJ: who carries what, and handing it on.
public final class Loads {
  public static final int GIVE = 1;
  public static final int DISCARD = 2;
  private static final int PUT_DOWN = 3;

  private Loads() {}

  /// Load spaces of a Character, with all that adds to them (AMZ-OBJ-07).
  public static int capacity(AmanecerState s, int character) {
    int seat = s.seatOf(character);
    int load =
        character < AmanecerState.CARDS_OF_PEOPLE
            ? s.content().character(character).load()
            : s.content().numbers().namelessLoad();
    load += s.trait(character, Trait.LOAD);
    if (seat != NONE && s.vehicle[seat] != NONE) {
      Vehicle vehicle = s.table.vehicle(s.vehicle[seat]);
      load += vehicle == null ? 0 : vehicle.load();
    }
    return load;
  }

  /// Load spaces in use: Light Objects take none (AMZ-OBJ-06).
  public static int used(AmanecerState s, int seat, int character) {
    int used = 0;
    int held = Piles.objects(seat);
    for (int i = s.zones.size(held) - 1; i >= 0; i--) {
      int object = s.zones.at(held, i);
      if (s.bearer[object] == character && !s.content().object(object).light()) {
        used++;
      }
    }
    return used;
  }

  /// Can this Character take this Object on top of what it carries?
  static boolean fits(AmanecerState s, int seat, int character, int object) {
    return s.content().object(object).light() || used(s, seat, character) < capacity(s, character);
  }

  /// Can anybody of the Group?
  public static boolean fits(AmanecerState s, int seat, int object) {
    for (int i = 0; i < s.people(seat); i++) {
      if (fits(s, seat, s.person(seat, i), object)) {
        return true;
      }
    }
    return false;
  }

  /// Objects may be handed on at any time, in combat before dice are rolled (AMZ-OBJ-10, 14).
  static void list(AmanecerState s, int seat, Choices into) {
    int held = Piles.objects(seat);
    int people = s.people(seat);
    boolean table = mayLayDown(s, seat);
    for (int i = 0; i < s.zones.size(held); i++) {
      int object = s.zones.at(held, i);
      for (int p = 0; people > 1 && p < people; p++) {
        int to = s.person(seat, p);
        if (to != s.bearer[object] && fits(s, seat, to, object)) {
          into.add(Code.of(Plays.HAND_ON, object, to));
        }
      }
      if (table) {
        into.add(Code.of(Plays.LAY_DOWN, object));
      }
    }
    if (people > 1) {
      listSwaps(s, seat, into);
    }
  }

  /// Two Characters who are both full can change one Object for another (AMZ-OBJ-10).
  private static void listSwaps(AmanecerState s, int seat, Choices into) {
    int full = 0;
    for (int i = 0; i < s.people(seat); i++) {
      int character = s.person(seat, i);
      full |= used(s, seat, character) >= capacity(s, character) ? 1 << character : 0;
    }
    if (Integer.bitCount(full) < 2) {
      return;
    }
    int held = Piles.objects(seat);
    for (int i = 0; i < s.zones.size(held); i++) {
      int one = s.zones.at(held, i);
      if (!isHeavyOf(s, full, one)) {
        continue;
      }
      for (int j = i + 1; j < s.zones.size(held); j++) {
        int other = s.zones.at(held, j);
        if (s.bearer[other] != s.bearer[one] && isHeavyOf(s, full, other)) {
          into.add(Code.of(Plays.SWAP, one, other));
        }
      }
    }
  }

  private static boolean isHeavyOf(AmanecerState s, int people, int object) {
    int bearer = s.bearer[object];
    return bearer != NONE && (people & 1 << bearer) != 0 && !s.content().object(object).light();
  }

  /// On the table of the Location that the Group is searching (AMZ-OBJ-11, AMZ-OBJ-12).
  private static boolean mayLayDown(AmanecerState s, int seat) {
    return searchesHere(s, seat) && !s.inCombat(seat);
  }

  private static boolean searchesHere(AmanecerState s, int seat) {
    return s.searchAt != NONE && s.active == seat && s.at[seat] == s.searchAt;
  }

  /// An Object keeps its state, ready or turned (AMZ-OBJ-13).
  static void play(AmanecerState s, int seat, long choice, Out out) {
    int object = Code.a(choice);
    if (Code.verb(choice) == Plays.LAY_DOWN) {
      layDown(s, seat, object, out);
    } else if (Code.verb(choice) == Plays.SWAP) {
      int other = Code.b(choice);
      byte bearer = s.bearer[object];
      s.bearer[object] = s.bearer[other];
      s.bearer[other] = bearer;
      out.tell(AmanecerEvent.SWAPPED, seat, object, other);
    } else {
      s.bearer[object] = (byte) Code.b(choice);
      out.tell(AmanecerEvent.PASSED_OBJECT, seat, object, Code.b(choice));
    }
    s.agenda.push(new Settle(seat));
  }

  static void layDown(AmanecerState s, int seat, int object, Out out) {
    Decks.takeFrom(s, seat, object);
    s.zones.add(Piles.FOUND, object);
    out.tell(AmanecerEvent.LAID_DOWN, seat, object);
  }

  /// An Object comes to a Group; who carries it is settled when the agenda comes to it.
  static void receive(AmanecerState s, int seat, int object) {
    s.bearer[object] = NONE;
    s.zones.add(Piles.objects(seat), object);
  }

  /// Objects without a bearer are given to Characters or discarded (AMZ-NEG-06, AMZ-DEATH-03); who
  /// carries too much passes it on or discards it (AMZ-OBJ-09).
  @Named("settle")
  record Settle(@Seat int seat) implements AmanecerStep {
    @Override
    public void run(AmanecerState s, Out out) {
      int held = Piles.objects(seat);
      for (int i = 0; i < s.zones.size(held); i++) {
        if (s.bearer[s.zones.at(held, i)] == NONE) {
          s.agenda.push(this);
          s.agenda.push(new Share(seat));
          return;
        }
      }
      for (int i = 0; i < s.people(seat); i++) {
        int character = s.person(seat, i);
        if (used(s, seat, character) > capacity(s, character)) {
          s.agenda.push(this);
          s.agenda.push(new Excess(seat, character));
          return;
        }
      }
    }
  }

  /// Who carries what has come to the Group: all of it is seen at once, and Objects may be put down
  /// first to make room (AMZ-OBJ-20).
  @Named(value = "who-carries", rule = "AMZ-OBJ-20")
  record Share(@Seat int seat) implements AmanecerAsk {
    @Override
    public int seat(AmanecerState s) {
      return seat;
    }

    /// Without room and without anything to put down there is nothing to decide.
    @Override
    public boolean waits(AmanecerState s, Out out) {
      boolean loose = false;
      boolean choice = false;
      int held = Piles.objects(seat);
      for (int i = 0; i < s.zones.size(held); i++) {
        int object = s.zones.at(held, i);
        boolean carried = s.bearer[object] != NONE;
        loose |= !carried;
        choice |= carried ? !s.content().object(object).light() : Loads.fits(s, seat, object);
      }
      if (loose && choice && s.people(seat) > 0) {
        return true;
      }
      s.agenda.pop();
      discardLoose(s, out);
      return false;
    }

    @Override
    public void choices(AmanecerState s, int asked, Choices into) {
      boolean crowded = false;
      int held = Piles.objects(seat);
      for (int i = 0; i < s.zones.size(held); i++) {
        int object = s.zones.at(held, i);
        if (s.bearer[object] == NONE) {
          for (int p = 0; p < s.people(seat); p++) {
            if (Loads.fits(s, seat, s.person(seat, p), object)) {
              into.add(Code.of(GIVE, object, s.person(seat, p)));
            } else {
              crowded = true;
            }
          }
          into.add(Code.of(DISCARD, object));
        }
      }
      for (int i = 0; crowded && i < s.zones.size(held); i++) {
        int object = s.zones.at(held, i);
        if (s.bearer[object] != NONE && !s.content().object(object).light()) {
          into.add(Code.of(PUT_DOWN, object));
        }
      }
      into.add(0);
    }

    @Override
    public void answer(AmanecerState s, long choice, Out out) {
      if (choice == 0) {
        discardLoose(s, out);
        return;
      }
      s.agenda.push(this);
      carryOut(s, seat, choice, out);
    }

    private void discardLoose(AmanecerState s, Out out) {
      int held = Piles.objects(seat);
      for (int i = 0; i < s.zones.size(held); i++) {
        int object = s.zones.at(held, i);
        if (s.bearer[object] == NONE) {
          Decks.discardCarried(s, seat, object);
          out.tell(AmanecerEvent.OBJECT_DISCARDED, seat, object);
          i--;
        }
      }
    }

    @Override
    public Phrase prompt(AmanecerState s, int asked) {
      return Refs.prompt("who-carries");
    }

    @Override
    public Option option(AmanecerState s, int asked, long choice) {
      return choice == 0 ? Refs.option("done", "leave-rest") : words(s, choice);
    }
  }

  /// A Character carries too much.
  @Named(value = "excess", rule = "AMZ-OBJ-09")
  record Excess(@Seat int seat, @Person int character) implements AmanecerAsk {
    @Override
    public int seat(AmanecerState s) {
      return seat;
    }

    @Override
    public void choices(AmanecerState s, int asked, Choices into) {
      int held = Piles.objects(seat);
      for (int i = 0; i < s.zones.size(held); i++) {
        int object = s.zones.at(held, i);
        if (s.bearer[object] != character || s.content().object(object).light()) {
          continue;
        }
        for (int p = 0; p < s.people(seat); p++) {
          int to = s.person(seat, p);
          if (to != character && Loads.fits(s, seat, to, object)) {
            into.add(Code.of(GIVE, object, to));
          }
        }
        into.add(Code.of(DISCARD, object));
      }
    }

    @Override
    public void answer(AmanecerState s, long choice, Out out) {
      carryOut(s, seat, choice, out);
    }

    @Override
    public Phrase prompt(AmanecerState s, int asked) {
      return Refs.prompt("excess", Refs.character(character));
    }

    @Override
    public Option option(AmanecerState s, int asked, long choice) {
      return words(s, choice);
    }
  }

  private static void carryOut(AmanecerState s, int seat, long choice, Out out) {
    int object = Code.a(choice);
    if (Code.verb(choice) == GIVE) {
      s.bearer[object] = (byte) Code.b(choice);
      out.tell(AmanecerEvent.CARRIES, seat, object, Code.b(choice));
    } else if (Code.verb(choice) == PUT_DOWN && searchesHere(s, seat)) {
      layDown(s, seat, object, out);
    } else {
      Decks.discardCarried(s, seat, object);
      out.tell(AmanecerEvent.OBJECT_DISCARDED, seat, object);
    }
  }

  private static Option words(AmanecerState s, long choice) {
    int object = Code.a(choice);
    String id = Refs.objectId(s, object);
    return switch (Code.verb(choice)) {
      case GIVE ->
          Refs.option(
              "give:" + id + ":" + Refs.characterId(s, Code.b(choice)),
              "give-to",
              Refs.object(object),
              Refs.character(Code.b(choice)));
      case PUT_DOWN -> Refs.option("put-down:" + id, "put-down", Refs.object(object));
      default -> Refs.option("discard:" + id, "discard-object", Refs.object(object));
    };
  }
}
