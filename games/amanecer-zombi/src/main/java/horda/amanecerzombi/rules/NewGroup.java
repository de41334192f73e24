package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.CARDS_OF_PEOPLE;
import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.state.AmanecerAsk;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Land;
import horda.amanecerzombi.state.Piles;
import horda.amanecerzombi.state.Refs;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;
import java.util.BitSet;

/// DEATH-08 to DEATH-11: a new Character with a new Special Object, and where it comes to.
@Named(value = "new-group", rule = "AMZ-DEATH-09")
record NewGroup(@Seat int seat) implements AmanecerAsk {
  private static final int AT = 1;
  private static final int SPECIAL = 0;

  /// The top card of each deck; nobody has a name when the deck is empty (AMZ-DEATH-11).
  static void enter(AmanecerState s, int seat) {
    int drawn = Decks.drawCharacter(s);
    int character = drawn == NONE ? CARDS_OF_PEOPLE + seat : drawn;
    s.zones.add(Piles.group(seat), character);
    int object = Decks.drawObject(s, SPECIAL);
    if (object != NONE) {
      s.zones.add(Piles.objects(seat), object);
      s.bearer[object] = (byte) character;
    }
    s.agenda.push(new NewGroup(seat));
  }

  @Override
  public int seat(AmanecerState s) {
    return seat;
  }

  @Override
  public boolean waits(AmanecerState s, Out out) {
    Choices all = new Choices();
    choices(s, seat, all);
    if (all.size() > 1) {
      return true;
    }
    s.agenda.pop();
    answer(s, all.get(0), out);
    return false;
  }

  /// The tent, or a Location with one's own token; nobody else may stand there (AMZ-DEATH-09, 10).
  @Override
  public void choices(AmanecerState s, int asked, Choices into) {
    int tent = s.table.tent(s.colour[seat]);
    add(s, tent, into);
    for (int location = 0; location < s.table.locations(); location++) {
      if ((s.registered[seat] & 1L << location) != 0) {
        add(s, s.table.squareOf(location), into);
      }
    }
    if (into.size() == 0) {
      nearest(s, tent, into);
    }
  }

  private boolean add(AmanecerState s, int square, Choices into) {
    int there = s.groupAt(square);
    if (there != NONE && there != seat) {
      return false;
    }
    into.add(Code.of(AT, square));
    return true;
  }

  /// Ring after ring around the tent, over land.
  private void nearest(AmanecerState s, int tent, Choices into) {
    BitSet seen = new BitSet(AmanecerState.SQUARES);
    BitSet ring = new BitSet(AmanecerState.SQUARES);
    ring.set(tent);
    while (into.size() == 0 && !ring.isEmpty()) {
      seen.or(ring);
      BitSet next = new BitSet(AmanecerState.SQUARES);
      for (int at = ring.nextSetBit(0); at >= 0; at = ring.nextSetBit(at + 1)) {
        for (int d = 0; d < Land.DIRECTIONS; d++) {
          int beside = s.land().next(at, d);
          if (beside != NONE && s.table.square(beside).land() && !seen.get(beside)) {
            next.set(beside);
          }
        }
      }
      next.stream().forEach(square -> add(s, square, into));
      ring = next;
    }
  }

  @Override
  public void answer(AmanecerState s, long choice, Out out) {
    s.at[seat] = (short) Code.a(choice);
    out.tell(AmanecerEvent.NEW_GROUP, seat, s.person(seat, 0), Code.a(choice));
  }

  @Override
  public Phrase prompt(AmanecerState s, int asked) {
    return Refs.prompt("new-group", Refs.character(s.person(seat, 0)));
  }

  @Override
  public Option option(AmanecerState s, int asked, long choice) {
    int square = Code.a(choice);
    return Refs.option("at:" + Refs.square(s, square), "to-square", Refs.square(square));
  }
}
