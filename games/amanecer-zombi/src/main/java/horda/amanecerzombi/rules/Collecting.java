package horda.amanecerzombi.rules;

import horda.amanecerzombi.content.Deed;
import horda.amanecerzombi.content.ObjectCard;
import horda.amanecerzombi.state.AmanecerAsk;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Kinds.Count;
import horda.amanecerzombi.state.Piles;
import horda.amanecerzombi.state.Refs;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;

/// SRCH-11, SRCH-17, SRCH-20: the finds are taken, used at once or left. Objects may be laid down
/// to make room, a limited number of times so that collecting ends.
@Named(value = "collect", rule = "AMZ-SRCH-11")
public record Collecting(@Seat int seat, @Count int laid) implements AmanecerAsk {
  private static final int TAKE = 1;
  private static final int HEAL = 2;
  private static final int READY = 3;
  private static final int DRAW = 4;
  public static final int LAY = 5;
  private static final int MOST_LAID = 12;

  @Override
  public int seat(AmanecerState s) {
    return seat;
  }

  /// Nothing left on the table: the search is over.
  @Override
  public boolean waits(AmanecerState s, Out out) {
    if (!s.zones.isEmpty(Piles.FOUND)) {
      return true;
    }
    s.agenda.pop();
    Searching.close(s);
    return false;
  }

  @Override
  public void choices(AmanecerState s, int asked, Choices into) {
    into.add(0);
    for (int i = 0; i < s.zones.size(Piles.FOUND); i++) {
      int object = s.zones.at(Piles.FOUND, i);
      for (int p = 0; p < s.people(seat); p++) {
        if (Loads.fits(s, seat, s.person(seat, p), object)) {
          into.add(Code.of(TAKE, object, s.person(seat, p)));
        }
      }
      if (!s.isTurned(object)) {
        listUses(s, object, into);
      }
    }
    int held = Piles.objects(seat);
    for (int i = 0; laid < MOST_LAID && i < s.zones.size(held); i++) {
      into.add(Code.of(LAY, s.zones.at(held, i)));
    }
  }

  /// Whatever lies there may be used, whether anybody could carry it or not (AMZ-SRCH-20).
  private void listUses(AmanecerState s, int object, Choices into) {
    Objects.listOne(s, seat, object, HEAL, READY, into);
    ObjectCard card = s.content().object(object);
    if (card.use(Deed.DRAW) > 0 && s.active == seat) {
      into.add(Code.of(DRAW, object));
    }
    if (card.use(Deed.LOOK) > 0) {
      Binoculars.list(s, seat, object, into);
    }
    if (card.use(Deed.UNBLOCK) > 0 && s.blocked[seat] > 0) {
      into.add(Code.of(Plays.UNBLOCK, Blocks.TOOL, object));
    }
    if (card.use(Deed.LURE) > 0) {
      FlareGun.targets(s, object, into);
    }
  }

  @Override
  public void answer(AmanecerState s, long choice, Out out) {
    int object = Code.a(choice);
    if (choice == 0) {
      Searching.discardFinds(s, seat, out);
      Searching.close(s);
      return;
    }
    if (Code.verb(choice) == Plays.UNBLOCK || Code.verb(choice) == Plays.FLARE) {
      // Noise and Zombies come when the finds are put away.
      Plays.play(s, seat, choice, out);
      s.agenda.push(this);
      return;
    }
    s.agenda.push(Code.verb(choice) == LAY ? new Collecting(seat, laid + 1) : this);
    switch (Code.verb(choice)) {
      case TAKE -> take(s, seat, object, Code.b(choice), out);
      case HEAL -> Healing.use(s, seat, object, Code.b(choice), false, out);
      case READY -> {
        Objects.spend(s, seat, object, out);
        Icons.ready(s, Code.b(choice), out);
      }
      case DRAW -> {
        Objects.spend(s, seat, object, out);
        Decks.drawToHand(s, seat, s.content().object(object).use(Deed.DRAW), out);
      }
      case Plays.USE -> Objects.play(s, seat, choice, out);
      default -> {
        Loads.layDown(s, seat, object, out);
        s.agenda.push(new Loads.Settle(seat));
      }
    }
  }

  private static void take(AmanecerState s, int seat, int object, int character, Out out) {
    s.zones.remove(Piles.FOUND, object);
    s.zones.add(Piles.objects(seat), object);
    s.bearer[object] = (byte) character;
    out.tell(AmanecerEvent.TOOK, seat, object, character);
  }

  @Override
  public Phrase prompt(AmanecerState s, int asked) {
    return Refs.prompt("collect");
  }

  @Override
  public Option option(AmanecerState s, int asked, long choice) {
    if (choice == 0) {
      return Refs.option("done", "leave-rest");
    }
    int object = Code.a(choice);
    String id = Refs.objectId(s, object);
    return switch (Code.verb(choice)) {
      case TAKE -> takeWords(s, object, Code.b(choice));
      case HEAL -> PlayWords.heal(s, object, Code.b(choice));
      case READY -> PlayWords.ready(s, object, Code.b(choice));
      case DRAW -> Refs.option("drink:" + id, "drink", Refs.object(object));
      case Plays.USE, Plays.UNBLOCK, Plays.FLARE -> PlayWords.option(s, seat, choice);
      default -> Refs.option("lay-down:" + id, "lay-down", Refs.object(object));
    };
  }

  private static Option takeWords(AmanecerState s, int object, int character) {
    return Refs.option(
        "take:" + Refs.objectId(s, object) + ":" + Refs.characterId(s, character),
        "take",
        Refs.object(object),
        Refs.character(character));
  }

  /// Fled: one find or none; Objects may be left there for it (AMZ-SRCH-13, AMZ-OBJ-20).
  @Named(value = "collect-one", rule = "AMZ-SRCH-13")
  record One(@Seat int seat) implements AmanecerAsk {
    @Override
    public int seat(AmanecerState s) {
      return seat;
    }

    @Override
    public boolean waits(AmanecerState s, Out out) {
      if (!s.zones.isEmpty(Piles.FOUND)) {
        return true;
      }
      s.agenda.pop();
      Searching.close(s);
      return false;
    }

    @Override
    public void choices(AmanecerState s, int asked, Choices into) {
      into.add(0);
      for (int i = 0; i < s.zones.size(Piles.FOUND); i++) {
        int object = s.zones.at(Piles.FOUND, i);
        for (int p = 0; p < s.people(seat); p++) {
          if (Loads.fits(s, seat, s.person(seat, p), object)) {
            into.add(Code.of(TAKE, object, s.person(seat, p)));
          }
        }
      }
      int held = Piles.objects(seat);
      for (int i = 0; i < s.zones.size(held); i++) {
        if (!s.content().object(s.zones.at(held, i)).light()) {
          into.add(Code.of(LAY, s.zones.at(held, i)));
        }
      }
    }

    @Override
    public void answer(AmanecerState s, long choice, Out out) {
      if (Code.verb(choice) == LAY) {
        s.agenda.push(this);
        Loads.layDown(s, seat, Code.a(choice), out);
        return;
      }
      if (choice != 0) {
        take(s, seat, Code.a(choice), Code.b(choice), out);
      }
      Searching.discardFinds(s, seat, out);
      Searching.close(s);
    }

    @Override
    public Phrase prompt(AmanecerState s, int asked) {
      return Refs.prompt("collect-one");
    }

    @Override
    public Option option(AmanecerState s, int asked, long choice) {
      int object = Code.a(choice);
      return switch (Code.verb(choice)) {
        case TAKE -> takeWords(s, object, Code.b(choice));
        case LAY ->
            Refs.option("lay-down:" + Refs.objectId(s, object), "lay-down", Refs.object(object));
        default -> Refs.option("none", "take-none");
      };
    }
  }
}
