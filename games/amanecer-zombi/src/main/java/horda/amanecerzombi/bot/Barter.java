package horda.amanecerzombi.bot;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.rules.Loads;
import horda.amanecerzombi.rules.Trading;
import horda.amanecerzombi.rules.Windows;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.engine.Code;
import horda.engine.Deal;
import horda.engine.DealDraft;
import horda.engine.DealReply;
import horda.engine.Hints;

/// Rules of thumb for trading. A bot offers one Object for one, when both gain as far as it can
/// see: at most once a round, while the season is looked at, so that nobody is pestered; and
/// whoever is attacked buys peace with what it needs least. What is offered to it, it takes if it
/// gains; if it does not and knows a swap that would do, it says so.
final class Barter {
  /// Less is not worth the talk.
  private static final int OWN_GAIN = 8;

  private static final int OTHERS_GAIN = 4;

  /// What a leader has to pay more.
  private static final int LEADER = 8;

  /// What an attacker wants for peace, and the most that is given.
  private static final int PEACE = 8;

  private static final int NONE_FOUND = -1;
  private static final int OBJECT = 128;

  private Barter() {}

  /// Is it the moment to make an offer to that seat?
  static boolean offers(AmanecerState s, int window, int seat, int other) {
    if (s.offers[seat] > 0) {
      return false;
    }
    if (window == Windows.ATTACKED) {
      return s.announcedOn == seat && s.announcedBy == other && ransom(s, seat, other) != NONE;
    }
    return isSeasonOfTrade(s, window) && best(s, seat) == other;
  }

  /// Before the turns of a round; in the first nobody has anything yet.
  static boolean isSeasonOfTrade(AmanecerState s, int window) {
    return window == Windows.SEASON && s.round > 1;
  }

  /// The seat with which a swap brings most, or NONE.
  private static int best(AmanecerState s, int seat) {
    int found = NONE;
    int most = 0;
    for (int i = 1; i < s.seats(); i++) {
      int other = (seat + i) % s.seats();
      int swap = swap(s, seat, other);
      if (swap != NONE_FOUND && gain(s, seat, swap) > most) {
        most = gain(s, seat, swap);
        found = other;
      }
    }
    return found;
  }

  private static int gain(AmanecerState s, int seat, int swap) {
    return Goods.worth(s, seat, swap % OBJECT) - Goods.worth(s, seat, swap / OBJECT);
  }

  /// The best swap of one for one: what is given times 128, and what is got.
  private static int swap(AmanecerState s, int seat, int other) {
    int own = Piles.objects(seat);
    int theirs = Piles.objects(other);
    int found = NONE_FOUND;
    int most = OWN_GAIN + (AmanecerHints.leader(s, seat) == other ? LEADER : 0) - 1;
    for (int j = 0; j < s.zones.size(theirs); j++) {
      int want = s.zones.at(theirs, j);
      int wanted = Goods.worth(s, seat, want);
      for (int i = 0; wanted > most && i < s.zones.size(own); i++) {
        int give = s.zones.at(own, i);
        int gain = wanted - Goods.worth(s, seat, give);
        if (gain > most
            && swaps(s, seat, want, give)
            && swaps(s, other, give, want)
            && Goods.shown(s, other, give) - Goods.shown(s, other, want) >= OTHERS_GAIN) {
          most = gain;
          found = give * OBJECT + want;
        }
      }
    }
    return found;
  }

  /// Could the Group carry the one in the place of the other?
  private static boolean swaps(AmanecerState s, int seat, int got, int given) {
    return !s.content().object(given).light() || Loads.fits(s, seat, got);
  }

  /// What the attacked Group needs least of what an attacker may like, or NONE.
  private static int ransom(AmanecerState s, int seat, int attacker) {
    int own = Piles.objects(seat);
    int found = NONE;
    int least = 2 * PEACE;
    for (int i = 0; i < s.zones.size(own); i++) {
      int object = s.zones.at(own, i);
      int worth = Goods.worth(s, seat, object);
      if (worth < least
          && Goods.shown(s, attacker, object) >= PEACE
          && Loads.fits(s, attacker, object)) {
        least = worth;
        found = object;
      }
    }
    return found;
  }

  /// Puts the offer together: what is given, what is wanted, off it goes.
  static int draft(AmanecerState s, DealDraft<AmanecerState> draft, int seat, long choice) {
    return choice == next(s, draft.deal(), seat) ? 1 : Hints.FOOLISH;
  }

  private static long next(AmanecerState s, Deal deal, int seat) {
    int other = deal.to();
    boolean ransom = s.announcedOn == seat && s.announcedBy == other;
    int swap = ransom ? ransom(s, seat, other) : swap(s, seat, other);
    if (swap == NONE || deal.size() > 2) {
      return DealDraft.DROPPED;
    }
    long give = Code.of(Trading.GIVE, ransom ? swap : swap / OBJECT);
    long want = Code.of(Trading.WANT, swap % OBJECT);
    if (!deal.contains(give)) {
      return deal.size() == 0 ? give : DealDraft.DROPPED;
    }
    return ransom || deal.contains(want) ? DealDraft.SENT : want;
  }

  /// An offer is taken if it brings more than it takes; of whoever leads, if much more.
  static int reply(AmanecerState s, Deal deal, int seat, long choice) {
    boolean good = isGood(s, deal, seat);
    if (choice == DealReply.COUNTER) {
      return !good && counters(s, deal, seat) ? 2 : Hints.FOOLISH;
    }
    return (choice == DealReply.ACCEPT) == good ? 1 : Hints.FOOLISH;
  }

  /// Does a seat know a better swap with who makes the offer? Of one who buys peace it asks nothing
  /// else, and it makes one offer in a window.
  private static boolean counters(AmanecerState s, Deal deal, int seat) {
    return s.offers[seat] == 0 && s.announcedBy == NONE && swap(s, seat, deal.from()) != NONE_FOUND;
  }

  private static boolean isGood(AmanecerState s, Deal deal, int seat) {
    int gain = 0;
    int room = 0;
    for (int i = 0; i < deal.size(); i++) {
      int object = Code.a(deal.term(i));
      boolean light = s.content().object(object).light();
      if (Trading.DEALS.maker(deal, deal.term(i)) == seat) {
        gain -= Goods.worth(s, seat, object);
        room += light ? 0 : 1;
      } else if (light || --room >= 0 || Loads.fits(s, seat, object)) {
        gain += Goods.worth(s, seat, object);
      }
    }
    if (s.announcedBy == seat && s.announcedOn == deal.from()) {
      return gain >= PEACE;
    }
    int swaps = deal.size() > 1 && AmanecerHints.leader(s, seat) == deal.from() ? LEADER : 0;
    return gain > swaps;
  }
}
