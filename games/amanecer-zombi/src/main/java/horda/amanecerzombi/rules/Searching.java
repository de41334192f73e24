package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Deck;
import horda.amanecerzombi.content.Deed;
import horda.amanecerzombi.content.SeasonEffect;
import horda.amanecerzombi.content.Square;
import horda.amanecerzombi.content.Trait;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Kinds.Count;
import horda.amanecerzombi.state.Piles;
import horda.amanecerzombi.state.Used;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Out;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;
import java.util.List;

/// SRCH: searching a Location, card by card, while the finds pile up on its table.
public final class Searching {
  private static final List<Deed> SURVIVORS = List.of(Deed.JOIN, Deed.REQUEST);

  private Searching() {}

  /// On a Location without a token of one's own colour, with a token left (AMZ-SRCH-01, 15).
  public static boolean mayDeclare(AmanecerState s, int seat) {
    int location = s.table.location(s.at[seat]);
    return s.searchAt == NONE
        && location != NONE
        && (s.registered[seat] & 1L << location) == 0
        && Long.bitCount(s.registered[seat]) < s.content().numbers().tokens()
        && !s.zones.isEmpty(Piles.hand(seat));
  }

  static void declare(AmanecerState s, int seat, Out out) {
    s.searchAt = s.at[seat];
    s.searchDiscards = 0;
    out.tell(AmanecerEvent.SEARCH_DECLARED, seat, s.searchAt);
    Windows.open(s, Windows.SEARCH);
  }

  /// Each kind in the hand, alone or with an Object that shows more.
  static void listDiscards(AmanecerState s, int seat, Choices into) {
    int from = into.size();
    PlayWords.listHand(s, seat, Plays.SEARCH_WITH, into);
    int held = Piles.objects(seat);
    int end = into.size();
    for (int i = 0; i < s.zones.size(held); i++) {
      int object = s.zones.at(held, i);
      if (!s.isTurned(object) && s.content().object(object).use(Deed.EXTRA_REVEAL) > 0) {
        for (int c = from; c < end; c++) {
          into.add(Code.of(Plays.SEARCH_WITH, Code.a(into.get(c)), object + 1));
        }
      }
    }
  }

  /// A card is discarded, opponents may answer, then Objects are shown (AMZ-SRCH-04).
  static void discard(AmanecerState s, int seat, int kind, int tool, Out out) {
    Decks.discardFromHand(s, seat, kind);
    s.searchDiscards++;
    out.tell(AmanecerEvent.SEARCHED, seat, kind);
    int extra = 0;
    if (tool != NONE) {
      extra = s.content().object(tool).use(Deed.EXTRA_REVEAL);
      Objects.spend(s, seat, tool, out);
    }
    Windows.open(s, Windows.REVEALED);
    Responses.announce(s, Responses.TO_SEARCH, seat, NONE, new Show(seat, extra));
  }

  /// How many Objects a reveal shows: everything adds up, then at least 1 (AMZ-GEN-16).
  public static int shown(AmanecerState s, int seat, int extra) {
    Square square = s.table.square(s.searchAt);
    int count = square.finds() + extra + s.season(SeasonEffect.REVEAL);
    if (s.searchDiscards == 1) {
      count += s.groupTrait(seat, Trait.FIRST_REVEAL);
    }
    if (square.deck() == Deck.GREEN) {
      count += s.season(SeasonEffect.GREEN_REVEAL);
      count +=
          (s.usedTurn & Used.GREEN_REVEALED) == 0 ? s.season(SeasonEffect.FIRST_GREEN_REVEAL) : 0;
    }
    return Math.max(1, count);
  }

  /// Objects are turned up; survivors act at once, before anybody can answer (AMZ-INT-11).
  @Named("show-finds")
  record Show(@Seat int seat, @Count int extra) implements Announced {
    @Override
    public void run(AmanecerState s, Out out) {
      int count = shown(s, seat, extra);
      begun(s);
      if (s.isSolo()) {
        Solo.reveal(s, seat, out);
      }
      int pile = s.table.square(s.searchAt).deck() == Deck.GREEN ? 1 : 2;
      int first = s.zones.size(Piles.FOUND);
      for (int i = 0; i < count; i++) {
        int object = Decks.drawObject(s, pile);
        if (object == NONE) {
          break;
        }
        s.zones.add(Piles.FOUND, object);
      }
      survivors(s, seat, first, out);
      for (int i = first; i < s.zones.size(Piles.FOUND); i++) {
        out.tell(AmanecerEvent.FOUND, seat, s.zones.at(Piles.FOUND, i));
      }
    }

    /// Already looted: nothing is shown; the card stays spent and the search has begun.
    @Override
    public void cancel(AmanecerState s, Out out) {
      begun(s);
      out.tell(AmanecerEvent.NOTHING_SHOWN, seat);
    }

    private static void begun(AmanecerState s) {
      if (s.table.square(s.searchAt).deck() == Deck.GREEN) {
        s.usedTurn |= Used.GREEN_REVEALED;
      }
    }
  }

  /// The cards of one reveal lie open together; survivors among them act first, those who join
  /// before those with a request. Which copy of such a card it was tells nobody anything.
  private static void survivors(AmanecerState s, int seat, int first, Out out) {
    for (Deed deed : SURVIVORS) {
      for (int i = first; i < s.zones.size(Piles.FOUND); i++) {
        int object = s.zones.at(Piles.FOUND, i);
        if (s.content().object(object).use(deed) > 0) {
          s.zones.take(Piles.FOUND, i--);
          Decks.discardObject(s, object);
          out.tell(AmanecerEvent.FOUND, seat, s.table.firstCopy(object));
          if (deed == Deed.JOIN) {
            join(s, seat, out);
          } else {
            Missions.draw(s, seat, out);
          }
        }
      }
    }
  }

  /// The top Character joins, unhurt and with nothing, and counts at once (AMZ-SRCH-08).
  private static void join(AmanecerState s, int seat, Out out) {
    int character = Decks.drawCharacter(s);
    if (character == NONE) {
      out.tell(AmanecerEvent.NOBODY_JOINS, seat);
    } else {
      s.zones.add(Piles.group(seat), character);
      out.tell(AmanecerEvent.JOINED, seat, character);
    }
  }

  /// The player announces the end of the search (AMZ-SRCH-11).
  static void end(AmanecerState s, int seat, Out out) {
    if (s.searchDiscards == 0) {
      // Nothing was searched: it leaves no mark and can be declared again (AMZ-SRCH-14).
      out.tell(AmanecerEvent.SEARCH_ABANDONED, seat);
      if (s.zones.isEmpty(Piles.FOUND)) {
        close(s);
      } else {
        // What the Group itself laid there is taken up again, or left.
        s.agenda.push(new Collecting(seat, 0));
      }
      return;
    }
    register(s, seat, out);
    s.agenda.push(new Collecting(seat, 0));
  }

  /// Any own movement ends an open search first (AMZ-SRCH-12, AMZ-MOVE-11).
  static void leave(AmanecerState s, int seat, Out out) {
    if (s.searchAt != NONE && s.active == seat) {
      end(s, seat, out);
    }
  }

  private static void register(AmanecerState s, int seat, Out out) {
    s.registered[seat] |= 1L << s.table.location(s.searchAt);
    out.tell(AmanecerEvent.REGISTERED, seat, s.searchAt);
    Decks.gainExperience(s, seat, out);
  }

  /// The Group has fled: token and experience, but only one of the finds (AMZ-SRCH-13, 14).
  static void fled(AmanecerState s, int seat, Out out) {
    if (s.searchAt == NONE || s.active != seat) {
      return;
    }
    if (s.searchDiscards == 0) {
      out.tell(AmanecerEvent.SEARCH_ABANDONED, seat);
      lost(s, seat, out);
      return;
    }
    register(s, seat, out);
    s.agenda.push(new Collecting.One(seat));
  }

  /// The Group was eliminated: the finds are discarded, nothing is gained (AMZ-SRCH-16).
  static void lost(AmanecerState s, int seat, Out out) {
    if (s.searchAt != NONE && s.active == seat) {
      discardFinds(s, seat, out);
      close(s);
    }
  }

  static void discardFinds(AmanecerState s, int seat, Out out) {
    while (!s.zones.isEmpty(Piles.FOUND)) {
      int object = s.zones.draw(Piles.FOUND);
      out.tell(AmanecerEvent.LEFT_BEHIND, seat, object);
      Decks.discardObject(s, object);
    }
  }

  static void close(AmanecerState s) {
    s.searchAt = NONE;
    s.searchDiscards = 0;
  }
}
